//! Corrections after the end of a game, in running nights.

use std::collections::BTreeMap;

use tokio_postgres::Row;
use tokio_postgres::types::Type;

use super::LaneNeeds;
use crate::archive::{CentreError, LaneNeed};
use crate::centre::link::{Link, column, harmless};
use crate::night::{Correction, Event};

/// Corrections, and undos and redos in the same nights. These nights are few, and indexed.
const EVENTS: &str = "SELECT left(v.lane, 200), e.night, e.seq, e.at, e.body
    FROM tenpin.lanes_now v JOIN tenpin.events e ON e.night = v.id
    WHERE v.id IN (SELECT night FROM tenpin.events WHERE body LIKE '%\"event\":\"corrected\"%')
        AND octet_length(e.body) <= 4096 AND (e.body LIKE '%\"event\":\"corrected\"%'
            OR e.body LIKE '%\"event\":\"undone\"%' OR e.body LIKE '%\"event\":\"redone\"%')
    ORDER BY e.night, e.seq LIMIT 5000";
const LINES: &str = "SELECT night, game, player, left(name, 200), finished_at FROM tenpin.lines
    WHERE night = ANY($1) AND finished_at IS NOT NULL";

/// By night and event number.
type Corrections = BTreeMap<(String, u64), NightCorrection>;

struct NightCorrection {
    lane: String,
    at: i64,
    correction: Correction,
    state: CorrectionState,
}

#[derive(Clone, Copy, Eq, PartialEq)]
enum CorrectionState {
    Counts,
    Undone,
}

pub(super) async fn add(link: &Link, found: &mut LaneNeeds) -> Result<(), CentreError> {
    let mut corrections = Corrections::new();
    for row in &link.ask(EVENTS, &[]).await? {
        take(&mut corrections, row)?;
    }
    corrections.retain(|_, own| own.state == CorrectionState::Counts);
    if corrections.is_empty() {
        return Ok(());
    }
    let nights = corrections.keys().map(|(night, _)| night.as_str());
    let nights: Vec<_> = nights.collect();
    for row in &link.ask(LINES, &[(&nights, Type::TEXT_ARRAY)]).await? {
        let finished = FinishedLine::from_row(row)?;
        let mut changes = corrections.iter();
        if let Some((_, own)) = changes.find(|own| finished.was_changed_by(own)) {
            found.add(&own.lane, finished.corrected(own));
        }
    }
    Ok(())
}

/// A line of a finished game.
struct FinishedLine<'row> {
    night: &'row str,
    game: i32,
    player: i32,
    name: &'row str,
    finished: i64,
}

impl<'row> FinishedLine<'row> {
    fn from_row(row: &'row Row) -> Result<Self, CentreError> {
        Ok(Self {
            night: column(row, 0)?,
            game: column(row, 1)?,
            player: column(row, 2)?,
            name: column(row, 3)?,
            finished: column(row, 4)?,
        })
    }

    fn was_changed_by(&self, ((night, _), own): &(&(String, u64), &NightCorrection)) -> bool {
        let Correction { game, player, .. } = &own.correction;
        let is_game = u32::try_from(self.game) == Ok(game.number());
        let is_player = u32::try_from(self.player) == Ok(player.number());
        night == self.night && is_game && is_player && own.at > self.finished
    }

    fn corrected(&self, own: &NightCorrection) -> LaneNeed {
        LaneNeed::Corrected {
            name: harmless(self.name),
            game: own.correction.game.number(),
        }
    }
}

/// Foreign bodies are skipped.
fn take(corrections: &mut Corrections, row: &Row) -> Result<(), CentreError> {
    let (lane, night, body): (&str, &str, &str) =
        (column(row, 0)?, column(row, 1)?, column(row, 4)?);
    let (seq, at): (i64, i64) = (column(row, 2)?, column(row, 3)?);
    let mut note = |seq, state| {
        if let Some(own) = corrections.get_mut(&(night.to_owned(), seq)) {
            own.state = state;
        }
    };
    match Event::from_json(body) {
        Ok(Event::Undone { seq }) => note(seq, CorrectionState::Undone),
        Ok(Event::Redone { seq }) => note(seq, CorrectionState::Counts),
        Ok(Event::Corrected(correction)) => {
            let own = NightCorrection {
                lane: lane.to_owned(),
                at,
                correction,
                state: CorrectionState::Counts,
            };
            corrections.insert((night.to_owned(), seq.unsigned_abs()), own);
        }
        _ => {}
    }
    Ok(())
}
