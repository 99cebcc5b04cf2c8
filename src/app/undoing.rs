//! Undo and redo of everything, telling what it was.

use super::{App, Effects, NamedEvent, Notice};
use crate::night::{Event, NightError};

impl App {
    pub(super) fn undo(&mut self) -> Result<Effects, NightError> {
        let event = self.night.undoing()?;
        let undone = self.night.last_event().cloned();
        let happening = undone.map(|event| NamedEvent::new(&self.night, event));
        let effects = self.record(event)?;
        self.notice = happening.map(Notice::Undone);
        self.follow();
        Ok(effects)
    }

    pub(super) fn redo(&mut self) -> Result<Effects, NightError> {
        let event = self.night.redoing()?;
        let redone = self.night.next_redo().cloned();
        let effects = self.record(event)?;
        if let Some(Event::GameStarted { .. }) = redone {
            self.go_back();
        }
        self.follow();
        self.notice = redone.map(|event| Notice::Redone(NamedEvent::new(&self.night, event)));
        Ok(effects)
    }
}
