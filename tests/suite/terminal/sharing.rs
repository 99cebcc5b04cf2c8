//! Sharing the night, in a real terminal: what the terminal receives, and the files in the directory.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use tempfile::TempDir;

use super::pty::{Pty, Setup};
use crate::serving::driver::from_base64;

/// The text board of one strike in the first frame, under its number.
const BOARD: &str = "\
game 1 (in frame 2)
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |
1. PJS 10

";

/// A game with a strike in it, played in this directory.
fn played_in(directory: &Path, arguments: &[&str]) -> Pty {
    let pty = Setup::tenpin(arguments).directory(directory).start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("x");
    pty.wait_for(&["frame 2  ●◉"]);
    pty
}

fn leave(mut pty: Pty) {
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

#[test]
fn a_picture_is_not_poured_into_a_terminal() {
    let place = TempDir::new().unwrap();
    let file = place.path().join("nights.db");
    let file = file.to_str().unwrap();
    for (language, advice) in [("en", "use -o night.png"), ("ko", "-o night.png")] {
        let arguments = [
            "export", "--format", "png", "--data", file, "--lang", language,
        ];
        let mut pty = Setup::tenpin(&arguments).start();
        assert_eq!(pty.ends(), 2);
        pty.wait_for(&[advice]);
    }
}

fn files(directory: &Path) -> Vec<String> {
    let files = fs::read_dir(directory).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

/// The board below the line with the date of the night: `tenpin 2026-11-16 19:42`.
#[track_caller]
fn assert_is_dated_board(text: &str) {
    let (when, board) = text.split_once("\n\n").unwrap();
    let shape = when.replace(|sign: char| sign.is_ascii_digit(), "0");
    assert_eq!((shape.as_str(), board), ("tenpin 0000-00-00 00:00", BOARD));
}

#[test]
fn the_terminal_is_asked_to_copy_the_text_boards() {
    let place = TempDir::new().unwrap();
    let pty = played_in(place.path(), &["--no-save", "--still", "PJS"]);
    pty.forget();
    pty.type_keys("sb");
    pty.wait_for(&["copied (if your terminal allows it)"]);
    let written = pty.look(|seen| String::from_utf8_lossy(seen.raw()).into_owned());
    let (before, order) = written.split_once("\x1b]52;c;").unwrap();
    let (copied, _) = order.split_once("\x1b\\").unwrap();
    assert_is_dated_board(&String::from_utf8(from_base64(copied)).unwrap());
    let (begun, ended) = (before.matches("[?2026h"), before.matches("[?2026l"));
    assert_eq!(begun.count(), ended.count(), "not inside a paint");
    assert_eq!(files(place.path()), [""; 0]);
    leave(pty);
}

#[test]
fn files_are_written_where_the_program_was_started_and_none_is_overwritten() {
    for arguments in [&["--no-save", "PJS"][..], &["PJS"]] {
        let place = TempDir::new().unwrap();
        let pty = played_in(place.path(), arguments);
        for (keys, told) in [("st", ".txt"), ("ss", ".svg")] {
            pty.type_keys(keys);
            pty.wait_for(&["saved /", told]);
        }
        let names = files(place.path());
        assert!(names.len() == 2 && names.iter().all(|name| is_dated(name)));
        let text = fs::read_to_string(place.path().join(&names[1])).unwrap();
        assert_is_dated_board(&text);
        let picture = fs::read_to_string(place.path().join(&names[0])).unwrap();
        assert!(picture.starts_with("<svg") && picture.contains(&names[0][7..17]));
        leave(pty);
    }
}

/// `tenpin-2026-11-16-1942.svg`
fn is_dated(name: &str) -> bool {
    let shape: String = name
        .chars()
        .map(|sign| if sign.is_ascii_digit() { '0' } else { sign })
        .collect();
    ["tenpin-0000-00-00-0000.svg", "tenpin-0000-00-00-0000.txt"].contains(&shape.as_str())
}

/// A stored night is named after its start, so the file name doesn't change over time.
#[test]
fn the_second_file_of_a_night_gets_a_number() {
    let place = TempDir::new().unwrap();
    let pty = played_in(place.path(), &["PJS"]);
    pty.type_keys("st");
    pty.wait_for(&["saved /", ".txt"]);
    let first = files(place.path()).remove(0);
    fs::write(place.path().join(&first), "mine").unwrap();
    for copy in ["-2.txt", "-3.txt"] {
        pty.type_keys("st");
        pty.wait_for(&[copy]);
    }
    assert_eq!(files(place.path()).len(), 3);
    let untouched = fs::read_to_string(place.path().join(first)).unwrap();
    assert_eq!(untouched, "mine");
    leave(pty);
}

#[test]
fn a_directory_that_can_not_be_written_to_is_told_and_the_game_goes_on() {
    let place = TempDir::new().unwrap();
    let gone = place.path().join("gone");
    fs::create_dir(&gone).unwrap();
    let pty = played_in(&gone, &["--no-save", "PJS"]);
    // Root can write even to a read-only directory, but not to one that doesn't exist.
    fs::remove_dir(&gone).unwrap();
    pty.type_keys("ss");
    pty.wait_for(&["can't write: tenpin-"]);
    pty.type_keys("9");
    pty.wait_for(&["1 pin left"]);
    leave(pty);
}

/// A fake `xclip` with this script, and a terminal with a display for it.
fn with_tool(place: &TempDir, script: &str) -> Setup {
    let tool = place.path().join("xclip");
    fs::write(&tool, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&tool, fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:/usr/bin:/bin", place.path().display());
    Setup::tenpin(&["--no-save", "--still", "PJS"])
        .directory(place.path())
        .variable("PATH", &path)
        .variable("DISPLAY", ":0")
}

/// The game with a strike, copied.
fn copied(setup: Setup, told: &str) -> Pty {
    let pty = setup.start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("x");
    pty.wait_for(&["frame 2  ●◉"]);
    pty.type_keys("sc");
    pty.wait_for(&[told]);
    pty
}

#[test]
fn the_tool_of_the_system_copies_the_result() {
    let place = TempDir::new().unwrap();
    let pty = copied(with_tool(&place, "cat > copied"), "copied with xclip");
    let text = fs::read_to_string(place.path().join("copied")).unwrap();
    assert!(text.starts_with("tenpin 20"), "{text}");
    assert!(
        text.contains("\ngame 1 (in frame 2): 1. PJS 10\n"),
        "{text}"
    );
    assert!(text.lines().count() <= 6, "{text}");
    leave(pty);
}

#[test]
fn a_tool_that_fails_or_hangs_is_told_and_the_terminal_is_asked() {
    for script in ["exit 3", "sleep 600"] {
        let place = TempDir::new().unwrap();
        leave(copied(with_tool(&place, script), "xclip failed"));
    }
}

#[test]
fn no_ball_waits_for_a_tool_that_hangs() {
    let place = TempDir::new().unwrap();
    let pty = copied(with_tool(&place, "sleep 600"), "frame 2  ●◉");
    pty.forget();
    pty.type_keys("9");
    pty.wait_for(&["1 pin left"]);
    pty.wait_for(&["xclip failed"]);
    let written = pty.look(|seen| String::from_utf8_lossy(seen.raw()).into_owned());
    let paints: Vec<_> = written.split("[?2026l").collect();
    let painted = |part: &str| paints.iter().position(|paint| paint.contains(part));
    assert!(painted("pin") < painted("xclip"), "{paints:?}");
    leave(pty);
}

#[test]
fn over_ssh_the_terminal_copies() {
    let place = TempDir::new().unwrap();
    let setup =
        with_tool(&place, "cat > copied").variable("SSH_CONNECTION", "10.0.0.1 1 10.0.0.2 22");
    leave(copied(setup, "copied (if your terminal allows it)"));
    assert!(!place.path().join("copied").exists());
}
