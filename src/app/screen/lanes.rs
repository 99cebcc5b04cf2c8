//! All lanes of a hall. Enter watches one, and Esc comes back from it.

use super::{Origin, Screen, WatchingScreen};
use crate::app::step::{Step, Steps};
use crate::app::{Action, Direction, Effect};
use crate::archive::{LaneRow, LanesNews};

/// The lanes as last read.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct LanesScreen {
    pub rows: Vec<LaneRow>,
    /// The row of the cursor.
    pub row: usize,
    pub reach: Reach,
}

/// Whether the centre answers.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Reach {
    #[default]
    There,
    /// What was read before is still shown.
    Away,
}

impl LanesScreen {
    /// The cursor stays on its lane.
    pub(super) fn take(&mut self, news: LanesNews) {
        let LanesNews::Rows(found) = news else {
            self.reach = Reach::Away;
            return;
        };
        let lane = self.rows.get(self.row).map(|row| &row.lane);
        let own = found.iter().position(|row| Some(&row.lane) == lane);
        self.row = own.unwrap_or(self.row).min(found.len().saturating_sub(1));
        (self.rows, self.reach) = (found, Reach::There);
    }

    pub(super) fn update(&mut self, action: Action) -> Steps {
        let last = self.rows.len().saturating_sub(1);
        match action {
            Action::Move(Direction::Up) => self.row = self.row.saturating_sub(1),
            Action::Move(Direction::Down) => self.row = last.min(self.row + 1),
            Action::Leap(leap) => self.row = leap.leads_from(self.row, last),
            Action::Confirm => return self.watch(),
            _ => {}
        }
        vec![]
    }

    pub(super) fn go_to_row(&mut self, row: usize) {
        self.row = row.min(self.rows.len().saturating_sub(1));
    }

    fn watch(&self) -> Steps {
        let Some(row) = self.rows.get(self.row) else {
            return vec![];
        };
        let lane = row.lane.clone();
        vec![
            Step::Ask(Effect::FollowLane(Some(lane))),
            Step::Go(Screen::Watching(WatchingScreen::from_origin(Origin::Hall))),
        ]
    }
}
