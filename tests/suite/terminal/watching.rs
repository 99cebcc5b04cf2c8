//! A second terminal watches while the first one bowls.

use std::fs;
use std::time::{Duration, Instant};

use rustix::process::Signal;
use tenpin::archive::NightReference;

use super::glass::Size;
use super::keeping::setup;
use super::pty::Pty;
use crate::storage::Place;
use crate::stored_nights::{says, tenpin};

fn start(place: &Place, arguments: &[&str]) -> Pty {
    setup(place, arguments).start()
}

fn watch(place: &Place, arguments: &[&str], size: Size) -> Pty {
    let arguments: Vec<_> = ["--still", "watch"]
        .iter()
        .chain(arguments)
        .copied()
        .collect();
    setup(place, &arguments).size(size).start()
}

fn bowls(place: &Place, arguments: &[&str]) -> Pty {
    let pty = start(place, arguments);
    pty.wait_for(&["frame 1  ◉"]);
    pty
}

/// The same with a first ball: only then is the night stored.
fn begun(place: &Place, arguments: &[&str]) -> Pty {
    let pty = bowls(place, arguments);
    pty.type_keys("7");
    pty.wait_for(&["3 pins standing", "saved"]);
    pty
}

fn leave(mut pty: Pty, keys: &str) {
    pty.type_keys(keys);
    assert_eq!(pty.ends_without_a_trace(), 0);
}

const USUAL: Size = super::pty::USUAL;

#[test]
fn two_terminals_stay_in_step_even_after_a_kill() {
    let place = Place::new();
    let watcher = watch(&place, &[], USUAL);
    watcher.wait_for(&["watching", "waiting for a night"]);
    assert_eq!(place.names(), [""; 0], "looking makes no file");
    let mut player = bowls(&place, &["PJS", "KYJ"]);
    watcher.wait_for(&["waiting for a night"]);
    player.type_keys("x8");
    watcher.wait_for(&[
        "watching night 1",
        "▶ KYJ",
        "frame 1 · ball 2",
        "2 pins standing",
    ]);
    player.type_keys("u");
    watcher.wait_for(&["▶ KYJ", "frame 1 · ball 1", "undone: KYJ bowled 8"]);
    player.type_keys("7/e\x1b[A9-\r");
    watcher.wait_for(&["9|-", "7 /", "▶ PJS", "frame 2 · ball 1"]);
    player.signal(Signal::KILL);
    player.program.wait_killed();
    watcher.wait_for(&["no one is bowling right now", "9|-", "7 /"]);
    let player = start(&place, &["--resume"]);
    player.wait_for(&["▶ PJS", "frame 2 · ball 1"]);
    watcher.wait_gone("nobody is bowling");
    player.type_keys("5");
    watcher.wait_for(&["▶ PJS", "frame 2 · ball 2", "5 pins standing"]);
    leave(player, "qy");
    watcher.wait_for(&["no one is bowling right now"]);
    leave(watcher, "q");
}

#[test]
fn the_next_game_is_followed_after_the_results() {
    let place = Place::new();
    let watcher = watch(&place, &["--big"], USUAL);
    watcher.wait_for(&["waiting for a night"]);
    let player = bowls(&place, &["PJS"]);
    player.type_keys("9");
    watcher.wait_for(&["watching night 1"]);
    assert!(
        !watcher.look(super::glass::Seen::text).contains("TOTAL"),
        "big"
    );
    watcher.type_keys("v");
    watcher.wait_for(&["TOTAL"]);
    player.type_keys(format!("-{}", "9-".repeat(9)));
    watcher.wait_for(&[
        "game 1 is over",
        " 1 PJS          90",
        "the next game appears automatically",
    ]);
    // No game can be started within half a second of the last ball.
    std::thread::sleep(std::time::Duration::from_millis(600));
    player.type_keys("nx");
    watcher.wait_for(&["watching night 1   game 2   frame 2  ●◉"]);
    leave(player, "qy");
    leave(watcher, "\x03");
}

#[test]
fn a_newer_night_is_followed_unless_a_number_is_given() {
    let place = Place::new();
    leave(begun(&place, &["PJS"]), "qy");
    let of_last = watch(&place, &[], USUAL);
    let of_first = watch(&place, &["1"], USUAL);
    for watcher in [&of_last, &of_first] {
        watcher.wait_for(&["watching night 1", "no one is bowling right now"]);
    }
    let player = bowls(&place, &["KYJ"]);
    player.type_keys("7");
    of_last.wait_for(&["watching night 2", "▶ KYJ", "frame 1 · ball 2"]);
    leave(player, "qy");
    of_last.wait_for(&["no one is bowling right now"]);
    of_first.wait_for(&["watching night 1", "no one is bowling right now"]);
    leave(of_last, "q");
    leave(of_first, "q");
}

#[test]
fn a_file_that_is_deleted_and_made_again_is_followed() {
    let place = Place::new();
    leave(begun(&place, &["PJS"]), "qy");
    let watcher = watch(&place, &[], USUAL);
    watcher.wait_for(&["watching night 1", "▶ PJS"]);
    for name in place.names() {
        fs::remove_file(place.path().join(name)).unwrap();
    }
    watcher.wait_for(&["data file not found", "▶ PJS"]);
    let player = bowls(&place, &["KYJ"]);
    player.type_keys("x9");
    watcher.wait_for(&["▶ KYJ", "frame 2 · ball 2", "1 pin left"]);
    leave(player, "qy");
    leave(watcher, "q");
    assert_eq!(place.names(), ["tenpin.db"]);
}

#[test]
fn a_file_that_is_deleted_while_somebody_bowls_comes_back() {
    let place = Place::new();
    let player = bowls(&place, &["PJS"]);
    let watcher = watch(&place, &[], USUAL);
    player.type_keys("x9");
    watcher.wait_for(&["▶ PJS", "frame 2 · ball 2"]);
    fs::remove_file(place.file()).unwrap();
    watcher.wait_for(&["data file not found"]);
    player.type_keys("/");
    player.wait_for(&["NOT SAVED"]);
    player.type_keys("7");
    watcher.wait_for(&["▶ PJS", "frame 3 · ball 2", "3 pins standing"]);
    player.wait_for(&["saved"]);
    leave(player, "qy");
    leave(watcher, "q");
    assert_eq!(super::keeping::kept(&place).len(), 4);
}

#[test]
fn two_nights_that_are_bowled_at_once_stand_side_by_side() {
    let place = Place::new();
    let one = bowls(&place, &["PJS"]);
    let other = bowls(&place, &["KYJ"]);
    let watcher = watch(&place, &[], (200, 30));
    one.type_keys("x7");
    one.wait_for(&["saved"]);
    other.type_keys("9/");
    watcher.wait_for(&["watching night 1", "watching night 2"]);
    watcher.wait_for(&["▶ PJS", "frame 2 · ball 2", "▶ KYJ", "frame 2 · ball 1"]);
    watcher.resize(USUAL);
    watcher.wait_for(&["watching night 2", "1 more night is being bowled"]);
    leave(other, "qy");
    watcher.wait_for(&["watching night 1"]);
    watcher.wait_gone("more night");
    leave(one, "qy");
    leave(watcher, "q");
}

#[test]
fn looking_on_changes_nothing() {
    let place = Place::new();
    let player = bowls(&place, &["PJS", "KYJ"]);
    player.type_keys("x8/7");
    player.wait_for(&["3 pins standing"]);
    let export = || says(&place, "export --format json", "");
    let (before, settings) = (export(), settings(&place));
    let watcher = watch(&place, &[], USUAL);
    watcher.wait_for(&["3 pins standing"]);
    watcher.type_keys("0123456789x/-furepn\r\x7f\t vvt\x1b[B\r");
    watcher.wait_gone("Enter save");
    leave(watcher, "q");
    assert_eq!((export(), self::settings(&place)), (before, settings));
    says(&place, "data check", "");
    leave(player, "qy");
}

fn settings(place: &Place) -> Option<String> {
    let store = tenpin::store::Store::look(&place.file()).unwrap();
    assert!(store.find(NightReference::Last).is_ok());
    store.setting("theme").unwrap()
}

/// The median of several, since the machine may be busy for a while.
#[test]
fn a_ball_is_seen_within_half_a_second() {
    let place = Place::new();
    let player = bowls(&place, &["PJS"]);
    let watcher = watch(&place, &[], USUAL);
    watcher.wait_for(&["waiting for a night"]);
    let delay = |frame: u32| {
        player.type_keys("9-");
        let next = format!("frame {} · ball 1", frame + 1);
        player.wait_for(&[&next]);
        let since = Instant::now();
        watcher.wait_for(&[&next]);
        since.elapsed()
    };
    let mut delays: Vec<_> = (1..=9).map(delay).collect();
    delays.sort_unstable();
    assert!(delays[4] < Duration::from_millis(500), "{delays:?}");
    leave(player, "qy");
    leave(watcher, "q");
}

#[test]
fn without_a_terminal_it_says_so() {
    let place = Place::new();
    let output = tenpin(&place, "watch", "");
    assert_eq!(output.status.code(), Some(2));
    let sentence = String::from_utf8(output.stderr).unwrap();
    assert!(sentence.contains("needs a terminal"), "{sentence}");
    assert_eq!(place.names(), [""; 0]);
}

#[test]
fn a_night_that_is_not_there_or_a_file_that_is_none_is_refused_at_once() {
    let place = Place::new();
    leave(begun(&place, &["PJS"]), "qy");
    let mut pty = watch(&place, &["7"], USUAL);
    assert_eq!(pty.ends(), 2);
    pty.wait_for(&["no night 7"]);
    fs::write(place.file(), "a shopping list").unwrap();
    let mut pty = watch(&place, &[], USUAL);
    assert_eq!(pty.ends(), 1);
    assert_eq!(fs::read(place.file()).unwrap(), b"a shopping list");
}
