//! The game as questions and answers, as in the documents, for pipes and screen readers. Reads any
//! [`BufRead`], writes any [`Write`], and plays a whole [`Night`]: an answer is a ball or a
//! command.

mod answer;
mod answer_parser;
mod console;
mod gathering;
mod read_line;
mod speech;

use std::io::{self, BufRead, Write};

use answer_parser::{AnswerParser, Order};
use console::Stop;
pub use console::{Answers, Console};
pub use read_line::read_line;
use speech::settled;

use crate::domain::{BowlingGame, BowlingGames, standings};
use crate::night::{Event, Night, NightError};
use crate::report::text_board::Board;
use crate::text::Language;
use crate::text::line_mode::Verb;

/// Which dialogue of the documents is used.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Dialogue {
    /// One player, asked frame by frame.
    Solo,
    /// Any number of players, asked by name.
    Several,
}

/// What is printed after a ball.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Telling {
    /// The board of the documents.
    Boards,
    /// One spoken line.
    Speech,
}

#[derive(Debug)]
pub struct LineMode<R, W> {
    pub language: Language,
    pub dialogue: Dialogue,
    pub telling: Telling,
    pub console: Console<R, W>,
}

/// The running night, and the callback that saves it after each event.
struct Scorebook<'save> {
    night: Night,
    save: &'save mut dyn FnMut(&Night),
}

impl Scorebook<'_> {
    /// Records and saves an event. A refused event changes nothing.
    fn record(&mut self, event: &Event) -> Result<(), NightError> {
        self.night.record(event.clone())?;
        (self.save)(&self.night);
        Ok(())
    }
}

impl<R: BufRead, W: Write> LineMode<R, W> {
    /// Plays games until the players quit or the input ends, and returns the night. A night without
    /// players gets those of the roster, or asks for them. Each event is saved before it is shown.
    pub fn play(
        &mut self,
        night: Night,
        roster: Option<&BowlingGames>,
        save: &mut dyn FnMut(&Night),
    ) -> io::Result<Night> {
        let mut book = Scorebook { night, save };
        match self.evening(&mut book, roster) {
            Ok(()) | Err(Stop::Over) => self.console.flush()?,
            Err(Stop::Failed(failure)) => return Err(failure),
        }
        Ok(book.night)
    }

    fn evening(
        &mut self,
        book: &mut Scorebook<'_>,
        roster: Option<&BowlingGames>,
    ) -> Result<(), Stop> {
        if book.night.game().is_none() && book.night.lineup().next().is_none() {
            self.gather(book, roster)?;
        }
        match book.night.game() {
            Some(_) if self.telling == Telling::Speech => self.speak_turn(&book.night)?,
            Some(_) => self.show(&book.night)?,
            None => self.record(book, &book.night.starting(), None)?,
        }
        self.turn(book)?;
        while !self.is_done(&book.night) {
            self.turn(book)?;
        }
        Ok(())
    }

    /// The documents' program for one player ends after the tenth frame. With piped input, the input
    /// decides: nobody is there to be asked.
    fn is_done(&self, night: &Night) -> bool {
        let is_solo = self.dialogue == Dialogue::Solo && self.console.is_typed();
        is_solo && !night.is_running()
    }

    fn turn(&mut self, book: &mut Scorebook<'_>) -> Result<(), Stop> {
        let (language, night) = (self.language, &book.night);
        let answer = self.ask(night)?;
        match (AnswerParser { language, night }).understand(answer.trim()) {
            Ok(Order::Record(event, sentence)) => self.record(book, &event, sentence)?,
            Ok(Order::NextGame) => self.next_game(book)?,
            Ok(Order::Board) => self.show(night)?,
            Ok(Order::Help) => self.help()?,
            // A person may have mistyped; piped input is over.
            Ok(Order::NoCommand) if self.console.is_typed() => {
                self.console.say_line(language.no_command())?;
            }
            Ok(Order::Leave | Order::NoCommand) => return Err(Stop::Over),
            Err(sentence) => self.console.say_line(sentence)?,
        }
        Ok(())
    }

    /// Asks for a ball, or after a game whether to bowl another.
    fn ask(&mut self, night: &Night) -> Result<String, Stop> {
        let games = night.game();
        let Some((games, up)) = games.and_then(|games| Some((games, games.up()?))) else {
            return self.console.ask_if_typed(self.language.ask_next());
        };
        let question = self.ball_question(games, up);
        self.console.ask_once(&question)
    }

    /// A single player is asked by frame, several by name.
    fn ball_question(&self, games: &BowlingGames, up: &BowlingGame) -> String {
        match (self.dialogue, games.seats(), up.frames().current()) {
            (Dialogue::Solo, [_], Some(frame)) => self.language.ask_ball_of_frame(frame.number()),
            _ => self.language.ask_ball(up.player()),
        }
    }

    /// Rotates the order first, if rotation is on.
    fn next_game(&mut self, book: &mut Scorebook<'_>) -> io::Result<()> {
        if let Some(turning) = book.night.turning()
            && let Err(refusal) = book.record(&turning)
        {
            return self.console.say_line(self.language.night_refusal(refusal));
        }
        self.record(book, &book.night.starting(), None)
    }

    fn record(
        &mut self,
        book: &mut Scorebook<'_>,
        event: &Event,
        sentence: Option<String>,
    ) -> io::Result<()> {
        let (game, owing) = (book.night.game_number(), book.night.owing());
        let settled = settled(&book.night, event);
        if let Err(refusal) = book.record(event) {
            return self.console.say_line(self.language.night_refusal(refusal));
        }
        if let Some(sentence) = sentence {
            self.console.say_line(sentence)?;
        }
        if book.night.game_number() > game && !owing.is_empty() {
            self.console.say_line(self.language.void(&owing))?;
        }
        match self.telling {
            Telling::Boards => self.show(&book.night),
            Telling::Speech => self.speak(&book.night, event, settled),
        }
    }

    /// Shows the board, and after the game the standings.
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
        self.show_standings(night)
    }

    /// Prints nothing while a game is running.
    fn show_standings(&mut self, night: &Night) -> io::Result<()> {
        let Some(over) = night.game().filter(|_| !night.is_running()) else {
            return Ok(());
        };
        for standing in standings(over) {
            self.console
                .say_line(self.language.place_in(over, &standing))?;
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
