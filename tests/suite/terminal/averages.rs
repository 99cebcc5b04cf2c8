//! Averages and records, in a real terminal.

use super::keeping::setup;
use crate::storage::Place;

#[test]
fn a_game_that_was_just_finished_counts() {
    let place = Place::new();
    let mut pty = setup(&place, &["PJS"]).start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("xxxxxxxxxxxxa");
    pty.wait_for(&[
        "averages",
        "PJS  1 game,",
        "high game           300",
        "  1 night",
    ]);
    pty.type_keys("a");
    pty.wait_for(&["game 1 is over"]);
    pty.type_keys("qy");
    assert_eq!(pty.ends_without_a_trace(), 0);
}
