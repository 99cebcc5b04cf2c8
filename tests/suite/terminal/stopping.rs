//! Stopped and continued: by Ctrl-Z, by the shell, from outside.

use rustix::process::Signal;

use super::glass::{Seen, Size};
use super::pty::{Pty, Setup, USUAL, portrait};

/// The new size of the window.
const BIGGER: Size = (100, 30);

fn game() -> Pty {
    let pty = Setup::tenpin(&["--no-save", "PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("7");
    pty.wait_for(&["ball 2", "3 pins standing"]);
    pty
}

/// The terminal belongs to the shell while the program is stopped; the window is resized; then `fg`.
fn stops_and_goes_on(mut pty: Pty) {
    pty.program.wait_stopped();
    assert_eq!(pty.residue(), [""; 0]);
    assert!(pty.look(Seen::text).starts_with("last night's score"));
    pty.resize(BIGGER);
    pty.signal(Signal::CONT);
    pty.wait_for_picture(&portrait(BIGGER, "7", &["3 pins standing"]));
    pty.type_keys("/");
    pty.wait_for_picture(&portrait(BIGGER, "7/", &["7 /", "▶ KYJ"]));
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

/// A script that starts the program stops with it. Otherwise its shell would wait for the script, and
/// the script for the program.
#[test]
fn control_z_stops_the_script_that_started_it_too() {
    let script = format!(
        "{} --quiet --no-save PJS KYJ; echo and the script goes on",
        env!("CARGO_BIN_EXE_tenpin")
    );
    let mut pty = Setup::program("/bin/sh", &["-c", &script]).start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("7");
    pty.wait_for(&["3 pins standing"]);
    pty.type_keys("\x1a");
    pty.program.wait_stopped();
    assert_eq!(pty.residue(), [""; 0]);
    pty.program.signal_group(Signal::CONT);
    pty.wait_for(&["3 pins standing"]);
    pty.type_keys("/");
    pty.wait_for(&["7 /", "▶ KYJ"]);
    pty.type_keys("\x03");
    pty.wait_for(&["and the script goes on"]);
    assert_eq!(pty.ends(), 0);
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
        pty.wait_for(&["ball 2", "3 pins standing"]);
    }
    pty.type_keys("/");
    pty.wait_for(&["7 /", "▶ KYJ"]);
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

/// The program can't prepare for such a stop, so the shell sets the modes itself.
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
    pty.wait_for_picture(&portrait(USUAL, "7/", &["7 /", "▶ KYJ"]));
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}
