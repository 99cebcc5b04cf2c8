//! The watcher: events saved by other programs are reported once, and only new ones are read.

use std::fs;
use std::thread;
use std::time::{Duration, SystemTime};

use rusqlite::Connection;
use tenpin::archive::{NightReference, StoreError, WatchState, WatchedNight};
use tenpin::store::Watcher;

use super::{Keeping, Place, player};

fn watcher(place: &Place) -> Watcher {
    Watcher::new(&place.file(), NightReference::Last).unwrap()
}

/// The only night shown; there has to be news.
#[track_caller]
fn only(watcher: &mut Watcher) -> WatchedNight {
    let mut shown = watcher.glance().unwrap();
    assert_eq!(shown.len(), 1);
    shown.remove(0)
}

fn numbers(shown: &[WatchedNight]) -> Vec<u32> {
    shown.iter().map(|night| night.number).collect()
}

#[test]
fn each_event_is_told_once() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    keeping.bowl("X");
    let mut watcher = watcher(&place);
    assert_eq!(only(&mut watcher).night, keeping.night);
    assert_eq!(watcher.glance(), None);
    for ball in ["X", "8", "2"] {
        keeping.bowl(ball);
        let shown = only(&mut watcher);
        assert_eq!(
            (shown.night, shown.state),
            (keeping.night.clone(), WatchState::Live)
        );
        assert_eq!(watcher.glance(), None);
    }
    keeping.undo();
    assert_eq!(only(&mut watcher).night, keeping.night);
    keeping.redo();
    keeping.undo();
    assert_eq!(only(&mut watcher).night, keeping.night, "two at once");
    assert_eq!(watcher.glance(), None);
}

#[test]
fn what_was_read_is_not_read_again() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    let mut following = watcher(&place);
    only(&mut following);
    let file = Connection::open(place.file()).unwrap();
    let change = "UPDATE events SET body = replace(body, 'PJS', 'KYJ') WHERE seq = 1";
    file.execute_batch(change).unwrap();
    keeping.bowl("7");
    assert_eq!(only(&mut following).night, keeping.night);
    let fresh = only(&mut watcher(&place));
    assert_eq!(
        fresh.state,
        WatchState::Broken,
        "whoever reads it all is told"
    );
    assert_eq!(fresh.night.journal().len(), 0);
}

#[test]
fn an_event_that_was_changed_before_it_was_read_is_told() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    let mut watcher = watcher(&place);
    only(&mut watcher);
    keeping.bowl("7");
    let file = Connection::open(place.file()).unwrap();
    let change = "UPDATE events SET body = replace(body, '7', '8') WHERE seq = 4";
    file.execute_batch(change).unwrap();
    let shown = only(&mut watcher);
    assert_eq!(
        (shown.state, shown.night.journal().len()),
        (WatchState::Broken, 3)
    );
    assert_eq!(watcher.glance(), None);
}

#[test]
fn a_live_night_is_told_apart_from_a_quiet_one() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    let mut watcher = watcher(&place);
    assert_eq!(only(&mut watcher).state, WatchState::Live);
    drop(keeping);
    assert_eq!(only(&mut watcher).state, WatchState::Quiet);
    assert_eq!(watcher.glance(), None);
    let mut keeping = Keeping::resume(&place.store());
    assert_eq!(only(&mut watcher).state, WatchState::Live);
    keeping.bowl("X");
    assert_eq!(only(&mut watcher).night, keeping.night);
}

#[test]
fn asking_never_keeps_anybody_from_bowling() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    let id = Connection::open(place.file())
        .unwrap()
        .query_row("SELECT id FROM nights", [], |row| row.get::<_, String>(0))
        .unwrap();
    drop(keeping);
    // As left by a killed program.
    let lock = format!("{}-{id}.lock", place.file().display());
    let is_resumed = || {
        let asking = fs::File::create(&lock).unwrap();
        asking.lock_shared().unwrap();
        let letting_go = thread::spawn(move || {
            thread::sleep(Duration::from_millis(3));
            asking.unlock().unwrap();
        });
        let resumed = place.store().resume(NightReference::Last);
        letting_go.join().unwrap();
        resumed.is_ok()
    };
    // On a busy machine a moment can last too long.
    assert!((0..20).any(|_| is_resumed()));
}

#[test]
fn a_file_is_waited_for_and_a_new_one_is_read_from_its_beginning() {
    let place = Place::new();
    let mut watcher = watcher(&place);
    assert_eq!(watcher.glance(), Some(vec![]));
    assert_eq!(watcher.glance(), None);
    assert_eq!(place.names(), [""; 0], "looking makes no file");
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    assert_eq!(watcher.glance(), None, "the first ball is waited for");
    keeping.bowl("X");
    assert_eq!(only(&mut watcher).night, keeping.night);
    let before = keeping.night.clone();
    drop(keeping);
    only(&mut watcher);
    for name in place.names() {
        fs::remove_file(place.path().join(name)).unwrap();
    }
    let lost = only(&mut watcher);
    assert_eq!((lost.state, lost.night), (WatchState::Lost, before));
    assert_eq!(watcher.glance(), None);
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["ABC"]);
    keeping.bowl("X");
    let shown = only(&mut watcher);
    assert_eq!(
        (shown.state, &shown.night),
        (WatchState::Live, &keeping.night)
    );
    keeping.bowl("X");
    assert_eq!(only(&mut watcher).night, keeping.night);
}

#[test]
fn something_else_in_its_place_is_waited_out() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    drop(keeping);
    let mut watcher = watcher(&place);
    only(&mut watcher);
    let away = place.path().join("away.db");
    fs::rename(place.file(), &away).unwrap();
    fs::write(place.file(), "a shopping list").unwrap();
    assert_eq!(only(&mut watcher).state, WatchState::Lost);
    fs::rename(&away, place.file()).unwrap();
    assert_eq!(only(&mut watcher).state, WatchState::Quiet);
    let night = NightReference::Last;
    fs::write(place.path().join("list"), "a shopping list").unwrap();
    let refusal = Watcher::new(&place.path().join("list"), night)
        .err()
        .unwrap();
    assert!(matches!(refusal, StoreError::Foreign { .. }), "{refusal}");
}

#[test]
fn a_newer_night_is_followed_unless_one_is_named() {
    let place = Place::new();
    let mut first = Keeping::begin(&place.store());
    first.start(&["PJS"]);
    first.bowl("X");
    let mut of_last = watcher(&place);
    let mut of_first = Watcher::new(&place.file(), NightReference::Number(1)).unwrap();
    assert_eq!(
        (only(&mut of_last).number, only(&mut of_first).number),
        (1, 1)
    );
    drop(first);
    let mut second = Keeping::begin(&place.store());
    second.start(&["KYJ"]);
    second.bowl("X");
    assert_eq!(
        (only(&mut of_last).number, only(&mut of_first).number),
        (2, 1)
    );
    second.bowl("X X X X X X X X XXX");
    assert_eq!(only(&mut of_last).night, second.night);
    let none = Watcher::new(&place.file(), NightReference::Number(3))
        .err()
        .unwrap();
    assert!(matches!(none, StoreError::NoSuchNight { .. }), "{none}");
}

#[test]
fn all_nights_that_are_being_bowled_are_shown_the_latest_first() {
    let place = Place::new();
    let mut nights: Vec<_> = ["PJS", "KYJ", "ABC"]
        .iter()
        .map(|name| {
            let mut keeping = Keeping::begin(&place.store());
            keeping.start(&[name]);
            keeping.bowl("X");
            keeping
        })
        .collect();
    let mut watcher = watcher(&place);
    assert_eq!(numbers(&watcher.glance().unwrap()), [3, 2, 1]);
    nights[0].bowl("X");
    let shown = watcher.glance().unwrap();
    assert_eq!(numbers(&shown), [3, 2, 1], "a ball moves no lane");
    assert_eq!(shown[2].night, nights[0].night);
    drop(nights.remove(2));
    assert_eq!(numbers(&watcher.glance().unwrap()), [2, 1]);
    drop(nights);
    let last = only(&mut watcher);
    assert_eq!(
        (last.number, last.state),
        (1, WatchState::Quiet),
        "bowled last"
    );
    assert!(last.night.named(player("PJS")).is_some());
}

#[test]
fn an_earlier_copy_in_its_place_is_read_from_its_beginning() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    let copy = place.path().join("copy.db");
    place.store().backup(&copy).unwrap();
    let copied = keeping.night.clone();
    keeping.bowl("X X");
    let mut watcher = watcher(&place);
    assert_eq!(only(&mut watcher).night, keeping.night);
    drop(keeping);
    only(&mut watcher);
    fs::rename(&copy, place.file()).unwrap();
    let shown = only(&mut watcher);
    assert_eq!((shown.night, shown.state), (copied, WatchState::Quiet));
}

#[test]
fn nothing_is_held_open_from_one_look_to_the_next() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    let mut watcher = watcher(&place);
    only(&mut watcher);
    keeping.bowl("X");
    only(&mut watcher);
    drop(keeping);
    assert_eq!(place.names(), ["tenpin.db"], "the file is whole in itself");
    only(&mut watcher);
    assert_eq!(place.names(), ["tenpin.db"]);
}

#[test]
fn a_file_that_nobody_writes_is_not_even_opened() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    drop(keeping);
    let before = fs::metadata(place.file()).unwrap().modified().unwrap();
    let long_ago = before.checked_sub(Duration::from_mins(1)).unwrap();
    set_written(&place, long_ago);
    let mut watcher = watcher(&place);
    only(&mut watcher);
    let file = Connection::open(place.file()).unwrap();
    file.execute_batch("DELETE FROM events; DELETE FROM nights")
        .unwrap();
    drop(file);
    set_written(&place, long_ago);
    assert_eq!(watcher.glance(), None, "it looks the same from outside");
    set_written(&place, before);
    assert_eq!(watcher.glance(), Some(vec![]));
}

fn set_written(place: &Place, at: SystemTime) {
    let file = fs::File::options().append(true).open(place.file());
    file.unwrap().set_modified(at).unwrap();
}
