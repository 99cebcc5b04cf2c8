//! The nights that were kept: a list that grows as one goes down in it, and a search.

use super::Screen;
use crate::app::step::{Step, Steps};
use crate::app::{Action, Direction, Effect, Notice};
use crate::archive::{NightHeader, NightQuery};

/// So many nights are asked for at once.
const PAGE: usize = 60;
/// So many lines are left out by a step to the side.
const LEAP: usize = 10;

/// The list as far as it was asked for.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct HistoryScreen {
    entries: Vec<NightHeader>,
    rest: Rest,
    chosen: usize,
    search: NightQuery,
    typed: Option<String>,
}

/// What comes after the last entry.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
enum Rest {
    /// Nobody has asked.
    #[default]
    Unknown,
    /// Nothing.
    None,
    /// There is no place where nights are kept, or it can't be read.
    Unreadable,
}

impl HistoryScreen {
    /// The nights.
    pub const fn entries(&self) -> &[NightHeader] {
        self.entries.as_slice()
    }

    /// Which of them is chosen.
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// What is searched for.
    pub const fn search(&self) -> NightQuery {
        self.search
    }

    /// What is being typed to search for.
    pub fn typed(&self) -> Option<&str> {
        self.typed.as_deref()
    }

    /// Is the last entry the oldest night?
    pub fn is_whole(&self) -> bool {
        self.rest != Rest::Unknown
    }

    pub(crate) const fn is_searching(&self) -> bool {
        self.typed.is_some()
    }

    /// Can nothing be read?
    pub fn is_unreadable(&self) -> bool {
        self.rest == Rest::Unreadable
    }

    /// Asks for more before somebody comes to the end of what is known.
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
        self.entries.extend(found.unwrap_or_default());
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
}

impl HistoryScreen {
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
