//! Terminals of every size, and frequent changes of size.

use super::dice::Dice;
use super::glass::Size;
use super::pty::{Pty, Setup, USUAL, portrait};

/// Starts and takes balls at this size, and is complete once there is room again.
fn starts_at(size: Size, useful: &[&str]) {
    let mut pty = Setup::tenpin(&["--no-save", "PJS", "KYJ"])
        .size(size)
        .start();
    pty.wait_until("the screen is taken", |seen| {
        seen.residue().contains(&"bracketed paste")
    });
    pty.wait_for(useful);
    pty.type_keys("x9");
    pty.resize((5, 3));
    pty.resize(USUAL);
    pty.wait_for_picture(&portrait(USUAL, "x9", &["▶ KYJ", "ball 2", "1 pin left"]));
    pty.type_keys("\x03");
    assert_eq!(pty.ends(), 0);
}

#[test]
fn a_terminal_of_no_size_at_all() {
    starts_at((0, 0), &[]);
}

#[test]
fn a_terminal_of_one_cell() {
    starts_at((1, 1), &["▶"]);
}

#[test]
fn a_terminal_of_four_cells() {
    starts_at((2, 2), &["▶", "10"]);
}

#[test]
fn a_terminal_as_small_as_a_clock() {
    starts_at((15, 4), &["▶ PJS 10 pins", "now 0", "next KYJ"]);
}

#[test]
fn a_terminal_hardly_bigger_than_that() {
    starts_at((20, 5), &["▶ PJS 10 pins", "now 0", "next KYJ"]);
}

#[test]
fn a_terminal_as_big_as_a_wall() {
    starts_at((500, 200), &["frame 1  ◉", "▶ ██", "PJS is up", "quit"]);
}

/// All but one ball.
fn most_of_a_game() -> String {
    let nine_frames = "9-x8/7/-/f9812-90";
    format!("{}9-9", nine_frames.repeat(2))
}

fn storm(pty: &Pty, keys: &str) {
    let mut dice = Dice::new(7);
    let mut keys = keys.chars();
    for _ in 0..200 {
        pty.resize((1 + dice.below(200), 1 + dice.below(60)));
        if dice.below(8) == 0 {
            pty.type_keys(keys.next().map(String::from).unwrap_or_default());
        }
    }
    pty.type_keys(keys.as_str());
}

#[test]
fn a_storm_of_sizes_loses_no_key_and_leaves_the_last_one_painted() {
    let keys = most_of_a_game();
    let mut pty = Setup::tenpin(&["--no-save", "PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1  ◉"]);
    storm(&pty, &keys);
    pty.resize(USUAL);
    let last = ["frame 10  ●●●●●●●●●◉", "▶ KYJ", "ball 2"];
    pty.wait_for_picture(&portrait(USUAL, &keys, &last));
    pty.type_keys("\x03");
    assert_eq!(pty.ends(), 0);
}

/// What a window loses while it is small does not come back automatically.
#[test]
fn a_window_that_is_small_for_an_instant_is_painted_anew() {
    let pty = Setup::tenpin(&["--no-save", "PJS", "KYJ"]).start();
    let whole = pty.wait_for(&["frame 1  ◉", "▶ PJS"]);
    for _ in 0..100 {
        pty.resize((10, 3));
        pty.resize(USUAL);
        pty.wait_for_picture(&whole);
    }
}
