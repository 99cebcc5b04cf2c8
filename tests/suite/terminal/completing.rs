//! Completion in a real bash, if there is one.

use std::path::Path;

use super::program::LIMIT;
use super::pty::{Pty, Setup};
use crate::storage::Place;
use crate::stored_nights::says;

const BASH: &str = "/bin/bash";

/// A shell that can run the program. None if there is no bash.
fn bash(place: &Place) -> Option<Pty> {
    if !Path::new(BASH).exists() {
        println!("no {BASH}: completion was not tried");
        return None;
    }
    let program = Path::new(env!("CARGO_BIN_EXE_tenpin")).parent()?;
    let found = format!("{}:/usr/bin:/bin", program.display());
    let shell = Setup::program(BASH, &["--norc", "--noprofile", "-i"]);
    let pty = shell
        .variable("PATH", &found)
        .variable("PS1", "ready> ")
        .variable("TENPIN_DATA", &place.file().display().to_string())
        .start();
    pty.wait_for(&["ready>"]);
    pty.type_keys("source <(tenpin completions bash); echo kno''ws\r");
    pty.wait_for(&["knows"]);
    Some(pty)
}

#[test]
fn bash_lists_nights_with_their_date_and_players() {
    let place = Place::new();
    says(&place, "PJS KYJ", "x\n9\n");
    says(&place, "LEE", "x\n");
    let Some(mut pty) = bash(&place) else {
        return;
    };
    pty.type_keys("tenpin show \t\t");
    pty.wait_for(&["last", "PJS, KYJ", "LEE", "ready> tenpin show"]);
    // The line contains no description.
    pty.type_keys("1\t--lang en | tail -1 | wc -l\r");
    pty.wait_for(&["ready> tenpin show 1 --lang en | tail -1 | wc -l\n1\n"]);
    pty.type_keys("exit\r");
    assert_eq!(pty.program.wait_exit(LIMIT), 0);
}
