//! A program killed while it writes: every event that it reported as saved is there, in order, and
//! nothing else.
//!
//! 20 times in a test run, or as often as `TENPIN_KILLS` says.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use tenpin::archive::NightReference;
use tenpin::domain::Pins;
use tenpin::night::{Entrance, Event, Night};
use tenpin::store::Store;

use super::{Keeping, NONE, Place, player, problems};

const FILE: &str = "TENPIN_KILLED_FILE";

/// The next event of an endless night with a bit of everything.
fn next_event(night: &Night) -> Event {
    let count = night.journal().len();
    match count {
        0 => night.joining(player("PJS"), Entrance::Now),
        1 => night.joining(player("KYJ"), Entrance::Now),
        _ if count.is_multiple_of(11) => night.undoing().unwrap(),
        _ => {
            let pins = Pins::new(u8::try_from(count % 6).unwrap()).unwrap();
            night.bowling(pins).unwrap_or_else(|_| night.starting())
        }
    }
}

fn night_of(events: u64) -> Night {
    let mut night = Night::default();
    for _ in 0..events {
        night.record(next_event(&night)).unwrap();
    }
    night
}

/// The program that is killed.
#[test]
#[ignore = "the other tests run it as a program of its own"]
fn writes_until_it_is_killed() {
    let Some(file) = std::env::var_os(FILE) else {
        return;
    };
    let store = Store::open(Path::new(&file)).unwrap();
    let mut keeping = match store.last().unwrap() {
        Some(_) => Keeping::resume(&store),
        None => Keeping::begin(&store),
    };
    loop {
        keeping.record(next_event(&keeping.night));
        let mut output = std::io::stdout().lock();
        writeln!(output, "kept {}", keeping.night.journal().len()).unwrap();
        output.flush().unwrap();
    }
}

/// Runs it until this long after the first event it reported, or kills it without waiting for one;
/// returns the last event it reported.
fn run_and_kill(file: &Path, kill: Kill) -> u64 {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "storage::kills::writes_until_it_is_killed"])
        .args(["--ignored", "--nocapture"])
        .env(FILE, file)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let (begun, has_begun) = mpsc::channel();
    let reader = thread::spawn(move || {
        let lines = output.lines().map_while(Result::ok);
        let told = lines.filter_map(|line| line.strip_prefix("kept ")?.parse().ok());
        told.inspect(|_| begun.send(()).unwrap())
            .last()
            .unwrap_or(0)
    });
    match kill {
        Kill::AfterFirstEvent(time) => {
            has_begun.recv().unwrap();
            thread::sleep(time);
        }
        Kill::AfterStart(time) => thread::sleep(time),
    }
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

/// When the program is killed.
#[derive(Clone, Copy)]
enum Kill {
    /// Most likely while it opens or creates its file.
    AfterStart(Duration),
    /// While it writes.
    AfterFirstEvent(Duration),
}

impl Kill {
    /// Every fifth kill is early. The others give the program time to start.
    const fn new(kill: u64) -> Self {
        let time = Duration::from_micros(random(kill) % 60_000);
        match kill % 5 {
            0 => Self::AfterStart(time),
            _ => Self::AfterFirstEvent(time),
        }
    }
}

/// Random numbers, the same each time.
const fn random(seed: u64) -> u64 {
    let mixed = (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 33
}

#[test]
fn every_event_that_was_told_survives_a_kill() {
    let kills = std::env::var("TENPIN_KILLS").ok();
    let kills = kills.and_then(|kills| kills.parse().ok()).unwrap_or(20_u64);
    let mut place = Place::new();
    let (mut kept, mut all_told) = (0, 0);
    for kill in 0..kills {
        // Sometimes from the very beginning, so that creating the file is interrupted too.
        if kill.is_multiple_of(10) {
            place = Place::new();
            kept = 0;
        }
        let told = run_and_kill(&place.file(), Kill::new(kill));
        all_told += told.saturating_sub(kept);
        kept = verify(&place, told.max(kept));
    }
    println!("{kills} kills, {all_told} events told");
    assert!(all_told > kills, "it was always killed before it wrote");
}

/// Two players who join, and the start of the game: a night is stored from its first ball on.
const BEFORE_THE_FIRST_BALL: u64 = 3;

/// At most the event being written is there in addition to the reported ones.
fn verify(place: &Place, told: u64) -> u64 {
    let store = Store::look(&place.file()).unwrap();
    let Some(last) = store.last().unwrap() else {
        assert!(told <= BEFORE_THE_FIRST_BALL, "{told}");
        return 0;
    };
    assert_eq!(last.number, 1);
    let reading = store.read(NightReference::Last).unwrap();
    let found = reading.night.journal().len();
    assert!(
        (told..=told + 1).contains(&found),
        "told {told}, found {found}"
    );
    assert_eq!(reading.night, night_of(found));
    assert_eq!(problems(&store), NONE);
    found
}
