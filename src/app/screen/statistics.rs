//! The statistics of the players, one at a time. Only the selected player is looked up.

use super::Screen;
use crate::app::step::{Step, Steps};
use crate::app::tonight::Tonight;
use crate::app::{Action, Direction, Effect};
use crate::statistics::PlayerStatistics;

/// The result of a look-up.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Findings {
    /// Nothing is saved, so there is nothing to look up.
    NoStore,
    /// The file can't be read.
    Unreadable,
    /// Found; may be empty.
    Found(Box<PlayerStatistics>),
}

#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct StatisticsScreen {
    /// The index in the list.
    pub chosen: usize,
    /// None until the look-up is answered.
    pub findings: Option<Findings>,
}

impl StatisticsScreen {
    pub(super) fn open(tonight: Tonight<'_>) -> Steps {
        let mut screen = Self::default();
        let ask = screen.choose(0, tonight);
        let go = Step::Go(Screen::Statistics(screen));
        [go].into_iter().chain(ask).collect()
    }

    pub(super) fn update(&mut self, action: Action, tonight: Tonight<'_>) -> Steps {
        let last = tonight.everybody().len().saturating_sub(1);
        match action {
            Action::Move(Direction::Up) if self.chosen > 0 => self.choose(self.chosen - 1, tonight),
            Action::Move(Direction::Down) if self.chosen < last => {
                self.choose(self.chosen + 1, tonight)
            }
            Action::Cancel => vec![Step::Back],
            _ => vec![],
        }
    }

    /// Saves first, so that a game that has just finished counts.
    fn choose(&mut self, chosen: usize, tonight: Tonight<'_>) -> Steps {
        *self = Self {
            chosen,
            findings: None,
        };
        let player = tonight.everybody().get(chosen).copied();
        let ask = player.map(|player| [Effect::Save, Effect::LookUp(player)]);
        ask.into_iter().flatten().map(Step::Ask).collect()
    }
}
