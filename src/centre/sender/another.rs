//! Sends a night that another machine continued, on request, as a separate night.

use uuid::Uuid;

use super::push::Pushed;
use super::{Folded, SendError, Sender};
use crate::archive::CentreError;
use crate::centre::link::Link;
use crate::night::{Chain, Head};
use crate::store::{JournalRow, Store, StoredJournal};

impl Sender {
    /// Sends it under a new id, which is returned. The file is not changed.
    pub async fn send_as_another(&mut self, link: &Link, number: u32) -> Result<String, SendError> {
        let store = Store::look(&self.path)?;
        let journals = store.journals()?;
        let own = journals.into_iter().find(|own| own.number == number);
        let own = own.ok_or(CentreError::NoSuchNight)?;
        let rows = store.journal_rows(number, 0, usize::MAX)?;
        let (journal, rows) = renamed(&own, rows);
        self.meet(link, &journal).await?;
        let mut folded = Folded::new(&journal);
        match self.push_rows(link, (&journal, rows), &mut folded).await? {
            Pushed::Taken => {
                Self::settle_conflict(link, &own.id).await?;
                Ok(journal.id)
            }
            Pushed::Moved | Pushed::Damaged => Err(CentreError::Refused {
                reason: "the file is damaged".to_owned(),
            }
            .into()),
        }
    }
}

/// The same events, chained from another id.
fn renamed(own: &StoredJournal, rows: Vec<JournalRow>) -> (StoredJournal, Vec<JournalRow>) {
    let id = Uuid::now_v7().to_string();
    let mut chain = Chain::new(&id, &own.zone);
    let rows: Vec<_> = rows
        .into_iter()
        .map(|row| {
            chain = chain.and(row.seq, row.at, row.body.as_bytes());
            let check = chain.check();
            JournalRow { check, ..row }
        })
        .collect();
    let head = Head {
        events: rows.len() as u64,
        check: chain.check(),
    };
    let journal = StoredJournal {
        id,
        head,
        ..own.clone()
    };
    (journal, rows)
}
