//! One night, batch by batch: events and the lines they changed in one statement, which does nothing
//! if the head is another than the one known.

use jiff::Timestamp;
use tokio_postgres::Row;
use tokio_postgres::types::Type;

use super::{BATCH, Folded, SendError, Sender};
use crate::archive::{CentreError, Passage, StoreError};
use crate::centre::fold::NightFold;
use crate::centre::lane_line::LaneLines;
use crate::centre::link::{Argument, Link, column};
use crate::night::{GameNumber, Head};
use crate::store::{JournalRow, Store, StoredJournal};

const PUSH: &str = concat!(
    include_str!("../../../assets/schema/centre/push.sql"),
    "SELECT count(*) FROM head"
);
const PUSH_AND_REMOVE: &str = concat!(
    include_str!("../../../assets/schema/centre/push.sql"),
    include_str!("../../../assets/schema/centre/remove.sql"),
    "SELECT count(*) FROM head"
);
/// The arguments of the first; the second has two more.
const PUSHED: usize = 16;

/// Was the head the one known?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Pushed {
    Taken,
    /// Nothing happened.
    Moved,
    /// The file is: nothing was sent.
    Damaged,
}

/// What one statement sends.
struct Batch {
    id: String,
    lane: String,
    label: Option<String>,
    before: Head,
    after: Head,
    columns: EventColumns,
    game: Option<i32>,
    up: Option<String>,
    changes: Changes,
    /// The time of this machine, for the difference to the centre's.
    now: i64,
}

impl Sender {
    /// Sends what is missing of a night that goes on from its head at the centre.
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
                self.folds.insert(0, folded);
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

    /// These events in one statement.
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

    /// Somebody moved the head, or an answer of ours was lost.
    async fn meet_again(
        &mut self,
        link: &Link,
        journal: &StoredJournal,
        store: &Store,
    ) -> Result<Passage, SendError> {
        self.meet(link, journal).await?;
        self.compared(link, journal, store).await
    }

    /// The night up to the head at the centre, from memory or read again. None if it is damaged.
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

impl Batch {
    /// The last two arguments are for lines that are gone, which are few.
    async fn ask(&self, link: &Link, arguments: &[Argument<'_>]) -> Result<Vec<Row>, CentreError> {
        let (pushed, _) = arguments.split_at(PUSHED);
        match self.changes.gone_games.as_slice() {
            [] => link.ask(PUSH, pushed).await,
            _ => link.ask(PUSH_AND_REMOVE, arguments).await,
        }
    }

    async fn push(&self, link: &Link) -> Result<Pushed, CentreError> {
        let [here, there] = [self.after, self.before].map(events);
        let last = self.columns.at.last();
        let arguments: [Argument<'_>; 18] = [
            (&self.id, Type::TEXT),
            (&here, Type::INT8),
            (&self.after.check, Type::INT8),
            (&last, Type::INT8),
            (&there, Type::INT8),
            (&self.before.check, Type::INT8),
            (&self.columns.seq, Type::INT8_ARRAY),
            (&self.columns.at, Type::INT8_ARRAY),
            (&self.columns.body, Type::TEXT_ARRAY),
            (&self.columns.check, Type::INT8_ARRAY),
            (&self.game, Type::INT4),
            (&self.up, Type::TEXT),
            (&self.lane, Type::TEXT),
            (&self.label, Type::TEXT),
            (&self.now, Type::INT8),
            (&self.changes.lines, Type::TEXT),
            (&self.changes.gone_games, Type::INT4_ARRAY),
            (&self.changes.gone_players, Type::INT4_ARRAY),
        ];
        let rows = self.ask(link, &arguments).await?;
        let moved: Option<i64> = rows.first().map(|row| column(row, 0)).transpose()?;
        Ok(match moved {
            Some(1) => Pushed::Taken,
            _ => Pushed::Moved,
        })
    }
}

fn events(head: Head) -> i64 {
    head.events.try_into().unwrap_or(i64::MAX)
}

/// None if it is damaged before that.
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

/// Events, column by column.
#[derive(Default)]
struct EventColumns {
    seq: Vec<i64>,
    at: Vec<i64>,
    body: Vec<String>,
    check: Vec<i64>,
}

impl EventColumns {
    fn new(rows: Vec<JournalRow>) -> Self {
        let mut columns = Self::default();
        for row in rows {
            columns.seq.push(row.seq);
            columns.at.push(row.at);
            columns.body.push(row.body);
            columns.check.push(row.check);
        }
        columns
    }
}

/// The lines that a batch changes.
struct Changes {
    /// As JSON.
    lines: String,
    gone_games: Vec<i32>,
    gone_players: Vec<i32>,
}

impl Changes {
    fn new(before: &LaneLines, now: &LaneLines) -> Self {
        let changed: Vec<_> = now
            .iter()
            .filter(|(key, line)| before.get(key) != Some(line))
            .map(|(_, line)| line)
            .collect();
        let gone = before.keys().filter(|key| !now.contains_key(key));
        let (gone_games, gone_players) = gone
            .filter_map(|(game, player)| {
                Some((i32::try_from(*game).ok()?, i32::try_from(*player).ok()?))
            })
            .unzip();
        Self {
            lines: serde_json::to_string(&changed).unwrap_or_else(|_impossible| "[]".to_owned()),
            gone_games,
            gone_players,
        }
    }
}
