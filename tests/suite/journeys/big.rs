//! The big view, for the far end of the room.

use tenpin::app::View;
use tenpin::text::Language;

use crate::stage::{Stage, two};

/// Any of the large letters.
fn is_large(stage: &Stage) -> bool {
    stage.shows("██")
}

#[test]
fn v_goes_to_the_big_view_and_back() {
    let mut stage = two();
    stage.type_keys("7");
    let sheet = stage.text();
    stage.type_keys("v");
    assert!(is_large(&stage) && !stage.shows("NAME"));
    assert!(stage.shows("frame 1   ball 2   3 pins stand"));
    stage.type_keys("v");
    assert_eq!(stage.text(), sheet);
}

#[test]
fn every_key_of_the_board_does_the_same_there() {
    let keys = "x9/811x-/u7r.ff<BS>5";
    let mut sheet = two();
    sheet.type_keys(keys);
    let mut big = two();
    big.type_keys("v");
    big.type_keys(keys);
    assert_eq!(big.desk.kept, sheet.desk.kept);
    assert_eq!(big.app.screen(), sheet.app.screen());
    assert!(is_large(&big));
}

#[test]
fn what_is_pending_and_what_is_refused_is_told() {
    let mut stage = two();
    stage.type_keys("v1");
    assert!(stage.shows("1…  0 ten · Enter one"));
    stage.type_keys("<Esc>67");
    assert!(stage.shows("4 pins stand"));
    assert!(stage.shows("7 thrown, 4 standing"));
}

#[test]
fn a_long_sentence_is_told_to_its_end() {
    let mut stage = Stage::new(40, 12);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>v67");
    let words = stage
        .text()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    assert!(
        words.contains("7 thrown, 4 standing: 0 to 4 can fall"),
        "{words}"
    );
    let mut stage = Stage::new(30, 8);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>v67");
    let words = stage
        .text()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    assert!(
        words.contains("7 thrown, 4 standing: 0 to 4 can fall"),
        "{words}"
    );
}

#[test]
fn a_call_is_as_large_as_the_rest() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter><Enter>vxx");
    let before = stage.text();
    stage.type_keys("x");
    assert!(stage.shows("PJS: a TURKEY!"));
    assert_ne!(stage.text(), before);
    assert_eq!(
        Language::English.large_call(tenpin::domain::Call::Strikes(5)),
        "5 STRIKES"
    );
}

#[test]
fn correcting_needs_the_sheet_and_comes_back() {
    let mut stage = two();
    stage.type_keys("7v<Left>");
    assert!(stage.shows("NAME") && !is_large(&stage));
    stage.type_keys("<Esc>");
    assert!(is_large(&stage));
    stage.type_keys("p");
    assert_eq!(stage.app.view(), View::Sheet);
    stage.type_keys("<Esc>");
    assert_eq!(stage.app.view(), View::Big);
}

#[test]
fn at_the_end_of_the_game_it_shows_who_won() {
    let mut stage = two();
    stage.type_keys("v");
    stage.type_keys(&"x9/".repeat(9));
    stage.type_keys("xxx9-");
    assert!(is_large(&stage) && stage.shows("next game"));
    stage.type_keys("n");
    assert!(is_large(&stage) && stage.shows("10 pins stand"));
}

#[test]
fn those_for_whom_there_is_no_room_are_counted() {
    let mut stage = Stage::new(80, 24);
    let names: Vec<_> = ('a'..='l')
        .map(|letter| format!("{letter}{letter}{letter}<Enter>"))
        .collect();
    stage.type_keys(&names.concat());
    stage.type_keys("<Enter>v");
    assert!(stage.shows("+ 10 more"), "{}", stage.text());
}
