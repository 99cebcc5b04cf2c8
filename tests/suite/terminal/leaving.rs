//! Every way out: by a key, by a signal, and because the terminal is gone.

use rustix::process::Signal;
use rustix::termios::LocalModes;

use super::glass::Seen;
use super::program::{LIMIT, Program};
use super::pty::{Pty, Setup};

/// A game in its third frame, with a ball thrown.
fn mid_frame() -> Pty {
    let pty = Setup::tenpin(&["PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1 of 10", "PJS"]);
    pty.type_keys("x9/7-817");
    pty.wait_for(&["frame 3", "ball 2", "3 pins stand"]);
    pty
}

#[test]
fn a_night_from_the_first_name_to_the_quiet_shell() {
    let mut pty = Setup::tenpin(&[]).start();
    pty.wait_for(&["players"]);
    assert!(!pty.modes().local_modes.contains(LocalModes::ICANON));
    let in_force = ["alternate screen", "hidden cursor", "bracketed paste"];
    assert_eq!(pty.look(Seen::residue), in_force);
    pty.type_keys("pjs\r");
    pty.wait_for(&["1  PJS"]);
    pty.type_keys("kyj\r");
    pty.wait_for(&["2  KYJ"]);
    pty.type_keys("\r");
    pty.wait_for(&["game 1", "frame 1 of 10"]);
    for _ in 1..=9 {
        pty.type_keys("x9/");
    }
    pty.wait_for(&["frame 10 of 10", "210", "152"]);
    pty.type_keys("xxx9/9");
    pty.wait_for(&["game 1 is over", "300", "190"]);
    pty.type_keys("n");
    pty.wait_for(&["game 2", "frame 1 of 10"]);
    pty.type_keys("q");
    pty.wait_for(&["Leave the game?"]);
    pty.type_keys("y");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

#[test]
fn control_c_leaves_at_once() {
    let mut pty = mid_frame();
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
    let mut pty = Setup::tenpin(&[]).start();
    pty.wait_for(&["players"]);
    pty.type_keys("pj\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

fn leaves_at(signal: Signal) -> u32 {
    let mut pty = mid_frame();
    pty.signal(signal);
    pty.ends_without_a_trace()
}

#[test]
fn a_request_to_terminate_in_mid_frame_ends_it() {
    assert_eq!(leaves_at(Signal::TERM), 128 + 15);
}

#[test]
fn a_hang_up_signal_in_mid_frame_ends_it() {
    assert_eq!(leaves_at(Signal::HUP), 128 + 1);
}

#[test]
fn an_interrupt_from_outside_in_mid_frame_ends_it() {
    assert_eq!(leaves_at(Signal::INT), 128 + 2);
}

#[test]
fn a_quit_signal_in_mid_frame_ends_it() {
    assert_eq!(leaves_at(Signal::QUIT), 128 + 3);
}

/// The program alone, after its terminal has closed.
fn orphan(setup: Setup) -> Program {
    let pty = setup.start();
    pty.wait_for(&["frame 1 of 10"]);
    pty.type_keys("7");
    pty.wait_for(&["ball 2"]);
    pty.hang_up()
}

/// As after a hang-up signal.
fn ends_in_order(mut program: Program) {
    assert_eq!(program.wait_exit(LIMIT), 128 + 1);
}

#[test]
fn the_program_goes_with_its_terminal() {
    ends_in_order(orphan(Setup::tenpin(&["PJS"])));
}

#[test]
fn it_goes_too_where_hang_ups_were_ignored() {
    let script = r#"trap "" HUP; exec "$0" PJS"#;
    let arguments = ["-c", script, env!("CARGO_BIN_EXE_tenpin")];
    ends_in_order(orphan(Setup::program("/bin/sh", &arguments)));
}

#[test]
fn it_goes_too_where_no_signal_tells_that_the_terminal_has_closed() {
    let setup = Setup::tenpin(&["PJS"]).not_controlled_by_the_terminal();
    ends_in_order(orphan(setup));
}
