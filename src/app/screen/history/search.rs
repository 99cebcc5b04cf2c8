//! The search: names and dates, which narrow the list while they are typed.

use super::HistoryScreen;
use crate::app::step::{Step, Steps};
use crate::app::{Action, Notice};
use crate::archive::NightQuery;

/// The most letters of a pasted search.
const LONGEST: usize = 40;

impl HistoryScreen {
    pub(super) fn update_search(&mut self, action: Action) -> Steps {
        let typed = self.typed.get_or_insert_default();
        match action {
            Action::Type(letter) => typed.push(letter),
            Action::Erase => drop(typed.pop()),
            Action::Cancel => return self.look_for(NightQuery::default()),
            Action::Confirm => {
                let is_search = NightQuery::from_text(typed).is_some();
                self.typed = None;
                let refused = (!is_search).then_some(Step::Tell(Notice::NoSearch));
                return refused.into_iter().collect();
            }
            _ => return vec![],
        }
        self.narrow()
    }

    /// The results follow what is typed. What is no search finds nothing new.
    fn narrow(&mut self) -> Steps {
        let typed = self.typed.clone();
        let search = NightQuery::from_text(typed.as_deref().unwrap_or_default());
        match search {
            Some(search) if search == self.search => vec![],
            Some(search) => {
                let steps = self.look_for(search);
                self.typed = typed;
                steps
            }
            None => vec![Step::Tell(Notice::NoSearch)],
        }
    }

    pub(super) fn paste_search(&mut self, line: &str) -> Steps {
        let letters = line.chars().filter(|letter| !letter.is_control());
        self.typed
            .get_or_insert_default()
            .extend(letters.take(LONGEST));
        self.narrow()
    }

    pub(super) fn look_for(&mut self, search: NightQuery) -> Steps {
        *self = Self {
            search,
            nights: self.nights,
            tonight: self.tonight,
            previews: std::mem::take(&mut self.previews),
            ..Self::default()
        };
        self.ask().into_iter().collect()
    }
}
