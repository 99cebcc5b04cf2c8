//! The n-th call of a kind fails, once or until the fault is lifted, in a whole night of two games.
//!
//! Nothing is shown as saved unless the next program finds it; NOT SAVED appears in the paint of the
//! unsaved ball; and once the disk works again everything is saved.
//!
//! A test run tries a few n of each kind; `TENPIN_FAULTS=all` tries all of them, with every error.

use std::fs;
use std::path::PathBuf;

use super::found;
use super::player::{Player, Told};
use super::preload::{Call, Error, Fault, Lasting, Plan};
use super::script::{Script, Step};
use crate::storage::Place;

/// A test run tries every seventh call if there are many, and all if there are few.
const STRIDE: usize = 7;
const FEW: u32 = 20;
/// The number of balls after which a lasting fault is lifted.
const UNTIL_HEALED: usize = 3;

/// A program that plays the same night again and again, each time in a new directory.
struct Trial {
    place: Place,
    plan: Plan,
    player: Player,
    script: Script,
    runs: usize,
    faults: Vec<String>,
}

impl Trial {
    fn new() -> Self {
        let place = Place::fast();
        let nights = place.path().join("nights");
        fs::create_dir(&nights).unwrap();
        let plan = Plan::new(place.path().join("plan"));
        let player = Player::start(&nights, &[("TENPIN_SHIM_PLAN", &plan.path)]);
        Self {
            place,
            plan,
            player,
            script: Script::new(2),
            runs: 0,
            faults: Vec::new(),
        }
    }

    /// The number of calls of a kind in a night without a fault.
    fn count(&mut self, call: Call) -> u32 {
        self.try_fault(fault(call, u32::MAX, (Error::Io, Lasting::Once)));
        assert_eq!(self.faults, [""; 0]);
        self.plan.count(call)
    }

    fn directory(&mut self) -> PathBuf {
        self.runs += 1;
        let directory = self.place.path().join(format!("nights/{}", self.runs));
        fs::create_dir(&directory).unwrap();
        directory
    }

    /// Was there such a call?
    fn try_fault(&mut self, fault: Fault) -> bool {
        let directory = self.directory();
        self.plan.set(Some(fault));
        let mut run = Run {
            file: directory.join("tenpin.db"),
            directory,
            fault,
            plan: &self.plan,
            player: &mut self.player,
            script: &self.script,
            since: None,
            wrong: Vec::new(),
        };
        run.play();
        let wrong = run.wrong.iter().map(|wrong| format!("{fault:?}: {wrong}"));
        self.faults.extend(wrong);
        fs::remove_dir_all(&run.directory).unwrap();
        self.plan.struck() > 0
    }
}

/// A night with one fault in it.
struct Run<'trial> {
    directory: PathBuf,
    file: PathBuf,
    fault: Fault,
    plan: &'trial Plan,
    player: &'trial mut Player,
    script: &'trial Script,
    /// The number of balls since the first failed call.
    since: Option<usize>,
    wrong: Vec<String>,
}

impl Run<'_> {
    /// The whole night. All players leave after the first game and come back.
    fn play(&mut self) {
        let (first, second) = self.script.steps.split_at(self.script.second_game);
        for steps in [first, second] {
            self.open();
            self.go_on(steps);
            self.leave(steps.last().map_or(0, |step| step.events));
        }
    }

    fn complain(&mut self, wrong: impl Into<String>) {
        self.wrong.push(wrong.into());
    }

    /// If the file can't be opened, this is reported, and the next program can open it.
    fn open(&mut self) {
        let before = self.plan.struck();
        let told = self.player.play(&self.file);
        let Told::Refused(sentence) = &told else {
            return;
        };
        if self.plan.struck() == before {
            self.complain(format!("refused for no reason: {sentence}"));
        }
        if !sentence.contains(self.directory.to_str().unwrap()) {
            self.complain(format!("the file is not named: {sentence}"));
        }
        self.plan.heal();
        let told = self.player.play(&self.file);
        assert!(matches!(told, Told::Seen(_)), "{:?}: {told:?}", self.fault);
    }

    fn go_on(&mut self, steps: &[Step]) {
        self.since = None;
        for step in steps {
            self.take(step);
        }
        if self.since.is_some() {
            self.heal();
        }
    }

    fn take(&mut self, step: &Step) {
        self.since = self.since.map(|steps| steps + 1);
        if self.since == Some(UNTIL_HEALED) {
            self.plan.heal();
        }
        let is_lasting = self.fault.lasting == Lasting::ForEver;
        let is_sick = is_lasting && self.since.is_some_and(|steps| steps < UNTIL_HEALED);
        let before = self.plan.struck();
        let told = self.player.type_keys(&step.keys);
        if self.plan.struck() > before {
            self.since = self.since.or(Some(0));
            self.check_strike(step, &told);
        } else if told.unsaved() > 0 && !is_sick {
            self.complain(format!("{step:?}, no fault: {told:?}"));
        }
    }

    /// The next key, whatever it is, saves everything.
    fn heal(&mut self) {
        self.plan.heal();
        let told = self.player.type_keys("?");
        if told.unsaved() > 0 {
            self.complain(format!("healed, and still {told:?}"));
        }
    }

    /// At a paint after a failed call: what would be found if the program ended here.
    fn check_strike(&mut self, step: &Step, told: &Told) {
        let unsaved = told.unsaved();
        if self.fault.call == Call::Sync && unsaved == 0 {
            self.complain(format!("{step:?} was not synced and is told as saved"));
        }
        let told_saved = step.stored.saturating_sub(unsaved);
        match self.found_by_the_next() {
            Ok(found) if (told_saved..=step.events).contains(&found) => {}
            found => self.complain(format!("{step:?}, ended after {told:?}: {found:?}")),
        }
    }

    /// In a copy, because the program is still running.
    fn found_by_the_next(&self) -> Result<u64, String> {
        let copy = Place::fast();
        for name in ["tenpin.db", "tenpin.db-wal"] {
            // There is no log before the first ball.
            let _ = fs::copy(self.directory.join(name), copy.path().join(name));
        }
        found(&copy.file(), self.script)
    }

    /// Everything is there, also for the next program.
    fn leave(&mut self, events: u64) {
        let ended = self.player.end();
        if !matches!(ended, Told::Ended(0)) {
            self.complain(format!("{ended:?}"));
        }
        match self.found_by_the_next() {
            Ok(found) if found == events => {}
            found => self.complain(format!("in the end {found:?}")),
        }
    }
}

fn try_every(call: Call) {
    let mut trial = Trial::new();
    let count = trial.count(call);
    assert!(count > 0, "the library sees no {call:?}");
    match std::env::var_os("TENPIN_FAULTS") {
        Some(_) => trial.try_all(call),
        None => trial.try_some(call, count),
    }
    println!("{call:?}: {count} calls in a night, {} runs", trial.runs);
    let first: Vec<_> = trial.faults.iter().take(20).collect();
    let count = trial.faults.len();
    assert!(first.is_empty(), "{count} faults, the first {first:#?}");
}

impl Trial {
    /// Until a night has no more such calls.
    fn try_all(&mut self, call: Call) {
        for kind in kinds(call) {
            let mut all = (1..).map(|first| fault(call, first, kind));
            assert!(all.any(|fault| !self.try_fault(fault)));
        }
    }

    /// Spread evenly over the night, each with another error.
    fn try_some(&mut self, call: Call, count: u32) {
        let stride = if count > FEW { STRIDE } else { 1 };
        let some = (1..=count).step_by(stride).zip(kinds(call).cycle());
        for (first, kind) in some {
            self.try_fault(fault(call, first, kind));
        }
    }
}

fn kinds(call: Call) -> impl Iterator<Item = (Error, Lasting)> + Clone {
    let errors = call.errors().iter();
    errors.flat_map(|error| [(*error, Lasting::Once), (*error, Lasting::ForEver)])
}

const fn fault(call: Call, first: u32, (error, lasting): (Error, Lasting)) -> Fault {
    Fault {
        call,
        first,
        error,
        lasting,
    }
}

#[test]
fn a_write_that_fails_loses_nothing() {
    try_every(Call::Write);
}

#[test]
fn a_sync_that_fails_loses_nothing() {
    try_every(Call::Sync);
    try_every(Call::SyncDirectory);
}

#[test]
fn a_file_that_can_not_be_cut_loses_nothing() {
    try_every(Call::Truncate);
}

#[test]
fn a_lock_that_is_not_given_loses_nothing() {
    try_every(Call::Lock);
}

#[test]
fn a_file_that_can_not_be_opened_loses_nothing() {
    try_every(Call::Open);
    try_every(Call::Name);
}
