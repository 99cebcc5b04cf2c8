//! More input than a person types: bursts, pastes, and partial keys.

use std::thread;
use std::time::Duration;

use rustix::process::Signal;

use super::glass::Seen;
use super::keeping::{kept, setup};
use super::program::wait_until;
use super::pty::{Pty, Setup};
use crate::storage::Place;

/// Longer than the program needs for a key.
const A_PAUSE: Duration = Duration::from_millis(300);

fn board() -> Pty {
    let pty = Setup::tenpin(&["PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1  ◉", "▶ PJS"]);
    pty
}

fn players() -> Pty {
    let pty = Setup::tenpin(&[]).start();
    pty.wait_for(&["who's bowling tonight?", "Who's bowling first?"]);
    pty
}

fn leave(mut pty: Pty) {
    assert!(pty.program.has_ended().is_none());
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

#[test]
fn three_thousand_balls_at_once_are_one_game_and_no_more() {
    let pty = board();
    pty.type_keys("x".repeat(3_000));
    pty.wait_for(&["game 1 is over", "300"]);
    // No game can be started within half a second of the last ball.
    std::thread::sleep(std::time::Duration::from_millis(600));
    pty.type_keys("n");
    pty.wait_for(&["game 2", "frame 1  ◉"]);
    leave(pty);
}

#[test]
fn balls_that_can_not_be_are_refused_and_the_first_one_stands() {
    let pty = board();
    pty.type_keys("7".repeat(3_000));
    pty.wait_for(&["ball 2", "3 pins standing", "only 3 pins are left"]);
    pty.type_keys("/");
    pty.wait_for(&["7 /", "▶ KYJ", "10 pins standing"]);
    leave(pty);
}

/// The last balls of the flood are visible without another key.
#[test]
fn a_hundred_thousand_keys_at_once_are_all_taken() {
    let pty = board();
    pty.type_keys(format!("{}/x", "9/u".repeat(33_333)));
    pty.wait_for(&["9 /", "X", "frame 2  ●◉", "▶ PJS"]);
    leave(pty);
}

/// Keys that were read together must not wait until one more comes.
#[test]
fn every_burst_is_taken_to_its_last_key() {
    let pty = board();
    for _ in 0..50 {
        pty.type_keys(format!("{}7", "7u".repeat(700)));
        pty.wait_for(&["3 pins standing"]);
        pty.type_keys(format!("{}u", "/u".repeat(700)));
        pty.wait_for(&["10 pins standing", "▶ PJS"]);
    }
    leave(pty);
}

#[test]
fn pasted_names_join() {
    let pty = players();
    pty.paste("pjs, KYJ,lee");
    pty.wait_for(&[" 1 PJS", " 2 KYJ", " 3 LEE"]);
    pty.paste("abc\r\ndef\n");
    pty.wait_for(&[" 4 ABC", " 5 DEF", "line-up"]);
    leave(pty);
}

#[test]
fn a_paste_on_the_board_is_shown_and_no_ball_before_enter() {
    let pty = board();
    pty.type_keys("7");
    pty.wait_for(&["3 pins standing"]);
    pty.paste("2/x\rqy\x03");
    pty.wait_for(&["Enter adds these balls", "ignored from character 2"]);
    pty.type_keys("\x1b");
    pty.wait_for(&["▶ PJS", "3 pins standing"]);
    leave(pty);
}

/// Five megabytes of everything that would be an action if typed.
fn everything() -> String {
    let orders = "q\ry\n\x03\x1a\x1b[A\x1b\x1bqy u x / 9 \x1b]0;title\x07 \u{d2a8} ";
    orders.repeat(5_000_000 / orders.len() + 1)
}

#[test]
fn a_paste_of_five_megabytes_triggers_no_action_among_the_players() {
    let pty = players();
    pty.paste(&everything());
    pty.wait_gone("Who's bowling first?");
    pty.wait_for(&["line-up", "│ ▂ │ │   │ │   │"]);
    pty.type_keys("pjs\r");
    pty.wait_for(&[" 1 PJS"]);
    leave(pty);
}

#[test]
fn a_paste_of_five_megabytes_triggers_no_action_on_the_board() {
    let pty = board();
    pty.type_keys("7");
    pty.wait_for(&["3 pins standing"]);
    pty.paste(&everything());
    pty.wait_for(&["'q' is not a ball"]);
    pty.wait_for(&["game 1", "▶ PJS", "3 pins standing"]);
    pty.type_keys("2");
    pty.wait_for(&["7|2", "▶ KYJ"]);
    leave(pty);
}

#[test]
fn a_paste_that_never_ends_does_not_keep_signals_out() {
    let mut pty = board();
    pty.type_keys("7");
    pty.wait_for(&["3 pins standing"]);
    let before = pty.look(Seen::picture);
    pty.type_keys("\x1b[200~and so on\r2/qy");
    thread::sleep(A_PAUSE);
    assert_eq!(pty.look(Seen::picture), before);
    pty.signal(Signal::TERM);
    assert_eq!(pty.ends_without_a_trace(), 128 + 15);
}

#[test]
fn a_key_sequence_that_is_cut_off_holds_up_nothing() {
    let mut pty = board();
    pty.type_keys("7");
    pty.wait_for(&["3 pins standing"]);
    pty.type_keys("\x1b[");
    thread::sleep(A_PAUSE);
    pty.forget();
    pty.resize((100, 30));
    pty.wait_for(&["3 pins standing"]);
    pty.signal(Signal::TERM);
    assert_eq!(pty.ends_without_a_trace(), 128 + 15);
}

/// Passing a key to another thread would take longer than painting the change.
#[cfg(target_os = "linux")]
#[test]
fn one_thread_waits_for_everything() {
    let pty = board();
    pty.type_keys("7");
    pty.wait_for(&["3 pins standing"]);
    assert_eq!(pty.threads(), 1);
    leave(pty);
}

/// A slow connection can split an arrow key. The halves are Esc and letters, and none of them may be or
/// undo a ball.
#[test]
fn half_an_arrow_key_changes_nothing() {
    let pty = board();
    pty.type_keys("x7");
    pty.wait_for(&["▶ KYJ", "3 pins standing"]);
    let before = pty.look(Seen::picture);
    pty.type_keys("\x1b");
    thread::sleep(A_PAUSE);
    pty.type_keys("[C");
    thread::sleep(A_PAUSE);
    assert_eq!(pty.look(Seen::picture), before);
    pty.type_keys("/");
    pty.wait_for(&["X", "7 /", "frame 2  ●◉", "▶ PJS"]);
    leave(pty);
}

#[test]
fn a_terminal_that_does_not_read_for_a_while_costs_no_ball() {
    let place = Place::new();
    let game = setup(&place, &["--still", "PJS", "KYJ"]);
    let mut pty = game.size((200, 60)).start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.forget();
    let balls = "9-8/".repeat(5);
    // The test's look at the screen keeps the terminal from reading. Switching the view repaints
    // everything, which soon exceeds the terminal's buffer.
    let keys = balls.chars().flat_map(|ball| ['v', 'v', ball]);
    pty.look(|_| {
        for key in keys {
            pty.type_keys(key.to_string());
            thread::sleep(A_PAUSE / 6);
        }
    });
    pty.wait_for(&["PJS is up"]);
    wait_until("every ball is kept", || kept(&place).len() == balls.len());
    let paints = pty.look(Seen::paints);
    assert!(paints < balls.len(), "{paints} paints: nothing was held up");
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

/// Signals don't wait behind keys, however expensive those are.
#[test]
fn a_signal_is_answered_in_the_middle_of_a_flood_of_costly_keys() {
    let place = Place::new();
    let mut pty = setup(&place, &["PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1  ◉"]);
    let keys = "9/h\x1ba\x1bp\x1bxu".repeat(100_000);
    pty.type_keys(keys);
    thread::sleep(A_PAUSE);
    pty.signal(Signal::TERM);
    assert_eq!(pty.ends(), 128 + 15);
}
