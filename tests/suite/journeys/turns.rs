//! Bowling out of turn, ending a game early, and rotating the order.

use tenpin::app::{Action, Target};
use tenpin::night::Event;
use tenpin::text::Language;

use crate::stage::{Stage, alone, two};

fn three() -> Stage {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter>kyj<Enter>abc<Enter><Enter>");
    stage
}

fn marks(stage: &Stage, name: &str) -> String {
    stage.row(name).0.join(" ")
}

#[test]
fn tab_marks_the_next_player_and_the_first_ball_calls_that_one_up() {
    let mut stage = three();
    let kept = stage.desk.kept.len();
    stage.type_keys("<Tab>");
    assert!(stage.shows_all(&["▶ KYJ", "KYJ bowls out of turn · Esc normal order"]));
    assert_eq!(stage.desk.kept.len(), kept, "nothing has happened yet");
    stage.type_keys("7");
    assert!(stage.shows_all(&["▶ KYJ", "frame 1 · ball 2", "3 pins standing"]));
    let called = &stage.desk.kept[kept..];
    assert!(
        matches!(called, [Event::CalledUp { .. }, Event::Bowled { .. }]),
        "{called:?}"
    );
    stage.type_keys("2");
    assert!(stage.shows("▶ PJS"), "whoever was skipped follows at once");
    stage.type_keys("xx");
    assert!(stage.shows_all(&["▶ PJS", "frame 2"]), "{}", stage.text());
    stage.check_kept();
}

#[test]
fn out_of_turn_is_told_whole_on_the_smallest_board() {
    let sentences = [
        (
            Language::English,
            "ABC bowls out of turn · Esc normal order",
        ),
        (Language::Korean, "ABC 먼저 던지는 중 · Esc 원래 순서로"),
    ];
    for (language, sentence) in sentences {
        let mut stage = Stage::new(46, 14).in_language(language);
        stage.type_keys("pjs<Enter>kyj<Enter>abc<Enter>lee<Enter>han<Enter><Enter>9-<Tab>");
        assert!(stage.shows(sentence), "{}", stage.text());
    }
}

#[test]
fn tab_and_shift_tab_go_round_and_escape_puts_it_back() {
    let mut stage = three();
    for (key, marked) in [
        ("<Tab>", "KYJ"),
        ("<Tab>", "ABC"),
        ("<Tab>", "PJS"),
        ("<S-Tab>", "ABC"),
        ("<S-Tab>", "KYJ"),
        ("<Esc>", "PJS"),
    ] {
        stage.type_keys(key);
        assert!(
            stage.shows(&format!("▶ {marked}")),
            "{key} {marked}\n{}",
            stage.text()
        );
        assert_eq!(stage.shows("out of turn"), marked != "PJS");
    }
    stage.type_keys("x");
    assert_eq!(marks(&stage, "PJS"), "X");
    assert!(
        !stage
            .desk
            .kept
            .iter()
            .any(|event| matches!(event, Event::CalledUp { .. }))
    );
    stage.check_kept();
}

#[test]
fn in_the_middle_of_a_frame_and_alone_nobody_else_is_up() {
    let mut stage = three();
    stage.type_keys("5<Tab>");
    assert!(stage.shows_all(&["▶ PJS", "PJS is in the middle of a frame: finish it first"]));
    let mut stage = alone();
    stage.type_keys("<Tab>");
    assert!(stage.shows("PJS is already up"), "{}", stage.text());
}

#[test]
fn whoever_sits_out_has_left_or_has_finished_is_passed_over() {
    let mut stage = three();
    stage.type_keys("p<Tab><Down>o<Enter><Tab>");
    assert!(stage.shows("▶ ABC"), "{}", stage.text());
    stage.click(Target::Name("KYJ".parse().unwrap()));
    assert!(
        stage.shows("KYJ is sitting out: come back first"),
        "{}",
        stage.text()
    );
}

#[test]
fn a_click_on_a_name_does_the_same() {
    let mut stage = three();
    stage.click(Target::Name("ABC".parse().unwrap()));
    assert!(stage.shows_all(&["▶ ABC", "ABC bowls out of turn"]));
    stage.click(Target::Name("PJS".parse().unwrap()));
    assert!(stage.shows("▶ PJS") && !stage.shows("out of turn"));
    stage.click(Target::Name("ABC".parse().unwrap()));
    stage.type_keys("x");
    assert_eq!(
        (marks(&stage, "ABC"), marks(&stage, "PJS")),
        ("X".into(), String::new())
    );
    stage.check_kept();
}

#[test]
fn a_ball_that_is_refused_calls_nobody_up() {
    let mut stage = three();
    let kept = stage.desk.kept.len();
    stage.type_keys("<Tab>/");
    assert!(stage.shows("a spare takes two balls"));
    assert_eq!(stage.desk.kept.len(), kept);
}

#[test]
fn undo_takes_back_the_ball_and_then_the_call() {
    let mut stage = three();
    stage.type_keys("<Tab>xu");
    assert!(stage.shows("▶ KYJ") && stage.shows("undone: KYJ bowled 10"));
    stage.type_keys("u");
    assert!(
        stage.shows("▶ PJS") && stage.shows("undone: KYJ bowls out of turn"),
        "{}",
        stage.text()
    );
    stage.type_keys("rr");
    assert_eq!(marks(&stage, "KYJ"), "X");
    stage.check_kept();
}

#[test]
fn ten_can_be_bowled_out_of_turn() {
    let mut stage = three();
    stage.type_keys("<Tab>10");
    assert_eq!(marks(&stage, "KYJ"), "X");
    assert!(
        stage.shows("▶ PJS") && stage.shows("10: strike"),
        "{}",
        stage.text()
    );
    stage.check_kept();
}

#[test]
fn the_way_back_is_told_after_a_refusal_too() {
    let mut stage = three();
    stage.type_keys("<Tab>/");
    assert!(
        stage.shows_all(&["a spare takes two balls", "Esc normal order", "q quit"]),
        "{}",
        stage.text()
    );
    stage.type_keys("<Esc>");
    assert!(!stage.shows("normal order"), "{}", stage.text());
}

#[test]
fn it_is_the_same_in_the_big_view() {
    let mut stage = three();
    stage.type_keys("v<Tab>");
    assert!(stage.shows("KYJ bowls out of turn"), "{}", stage.text());
    stage.type_keys("xv");
    assert_eq!(marks(&stage, "KYJ"), "X");
}

const ENDED: &str = "x9-72q";

#[test]
fn q_and_g_end_the_game_where_it_is() {
    let mut stage = two();
    stage.type_keys(ENDED);
    assert!(
        stage.shows_all(&["Enter quit", "g end this game now", "Esc stay"]),
        "{}",
        stage.text()
    );
    stage.type_keys("g");
    assert!(
        stage.shows("game 1 is over") && stage.shows("game 1 ended early"),
        "{}",
        stage.text()
    );
    assert_eq!(stage.result("PJS")[..3], ["1", "PJS", "28…"]);
    assert_eq!(stage.result("KYJ")[..3], ["2", "KYJ", "9…"]);
    assert!(stage.shows("… unfinished: not in averages"));
    stage.check_kept();
    stage.type_keys("<Tab>");
    assert!(
        stage.shows("│    cut │") && !stage.shows("↑"),
        "{}",
        stage.text()
    );
}

#[test]
fn undo_brings_the_game_back_and_the_next_one_can_begin() {
    let mut stage = two();
    stage.type_keys(ENDED);
    stage.type_keys("gu");
    assert!(
        stage.shows_all(&["▶ KYJ", "frame 2 · ball 1", "undone: game 1 ended early"]),
        "{}",
        stage.text()
    );
    stage.type_keys("rn");
    assert!(stage.shows("game 2   frame 1"), "{}", stage.text());
    stage.check_kept();
}

#[test]
fn a_game_without_a_ball_and_one_that_is_over_are_not_ended() {
    let mut stage = two();
    let mut over = alone();
    over.type_keys("xxxxxxxxxxxx");
    for stage in [&mut stage, &mut over] {
        stage.type_keys("qg");
        assert!(stage.shows("Enter quit") && !stage.shows("g end this game"));
    }
    stage.type_keys("<Esc>x");
    assert!(
        stage.shows("KYJ is up") || stage.shows("▶ KYJ"),
        "{}",
        stage.text()
    );
}

#[test]
fn ending_the_game_can_be_clicked() {
    let mut stage = two();
    stage.type_keys(ENDED);
    stage.click(Target::Key(Action::EndGame));
    assert!(stage.shows("game 1 is over"));
}

#[test]
fn the_words_are_korean_where_the_language_is() {
    let mut stage = three().in_language(Language::Korean);
    stage.type_keys("<Tab>");
    assert!(stage.shows("KYJ 먼저 던지는 중"), "{}", stage.text());
    stage.type_keys("xqg");
    assert!(stage.shows("… 미완료: 평균에서 빠짐"), "{}", stage.text());
}

#[test]
fn the_order_turns_from_game_to_game_once_that_is_switched_on() {
    let mut stage = two();
    stage.type_keys("p<Tab>c");
    assert!(stage.shows("a different player starts each game"));
    stage.type_keys(&format!("<Enter>{}<Enter>", "9-".repeat(20)));
    assert!(stage.shows_all(&["▶ KYJ", "game 2   frame 1"]));
    stage.type_keys("u<Enter>");
    assert!(stage.shows("▶ KYJ"), "the order is not turned twice");
    stage.type_keys(&format!("{}p<Tab>c", "9-".repeat(20)));
    assert!(stage.shows("the order stays from game to game"));
    stage.type_keys("<Enter><Enter>");
    assert!(stage.shows_all(&["▶ KYJ", "game 3   frame 1"]));
    stage.check_kept();
}

#[test]
fn whoever_is_ranked_alone_has_won_nothing() {
    let mut stage = two();
    stage.type_keys("9-9-p<Tab><Down>l<Enter>");
    stage.type_keys(&"9-".repeat(9));
    assert!(
        stage.shows("game 1 is over") && !stage.shows("wins"),
        "{}",
        stage.text()
    );
    let mut small = Stage::new(46, 14);
    small.type_keys("pjs<Enter>kyj<Enter><Enter>9-9-p<Tab><Down>l<Enter>");
    small.type_keys(&"9-".repeat(9));
    assert!(small.shows("PJS bowled 90"), "{}", small.text());
}

#[test]
fn after_a_gutter_ball_the_key_of_a_strike_is_offered_as_a_spare() {
    let mut stage = two();
    stage.type_keys("-");
    assert!(
        stage.shows(" x / spare ") && !stage.shows("strike"),
        "{}",
        stage.text()
    );
    stage.type_keys("x");
    assert_eq!(marks(&stage, "PJS"), "-|/");
    assert!(stage.shows("PJS  spare"), "{}", stage.text());
    stage.type_keys("5");
    assert!(stage.shows(" / spare ") && !stage.shows(" x / spare "));
}

#[test]
fn escape_puts_a_call_back_whose_ball_was_taken_back() {
    let mut stage = three();
    stage.type_keys("<Tab>7u");
    assert!(stage.shows("▶ KYJ"));
    stage.type_keys("<Esc>");
    assert!(stage.shows("▶ PJS"), "{}", stage.text());
    stage.type_keys("<Esc>");
    assert!(stage.shows("▶ PJS"), "a further one does nothing");
    stage.check_kept();
}

#[test]
fn putting_it_back_is_offered_as_long_as_it_works() {
    let mut stage = three();
    stage.type_keys("<Tab>8u");
    assert!(
        stage.shows_all(&["▶ KYJ", "Esc normal order"]),
        "{}",
        stage.text()
    );
    stage.type_keys("<Esc>");
    assert!(
        stage.shows("▶ PJS") && !stage.shows("normal order"),
        "{}",
        stage.text()
    );
}
