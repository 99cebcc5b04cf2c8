//! The page for phones: whether it is open, and how many look on.

use std::net::IpAddr;

use super::lost::Lost;
use super::sharing::has_ball;
use super::step::{Step, Steps};
use super::{App, Effect, Effects, Message, Notice, Overlay, Screen};
use crate::archive::{SaveState, WatchedNight};

#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub enum Phones {
    #[default]
    Closed,
    /// The companion was started and has not said where it listens.
    Opening,
    Open {
        address: String,
        lookers: usize,
    },
    /// It was open and ended by itself: a later ball opens it again.
    Lost(Lost),
}

/// What the companion tells, and what became of it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum PhonesNews {
    /// Where phones would find the page. None without a network.
    Network(Option<IpAddr>),
    Opening,
    Open(String),
    Lookers(usize),
    Closed(PhonesEnd),
}

/// Why there is no page.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PhonesEnd {
    /// Somebody closed it.
    Asked,
    /// Nothing is saved, so there is nothing to read.
    NothingSaved,
    /// The night begins with its first ball.
    NoBall,
    /// It ended by itself, or could not begin.
    Gone,
}

impl Phones {
    pub const fn is_closed(&self) -> bool {
        matches!(self, Self::Closed | Self::Lost(_))
    }
}

impl App {
    pub const fn phones(&self) -> &Phones {
        &self.phones
    }

    /// Where phones would find the page. None if it is not known.
    pub const fn network(&self) -> Option<IpAddr> {
        self.network
    }

    /// How many look on. None if the page is closed.
    pub const fn lookers(&self) -> Option<usize> {
        match self.phones {
            Phones::Open { lookers, .. } => Some(lookers),
            Phones::Closed | Phones::Opening | Phones::Lost(_) => None,
        }
    }

    /// Says at once if there is nothing that phones could look at.
    pub(super) fn show_phones(&mut self) -> Steps {
        let is_watching = matches!(self.screen(), Screen::Watching(_));
        let end = match self.saving {
            SaveState::Off if !is_watching => PhonesEnd::NothingSaved,
            _ if !is_watching && !has_ball(&self.night) => PhonesEnd::NoBall,
            _ => return vec![Step::Ask(Effect::FindNetwork), Step::Show(Overlay::Phones)],
        };
        vec![Step::Tell(Notice::PhonesClosed(end))]
    }

    /// Opens a page again that was lost. Nothing for a while.
    pub(super) fn reopen_page(&self) -> Effects {
        match self.phones {
            Phones::Lost(lost) if lost.is_due(self.clock.now) => {
                vec![Effect::Save, Effect::OpenPage]
            }
            _ => vec![],
        }
    }

    /// Watched nights went on, which opens a lost page again too.
    pub(super) fn see(&mut self, nights: Vec<WatchedNight>) -> Effects {
        let news = Message::Watched(nights);
        let steps = self.screens.top_mut().answer(news, &self.regulars);
        let mut effects = self.take(steps);
        effects.extend(self.reopen_page());
        effects
    }

    pub(super) fn hear_of_phones(&mut self, news: PhonesNews) {
        let lost = Lost::new(self.clock.now);
        match (news, &mut self.phones) {
            (PhonesNews::Network(address), _) => self.network = address,
            (PhonesNews::Opening, phones) => *phones = Phones::Opening,
            (PhonesNews::Open(address), phones) => {
                *phones = Phones::Open {
                    address,
                    lookers: 0,
                };
            }
            (PhonesNews::Lookers(now), Phones::Open { lookers, .. }) => *lookers = now,
            (PhonesNews::Lookers(_), _) => {}
            (PhonesNews::Closed(end), phones) => {
                *phones = match (end, &phones) {
                    (PhonesEnd::Gone, Phones::Open { .. }) => Phones::Lost(lost),
                    _ => Phones::Closed,
                };
                self.notice = Some(Notice::PhonesClosed(end));
                self.overlay = self.overlay.filter(|overlay| *overlay != Overlay::Phones);
            }
        }
    }
}
