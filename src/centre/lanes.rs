//! All lanes of the hall at once.

use tokio_postgres::Row;

use super::link::{Link, column, harmless};
use super::needs::needs;
use crate::archive::{CentreError, LaneRow};

const LANES: &str = "SELECT left(lane, 200), game, left(up, 200), players, frames,
        extract(epoch FROM now() - touched)::bigint AS age, skew
    FROM tenpin.lanes_now ORDER BY length(lane), lane LIMIT 5000";

/// What is on every lane, in the order of their names: 2 before 12.
pub(super) async fn lanes(link: &Link) -> Result<Vec<LaneRow>, CentreError> {
    let rows = link.ask(LANES, &[]).await?;
    rows.iter().map(lane).collect()
}

/// The same with everything that needs somebody.
pub async fn lanes_with_needs(link: &Link) -> Result<Vec<LaneRow>, CentreError> {
    let rows = lanes(link).await?;
    Ok(needs(link).await?.added_to(rows))
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
