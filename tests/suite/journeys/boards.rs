//! What the board shows at every size: who is next, what can be reached, the pins, the totals.

use tenpin::app::ReplayScreen;
use tenpin::archive::{ClockTime, NightHeader};
use tenpin::domain::Player;

use crate::gallery::{begun, game, with_a_past};
use crate::stage::Stage;

const FOUR: &str = "pjs<Enter>kyj<Enter>lee<Enter>jim<Enter><Enter>";

fn played(size: (u16, u16), keys: &str) -> Stage {
    let mut stage = Stage::new(size.0, size.1);
    stage.type_keys(keys);
    stage
}

#[track_caller]
fn check(stage: &Stage, texts: &[&str]) {
    assert!(stage.shows_all(texts), "{texts:?}\n{}", stage.text());
}

#[track_caller]
fn check_absent(stage: &Stage, text: &str) {
    assert!(!stage.shows(text), "{text}\n{}", stage.text());
}

/// The end of a stored night with one game of this many players.
fn replayed((width, height): (u16, u16), players: usize) -> Stage {
    let bowled = played((80, 24), &(begun(players) + &game(players)));
    let entries = bowled.app.night().journal().entries();
    let events = entries.map(|entry| (entry.event.clone(), ClockTime::new(20, 14)));
    let header = NightHeader {
        number: 1,
        players: vec![Player::new("PJS").unwrap()],
        games: 1,
        ..NightHeader::default()
    };
    let mut stage = Stage::new(width, height);
    stage.desk.archive = Some(vec![ReplayScreen::new(header, events.collect())]);
    stage.type_keys("new<Enter><Enter>h<Enter><End>");
    stage
}

#[test]
fn who_is_next_is_told_on_boards_with_cards() {
    for size in [(110, 30), (120, 36), (120, 40), (160, 45), (200, 60)] {
        for keys in ["", "x9-9-9-9", "x9-9-9-9<Left>"] {
            let stage = played(size, &format!("{FOUR}{keys}"));
            check(&stage, &["next  KYJ  LEE"]);
        }
    }
}

#[test]
fn who_is_next_is_told_where_a_line_of_a_small_board_has_room() {
    for size in [(46, 14), (60, 18), (80, 24)] {
        for keys in ["", "7", "x9-"] {
            let stage = played(size, &format!("pjs<Enter>kyj<Enter><Enter>{keys}"));
            check(&stage, &["next  KYJ"]);
        }
    }
}

/// KYJ is up and far behind PJS, who has a turkey.
fn chased(size: (u16, u16), ball: &str) -> Stage {
    let frames = "x9-".repeat(3);
    played(size, &format!("pjs<Enter>kyj<Enter><Enter>{frames}x{ball}"))
}

/// Are brackets of the first card closed in the line in which they are opened?
fn is_whole(line: impl AsRef<str>) -> bool {
    let own = line.as_ref().split('│').nth(1).unwrap_or_default();
    own.matches('(').count() == own.matches(')').count()
}

#[test]
fn no_part_of_the_outlook_stands_alone_in_a_line() {
    let widths = (110..=160).step_by(5);
    for size in widths.flat_map(|width| [(width, 30), (width, 36), (width, 40)]) {
        for ball in ["", "7", "9"] {
            let stage = chased(size, ball);
            assert!(stage.lines().iter().all(is_whole), "{}", stage.text());
        }
    }
}

#[test]
fn up_to_three_pins_are_drawn_large_beside_the_words() {
    let pins = |size, ball| {
        let stage = played(size, &format!("{FOUR}{ball}"));
        stage.text().matches("▟██▙").count()
    };
    assert_eq!(pins((120, 36), "9"), 1);
    assert_eq!(pins((120, 36), "8"), 2);
    assert_eq!(pins((160, 36), "7"), 3);
    assert_eq!(pins((160, 36), "6"), 0, "four are small");
}

#[test]
fn nobody_chases_anybody_in_the_first_two_frames() {
    let stage = |keys: &str| played((80, 24), &format!("pjs<Enter>kyj<Enter><Enter>{keys}"));
    check_absent(&stage("x"), "to pass");
    check_absent(&stage("x9-x"), "to pass");
    check(
        &stage("x9-x9-x"),
        &["points to pass PJS (PJS has 7 frames to go)"],
    );
}

#[test]
fn with_a_pin_typed_as_standing_no_strike_is_possible() {
    let mut stage = played((80, 24), "pjs<Enter><Enter>d");
    check(&stage, &["best possible 300 (strike)"]);
    stage.type_keys("7");
    check(&stage, &["best possible 290 (spare)"]);
    check_absent(&stage, "(strike)");
}

#[test]
fn one_player_alone_sees_what_the_pace_leads_to() {
    let mut stage = with_a_past(Stage::new(80, 24));
    stage.type_keys("pjs<Enter><Enter>");
    check_absent(&stage, "on course");
    stage.type_keys("9-9/8");
    // 9 and 18 in two frames; 500 in three games.
    check(
        &stage,
        &["on course for 135 at this pace", "32 under the average"],
    );
    let mut stage = with_a_past(Stage::new(120, 36));
    stage.type_keys("pjs<Enter><Enter>9-9/8");
    check(&stage, &["on course for 135", "32 under the average"]);
}

#[test]
fn a_game_that_is_over_has_totals_and_nothing_more_is_possible() {
    for size in [(120, 36), (160, 45), (200, 60)] {
        let keys = begun(2) + &game(2);
        let stage = played(size, &format!("{keys}<Tab>"));
        check(&stage, &["TOTAL"]);
        check_absent(&stage, " NOW ");
        check_absent(&stage, "MAX");
        let stage = replayed(size, 2);
        check(&stage, &["TOTAL"]);
        check_absent(&stage, " NOW ");
        check_absent(&stage, "MAX");
        let running = played(size, &begun(2));
        check(&running, &[" NOW "]);
    }
}

#[test]
fn nobody_is_missing_in_the_series() {
    let second = format!("{FOUR}{}n{}", game(4), game(4));
    for height in [40, 60] {
        let stage = played((80, height), &second);
        let text = stage.text();
        let (over_the_table, _) = text.split_once("  score").unwrap();
        let (_, series) = over_the_table.rsplit_once("series   ").unwrap();
        for name in ["PJS ", "KYJ ", "LEE ", "JIM "] {
            assert!(series.contains(name), "{name}\n{text}");
        }
    }
}

#[test]
fn the_call_of_the_last_ball_stands_in_the_column_of_the_caps() {
    for size in [(80, 24), (120, 36)] {
        let stage = played(size, &(begun(2) + &"x9-".repeat(9) + "xxxxxx"));
        let lines = stage.lines();
        let caps = lines.iter().position(|line| line.contains("Tab the sheet"));
        let caps = caps.unwrap();
        let column = |line: &String| line.chars().position(|sign| sign != ' ');
        let call = lines.iter().position(|line| line.contains(" X  KYJ"));
        let call = call.unwrap_or_else(|| panic!("{}", stage.text()));
        assert_eq!(
            column(&lines[call]),
            column(&lines[caps]),
            "{}",
            stage.text()
        );
    }
}

#[test]
fn the_large_results_lead_to_the_sheet_and_to_the_results() {
    let mut stage = played((80, 24), &(begun(2) + &game(2) + "v"));
    check(&stage, &["v results"]);
    check_absent(&stage, "v sheet");
    stage.type_keys("<Tab>");
    check(&stage, &["TOTAL", "Tab results"]);
}

#[test]
fn a_frame_that_was_not_bowled_takes_no_ball() {
    let mut stage = played((80, 24), "pjs<Enter>kyj<Enter><Enter><Left>");
    check(&stage, &["nothing has been bowled yet"]);
    check_absent(&stage, "correct PJS");
    stage.type_keys("e");
    check_absent(&stage, "correct PJS");
    stage.type_keys("x9-e<Up><Right>7");
    check(
        &stage,
        &["correct PJS, frame 2", "frame 2 hasn't been bowled yet"],
    );
    check_absent(&stage, "→");
    stage.type_keys("2<Enter>");
    check(&stage, &["nothing typed yet"]);
}

#[test]
fn a_correction_tells_only_what_is_settled() {
    let mut stage = played((80, 24), "pjs<Enter><Enter>7/<Left>5-");
    check(&stage, &["frame 1", "total"]);
    check_absent(&stage, "…");
    check_absent(&stage, "7 / →");
    let caps = |stage: &Stage| {
        let lines = stage.lines();
        lines
            .iter()
            .any(|line| line.contains("Enter save   Backspace erase   Esc cancel"))
    };
    assert!(caps(&stage), "{}", stage.text());
    stage.type_keys("<BS>");
}

#[test]
fn by_pins_five_players_see_how_many_stand() {
    let five = "pjs<Enter>kyj<Enter>lee<Enter>jim<Enter>abc<Enter><Enter>";
    let stage = played((80, 24), &format!("{five}d"));
    check(&stage, &["●●●●●●●●●●"]);
    let stage = played((80, 24), &format!("{five}d7"));
    check(&stage, &["7 standing…", "●"]);
}

#[test]
fn the_end_of_a_replay_has_no_gap_in_its_card() {
    check_absent(&replayed((200, 60), 4), "╭─  ─");
}

#[test]
fn strikes_stand_in_the_middle_of_their_cell() {
    let stage = played((160, 45), &format!("{FOUR}x"));
    check(&stage, &["│    X    │"]);
}

#[test]
fn everybody_has_a_lane_in_the_big_view_of_large_screens() {
    for size in [(100, 30), (120, 36), (160, 45), (200, 60)] {
        let stage = played(size, &format!("{FOUR}x9-9-9-9v"));
        assert!(stage.text().matches("┄●").count() + stage.text().matches("●┄").count() >= 4);
    }
}
