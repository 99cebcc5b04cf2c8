//! The statistics of the players, one at a time, and all of them by their average. Only the
//! selected player is looked up.

use super::Screen;
use crate::app::step::{Step, Steps};
use crate::app::tonight::Tonight;
use crate::app::{Action, Direction, Effect};
use crate::domain::Player;
use crate::statistics::{Average, PlayerStatistics, Ranking};

/// The result of a look-up.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Findings {
    /// Saving is off, so there is nothing to look up.
    NoStore,
    /// The file can't be read.
    Unreadable,
    /// Found; may be empty.
    Found(Box<PlayerStatistics>),
}

#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct StatisticsScreen {
    /// The selected player. None if nobody is listed.
    pub chosen: Option<Player>,
    /// Empty until known.
    pub ranking: Ranking,
    /// None until the look-up is answered.
    pub findings: Option<Findings>,
    /// The page of the selected player. Wraps around.
    pub page: i32,
    pub topic: StatisticsTopic,
}

/// The topic of the page.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum StatisticsTopic {
    #[default]
    Games,
    /// What the player leaves and converts.
    Leaves,
}

impl StatisticsScreen {
    /// Selects the first player of tonight.
    pub(super) fn open(tonight: Tonight<'_>) -> Steps {
        let mut screen = Self::default();
        let first = tonight.everybody().first().copied();
        let ask = screen.choose(first);
        let go = Step::Go(Screen::Statistics(screen));
        let rank = [Effect::Save, Effect::Rank].map(Step::Ask);
        [go].into_iter().chain(rank).chain(ask).collect()
    }

    /// Everyone with their average: the highest first, then those without a finished game.
    pub(crate) fn listed(&self, tonight: Tonight<'_>) -> Vec<(Player, Option<Average>)> {
        let ranked = self.ranking.summaries.iter();
        let ranked = ranked.map(|summary| (summary.player, Some(summary.average())));
        let mut listed: Vec<_> = ranked.collect();
        for player in tonight.everybody() {
            let is_new = listed.iter().all(|(known, _)| *known != player);
            listed.extend(is_new.then_some((player, None)));
        }
        listed
    }

    pub(super) fn update(&mut self, action: Action, tonight: Tonight<'_>) -> Steps {
        match action {
            Action::Move(Direction::Left) => self.page = self.page.wrapping_sub(1),
            Action::Move(Direction::Right) => self.page = self.page.wrapping_add(1),
            Action::Move(_) | Action::Leap(_) => return self.go(action, tonight),
            Action::ShowLeaves if self.topic == StatisticsTopic::Games => {
                self.turn_to(StatisticsTopic::Leaves);
            }
            Action::ShowLeaves => self.turn_to(StatisticsTopic::Games),
            Action::Cancel if self.topic == StatisticsTopic::Leaves => {
                self.turn_to(StatisticsTopic::Games);
            }
            Action::Cancel => return vec![Step::Back],
            _ => {}
        }
        vec![]
    }

    const fn turn_to(&mut self, topic: StatisticsTopic) {
        self.page = 0;
        self.topic = topic;
    }

    /// The row of the selected player.
    pub(super) fn row(&self, tonight: Tonight<'_>) -> Option<usize> {
        let listed = self.listed(tonight);
        let mut players = listed.iter().map(|(player, _)| Some(*player));
        players.position(|player| player == self.chosen)
    }

    pub(super) fn go_to_row(&mut self, row: usize, tonight: Tonight<'_>) -> Steps {
        match self.listed(tonight).get(row) {
            Some((player, _)) => self.choose(Some(*player)),
            None => vec![],
        }
    }

    /// Selects another player of the list.
    fn go(&mut self, action: Action, tonight: Tonight<'_>) -> Steps {
        let listed = self.listed(tonight);
        let row = self.row(tonight).unwrap_or_default();
        let last = listed.len().saturating_sub(1);
        let row = match action {
            Action::Move(Direction::Up) => row.saturating_sub(1),
            Action::Move(_) => (row + 1).min(last),
            Action::Leap(leap) => leap.leads_from(row, last),
            _ => row,
        };
        match listed.get(row).map(|(player, _)| *player) {
            player if player == self.chosen => vec![],
            player => self.choose(player),
        }
    }

    /// Saves first, so that a game that has just finished counts.
    fn choose(&mut self, player: Option<Player>) -> Steps {
        self.chosen = player;
        self.findings = None;
        self.page = 0;
        let ask = player.map(|player| [Effect::Save, Effect::LookUp(player)]);
        ask.into_iter().flatten().map(Step::Ask).collect()
    }
}
