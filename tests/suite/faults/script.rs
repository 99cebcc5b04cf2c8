//! The night to play, key by key, and the events after each key.

use tenpin::night::{Event, Night};

use crate::stage::Stage;

/// Two players; strikes against open frames.
const FIRST_GAME: &str = "x9-x9-x9-x9-x9-x9-x9-x9-x9-xxx9-";
/// Spares against strikes, with a ball undone and bowled again.
const SECOND_GAME: &str = "9/xur9/x9/x9/x9/x9/x9/x9/x9/x9/9xxx";

/// Two players who join.
const BEFORE_FIRST_GAME: usize = 2;

pub(super) struct Script {
    pub(super) steps: Vec<Step>,
    /// The step that begins the second game.
    pub(super) second_game: usize,
    events: Vec<Event>,
}

/// Some keys that are typed together, and the number of events after them.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) keys: String,
    pub(super) events: u64,
    /// Before the first ball there is nothing to save.
    pub(super) stored: u64,
}

impl Script {
    /// A night of this many games.
    pub(super) fn new(games: usize) -> Self {
        let mut stage = Stage::new(80, 24);
        let mut steps = Vec::new();
        for keys in keys(games) {
            stage.type_keys(&keys);
            let journal = stage.app.night().journal();
            let events = journal.len();
            let stored = events * u64::from(journal.has_ball());
            steps.push(Step {
                keys,
                events,
                stored,
            });
        }
        let night = stage.app.night();
        assert_eq!(night.games().count(), games);
        Self {
            steps,
            second_game: BEFORE_FIRST_GAME + 1 + FIRST_GAME.len(),
            ..Self::from_night(night)
        }
    }

    /// A night that was played differently.
    pub(super) fn from_night(night: &Night) -> Self {
        let entries = night.journal().entries();
        Self {
            steps: Vec::new(),
            second_game: 0,
            events: entries.map(|entry| entry.event.clone()).collect(),
        }
    }

    pub(super) fn beginning(&self, events: u64) -> Night {
        let events = self.events.iter().take(events.try_into().unwrap());
        Night::replay(events.cloned()).unwrap()
    }

    /// The event after this many others. None at the end.
    pub(super) fn event_after(&self, events: u64) -> Option<&Event> {
        self.events.get(usize::try_from(events).unwrap())
    }

    pub(super) fn end(&self) -> u64 {
        self.events.len().try_into().unwrap()
    }
}

fn keys(games: usize) -> Vec<String> {
    let start: [_; BEFORE_FIRST_GAME] = ["pjs<Enter>", "kyj<Enter>"];
    let mut keys: Vec<_> = start.map(str::to_owned).into();
    for game in 0..games {
        let balls = [FIRST_GAME, SECOND_GAME][game % 2];
        keys.push("<Enter>".to_owned());
        keys.extend(balls.chars().map(String::from));
    }
    keys
}
