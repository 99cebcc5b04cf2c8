//! The command that corrects a frame of the latest game.

use super::{AnswerParser, Order};
use crate::domain::notation::{self, NotationError, NotationReason};
use crate::domain::{Frame, FrameNumber, RuleError};
use crate::line_mode::answer::count;
use crate::line_mode::console::harmless;
use crate::night::{Correction, Event, NightError};

impl AnswerParser<'_> {
    pub(super) fn fix(self, name: &str, frame: &str, balls: &str) -> Result<Order, String> {
        let person = self.person(name)?;
        let frame = self.frame(self.number(frame)?, balls)?;
        let game = self.night.game_number();
        let correction = Correction {
            game: game.ok_or_else(|| self.refuse(NightError::NoGame))?,
            player: person.number(),
            frame: frame.number(),
            balls: frame.balls().collect(),
        };
        Ok(self.told(Event::Corrected(correction)))
    }

    fn number(self, word: &str) -> Result<FrameNumber, String> {
        let number = count(word).and_then(|number| FrameNumber::new(number).ok());
        number.ok_or_else(|| self.language.no_frame(&harmless(word)))
    }

    /// A frame with these balls. A refusal has no column, because the balls are only part of the
    /// answer.
    fn frame(self, number: FrameNumber, balls: &str) -> Result<Frame, String> {
        notation::read_frame(number, balls).map_err(|NotationError { reason, .. }| match reason {
            NotationReason::Rule(RuleError::FrameIsOver) => self.language.too_many_balls(number),
            reason => self.language.notation_reason(reason),
        })
    }
}
