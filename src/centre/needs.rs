//! What needs attention at the desk, besides what a lane's row shows: names without an entry,
//! corrections after the end of a game, nine strikes from the start, two machines with one night.

mod corrections;

use std::collections::HashMap;

use tokio_postgres::Row;

use super::link::{Link, column, harmless};
use crate::archive::{CentreError, LaneNeed, LaneRow};

/// Only for lanes on the list of a competition: other lanes are not part of it.
const NO_ENTRY: &str = "SELECT DISTINCT left(n.lane, 200), left(l.name, 200), left(c.id, 200)
    FROM tenpin.competitions c
    JOIN tenpin.nights n ON n.started - n.skew BETWEEN c.begins AND c.ends
    JOIN tenpin.lines l ON l.night = n.id
    WHERE n.touched > now() - interval '12 hours'
        AND EXISTS (SELECT 1 FROM tenpin.entries e WHERE e.competition = c.id AND e.lane = n.lane)
        AND NOT EXISTS (SELECT 1 FROM tenpin.entries e
            WHERE e.competition = c.id AND e.lane = n.lane AND e.name = l.name)
    ORDER BY 1, 2, 3 LIMIT 500";
const STRIKES: &str = "SELECT left(v.lane, 200), left(l.name, 200)
    FROM tenpin.lanes_now v JOIN tenpin.lines l ON l.night = v.id AND l.game = v.game
    WHERE l.finished_at IS NULL AND l.balls LIKE 'X X X X X X X X X%'
    ORDER BY 1, 2 LIMIT 500";
const CONFLICTS: &str =
    "SELECT left(lane, 200) FROM tenpin.lanes_now WHERE conflict IS NOT NULL LIMIT 500";

/// By lane.
#[derive(Default)]
pub(super) struct LaneNeeds(HashMap<String, Vec<LaneNeed>>);

impl LaneNeeds {
    fn add(&mut self, lane: &str, need: LaneNeed) {
        let own = self.0.entry(harmless(lane)).or_default();
        if !own.contains(&need) {
            own.push(need);
        }
    }

    pub(super) fn added_to(&self, mut rows: Vec<LaneRow>) -> Vec<LaneRow> {
        for row in &mut rows {
            row.found = self.0.get(&row.lane).cloned().unwrap_or_default();
        }
        rows
    }
}

/// Games with nothing but strikes so far.
pub(super) async fn nine_strikes(link: &Link) -> Result<LaneNeeds, CentreError> {
    let mut found = LaneNeeds::default();
    add_strikes(link, &mut found).await?;
    Ok(found)
}

async fn add_strikes(link: &Link, found: &mut LaneNeeds) -> Result<(), CentreError> {
    for row in &link.ask(STRIKES, &[]).await? {
        let name = text(row, 1)?;
        found.add(column(row, 0)?, LaneNeed::NineStrikes { name });
    }
    Ok(())
}

/// The most urgent first.
pub(super) async fn needs(link: &Link) -> Result<LaneNeeds, CentreError> {
    let mut found = LaneNeeds::default();
    for row in &link.ask(CONFLICTS, &[]).await? {
        found.add(column(row, 0)?, LaneNeed::Conflict);
    }
    add_strikes(link, &mut found).await?;
    for row in &link.ask(NO_ENTRY, &[]).await? {
        let (name, competition) = (text(row, 1)?, text(row, 2)?);
        found.add(column(row, 0)?, LaneNeed::NoEntry { name, competition });
    }
    corrections::add(link, &mut found).await?;
    Ok(found)
}

fn text(row: &Row, place: usize) -> Result<String, CentreError> {
    Ok(harmless(column(row, place)?))
}
