//! All lanes of the hall at once.

use std::collections::{BTreeMap, HashMap};

use tokio::time::{Duration, Instant};
use tokio_postgres::Row;
use tokio_postgres::types::Type;

use super::link::{Link, column, harmless};
use super::needs::needs;
use crate::archive::{CentreError, LaneRow};

const COLUMNS: &str = "SELECT left(lane, 200), game, left(up, 200), players, frames,
        extract(epoch FROM now() - touched)::bigint AS age, skew
    FROM tenpin.lanes_now";
const ORDER: &str = "ORDER BY length(lane), lane LIMIT 5000";
/// A lane name too long for one of ours is only read together with all lanes.
const HEADS: &str = "SELECT id, lane, events FROM tenpin.nights
    WHERE touched > now() - interval '10 seconds' AND length(lane) <= 200";

/// How often all lanes are read, not only changed ones: a lane may disappear or be renamed.
const WHOLE: Duration = Duration::from_secs(5);

/// The state of every lane, sorted by name: 2 before 12.
pub(super) async fn lanes(link: &Link) -> Result<Vec<LaneRow>, CentreError> {
    let rows = link.ask(&format!("{COLUMNS} {ORDER}"), &[]).await?;
    rows.iter().map(lane).collect()
}

/// The same with everything that needs attention.
pub async fn lanes_with_needs(link: &Link) -> Result<Vec<LaneRow>, CentreError> {
    let rows = lanes(link).await?;
    Ok(needs(link).await?.added_to(rows))
}

/// The state of these lanes.
async fn some_lanes(link: &Link, names: &[&str]) -> Result<Vec<LaneRow>, CentreError> {
    let query = format!("{COLUMNS} WHERE lane = ANY($1) {ORDER}");
    let rows = link.ask(&query, &[(&names, Type::TEXT_ARRAY)]).await?;
    rows.iter().map(lane).collect()
}

/// All lanes, of which only changed ones are read again. For a thousand lanes polled four times a second
/// this takes a fifth of the time of reading all.
#[derive(Default)]
pub(super) struct LaneRows {
    /// Sorted by the length of the name, then the name.
    rows: BTreeMap<(usize, String), SeenRow>,
    /// The number of events of each recently changed night.
    heads: HashMap<String, i64>,
    /// When all lanes are read again.
    whole: Option<Instant>,
}

struct SeenRow {
    row: LaneRow,
    at: Instant,
}

impl LaneRows {
    /// Reads the changes since the last poll.
    pub(super) async fn look(&mut self, link: &Link) -> Result<(), CentreError> {
        let found = link.ask(HEADS, &[]).await?;
        let found: Vec<_> = found.iter().map(head).collect::<Result<_, _>>()?;
        let is_moved = |id, events| self.heads.get(id) != Some(events);
        let moved = found.iter().filter(|(id, _, events)| is_moved(id, events));
        let moved: Vec<_> = moved.map(|(_, lane, _)| lane.as_str()).collect();
        let now = Instant::now();
        if self.whole.is_none_or(|whole| whole <= now) {
            let all = lanes(link).await?;
            self.rows.clear();
            self.put(all, now);
            self.whole = Some(now + WHOLE);
        } else if !moved.is_empty() {
            self.put(some_lanes(link, &moved).await?, now);
        }
        let heads = found.into_iter().map(|(id, _, events)| (id, events));
        self.heads = heads.collect();
        Ok(())
    }

    fn put(&mut self, rows: Vec<LaneRow>, at: Instant) {
        let rows = rows.into_iter().map(|row| {
            let key = (row.lane.chars().count(), row.lane.clone());
            (key, SeenRow { row, at })
        });
        self.rows.extend(rows);
    }

    /// The rows, with their ages as of now.
    pub(super) fn rows(&self) -> Vec<LaneRow> {
        self.rows.values().map(SeenRow::now).collect()
    }
}

impl SeenRow {
    fn now(&self) -> LaneRow {
        let since = i64::try_from(self.at.elapsed().as_secs()).unwrap_or(i64::MAX);
        LaneRow {
            age: self.row.age.saturating_add(since),
            ..self.row.clone()
        }
    }
}

/// The id of a night, its lane, and its number of events.
fn head(row: &Row) -> Result<(String, String, i64), CentreError> {
    Ok((column(row, 0)?, column(row, 1)?, column(row, 2)?))
}

fn lane(row: &Row) -> Result<LaneRow, CentreError> {
    let lane: String = column(row, 0)?;
    let up: Option<String> = column(row, 2)?;
    // The current player has the fewest finished frames of those who bowl.
    let finished: Option<i32> = column(row, 4)?;
    let frame = finished
        .filter(|_| up.is_some())
        .map(|finished| i64::from(finished) + 1);
    Ok(LaneRow {
        lane: harmless(&lane),
        game: column(row, 1)?,
        frame: frame.filter(|frame| (1..=10).contains(frame)),
        up: up.as_deref().map(harmless),
        players: column(row, 3)?,
        age: column(row, 5)?,
        skew: column(row, 6)?,
        found: vec![],
    })
}
