//! Typing balls.

use std::time::Duration;

use tenpin::terminal::Incoming;
use tenpin::text::Language;

use crate::stage::{Bursts, Stage, alone, two};

fn marks(stage: &Stage, name: &str) -> String {
    stage.row(name).0.join(" ")
}

fn totals(stage: &Stage, name: &str) -> String {
    stage.row(name).1.join(" ")
}

#[test]
fn the_footer_of_80_columns_has_the_same_keys_in_korean() {
    let keys = ["u ", "e ", "p ", "v ", "s ", "a ", "h ", "q ", "? "];
    for language in [Language::English, Language::Korean] {
        let mut stage = Stage::new(80, 24).in_language(language);
        stage.type_keys("pjs<Enter>kyj<Enter><Enter>9-");
        let footer = format!(" {}", stage.lines().last().unwrap());
        for key in keys {
            assert!(footer.contains(&format!(" {key}")), "{key}: {footer}");
        }
    }
}

#[test]
fn a_newcomer_gets_to_the_first_ball_with_names_and_enter() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("");
    assert!(stage.shows("3 letters, then Enter"));
    stage.type_keys("pj");
    assert!(stage.shows("│ P │ │ J │ │ ▂ │") && stage.shows("1 more letter"));
    stage.type_keys("s<Enter>");
    assert!(stage.shows(" 1 PJS") && stage.shows("Enter on an empty name starts"));
    stage.type_keys("kyj<Enter><Enter>7");
    assert!(stage.shows_all(&["▶ PJS", "frame 1 · ball 2", "3 pins standing"]));
    stage.check_kept();
}

#[test]
fn a_whole_game_of_four() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter>kyj<Enter>abc<Enter>lee<Enter><Enter>");
    for _ in 0..9 {
        stage.type_keys("x9/8-f5");
    }
    stage.type_keys("xxx9/98-f");
    assert!(stage.shows("LEE") && stage.shows_all(&["▶ LEE", "frame 10 · ball 2"]));
    stage.type_keys("5");
    assert!(stage.shows("game 1 is over"));
    assert_eq!(stage.result("PJS")[..3], ["1", "PJS", "300"]);
    assert_eq!(stage.result("KYJ")[..3], ["2", "KYJ", "190"]);
    assert_eq!(stage.result("ABC")[..3], ["3", "ABC", "80"]);
    assert_eq!(stage.result("LEE")[..3], ["4", "LEE", "50"]);
    stage.check_kept();
}

#[test]
fn a_perfect_game_is_called_all_the_way() {
    let mut stage = alone();
    let calls = [
        (1, "PJS  strike"),
        (2, "PJS  double"),
        (3, "PJS  TURKEY"),
        (4, "PJS  4 in a row"),
        (11, "PJS  11 in a row"),
        (12, "PJS  300 · PERFECT GAME"),
    ];
    let mut bowled = 0;
    for (strikes, call) in calls {
        stage.type_keys(&"x".repeat(strikes - bowled));
        bowled = strikes;
        assert!(stage.shows(call), "{strikes}\n{}", stage.text());
    }
    assert!(stage.shows("300"));
}

#[test]
fn a_clean_game_is_called() {
    let mut stage = alone();
    stage.type_keys(&"9/".repeat(10));
    stage.type_keys("9");
    assert!(stage.shows("PJS  clean game"));
}

#[test]
fn what_is_not_legal_changes_nothing_and_says_why() {
    let cases = [
        ("", "/", "a spare takes two balls"),
        ("6", "7", "only 4 pins are left"),
        ("6", "x", "only 4 pins are left"),
    ];
    for (before, key, reason) in cases {
        let mut stage = two();
        stage.type_keys(before);
        let kept = stage.desk.kept.len();
        stage.type_keys(key);
        assert!(stage.shows(reason), "{}", stage.text());
        assert_eq!(stage.desk.kept.len(), kept);
        assert_eq!(marks(&stage, "PJS"), before);
    }
}

#[test]
fn only_legal_keys_are_offered() {
    let mut stage = two();
    stage.type_keys("7");
    assert!(stage.shows(" 0 -   1   2   3   / spare   f foul "));
    assert!(!stage.shows("x strike"));
}

#[test]
fn other_keys_of_a_ball_do_the_same() {
    let mut stage = two();
    stage.type_keys("*+.8");
    assert_eq!(
        (marks(&stage, "PJS"), marks(&stage, "KYJ")),
        ("X -|8".into(), "X".into())
    );
}

#[test]
fn caps_lock_and_a_korean_layer_make_no_difference() {
    let mut stage = two();
    stage.type_keys("XㅌㄹＸ텨");
    assert_eq!(marks(&stage, "PJS"), "X F|/");
    assert!(stage.shows("undone: KYJ bowled 10"), "{}", stage.text());
}

#[test]
fn totals_show_when_they_are_settled_and_never_before() {
    let mut stage = alone();
    stage.type_keys("x8");
    assert_eq!(totals(&stage, "PJS"), "");
    stage.type_keys("/");
    assert_eq!(totals(&stage, "PJS"), "20");
    stage.type_keys("81");
    assert_eq!(totals(&stage, "PJS"), "20 38 47");
}

#[test]
fn next_now_max_and_lead_are_told() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter>kyj<Enter>abc<Enter>lee<Enter><Enter>");
    stage.type_keys("x9-6/8/8/x-9x81xf89/x7");
    assert!(stage.shows("next  ABC  LEE"), "{}", stage.text());
    assert!(stage.shows("│  60 │") && stage.shows("│↑256 │"));
    let lanes: Vec<_> = stage
        .lines()
        .into_iter()
        .filter(|line| line.contains('┄'))
        .collect();
    assert!(
        lanes[0].contains("KYJ ━━━●┄") && lanes[0].ends_with(" 60 "),
        "{lanes:?}"
    );
    assert!(stage.shows("3 pins standing"));
}

#[test]
fn equal_scores_are_told_as_tied() {
    let mut stage = Stage::new(120, 36);
    stage.type_keys("pjs<Enter>kyj<Enter>abc<Enter><Enter>");
    stage.type_keys("xx9-");
    let told = stage
        .lines()
        .into_iter()
        .filter(|line| line.contains("tied"));
    assert_eq!(told.count(), 2, "{}", stage.text());
    assert!(stage.shows("1 behind") && !stage.shows("leads"));
}

#[test]
fn enter_and_n_begin_the_next_game() {
    let mut stage = alone();
    stage.type_keys("xxxxxxxxxxxx");
    assert!(stage.shows("game 1 is over") && stage.shows(" Enter next game "));
    stage.type_keys("n");
    assert!(stage.shows("game 2   frame 1  ◉"));
    stage.type_keys("u<Enter>");
    assert!(stage.shows("game 2   frame 1  ◉"));
    stage.type_keys("9/9/9/9/9/9/9/9/9/9/9");
    assert!(stage.shows("game 2 is over"));
    let row = stage.result("PJS");
    assert_eq!(row[row.len() - 3..], ["490", "245.0", "300"]);
    stage.check_kept();
}

#[test]
fn a_burst_after_the_last_ball_is_refused_and_does_not_begin_a_game() {
    let mut stage = alone();
    stage.type_keys(&"x".repeat(60));
    assert!(stage.shows("game 1 is over") && stage.shows("the game is over"));
    assert!(stage.shows(" Enter next game "));
    stage.check_kept();
}

#[test]
fn no_game_begins_within_half_a_second_of_the_last_ball() {
    for keys in ["<Enter>", "n"] {
        let mut stage = alone();
        stage.script.bursts = Bursts::Whole;
        stage.type_keys(&("x".repeat(12) + keys));
        assert!(stage.shows("game 1 is over"), "{keys}");
        stage.script.clock += Duration::from_millis(499);
        stage.type_keys(keys);
        assert!(stage.shows("game 1 is over"), "{keys}");
        stage.script.clock += Duration::from_millis(1);
        stage.type_keys(keys);
        assert!(
            stage.shows("game 2   frame 1  ◉"),
            "{keys}\n{}",
            stage.text()
        );
        stage.check_kept();
    }
}

#[test]
fn a_long_refusal_is_shown_to_its_end() {
    for (width, height) in [(80, 24), (46, 14), (40, 12)] {
        let mut stage = Stage::new(width, height);
        stage.type_keys("pjs<Enter>kyj<Enter><Enter>/");
        let words: Vec<_> = stage.text().split_whitespace().map(str::to_owned).collect();
        let sentence = "a spare takes two balls: type 0 to 10, or x for a strike";
        assert!(words.join(" ").contains(sentence), "{}", stage.text());
    }
}

#[test]
fn a_player_who_catches_up_is_shown_as_next() {
    let mut stage = two();
    stage.type_keys("xxxxxxpabc<Enter><Enter><Enter>8");
    assert!(stage.shows("next  ABC  PJS"), "{}", stage.text());
    assert!(!alone().shows("next"), "alone nobody follows");
}

#[test]
fn one_player_bowls_against_the_games_of_tonight_too() {
    let mut stage = alone();
    stage.type_keys(&"9-".repeat(10));
    stage.script.clock += Duration::from_secs(1);
    stage.type_keys("n");
    stage.type_keys("8-");
    let text = stage.text();
    assert!(
        text.contains("average  ─") && text.contains("best     ─"),
        "{text}"
    );
    assert!(text.contains("83 to beat your best game (90)"), "{text}");
}

#[test]
fn a_burst_is_taken_whole_before_it_is_painted() {
    let mut stage = two();
    stage.script.bursts = Bursts::Whole;
    let saves = stage.desk.saves;
    stage.type_keys("x9/8");
    assert_eq!(marks(&stage, "PJS"), "X 8");
    assert_eq!(
        stage.desk.saves - saves,
        2,
        "at the start, and once for all of it"
    );
    stage.check_kept();
}

#[test]
fn who_leads_is_seen_on_the_narrow_board_before_a_total_is_settled() {
    let mut stage = two();
    stage.type_keys("9-xx");
    let lines = stage.lines();
    let at = |text: &str| lines.iter().position(|line| line.contains(text)).unwrap();
    let (first, second) = (at("│  1 PJS │"), at("│▶ 2 KYJ │"));
    assert!(lines[first].ends_with("│  19 │ "), "{}", stage.text());
    assert!(lines[second].ends_with("│  10 │ "), "{}", stage.text());
}

#[test]
fn what_passes_a_rival_tells_how_many_frames_the_rival_has_to_go() {
    let mut stage = two();
    stage.type_keys("x9-x9-x");
    assert!(
        stage.shows("43 points to pass PJS (PJS has 7 frames to go)"),
        "{}",
        stage.text()
    );
    stage.type_keys(&"9-".repeat(12));
    assert!(stage.shows("(PJS has 1 frame to go)"), "{}", stage.text());
    stage.type_keys("9-9-");
    assert!(
        stage.shows("PJS is out of reach") && !stage.shows("to go"),
        "{}",
        stage.text()
    );
}

#[test]
fn large_balls_of_the_tenth_stand_evenly_in_its_cell() {
    let nine = "X X X X X X X X X";
    let tenths = [
        ("XXX", " █▄ ▄█ █▄ ▄█ █▄ ▄█ "),
        ("8/X", " █▀▀█    ▄█  █▄ ▄█ "),
        ("X7-", " █▄ ▄█ ▀▀▀█        "),
    ];
    for (tenth, row) in tenths {
        let mut stage = Stage::new(200, 60);
        stage.type_keys("ann<Enter>ben<Enter><Enter>");
        stage.send([Incoming::Paste(format!("{nine} {tenth}"))]);
        stage.type_keys("<Enter>");
        let cells: Vec<_> = stage.lines()[3].split('│').map(str::to_owned).collect();
        assert_eq!(cells.len(), 14, "{tenth}\n{}", stage.text());
        assert_eq!(cells[11], row, "{tenth}\n{}", stage.text());
    }
}
