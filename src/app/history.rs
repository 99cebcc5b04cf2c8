//! The nights that were kept: a list that grows as one goes down in it, and a search.

use jiff::civil::Date;

use super::{Action, App, Direction, Effect, Effects, Notice, Screen};
use crate::domain::Player;

/// So many nights are asked for at once.
const PAGE: usize = 60;
/// So many lines are left out by a step to the side.
const LEAP: usize = 10;

/// A night in the list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NightEntry {
    /// What people call it by.
    pub number: u32,
    /// When it began, by the clock on the wall there: `2026-11-16 19:42`.
    pub began: String,
    /// Who bowled.
    pub players: Vec<Player>,
    /// How many games have a finished line.
    pub games: u32,
    /// The highest of them.
    pub high: Option<u16>,
    /// What somebody wrote beside it.
    pub label: Option<String>,
}

/// Which nights.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Search {
    /// Only those in which this player finished a game.
    pub player: Option<Player>,
    /// Only those that began on this day or later.
    pub since: Option<Date>,
}

impl Search {
    /// A name, a date or both; nothing at all means every night.
    fn read(text: &str) -> Option<Self> {
        let mut search = Self::default();
        for word in text.split_whitespace() {
            match (Player::new(word), word.parse()) {
                (Ok(player), _) => search.player = Some(player),
                (_, Ok(date)) => search.since = Some(date),
                _ => return None,
            }
        }
        Some(search)
    }

    /// Is every night meant?
    pub fn is_everything(&self) -> bool {
        *self == Self::default()
    }
}

/// Some of the nights that were kept, newest first.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct NightQuery {
    /// Which ones.
    pub search: Search,
    /// Only those before this one.
    pub before: Option<u32>,
    /// At most so many.
    pub limit: usize,
}

/// The list as far as it was asked for.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct HistoryScreen {
    entries: Vec<NightEntry>,
    rest: Rest,
    chosen: usize,
    search: Search,
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
    pub const fn entries(&self) -> &[NightEntry] {
        self.entries.as_slice()
    }

    /// Which of them is chosen.
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// What is searched for.
    pub const fn search(&self) -> Search {
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
            search: self.search,
            before: self.entries.last().map(|entry| entry.number),
            limit: PAGE,
        };
        let asks = is_near && self.rest == Rest::Unknown;
        asks.then_some(Effect::FindNights(query))
            .into_iter()
            .collect()
    }

    fn take(&mut self, found: Option<Vec<NightEntry>>) {
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
    pub fn found_nights(&mut self, found: Option<Vec<NightEntry>>) {
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
            Action::Cancel if !history.search.is_everything() => return self.show_history(),
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
        let Some(search) = Search::read(history.typed.as_deref().unwrap_or_default()) else {
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
