//! A night, read back.

use super::night_reader::NightReader;
use super::night_row::instant;
use super::{Store, Writer};
use crate::archive::{NightHeader, NightReference, StoreError, StoredNight, Trouble};
use crate::night::Night;

impl Store {
    /// Reads a night, checks each event, and folds them.
    pub fn read(&self, night: NightReference) -> Result<StoredNight, StoreError> {
        let header = self.find(night)?;
        let (replay, trouble) = self.replay(&header)?;
        Ok(StoredNight {
            header,
            night: replay.night,
            times: replay.times.into_iter().map(instant).collect(),
            trouble,
        })
    }

    /// Goes on with a night. Nobody else can, as long as the writer lives.
    ///
    /// There is no such night, another program has it open, or something in it is not as it was
    /// written.
    pub fn resume(&self, night: NightReference) -> Result<(Night, Writer), StoreError> {
        let row = self.bare_row(night)?;
        let mut writer = Writer::open(self, &row)?;
        // Read only now that nobody else can write it.
        let (mut replay, trouble) = self.replay(&row)?;
        if let Some(trouble) = trouble {
            let (path, number) = (self.path().to_path_buf(), row.number);
            return Err(StoreError::NightIsReadOnly {
                path,
                number,
                trouble,
            });
        }
        let night = std::mem::take(&mut replay.night);
        writer.go_on(replay);
        Ok((night, writer))
    }

    fn replay(&self, row: &NightHeader) -> Result<(NightReader, Option<Trouble>), StoreError> {
        match self.database() {
            Some(database) => {
                NightReader::read(database, row).map_err(|error| database.fault(error))
            }
            None => Err(StoreError::NoSuchNight {
                path: self.path().to_path_buf(),
                night: NightReference::Number(row.number),
            }),
        }
    }
}
