//! The answers of the desk since the last paint: only the effects performed by the loop change the file,
//! so until one does, the same question has the same answer.

use crate::app::{Effect, Message};

#[derive(Debug, Default)]
pub(super) struct LookedUp {
    known: Vec<(Effect, Message)>,
    saving: Saving,
}

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
enum Saving {
    /// There may be something to write.
    #[default]
    Due,
    /// Saving again changes nothing.
    Done,
}

impl LookedUp {
    /// None if it was not asked yet, or if the answer may have changed.
    pub(super) fn find(&self, effect: &Effect) -> Option<Message> {
        let mut known = self.known.iter();
        let known = known.find(|(asked, _)| asked == effect);
        known.map(|(_, answer)| answer.clone())
    }

    /// Forgets what this effect changes.
    pub(super) fn make_room_for(&mut self, effect: &Effect) {
        let changes = match effect {
            Effect::Save => self.saving == Saving::Due,
            effect => effect.changes_stored_nights(),
        };
        if changes {
            self.known.clear();
        }
        self.saving = match effect {
            Effect::Save => Saving::Done,
            effect if changes || *effect == Effect::Note => Saving::Due,
            _ => self.saving,
        };
    }

    pub(super) fn remember(&mut self, question: Effect, answer: &Message) {
        self.known.push((question, answer.clone()));
    }
}
