//! Stopped and continued: by Ctrl-Z, by the shell, from outside.

use rustix::process::Signal;

use super::glass::Seen;
use super::pty::{Pty, Setup};

fn game() -> Pty {
    let pty = Setup::tenpin(&["PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1 of 10"]);
    pty.type_keys("7");
    pty.wait_for(&["ball 2", "3 pins stand"]);
    pty
}

/// The terminal is the shell's while the program sleeps; the window changes its size; then `fg`.
fn stops_and_goes_on(mut pty: Pty) {
    pty.program.wait_stopped();
    assert_eq!(pty.residue(), [""; 0]);
    assert!(pty.look(Seen::text).starts_with("last night's score"));
    pty.resize((100, 30));
    let foot = |seen: &Seen| seen.text().lines().nth(29).map(str::to_owned);
    pty.signal(Signal::CONT);
    pty.wait_until("the keys are at the foot of the new size", |seen| {
        foot(seen).is_some_and(|keys| keys.contains("quit"))
    });
    pty.wait_for(&["7", "3 pins stand"]);
    assert!(!pty.look(Seen::text).contains("last night"));
    pty.is_painted_right();
    pty.type_keys("/");
    pty.wait_for(&["7|/", "▶ KYJ"]);
    pty.type_keys("\x03");
    assert_eq!(pty.ends(), 0);
    assert!(pty.look(Seen::text).starts_with("last night's score"));
}

#[test]
fn control_z_gives_the_terminal_to_the_shell_and_takes_it_again() {
    let pty = game();
    pty.type_keys("\x1a");
    stops_and_goes_on(pty);
}

#[test]
fn a_polite_stop_signal_does_the_same() {
    let pty = game();
    pty.signal(Signal::TSTP);
    stops_and_goes_on(pty);
}

#[test]
fn it_can_be_stopped_again_and_again() {
    let mut pty = game();
    for _ in 0..5 {
        pty.type_keys("\x1a");
        pty.program.wait_stopped();
        assert_eq!(pty.residue(), [""; 0]);
        pty.signal(Signal::CONT);
        pty.wait_for(&["ball 2", "3 pins stand"]);
    }
    pty.type_keys("/");
    pty.wait_for(&["7|/", "▶ KYJ"]);
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

/// Nobody can be asked before such a stop, so the shell puts the modes right by itself.
#[test]
fn after_a_stop_without_warning_the_terminal_is_taken_again() {
    let mut pty = game();
    pty.signal(Signal::STOP);
    pty.program.wait_stopped();
    pty.take_modes_back();
    pty.forget();
    pty.signal(Signal::CONT);
    pty.wait_until("it is painted anew", |seen| seen.paints() > 0);
    pty.type_keys("/");
    pty.wait_for(&["7|/", "▶ KYJ"]);
    pty.is_painted_right();
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}
