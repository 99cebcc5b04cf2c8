//! Sends one night batch by batch: events and the lines they changed in one statement, which does
//! nothing if the head has changed.

use jiff::Timestamp;

use super::batch::{Batch, Changes, EventColumns};
use super::{BATCH, Folded, SendError, Sender};
use crate::archive::{CentreError, Passage, StoreError};
use crate::centre::fold::NightFold;
use crate::centre::link::Link;
use crate::night::GameNumber;
use crate::store::{JournalRow, Store, StoredJournal};

/// Whether the head was the known one.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Pushed {
    Taken,
    /// The head has changed: nothing was sent.
    Moved,
    /// The file is damaged: nothing was sent.
    Damaged,
}

impl Sender {
    /// Sends the missing events of a night that continues its head at the centre.
    pub(super) async fn push_all(
        &mut self,
        link: &Link,
        journal: &StoredJournal,
        store: &Store,
    ) -> Result<Passage, SendError> {
        let Some(mut folded) = self.folded(journal, store)? else {
            return Ok(Passage::Damaged);
        };
        let mut pushed = Pushed::Taken;
        while pushed == Pushed::Taken && folded.fold.head().events < journal.head.events {
            pushed = self.push_some(link, (journal, store), &mut folded).await?;
        }
        match pushed {
            Pushed::Taken => {
                self.folds.push(folded);
                Ok(Passage::Open)
            }
            Pushed::Damaged => Ok(Passage::Damaged),
            Pushed::Moved => self.meet_again(link, journal, store).await,
        }
    }

    /// The next batch.
    async fn push_some(
        &mut self,
        link: &Link,
        (journal, store): (&StoredJournal, &Store),
        folded: &mut Folded,
    ) -> Result<Pushed, SendError> {
        let here = folded.fold.head().events;
        let rows = store.journal_rows(journal.number, here, BATCH)?;
        Ok(self.push_rows(link, (journal, rows), folded).await?)
    }

    /// Sends these events in one statement.
    pub(super) async fn push_rows(
        &mut self,
        link: &Link,
        (journal, rows): (&StoredJournal, Vec<JournalRow>),
        folded: &mut Folded,
    ) -> Result<Pushed, CentreError> {
        let before = folded.fold.head();
        let taken = rows.iter().try_for_each(|row| folded.fold.take(row));
        if taken.is_err() || rows.is_empty() {
            return Ok(Pushed::Damaged);
        }
        let (after, lines) = (folded.fold.head(), folded.fold.lines());
        let night = &folded.fold.night;
        let game = night.game_number().map(GameNumber::number);
        let batch = Batch {
            id: journal.id.clone(),
            lane: self.lane.clone(),
            label: journal.label.clone(),
            before,
            after,
            columns: EventColumns::new(rows),
            game: game.and_then(|game| i32::try_from(game).ok()),
            up: night.up().map(|up| up.name().to_string()),
            changes: Changes::new(&folded.lines, &lines),
            now: Timestamp::now().as_millisecond(),
        };
        let pushed = batch.push(link).await?;
        if pushed == Pushed::Taken {
            self.known.insert(batch.id, after);
        }
        folded.lines = lines;
        Ok(pushed)
    }

    /// Another machine moved the head, or an answer was lost.
    async fn meet_again(
        &mut self,
        link: &Link,
        journal: &StoredJournal,
        store: &Store,
    ) -> Result<Passage, SendError> {
        self.meet(link, journal).await?;
        self.compared(link, journal, store).await
    }

    /// The night folded up to the centre's head, from memory or read again. None if it is damaged.
    fn folded(
        &mut self,
        journal: &StoredJournal,
        store: &Store,
    ) -> Result<Option<Folded>, SendError> {
        let there = self.known.get(&journal.id).copied();
        let own = self.folds.iter().position(|folded| folded.id == journal.id);
        let own = own.map(|own| self.folds.remove(own));
        let own = own.filter(|folded| Some(folded.fold.head()) == there);
        if own.is_some() {
            return Ok(own);
        }
        let fold = fold_up_to(there.map_or(0, |head| head.events), journal, store)?;
        Ok(fold.map(|fold| Folded {
            id: journal.id.clone(),
            lines: fold.lines(),
            fold,
        }))
    }
}

/// None if it is damaged before that event.
fn fold_up_to(
    events: u64,
    journal: &StoredJournal,
    store: &Store,
) -> Result<Option<NightFold>, StoreError> {
    let mut fold = NightFold::new(&journal.id, &journal.zone);
    while fold.head().events < events {
        let here = fold.head().events;
        let left = usize::try_from(events - here).unwrap_or(usize::MAX);
        let rows = store.journal_rows(journal.number, here, BATCH.min(left))?;
        let taken = rows.iter().try_for_each(|row| fold.take(row));
        if rows.is_empty() || taken.is_err() {
            return Ok(None);
        }
    }
    Ok(Some(fold))
}
