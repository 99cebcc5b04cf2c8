//! The nights that were kept: a list that grows as one goes down in it, and a search.

use super::{Action, App, Direction, Effect, Effects, Notice, Screen};
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

    pub(super) const fn is_searching(&self) -> bool {
        self.typed.is_some()
    }

    /// Can nothing be read?
    pub fn is_unreadable(&self) -> bool {
        self.rest == Rest::Unreadable
    }

    /// Asks for more before somebody comes to the end of what is known.
    fn ask(&self) -> Effects {
        let is_near = self.chosen + PAGE / 2 >= self.entries.len();
        let query = NightQuery {
            before: self.entries.last().map(|entry| entry.number),
            limit: Some(PAGE),
            ..self.search
        };
        let asks = is_near && self.rest == Rest::Unknown;
        asks.then_some(Effect::FindNights(query))
            .into_iter()
            .collect()
    }

    fn take(&mut self, found: Option<Vec<NightHeader>>) {
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

impl App {
    pub(super) fn show_history(&mut self) -> Effects {
        let history = HistoryScreen::default();
        let effects = history.ask();
        self.screen = Screen::History(history);
        effects
    }

    /// Learns of nights that it asked for; nothing where none can be read.
    pub(super) fn found_nights(&mut self, found: Option<Vec<NightHeader>>) {
        if let Screen::History(history) = &mut self.screen {
            history.take(found);
        }
    }

    pub(super) fn update_history(&mut self, action: Action) -> Effects {
        let Screen::History(history) = &mut self.screen else {
            return vec![];
        };
        if history.typed.is_some() {
            return self.update_search(action);
        }
        match action {
            Action::Move(direction) => {
                history.go(direction);
                return history.ask();
            }
            Action::Search => history.typed = Some(String::new()),
            Action::Confirm => {
                let chosen = history.entries.get(history.chosen);
                let open = chosen.map(|entry| Effect::OpenNight(entry.number));
                return open.into_iter().collect();
            }
            Action::Cancel if history.search.is_filtered() => return self.show_history(),
            Action::Cancel => self.go_back(),
            _ => {}
        }
        vec![]
    }

    fn update_search(&mut self, action: Action) -> Effects {
        let Screen::History(history) = &mut self.screen else {
            return vec![];
        };
        let typed = history.typed.get_or_insert_default();
        match action {
            Action::Type(letter) => typed.push(letter),
            Action::Erase => drop(typed.pop()),
            Action::Cancel => history.typed = None,
            Action::Confirm => return self.find_nights(),
            _ => {}
        }
        vec![]
    }

    fn find_nights(&mut self) -> Effects {
        let Screen::History(history) = &mut self.screen else {
            return vec![];
        };
        let Some(search) = NightQuery::from_text(history.typed.as_deref().unwrap_or_default())
        else {
            self.notice = Some(Notice::NoSearch);
            return vec![];
        };
        *history = HistoryScreen {
            search,
            ..HistoryScreen::default()
        };
        history.ask()
    }
}
