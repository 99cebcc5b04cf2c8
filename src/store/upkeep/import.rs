//! Imports a night from another file: adds it, or compares it with the same night here.

use jiff::Timestamp;
use rusqlite::OptionalExtension;

use crate::archive::{Imported, NightReference, StoreError, StoredNight};
use crate::night::{Night, WrittenEvent};
use crate::store::Store;
use crate::store::file::local_zone::local_zone;
use crate::store::write::night_writer::NightWriter;

impl Store {
    /// If one version is a prefix of the other, the longer one stays.
    pub fn import(&self, foreign: &StoredNight) -> Result<Imported, StoreError> {
        match self.number_of(&foreign.header.id)? {
            None => self.add(foreign),
            Some(number) => self.compare(number, foreign),
        }
    }

    fn number_of(&self, id: &str) -> Result<Option<u32>, StoreError> {
        self.ask(|connection| {
            let query = "SELECT number FROM nights WHERE id = ?";
            let mut statement = connection.prepare_cached(query)?;
            statement.query_row([id], |row| row.get(0)).optional()
        })
    }

    fn add(&self, foreign: &StoredNight) -> Result<Imported, StoreError> {
        let (header, zone) = (foreign.header.clone(), local_zone());
        let mut writer = NightWriter::from_header(self, header, zone);
        write_on(Night::default(), &mut writer, foreign)?;
        let number = writer.number().ok_or_else(|| writer.unrecordable(1))?;
        Ok(Imported::Added(number))
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

/// The first event that differs. None if one night is a prefix of the other.
fn first_difference(ours: &StoredNight, theirs: &StoredNight) -> Option<u64> {
    let mut both = events(ours).zip(events(theirs));
    let ((seq, ..), _) = both.find(|(our, their)| our != their)?;
    Some(seq)
}

fn events(stored: &StoredNight) -> impl Iterator<Item = (u64, &WrittenEvent, &Timestamp)> {
    let entries = stored.night.journal().entries().zip(&stored.times);
    entries.map(|(entry, at)| (entry.seq, entry.written, at))
}

/// Adds the missing events, each with its own time.
fn write_on(
    mut night: Night,
    writer: &mut NightWriter,
    foreign: &StoredNight,
) -> Result<(), StoreError> {
    let here = usize::try_from(night.journal().len()).unwrap_or(usize::MAX);
    let entries = foreign.night.journal().entries().zip(&foreign.times);
    for (entry, at) in entries.skip(here) {
        let recorded = night.record(entry.written.clone());
        recorded.map_err(|_impossible| writer.unrecordable(entry.seq))?;
        writer.note_at(&night, *at);
    }
    let last = foreign.times.last().copied();
    writer.save_at(&night, last.ok_or_else(|| writer.unrecordable(1))?)
}
