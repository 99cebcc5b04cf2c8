//! A night from elsewhere: taken in as it is, or compared with what is here of the same night.

use rusqlite::OptionalExtension;

use super::{Store, Writer};
use crate::archive::{Imported, NightReference, StoreError, StoredNight, Trouble};
use crate::night::{Event, Night, ReplayError};

impl Store {
    /// Takes a night in. The longer of two beginnings of the same night is kept.
    pub fn import(&self, foreign: &StoredNight) -> Result<Imported, StoreError> {
        match self.number_of(&foreign.header.id)? {
            None => self.add(foreign),
            Some(number) => self.compare(number, foreign),
        }
    }

    fn number_of(&self, id: &str) -> Result<Option<u32>, StoreError> {
        self.ask(|database| {
            let query = "SELECT number FROM nights WHERE id = ?";
            let mut statement = database.connection.prepare_cached(query)?;
            statement.query_row([id], |row| row.get(0)).optional()
        })
    }

    fn add(&self, foreign: &StoredNight) -> Result<Imported, StoreError> {
        let mut writer = Writer::new(self, foreign.header.clone());
        write_on(Night::default(), &mut writer, foreign)?;
        Ok(Imported::Added(writer.number().unwrap_or_default()))
    }

    fn compare(&self, number: u32, foreign: &StoredNight) -> Result<Imported, StoreError> {
        let ours = self.read(NightReference::Number(number))?;
        if let Some(seq) = first_difference(&ours, foreign) {
            let path = self.path().to_path_buf();
            return Err(StoreError::Differs { path, number, seq });
        }
        match ours.times.len().cmp(&foreign.times.len()) {
            std::cmp::Ordering::Equal => Ok(Imported::Same(number)),
            std::cmp::Ordering::Greater => Ok(Imported::Shorter(number)),
            std::cmp::Ordering::Less => {
                let (night, mut writer) = self.resume(NightReference::Number(number))?;
                write_on(night, &mut writer, foreign)?;
                Ok(Imported::Longer(number))
            }
        }
    }
}

/// Where the two tell another story; nothing when one is the beginning of the other.
fn first_difference(ours: &StoredNight, foreign: &StoredNight) -> Option<u64> {
    let mine = ours.night.journal().entries().zip(&ours.times);
    let theirs = foreign.night.journal().entries().zip(&foreign.times);
    let is_same = |((mine, at), (theirs, then)): &((_, _), (_, _))| {
        let (mine, theirs): (
            &crate::night::JournalEntry<'_>,
            &crate::night::JournalEntry<'_>,
        ) = (mine, theirs);
        mine.event == theirs.event && at == then
    };
    let different = mine.zip(theirs).find(|pair| !is_same(pair));
    different.map(|((entry, _), _)| entry.seq)
}

/// Goes on with what happened after what is here, each event at its own instant.
fn write_on(
    mut night: Night,
    writer: &mut Writer,
    foreign: &StoredNight,
) -> Result<(), StoreError> {
    let here = usize::try_from(night.journal().len()).unwrap_or(usize::MAX);
    let entries = foreign.night.journal().entries().zip(&foreign.times);
    for (entry, at) in entries.skip(here) {
        record(&mut night, entry.event, writer)?;
        writer.note(&night, *at);
    }
    let last = foreign.times.last().copied().unwrap_or_default();
    writer.save(&night, last)
}

/// It happened there, so it can happen here.
fn record(night: &mut Night, event: &Event, writer: &Writer) -> Result<(), StoreError> {
    let seq = night.journal().len() + 1;
    night.record(event.clone()).map_err(|error| {
        let trouble = Trouble::Impossible(ReplayError { seq, error });
        StoreError::NightIsReadOnly {
            path: writer.store().path().to_path_buf(),
            number: writer.number().unwrap_or_default(),
            trouble,
        }
    })
}
