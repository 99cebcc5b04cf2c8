//! Obstacles to saving a night, before the full screen and during a game: they are shown from the same
//! paint on, the game continues, and nothing is lost once they are gone.

use std::fs;

use rusqlite::Connection;

use super::glass::Seen;
use super::keeping::{kept, setup};
use super::pty::{Pty, Setup};
use crate::storage::Place;
use crate::storage::disks::SmallDisk;

fn board(place: &Place) -> Pty {
    let pty = setup(place, &["PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1  ◉"]);
    pty
}

fn quit(mut pty: Pty) {
    pty.type_keys("qy");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

/// The program ends before the full screen, with a sentence that contains these words.
fn refused(setup: Setup, words: &[&str]) {
    let mut pty = setup.size((200, 24)).start();
    assert_eq!(pty.ends(), 1);
    let text = pty.look(Seen::text);
    assert!(words.iter().all(|word| text.contains(word)), "{text}");
    assert!(!pty.look(|seen| seen.raw().windows(8).any(|raw| raw == b"\x1b[?1049h")));
}

#[test]
fn a_place_that_can_not_be_used_is_told_before_the_screen_is_taken() {
    let ways_out = ["--data", "--no-save"];
    let place = Place::new();
    fs::create_dir(place.file()).unwrap();
    refused(
        setup(&place, &[]),
        &[&ways_out[..], &["is a directory"]].concat(),
    );
    fs::remove_dir(place.file()).unwrap();
    fs::write(place.file(), "my diary\n").unwrap();
    refused(
        setup(&place, &[]),
        &[&ways_out[..], &["is not a tenpin data file"]].concat(),
    );
    assert_eq!(fs::read(place.file()).unwrap(), b"my diary\n");
    let inside = format!("{}/nights.db", place.file().display());
    refused(Setup::tenpin(&["--data", &inside]), &ways_out);
    refused(
        Setup::tenpin(&[]).without("HOME"),
        &[&ways_out[..], &["no home"]].concat(),
    );
    let korean = Setup::tenpin(&["--lang", "ko"]).without("HOME");
    refused(
        korean,
        &[&ways_out[..], &["홈 디렉터리가 없습니다"]].concat(),
    );
}

#[test]
fn a_file_that_is_cut_off_is_named_and_left_as_it_is() {
    let place = Place::new();
    let pty = board(&place);
    pty.type_keys("x8");
    pty.wait_for(&["2 pins standing"]);
    quit(pty);
    let whole = fs::read(place.file()).unwrap();
    for length in [1, 511, 512, 4_096, whole.len() - 512] {
        fs::write(place.file(), &whole[..length]).unwrap();
        refused(
            setup(&place, &["--resume"]),
            &["tenpin.db", "--data", "--no-save"],
        );
        assert_eq!(fs::read(place.file()).unwrap(), whole[..length]);
    }
}

#[test]
fn a_file_and_an_event_of_tomorrow_are_told() {
    let place = Place::new();
    let pty = board(&place);
    pty.type_keys("x8");
    pty.wait_for(&["2 pins standing"]);
    quit(pty);
    let file = Connection::open(place.file()).unwrap();
    let change = "UPDATE events SET body = replace(body, '\"v\":1', '\"v\":2') WHERE seq = 5";
    file.execute_batch(change).unwrap();
    refused(
        setup(&place, &["--resume"]),
        &["night 1", "can't be continued", "event 5"],
    );
    let pty = setup(&place, &[]).start();
    pty.wait_for(&[
        "the last night can't be continued",
        "started a new night",
        "how it goes",
    ]);
    drop(pty);
    file.execute_batch("PRAGMA user_version = 99").unwrap();
    refused(
        setup(&place, &[]),
        &["has schema 99", "--data", "--no-save"],
    );
}

#[test]
fn a_limit_on_files_at_any_ball_is_told_and_everything_saved_once_it_is_lifted() {
    for balls in 0..5 {
        let place = Place::new();
        let pty = board(&place);
        pty.type_keys(&"9/x81"[..balls]);
        let seen = ["frame 1", "saved"][usize::from(balls > 0)];
        pty.wait_for(&[seen]);
        pty.program.limit_files(Some(1_024));
        pty.type_keys("7u7");
        pty.wait_for(&["NOT SAVED"]);
        pty.type_keys("ur");
        pty.wait_for(&["NOT SAVED"]);
        pty.program.limit_files(None);
        pty.type_keys("?");
        pty.wait_gone("NOT SAVED");
        pty.wait_for(&["saved"]);
        pty.type_keys("?");
        quit(pty);
        assert!(kept(&place).len() > balls);
    }
}

#[test]
fn leaving_with_something_unsaved_asks_and_fails() {
    let place = Place::new();
    let mut pty = board(&place);
    pty.program.limit_files(Some(1_024));
    pty.type_keys("7");
    pty.wait_for(&["NOT SAVED 4"]);
    pty.type_keys("\x03");
    pty.wait_for(&["4 NOT SAVED and will be lost."]);
    pty.type_keys("n");
    pty.wait_gone("they will be lost");
    pty.type_keys("2\x03");
    pty.wait_for(&["5 NOT SAVED and will be lost."]);
    pty.type_keys("\x03");
    assert_eq!(pty.ends(), 1);
    assert!(pty.look(|seen| seen.text().contains("5 NOT SAVED and lost")));
    assert_eq!(kept(&place).len(), 0);
}

#[test]
fn on_leaving_it_is_tried_once_more() {
    let place = Place::new();
    let mut pty = board(&place);
    pty.program.limit_files(Some(1_024));
    pty.type_keys("7q");
    pty.wait_for(&["4 NOT SAVED and will be lost."]);
    pty.program.limit_files(None);
    pty.type_keys("y");
    assert_eq!(pty.ends_without_a_trace(), 0);
    assert_eq!(kept(&place).len(), 1);
}

#[test]
fn a_full_disk_is_told_and_everything_saved_once_there_is_room() {
    let Some(disk) = SmallDisk::new() else {
        return;
    };
    let pty = board(&disk.place);
    disk.fill(0);
    pty.type_keys("9-".repeat(9));
    pty.wait_for(&["NOT SAVED", "disk full"]);
    disk.make_room();
    pty.type_keys("x");
    pty.wait_for(&["saved"]);
    quit(pty);
    assert_eq!(kept(&disk.place).len(), 19);
}

#[test]
fn a_file_that_is_deleted_in_the_middle_of_a_game_is_made_again() {
    let place = Place::new();
    let pty = board(&place);
    pty.type_keys("9");
    pty.wait_for(&["1 pin left"]);
    for name in place.names() {
        fs::remove_file(place.path().join(name)).unwrap();
    }
    pty.type_keys("/");
    pty.wait_for(&["NOT SAVED 1: file is gone", "▶ KYJ"]);
    pty.type_keys("x");
    pty.wait_for(&["saved", "frame 2  ●◉"]);
    quit(pty);
    assert_eq!(kept(&place).len(), 3);
}

#[test]
fn a_file_that_another_program_locks_is_told_and_tried_again() {
    let place = Place::new();
    let pty = board(&place);
    let other = Connection::open(place.file()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    pty.type_keys("9");
    pty.wait_for(&["NOT SAVED 4: file is locked", "1 pin left"]);
    pty.type_keys("/");
    pty.wait_for(&["NOT SAVED 5", "▶ KYJ"]);
    other.execute_batch("ROLLBACK").unwrap();
    pty.type_keys("x");
    pty.wait_for(&["saved", "frame 2  ●◉"]);
    quit(pty);
    assert_eq!(kept(&place).len(), 3);
}

#[test]
fn a_second_program_on_the_same_night_is_told_and_begins_a_new_one() {
    let place = Place::new();
    let first = board(&place);
    first.type_keys("9");
    first.wait_for(&["1 pin left"]);
    refused(
        setup(&place, &["--resume"]),
        &[
            "night 1",
            "open in another program",
            "`tenpin watch 1`",
            "--new",
        ],
    );
    let second = setup(&place, &[]).start();
    second.wait_for(&["is open in another program", "`tenpin watch`"]);
    second.type_keys("abc\r\rx");
    second.wait_for(&["▶ ABC", "frame 2  ●◉", "saved"]);
    first.type_keys("/");
    first.wait_for(&["9 /", "▶ KYJ", "saved"]);
    quit(second);
    assert_eq!(kept(&place).len(), 1);
    quit(first);
    let again = setup(&place, &["--resume", "1"]).start();
    again.wait_for(&["9 /", "▶ KYJ"]);
    quit(again);
}
