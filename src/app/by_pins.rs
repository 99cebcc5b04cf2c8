//! The players whose balls are typed by pins. Remembered by name.

use std::collections::BTreeSet;

use super::{App, Effect, Effects, Notice, Screen};
use crate::domain::{BowlingGame, BowlingGames, FrameState, Frames, Pin, Player};

/// The key of the setting.
pub const BY_PINS: &str = "pins";

/// The players whose balls are typed by pins.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ByPins(BTreeSet<Player>);

impl ByPins {
    /// Parses the stored setting: names separated by blanks. Anything else is skipped.
    pub fn from_setting(names: &str) -> Self {
        let names = names.split_whitespace();
        Self(names.filter_map(|name| Player::new(name).ok()).collect())
    }

    fn to_setting(&self) -> String {
        let names: Vec<_> = self.0.iter().map(Player::name).collect();
        names.join(" ")
    }

    pub(super) fn contains(&self, player: Player) -> bool {
        self.0.contains(&player)
    }
}

impl App {
    pub fn with_pins(mut self, by_pins: ByPins) -> Self {
        self.by_pins = by_pins;
        self
    }

    /// Are the balls of the next player typed by pins?
    pub(super) fn is_by_pins(&self) -> bool {
        self.next_bowler()
            .is_some_and(|player| self.by_pins.contains(player))
    }

    /// Is it a first ball typed by pins, with no pin typed yet?
    pub(super) fn is_spare_too_early(&self) -> bool {
        let Screen::Bowling(screen) = self.screen() else {
            return false;
        };
        let game = screen.out_of_turn.as_ref().or(self.roster());
        let rack = game.and_then(BowlingGames::up).map(BowlingGame::frames);
        let rack = rack.and_then(Frames::in_play);
        self.is_by_pins() && screen.pins.is_empty() && rack == Some(FrameState::Ready)
    }

    fn next_bowler(&self) -> Option<Player> {
        let Screen::Bowling(screen) = self.screen() else {
            return None;
        };
        let game = screen.out_of_turn.as_ref().or(self.roster())?;
        BowlingGames::up(game).map(BowlingGame::player)
    }

    pub(super) fn type_pin(&mut self, pin: Pin) -> Effects {
        match self.top() {
            (Screen::Bowling(screen), tonight) => {
                let steps = screen.type_pin(pin, tonight.night);
                self.take(steps)
            }
            _ => vec![],
        }
    }

    pub(super) fn has_typed_pins(&self) -> bool {
        matches!(self.screen(), Screen::Bowling(screen) if screen.pins.is_touched())
    }

    pub(super) fn drop_typed_pins(&mut self) {
        if let Screen::Bowling(screen) = self.screens.top_mut() {
            screen.pins.clear();
        }
    }

    /// Switches from counts to pins, or back.
    pub(super) fn switch_pins(&mut self) -> Effects {
        let Some(player) = self.next_bowler() else {
            return vec![];
        };
        let is_by_pins = !self.by_pins.0.remove(&player);
        if is_by_pins {
            self.by_pins.0.insert(player);
        }
        self.notice = Some(Notice::ByPins(player, is_by_pins));
        let value = self.by_pins.to_setting();
        vec![Effect::Remember {
            key: BY_PINS,
            value,
        }]
    }
}
