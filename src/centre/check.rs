//! Checks that everything at the centre is as the lanes sent it: every chain, every head, and every
//! line against its events.

use tokio_postgres::types::Type;

use super::events::read_all;
use super::fold::{Legibility, NightFold};
use super::lane_line::{LaneLine, LaneLines};
use super::link::{Link, column, harmless};
use crate::archive::CentreError;
use crate::night::Head;

const NIGHTS: &str = "SELECT id, zone, lane, events, \"check\" FROM tenpin.nights WHERE id > $1
    ORDER BY id LIMIT 500";
const LINES: &str = "SELECT row_to_json(l)::text FROM tenpin.lines l WHERE night = $1";

/// A problem, and where it is.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CentreProblem {
    pub lane: String,
    pub id: String,
    pub fault: CentreFault,
}

/// What is wrong with a night.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum CentreFault {
    /// This event is missing or was changed.
    Chain { seq: u64 },
    /// The head does not match the last event.
    Head,
    /// This line does not match the events.
    Line { game: u32, player: u32 },
}

/// A night according to its row.
struct CheckedNight {
    id: String,
    zone: String,
    lane: String,
    head: Head,
}

/// Finds all problems. Returns the number of nights, and the problems.
pub async fn check(link: &Link) -> Result<(u64, Vec<CentreProblem>), CentreError> {
    let (mut count, mut problems) = (0, Vec::new());
    let mut after = String::new();
    loop {
        let rows = link.ask(NIGHTS, &[(&after, Type::TEXT)]).await?;
        let Some(last) = rows.last() else {
            return Ok((count, problems));
        };
        after = column(last, 0)?;
        for row in &rows {
            let events: i64 = column(row, 3)?;
            let night = CheckedNight {
                id: column(row, 0)?,
                zone: column(row, 1)?,
                lane: column(row, 2)?,
                head: Head {
                    events: u64::try_from(events).unwrap_or_default(),
                    check: column(row, 4)?,
                },
            };
            count += 1;
            night.check(link, &mut problems).await?;
        }
    }
}

impl CheckedNight {
    fn problem(&self, fault: CentreFault) -> CentreProblem {
        CentreProblem {
            lane: harmless(&self.lane),
            id: harmless(&self.id),
            fault,
        }
    }

    async fn check(
        &self,
        link: &Link,
        problems: &mut Vec<CentreProblem>,
    ) -> Result<(), CentreError> {
        let mut fold = NightFold::new(&self.id, &self.zone);
        if read_all(link, &self.id, &mut fold).await?.is_err() {
            let seq = fold.head().events + 1;
            problems.push(self.problem(CentreFault::Chain { seq }));
            return Ok(());
        }
        if fold.head() != self.head {
            problems.push(self.problem(CentreFault::Head));
        }
        self.check_lines(link, &fold, problems).await
    }

    /// Skips a night that this program can't read to the end.
    async fn check_lines(
        &self,
        link: &Link,
        fold: &NightFold,
        problems: &mut Vec<CentreProblem>,
    ) -> Result<(), CentreError> {
        if fold.legibility() == Legibility::Closed {
            return Ok(());
        }
        let found = lines(link, &self.id).await?;
        let right = fold.lines();
        let keys: std::collections::BTreeSet<_> = found.keys().chain(right.keys()).collect();
        let wrong = keys
            .into_iter()
            .filter(|key| found.get(key) != right.get(key));
        problems.extend(wrong.map(|(game, player)| {
            self.problem(CentreFault::Line {
                game: *game,
                player: *player,
            })
        }));
        Ok(())
    }
}

/// Unreadable lines are left out, and so found to be missing.
async fn lines(link: &Link, id: &str) -> Result<LaneLines, CentreError> {
    let rows = link.ask(LINES, &[(&id, Type::TEXT)]).await?;
    let mut lines = LaneLines::new();
    for row in &rows {
        let text: String = column(row, 0)?;
        let found = serde_json::from_str::<LaneLine>(&text).ok();
        lines.extend(found.map(|found| ((found.game, found.player), found)));
    }
    Ok(lines)
}
