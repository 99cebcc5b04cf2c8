//! The page for phones: whether it is open, and how many phones have it open.

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
    /// The companion was started and has not reported its address yet.
    Opening,
    Open {
        address: String,
        lookers: usize,
    },
    /// It was open and ended by itself: a later ball opens it again.
    Lost(Lost),
}

/// News of the companion.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum PhonesNews {
    /// The address phones would use. None without a network.
    Network(Option<IpAddr>),
    Opening,
    Open(String),
    Lookers(usize),
    Closed(PhonesEnd),
}

/// Why the page is closed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PhonesEnd {
    /// The user closed it.
    Asked,
    /// Nothing is saved, so there is nothing to read.
    NothingSaved,
    /// The night is stored from its first ball on.
    NoBall,
    /// It ended by itself, or could not be started.
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

    /// The address phones would use. None if unknown.
    pub const fn network(&self) -> Option<IpAddr> {
        self.network
    }

    /// How many have the page open. None if it is closed.
    pub const fn lookers(&self) -> Option<usize> {
        match self.phones {
            Phones::Open { lookers, .. } => Some(lookers),
            Phones::Closed | Phones::Opening | Phones::Lost(_) => None,
        }
    }

    /// Refuses at once if there is nothing to show to phones.
    pub(super) fn show_phones(&mut self) -> Steps {
        let is_watching = matches!(self.screen(), Screen::Watching(_));
        let end = match self.saving {
            SaveState::Off if !is_watching => PhonesEnd::NothingSaved,
            _ if !is_watching && !has_ball(&self.night) => PhonesEnd::NoBall,
            _ => return vec![Step::Ask(Effect::FindNetwork), Step::Show(Overlay::Phones)],
        };
        vec![Step::Tell(Notice::PhonesClosed(end))]
    }

    /// Reopens a lost page, but not right away.
    pub(super) fn reopen_page(&self) -> Effects {
        match self.phones {
            Phones::Lost(lost) if lost.is_due(self.clock.now) => {
                vec![Effect::Save, Effect::OpenPage]
            }
            _ => vec![],
        }
    }

    /// Shows new snapshots of watched nights. They reopen a lost page, too.
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
