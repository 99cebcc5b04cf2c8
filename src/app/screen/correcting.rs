//! The correction cursor, and the balls typed for its frame. The board is that of any game of the
//! running night or of a stored one.

mod by_pins;
mod cursor;

use super::{ReplayScreen, Screen};
use crate::app::step::{Step, Steps};
use crate::app::{Action, Effect, Notice, PinEntry};
use crate::domain::{BowlingGames, Frame, FrameNumber, FrameState, Mark, Pins, Player, RuleError};
use crate::night::{Correction, Event, GameNumber, Night, NightError, Preview};
use cursor::{Spot, last_spot, row};

#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CorrectingScreen {
    pub game: GameNumber,
    /// The row, from 0.
    pub row: usize,
    pub frame: FrameNumber,
    balls: Vec<Pins>,
    /// The pins typed for the next ball. None if balls are typed as counts.
    pub pins: Option<PinEntry>,
    /// The effect of the correction, or why it is refused. None before the first ball. Computed once
    /// per key, not per paint.
    pub preview: Option<Result<Box<Preview>, NightError>>,
    /// The stored night being corrected. None for the running one.
    pub stored: Option<Box<ReplayScreen>>,
}

impl CorrectingScreen {
    const fn at((game, row, frame): Spot) -> Self {
        Self {
            game,
            row,
            frame,
            balls: Vec::new(),
            pins: None,
            preview: None,
            stored: None,
        }
    }

    /// At this frame of a player. None if the player has no line in the latest game.
    pub(crate) fn on(player: Player, frame: FrameNumber, night: &Night) -> Option<Self> {
        let game = night.game_number()?;
        Some(Self::at((game, row(player, game, night)?, frame)))
    }

    /// Moves to this frame of a player in the same game, unless balls are typed.
    pub(crate) fn point_at(
        &mut self,
        player: Player,
        frame: FrameNumber,
        tonight: &Night,
    ) -> Steps {
        if !self.is_untouched() {
            return vec![Step::Tell(Notice::NotSavedYet)];
        }
        if let Some(row) = row(player, self.game, self.night(tonight)) {
            self.go_to((self.game, row, frame));
        }
        vec![]
    }

    /// The night being corrected.
    pub fn night<'app>(&'app self, tonight: &'app Night) -> &'app Night {
        let stored = self.stored.as_ref();
        stored.map_or(tonight, |stored| &stored.night)
    }

    fn go_to(&mut self, (game, row, frame): Spot) {
        let stored = self.stored.take();
        let pins = self.pins.as_ref().map(|_| PinEntry::default());
        *self = Self {
            pins,
            stored,
            ..Self::at((game, row, frame))
        };
    }

    /// The frame as typed so far.
    pub fn typed(&self) -> Frame {
        self.frame_with(&self.balls)
    }

    /// Only balls that fit have been typed.
    fn frame_with(&self, balls: &[Pins]) -> Frame {
        let mut frame = Frame::new(self.frame);
        for ball in balls {
            let _ = frame.bowl(*ball);
        }
        frame
    }

    /// Has nothing been typed?
    pub const fn is_untouched(&self) -> bool {
        self.balls.is_empty()
    }

    fn press(&mut self, action: Action) -> Result<(), RuleError> {
        match action {
            Action::Nought if self.can_be_ten() => {
                self.balls.pop();
                self.bowl(Mark::Strike)
            }
            Action::Nought => self.bowl(Mark::Gutter),
            Action::One => self.bowl(Mark::Count(1)),
            Action::Bowl(mark) => self.bowl(mark),
            _ => Ok(()),
        }
    }

    /// Is the last ball typed a 1 at a full rack, so that `0` makes it ten?
    pub fn can_be_ten(&self) -> bool {
        let Some((last, before)) = self.balls.split_last() else {
            return false;
        };
        let rack = self.frame_with(before).in_play();
        last.count() == 1 && rack.and_then(FrameState::standing) == Some(Pins::ALL)
    }

    fn bowl(&mut self, mark: Mark) -> Result<(), RuleError> {
        let mut frame = self.typed();
        let rack = frame.in_play().ok_or(RuleError::FrameIsOver)?;
        frame.bowl(rack.pins_of(mark)?)?;
        self.balls = frame.balls().collect();
        Ok(())
    }

    /// Opens at the last ball or correction of the latest game.
    pub(crate) fn open(night: &Night) -> Steps {
        let latest = night.game_number();
        match latest.filter(|_| !night.game().is_some_and(BowlingGames::is_begun)) {
            None => Self::open_in(latest, night),
            // The latest game has no ball to correct, but the one before may.
            Some(empty) => match empty.previous() {
                Some(earlier) => Self::open_in(Some(earlier), night),
                None => vec![Step::Tell(Notice::NothingBowled)],
            },
        }
    }

    /// The same in this game.
    pub(crate) fn open_in(game: Option<GameNumber>, night: &Night) -> Steps {
        let cursor = last_spot(game, night).map(Self::at);
        let go = cursor.map(Screen::Correcting).map(Step::Go);
        go.into_iter().collect()
    }

    /// The same in a stored night.
    pub(crate) fn open_stored(stored: Box<ReplayScreen>, game: Option<GameNumber>) -> Steps {
        let cursor = last_spot(game, &stored.night).map(|spot| Self {
            stored: Some(stored),
            ..Self::at(spot)
        });
        let go = cursor.map(Screen::Correcting).map(Step::Go);
        go.into_iter().collect()
    }

    pub(super) fn update(&mut self, action: Action, tonight: &Night) -> Steps {
        match self.moved(action, self.night(tonight)) {
            Some(_) if !self.is_untouched() => return vec![Step::Tell(Notice::NotSavedYet)],
            Some(place) => self.go_to(place),
            None => {}
        }
        let steps = self.take(action, tonight);
        let night = self.night(tonight);
        let correction = self.correction(night);
        self.preview = correction.map(|correction| self.check(&correction, night).map(Box::new));
        match self.preview {
            Some(Err(refusal)) if is_not_begun(&refusal) => {
                self.drop_balls();
                vec![Step::refusing(refusal)]
            }
            _ => steps,
        }
    }

    /// Drops the typed balls, for example at a frame that has not begun.
    fn drop_balls(&mut self) {
        self.balls.clear();
        self.preview = None;
    }

    fn take(&mut self, action: Action, tonight: &Night) -> Steps {
        match self.press_pins(action) {
            // The ball is complete, so it can be saved.
            Some(Ok(steps)) if action == Action::Confirm => self.take_pins(&steps),
            Some(Ok(steps)) => {
                self.take_pins(&steps);
                return vec![];
            }
            Some(Err(refusal)) => return vec![refusal.into()],
            None => {}
        }
        match action {
            Action::SwitchPins => {
                self.pins = match self.pins {
                    Some(_) => None,
                    None => Some(PinEntry::default()),
                };
            }
            Action::Erase => drop(self.balls.pop()),
            Action::Cancel => return vec![Step::Back],
            Action::Confirm => return self.correct(self.night(tonight)),
            action => match self.press(action) {
                Ok(()) => {}
                Err(RuleError::FrameIsOver) => return vec![Step::Tell(Notice::FrameIsFull)],
                Err(refusal) => return vec![Step::refusing(refusal)],
            },
        }
        vec![]
    }

    /// In the running night the correction is recorded; a stored night is opened for it.
    fn correct(&self, night: &Night) -> Steps {
        let Some(correction) = self.correction(night) else {
            return vec![Step::Tell(Notice::NothingTyped)];
        };
        match (&self.stored, self.check(&correction, night)) {
            (_, Err(refusal)) => vec![Step::refusing(refusal)],
            (_, Ok(preview)) if preview.before == preview.after => vec![Step::Back],
            (Some(stored), Ok(_)) => {
                let number = stored.header.number;
                vec![Step::Ask(Effect::CorrectNight(number, correction))]
            }
            (None, _) => vec![Step::Record(Event::Corrected(correction)), Step::Back],
        }
    }

    /// A past game or a stored night can't be continued: the frame must be complete, and a complete line
    /// must stay complete.
    fn check(&self, correction: &Correction, night: &Night) -> Result<Preview, NightError> {
        let is_past = self.stored.is_some() || night.game_number() != Some(self.game);
        let preview = night.preview(correction);
        let refused = preview.as_ref().err();
        let is_begun = !refused.is_some_and(is_not_begun);
        if is_past && is_begun && !self.typed().is_over() {
            let number = self.frame;
            return Err(RuleError::FrameUnfinished { number }.into());
        }
        let preview = preview?;
        let is_cut_short = preview.before.is_over() && !preview.after.is_over();
        match (&self.stored, self.player(night)) {
            (Some(_), Some(player)) if is_cut_short => {
                let game = self.game;
                Err(NightError::LineUnfinished { player, game })
            }
            _ => Ok(preview),
        }
    }

    /// The correction as typed so far. None before the first ball.
    fn correction(&self, night: &Night) -> Option<Correction> {
        let player = self.player(night)?;
        let balls = (!self.balls.is_empty()).then(|| self.balls.clone())?;
        Some(Correction {
            game: self.game,
            player: night.named(player)?.number(),
            frame: self.frame,
            balls,
        })
    }
}

const fn is_not_begun(refusal: &NightError) -> bool {
    matches!(refusal, NightError::Rule(RuleError::FrameNotBegun { .. }))
}
