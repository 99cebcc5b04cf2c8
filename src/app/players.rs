//! Who bowls: a field for three letters, and the list of those who are here.

mod list;
mod pasting;

use super::{Action, App, Effects, Notice, Overlay, Screen};
use crate::domain::{Player, RuleError};
use crate::night::{Entrance, Event, NightError, Person, PlayerNumber};

/// A name has three letters.
const LETTERS: usize = 3;

/// Where the keys go.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Focus {
    /// Into the field.
    #[default]
    Field,
    /// To this place of the list, from 0.
    List(usize),
    /// Into the field, for another name of this one.
    Renaming(PlayerNumber),
    /// To the question from when on those who join bowl.
    Joining,
}

/// What was typed, and where the next key goes.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct PlayersScreen {
    typed: String,
    focus: Focus,
    joining: Vec<Player>,
}

impl PlayersScreen {
    pub(super) const fn with_list() -> Self {
        Self::focused_on(Focus::List(0))
    }

    const fn focused_on(focus: Focus) -> Self {
        Self {
            typed: String::new(),
            focus,
            joining: Vec::new(),
        }
    }

    /// Those about whom the question is.
    pub const fn joining(&self) -> &[Player] {
        self.joining.as_slice()
    }

    /// The letters in the field.
    pub const fn typed(&self) -> &str {
        self.typed.as_str()
    }

    /// Where the next key goes.
    pub const fn focus(&self) -> Focus {
        self.focus
    }

    /// How many letters are missing.
    pub const fn missing(&self) -> usize {
        LETTERS.saturating_sub(self.typed.len())
    }

    fn write(&mut self, letter: char) -> Option<Notice> {
        if !letter.is_ascii_alphabetic() {
            return Some(Notice::NoLetter(RuleError::NameLetter { found: letter }));
        }
        if self.missing() == 0 {
            return Some(Notice::NameIsFull);
        }
        self.typed.push(letter.to_ascii_uppercase());
        None
    }

    const fn turn_to(&mut self, focus: Focus) {
        self.focus = focus;
    }
}

impl App {
    pub(super) fn update_players(&mut self, action: Action) -> Result<Effects, NightError> {
        let Screen::Players(players) = &mut self.screen else {
            return Ok(vec![]);
        };
        match (players.focus, action) {
            (Focus::Field | Focus::Renaming(_), Action::Type(letter)) => {
                self.notice = players.write(letter);
            }
            (Focus::Field | Focus::Renaming(_), Action::Erase) => drop(players.typed.pop()),
            (Focus::Field, Action::Confirm) => return self.add_or_go(),
            (Focus::Field, Action::SwitchFocus) => players.turn_to(Focus::List(0)),
            (Focus::Field, Action::TakeSuggestion) => self.take_suggestion(),
            (Focus::Field, Action::Cancel) if self.night.game().is_some() => self.go_back(),
            (Focus::Field, Action::Cancel) => self.show(Overlay::Quitting),
            (Focus::Renaming(player), Action::Confirm) => return self.rename(player),
            (Focus::Renaming(player), Action::Cancel) => self.back_to_list(player),
            (Focus::Joining, action) => return self.answer_joining(action),
            (Focus::List(place), action) => return self.update_list(place, action),
            _ => {}
        }
        Ok(vec![])
    }

    /// Enter: adds the name, or, where none was typed, begins or goes back to the game.
    fn add_or_go(&mut self) -> Result<Effects, NightError> {
        let Screen::Players(players) = &mut self.screen else {
            return Ok(vec![]);
        };
        if players.typed.is_empty() {
            return self.start_or_go_back();
        }
        let name = Player::new(&players.typed)?;
        if self.is_asked(name) {
            self.ask_from_when(vec![name]);
            return Ok(vec![]);
        }
        self.join(name, Entrance::NextGame)
    }

    /// Somebody can join the game that is on, or wait: somebody who is neither here nor was part of
    /// that game.
    fn is_asked(&self, name: Player) -> bool {
        let running = self.night.game().filter(|_| self.night.is_running());
        let is_here = self.night.named(name).is_some_and(Person::is_here);
        running.is_some_and(|game| game.seat(name).is_none()) && !is_here
    }

    fn ask_from_when(&mut self, joining: Vec<Player>) {
        if let Screen::Players(players) = &mut self.screen {
            players.joining = joining;
            players.focus = Focus::Joining;
        }
    }

    fn start_or_go_back(&mut self) -> Result<Effects, NightError> {
        if self.night.game().is_none() {
            return self.start_game();
        }
        self.go_back();
        Ok(vec![])
    }

    fn answer_joining(&mut self, action: Action) -> Result<Effects, NightError> {
        let from = match action {
            Action::JoinNow => Entrance::Now,
            Action::JoinNextGame => Entrance::NextGame,
            Action::Cancel => {
                self.focus_on(Focus::Field);
                return Ok(vec![]);
            }
            _ => return Ok(vec![]),
        };
        let Screen::Players(PlayersScreen { joining, .. }) = &mut self.screen else {
            return Ok(vec![]);
        };
        let mut effects = Effects::new();
        for name in std::mem::take(joining) {
            effects.extend(self.join(name, from)?);
        }
        Ok(effects)
    }

    fn join(&mut self, name: Player, from: Entrance) -> Result<Effects, NightError> {
        let event = self.night.joining(name, from);
        let effects = self.record(event)?;
        self.screen = Screen::Players(PlayersScreen::default());
        Ok(effects)
    }

    fn rename(&mut self, player: PlayerNumber) -> Result<Effects, NightError> {
        let Screen::Players(players) = &self.screen else {
            return Ok(vec![]);
        };
        let name = Player::new(&players.typed)?;
        let effects = self.record(Event::Renamed { player, name })?;
        self.back_to_list(player);
        Ok(effects)
    }

    /// To the list, with that person chosen.
    fn back_to_list(&mut self, player: PlayerNumber) {
        self.screen = Screen::Players(PlayersScreen::with_list());
        self.keep_chosen(player, 0);
    }

    const fn focus_on(&mut self, focus: Focus) {
        if let Screen::Players(players) = &mut self.screen {
            players.focus = focus;
        }
    }
}
