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
/// A name that is too long for a lane of ours is read with all others.
const HEADS: &str = "SELECT id, lane, events FROM tenpin.nights
    WHERE touched > now() - interval '10 seconds' AND length(lane) <= 200";

/// How often all lanes are read, besides those that moved: some leave, or are called otherwise.
const WHOLE: Duration = Duration::from_secs(5);

/// What is on every lane, in the order of their names: 2 before 12.
pub(super) async fn lanes(link: &Link) -> Result<Vec<LaneRow>, CentreError> {
    let rows = link.ask(&format!("{COLUMNS} {ORDER}"), &[]).await?;
    rows.iter().map(lane).collect()
}

/// The same with everything that needs somebody.
pub async fn lanes_with_needs(link: &Link) -> Result<Vec<LaneRow>, CentreError> {
    let rows = lanes(link).await?;
    Ok(needs(link).await?.added_to(rows))
}

/// What is on these lanes.
async fn some_lanes(link: &Link, names: &[&str]) -> Result<Vec<LaneRow>, CentreError> {
    let query = format!("{COLUMNS} WHERE lane = ANY($1) {ORDER}");
    let rows = link.ask(&query, &[(&names, Type::TEXT_ARRAY)]).await?;
    rows.iter().map(lane).collect()
}

/// All lanes, of which only those that moved are read again. A thousand lanes are so read four times a
/// second for a fifth of what it takes to read them all.
#[derive(Default)]
pub(super) struct LaneRows {
    /// By the length of its name and the name.
    rows: BTreeMap<(usize, String), SeenRow>,
    /// The number of events of each night that moved lately.
    heads: HashMap<String, i64>,
    /// When all lanes are read again.
    whole: Option<Instant>,
}

struct SeenRow {
    row: LaneRow,
    at: Instant,
}

impl LaneRows {
    /// Reads what moved since the last look.
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

    /// As of now.
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

/// The identity of a night, its lane, and how many events it has.
fn head(row: &Row) -> Result<(String, String, i64), CentreError> {
    Ok((column(row, 0)?, column(row, 1)?, column(row, 2)?))
}

fn lane(row: &Row) -> Result<LaneRow, CentreError> {
    let lane: String = column(row, 0)?;
    let up: Option<String> = column(row, 2)?;
    // Of those who bowl, the one with the fewest finished frames is up.
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
