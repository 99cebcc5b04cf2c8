//! Recording an event: the night takes it, and what it was is told.

use super::{App, Effect, Effects, NamedEvent, Notice, Screen};
use crate::night::{Event, NightError};

impl App {
    pub(super) fn record(&mut self, event: &Event) -> Result<Effects, NightError> {
        let undone = self.undone_by(event);
        let void = self.night.owing();
        self.night.record(event.clone())?;
        let bowler = self.tonight().bowler(event);
        let called = bowler.and_then(|seat| self.tonight().called(seat));
        let animation = bowler.and_then(|seat| self.tonight().animation(seat));
        let told = match event {
            // The ball before, typed with the same key, may have been called already.
            Event::Bowled { .. } => called.or(self.notice.take()),
            Event::Undone { .. } => undone.map(Notice::Undone),
            Event::Redone { seq } => self.named(*seq).map(Notice::Redone),
            Event::GameStarted { .. } => (!void.is_empty()).then_some(Notice::Void(void)),
            Event::Joined { .. } | Event::Renamed { .. } => None,
            event => Some(Notice::Done(NamedEvent::new(&self.night, event.clone()))),
        };
        self.notice = told;
        if self.starts_a_game(event) {
            self.screens.go_home();
        }
        self.screens.follow(&self.night);
        self.choose_again(event);
        let animation = animation.map(Effect::Animate);
        Ok([Effect::Note].into_iter().chain(animation).collect())
    }

    fn choose_again(&mut self, event: &Event) {
        if let (Screen::Players(players), tonight) = self.top() {
            players.follow(event, tonight);
        }
    }

    /// Under the name that it goes by before.
    fn undone_by(&self, event: &Event) -> Option<NamedEvent> {
        match event {
            Event::Undone { seq } => self.named(*seq),
            _ => None,
        }
    }

    fn named(&self, seq: u64) -> Option<NamedEvent> {
        let event = self.night.journal().event(seq)?.clone();
        Some(NamedEvent::new(&self.night, event))
    }

    fn starts_a_game(&self, event: &Event) -> bool {
        let event = match event {
            Event::Redone { seq } => self.night.journal().event(*seq),
            event => Some(event),
        };
        matches!(event, Some(Event::GameStarted { .. }))
    }
}
