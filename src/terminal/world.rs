//! The keyboard, the shell and the disk, as the loop meets them.

use std::io;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use color_eyre::eyre::Result;
use signal_hook::consts::SIGTSTP;

use super::{archive, leave, take};
use crate::app::{Findings, Form, KeptNight, Shared, SharedNight};
use crate::archive::{
    NightHeader, NightQuery, NightReference, Regular, Regulars, SaveState, WatchedNight,
};
use crate::domain::Player;
use crate::night::Night;
use crate::runtime::{Message, Outside};
use crate::share::Share;
use crate::store::{Keeper, Store, Watcher};
use crate::text::Language;

/// What is kept, and what is looked at.
#[derive(Default)]
pub struct Disk {
    /// Without one nothing is kept.
    pub keeper: Option<Keeper>,
    /// What can be looked at where nothing is kept.
    pub archive: Option<Store>,
    /// Without one nobody is watched.
    pub watcher: Option<Watcher>,
}

/// The keyboard, the shell and the disk.
pub struct World {
    pub(super) messages: Receiver<Message>,
    pub(super) disk: Disk,
}

impl World {
    /// The file of nights, to look at it.
    fn archive(&self) -> Option<Store> {
        let keeper = self.disk.keeper.as_ref().map(Keeper::archive);
        keeper.or_else(|| self.disk.archive.clone())
    }

    /// The number of the night that is kept, once all of it is on disk.
    fn own_number(&self) -> Option<u32> {
        let keeper = self.disk.keeper.as_ref()?;
        keeper.number().filter(|_| keeper.unsaved().is_none())
    }

    /// Gives back who kept the night.
    pub fn into_keeper(self) -> Option<Keeper> {
        self.disk.keeper
    }
}

impl Outside for World {
    fn wait(&mut self) -> Option<Message> {
        self.messages.recv().ok()
    }

    fn wait_at_most(&mut self, limit: Duration) -> Option<Message> {
        self.messages.recv_timeout(limit).ok()
    }

    fn now(&self) -> Instant {
        Instant::now()
    }

    fn waiting(&mut self) -> Option<Message> {
        self.messages.try_recv().ok()
    }

    fn suspend(&mut self) -> Result<()> {
        leave();
        signal_hook::low_level::emulate_default_handler(SIGTSTP)?;
        Ok(take()?)
    }

    fn resume(&mut self) -> Result<()> {
        Ok(take()?)
    }

    fn note(&mut self, night: &Night) {
        if let Some(keeper) = &mut self.disk.keeper {
            keeper.note(night);
        }
    }

    fn save(&mut self, night: &Night) -> SaveState {
        let keeper = self.disk.keeper.as_mut();
        keeper.map_or(SaveState::NotKept, |keeper| keeper.save(night))
    }

    fn begin_anew(&mut self) {
        if let Some(keeper) = &mut self.disk.keeper {
            keeper.begin_anew();
        }
    }

    /// Nobody is suggested where the file can't be read; the night itself has other words for that.
    fn history(&mut self) -> Regulars {
        let regulars = self
            .disk
            .keeper
            .as_ref()
            .and_then(|keeper| keeper.regulars().ok());
        let regulars = regulars.unwrap_or_default().into_iter();
        regulars
            .map(|(player, best)| Regular { player, best })
            .collect()
    }

    fn nights(&mut self, query: &NightQuery) -> Option<Vec<NightHeader>> {
        archive::nights(&self.archive()?, query).ok()
    }

    fn night(&mut self, number: u32) -> Option<KeptNight> {
        archive::night(&self.archive()?, NightReference::Number(number)).ok()
    }

    fn glance(&mut self) -> Option<Vec<WatchedNight>> {
        self.disk.watcher.as_mut()?.glance()
    }

    fn remember(&mut self, key: &'static str, value: &str) {
        if let Some(keeper) = &self.disk.keeper {
            keeper.remember(key, value);
        }
    }

    fn look_up(&mut self, player: Player) -> Findings {
        let Some(keeper) = &self.disk.keeper else {
            return Findings::NotKept;
        };
        let found = keeper.statistics(player).map(Box::new);
        found.map_or(Findings::Unreadable, Findings::Found)
    }

    /// Nothing is half painted here: a paint is written as a whole, and none is going on.
    fn share(&mut self, form: Form, night: SharedNight<'_>, language: Language) -> Result<Shared> {
        let sharing = archive::sharing(self.archive().as_ref(), night, self.own_number());
        let share = Share {
            night: sharing.night.as_ref(),
            times: &sharing.times,
            header: &sharing.header,
            language,
        };
        Ok(share.hand_on(form, io::stdout().lock())?)
    }
}
