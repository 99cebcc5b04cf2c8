//! A thousand lanes: each bowls on its own file, and the companion's code sends it.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use jiff::Timestamp;
use jiff::tz::TimeZone;
use tempfile::TempDir;
use tenpin::centre::{CentreAddress, PassNews, block_on, pass_on};
use tenpin::domain::{Pins, Player};
use tenpin::night::{Entrance, Night};
use tenpin::store::{NightWriter, Store};
use tokio::sync::watch;
use tokio::task::LocalSet;

/// Threads that send lanes: in a hall a thousand machines do this.
const THREADS: usize = 4;
pub(crate) const PLAYERS: [&str; 8] = ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF", "GGG", "HHH"];

/// Measurements of a lane.
#[derive(Default)]
pub(crate) struct LaneRecord {
    /// The time of each event.
    pub(crate) happened: Mutex<Vec<Instant>>,
    pub(crate) there: AtomicU64,
    /// The delay of each event until its commit at the centre.
    pub(crate) delays: Mutex<Vec<Duration>>,
}

impl LaneRecord {
    /// Notes that this many events have been sent.
    fn take(&self, events: u64) {
        let before = self.there.swap(events, Ordering::SeqCst);
        let happened = self.happened.lock().unwrap();
        let [before, events] = [before, events].map(|count| usize::try_from(count).unwrap());
        let new = happened[before.min(events)..events].iter();
        self.delays
            .lock()
            .unwrap()
            .extend(new.map(Instant::elapsed));
    }

    fn hear(&self, news: &PassNews) {
        if let PassNews::There(events) = news {
            self.take(*events);
        }
    }

    fn is_there(&self) -> bool {
        self.there.load(Ordering::SeqCst) == self.happened.lock().unwrap().len() as u64
    }
}

/// A lane and its night.
pub(crate) struct Lane {
    pub(crate) path: PathBuf,
    pub(crate) record: Arc<LaneRecord>,
    night: Night,
    writer: NightWriter,
}

impl Lane {
    fn open(directory: &Path, number: usize) -> Self {
        let path = directory.join(format!("lane{number}")).join("tenpin.db");
        std::fs::create_dir(path.parent().unwrap()).unwrap();
        let writer = Store::open(&path).unwrap().begin(&TimeZone::UTC);
        let mut lane = Self {
            path,
            record: Arc::default(),
            night: Night::default(),
            writer,
        };
        for name in PLAYERS {
            let name = Player::new(name).unwrap();
            lane.night
                .record(lane.night.joining(name, Entrance::Now))
                .unwrap();
        }
        // A night is stored with its first ball.
        lane.night.record(lane.night.starting()).unwrap();
        lane.note(PLAYERS.len() + 1);
        lane.bowl(7);
        lane
    }

    fn note(&self, events: usize) {
        let happened = &mut self.record.happened.lock().unwrap();
        happened.extend(std::iter::repeat_n(Instant::now(), events));
    }

    fn save(&mut self) {
        self.writer.save_at(&self.night, Timestamp::now()).unwrap();
    }

    /// Records this many pins, if they are standing.
    fn record(&mut self, pins: u8) {
        let pins = Pins::new(pins).unwrap_or(Pins::NONE);
        let ball = self.night.bowling(pins);
        let ball = ball.or_else(|_| self.night.bowling(Pins::NONE));
        let event = ball.unwrap_or_else(|_over| self.night.starting());
        if self.night.record(event).is_err() {
            self.night
                .record(self.night.bowling(Pins::NONE).unwrap())
                .unwrap();
        }
    }

    /// One ball, saved as the game saves it.
    pub(crate) fn bowl(&mut self, pins: u8) {
        self.note(1);
        self.record(pins);
        self.save();
    }

    /// Bowls this many balls at once.
    pub(crate) fn bowl_many(&mut self, balls: usize) {
        self.note(balls);
        (0..balls).for_each(|ball| self.record(u8::try_from(ball * 7 % 11).unwrap()));
        self.save();
    }
}

/// All lanes of the hall.
pub(crate) struct Lanes {
    pub(crate) all: Vec<Lane>,
    end: watch::Sender<bool>,
    threads: Vec<JoinHandle<()>>,
    _directory: TempDir,
}

impl Lanes {
    /// The files are in memory: in a hall each lane has its own disk.
    pub(crate) fn open(count: usize, address: &CentreAddress) -> Self {
        let memory = Path::new("/dev/shm");
        let parent = Some(memory).filter(|memory| memory.is_dir());
        let directory = parent
            .map_or_else(tempfile::tempdir, tempfile::tempdir_in)
            .unwrap();
        let lanes = (1..=count).map(|number| Lane::open(directory.path(), number));
        let all: Vec<_> = lanes.collect();
        let (end, left) = watch::channel(false);
        let threads = (0..THREADS).map(|thread| {
            let own = all.iter().enumerate().skip(thread).step_by(THREADS);
            let own = own.map(|(place, lane)| Passed {
                path: lane.path.clone(),
                name: (place + 1).to_string(),
                record: Arc::clone(&lane.record),
            });
            let (own, address, left) = (own.collect(), address.clone(), left.clone());
            std::thread::spawn(move || pass_all_on(own, &address, &left))
        });
        let threads = threads.collect();
        Self {
            all,
            end,
            threads,
            _directory: directory,
        }
    }

    pub(crate) fn are_there(&self) -> bool {
        self.all.iter().all(|lane| lane.record.is_there())
    }

    /// Returns all delays so far and clears them.
    pub(crate) fn delays(&self) -> Vec<Duration> {
        let delays = self.all.iter();
        delays
            .flat_map(|lane| std::mem::take(&mut *lane.record.delays.lock().unwrap()))
            .collect()
    }

    pub(crate) fn close(&mut self) {
        self.end.send(true).unwrap();
        for thread in self.threads.drain(..) {
            thread.join().unwrap();
        }
    }
}

/// The state of sending one lane.
struct Passed {
    path: PathBuf,
    name: String,
    record: Arc<LaneRecord>,
}

impl Passed {
    async fn pass_on(self, address: CentreAddress, mut left: watch::Receiver<bool>) {
        let tell = |news: &PassNews| {
            self.record.hear(news);
            Ok(())
        };
        let is_left = async {
            left.wait_for(|is_left| *is_left).await.unwrap();
        };
        let passed = pass_on((&self.path, &self.name), &address, tell, is_left);
        passed.await.unwrap();
    }
}

fn pass_all_on(lanes: Vec<Passed>, address: &CentreAddress, left: &watch::Receiver<bool>) {
    let local = LocalSet::new();
    for lane in lanes {
        local.spawn_local(lane.pass_on(address.clone(), left.clone()));
    }
    block_on(local).unwrap();
}
