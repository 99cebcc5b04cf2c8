//! The players: a field for three letters, and the list of those present.

mod list;
mod pasting;
mod writing;

use super::Screen;
use crate::app::step::{Step, Steps};
use crate::app::tonight::Tonight;
use crate::app::{Action, Overlay};
use crate::domain::Player;
use crate::night::{Entrance, Event, Night, Person, PlayerNumber};

/// A name has three letters.
const LETTERS: usize = 3;

/// Where key presses go.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Focus {
    #[default]
    Field,
    /// The list, at this index.
    List(usize),
    /// The field, renaming this player.
    Renaming(PlayerNumber),
    /// The question whether to join now or in the next game.
    Joining,
}

#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct PlayersScreen {
    pub typed: String,
    pub focus: Focus,
    /// Players about to join during a running game.
    pub joining: Vec<Player>,
    /// The Hangul syllables, if the typed letters come from nothing else.
    hangul: String,
    /// The number of letters when Enter was refused. None once the field was changed otherwise.
    refused_at: Option<usize>,
}

impl PlayersScreen {
    pub(crate) const fn focused_on(focus: Focus) -> Self {
        Self {
            typed: String::new(),
            focus,
            joining: Vec::new(),
            hangul: String::new(),
            refused_at: None,
        }
    }

    pub(super) fn update(&mut self, action: Action, tonight: Tonight<'_>) -> Steps {
        let night = tonight.night;
        match (self.focus, action) {
            (Focus::Field | Focus::Renaming(_), Action::Type(letter)) => {
                return self.write(letter).map(Step::Tell).into_iter().collect();
            }
            (Focus::Field | Focus::Renaming(_), Action::Erase) => self.erase(),
            (Focus::Field, Action::Confirm) => return self.add_or_go(night),
            (Focus::Field, Action::SwitchFocus) => return self.go_to_list(tonight),
            (Focus::Field, Action::TakeLineUp) => return self.take_line_up(tonight),
            (Focus::Field, Action::TakeSuggestion) => self.take_suggestion(tonight),
            (Focus::Field, Action::Cancel) if !self.typed.is_empty() => *self = Self::default(),
            (Focus::Field, Action::Cancel) if night.game().is_some() => return vec![Step::Back],
            (Focus::Field, Action::Cancel) => return vec![Step::Show(Overlay::Quitting)],
            (Focus::Renaming(player), Action::Confirm) => return self.rename(player, tonight),
            (Focus::Renaming(player), Action::Cancel) => *self = Self::choosing(player, tonight),
            (Focus::Joining, action) => return self.answer_joining(action, tonight),
            (Focus::List(place), action) => return self.update_list(place, action, tonight),
            _ => {}
        }
        vec![]
    }

    /// Enter: adds the typed name. If none was typed, starts a game or returns to it.
    fn add_or_go(&mut self, night: &Night) -> Steps {
        if self.typed.is_empty() {
            return match night.game() {
                None => vec![Step::Record(night.starting())],
                Some(_) => vec![Step::Back],
            };
        }
        // If the name is refused, this screen stays.
        self.refused_at = Some(self.typed.len());
        let name = match Player::new(&self.typed) {
            Ok(name) => name,
            Err(refusal) => return vec![Step::refusing(refusal)],
        };
        if is_asked(name, night) {
            return self.ask_from_when(name, night);
        }
        vec![Step::Join(name, entrance(name, night)), Self::fresh()]
    }

    fn fresh() -> Step {
        Step::Replace(Screen::Players(Self::default()))
    }

    /// Asks when the player joins; refuses if there is no room in any game.
    fn ask_from_when(&mut self, name: Player, night: &Night) -> Steps {
        let mut later = night.clone();
        match later.record(night.joining(name, Entrance::NextGame)) {
            Ok(()) => self.ask_about(vec![name]),
            Err(refusal) => return vec![Step::refusing(refusal)],
        }
        vec![]
    }

    fn ask_about(&mut self, joining: Vec<Player>) {
        self.joining = joining;
        self.focus = Focus::Joining;
    }

    fn answer_joining(&mut self, action: Action, tonight: Tonight<'_>) -> Steps {
        let from = match action {
            Action::JoinNow => Entrance::Now,
            Action::JoinNextGame => Entrance::NextGame,
            Action::Cancel => {
                *self = self.before_question(tonight);
                return vec![];
            }
            _ => return vec![],
        };
        let after = Screen::Players(Self {
            typed: String::new(),
            ..self.before_question(tonight)
        });
        let after = Step::Replace(after);
        let joining = self.joining.iter();
        let joining = joining.flat_map(|name| [Step::Join(*name, from), after.clone()]);
        joining.collect()
    }

    /// The list, if a player who had left was selected there; else the field with the typed text.
    fn before_question(&self, tonight: Tonight<'_>) -> Self {
        let listed = match self.joining.as_slice() {
            [only] if self.typed.is_empty() => tonight.night.named(*only),
            _ => None,
        };
        let field = || Self {
            typed: self.typed.clone(),
            hangul: self.hangul.clone(),
            ..Self::default()
        };
        listed.map_or_else(field, |person| Self::choosing(person.number(), tonight))
    }

    fn rename(&mut self, player: PlayerNumber, tonight: Tonight<'_>) -> Steps {
        self.refused_at = Some(self.typed.len());
        let name = match Player::new(&self.typed) {
            Ok(name) => name,
            Err(refusal) => return vec![Step::refusing(refusal)],
        };
        let listed = tonight.listed();
        let mut same = listed.iter().filter(|person| person.number() == player);
        if same.any(|person| person.name() == name) {
            *self = Self::choosing(player, tonight);
            return vec![];
        }
        let list = Screen::Players(Self::choosing(player, tonight));
        vec![
            Step::Record(Event::Renamed { player, name }),
            Step::Replace(list),
        ]
    }
}

/// A player who left the running game returns to it; anyone else joins in the next one.
fn entrance(name: Player, night: &Night) -> Entrance {
    let returns = night.can_return(name).then_some(Entrance::Now);
    returns.unwrap_or(Entrance::NextGame)
}

/// Can the player choose between joining now and waiting? Yes if neither present nor in the running
/// game.
fn is_asked(name: Player, night: &Night) -> bool {
    let running = night.game().filter(|_| night.is_running());
    let is_here = night.named(name).is_some_and(Person::is_here);
    running.is_some_and(|game| game.seat(name).is_none()) && !is_here
}
