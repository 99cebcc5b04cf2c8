//! The data of one statement: events, and the lines they changed.

use tokio_postgres::Row;
use tokio_postgres::types::Type;

use super::push::Pushed;
use crate::archive::CentreError;
use crate::centre::lane_line::LaneLines;
use crate::centre::link::{Argument, Link, column};
use crate::night::Head;
use crate::store::JournalRow;

const PUSH: &str = concat!(
    include_str!("../../../assets/schema/centre/push.sql"),
    "SELECT count(*) FROM head"
);
const PUSH_AND_REMOVE: &str = concat!(
    include_str!("../../../assets/schema/centre/push.sql"),
    include_str!("../../../assets/schema/centre/remove.sql"),
    "SELECT count(*) FROM head"
);
/// The number of arguments of `PUSH`; `PUSH_AND_REMOVE` has two more.
const PUSHED: usize = 16;

/// The data of one statement.
pub(super) struct Batch {
    pub(super) id: String,
    pub(super) lane: String,
    pub(super) label: Option<String>,
    pub(super) before: Head,
    pub(super) after: Head,
    pub(super) columns: EventColumns,
    pub(super) game: Option<i32>,
    pub(super) up: Option<String>,
    pub(super) changes: Changes,
    /// This machine's clock, compared with that of the centre.
    pub(super) now: i64,
}

impl Batch {
    /// The last two arguments are for removed lines, which are rare.
    async fn ask(&self, link: &Link, arguments: &[Argument<'_>]) -> Result<Vec<Row>, CentreError> {
        let (pushed, _) = arguments.split_at(PUSHED);
        match self.changes.gone_games.as_slice() {
            [] => link.ask(PUSH, pushed).await,
            _ => link.ask(PUSH_AND_REMOVE, arguments).await,
        }
    }

    pub(super) async fn push(&self, link: &Link) -> Result<Pushed, CentreError> {
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

/// Events, column by column.
#[derive(Default)]
pub(super) struct EventColumns {
    seq: Vec<i64>,
    at: Vec<i64>,
    body: Vec<String>,
    check: Vec<i64>,
}

impl EventColumns {
    pub(super) fn new(rows: Vec<JournalRow>) -> Self {
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
pub(super) struct Changes {
    /// As JSON.
    lines: String,
    gone_games: Vec<i32>,
    gone_players: Vec<i32>,
}

impl Changes {
    pub(super) fn new(before: &LaneLines, now: &LaneLines) -> Self {
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
