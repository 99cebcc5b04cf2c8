//! Undo and redo, over everything.

use crate::stage::{Stage, alone, two};

#[test]
fn a_mistake_is_put_right_in_two_keys() {
    let mut stage = two();
    stage.type_keys("8u");
    assert!(stage.shows("undone: PJS bowled 8") && stage.shows("r redo  u undo"));
    stage.type_keys("7");
    assert!(!stage.shows("r redo  u undo"));
    assert_eq!(stage.row("PJS").0, ["7"]);
    stage.check_kept();
}

#[test]
fn undo_goes_back_over_turns_and_redo_comes_again() {
    let mut stage = two();
    stage.type_keys("x9/7");
    let before = stage.text();
    stage.type_keys("uu");
    assert!(stage.shows_all(&["▶ KYJ", "frame 1 · ball 2"]));
    stage.type_keys("rr");
    assert!(stage.shows("redone: PJS bowled 7"));
    let without_notice = |text: &str| text.replace("redone: PJS bowled 7", "");
    let squeezed = |text: String| {
        text.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(squeezed(without_notice(&stage.text())), squeezed(before));
    stage.check_kept();
}

#[test]
fn undo_stops_at_the_beginning_and_redo_at_the_end_and_both_say_so() {
    let mut stage = alone();
    stage.type_keys("7uu");
    assert!(stage.shows("players") && stage.shows("undone: game 1 started"));
    stage.type_keys("uu");
    assert!(stage.shows("nothing to undo") && !stage.shows("PJS"));
    stage.type_keys("rrr");
    assert!(stage.shows("redone"), "{}", stage.text());
    assert_eq!(stage.row("PJS").0, ["7"]);
    stage.check_kept();
    let mut stage = alone();
    stage.type_keys("7r");
    assert!(stage.shows("nothing to redo"));
}

#[test]
fn a_new_ball_forgets_what_could_be_redone() {
    let mut stage = alone();
    stage.type_keys("7u6r");
    assert!(stage.shows("nothing to redo"));
    assert_eq!(stage.row("PJS").0, ["6"]);
}

#[test]
fn undo_goes_back_into_the_last_game() {
    let mut stage = alone();
    stage.type_keys("xxxxxxxxxxxxn7uu");
    assert!(stage.shows("game 1 is over") && stage.shows("undone: game 2 started"));
    stage.type_keys("u");
    assert!(stage.shows_all(&["▶ PJS", "frame 10 · ball 3"]));
    assert_eq!(stage.row("PJS").0.last().unwrap(), "X|X");
    stage.type_keys("9");
    assert!(stage.shows("299"));
    stage.check_kept();
}

#[test]
fn backspace_undoes_too() {
    let mut stage = alone();
    stage.type_keys("7<BS>");
    assert!(stage.shows("undone: PJS bowled 7"));
    stage.type_keys("xxxxxxxxxxxx<BS>");
    assert!(stage.shows("frame 10 · ball 3"));
}

#[test]
fn undo_takes_back_a_correction() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>x9-e-5<Enter>");
    assert_eq!(stage.row("KYJ").0, ["-|5"]);
    stage.type_keys("u");
    assert!(stage.shows("undone: KYJ frame 1 corrected to - 5"));
    assert_eq!(stage.row("KYJ").0, ["9|-"]);
    stage.check_kept();
}

#[test]
fn undo_takes_back_a_move_and_a_name() {
    let mut stage = two();
    stage.type_keys("x9-p<Tab>]");
    assert!(stage.shows(" 1 KYJ"));
    stage.type_keys("u");
    assert!(stage.shows(" 1 PJS") && stage.shows("undone: PJS moved to place 2"));
    stage.type_keys("<Up>nlee<Enter>");
    assert!(
        stage.shows("LEE") && !stage.shows("PJS"),
        "{}",
        stage.text()
    );
    stage.type_keys("u");
    assert!(stage.shows(" 1 PJS"), "{}", stage.text());
    stage.check_kept();
}
