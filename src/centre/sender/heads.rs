//! The centre's head of each night, and whether ours continues it.

use jiff::Timestamp;
use tokio_postgres::types::Type;

use super::{BATCH, SendError, Sender};
use crate::archive::{CentreError, Passage, StoreError};
use crate::centre::link::{Link, column};
use crate::night::{Chain, Head};
use crate::store::{Store, StoredJournal};

const MEET: &str = include_str!("../../../assets/schema/centre/meet.sql");
const HEADS: &str = "SELECT id, events, \"check\" FROM tenpin.nights WHERE id = ANY($1)";

impl Sender {
    pub(super) async fn learn_heads(
        &mut self,
        link: &Link,
        journals: &[StoredJournal],
    ) -> Result<(), CentreError> {
        for some in journals.chunks(BATCH) {
            let ids: Vec<_> = some.iter().map(|journal| journal.id.as_str()).collect();
            let rows = link.ask(HEADS, &[(&ids, Type::TEXT_ARRAY)]).await?;
            let heads = rows.iter().map(|row| Ok((column(row, 0)?, head(row, 1)?)));
            let heads: Vec<_> = heads.collect::<Result<_, CentreError>>()?;
            self.known.extend(heads);
        }
        Ok(())
    }

    /// Adds the night to the centre if it is new. Returns its head.
    pub(super) async fn meet(
        &mut self,
        link: &Link,
        journal: &StoredJournal,
    ) -> Result<Head, CentreError> {
        let start = Chain::new(&journal.id, &journal.zone).check();
        let now = Timestamp::now().as_millisecond();
        let rows = link
            .ask(
                MEET,
                &[
                    (&journal.id, Type::TEXT),
                    (&self.lane, Type::TEXT),
                    (&journal.zone, Type::TEXT),
                    (&journal.label, Type::TEXT),
                    (&journal.started, Type::INT8),
                    (&start, Type::INT8),
                    (&now, Type::INT8),
                ],
            )
            .await?;
        // Another lane is adding it at this moment: the next try finds it.
        let row = rows.first().ok_or(CentreError::Silent)?;
        let head = head(row, 0)?;
        self.known.insert(journal.id.clone(), head);
        Ok(head)
    }

    /// Compares a night with its known head at the centre.
    fn meets(&self, journal: &StoredJournal, store: &Store) -> Result<Passage, StoreError> {
        let Some(there) = self.known.get(&journal.id) else {
            return Ok(Passage::Open);
        };
        let own = match there.events {
            0 => Some(Chain::new(&journal.id, &journal.zone).check()),
            events => store.check_at(journal.number, events)?,
        };
        Ok(match own {
            Some(check) if check == there.check => Passage::Open,
            None if there.events > journal.head.events => Passage::CentreHasMore,
            _ => Passage::Conflict,
        })
    }

    /// The same; the centre is queried about a night that is longer there.
    pub(super) async fn compared(
        &self,
        link: &Link,
        journal: &StoredJournal,
        store: &Store,
    ) -> Result<Passage, SendError> {
        match self.meets(journal, store)? {
            Passage::CentreHasMore => Ok(self.longer(link, journal).await?),
            passage => Ok(passage),
        }
    }

    /// Does the longer night at the centre continue ours?
    async fn longer(&self, link: &Link, journal: &StoredJournal) -> Result<Passage, CentreError> {
        let query = "SELECT \"check\" FROM tenpin.events WHERE night = $1 AND seq = $2";
        let events = i64::try_from(journal.head.events).unwrap_or(i64::MAX);
        let rows = link
            .ask(query, &[(&journal.id, Type::TEXT), (&events, Type::INT8)])
            .await?;
        let check: Option<i64> = rows.first().map(|row| column(row, 0)).transpose()?;
        Ok(match check {
            Some(check) if check == journal.head.check => Passage::CentreHasMore,
            _ => Passage::Conflict,
        })
    }
}

fn head(row: &tokio_postgres::Row, place: usize) -> Result<Head, CentreError> {
    let events: i64 = column(row, place)?;
    Ok(Head {
        events: u64::try_from(events).unwrap_or_default(),
        check: column(row, place + 1)?,
    })
}
