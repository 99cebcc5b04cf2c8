//! Parses the answer to a question for a ball or the next game: a ball, a command or neither. The
//! parser only reads the night; what to do is returned as an [`Order`].

mod correction;
mod people;

use super::answer;
use super::console::harmless;
use crate::domain::BowlingGames;
use crate::night::{Event, GameNumber, Night, NightError};
use crate::text::Language;
use crate::text::line_mode::Verb;

#[derive(Debug)]
pub(super) enum Order {
    /// The event, with a sentence about it unless the board shows it anyway.
    Record(Event, Option<String>),
    /// Begins another game, if this one is over.
    NextGame,
    Board,
    Help,
    Leave,
    /// Not a command, after a game.
    NoCommand,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct AnswerParser<'night> {
    pub(super) language: Language,
    pub(super) night: &'night Night,
}

impl AnswerParser<'_> {
    /// The meaning of an answer, or a sentence why it is refused.
    pub(super) fn understand(self, answer: &str) -> Result<Order, String> {
        let words: Vec<_> = answer.split_whitespace().collect();
        let verb = words.first().and_then(|word| Verb::from_word(word));
        match (verb, words.as_slice()) {
            (Some(verb), [_, words @ ..]) => self.command(verb, words),
            _ if self.night.is_running() => self.ball(answer),
            _ => Ok(Order::NoCommand),
        }
    }

    fn ball(self, answer: &str) -> Result<Order, String> {
        let up = self.night.game().and_then(BowlingGames::up);
        let pins = up.and_then(|up| answer::pins(up, answer));
        let pins = pins.ok_or_else(|| self.language.no_ball(&harmless(answer)))?;
        let event = pins
            .map_err(NightError::from)
            .and_then(|pins| self.night.bowling(pins))
            .map_err(|refusal| self.refuse(refusal))?;
        Ok(Order::Record(event, None))
    }

    fn command(self, verb: Verb, words: &[&str]) -> Result<Order, String> {
        match (verb, words) {
            (Verb::Undo, []) => self.undo(),
            (Verb::Redo, []) => self.redo(),
            (Verb::Fix, [name, frame, balls @ ..]) if !balls.is_empty() => {
                self.fix((name, frame), balls)
            }
            (Verb::Join, [name]) => self.join_now(name),
            (Verb::Join, [name, when]) => self.join_when(name, when),
            (Verb::Leave, [name]) => self.turn_to(name, |player| Event::Left { player }),
            (Verb::Out, [name]) => self.turn_to(name, |player| Event::SatOut { player }),
            (Verb::Back, [name]) => self.turn_to(name, |player| Event::CameBack { player }),
            (Verb::Move, [name, place]) => self.move_to(name, place),
            (Verb::Up, [name]) => self.turn_to(name, |player| Event::CalledUp { player }),
            (Verb::End, []) => self.end(),
            (Verb::Rename, [name, new_name]) => self.rename(name, new_name),
            (Verb::Next, []) => Ok(Order::NextGame),
            (Verb::Board, []) => Ok(Order::Board),
            (Verb::Help, []) => Ok(Order::Help),
            (Verb::Quit, []) => Ok(Order::Leave),
            (verb, words) => Err(self.language.wrong_words(verb, words.len())),
        }
    }

    fn end(self) -> Result<Order, String> {
        let ending = self.night.ending();
        let ending = ending.map_err(|refusal| self.refuse(refusal))?;
        Ok(self.told(ending))
    }

    /// Can't go back before the start of the first game: entering names has its own commands.
    fn undo(self) -> Result<Order, String> {
        let last = self.night.last_event().filter(|event| !is_first(event));
        let last = last.ok_or_else(|| self.refuse(NightError::NothingToUndo))?;
        let undoing = self.night.undoing();
        let undoing = undoing.map_err(|refusal| self.refuse(refusal))?;
        let sentence = self.language.undone(last, self.night.player_of(last));
        Ok(Order::Record(undoing, Some(sentence)))
    }

    fn redo(self) -> Result<Order, String> {
        let redoing = self.night.redoing();
        let redoing = redoing.map_err(|refusal| self.refuse(refusal))?;
        let event = self.night.next_redo();
        let sentence = event.map(|event| self.language.redone(event, self.night.player_of(event)));
        Ok(Order::Record(redoing, sentence))
    }

    fn refuse(self, refusal: impl Into<NightError>) -> String {
        self.language.night_refusal(refusal.into())
    }

    /// Records an event with a sentence about it.
    fn told(self, event: Event) -> Order {
        let sentence = self.language.happened(&event, self.night.player_of(&event));
        let game = match &event {
            Event::Corrected(correction) => Some(correction.game),
            _ => None,
        };
        let earlier = game.filter(|game| self.night.game_number() != Some(*game));
        let game = earlier.map(|game| self.language.game(game) + ": ");
        Order::Record(event, Some(game.unwrap_or_default() + &sentence))
    }
}

fn is_first(event: &Event) -> bool {
    matches!(event, Event::GameStarted { game, .. } if *game == GameNumber::FIRST)
}
