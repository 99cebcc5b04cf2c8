//! The command that corrects a frame of any game of the night.

use super::{AnswerParser, Order};
use crate::domain::notation::{self, NotationError, NotationReason};
use crate::domain::{Frame, FrameNumber, RuleError};
use crate::line_mode::answer::count;
use crate::line_mode::console::harmless;
use crate::night::{Correction, Event, GameNumber, NightError};

impl AnswerParser<'_> {
    /// The balls may be followed by a game; the default is the latest.
    pub(super) fn fix(self, (name, frame): (&str, &str), words: &[&str]) -> Result<Order, String> {
        let (balls, game) = match words {
            [balls @ .., word, game] if word.eq_ignore_ascii_case("game") => {
                (balls, self.game(game)?)
            }
            balls => {
                let latest = self.night.game_number();
                (
                    balls,
                    latest.ok_or_else(|| self.refuse(NightError::NoGame))?,
                )
            }
        };
        let person = self.person(name)?;
        let frame = self.frame(self.number(frame)?, &balls.join(" "))?;
        let correction = Correction {
            game,
            player: person.number(),
            frame: frame.number(),
            balls: frame.balls().collect(),
        };
        Ok(self.told(Event::Corrected(correction)))
    }

    fn game(self, word: &str) -> Result<GameNumber, String> {
        let games = self.night.games().count();
        let number = count(word).and_then(GameNumber::new);
        let number = number.filter(|number| self.night.game_of(*number).is_some());
        number.ok_or_else(|| self.language.no_game(&harmless(word), games))
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
