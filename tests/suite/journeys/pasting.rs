//! A line of balls pasted on the board.

use tenpin::app::Screen;
use tenpin::domain::{Frame, Player};
use tenpin::terminal::Incoming;

use crate::stage::{Stage, alone, two};

fn paste(stage: &mut Stage, text: &str) {
    stage.send([Incoming::Paste(text.into())]);
}

fn frames(stage: &Stage, name: &str) -> String {
    let game = stage.app.night().game().unwrap();
    let seat = game.seat(Player::new(name).unwrap()).unwrap();
    let begun = seat.game().frames().iter().filter(|frame| frame.is_begun());
    let marks: Vec<_> = begun.map(Frame::to_string).collect();
    marks.join(" ")
}

#[test]
fn pasted_balls_are_shown_and_taken_by_enter() {
    let mut stage = alone();
    paste(&mut stage, "X 7/ 9-\n");
    assert!(stage.shows_all(&["paste", "PJS  X 7/ 9-", "Enter adds these balls"]));
    assert_eq!(stage.row("PJS").1, ["20", "39", "48"], "what it would be");
    assert_eq!(frames(&stage, "PJS"), "", "nothing is taken yet");
    stage.type_keys("<Enter>");
    assert!(matches!(stage.app.screen(), Screen::Bowling(_)));
    assert_eq!(frames(&stage, "PJS"), "X 7|/ 9|-");
    stage.type_keys("u");
    assert_eq!(frames(&stage, "PJS"), "X 7|/ 9");
    stage.check_kept();
}

#[test]
fn escape_drops_them() {
    let mut stage = two();
    stage.type_keys("7");
    let before = stage.text();
    paste(&mut stage, "2 9-");
    stage.type_keys("<Esc>");
    assert_eq!(stage.text(), before);
    assert_eq!(frames(&stage, "PJS"), "7");
    stage.check_kept();
}

#[test]
fn a_begun_frame_goes_on_and_further_frames_are_bowled_out_of_turn() {
    let mut stage = two();
    stage.type_keys("7");
    paste(&mut stage, "/ X 9-");
    assert!(stage.shows("PJS  7/ X 9-"), "{}", stage.text());
    stage.type_keys("<Enter>");
    assert_eq!(frames(&stage, "PJS"), "7|/ X 9|-");
    let up = stage.app.night().up().unwrap().name();
    assert_eq!(up.name(), "KYJ", "whoever was skipped follows at once");
    stage.check_kept();
}

#[test]
fn the_player_who_is_marked_gets_them() {
    let mut stage = two();
    stage.type_keys("<Tab>");
    paste(&mut stage, "8 1");
    stage.type_keys("<Enter>");
    assert_eq!(
        (frames(&stage, "PJS"), frames(&stage, "KYJ")),
        (String::new(), "8|1".into())
    );
    stage.check_kept();
}

#[test]
fn balls_that_do_not_fit_are_left_out_and_told() {
    let mut stage = alone();
    paste(&mut stage, "X 77 9-");
    assert!(
        stage.shows("ignored from character 4: only 3 pins are left"),
        "{}",
        stage.text()
    );
    stage.type_keys("<Enter>");
    assert_eq!(frames(&stage, "PJS"), "X 7");
    let mut full = alone();
    paste(&mut full, &"x".repeat(14));
    assert!(full.shows("ignored from character 13"), "{}", full.text());
    full.type_keys("<Enter>");
    assert!(matches!(full.app.screen(), Screen::Results(_)));
    full.check_kept();
}

#[test]
fn a_text_without_a_ball_changes_nothing() {
    for (text, told) in [
        ("hello", "'h' is not a ball: use 0-9, X, /, - or F"),
        ("/", "10 pins"),
        (
            "",
            "paste balls on the board, or names on the players screen (p)",
        ),
    ] {
        let mut stage = two();
        paste(&mut stage, text);
        assert!(stage.shows(told), "{}", stage.text());
        assert!(matches!(stage.app.screen(), Screen::Bowling(_)));
        stage.check_kept();
    }
}

#[test]
fn of_several_lines_the_first_is_taken_and_that_is_told() {
    let mut stage = two();
    stage.send([Incoming::Paste("X 7/ 9-\n8/ 54".into())]);
    assert!(
        stage.shows_all(&["X 7/ 9-", "only the first line was pasted"]),
        "{}",
        stage.text()
    );
}
