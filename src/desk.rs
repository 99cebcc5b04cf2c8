//! Performs effects: what the app asks of the store, the clipboard and the file system.

mod nights;
mod share;

use std::io;

use color_eyre::eyre::Result;

pub use nights::night;

use crate::app::{App, Effect, Findings, Message, ShareTarget, Shared};
use crate::archive::{NightQuery, NightReference, Regulars, SaveState};
use crate::domain::Player;
use crate::night::Night;
use crate::store::{NightWriter, Store};
use crate::text::Language;
use share::Share;

/// Whoever performs effects; in tests that is a script.
pub trait Desk {
    /// Performs an effect of this app. The answer, if there is one, is for the app.
    fn perform(&mut self, effect: Effect, app: &App) -> Result<Option<Message>>;
}

/// The desk over a file of nights, the clipboard and the current directory.
pub struct FileDesk {
    /// None if nothing is to be saved.
    pub writer: Option<NightWriter>,
    /// What can be read where nothing is saved.
    pub store: Option<Store>,
    /// Of what is shared.
    pub language: Language,
}

impl FileDesk {
    fn store(&self) -> Option<Store> {
        let writer = self.writer.as_ref().map(NightWriter::store);
        writer.or_else(|| self.store.clone())
    }

    /// The number of the running night, once all of it is on disk.
    fn own_number(&self) -> Option<u32> {
        let writer = self.writer.as_ref()?;
        writer.number().filter(|_| writer.unsaved().is_none())
    }

    fn note(&mut self, night: &Night) {
        if let Some(writer) = &mut self.writer {
            writer.note(night);
        }
    }

    fn save(&mut self, night: &Night) -> SaveState {
        let writer = self.writer.as_mut();
        writer.map_or(SaveState::NotKept, |writer| writer.save(night))
    }

    /// Nobody is suggested where the file can't be read; the night itself has other words for that.
    fn regulars(&self) -> Regulars {
        let writer = self.writer.as_ref();
        let regulars = writer.and_then(|writer| writer.regulars().ok());
        regulars.unwrap_or_default()
    }

    fn find(&self, query: &NightQuery) -> Message {
        let found = self.store().map(|store| nights::find(&store, query));
        Message::Nights(found.and_then(Result::ok))
    }

    fn open(&self, number: u32) -> Message {
        let store = self.store();
        let opened = store.map(|store| nights::night(&store, NightReference::Number(number)));
        Message::Opened(opened.and_then(Result::ok))
    }

    fn look_up(&self, player: Player) -> Findings {
        let Some(writer) = &self.writer else {
            return Findings::NotKept;
        };
        let found = writer.statistics(player).map(Box::new);
        found.map_or(Findings::Unreadable, Findings::Found)
    }

    /// Nothing is half painted here: a paint is written as a whole, and none is going on.
    fn share(&self, target: ShareTarget, app: &App) -> Result<Shared> {
        let shared = app.shared_night();
        let sharing = nights::sharing(self.store().as_ref(), shared, self.own_number());
        let share = Share {
            night: sharing.night.as_ref(),
            times: &sharing.times,
            header: &sharing.header,
            language: self.language,
        };
        Ok(share.hand_on(target, io::stdout().lock())?)
    }

    fn remember(&self, key: &str, value: &str) {
        if let Some(writer) = &self.writer {
            writer.remember(key, value);
        }
    }
}

impl Desk for FileDesk {
    fn perform(&mut self, effect: Effect, app: &App) -> Result<Option<Message>> {
        let answer = match effect {
            Effect::Save => Message::Saved(self.save(app.night())),
            Effect::FindRegulars => Message::Regulars(self.regulars()),
            Effect::FindNights(query) => self.find(&query),
            Effect::OpenNight(number) => self.open(number),
            Effect::LookUp(player) => Message::Statistics(self.look_up(player)),
            Effect::Share(target) => Message::Shared(self.share(target, app)?),
            Effect::Note => {
                self.note(app.night());
                return Ok(None);
            }
            Effect::BeginNight => {
                self.writer.as_mut().map(NightWriter::begin_anew);
                return Ok(None);
            }
            Effect::Remember { key, value } => {
                self.remember(key, &value);
                return Ok(None);
            }
            // They are for the loop.
            Effect::Animate(_) | Effect::Suspend | Effect::Quit => return Ok(None),
        };
        Ok(Some(answer))
    }
}
