//! The turns of a game in the order in which they were bowled. This differs from the order of play
//! when a player catches up or bowls out of turn.

use std::collections::HashMap;

use super::{Event, GameNumber, Night, Person, PlayerNumber};
use crate::domain::{Frame, FrameNumber, Frames, Pins, Player};

#[derive(Default)]
struct Turns {
    sheets: HashMap<PlayerNumber, Frames>,
    order: Vec<(PlayerNumber, FrameNumber)>,
}

impl Night {
    /// Every begun frame of a game once, the one with the latest ball first. Empty if there is no
    /// such game.
    pub fn turns(&self, game: GameNumber) -> Vec<(Player, FrameNumber)> {
        let Some(before) = self.fold.counting_before(game) else {
            return vec![];
        };
        let events = self.journal.counting_after(before + 1);
        let own = events.take_while(|event| !matches!(event, Event::GameStarted { .. }));
        let mut turns = Turns::default();
        own.for_each(|event| turns.take(event, game));
        let name = |player| self.person(player).map(Person::name);
        let latest_first = turns.order.into_iter().rev();
        latest_first
            .filter_map(|(player, frame)| Some((name(player)?, frame)))
            .collect()
    }
}

impl Turns {
    fn take(&mut self, event: &Event, game: GameNumber) {
        match event {
            Event::Bowled { player, ball } => self.bowl(*player, *ball),
            Event::Corrected(correction) if correction.game == game => {
                let frames = self.sheets.entry(correction.player).or_default();
                let corrected = frames.with_frame(correction.frame, &correction.balls);
                *frames = corrected.unwrap_or(*frames);
            }
            _ => {}
        }
    }
    fn bowl(&mut self, player: PlayerNumber, ball: Pins) {
        let frames = self.sheets.entry(player).or_default();
        let frame = frames.current().map(Frame::number);
        // A ball that was accepted once is accepted again.
        let _ = frames.bowl(ball);
        let turn = frame.map(|frame| (player, frame));
        self.order.retain(|other| Some(*other) != turn);
        self.order.extend(turn);
    }
}
