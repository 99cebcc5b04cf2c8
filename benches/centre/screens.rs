//! Screens of the hall: each follows a lane like `tenpin watch --lane`, some show all lanes.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tenpin::archive::WatchedNight;
use tenpin::centre::{CentreAddress, Follower, HallFollower};

use crate::lanes::{LaneRecord, Lanes};

/// The polling interval of the program.
const GLANCE: Duration = Duration::from_millis(250);
/// The number of screens that show all lanes.
pub(crate) const HALLS: usize = 2;

/// What the screens saw.
#[derive(Default)]
pub(crate) struct Sight {
    is_over: AtomicBool,
    /// From an event to a screen.
    pub(crate) delays: Mutex<Vec<Duration>>,
    /// How often a night became shorter.
    pub(crate) backwards: AtomicUsize,
    open: AtomicUsize,
}

pub(crate) struct Screens {
    pub(crate) sight: Arc<Sight>,
    threads: Vec<JoinHandle<()>>,
}

impl Screens {
    pub(crate) fn open(count: usize, lanes: &Lanes, address: &CentreAddress) -> Self {
        let sight = Arc::<Sight>::default();
        let number = lanes.all.len();
        let screen = |screen: usize| {
            let lane = screen * 7 % number;
            let record = Arc::clone(&lanes.all[lane].record);
            let (sight, address) = (Arc::clone(&sight), address.clone());
            // Spread over the interval.
            let moment = GLANCE.mul_f64(screen as f64 * 0.618 % 1.0);
            std::thread::spawn(move || follow((address, lane + 1), (&record, &sight), moment))
        };
        let mut threads: Vec<_> = (0..count).map(screen).collect();
        for _ in 0..HALLS {
            let (sight, address) = (Arc::clone(&sight), address.clone());
            threads.push(std::thread::spawn(move || show_all(address, &sight)));
        }
        let screens = Self { sight, threads };
        crate::wait_until("all screens are open", || {
            screens.sight.open.load(Ordering::SeqCst) == count
        });
        screens
    }

    pub(crate) fn close(&mut self) {
        self.sight.is_over.store(true, Ordering::SeqCst);
        for thread in self.threads.drain(..) {
            thread.join().unwrap();
        }
    }
}

fn length(nights: &[WatchedNight]) -> usize {
    let events = nights.first().map(|own| own.night.journal().len());
    usize::try_from(events.unwrap_or_default()).unwrap()
}

fn follow(
    (address, lane): (CentreAddress, usize),
    (record, sight): (&LaneRecord, &Sight),
    moment: Duration,
) {
    std::thread::sleep(moment);
    let mut follower = Follower::open(address, &lane.to_string()).unwrap().unwrap();
    let mut seen = follower.glance().map_or(0, |nights| length(&nights));
    sight.open.fetch_add(1, Ordering::SeqCst);
    while !sight.is_over.load(Ordering::SeqCst) {
        std::thread::sleep(GLANCE);
        let Some(length) = follower.glance().map(|nights| length(&nights)) else {
            continue;
        };
        if length < seen {
            sight.backwards.fetch_add(1, Ordering::SeqCst);
        }
        let happened = record.happened.lock().unwrap();
        let new = happened[seen.min(length)..length].iter();
        sight
            .delays
            .lock()
            .unwrap()
            .extend(new.map(Instant::elapsed));
        seen = length;
    }
}

fn show_all(address: CentreAddress, sight: &Sight) {
    let mut hall = HallFollower::open(address).unwrap().unwrap();
    while !sight.is_over.load(Ordering::SeqCst) {
        let _ = hall.glance();
        std::thread::sleep(GLANCE);
    }
}
