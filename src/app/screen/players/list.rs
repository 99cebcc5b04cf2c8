//! The list of players: who is present, and actions on the selected one.

use super::{Focus, PlayersScreen, entrance, is_asked};
use crate::app::step::{Step, Steps};
use crate::app::tonight::Tonight;
use crate::app::{Action, Direction, Notice};
use crate::domain::Player;
use crate::night::{Attendance, Entrance, Event, Night, NightError, Person, PlayerNumber};

impl PlayersScreen {
    /// Regulars who are not here tonight and whose names start with what is typed.
    pub(crate) fn suggestions<'app>(
        &'app self,
        tonight: Tonight<'app>,
    ) -> impl Iterator<Item = Player> + use<'app> {
        let typed = match self.focus {
            Focus::Field => self.typed.as_str(),
            _ => "?",
        };
        let is_here = move |player| tonight.night.named(player).is_some_and(Person::is_here);
        let known = tonight.regulars.beginning_with(typed);
        known.filter(move |player| !is_here(*player))
    }

    pub(super) fn take_suggestion(&mut self, tonight: Tonight<'_>) {
        let suggested = self.suggestions(tonight).next();
        if let Some(player) = suggested {
            player.name().clone_into(&mut self.typed);
            self.hangul.clear();
            self.refused_at = None;
        }
    }

    pub(super) fn go_to_list(&mut self, tonight: Tonight<'_>) -> Steps {
        if tonight.listed().is_empty() {
            return vec![Step::refusing(NightError::NobodyBowls)];
        }
        self.focus = Focus::List(0);
        vec![]
    }

    /// All players of the last night who are not here yet join. With a name in the field, or if all of
    /// them are here, goes to the list instead.
    pub(super) fn take_line_up(&mut self, tonight: Tonight<'_>) -> Steps {
        let missing = tonight.missing_from_last_time();
        if missing.is_empty() || !self.typed.is_empty() {
            return self.go_to_list(tonight);
        }
        let join = |player: &Player| Step::Join(*player, Entrance::NextGame);
        let joins: Vec<_> = missing.iter().map(join).collect();
        let told = Step::Tell(Notice::Joined(missing, None));
        joins.into_iter().chain([told]).collect()
    }

    /// The selected index of the list.
    pub(crate) const fn chosen(&self) -> Option<usize> {
        match self.focus {
            Focus::List(place) => Some(place),
            _ => None,
        }
    }

    /// Ignored while a player is renamed or a question is open.
    pub(crate) fn go_to_row(&mut self, row: usize, tonight: Tonight<'_>) {
        let is_listed = row < tonight.listed().len();
        if is_listed && matches!(self.focus, Focus::Field | Focus::List(_)) {
            *self = Self::focused_on(Focus::List(row));
        }
    }

    /// The list with this player selected.
    pub(super) fn choosing(player: PlayerNumber, tonight: Tonight<'_>) -> Self {
        let listed = tonight.listed();
        let found = listed.iter().position(|person| person.number() == player);
        Self::focused_on(Focus::List(found.unwrap_or_default()))
    }

    pub(super) fn update_list(
        &mut self,
        place: usize,
        action: Action,
        tonight: Tonight<'_>,
    ) -> Steps {
        let listed = tonight.listed();
        let last = listed.len().saturating_sub(1);
        let place = place.min(last);
        let chosen = listed.get(place).map(|person| **person);
        match (action, chosen) {
            (Action::Move(Direction::Up), _) => self.focus = Focus::List(place.saturating_sub(1)),
            (Action::Move(Direction::Down), _) => self.focus = Focus::List((place + 1).min(last)),
            (Action::Leap(leap), _) => self.focus = Focus::List(leap.leads_from(place, last)),
            (Action::SwitchFocus, _) => self.focus = Focus::Field,
            (Action::Confirm, _) => return self.add_or_go(tonight.night),
            (Action::SwitchRotation, _) => {
                return vec![Step::recording(tonight.night.switching_rotation())];
            }
            (Action::Rename, Some(person)) => {
                *self = Self::focused_on(Focus::Renaming(person.number()));
            }
            (Action::OutOrBack | Action::GoHome, Some(person)) if !person.is_here() => {
                return self.bring_back(person, tonight.night);
            }
            (action, Some(person)) => return change(person, action, tonight.night),
            _ => {}
        }
        vec![]
    }

    /// Asks when the player joins, if there is a choice.
    fn bring_back(&mut self, person: Person, night: &Night) -> Steps {
        let name = person.name();
        if is_asked(name, night) {
            return self.ask_from_when(name, night);
        }
        let from = entrance(name, night);
        let back = Step::Tell(Notice::Back(name, from));
        vec![Step::Join(name, from), back]
    }

    /// The selection follows the player an event is about, and stays within the list.
    pub(crate) fn follow(&mut self, event: &Event, tonight: Tonight<'_>) {
        let (Focus::List(place), Some(player)) = (self.focus, moved(event)) else {
            return;
        };
        let listed = tonight.listed();
        let found = listed.iter().position(|person| person.number() == player);
        let last = listed.len().saturating_sub(1);
        self.focus = Focus::List(found.unwrap_or(place).min(last));
    }
}

const fn moved(event: &Event) -> Option<PlayerNumber> {
    match event {
        Event::Moved {
            player,
            rotation: None,
            ..
        }
        | Event::SatOut { player }
        | Event::CameBack { player }
        | Event::Left { player }
        | Event::Joined { player, .. } => Some(*player),
        _ => None,
    }
}

fn change(person: Person, action: Action, night: &Night) -> Steps {
    let player = person.number();
    let event = match action {
        Action::OutOrBack if person.attendance() == Attendance::SitsOut => {
            Event::CameBack { player }
        }
        Action::OutOrBack => Event::SatOut { player },
        Action::GoHome => Event::Left { player },
        Action::MoveUp | Action::MoveDown => match place_after(person, action, night) {
            Some(place) => Event::Moved {
                player,
                place,
                rotation: None,
            },
            None => return vec![],
        },
        _ => return vec![],
    };
    vec![Step::Record(event)]
}

/// The place after a move among those who are here, from 1. None if the player is already at that end.
/// Refused for a player who has left, with a hint how to bring the player back.
fn place_after(person: Person, action: Action, night: &Night) -> Option<usize> {
    let mut lineup = night.lineup();
    let before = lineup.position(|other| other.number() == person.number());
    match (before, action) {
        (None, _) => Some(1),
        (Some(before), Action::MoveUp) => Some(before).filter(|place| *place > 0),
        (Some(before), _) => Some(before + 2).filter(|place| *place <= night.lineup().count()),
    }
}
