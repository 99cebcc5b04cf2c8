//! What it takes to keep a ball beside a bare `INSERT` with the same settings, and to go on with a
//! night beside only parsing its events. Both on a real file.
//!
//! `cargo bench --bench store`, and after `--` a part of a name, or `append` for the first.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a benchmark may stop at anything unexpected"
)]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use divan::{Bencher, black_box};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use rusqlite::Connection;
use tempfile::TempDir;
use tenpin::domain::{Pins, Player};
use tenpin::night::{Entrance, Event, Night};
use tenpin::store::{Filter, NightReference, Store};

fn main() {
    let named = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    if named.is_none_or(|name| name == "append") {
        compare_appends();
    }
    divan::main();
}

/// Not where temporary files are kept: that may be no disk.
fn directory() -> TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap()
}

fn file(directory: &TempDir) -> PathBuf {
    directory.path().join("tenpin.db")
}

fn now() -> Timestamp {
    Timestamp::now()
}

/// A ball and a bare `INSERT` in turn, so that whatever else the disk does meanwhile meets both.
fn compare_appends() {
    let directory = directory();
    let mut bare = BareInsert::new(&directory);
    let store = Store::open(&file(&directory)).unwrap();
    let mut writer = store.begin(&TimeZone::UTC);
    let mut night = Night::default();
    join(&mut night, 8);
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..APPENDS {
        times[0].push(timed(|| bare.insert()));
        bowl(&mut night);
        times[1].push(timed(|| writer.save(&night, now()).unwrap()));
    }
    let sorted = times.map(|mut times| {
        times.sort();
        times
    });
    for percent in [5, 25, 50] {
        let [bare, ball] = sorted
            .each_ref()
            .map(|times| times[APPENDS * percent / 100]);
        let ratio = ball.as_secs_f64() / bare.as_secs_f64();
        println!("append, p{percent}: bare INSERT {bare:?}, ball {ball:?}, ratio {ratio:.2}");
    }
}

const APPENDS: usize = 4_000;

fn timed<Outcome>(work: impl FnOnce() -> Outcome) -> Duration {
    let start = Instant::now();
    black_box(work());
    start.elapsed()
}

/// What any program pays that keeps one row for good.
struct BareInsert {
    connection: Connection,
    seq: i64,
}

impl BareInsert {
    fn new(directory: &TempDir) -> Self {
        let connection = Connection::open(directory.path().join("bare.db")).unwrap();
        let schema = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
            CREATE TABLE events (night INTEGER, seq INTEGER, at INTEGER, body TEXT, mark INTEGER,
                PRIMARY KEY (night, seq)) STRICT, WITHOUT ROWID";
        connection.execute_batch(schema).unwrap();
        Self { connection, seq: 0 }
    }

    fn insert(&mut self) {
        self.seq += 1;
        let insert = "INSERT INTO events VALUES (1, ?, 1800000000000, ?, 4000000000)";
        let body = r#"{"v":1,"event":"bowled","player":2,"ball":{"pins":7}}"#;
        let mut statement = self.connection.prepare_cached(insert).unwrap();
        statement.execute((self.seq, body)).unwrap();
    }
}

fn join(night: &mut Night, players: u8) {
    for letter in (b'A'..).take(players.into()) {
        let name = [letter; 3];
        let name = Player::new(std::str::from_utf8(&name).unwrap()).unwrap();
        night.record(night.joining(name, Entrance::Now)).unwrap();
    }
    night.record(night.starting()).unwrap();
}

fn bowl(night: &mut Night) {
    let event = match night.bowling(Pins::NONE) {
        Ok(event) => event,
        Err(_) => night.starting(),
    };
    night.record(event).unwrap();
}

/// Ten games with eight players.
fn long_night() -> Night {
    let mut night = Night::default();
    join(&mut night, 8);
    while night.games().count() < 10 || night.is_running() {
        bowl(&mut night);
    }
    night
}

#[divan::bench]
fn resume_parsing_only(bencher: Bencher<'_, '_>) {
    let night = long_night();
    let entries = night.journal().entries();
    let bodies: Vec<_> = entries.map(|entry| entry.event.to_json()).collect();
    bencher.bench_local(|| {
        for body in &bodies {
            black_box(Event::from_json(body).unwrap());
        }
    });
}

#[divan::bench]
fn resume_night(bencher: Bencher<'_, '_>) {
    let directory = directory();
    let store = Store::open(&file(&directory)).unwrap();
    let night = long_night();
    store.begin(&TimeZone::UTC).save(&night, now()).unwrap();
    bencher.bench_local(|| store.resume(NightReference::Last).unwrap());
}

/// Opening a file and finding the night that is on, as at the start of the program.
#[divan::bench]
fn open_existing(bencher: Bencher<'_, '_>) {
    let directory = directory();
    let path = file(&directory);
    let keeper = Store::open(&path).unwrap();
    keeper
        .begin(&TimeZone::UTC)
        .save(&long_night(), now())
        .unwrap();
    drop(keeper);
    bencher.bench_local(|| {
        let store = Store::open(&path).unwrap();
        black_box(store.last_open(now()).unwrap());
    });
}

#[divan::bench]
fn open_fresh(bencher: Bencher<'_, '_>) {
    bencher
        .with_inputs(directory)
        .bench_local_refs(|directory| Store::open(&file(directory)).unwrap());
}

#[divan::bench]
fn list_nights(bencher: Bencher<'_, '_>) {
    let directory = directory();
    let store = Store::open(&file(&directory)).unwrap();
    let night = long_night();
    for _ in 0..20 {
        store.begin(&TimeZone::UTC).save(&night, now()).unwrap();
    }
    bencher.bench_local(|| store.nights(&Filter::default()).unwrap());
}
