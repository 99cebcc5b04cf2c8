//! The players and what their games add up to, one at a time. Only the chosen one is looked up.

use super::{Action, App, Direction, Effect, Effects, Pending, Screen};
use crate::domain::Player;
use crate::night::Person;
use crate::statistics::PlayerStatistics;

/// What came of looking somebody up.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Findings {
    /// Nothing is kept, so there is nothing to look at.
    NotKept,
    /// The file can't be read.
    Unreadable,
    /// This, and be it nothing.
    Found(Box<PlayerStatistics>),
}

/// Who is chosen, what is known of them, and the screen to go back to.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct StatisticsScreen {
    chosen: usize,
    findings: Option<Findings>,
    behind: Box<Screen>,
}

impl StatisticsScreen {
    /// The place in the list, from 0.
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// What is known; nothing where there is nobody.
    pub const fn findings(&self) -> Option<&Findings> {
        self.findings.as_ref()
    }
}

impl App {
    /// Everybody who is here tonight, and then who bowled here before, most recent first.
    pub fn everybody(&self) -> Vec<Player> {
        let here: Vec<_> = self.listed().into_iter().map(Person::name).collect();
        let before = self.regulars.beginning_with("");
        let before = before.filter(|player| !here.contains(player));
        here.iter().copied().chain(before).collect()
    }

    /// Goes to the statistics. A pending 1 is dropped, as by everything that leaves the board.
    pub(super) fn show_statistics(&mut self) -> Effects {
        let behind = match &self.screen {
            Screen::Bowling(_) => Screen::Bowling(Pending::Nothing),
            screen => screen.clone(),
        };
        self.choose(0, Box::new(behind))
    }

    pub(super) fn update_statistics(&mut self, action: Action) -> Effects {
        let Screen::Statistics(statistics) = &self.screen else {
            return vec![];
        };
        let (chosen, behind) = (statistics.chosen, statistics.behind.clone());
        let last = self.everybody().len().saturating_sub(1);
        match action {
            Action::Move(Direction::Up) if chosen > 0 => self.choose(chosen - 1, behind),
            Action::Move(Direction::Down) if chosen < last => self.choose(chosen + 1, behind),
            Action::Cancel => {
                self.screen = *behind;
                vec![]
            }
            _ => vec![],
        }
    }

    fn choose(&mut self, chosen: usize, behind: Box<Screen>) -> Effects {
        self.screen = Screen::Statistics(StatisticsScreen {
            chosen,
            findings: None,
            behind,
        });
        let player = self.everybody().get(chosen).copied();
        // A game that was just finished counts, so it is put on disk first.
        player.map_or_else(Effects::new, |player| {
            vec![Effect::Save, Effect::LookUp(player)]
        })
    }

    /// Learns what came of looking somebody up.
    pub(super) fn find(&mut self, findings: Findings) {
        if let Screen::Statistics(statistics) = &mut self.screen {
            statistics.findings = Some(findings);
        }
    }
}
