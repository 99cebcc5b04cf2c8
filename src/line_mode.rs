//! The game as questions and answers: what the documents show, and what a pipe or a screen reader
//! gets. It reads any [`BufRead`] and writes any [`Write`].

mod answer;
mod console;

use std::io::{self, BufRead, Write};

use console::Stop;
pub use console::{Answers, Console};

use crate::domain::{BowlingGame, BowlingGames, standings};
use crate::report::text_board::Board;
use crate::text::Language;

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
    /// Plays games until the players have enough or the input ends. Without a roster it asks for
    /// one.
    ///
    /// # Errors
    /// Whatever reading or writing fails with.
    pub fn play(&mut self, roster: Option<BowlingGames>) -> io::Result<()> {
        match self.evening(roster) {
            Ok(()) | Err(Stop::EndOfInput) => self.console.flush(),
            Err(Stop::Failed(failure)) => Err(failure),
        }
    }

    fn evening(&mut self, roster: Option<BowlingGames>) -> Result<(), Stop> {
        let roster = match (roster, self.dialogue) {
            (Some(roster), _) => roster,
            (None, Dialogue::Solo) => self.ask_name(self.language.ask_only_name(), None)?,
            (None, Dialogue::Several) => self.ask_roster()?,
        };
        self.game(roster.clone())?;
        while self.wants_another()? {
            self.game(roster.clone())?;
        }
        Ok(())
    }

    fn ask_roster(&mut self) -> Result<BowlingGames, Stop> {
        let language = self.language;
        let people = self.console.ask(language.ask_people(), |count| {
            answer::people(language, count)
        })?;
        let mut roster = self.ask_name(&language.ask_name(1), None)?;
        for number in 2..=people {
            roster = self.ask_name(&language.ask_name(number), Some(&roster))?;
        }
        Ok(roster)
    }

    fn ask_name(
        &mut self,
        question: &str,
        present: Option<&BowlingGames>,
    ) -> Result<BowlingGames, Stop> {
        let language = self.language;
        self.console
            .ask(question, |name| answer::joined(language, present, name))
    }

    fn game(&mut self, mut games: BowlingGames) -> Result<(), Stop> {
        let language = self.language;
        self.console.say(Board(&games))?;
        while let Some(up) = games.up() {
            let question = self.ball_question(up);
            games = self
                .console
                .ask(&question, |ball| answer::bowled(language, &games, ball))?;
            self.console.say(Board(&games))?;
        }
        for standing in standings(&games) {
            self.console.say_line(language.standing(&standing))?;
        }
        Ok(())
    }

    fn ball_question(&self, up: &BowlingGame) -> String {
        match (self.dialogue, up.frames().current()) {
            (Dialogue::Solo, Some(frame)) => self.language.ask_ball_of_frame(frame.number()),
            _ => self.language.ask_ball(up.player()),
        }
    }

    fn wants_another(&mut self) -> Result<bool, Stop> {
        let answer = self.console.ask_if_typed(self.language.ask_next())?;
        Ok(answer.trim().eq_ignore_ascii_case("next"))
    }
}
