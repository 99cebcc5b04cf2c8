//! Files of older programs: read as they are, and migrated when written to.

use jiff::civil::date;
use rusqlite::Connection;
use tenpin::archive::{NightQuery, NightReference, Selection};
use tenpin::store::{Store, Watcher};

use super::{Keeping, NONE, Place, STRIKES, at, player, problems};

/// A file of the first schema with three nights; in the second no ball was bowled.
fn first_schema() -> Place {
    let place = Place::new();
    for line in [STRIKES, "7", "9"] {
        let mut keeping = Keeping::begin(&place.store());
        keeping.start(&["PJS"]);
        keeping.bowl(line);
    }
    let file = Connection::open(place.file()).unwrap();
    file.execute_batch(
        "DELETE FROM events WHERE night = 2 AND instr(body, 'bowled');
        DROP INDEX excluded_nights; ALTER TABLE nights DROP COLUMN excluded;
        ALTER TABLE lines DROP COLUMN leaves;
        PRAGMA user_version = 1; PRAGMA journal_mode = DELETE",
    )
    .unwrap();
    place
}

fn version(place: &Place) -> i64 {
    let file = Connection::open(place.file()).unwrap();
    let version = file.pragma_query_value(None, "user_version", |row| row.get(0));
    version.unwrap()
}

#[track_caller]
fn passes_over_the_second(store: &Store) {
    let nights = store.nights(&NightQuery::default()).unwrap();
    let numbers: Vec<_> = nights.iter().map(|night| night.number).collect();
    assert_eq!(numbers, [3, 1]);
    assert_eq!(store.count_nights().unwrap(), 2);
    assert_eq!(store.past_nights(None).unwrap().nights, 2);
    assert!(store.find(NightReference::Number(2)).is_err());
    let ranking = store.ranking().unwrap();
    assert_eq!((ranking.nights, ranking.summaries[0].pins), (2, 300));
    assert_eq!(store.players().unwrap(), [player("PJS")]);
    assert_eq!(store.regulars(None).unwrap().best(player("PJS")), Some(300));
}

#[test]
fn nights_without_a_ball_are_passed_over_and_nothing_is_written() {
    let place = first_schema();
    let before = std::fs::read(place.file()).unwrap();
    passes_over_the_second(&Store::look(&place.file()).unwrap());
    assert_eq!(std::fs::read(place.file()).unwrap(), before);
    assert_eq!(version(&place), 1);
}

#[test]
fn they_are_gone_once_the_file_is_written() {
    let place = first_schema();
    let store = place.store();
    passes_over_the_second(&store);
    assert_eq!(version(&place), 3);
    assert_eq!(problems(&store), NONE);
}

#[test]
fn the_last_night_is_never_one_without_a_ball() {
    let place = first_schema();
    let file = Connection::open(place.file()).unwrap();
    file.execute_batch("DELETE FROM events WHERE night = 3 AND instr(body, 'bowled')")
        .unwrap();
    let store = Store::look(&place.file()).unwrap();
    assert_eq!(store.last().unwrap().unwrap().number, 1);
    assert_eq!(store.last_open(at(0)).unwrap().unwrap().number, 1);
    let on = NightReference::Date(date(2027, 1, 15));
    assert_eq!(store.find(on).unwrap().number, 1);
    let mut watcher = Watcher::new(&place.file(), NightReference::Last).unwrap();
    assert_eq!(watcher.glance().unwrap()[0].number, 1);
}

#[test]
fn lines_of_the_second_schema_have_no_pins_and_are_read_the_same() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl(STRIKES);
    drop(keeping);
    let file = Connection::open(place.file()).unwrap();
    let older = "ALTER TABLE lines DROP COLUMN leaves; PRAGMA user_version = 2;
        PRAGMA journal_mode = DELETE";
    file.execute_batch(older).unwrap();
    drop(file);
    let all = Selection {
        since: None,
        last: None,
    };
    let games = |store: &Store| store.finished_games(player("PJS"), all).unwrap();
    let before = games(&Store::look(&place.file()).unwrap());
    assert_eq!((before.len(), version(&place)), (1, 2), "only read");
    let store = place.store();
    assert_eq!((games(&store), version(&place)), (before, 3), "migrated");
    assert_eq!(problems(&store), NONE);
}
