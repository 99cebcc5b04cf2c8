//! Balls pasted on the board: shown before they are recorded.

use super::Screen;
use crate::app::step::{Step, Steps};
use crate::app::{Action, Notice};
use crate::domain::notation::{self, NotationError};
use crate::domain::{BowlingGames, Frame, FrameNumber, Pins, Player};
use crate::night::{Event, Night, NightError, Person};

/// Longer than any game in notation; a longer line is something else.
const LONGEST: usize = 200;

/// Pasted balls of one player.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PastingScreen {
    pub player: Player,
    /// The frame of the first ball.
    first: FrameNumber,
    /// The events to record. Frames after the first are bowled out of turn.
    events: Vec<Event>,
    /// The game as it would be.
    pub game: Box<BowlingGames>,
    /// Why the rest is left out. None if every ball fits.
    pub left_out: Option<NotationError>,
    /// How many more lines are left out.
    pub more_lines: usize,
}

impl PastingScreen {
    /// Parses the first line of the text for the current player of this game.
    pub(super) fn open(text: &str, game: Option<&BowlingGames>, night: &Night) -> Steps {
        let Some(up) = game.and_then(BowlingGames::up) else {
            return vec![Step::Tell(Notice::PasteIgnored(None))];
        };
        let mut lines = text.trim().lines();
        let line = lines.next().unwrap_or_default();
        let line: String = line.chars().take(LONGEST).collect();
        let (balls, left_out) = notation::read_on(*up.frames(), &line);
        let mut after = night.clone();
        let events = bowl_all(&mut after, up.player(), &balls);
        let (Some(first), Some(game)) = (up.frames().current(), after.game()) else {
            return vec![];
        };
        if events.is_empty() {
            return vec![Step::Tell(Notice::PasteIgnored(left_out))];
        }
        vec![Step::Go(Screen::Pasting(Self {
            player: up.player(),
            first: first.number(),
            events,
            game: Box::new(game.clone()),
            left_out,
            more_lines: lines.filter(|line| !line.trim().is_empty()).count(),
        }))]
    }

    /// The frames with the pasted balls.
    pub fn frames(&self) -> impl Iterator<Item = &Frame> {
        let line = self.game.seat(self.player);
        let frames = line
            .into_iter()
            .flat_map(|seat| seat.game().frames().iter());
        frames.filter(|frame| frame.is_begun() && frame.number() >= self.first)
    }

    pub(super) fn update(&self, action: Action) -> Steps {
        let events = self.events.iter().cloned().map(Step::Record);
        match action {
            Action::Confirm => [Step::Back].into_iter().chain(events).collect(),
            Action::Cancel => vec![Step::Back],
            _ => vec![],
        }
    }
}

/// The events of all balls that the night accepts.
fn bowl_all(night: &mut Night, player: Player, balls: &[Pins]) -> Vec<Event> {
    let mut events = Vec::new();
    for ball in balls {
        match bowl(night, player, *ball) {
            Ok(bowled) => events.extend(bowled),
            Err(_) => break,
        }
    }
    events
}

fn bowl(night: &mut Night, player: Player, ball: Pins) -> Result<Vec<Event>, NightError> {
    let mut events = Vec::new();
    if night.up().map(Person::name) != Some(player) {
        events.push(night.calling_up(player)?);
        events
            .iter()
            .try_for_each(|call| night.record(call.clone()))?;
    }
    let bowled = night.bowling(ball)?;
    night.record(bowled.clone())?;
    events.push(bowled);
    Ok(events)
}
