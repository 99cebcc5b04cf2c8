//! A stored night on the board: at its end, or replayed ball by ball.

mod corrections;

use std::time::Duration;

use crate::app::animation::marked;
use crate::app::step::{Step, Steps};
use crate::app::tonight::Tonight;
use crate::app::{Action, Direction, Effect, Leap, Notice, Overlay, View};
use crate::archive::{ClockTime, NightHeader, Regulars};
use crate::domain::Player;
use crate::night::{Event, JournalEntry, Night, Validity};
pub use corrections::CorrectionEntry;

/// Milliseconds between two events, from slow to fast.
const PACES: [u64; 5] = [2_000, 1_000, 500, 200, 50];
const USUAL: usize = 2;

/// A stored night, and the position in its replay.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ReplayScreen {
    pub header: NightHeader,
    /// The events, each with its local time.
    events: Vec<(Event, ClockTime)>,
    /// The numbers of the events after which there is a game to show, in ascending order.
    stops: Vec<usize>,
    /// The numbers of the balls that were not undone, in ascending order.
    balls: Vec<usize>,
    /// The number of events before the start of each game except the first, if it was not undone.
    ends: Vec<usize>,
    /// The corrections that count, oldest first.
    pub corrections: Vec<CorrectionEntry>,
    /// The night up to the current position.
    pub night: Night,
    pace: usize,
    play: Play,
    pub(crate) view: View,
    /// The line the user scrolled to. None follows the current player.
    pub line: Option<usize>,
    /// The call for the latest ball.
    pub(crate) call: Option<Notice>,
    /// The player whose mark the big view still shows.
    pub(crate) held: Option<Player>,
}

/// Whether the replay advances on its own.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Play {
    Paused,
    Runs,
}

impl ReplayScreen {
    /// Starts at the end of the night.
    pub fn new(header: NightHeader, events: Vec<(Event, ClockTime)>) -> Self {
        let (mut night, mut stops, mut found) = (Night::default(), vec![], vec![]);
        for (number, (event, at)) in (1..).zip(&events) {
            found.push(corrections::record(&mut night, (number, event), *at));
            stops.extend(night.game().map(|_| number));
        }
        let mut replay = Self {
            header,
            corrections: corrections::counting(&night, found),
            stops,
            balls: counting(&night, |event| matches!(event, Event::Bowled { .. })),
            ends: ends(&night),
            events,
            night,
            pace: USUAL,
            play: Play::Paused,
            view: View::Sheet,
            line: None,
            call: None,
            held: None,
        };
        replay.go_to(usize::MAX);
        replay
    }

    /// The number of events replayed, and of all events.
    pub fn progress(&self) -> (usize, usize) {
        let happened = usize::try_from(self.night.journal().len()).unwrap_or(usize::MAX);
        (happened, self.events.len())
    }

    /// The number of balls replayed, and of all balls that count.
    pub fn balls(&self) -> (usize, usize) {
        let (happened, _) = self.progress();
        let replayed = self.balls.partition_point(|ball| *ball <= happened);
        (replayed, self.balls.len())
    }

    /// How many frames on the board were corrected after the current position.
    pub fn corrected_later(&self) -> usize {
        let (happened, _) = self.progress();
        let corrections = self.corrections.iter();
        let later = corrections.filter(|entry| entry.is_later(&self.night, happened));
        later.count()
    }

    /// The last event, and when it happened.
    pub fn last(&self) -> Option<&(Event, ClockTime)> {
        let (happened, _) = self.progress();
        self.events.get(happened.checked_sub(1)?)
    }

    /// Does the replay advance on its own?
    pub fn is_running(&self) -> bool {
        self.play == Play::Runs
    }

    /// The speed, from 1.
    pub const fn pace(&self) -> usize {
        self.pace + 1
    }

    /// Time until the next event. None if paused.
    pub(crate) fn pause(&self) -> Option<Duration> {
        let pause = PACES.get(self.pace).copied().map(Duration::from_millis);
        pause.filter(|_| self.is_running())
    }

    /// Advances on its own. A mark is held for a moment, unless the replay is faster than that.
    pub(super) fn play_on(&mut self) -> Steps {
        self.step();
        if self.pace > USUAL || !self.is_running() {
            return vec![];
        }
        // Personal bests at that time are unknown.
        let regulars = &Regulars::default();
        let tonight = Tonight {
            night: &self.night,
            regulars,
            past: None,
        };
        let bowler = self.last().and_then(|(event, _)| tonight.bowler(event));
        self.call = bowler.and_then(|seat| tonight.called(seat));
        self.held = bowler.and_then(marked);
        let hold = self.held.map(|_| Step::Ask(Effect::Hold));
        hold.into_iter().collect()
    }

    /// Advances to the next event that leaves a game to show.
    fn step(&mut self) {
        self.call = None;
        self.held = None;
        let (happened, _) = self.progress();
        let next = self.stops.partition_point(|stop| *stop <= happened);
        let Some(stop) = self.stops.get(next) else {
            self.play = Play::Paused;
            return;
        };
        for (event, _) in self.events.get(happened..*stop).unwrap_or_default() {
            // An event that was accepted once is accepted again.
            let _ = self.night.record(event.clone());
        }
    }

    /// Goes to just after this event, or to the last earlier one that leaves a game to show.
    fn go_to(&mut self, wanted: usize) {
        let mut stops = self.stops.iter();
        let stop = stops.rfind(|stop| **stop <= wanted);
        let stop = stop.or(self.stops.first()).copied().unwrap_or_default();
        if stop < self.progress().0 {
            self.night = Night::default();
        }
        while self.progress().0 < stop {
            self.step();
        }
    }

    pub(crate) fn play_or_pause(&mut self) {
        let (happened, _) = self.progress();
        if self.stops.last() == Some(&happened) {
            self.go_to(0);
        }
        self.play = match self.play {
            Play::Runs => Play::Paused,
            Play::Paused => Play::Runs,
        };
    }

    fn go(&mut self, direction: Direction) {
        let (happened, _) = self.progress();
        match direction {
            Direction::Left => self.go_to(happened.saturating_sub(1)),
            Direction::Right => self.step(),
            Direction::Up => self.pace = (self.pace + 1).min(PACES.len() - 1),
            Direction::Down => self.pace = self.pace.saturating_sub(1),
        }
    }

    /// Scrolls to other players, one line up or down.
    fn scroll(&mut self, action: Action) {
        let game = self.night.game();
        let seats = game.map_or(0, |game| game.seats().len());
        let up = game.and_then(|game| game.position(game.up()?.player()));
        let line = self.line.or(up).unwrap_or_default();
        self.line = Some(match action {
            Action::MoveUp => line.saturating_sub(1),
            _ => (line + 1).min(seats.saturating_sub(1)),
        });
    }

    /// Goes to the end of the previous game; from the first game, to the start of the night.
    fn go_to_earlier_game(&mut self) {
        let (happened, _) = self.progress();
        let end = self.ends.iter().rfind(|end| **end < happened).copied();
        self.go_to(end.unwrap_or_default());
    }

    /// Goes to the end of this game; from there, to that of the next one.
    fn go_to_later_game(&mut self) {
        let (happened, _) = self.progress();
        let next = self.ends.iter().find(|end| **end > happened).copied();
        self.go_to(next.unwrap_or(usize::MAX));
    }

    pub(super) fn update(&mut self, action: Action) -> Steps {
        match action {
            Action::PlayOrPause => self.play_or_pause(),
            Action::Move(direction) => self.go(direction),
            Action::Leap(Leap::First) => self.go_to(0),
            Action::Leap(Leap::Last) => self.go_to(usize::MAX),
            Action::MoveUp | Action::MoveDown => self.scroll(action),
            Action::EarlierGame => self.go_to_earlier_game(),
            Action::LaterGame => self.go_to_later_game(),
            Action::Correct => {
                return vec![Step::Ask(Effect::OpenToCorrect(self.header.number))];
            }
            Action::ShowCorrections => return vec![Step::Show(Overlay::Corrections(0))],
            Action::Cancel if self.view == View::Big => self.view = View::Sheet,
            Action::Cancel => return vec![Step::Back],
            _ => {}
        }
        vec![]
    }
}

/// A game ends where the next one starts, if that start was not undone.
fn ends(night: &Night) -> Vec<usize> {
    let starts = counting(night, |event| matches!(event, Event::GameStarted { .. }));
    starts.into_iter().skip(1).map(|start| start - 1).collect()
}

/// The numbers of matching events that were not undone.
fn counting(night: &Night, is_wanted: fn(&Event) -> bool) -> Vec<usize> {
    let counts = |entry: &JournalEntry<'_>| entry.validity == Validity::Counts;
    let entries = (1..).zip(night.journal().entries());
    let entries = entries.filter(|(_, entry)| counts(entry) && is_wanted(entry.event));
    entries.map(|(number, _)| number).collect()
}
