//! Keeps the night that is being played, or does not, and tells what became of it.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::{Store, Writer};
use crate::archive::{ClockTime, SaveState, Selection, StoreError};
use crate::domain::Player;
use crate::night::Night;
use crate::statistics::PlayerStatistics;

/// Whoever plays a night hands it here after each event. Nothing that fails here ends a game.
pub struct Keeper {
    store: Store,
    writer: Writer,
    zone: TimeZone,
    refusal: Option<StoreError>,
}

impl Keeper {
    /// Keeps a new night.
    pub fn new(store: Store) -> Self {
        let zone = TimeZone::system();
        let writer = store.begin(&zone);
        Self {
            store,
            writer,
            zone,
            refusal: None,
        }
    }

    /// Goes on keeping a night.
    pub fn resuming(store: Store, writer: Writer) -> Self {
        Self {
            writer,
            ..Self::new(store)
        }
    }

    /// Lets go of the night and keeps a new one.
    pub fn begin_anew(&mut self) {
        self.writer = self.store.begin(&self.zone);
        self.refusal = None;
    }

    /// Something happened just now. Nothing is written yet.
    pub fn note(&mut self, night: &Night) {
        self.writer.note(night, Timestamp::now());
    }

    /// Puts on disk whatever is not there yet.
    pub fn save(&mut self, night: &Night) -> SaveState {
        self.refusal = self.writer.save(night, Timestamp::now()).err();
        match &self.refusal {
            None => SaveState::Saved(self.last_event()),
            Some(refusal) => SaveState::NotSaved(self.writer.unsaved(), refusal.obstacle()),
        }
    }

    fn last_event(&self) -> Option<ClockTime> {
        let at = self.writer.last_event()?.to_zoned(self.zone.clone());
        Some(ClockTime::new(at.hour(), at.minute()))
    }

    /// The number of the night, once it has one.
    pub const fn number(&self) -> Option<u32> {
        self.writer.number()
    }

    /// How many events are not on disk, and why; nothing when all of them are.
    pub fn unsaved(&self) -> Option<(u64, &StoreError)> {
        Some((self.writer.unsaved(), self.refusal.as_ref()?))
    }

    /// The file, to ask it other things.
    pub fn archive(&self) -> Store {
        self.writer.store()
    }

    /// A setting from an earlier time.
    pub fn setting(&self, key: &str) -> Option<String> {
        self.store.setting(key).ok().flatten()
    }

    /// Keeps a setting for the next time. When that fails nothing is lost but the setting.
    pub fn remember(&self, key: &str, value: &str) {
        let _ = self.writer.store().set_setting(key, value);
    }

    /// Everybody who bowled here before this night, who bowled last first, with the best whole game.
    pub fn regulars(&self) -> Result<Vec<(Player, Option<u16>)>, StoreError> {
        let players = self.writer.store().players()?.into_iter();
        players
            .map(|player| Ok((player, self.writer.best(player)?)))
            .collect()
    }

    /// What all finished games of somebody add up to, those of this night too.
    pub fn statistics(&self, player: Player) -> Result<PlayerStatistics, StoreError> {
        let store = self.writer.store();
        let games = store.finished_games(player, Selection::default())?;
        Ok(PlayerStatistics::new(player, games))
    }
}
