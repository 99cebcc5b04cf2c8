//! The game as questions and answers: what the documents show, and what a pipe or a screen reader
//! gets. It reads any [`BufRead`] and writes any [`Write`], and plays a whole [`Night`]: commands
//! stand where a ball is asked for, and a game of balls alone never hears of them.

mod answer;
mod answer_parser;
mod console;
mod gathering;
mod read_line;
mod scorebook;

use std::io::{self, BufRead, Write};

use answer_parser::{AnswerParser, Order};
use console::Stop;
pub use console::{Answers, Console};
pub use read_line::read_line;
use scorebook::Scorebook;

use crate::domain::{BowlingGame, BowlingGames, standings};
use crate::night::{Event, Night};
use crate::report::text_board::Board;
use crate::text::Language;
use crate::text::line_mode::Verb;

/// Which of the documents' dialogues is held.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Dialogue {
    /// One player, asked frame by frame.
    Solo,
    /// Any number of players, asked by name.
    Several,
}

/// A game master who asks and answers.
#[derive(Debug)]
pub struct LineMode<R, W> {
    /// The language of questions and refusals.
    pub language: Language,
    /// How the questions are put.
    pub dialogue: Dialogue,
    /// Both ends of the conversation.
    pub console: Console<R, W>,
}

impl<R: BufRead, W: Write> LineMode<R, W> {
    /// Plays games until the players have enough or the input ends. A night without players gets
    /// those of the roster, or asks for them. After each event the night goes to `keep` before
    /// anybody is told; the whole night comes back at the end.
    pub fn play(
        &mut self,
        night: Night,
        roster: Option<&BowlingGames>,
        keep: &mut dyn FnMut(&Night),
    ) -> io::Result<Night> {
        let mut book = Scorebook::new(night, keep);
        match self.evening(&mut book, roster) {
            Ok(()) | Err(Stop::EndOfInput | Stop::Enough) => self.console.flush()?,
            Err(Stop::Failed(failure)) => return Err(failure),
        }
        Ok(book.into_night())
    }

    fn evening(
        &mut self,
        book: &mut Scorebook<'_>,
        roster: Option<&BowlingGames>,
    ) -> Result<(), Stop> {
        let night = book.night();
        if night.game().is_none() && night.lineup().next().is_none() {
            self.gather(book, roster)?;
        }
        match book.night().game() {
            Some(_) => self.show(book.night())?,
            None => self.record(book, &book.night().starting(), None)?,
        }
        loop {
            self.turn(book)?;
        }
    }

    fn turn(&mut self, book: &mut Scorebook<'_>) -> Result<(), Stop> {
        let (language, night) = (self.language, book.night());
        let answer = self.ask(night)?;
        match (AnswerParser { language, night }).understand(answer.trim()) {
            Ok(Order::Record(event, sentence)) => self.record(book, &event, sentence)?,
            Ok(Order::Board) => self.show(night)?,
            Ok(Order::Help) => self.help()?,
            Ok(Order::Leave) => return Err(Stop::Enough),
            Err(sentence) => self.console.say_line(sentence)?,
        }
        Ok(())
    }

    /// Asks for a ball, or between two games whether another one follows.
    fn ask(&mut self, night: &Night) -> Result<String, Stop> {
        let games = night.game();
        let Some((games, up)) = games.and_then(|games| Some((games, games.up()?))) else {
            return self.console.ask_if_typed(self.language.ask_next());
        };
        let question = self.ball_question(games, up);
        self.console.ask_once(&question)
    }

    /// One player is asked by the frame; once somebody has joined, a question needs a name.
    fn ball_question(&self, games: &BowlingGames, up: &BowlingGame) -> String {
        match (self.dialogue, games.seats(), up.frames().current()) {
            (Dialogue::Solo, [_], Some(frame)) => self.language.ask_ball_of_frame(frame.number()),
            _ => self.language.ask_ball(up.player()),
        }
    }

    fn record(
        &mut self,
        book: &mut Scorebook<'_>,
        event: &Event,
        sentence: Option<String>,
    ) -> io::Result<()> {
        let (game, owing) = (book.night().game_number(), book.night().owing());
        if let Err(refusal) = book.record(event) {
            return self.console.say_line(self.language.night_refusal(refusal));
        }
        if let Some(sentence) = sentence {
            self.console.say_line(sentence)?;
        }
        if book.night().game_number() > game && !owing.is_empty() {
            self.console.say_line(self.language.void(&owing))?;
        }
        self.show(book.night())
    }

    /// The board, and once nobody is up the standings.
    fn show(&mut self, night: &Night) -> io::Result<()> {
        let (Some(games), Some(number)) = (night.game(), night.game_number()) else {
            return Ok(());
        };
        self.console.say(Board(games))?;
        if night.is_running() {
            return Ok(());
        }
        if games.is_abandoned() {
            self.console
                .say_line(self.language.nobody_bowls_on(number))?;
        }
        for standing in standings(games) {
            self.console.say_line(self.language.standing(&standing))?;
        }
        Ok(())
    }

    fn help(&mut self) -> io::Result<()> {
        self.console.say_line(self.language.help_ball())?;
        for verb in Verb::ALL {
            self.console.say_line(self.language.help(verb))?;
        }
        Ok(())
    }
}
