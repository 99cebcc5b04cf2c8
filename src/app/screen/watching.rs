//! Looking on while others bowl. Each night has a lane, which takes no balls: it shows what it is told.

use super::Screen;
use crate::app::stack::Stack;
use crate::app::step::Steps;
use crate::app::{Action, App, Direction, Effect, Effects, NamedEvent, Notice, View};
use crate::archive::{ClockTime, WatchState, WatchedNight};
use crate::night::Event;

/// What is known of a night beside what happened in it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Lane {
    number: u32,
    saved: Option<ClockTime>,
    feed: WatchState,
    /// Until somebody looks for a line it is that of whoever is up.
    line: Option<usize>,
}

impl Lane {
    /// What people call the night by.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// When the last event of it was saved.
    pub const fn saved(&self) -> Option<ClockTime> {
        self.saved
    }

    /// Whether more of it can come.
    pub const fn feed(&self) -> WatchState {
        self.feed
    }

    /// The line that somebody looks for.
    pub const fn line(&self) -> Option<usize> {
        self.line
    }
}

impl App {
    /// The program that only looks on, before it knows of any night.
    pub fn watching(view: View) -> Self {
        Self {
            screens: Stack::new(Screen::Watching(vec![])),
            view,
            ..Self::default()
        }
    }

    /// Shows these nights from now on, as they are.
    pub(crate) fn follow_nights(&mut self, nights: Vec<WatchedNight>) -> Effects {
        let view = self.view;
        let Screen::Watching(lanes) = self.screens.top_mut() else {
            return vec![];
        };
        let mut before = std::mem::take(lanes);
        let mut effects = Effects::new();
        for night in nights {
            let known = before.iter().position(|lane| lane.is_lane_of(night.number));
            let known = known.map(|known| before.swap_remove(known));
            let mut lane = known.unwrap_or_else(|| Self::watching(view));
            effects.extend(lane.follow_night(night));
            lanes.push(lane);
        }
        // The light goes over a name, and that may stand on two lanes.
        if lanes.len() > 1 {
            effects.clear();
        }
        effects
    }

    const fn is_lane_of(&self, number: u32) -> bool {
        matches!(self.screen(), Screen::Lane(lane) if lane.number == number)
    }

    fn follow_night(&mut self, watched: WatchedNight) -> Effects {
        let before = self.night.journal().len();
        self.night = watched.night;
        let is_new = self.night.journal().len() != before;
        let line = match self.screen() {
            Screen::Lane(lane) if !is_new => lane.line,
            _ => None,
        };
        self.screens = Stack::new(Screen::Lane(Lane {
            number: watched.number,
            saved: watched.saved,
            feed: watched.state,
            line,
        }));
        // That nothing comes any more matters more than what was told last.
        self.notice.take_if(|_| watched.state != WatchState::Live);
        // What happened before somebody began to look on is no news.
        if before == 0 || !is_new {
            return vec![];
        }
        self.tell_last()
    }

    /// Tells what happened last, as it was told where it happened.
    fn tell_last(&mut self) -> Effects {
        let journal = self.night.journal();
        let last = journal.event(journal.len()).cloned();
        let happening = |seq: u64| {
            let event = self.night.journal().event(seq)?.clone();
            Some(NamedEvent::new(&self.night, event))
        };
        let tonight = self.tonight();
        let seat = last.as_ref().and_then(|last| tonight.bowler(last));
        let notice = match last {
            None | Some(Event::GameStarted { .. }) => None,
            Some(Event::Undone { seq }) => happening(seq).map(Notice::Undone),
            Some(Event::Redone { seq }) => happening(seq).map(Notice::Redone),
            Some(Event::Bowled { .. }) => seat.and_then(|seat| tonight.called(seat)),
            Some(event) => Some(Notice::Done(NamedEvent::new(&self.night, event))),
        };
        let animation = seat.and_then(|seat| tonight.animation(seat));
        let effects = animation.map(Effect::Animate).into_iter().collect();
        self.notice = notice;
        effects
    }

    fn scroll(&mut self, action: Action) {
        let seats = self.night.game().map_or(&[][..], |game| game.seats());
        let up = self.night.up().map(crate::night::Person::name);
        let up = seats.iter().position(|seat| Some(seat.player()) == up);
        let last = self.night.people().count().saturating_sub(1);
        let Screen::Lane(lane) = self.screens.top_mut() else {
            return;
        };
        let seen = lane.line.or(up).unwrap_or_default();
        match action {
            Action::Move(Direction::Up) => lane.line = Some(seen.saturating_sub(1)),
            Action::Move(Direction::Down) => lane.line = Some((seen + 1).min(last)),
            _ => {}
        }
    }
}

/// What a key does to every lane.
pub(super) fn scroll(lanes: &mut [App], action: Action) -> Steps {
    for lane in lanes {
        lane.scroll(action);
    }
    vec![]
}
