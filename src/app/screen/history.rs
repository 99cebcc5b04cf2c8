//! The stored nights: a list that is loaded page by page, and a search.

use super::Screen;
use crate::app::step::{Step, Steps};
use crate::app::{Action, Direction, Effect, Notice};
use crate::archive::{NightHeader, NightQuery};

/// Nights per page.
const PAGE: usize = 60;
/// Rows that Left and Right move by.
const LEAP: usize = 10;

/// The list, as far as it is loaded.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct HistoryScreen {
    pub entries: Vec<NightHeader>,
    rest: Rest,
    pub chosen: usize,
    pub search: NightQuery,
    /// The search being typed.
    pub typed: Option<String>,
}

/// What comes after the last entry.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
enum Rest {
    /// Not loaded yet.
    #[default]
    Unknown,
    /// No more nights.
    None,
    /// There is no data file, or it can't be read.
    Unreadable,
}

impl HistoryScreen {
    /// Is everything loaded?
    pub fn is_whole(&self) -> bool {
        self.rest != Rest::Unknown
    }

    pub fn is_unreadable(&self) -> bool {
        self.rest == Rest::Unreadable
    }

    /// Requests the next page before the cursor reaches the end of this one.
    fn ask(&self) -> Option<Step> {
        let is_near = self.chosen + PAGE / 2 >= self.entries.len();
        let query = NightQuery {
            before: self.entries.last().map(|entry| entry.number),
            limit: Some(PAGE),
            ..self.search
        };
        let asks = is_near && self.rest == Rest::Unknown;
        asks.then_some(Step::Ask(Effect::FindNights(query)))
    }

    pub(super) fn take(&mut self, found: Option<Vec<NightHeader>>) {
        match &found {
            None => self.rest = Rest::Unreadable,
            Some(found) if found.len() < PAGE => self.rest = Rest::None,
            Some(_) => {}
        }
        self.entries.extend(found.into_iter().flatten());
    }

    fn go(&mut self, direction: Direction) {
        let last = self.entries.len().saturating_sub(1);
        self.chosen = match direction {
            Direction::Up => self.chosen.saturating_sub(1),
            Direction::Down => (self.chosen + 1).min(last),
            Direction::Left => self.chosen.saturating_sub(LEAP),
            Direction::Right => (self.chosen + LEAP).min(last),
        };
    }

    pub(super) fn open() -> Steps {
        let history = Self::default();
        let ask = history.ask();
        let go = Step::Go(Screen::History(history));
        [go].into_iter().chain(ask).collect()
    }

    pub(super) fn update(&mut self, action: Action) -> Steps {
        if self.typed.is_some() {
            return self.update_search(action);
        }
        match action {
            Action::Move(direction) => {
                self.go(direction);
                return self.ask().into_iter().collect();
            }
            Action::Search => self.typed = Some(String::new()),
            Action::Confirm => {
                let chosen = self.entries.get(self.chosen);
                let open = chosen.map(|entry| Effect::OpenNight(entry.number));
                return open.map(Step::Ask).into_iter().collect();
            }
            Action::Cancel if self.search.is_filtered() => {
                return self.look_for(NightQuery::default());
            }
            Action::Cancel => return vec![Step::Back],
            _ => {}
        }
        vec![]
    }

    fn update_search(&mut self, action: Action) -> Steps {
        let typed = self.typed.get_or_insert_default();
        match action {
            Action::Type(letter) => typed.push(letter),
            Action::Erase => drop(typed.pop()),
            Action::Cancel => self.typed = None,
            Action::Confirm => {
                let search = NightQuery::from_text(typed);
                let no_search = || vec![Step::Tell(Notice::NoSearch)];
                return search.map_or_else(no_search, |search| self.look_for(search));
            }
            _ => {}
        }
        vec![]
    }

    fn look_for(&mut self, search: NightQuery) -> Steps {
        *self = Self {
            search,
            ..Self::default()
        };
        self.ask().into_iter().collect()
    }
}
