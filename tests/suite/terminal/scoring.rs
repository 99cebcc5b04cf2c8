//! `tenpin score` in a terminal, where lines are typed.

use super::program::AT_ONCE;
use super::pty::Setup;

#[test]
fn score_without_balls_says_that_it_waits_for_lines() {
    let mut pty = Setup::program(env!("CARGO_BIN_EXE_tenpin"), &["score"]).start();
    pty.wait_for(&["waiting for games, one a line", "Ctrl-D ends"]);
    pty.type_keys("X 8/\r");
    pty.type_keys("\x04");
    pty.wait_for(&["|      |  X   |  8|/ |"]);
    assert_eq!(pty.program.wait_exit(AT_ONCE), 0);
}
