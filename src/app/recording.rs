//! Records an event in the night and shows a notice about it.

use super::animation::marked;
use super::{App, Effect, Effects, Notice, Screen};
use crate::night::{Event, NightError};

impl App {
    pub(super) fn record(&mut self, event: &Event) -> Result<Effects, NightError> {
        // Uses the old name: the undone event may be a rename.
        let undone = match event {
            Event::Undone { .. } => self.tonight().told(event),
            _ => None,
        };
        let void = self.night.owing();
        self.night.record(event.clone())?;
        let bowler = self.tonight().bowler(event);
        let animation = bowler.and_then(|seat| self.tonight().animation(seat));
        let marked = bowler.and_then(marked);
        let told = match event {
            // Keeps the notice of a previous ball taken by the same key press.
            Event::Bowled { .. } => self.tonight().told(event).or(self.notice.take()),
            Event::Undone { .. } => undone,
            Event::GameStarted { .. } => (!void.is_empty()).then_some(Notice::Void(void)),
            Event::Joined { .. } | Event::Renamed { .. } | Event::CalledUp { .. } => None,
            event => self.tonight().told(event),
        };
        self.notice = told;
        if self.is_new_scene(event) {
            self.screens.go_home();
        }
        self.screens.follow(&self.night);
        self.choose_again(event);
        self.held = marked;
        let hold = marked.map(|_| Effect::Hold);
        let animation = animation.map(Effect::Animate);
        let told = self.tell_first_look();
        let effects = [Effect::Note].into_iter().chain(animation).chain(hold);
        Ok(effects.chain(told).collect())
    }

    fn choose_again(&mut self, event: &Event) {
        if let (Screen::Players(players), tonight) = self.top() {
            players.follow(event, tonight);
        }
    }

    /// Does it begin or end a game?
    fn is_new_scene(&self, event: &Event) -> bool {
        let event = match event {
            Event::Redone { seq } => self.night.journal().event(*seq),
            event => Some(event),
        };
        matches!(
            event,
            Some(Event::GameStarted { .. } | Event::GameEnded { .. })
        )
    }
}
