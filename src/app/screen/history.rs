//! The stored nights: a list loaded page by page, a search, and changes to a night.

mod changes;
mod search;

use std::collections::BTreeMap;
use std::time::Duration;

use super::{ReplayScreen, Screen};
use crate::app::step::{Step, Steps};
use crate::app::{Action, Direction, Effect, Leap};
use crate::archive::{NightHeader, NightQuery};

/// Nights per page.
const PAGE: usize = 60;
/// How long the cursor has to rest on a night before it is read.
const RESTING: Duration = Duration::from_millis(60);
/// Previews kept in memory.
const PREVIEWS: usize = 24;

/// The list, as far as it has been loaded.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct HistoryScreen {
    pub entries: Vec<NightHeader>,
    older: Older,
    /// The row of the cursor.
    pub row: usize,
    pub search: NightQuery,
    /// The search being typed.
    pub typed: Option<String>,
    /// The label being typed for the night under the cursor.
    pub label: Option<String>,
    /// The number of stored nights. None until known.
    pub nights: Option<u32>,
    /// The number of the running night. None if it is not stored.
    pub(super) tonight: Option<u32>,
    /// The nights read so far, by number. None for one that can't be read.
    previews: BTreeMap<u32, Option<Box<ReplayScreen>>>,
}

/// What is known of the nights after the last entry.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
enum Older {
    /// Not loaded yet.
    #[default]
    Unknown,
    /// The whole list was requested: the cursor moves to the last night.
    Asked,
    /// There are none.
    NoMore,
    /// There is no data file, or it can't be read.
    Unreadable,
}

impl HistoryScreen {
    /// Is everything loaded?
    pub fn is_whole(&self) -> bool {
        self.older != Older::Unknown
    }

    pub fn is_unreadable(&self) -> bool {
        self.older == Older::Unreadable
    }

    /// Requests the next page before the cursor reaches the end of this one.
    fn ask(&self) -> Option<Step> {
        let is_near = self.row + PAGE / 2 >= self.entries.len();
        let query = NightQuery {
            before: self.entries.last().map(|entry| entry.number),
            limit: Some(PAGE),
            ..self.search.clone()
        };
        let asks = is_near && self.older == Older::Unknown;
        asks.then_some(Step::Ask(Effect::FindNights(query)))
    }

    pub(super) fn take(&mut self, found: Option<Vec<NightHeader>>) {
        let before = self.older;
        match &found {
            None => self.older = Older::Unreadable,
            Some(_) if before == Older::Asked => self.older = Older::NoMore,
            Some(found) if found.len() < PAGE => self.older = Older::NoMore,
            Some(_) => {}
        }
        self.entries.extend(found.unwrap_or_default());
        if before == Older::Asked {
            self.row = self.last();
        }
    }

    const fn last(&self) -> usize {
        self.entries.len().saturating_sub(1)
    }

    fn leap(&mut self, leap: Leap) -> Steps {
        self.row = leap.leads_from(self.row, self.last());
        match (leap, self.older) {
            (Leap::Last, Older::Unknown) => {
                self.older = Older::Asked;
                let query = NightQuery {
                    before: self.entries.last().map(|entry| entry.number),
                    ..self.search.clone()
                };
                vec![Step::Ask(Effect::FindNights(query))]
            }
            _ => self.ask().into_iter().collect(),
        }
    }

    pub(super) fn go_to_row(&mut self, row: usize) -> Steps {
        self.row = row.min(self.entries.len().saturating_sub(1));
        self.ask().into_iter().collect()
    }

    pub(super) fn open() -> Steps {
        let history = Self::default();
        let ask = history.ask();
        let go = Step::Go(Screen::History(history));
        let count = Step::Ask(Effect::CountNights);
        [go, count].into_iter().chain(ask).collect()
    }

    /// The night under the cursor. None in an empty list.
    pub fn chosen(&self) -> Option<&NightHeader> {
        self.entries.get(self.row)
    }

    /// Is the night under the cursor the running one?
    pub fn is_tonight(&self) -> bool {
        let chosen = self.chosen().map(|night| night.number);
        chosen.is_some() && chosen == self.tonight
    }

    /// Is text being typed?
    pub const fn is_typing(&self) -> bool {
        self.typed.is_some() || self.label.is_some()
    }

    /// The night under the cursor with its events. None until it is read.
    pub fn preview(&self) -> Option<&ReplayScreen> {
        let number = self.chosen()?.number;
        self.previews.get(&number)?.as_deref()
    }

    /// Was reading the night under the cursor tried, even if it failed?
    pub fn is_read(&self) -> bool {
        self.missing().is_none()
    }

    /// The night to read once the cursor rests.
    fn missing(&self) -> Option<u32> {
        let number = self.chosen()?.number;
        (!self.previews.contains_key(&number)).then_some(number)
    }

    /// How long the cursor has to rest. None if there is nothing to read.
    pub(crate) fn pause(&self) -> Option<Duration> {
        self.missing().map(|_| RESTING)
    }

    pub(super) fn rest(&self) -> Steps {
        let ask = self.missing().map(Effect::PreviewNight);
        ask.map(Step::Ask).into_iter().collect()
    }

    pub(super) fn show(&mut self, number: u32, night: Option<Box<ReplayScreen>>) {
        if self.previews.len() >= PREVIEWS {
            self.previews.clear();
        }
        self.previews.insert(number, night);
    }

    /// Shows this version of the night.
    pub(crate) fn renew(&mut self, night: &ReplayScreen) {
        let mut entries = self.entries.iter_mut();
        let own = entries.find(|entry| entry.number == night.header.number);
        if let Some(entry) = own {
            entry.clone_from(&night.header);
            self.show(night.header.number, Some(Box::new(night.clone())));
        }
    }

    pub(super) fn update(&mut self, action: Action) -> Steps {
        match action {
            action if self.typed.is_some() => return self.update_search(action),
            action if self.label.is_some() => return self.update_label(action),
            Action::Move(direction) => {
                self.row = match direction {
                    Direction::Up => self.row.saturating_sub(1),
                    _ => (self.row + 1).min(self.last()),
                };
                return self.ask().into_iter().collect();
            }
            Action::Leap(leap) => return self.leap(leap),
            Action::Search => self.typed = Some(String::new()),
            Action::Label => self.label = self.chosen().map(NightHeader::label_or_blank),
            Action::Exclude => return self.exclude_or_include(),
            Action::Delete => return self.ask_to_delete(),
            Action::Confirm => return self.ask_for(Effect::OpenNight),
            Action::Correct => return self.ask_for(Effect::OpenToCorrect),
            Action::Cancel if self.search.is_filtered() => {
                return self.look_for(NightQuery::default());
            }
            Action::Cancel => return vec![Step::Back],
            _ => {}
        }
        vec![]
    }

    /// Requests an effect on the night under the cursor.
    fn ask_for(&self, effect: impl Fn(u32) -> Effect) -> Steps {
        let ask = self.chosen().map(|entry| effect(entry.number));
        ask.map(Step::Ask).into_iter().collect()
    }
}
