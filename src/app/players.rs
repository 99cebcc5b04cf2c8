//! Who bowls: a field for three letters, and the list of those who are here.

use super::{Action, App, Direction, Effects, Happening, Notice, Overlay, Screen};
use crate::domain::{Player, RuleError};
use crate::night::{Attendance, Entrance, Event, NightError, Person, PlayerNumber};

/// A name has three letters.
const LETTERS: usize = 3;
/// As many names as anybody would paste; a longer text is something else.
const MOST_PASTED: usize = 64;
/// What is shown of a pasted word that is no name.
const SHOWN: usize = 12;

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
    #[must_use]
    pub const fn joining(&self) -> &[Player] {
        self.joining.as_slice()
    }

    /// The letters in the field.
    #[must_use]
    pub const fn typed(&self) -> &str {
        self.typed.as_str()
    }

    /// Where the next key goes.
    #[must_use]
    pub const fn focus(&self) -> Focus {
        self.focus
    }

    /// How many letters are missing.
    #[must_use]
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

    /// Those in the list: who is here in the order of play, then who has left and has a line.
    #[must_use]
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
        let known = self.history.beginning_with(typed);
        known.filter(|player| {
            self.night
                .named(*player)
                .is_none_or(|person| !person.is_here())
        })
    }

    fn take_suggestion(&mut self) {
        let suggested = self.suggestions().next();
        if let (Screen::Players(players), Some(player)) = (&mut self.screen, suggested) {
            player.name().clone_into(&mut players.typed);
        }
    }

    /// The place in the list that the keys go to.
    #[must_use]
    pub const fn chosen(&self) -> Option<usize> {
        match &self.screen {
            Screen::Players(PlayersScreen {
                focus: Focus::List(place),
                ..
            }) => Some(*place),
            _ => None,
        }
    }

    fn update_list(&mut self, place: usize, action: Action) -> Result<Effects, NightError> {
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
        self.notice = Some(Notice::Done(Happening::new(&self.night, event)));
        self.keep_chosen(player, place);
        Ok(effects)
    }

    /// The choice stays with the person who moved, and in the list.
    fn keep_chosen(&mut self, player: PlayerNumber, place: usize) {
        let listed = self.listed();
        let found = listed.iter().position(|person| person.number() == player);
        let last = listed.len().saturating_sub(1);
        self.focus_on(Focus::List(found.unwrap_or(place).min(last)));
    }

    /// Each word is a name. Those that are none are told, and the others join; where a game is on
    /// they are asked about first.
    pub(super) fn paste_names(&mut self, text: &str) -> Effects {
        let is_between = |letter: char| letter.is_whitespace() || ",;|/".contains(letter);
        let words = text.split(is_between).filter(|word| !word.is_empty());
        let (mut effects, mut joined, mut asked, mut wrong) = (vec![], vec![], vec![], None);
        for word in words.take(MOST_PASTED) {
            match self.paste_name(word, &mut effects) {
                Ok(Pasted::Joined(player)) => joined.push(player),
                Ok(Pasted::Asked(player)) => asked.push(player),
                Err(refusal) => wrong = wrong.or(Some((shown(word), refusal))),
            }
        }
        self.notice = Some(Notice::Joined(joined, wrong)).filter(|_| asked.is_empty());
        if !asked.is_empty() {
            self.ask_from_when(asked);
        }
        effects
    }

    fn paste_name(&mut self, word: &str, effects: &mut Effects) -> Result<Pasted, NightError> {
        let name = Player::new(word)?;
        if self.is_asked(name) {
            return Ok(Pasted::Asked(name));
        }
        effects.extend(self.record(self.night.joining(name, Entrance::NextGame))?);
        Ok(Pasted::Joined(name))
    }

    /// Into the field for another name.
    pub(super) fn paste_letters(&mut self, text: &str) -> Effects {
        self.notice = None;
        if let Screen::Players(players) = &mut self.screen {
            let mut letters = text.trim().chars().take(LETTERS + 1);
            self.notice = letters.find_map(|letter| players.write(letter));
        }
        vec![]
    }
}

/// What became of a pasted name.
enum Pasted {
    Joined(Player),
    Asked(Player),
}

/// A word that is safe and short enough to show.
fn shown(word: &str) -> String {
    let visible = word.chars().filter(|letter| !letter.is_control());
    visible.take(SHOWN).collect()
}
