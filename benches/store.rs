//! The cost of saving a ball, compared with a bare `INSERT` with the same settings, and of resuming a
//! night, compared with only parsing its events. Both on a real file.
//!
//! `cargo bench --bench store`, optionally followed by `--` and a part of a name; `append` for the first
//! comparison, `tenth` for the first and the tenth game, `pages` for the history.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a benchmark may stop at anything unexpected"
)]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use divan::{Bencher, black_box};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use rusqlite::Connection;
use tempfile::TempDir;
use tenpin::archive::{NightQuery, NightReference};
use tenpin::domain::{FrameNumber, Pins, Player};
use tenpin::night::{Correction, Entrance, Event, Night};
use tenpin::store::{NightWriter, Store};

fn main() {
    let named = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let is_asked = |part| named.as_deref().is_none_or(|name| name == part);
    if is_asked("append") {
        compare_appends();
    }
    if is_asked("tenth") {
        compare_games();
    }
    if is_asked("pages") {
        compare_pages();
    }
    divan::main();
}

/// A page of the history with few nights and with very many, alternately: the newest nights, and those
/// in the middle.
fn compare_pages() {
    let (few, many) = (100, 100_000);
    let files = [few, many].map(|nights| {
        let directory = directory();
        let store = Store::open(&file(&directory)).unwrap();
        let mut night = Night::default();
        join(&mut night, 2);
        while night.is_running() {
            bowl(&mut night);
        }
        store.begin(&TimeZone::UTC).save_at(&night, now()).unwrap();
        multiply(&file(&directory), nights);
        (directory, store, nights)
    });
    for (what, part) in [("newest", 1), ("middle", 2)] {
        let mut times = [Vec::new(), Vec::new()];
        for round in 0..2 * ROUNDS {
            let (_, store, nights) = &files[round % 2];
            times[round % 2].push(timed(|| page(store, nights / part)));
        }
        let [few, many] = times.map(|mut times| {
            times.sort();
            times[ROUNDS / 2]
        });
        let ratio = many.as_secs_f64() / few.as_secs_f64();
        println!("{what}, p50: 100 nights {few:?}, 100,000 nights {many:?}, ratio {ratio:.2}");
    }
}

fn page(store: &Store, before: u32) -> usize {
    let filter = NightQuery {
        before: Some(before),
        limit: Some(40),
        ..NightQuery::default()
    };
    store.nights(&filter).unwrap().len()
}

/// Copies the only night of a file.
fn multiply(file: &Path, nights: u32) {
    let connection = Connection::open(file).unwrap();
    let copies = format!(
        "CREATE TEMP TABLE copies AS WITH RECURSIVE copies (number) AS
            (SELECT 2 UNION ALL SELECT number + 1 FROM copies WHERE number < {nights})
            SELECT number FROM copies;
        BEGIN;
        INSERT INTO nights SELECT copies.number, 'copy ' || copies.number, started, last_event, zone,
            label, excluded FROM copies, nights;
        INSERT INTO events SELECT copies.number, seq, at, body, \"check\" FROM copies, events
            WHERE seq < 4;
        INSERT INTO lines SELECT copies.number, game, player, name, place, balls, totals, score,
            strikes, spares, opens, first_ball_pins, longest_string, complete, rules, finished_at
            FROM copies, lines;
        COMMIT"
    );
    connection.execute_batch(&copies).unwrap();
}

/// Operations in the first game of a night and in the tenth, alternately: a ball, its undo, and a
/// corrected frame, each including the preparation for saving.
fn compare_games() {
    let directory = directory();
    let store = Store::open(&file(&directory)).unwrap();
    let mut nights = [1, 10].map(|games| {
        let mut night = Night::default();
        join(&mut night, 8);
        while night.games().count() < games {
            bowl(&mut night);
        }
        // Three frames of each player.
        (0..3 * 2 * 8).for_each(|_| bowl(&mut night));
        let mut writer = store.begin(&TimeZone::UTC);
        writer.save_at(&night, now()).unwrap();
        (night, writer)
    });
    for what in [Doing::Ball, Doing::Undo, Doing::Correction] {
        let mut times = [Vec::new(), Vec::new()];
        for round in 0..2 * ROUNDS {
            let (night, writer) = &mut nights[round % 2];
            times[round % 2].push(what.time(night, writer));
        }
        let [first, tenth] = times.map(|mut times| {
            times.sort();
            times[ROUNDS / 2]
        });
        let ratio = tenth.as_secs_f64() / first.as_secs_f64();
        println!("{what:?}, p50: first game {first:?}, tenth {tenth:?}, ratio {ratio:.2}");
    }
}

const ROUNDS: usize = 2_000;

#[derive(Clone, Copy, Debug)]
enum Doing {
    Ball,
    Undo,
    Correction,
}

impl Doing {
    /// The time of the operation. Afterwards the night is as before.
    fn time(self, night: &mut Night, writer: &mut NightWriter) -> Duration {
        let doing = match self {
            Self::Ball | Self::Undo => night.bowling(Pins::NONE).unwrap(),
            Self::Correction => correction(night),
        };
        let done = timed(|| happen(doing, night, writer));
        let undone = timed(|| happen(night.undoing().unwrap(), night, writer));
        match self {
            Self::Ball | Self::Correction => done,
            Self::Undo => undone,
        }
    }
}

fn happen(event: Event, night: &mut Night, writer: &mut NightWriter) {
    night.record(event).unwrap();
    writer.note_at(night, now());
}

fn correction(night: &Night) -> Event {
    Event::Corrected(Correction {
        game: night.game_number().unwrap(),
        player: night.lineup().next().unwrap().number(),
        frame: FrameNumber::FIRST,
        balls: vec![Pins::ALL],
    })
}

/// Not the directory for temporary files, which may not be on a disk.
fn directory() -> TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap()
}

fn file(directory: &TempDir) -> PathBuf {
    directory.path().join("tenpin.db")
}

fn now() -> Timestamp {
    Timestamp::now()
}

/// A ball and a bare `INSERT` alternately, so that other disk activity affects both.
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
        times[1].push(timed(|| writer.save_at(&night, now()).unwrap()));
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

fn timed<FrameResult>(work: impl FnOnce() -> FrameResult) -> Duration {
    let start = Instant::now();
    black_box(work());
    start.elapsed()
}

/// The cost for any program that stores one row durably.
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
    let bodies: Vec<_> = entries
        .map(|entry| entry.written.to_json().unwrap())
        .collect();
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
    store.begin(&TimeZone::UTC).save_at(&night, now()).unwrap();
    bencher.bench_local(|| store.resume(NightReference::Last).unwrap());
}

/// Opening a file and finding the running night, as at the start of the program.
#[divan::bench]
fn open_existing(bencher: Bencher<'_, '_>) {
    let directory = directory();
    let path = file(&directory);
    let keeper = Store::open(&path).unwrap();
    keeper
        .begin(&TimeZone::UTC)
        .save_at(&long_night(), now())
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
        store.begin(&TimeZone::UTC).save_at(&night, now()).unwrap();
    }
    bencher.bench_local(|| store.nights(&NightQuery::default()).unwrap());
}
