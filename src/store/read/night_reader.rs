//! Reads the events of a night one by one, checks and folds them.

use rusqlite::{Connection, Row, Rows};

use super::night_row::instant;
use crate::archive::{NightHeader, NightReference, StoreError, StoredNight, Trouble};
use crate::night::Chain;
use crate::night::{Night, ReplayError, WrittenEvent};
use crate::store::Store;
use crate::store::write::finished_lines::FinishedLines;

pub(crate) struct NightReader {
    pub(crate) night: Night,
    pub(crate) times: Vec<i64>,
    pub(crate) chain: Chain,
}

/// The read model; None unless the caller writes or checks it.
pub(crate) type ReadModel<'lines> = Option<&'lines mut FinishedLines>;

impl Store {
    /// Reads a night and checks each event.
    pub fn read(&self, night: NightReference) -> Result<StoredNight, StoreError> {
        let header = self.find(night)?;
        let (reader, trouble) = self.read_events(&header, None)?;
        let times = reader.times.into_iter().map(instant);
        Ok(StoredNight {
            header,
            night: reader.night,
            times: self.ask(|_connection| times.collect())?,
            trouble,
        })
    }

    pub(crate) fn read_events(
        &self,
        header: &NightHeader,
        lines: ReadModel<'_>,
    ) -> Result<(NightReader, Option<Trouble>), StoreError> {
        let mut reader = NightReader::new(header);
        let trouble = self.ask(|connection| reader.read_on(connection, header.number, lines))?;
        Ok((reader, trouble))
    }
}

impl NightReader {
    pub(crate) fn new(header: &NightHeader) -> Self {
        Self {
            night: Night::default(),
            times: Vec::new(),
            chain: Chain::new(&header.id, &header.zone),
        }
    }

    /// Reads the events after the last one read, up to the first bad one.
    pub(crate) fn read_on(
        &mut self,
        connection: &Connection,
        night: u32,
        lines: ReadModel<'_>,
    ) -> rusqlite::Result<Option<Trouble>> {
        let mut statement = connection.prepare_cached(
            "SELECT seq, at, body, \"check\" FROM events WHERE night = ? AND seq > ? ORDER BY seq",
        )?;
        let known = i64::try_from(self.times.len()).unwrap_or(i64::MAX);
        let mut rows = statement.query((night, known))?;
        Ok(self.take_all(&mut rows, lines).err())
    }

    fn take_all(&mut self, rows: &mut Rows<'_>, mut lines: ReadModel<'_>) -> Result<(), Trouble> {
        while let Some(row) = rows.next().map_err(|error| self.damage(error))? {
            self.take_row(row, lines.as_deref_mut())?;
        }
        // A night is stored only with its first event.
        let has_events = !self.times.is_empty();
        has_events.then_some(()).ok_or(Trouble::Missing { seq: 1 })
    }

    fn take_row(&mut self, row: &Row<'_>, lines: ReadModel<'_>) -> Result<(), Trouble> {
        let seq = self.times.len() as u64 + 1;
        let damage = |error| self.damage(error);
        let (found, at) = (row.get(0).map_err(damage)?, row.get(1).map_err(damage)?);
        if i64::try_from(seq) != Ok(found) {
            return Err(Trouble::Missing { seq });
        }
        let body = row.get_ref(2).map_err(damage)?.as_bytes();
        let body = body.map_err(|_no_text| Trouble::BrokenChain { seq })?;
        let chain = self.chain.and(found, at, body);
        if row.get(3) != Ok(chain.check()) {
            return Err(Trouble::BrokenChain { seq });
        }
        let text = std::str::from_utf8(body).map_err(|_no_text| Trouble::BrokenChain { seq })?;
        instant(at).map_err(damage)?;
        let event = WrittenEvent::from_json(text);
        let event = event.map_err(|error| Trouble::unreadable(seq, error))?;
        let impossible = |error| Trouble::Impossible(ReplayError { seq, error });
        self.night.record(event).map_err(impossible)?;
        self.times.push(at);
        self.chain = chain;
        if let Some(lines) = lines {
            lines.take(seq, &self.night, at);
        }
        Ok(())
    }

    fn damage(&self, error: rusqlite::Error) -> Trouble {
        let (seq, source) = (self.times.len() as u64, error.into());
        Trouble::Damaged { seq, source }
    }
}
