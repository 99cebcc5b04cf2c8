//! A very long night, and very many nights.

use std::time::{Duration, Instant};

use jiff::tz::TimeZone;
use rusqlite::Connection;
use tenpin::archive::{NightQuery, NightReference};
use tenpin::domain::Pins;
use tenpin::night::{Entrance, Night};
use tenpin::store::Store;

use super::{Keeping, NONE, Place, STRIKES, at, player, problems};

const EVENTS: u64 = 100_000;
const NIGHTS: u32 = 100_000;

fn next_event(night: &mut Night) {
    let event = night
        .bowling(Pins::NONE)
        .unwrap_or_else(|_| night.starting());
    night.record(event).unwrap();
}

#[test]
fn a_night_of_100_000_events_is_kept_and_gone_on_with() {
    let place = Place::fast();
    let store = place.store();
    let mut writer = store.begin(&TimeZone::UTC);
    let mut night = Night::default();
    night
        .record(night.joining(player("PJS"), Entrance::Now))
        .unwrap();
    while night.journal().len() < EVENTS {
        next_event(&mut night);
    }
    writer.save_at(&night, at(0)).unwrap();
    drop(writer);
    let (resumed, mut writer) = store.resume(NightReference::Last).unwrap();
    assert!(resumed == night);
    drop(resumed);
    let start = Instant::now();
    for _ in 0..100 {
        next_event(&mut night);
        writer.save_at(&night, at(1)).unwrap();
    }
    let elapsed = start.elapsed();
    assert!(elapsed < Duration::from_secs(2), "{elapsed:?}");
    assert_eq!(problems(&store), NONE);
}

/// Copies the only night of a file until there are very many.
fn multiply(place: &Place) {
    let connection = Connection::open(place.file()).unwrap();
    let statements = format!(
        "BEGIN;
        CREATE TEMP TABLE copies AS WITH RECURSIVE copies (number) AS
            (SELECT 2 UNION ALL SELECT number + 1 FROM copies WHERE number < {NIGHTS})
            SELECT number FROM copies;
        INSERT INTO nights SELECT copies.number, 'copy ' || copies.number, started + copies.number,
            last_event + copies.number, zone, label, excluded FROM copies, nights;
        INSERT INTO events SELECT number, seq, at, body, \"check\" FROM copies, events
            WHERE seq < 4;
        INSERT INTO lines SELECT number, game, player, name, place, balls, totals, score, strikes,
            spares, opens, first_ball_pins, longest_string, complete, rules, finished_at + number,
            leaves FROM copies, lines;
        COMMIT"
    );
    connection.execute_batch(&statements).unwrap();
}

/// The queries of the program before its first paint.
fn time_to_start(place: &Place) -> Duration {
    let times = (0..20).map(|_| {
        let start = Instant::now();
        let store = Store::open(&place.file()).unwrap();
        assert!(store.last_open(at(0)).unwrap().is_some());
        assert_eq!(store.players().unwrap(), [player("PJS")]);
        assert_eq!(
            store.regulars(Some(NIGHTS)).unwrap().best(player("PJS")),
            Some(300)
        );
        start.elapsed()
    });
    times.min().unwrap()
}

#[test]
fn with_100_000_nights_a_start_takes_no_longer() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl(STRIKES);
    drop(keeping);
    let few = time_to_start(&place);
    multiply(&place);
    let many = time_to_start(&place);
    println!("1 night {few:?}, {NIGHTS} nights {many:?}");
    assert!(
        many < few * 3 + Duration::from_millis(5),
        "{few:?} {many:?}"
    );
    let store = Store::look(&place.file()).unwrap();
    let page = store.nights(&NightQuery {
        before: Some(99_991),
        limit: Some(5),
        ..NightQuery::default()
    });
    let numbers: Vec<_> = page.unwrap().iter().map(|night| night.number).collect();
    assert_eq!(numbers, [99_990, 99_989, 99_988, 99_987, 99_986]);
}
