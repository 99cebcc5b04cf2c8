//! Performs effects: everything the app needs from the store, the clipboard and the file system.

mod clipboard;
mod companion;
mod companions;
mod correcting;
mod nights;
mod share;

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use color_eyre::eyre::Result;

use companion::Companion;
pub use companion::Listener;
pub use companions::{Companions, LaneChooser};
pub use nights::replay;
use share::ShareOutcome;

use crate::app::{
    App, CopiedBy, Effect, Findings, Message, PhonesEnd, PhonesNews, ReplayScreen, ShareTarget,
    Shared,
};
use crate::archive::{
    NightChange, NightQuery, NightReference, Obstacle, PastNights, Regulars, SaveState,
};
use crate::domain::Player;
use crate::network::own_address;
use crate::night::Night;
use crate::store::{NightWriter, Store};
use crate::text::Language;

/// The setting with the language chosen on the screen.
pub const LANGUAGE: &str = "language";

/// Performs effects; scripted in tests.
pub trait Desk {
    /// Performs one effect. The answer, if any, is a message for the app.
    fn perform(&mut self, effect: Effect, app: &App) -> Result<Option<Message>>;
}

/// Sends a message to the loop from another thread.
pub type Post = Arc<dyn Fn(Message) + Send + Sync>;

/// The desk with a data file, the clipboard and the current directory.
pub struct FileDesk {
    /// None if nothing is saved.
    pub writer: Option<NightWriter>,
    /// For reading when saving is off.
    pub store: Option<Store>,
    /// The language of shared files.
    pub language: Language,
    pub beside: Companions,
    /// None if no loop can receive messages.
    pub post: Option<Post>,
}

impl FileDesk {
    /// A desk for read-only screens.
    pub fn looking(language: Language) -> Self {
        Self {
            writer: None,
            store: None,
            language,
            beside: Companions::default(),
            post: None,
        }
    }
}

impl FileDesk {
    fn store(&self) -> Option<Store> {
        let writer = self.writer.as_ref().map(NightWriter::store);
        writer.or_else(|| self.store.clone())
    }

    /// The number of the running night. None until all of it is on disk.
    fn own_number(&self) -> Option<u32> {
        let writer = self.writer.as_ref()?;
        writer.number().filter(|_| writer.unsaved().is_none())
    }

    fn save(&mut self, night: &Night) -> SaveState {
        let writer = self.writer.as_mut();
        writer.map_or(SaveState::Off, |writer| writer.save(night))
    }

    /// Empty if the file can't be read; saving the night reports that.
    fn regulars(&self) -> Regulars {
        let writer = self.writer.as_ref();
        let regulars = writer.and_then(|writer| writer.regulars().ok());
        regulars.unwrap_or_default()
    }

    /// Empty if the file can't be read.
    fn past(&self) -> PastNights {
        let writer = self.writer.as_ref();
        let past = writer.and_then(|writer| writer.past().ok());
        past.unwrap_or_default()
    }

    fn find(&self, query: &NightQuery) -> Message {
        let found = self.store().and_then(|store| store.nights(query).ok());
        Message::Nights(found)
    }

    /// 0 if the file can't be read.
    fn count_nights(&self) -> u32 {
        let count = self.store().and_then(|store| store.count_nights().ok());
        count.unwrap_or_default()
    }

    fn open(&self, number: u32) -> Option<Box<ReplayScreen>> {
        let open = |store| nights::replay(&store, NightReference::Number(number)).ok();
        self.store().and_then(open).map(Box::new)
    }

    fn change(&self, number: u32, change: NightChange) -> Message {
        let changed = self.store().map(|store| store.change(number, &change));
        let obstacle = match changed {
            Some(Ok(())) => None,
            Some(Err(refusal)) => Some(refusal.obstacle()),
            None => Some(Obstacle::Unwritable),
        };
        Message::NightChanged(number, change, obstacle)
    }

    fn look_up(&self, player: Player) -> Findings {
        let Some(writer) = &self.writer else {
            return Findings::NoStore;
        };
        let found = writer.statistics(player).map(Box::new);
        found.map_or(Findings::Unreadable, Findings::Found)
    }

    /// Shares the stored night if there is one, else the night on screen. None if a thread is copying
    /// it.
    fn share(&self, target: ShareTarget, app: &App) -> Result<Option<Message>> {
        let number = app.shown_number().or_else(|| self.own_number());
        let stored = self.store().zip(number.map(NightReference::Number));
        let stored = stored.and_then(|(store, night)| store.read(night).ok());
        let stored = stored.unwrap_or_else(|| nights::unsaved(app.shown()));
        match (share::share(&stored, target, self.language)?, &self.post) {
            (ShareOutcome::Shared(shared), _) => return Ok(Some(Message::Shared(shared))),
            (ShareOutcome::ToCopy(text), Some(post)) => clipboard::copy(text, Arc::clone(post)),
            (ShareOutcome::ToCopy(text), None) => return ask_terminal(&text, None).map(Some),
        }
        Ok(None)
    }

    fn open_page(&mut self) -> PhonesNews {
        let (data, number) = match self.what_phones_see() {
            Ok(seen) => seen,
            Err(end) => return PhonesNews::Closed(end),
        };
        let listener = self.beside.listener.as_ref();
        let start = |listener| Companion::serving(&data, number, listener);
        self.beside.phones = listener.and_then(start);
        match self.beside.phones {
            Some(_) => PhonesNews::Opening,
            None => PhonesNews::Closed(PhonesEnd::Gone),
        }
    }

    /// The file and the night for phones. Without a night, all running nights are shown.
    fn what_phones_see(&self) -> Result<(PathBuf, Option<String>), PhonesEnd> {
        if let Some(watched) = &self.beside.watched {
            return Ok(watched.clone());
        }
        let store = self.writer.as_ref().map(NightWriter::store);
        let store = store.ok_or(PhonesEnd::NothingSaved)?;
        let number = self.own_number().ok_or(PhonesEnd::NoBall)?;
        Ok((store.path().into(), Some(number.to_string())))
    }

    fn close_page(&mut self) -> PhonesNews {
        self.beside.phones = None;
        PhonesNews::Closed(PhonesEnd::Asked)
    }

    /// Performs effects that usually have no answer.
    fn obey(&mut self, effect: Effect, night: &Night) -> Option<Message> {
        match effect {
            Effect::StartCentre => {
                let news = self.beside.start_centre(self.writer.as_ref());
                return news.map(Message::Centre);
            }
            Effect::FollowLane(lane) => self.beside.choose(lane),
            effect => self.write(effect, night),
        }
        None
    }

    /// Keeps the language of shared files the same as on the screen.
    fn hear_language(&mut self, effect: &Effect) {
        if let Effect::Remember { key, value } = effect
            && *key == LANGUAGE
        {
            self.language = Language::from_code(value).unwrap_or(self.language);
        }
    }

    fn write(&mut self, effect: Effect, night: &Night) {
        self.hear_language(&effect);
        let Some(writer) = &mut self.writer else {
            return;
        };
        match effect {
            Effect::Note => writer.note(night),
            Effect::BeginNight => writer.begin_anew(),
            Effect::Remember { key, value } => writer.remember(key, &value),
            _ => {}
        }
    }
}

/// Safe to write to stdout here: no paint is in progress.
fn ask_terminal(text: &[u8], failed: Option<&'static str>) -> Result<Message> {
    clipboard::ask_terminal(text, io::stdout().lock())?;
    let by = failed.map_or(CopiedBy::Terminal, CopiedBy::TerminalAfter);
    Ok(Message::Shared(Shared::Copied(by)))
}

impl Desk for FileDesk {
    fn perform(&mut self, effect: Effect, app: &App) -> Result<Option<Message>> {
        Ok(Some(match effect {
            Effect::Save => Message::Saved(self.save(app.night())),
            Effect::FindRegulars => Message::Regulars(self.regulars()),
            Effect::FindPast => Message::Past(self.past()),
            Effect::FindNights(query) => self.find(&query),
            Effect::CountNights => {
                let tonight = self.writer.as_ref().and_then(NightWriter::number);
                Message::NightCount(self.count_nights(), tonight)
            }
            Effect::OpenNight(number) => Message::Opened(self.open(number)),
            Effect::OpenToCorrect(number) => Message::ToCorrect(self.open_to_correct(number)),
            Effect::CorrectNight(number, correction) => {
                Message::Corrected(self.correct(number, correction))
            }
            Effect::PreviewNight(number) => Message::Previewed(number, self.open(number)),
            Effect::ChangeNight(number, change) => self.change(number, change),
            Effect::LookUp(player) => Message::Statistics(self.look_up(player)),
            // Empty if the file can't be read; looking up a player reports that.
            Effect::Rank => Message::Ranking(
                self.store()
                    .and_then(|store| store.ranking().ok())
                    .unwrap_or_default(),
            ),
            Effect::FindNetwork => Message::Phones(PhonesNews::Network(own_address())),
            Effect::OpenPage => Message::Phones(self.open_page()),
            Effect::ClosePage => Message::Phones(self.close_page()),
            Effect::Share(target) => return self.share(target, app),
            Effect::AskTerminalToCopy { text, failed } => ask_terminal(&text, failed)?,
            effect => return Ok(self.obey(effect, app.night())),
        }))
    }
}
