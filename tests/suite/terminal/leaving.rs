//! Every way to end the program: by a key, by a signal, and because the terminal is gone.

use rustix::process::Signal;
use rustix::termios::LocalModes;

use super::glass::{Seen, Size};
use super::program::{LIMIT, Program};
use super::pty::{Pty, Setup, USUAL};

/// A game in its third frame, with a ball bowled.
fn mid_frame() -> Pty {
    let pty = Setup::tenpin(&["PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1  ◉", "PJS"]);
    pty.type_keys("x9/7-817");
    pty.wait_for(&["frame 3", "ball 2", "3 pins standing"]);
    pty
}

#[test]
fn a_night_from_the_first_name_to_the_quiet_shell() {
    let mut pty = Setup::tenpin(&[]).start();
    pty.wait_for(&["how it goes"]);
    assert!(!pty.modes().local_modes.contains(LocalModes::ICANON));
    let in_force = [
        "alternate screen",
        "hidden cursor",
        "bracketed paste",
        "mouse",
        "no alternate scrolling",
    ];
    assert_eq!(pty.look(Seen::residue), in_force);
    pty.type_keys("pjs\r");
    pty.wait_for(&[" 1 PJS"]);
    pty.type_keys("kyj\r");
    pty.wait_for(&[" 2 KYJ"]);
    pty.type_keys("\r");
    pty.wait_for(&["game 1", "frame 1  ◉"]);
    for _ in 1..=9 {
        pty.type_keys("x9/");
    }
    pty.wait_for(&["frame 10  ●●●●●●●●●◉", "210", "152"]);
    pty.type_keys("xxx9/9");
    pty.wait_for(&["game 1 is over", "300", "190"]);
    // No game can be started within half a second of the last ball.
    std::thread::sleep(std::time::Duration::from_millis(600));
    pty.type_keys("n");
    pty.wait_for(&["game 2", "frame 1  ◉"]);
    pty.type_keys("q");
    pty.wait_for(&["Quit?"]);
    pty.type_keys("y");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

/// The terminal's content after these balls of two players, and quitting.
fn left_after(balls: &str, size: Size, arguments: &[&str]) -> String {
    let arguments = [arguments, &["PJS", "KYJ"]].concat();
    let mut pty = Setup::talkative(&arguments).size(size).start();
    pty.wait_for(&["PJS"]);
    pty.type_keys(balls);
    pty.type_keys("\x03");
    assert_eq!(pty.ends(), 0);
    pty.look(Seen::text)
}

#[test]
fn the_boards_of_the_night_stay_in_the_terminal() {
    let left = left_after("x9/7", USUAL, &[]);
    let board = "\
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |  7   |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |
|  KYJ |  9|/ |      |      |      |      |      |      |      |      |      |";
    assert!(left.contains(board), "{left}");
    assert!(left.contains("1. PJS 24  2. KYJ 10"), "{left}");
    let korean = left_after("x9/7", USUAL, &["--lang", "ko"]);
    assert!(korean.contains("1위 PJS 24점  2위 KYJ 10점"), "{korean}");
}

#[test]
fn they_are_no_wider_than_the_terminal() {
    let left = left_after("x9/7", (50, 24), &[]);
    let first_half = "| NAME |  01  |  02  |  03  |  04  |  05  |\n|  PJS |  X   |  7   |";
    assert!(
        left.contains(first_half) && left.contains("|  10  |\n"),
        "{left}"
    );
    let narrow = left_after("x9/7", (30, 24), &[]);
    assert!(narrow.contains("1. PJS 24  2. KYJ 10") && !narrow.contains("NAME"));
}

#[test]
fn where_nothing_was_bowled_or_nobody_wants_it_nothing_stays() {
    for (arguments, balls) in [(&["PJS"][..], ""), (&["--quiet", "PJS"], "x")] {
        let mut pty = Setup::talkative(arguments).start();
        pty.wait_for(&["PJS", "quit"]);
        pty.type_keys(balls);
        pty.type_keys("\x03");
        assert_eq!(pty.ends_without_a_trace(), 0);
    }
}

#[test]
fn control_c_leaves_at_once() {
    let mut pty = mid_frame();
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
    let mut pty = Setup::tenpin(&[]).start();
    pty.wait_for(&["how it goes"]);
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

/// The program without its terminal, which has closed.
fn orphan(setup: Setup) -> Program {
    let pty = setup.start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("7");
    pty.wait_for(&["ball 2"]);
    pty.hang_up()
}

/// Ends as after a hang-up signal.
fn ends_in_order(mut program: Program) {
    assert_eq!(program.wait_exit(LIMIT), 128 + 1);
}

#[test]
fn the_program_goes_with_its_terminal() {
    ends_in_order(orphan(Setup::tenpin(&["PJS"])));
}

#[test]
fn it_goes_with_a_terminal_that_vanishes_while_it_paints() {
    for _ in 0..5 {
        let script = r#"trap "" HUP; exec "$0" PJS KYJ ABC LEE"#;
        let arguments = ["-c", script, env!("CARGO_BIN_EXE_tenpin")];
        let pty = Setup::program("/bin/sh", &arguments)
            .size((200, 60))
            .start();
        pty.wait_for(&["frame 1"]);
        pty.type_keys("9/v".repeat(30));
        ends_in_order(pty.hang_up());
    }
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
