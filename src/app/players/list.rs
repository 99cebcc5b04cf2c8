//! The list of players: who is here, and what can be done with them.

use super::{Focus, PlayersScreen};
use crate::app::{Action, App, Direction, Effects, NamedEvent, Notice, Screen};
use crate::domain::Player;
use crate::night::{Attendance, Event, NightError, Person, PlayerNumber};

impl App {
    /// Those in the list: who is here in the order of play, then who has left and has a line.
    pub fn listed(&self) -> Vec<&Person> {
        let has_left = |person: &&Person| !person.is_here() && person.has_line();
        let left = self.night.people().filter(has_left);
        self.night.lineup().chain(left).collect()
    }

    /// Those who bowled here before, are not here tonight, and whose names go on from what is typed.
    pub fn suggestions(&self) -> impl Iterator<Item = Player> {
        let typed = match &self.screen {
            Screen::Players(players) if players.focus == Focus::Field => players.typed(),
            _ => "?",
        };
        let known = self.regulars.beginning_with(typed);
        known.filter(|player| {
            self.night
                .named(*player)
                .is_none_or(|person| !person.is_here())
        })
    }

    pub(super) fn take_suggestion(&mut self) {
        let suggested = self.suggestions().next();
        if let (Screen::Players(players), Some(player)) = (&mut self.screen, suggested) {
            player.name().clone_into(&mut players.typed);
        }
    }

    /// The place in the list that the keys go to.
    pub const fn chosen(&self) -> Option<usize> {
        match &self.screen {
            Screen::Players(PlayersScreen {
                focus: Focus::List(place),
                ..
            }) => Some(*place),
            _ => None,
        }
    }

    pub(super) fn update_list(
        &mut self,
        place: usize,
        action: Action,
    ) -> Result<Effects, NightError> {
        let listed = self.listed();
        let last = listed.len().saturating_sub(1);
        let place = place.min(last);
        let chosen = listed.get(place).map(|person| **person);
        match (action, chosen) {
            (Action::Move(Direction::Up), _) => {
                self.focus_on(Focus::List(place.saturating_sub(1)));
            }
            (Action::Move(Direction::Down), _) => self.focus_on(Focus::List((place + 1).min(last))),
            (Action::SwitchFocus, _) => self.focus_on(Focus::Field),
            (Action::Confirm, _) => return self.add_or_go(),
            (action, Some(person)) => return self.change(place, person, action),
            _ => {}
        }
        Ok(vec![])
    }

    fn change(
        &mut self,
        place: usize,
        person: Person,
        action: Action,
    ) -> Result<Effects, NightError> {
        let player = person.number();
        let event = match action {
            Action::OutOrBack if person.attendance() == Attendance::SitsOut => {
                Event::CameBack { player }
            }
            Action::OutOrBack => Event::SatOut { player },
            Action::GoHome => Event::Left { player },
            Action::MoveUp if place > 0 => Event::Moved { player, place },
            Action::MoveDown if place + 1 < self.night.lineup().count() => Event::Moved {
                player,
                place: place + 2,
            },
            Action::Rename => {
                let renaming = PlayersScreen::focused_on(Focus::Renaming(player));
                self.screen = Screen::Players(renaming);
                return Ok(vec![]);
            }
            _ => return Ok(vec![]),
        };
        let effects = self.record(event.clone())?;
        self.notice = Some(Notice::Done(NamedEvent::new(&self.night, event)));
        self.keep_chosen(player, place);
        Ok(effects)
    }

    /// The choice stays with the person who moved, and in the list.
    pub(super) fn keep_chosen(&mut self, player: PlayerNumber, place: usize) {
        let listed = self.listed();
        let found = listed.iter().position(|person| person.number() == player);
        let last = listed.len().saturating_sub(1);
        self.focus_on(Focus::List(found.unwrap_or(place).min(last)));
    }
}
