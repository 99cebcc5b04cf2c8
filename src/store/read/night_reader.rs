//! The events of a night, read back one by one, checked and folded.

use rusqlite::{Row, Rows};

use super::night_row::instant;
use crate::archive::{NightHeader, NightReference, StoreError, StoredNight, Trouble};
use crate::night::{Event, Night, ReplayError};
use crate::store::Store;
use crate::store::file::database::Database;
use crate::store::write::chain::Chain;
use crate::store::write::finished_lines::FinishedLines;

/// Reads and checks the events of a night.
pub(crate) struct NightReader {
    pub(crate) night: Night,
    pub(crate) times: Vec<i64>,
    pub(crate) chain: Chain,
    /// The read model, for those who write or check it.
    pub(crate) lines: Option<FinishedLines>,
}

impl Store {
    /// Reads a night and checks each event.
    pub fn read(&self, night: NightReference) -> Result<StoredNight, StoreError> {
        let header = self.find(night)?;
        let (reader, trouble) = self.read_events(NightReader::new(&header), &header)?;
        Ok(StoredNight {
            header,
            night: reader.night,
            times: reader.times.into_iter().map(instant).collect(),
            trouble,
        })
    }

    pub(crate) fn read_events(
        &self,
        mut reader: NightReader,
        header: &NightHeader,
    ) -> Result<(NightReader, Option<Trouble>), StoreError> {
        let trouble = self.ask(|database| reader.read_on(database, header.number))?;
        Ok((reader, trouble))
    }
}

impl NightReader {
    pub(crate) fn new(header: &NightHeader) -> Self {
        Self {
            night: Night::default(),
            times: Vec::new(),
            chain: Chain::new(&header.id, &header.zone),
            lines: None,
        }
    }

    /// Builds the read model too.
    pub(crate) fn with_lines(header: &NightHeader) -> Self {
        Self {
            lines: Some(FinishedLines::default()),
            ..Self::new(header)
        }
    }

    /// Reads the events it has not read yet, up to the first that is wrong.
    pub(crate) fn read_on(
        &mut self,
        database: &Database,
        night: u32,
    ) -> rusqlite::Result<Option<Trouble>> {
        let mut statement = database.connection.prepare_cached(
            "SELECT seq, at, body, \"check\" FROM events WHERE night = ? AND seq > ? ORDER BY seq",
        )?;
        let known = i64::try_from(self.times.len()).unwrap_or(i64::MAX);
        let mut rows = statement.query((night, known))?;
        Ok(self.take_all(&mut rows).err())
    }

    fn take_all(&mut self, rows: &mut Rows<'_>) -> Result<(), Trouble> {
        loop {
            let row = rows.next();
            match row.map_err(|source| self.damage(source))? {
                Some(row) => self.take_row(row)?,
                None => return self.end(),
            }
        }
    }

    /// A night is in the file because something happened.
    const fn end(&self) -> Result<(), Trouble> {
        match self.times.len() {
            0 => Err(Trouble::Missing { seq: 1 }),
            _ => Ok(()),
        }
    }

    fn take_row(&mut self, row: &Row<'_>) -> Result<(), Trouble> {
        let seq = self.times.len() as u64 + 1;
        let damage = |error| self.damage(error);
        let (found, at) = (row.get(0).map_err(damage)?, row.get(1).map_err(damage)?);
        if i64::try_from(seq) != Ok(found) {
            return Err(Trouble::Missing { seq });
        }
        let body = row.get_ref(2).map_err(damage)?;
        let body = body
            .as_bytes()
            .map_err(|_no_text| Trouble::BrokenChain { seq })?;
        let chain = self.chain.and(found, at, body);
        if row.get(3) != Ok(chain.check()) {
            return Err(Trouble::BrokenChain { seq });
        }
        self.take(seq, at, body)?;
        self.chain = chain;
        Ok(())
    }

    fn take(&mut self, seq: u64, at: i64, body: &[u8]) -> Result<(), Trouble> {
        let text = std::str::from_utf8(body).map_err(|_no_text| Trouble::BrokenChain { seq })?;
        let event = Event::from_json(text).map_err(|error| Trouble::unreadable(seq, error))?;
        self.record(event, at)
    }

    fn record(&mut self, event: Event, at: i64) -> Result<(), Trouble> {
        let seq = self.times.len() as u64 + 1;
        let impossible = |error| Trouble::Impossible(ReplayError { seq, error });
        self.night.record(event).map_err(impossible)?;
        self.times.push(at);
        if let Some((lines, event)) = self.lines.as_mut().zip(self.night.journal().event(seq)) {
            lines.take(event, &self.night, at);
        }
        Ok(())
    }

    fn damage(&self, error: rusqlite::Error) -> Trouble {
        let (seq, source) = (self.times.len() as u64, error.into());
        Trouble::Damaged { seq, source }
    }
}
