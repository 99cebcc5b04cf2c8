//! Power failures at any moment of a night: everything reported as saved is there.
//!
//! 200 times in a test run, or as often as `TENPIN_CRASH_STATES` says.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use tenpin::archive::{NightReference, SaveState};
use tenpin::store::Store;

use super::crash::{Change, Disk, Left, read_log};
use super::player::{Player, Told};
use super::script::Script;
use super::{Dice, found};
use crate::storage::Place;

/// Enough for SQLite's log to be checkpointed and restarted in the middle.
const GAMES: usize = 19;
const SESSIONS: usize = 2;
const STATES: usize = 200;
/// The most changes needed to save a ball.
const A_BALL: usize = 20;

/// A recorded night, with every change of the disk.
struct Recorded {
    script: Script,
    changes: Vec<Change>,
    /// The length of the log when this many events were reported as saved, in order.
    told: Vec<(usize, u64)>,
}

/// Plays a night, quits after its first game and resumes it.
fn record() -> Recorded {
    let place = Place::fast();
    let (data, log) = (place.path().join("data"), place.path().join("log"));
    fs::create_dir(&data).unwrap();
    fs::write(&log, "").unwrap();
    let length = || usize::try_from(fs::metadata(&log).unwrap().len()).unwrap();
    let mut player = Player::start(&data, &[("TENPIN_SHIM_LOG", &log)]);
    let script = Script::new(GAMES);
    let file = data.join("tenpin.db");
    let mut told = vec![(0, 0)];
    player.play(&file);
    told.push((length(), 0));
    for (number, step) in script.steps.iter().enumerate() {
        if number == script.second_game {
            assert!(matches!(player.end(), Told::Ended(0)));
            player.play(&file);
            told.push((length(), told[told.len() - 1].1));
        }
        assert_eq!(player.type_keys(&step.keys).unsaved(), 0);
        told.push((length(), step.stored));
    }
    assert!(matches!(player.end(), Told::Ended(0)));
    told.push((length(), script.end()));
    let changes = read_log(&fs::read(&log).unwrap());
    check_log(&changes, &data);
    Recorded {
        script,
        changes,
        told,
    }
}

/// The library misses nothing: replaying its log yields the directory.
fn check_log(changes: &[Change], data: &Path) {
    let mut disk = Disk::default();
    for change in changes {
        disk.make(change);
    }
    let files = disk.cut(Left::Everything, &mut Dice::new(0));
    let names: Vec<_> = files.keys().map(String::as_str).collect();
    assert_eq!(names, ["tenpin.db"], "{} changes", changes.len());
    let content = fs::read(data.join("tenpin.db")).unwrap();
    assert!(files["tenpin.db"] == content);
    let logs = changes.iter().filter(|change| change.begins_log()).count();
    assert!(logs > SESSIONS, "no log was begun again");
}

impl Recorded {
    /// How many events were reported as saved at this length of the log, and how many may be there.
    fn bounds(&self, length: usize) -> (u64, u64) {
        let after = self.told.partition_point(|(end, _)| *end <= length);
        let next = self.told.get(after).or(self.told.last());
        (self.told[after - 1].1, next.unwrap().1)
    }

    /// The changes after which the power fails: half of them anywhere, and half where more happens than
    /// saving a ball: the file is created, closed and reopened, or the log checkpointed.
    fn points(&self, states: usize) -> Vec<usize> {
        let everywhere: Vec<_> = (0..self.changes.len()).collect();
        let steps = everywhere.chunk_by(|one, other| self.step(*one) == self.step(*other));
        let busy: Vec<_> = steps.filter(|step| step.len() > A_BALL).flatten().collect();
        assert!(!busy.is_empty());
        let spread =
            |state: usize, count: usize| state / 2 * 2 * count / states.next_multiple_of(2);
        let point = |state: usize| match state % 2 {
            0 => everywhere[spread(state, everywhere.len())],
            _ => *busy[spread(state, busy.len())],
        };
        let mut points: Vec<_> = (0..states).map(point).collect();
        points.sort_unstable();
        points
    }

    /// The step between two paints in which a change was made.
    fn step(&self, change: usize) -> usize {
        let end = self.changes[change].end;
        self.told.partition_point(|(length, _)| *length < end)
    }
}

/// None, all, some and torn in turn.
const fn left(number: usize, dice: &mut Dice) -> Left {
    match number % 6 {
        0 => Left::Nothing,
        1 => Left::Everything,
        2 | 3 => Left::Some(1 + dice.roll(7)),
        _ => Left::Torn(1 + dice.roll(7)),
    }
}

#[test]
fn every_ball_that_was_told_survives_a_power_cut() {
    let states = std::env::var("TENPIN_CRASH_STATES").ok();
    let states = states.and_then(|states| states.parse().ok());
    let states: usize = states.unwrap_or(STATES);
    let recorded = record();
    let (mut dice, mut disk, mut made) = (Dice::new(1), Disk::default(), 0);
    let mut cuts = Cuts::default();
    for (state, point) in recorded.points(states).into_iter().enumerate() {
        let new = recorded.changes.iter().take(point + 1).skip(made);
        new.for_each(|change| disk.make(change));
        made = point + 1;
        let left = left(state, &mut dice);
        let (length, files) = (recorded.changes[point].end, disk.cut(left, &mut dice));
        let checked = cuts.check(&recorded, length, &files);
        checked.unwrap_or_else(|wrong| panic!("{left:?} after change {point}: {wrong}"));
    }
    println!("{states} power cuts: {cuts:?}");
    assert!(cuts.behind > 0 && cuts.between > 0, "{cuts:?}");
}

/// The number of states of each kind.
#[derive(Debug, Default)]
struct Cuts {
    /// Without a file yet, or without a night.
    empty: usize,
    /// With exactly what was reported.
    behind: usize,
    /// With the ball that was being saved.
    between: usize,
}

impl Cuts {
    fn check(
        &mut self,
        recorded: &Recorded,
        length: usize,
        files: &BTreeMap<String, Vec<u8>>,
    ) -> Result<(), String> {
        let place = Place::fast();
        for (name, content) in files {
            fs::write(place.path().join(name), content).unwrap();
        }
        let (least, most) = recorded.bounds(length);
        let found = found(&place.file(), &recorded.script)?;
        if found < least || found > most {
            return Err(format!("{least} told of {most}, {found} found"));
        }
        go_on(&place, &recorded.script, found)?;
        match found {
            0 => self.empty += 1,
            found if found == least => self.behind += 1,
            _ => self.between += 1,
        }
        Ok(())
    }
}

/// The night continues with its next event, which is there afterwards too.
fn go_on(place: &Place, script: &Script, events: u64) -> Result<(), String> {
    let Some(next) = script.event_after(events).filter(|_| events > 0) else {
        return Ok(());
    };
    let store = Store::open(&place.file()).unwrap();
    let (mut night, mut writer) = store.resume(NightReference::Last).unwrap();
    night.record(next.clone()).unwrap();
    let state = writer.save(&night);
    drop((store, writer));
    match (state, found(&place.file(), script)?) {
        (SaveState::Saved(_), found) if found == events + 1 => Ok(()),
        gone_on => Err(format!("{events} found, and with one more {gone_on:?}")),
    }
}
