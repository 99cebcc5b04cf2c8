//! Compares the centre with the files, event by event.

use tenpin::centre::{CentreAddress, Link, block_on, check};
use tenpin::store::{JournalRow, Store};

use crate::cluster::Cluster;
use crate::lanes::Lanes;

/// The number of events that differ.
#[derive(Debug, Default, Eq, PartialEq)]
pub(crate) struct Differences {
    pub(crate) all: usize,
    pub(crate) lost: usize,
    pub(crate) doubled: usize,
    pub(crate) out_of_order: usize,
}

impl Differences {
    pub(crate) fn find(cluster: &Cluster, lanes: &Lanes) -> Self {
        let mut differences = Self::default();
        for lane in &lanes.all {
            let store = Store::look(&lane.path).unwrap();
            let journal = store.journals().unwrap().remove(0);
            let here = store.journal_rows(journal.number, 0, usize::MAX).unwrap();
            let query = format!(
                "SELECT seq, at, body, \"check\" FROM tenpin.events WHERE night = '{}' ORDER BY seq",
                journal.id
            );
            differences.compare(&here, &cluster.sql("hall", &query));
        }
        differences
    }

    fn compare(&mut self, here: &[JournalRow], there: &[Vec<String>]) {
        self.all += here.len();
        self.lost += here.len().saturating_sub(there.len());
        self.doubled += there.len().saturating_sub(here.len());
        let pairs = here.iter().zip(there);
        let written = |row: &JournalRow| {
            let number = |number: i64| number.to_string();
            vec![
                number(row.seq),
                number(row.at),
                row.body.clone(),
                number(row.check),
            ]
        };
        self.out_of_order += pairs.filter(|(own, row)| written(own) != **row).count();
    }
}

/// The findings of `tenpin centre check`: heads, chains and lines.
pub(crate) fn problems(address: &CentreAddress) -> (u64, usize) {
    let checked = block_on(async {
        let link = Link::open(address).await?;
        check(&link).await
    });
    let (nights, problems) = checked.unwrap().unwrap();
    (nights, problems.len())
}
