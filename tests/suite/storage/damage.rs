//! Files that are not what they should be: never a panic, never overwritten, and the file is named.

use std::fs;
use std::path::Path;

use jiff::tz::TimeZone;
use rusqlite::Connection;
use tenpin::archive::{NightQuery, NightReference, StoreError, Trouble};
use tenpin::domain::Pins;
use tenpin::night::Night;
use tenpin::store::Store;

use super::places::both_ways;
use super::{Keeping, NONE, Place, assert_names, at, player, problems, two_nights};

/// Refused for reading and writing, with the file named and unchanged, and nothing created.
fn assert_refused(place: &Place, content: &[u8], is_right: impl Fn(&StoreError) -> bool) {
    fs::write(place.file(), content).unwrap();
    for error in both_ways(&place.file()) {
        assert!(is_right(&error), "{error:?}");
        assert_names(&error, &place.file());
        assert!(error.to_string().contains("--no-save"), "{error}");
    }
    assert_eq!(fs::read(place.file()).unwrap(), content);
    assert_eq!(place.names(), ["tenpin.db"]);
}

#[test]
fn a_file_of_something_else_is_refused() {
    let place = Place::new();
    let is_foreign = |error: &StoreError| matches!(error, StoreError::Foreign { .. });
    assert_refused(&place, b"", is_foreign);
    assert_refused(&place, b"Dear diary, we went bowling.\n", is_foreign);
    assert_refused(&place, &[0; 10_000], is_foreign);
    let other = place.path().join("other.db");
    let connection = Connection::open(&other).unwrap();
    connection.execute_batch("CREATE TABLE mine (a)").unwrap();
    drop(connection);
    let content = fs::read(&other).unwrap();
    fs::remove_file(&other).unwrap();
    assert_refused(&place, &content, is_foreign);
}

#[test]
fn a_newer_schema_is_refused() {
    let place = Place::new();
    two_nights(&place);
    let connection = Connection::open(place.file()).unwrap();
    connection.pragma_update(None, "user_version", 99).unwrap();
    drop(connection);
    let content = fs::read(place.file()).unwrap();
    assert_refused(&place, &content, |error| {
        matches!(error, StoreError::Newer { version: 99, .. })
    });
}

#[test]
fn a_newer_schema_that_is_still_in_the_log_is_refused() {
    let place = Place::new();
    let store = place.store();
    let connection = Connection::open(place.file()).unwrap();
    connection.pragma_update(None, "user_version", 99).unwrap();
    for error in both_ways(&place.file()) {
        let is_newer = matches!(error, StoreError::Newer { version: 99, .. });
        assert!(is_newer, "{error:?}");
    }
    drop(store);
}

#[test]
fn a_file_that_was_cut_off_anywhere_is_refused() {
    let place = Place::fast();
    let whole = two_nights(&place);
    for length in (0..whole.len()).step_by(512).skip(1) {
        assert_refused(&place, &whole[..length], |error| {
            matches!(error, StoreError::CutOff { .. })
        });
    }
}

/// Runs every query on a file. The answers don't matter.
fn ask_everything(path: &Path) {
    let Ok(store) = Store::open(path).inspect_err(|error| assert_names(error, path)) else {
        return;
    };
    let named = |error: &StoreError| assert_names(error, path);
    let _ = store.nights(&NightQuery::default()).inspect_err(named);
    let _ = store.last_open(at(0)).inspect_err(named);
    let _ = store.regulars(None).inspect_err(named);
    let _ = store.setting("theme").inspect_err(named);
    let _ = store.check(&mut |_| ()).inspect_err(named);
    for number in [1, 2] {
        let night = NightReference::Number(number);
        let _ = store.read(night).inspect_err(named);
        let _ = store.resume(night).inspect_err(named);
    }
}

#[test]
fn a_flipped_byte_anywhere_is_no_panic_and_changes_nothing() {
    let place = Place::fast();
    let whole = two_nights(&place);
    for offset in (0..whole.len()).step_by(131) {
        let mut content = whole.clone();
        content[offset] ^= 0xff;
        fs::write(place.file(), &content).unwrap();
        ask_everything(&place.file());
        assert_eq!(fs::read(place.file()).unwrap(), content, "byte {offset}");
    }
}

#[test]
fn a_damaged_page_is_found_by_a_check() {
    let place = Place::new();
    let mut content = two_nights(&place);
    let connection = Connection::open(place.file()).unwrap();
    let query = "SELECT rootpage FROM sqlite_schema WHERE name = 'events'";
    let page: u32 = connection.query_row(query, [], |row| row.get(0)).unwrap();
    drop(connection);
    content[usize::try_from(page - 1).unwrap() * 4_096] = 0;
    fs::write(place.file(), &content).unwrap();
    let store = Store::look(&place.file()).unwrap();
    assert_ne!(problems(&store), NONE);
    let reading = store.read(NightReference::Last).unwrap();
    assert!(matches!(
        reading.trouble,
        Some(Trouble::Damaged { seq: 0, .. })
    ));
}

/// A night of 3 events and two balls, changed by a statement.
fn changed(statement: &str) -> (Place, Store) {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    keeping.bowl("8 1");
    drop(keeping);
    let connection = Connection::open(place.file()).unwrap();
    connection.execute(statement, []).unwrap();
    let store = place.store();
    (place, store)
}

/// Shown up to that event, and can't be resumed.
fn assert_read_only(store: &Store, events: u64, is_right: impl Fn(&Trouble) -> bool) {
    let reading = store.read(NightReference::Last).unwrap();
    assert_eq!(reading.night.journal().len(), events);
    assert!(is_right(reading.trouble.as_ref().unwrap()), "{reading:?}");
    match store.resume(NightReference::Last).err().unwrap() {
        StoreError::NightIsReadOnly { trouble, path, .. } => {
            assert!(is_right(&trouble));
            assert_eq!(path, store.path());
        }
        error => panic!("{error:?}"),
    }
    assert_ne!(problems(store), NONE);
}

#[test]
fn a_changed_event_is_found() {
    for change in [
        "UPDATE events SET body = replace(body, '8', '7') WHERE seq = 4",
        "UPDATE events SET at = at + 1 WHERE seq = 4",
        "UPDATE events SET \"check\" = \"check\" + 1 WHERE seq = 4",
        "UPDATE events SET body = '' WHERE seq = 4",
    ] {
        let (_place, store) = changed(change);
        let is_right = |trouble: &Trouble| matches!(trouble, Trouble::BrokenChain { seq: 4 });
        assert_read_only(&store, 3, is_right);
    }
}

#[test]
fn a_time_out_of_range_is_an_error_and_not_the_year_1970() {
    for column in ["started", "last_event"] {
        let (_place, store) = changed(&format!("UPDATE nights SET {column} = {}", i64::MAX));
        let error = store.nights(&NightQuery::default()).unwrap_err();
        assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
        assert!(error.to_string().contains("range"), "{error}");
    }
}

#[test]
fn a_missing_event_is_found() {
    let (_place, store) = changed("DELETE FROM events WHERE seq = 4");
    let is_right = |trouble: &Trouble| matches!(trouble, Trouble::Missing { seq: 4 });
    assert_read_only(&store, 3, is_right);
    let (_place, store) = changed("DELETE FROM events");
    assert_read_only(&store, 0, |trouble| {
        matches!(trouble, Trouble::Missing { seq: 1 })
    });
}

#[test]
fn an_end_that_is_gone_is_found_by_a_check() {
    let (_place, store) = changed("DELETE FROM events WHERE seq = 5");
    assert_eq!(problems(&store).len(), 1);
}

#[test]
fn a_changed_line_is_found_and_made_again() {
    let place = Place::new();
    two_nights(&place);
    let connection = Connection::open(place.file()).unwrap();
    connection
        .execute("UPDATE lines SET score = 299 WHERE night = 1", [])
        .unwrap();
    connection
        .execute("DELETE FROM lines WHERE night = 2", [])
        .unwrap();
    drop(connection);
    let store = place.store();
    assert_eq!(problems(&store).len(), 2);
    store.rebuild(&mut |_| ()).unwrap();
    assert_eq!(problems(&store), NONE);
}

/// Appends an event with a valid checksum, whatever it says.
fn forge(place: &Place, body: &str) {
    forge_later(place, body, 0);
}

/// The same, this many milliseconds after the last event.
fn forge_later(place: &Place, body: &str, later: i64) {
    let connection = Connection::open(place.file()).unwrap();
    let query = "SELECT max(seq) + 1, at, \"check\" FROM events";
    let row = connection.query_row(query, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
    let (seq, at, check): (i64, i64, u32) = row.unwrap();
    let at = at + later;
    let mut bytes = check.to_le_bytes().to_vec();
    bytes.extend(seq.to_le_bytes());
    bytes.extend(at.to_le_bytes());
    bytes.extend(body.as_bytes());
    let check = crc32fast::hash(&bytes);
    let insert = "INSERT INTO events VALUES (1, ?, ?, ?, ?)";
    connection.execute(insert, (seq, at, body, check)).unwrap();
}

#[test]
fn an_event_at_a_time_out_of_range_makes_a_night_read_only() {
    let (place, store) = changed("UPDATE nights SET label = 'a fine night'");
    let body = r#"{"v":1,"event":"bowled","player":2,"ball":{"pins":3}}"#;
    forge_later(&place, body, i64::MAX / 2);
    let is_damaged = |trouble: &Trouble| matches!(trouble, Trouble::Damaged { seq: 5, .. });
    assert_read_only(&store, 5, is_damaged);
}

#[test]
fn an_event_of_tomorrow_makes_a_night_read_only() {
    let (place, store) = changed("UPDATE nights SET label = 'a fine night'");
    forge(&place, r#"{"v":2,"event":"levitated","player":1}"#);
    assert_read_only(&store, 5, |trouble| {
        matches!(trouble, Trouble::Later { seq: 6, version: 2 })
    });
}

#[test]
fn an_event_that_can_not_be_makes_a_night_read_only() {
    let (place, store) = changed("UPDATE nights SET label = 'a fine night'");
    forge(
        &place,
        r#"{"v":1,"event":"bowled","player":1,"ball":{"pins":3}}"#,
    );
    let is_impossible = |trouble: &Trouble| matches!(trouble, Trouble::Impossible(_));
    assert_read_only(&store, 5, is_impossible);
    let (place, store) = changed("UPDATE nights SET label = 'a fine night'");
    forge(&place, "no event at all");
    let is_unreadable = |trouble: &Trouble| matches!(trouble, Trouble::Unreadable { seq: 6, .. });
    assert_read_only(&store, 5, is_unreadable);
}

#[test]
fn a_log_that_was_left_behind_is_taken_in() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X X");
    let copy = Place::new();
    for name in ["tenpin.db", "tenpin.db-wal"] {
        fs::copy(place.path().join(name), copy.path().join(name)).unwrap();
    }
    let reading = Store::look(&copy.file()).unwrap();
    let reading = reading.read(NightReference::Last).unwrap();
    assert_eq!(reading.night, keeping.night);
    assert_eq!(Keeping::resume(&copy.store()).night, keeping.night);
}

#[test]
fn a_log_of_rubbish_is_passed_over() {
    let place = Place::new();
    two_nights(&place);
    fs::write(place.path().join("tenpin.db-wal"), [7; 10_000]).unwrap();
    assert_eq!(problems(&place.store()), NONE);
    assert_eq!(
        place.store().nights(&NightQuery::default()).unwrap().len(),
        2
    );
}

#[test]
fn a_clock_that_goes_back_does_not_turn_the_order() {
    let place = Place::new();
    let store = place.store();
    let mut writer = store.begin(&TimeZone::UTC);
    let mut night = Night::default();
    let joining = night.joining(player("PJS"), tenpin::night::Entrance::Now);
    night.record(joining).unwrap();
    night.record(night.starting()).unwrap();
    for seconds in [100, 50, 70, 120] {
        night.record(night.bowling(Pins::NONE).unwrap()).unwrap();
        writer.save_at(&night, at(seconds)).unwrap();
    }
    drop(writer);
    let reading = store.read(NightReference::Last).unwrap();
    assert_eq!(reading.times, [100, 100, 100, 100, 100, 120].map(at));
    assert_eq!(reading.night, night);
    let is_open = store.last_open(at(-1_000_000)).unwrap().is_some();
    assert!(is_open);
}
