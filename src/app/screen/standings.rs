//! The standings of a competition: people, or their teams.

use super::Reach;
use crate::app::step::Steps;
use crate::app::{Action, Direction};
use crate::archive::{Standings, StandingsNews};

/// The standings as last read.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct StandingsScreen {
    /// None until first read.
    pub table: Option<Box<Standings>>,
    /// The row of the cursor.
    pub row: usize,
    pub side: StandingSide,
    pub reach: Reach,
}

/// Which rows are shown.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum StandingSide {
    #[default]
    People,
    Teams,
}

impl StandingsScreen {
    pub(crate) fn new(side: StandingSide) -> Self {
        Self {
            side,
            ..Self::default()
        }
    }

    /// How many rows are shown.
    pub fn count(&self) -> usize {
        let rows = self.table.as_ref().map(|table| match self.side {
            StandingSide::People => table.people.len(),
            StandingSide::Teams => table.teams.len(),
        });
        rows.unwrap_or_default()
    }

    /// The cursor stays on its person or team.
    pub(super) fn take(&mut self, news: StandingsNews) {
        let StandingsNews::Table(table) = news else {
            self.reach = Reach::Away;
            return;
        };
        let own = self.table.as_deref().and_then(|before| match self.side {
            StandingSide::People => {
                let own = before.people.get(self.row)?;
                let mut rows = table.people.iter();
                rows.position(|row| row.person == own.person)
            }
            StandingSide::Teams => {
                let own = before.teams.get(self.row)?;
                table.teams.iter().position(|row| row.team == own.team)
            }
        });
        (self.table, self.reach) = (Some(table), Reach::There);
        self.go_to_row(own.unwrap_or(self.row));
    }

    pub(super) fn update(&mut self, action: Action) -> Steps {
        let last = self.count().saturating_sub(1);
        match action {
            Action::Move(Direction::Up) => self.row = self.row.saturating_sub(1),
            Action::Move(Direction::Down) => self.row = last.min(self.row + 1),
            Action::Leap(leap) => self.row = leap.leads_from(self.row, last),
            Action::SwitchFocus => {
                self.side = match self.side {
                    StandingSide::People => StandingSide::Teams,
                    StandingSide::Teams => StandingSide::People,
                };
                self.row = 0;
            }
            _ => {}
        }
        vec![]
    }

    pub(super) fn go_to_row(&mut self, row: usize) {
        self.row = row.min(self.count().saturating_sub(1));
    }
}
