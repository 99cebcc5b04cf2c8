//! Asks questions and reads answers.

use std::fmt::Display;
use std::io::{self, BufRead, Write};

use crate::archive::is_hidden;
use crate::text::line_mode::Verb;

use super::read_line::read_line;

/// The longest echo of a piped answer.
const LONGEST_ECHO: usize = 60;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Answers {
    /// Typed on a keyboard; the terminal echoes them.
    Typed,
    /// From a file or another program; echoed after their questions.
    Piped,
}

/// Why the dialogue stops.
#[derive(Debug)]
pub(super) enum Stop {
    /// The players leave, or the input ends.
    Over,
    Failed(io::Error),
}

impl From<io::Error> for Stop {
    fn from(failure: io::Error) -> Self {
        Self::Failed(failure)
    }
}

#[derive(Debug)]
pub struct Console<R, W> {
    input: R,
    output: W,
    answers: Answers,
}

impl<R: BufRead, W: Write> Console<R, W> {
    pub const fn new(input: R, output: W, answers: Answers) -> Self {
        Self {
            input,
            output,
            answers,
        }
    }

    pub(super) fn is_typed(&self) -> bool {
        self.answers == Answers::Typed
    }

    /// Asks until the answer is valid, and says why if it is not. Every question accepts `quit`.
    pub(super) fn ask<T>(
        &mut self,
        question: &str,
        mut understand: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<T, Stop> {
        loop {
            match understand(self.ask_unless_over(question)?.trim()) {
                Ok(understood) => return Ok(understood),
                Err(sentence) => writeln!(self.output, "{sentence}")?,
            }
        }
    }

    fn ask_unless_over(&mut self, question: &str) -> Result<String, Stop> {
        let answer = self.ask_once(question)?;
        match Verb::from_word(answer.trim()) {
            Some(Verb::Quit) => Err(Stop::Over),
            _ => Ok(answer),
        }
    }

    /// Asks once and returns any answer.
    pub(super) fn ask_once(&mut self, question: &str) -> Result<String, Stop> {
        self.output.write_all(question.as_bytes())?;
        self.output.flush()?;
        let Some(answer) = read_line(&mut self.input)? else {
            writeln!(self.output)?;
            return Err(Stop::Over);
        };
        if self.answers == Answers::Piped {
            writeln!(self.output, "{}", harmless(&answer))?;
        }
        Ok(answer)
    }

    /// Asks only at a keyboard; from a pipe it reads the next line.
    pub(super) fn ask_if_typed(&mut self, question: &str) -> Result<String, Stop> {
        if self.is_typed() {
            return self.ask_once(question);
        }
        self.output.flush()?;
        read_line(&mut self.input)?.ok_or(Stop::Over)
    }

    /// Writes a board and a blank line.
    pub(super) fn say(&mut self, board: impl Display) -> io::Result<()> {
        writeln!(self.output, "{board}")
    }

    pub(super) fn say_line(&mut self, line: impl Display) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }

    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// Replaces control characters and truncates.
pub(super) fn harmless(answer: &str) -> String {
    let visible = answer.chars().map(|letter| match letter {
        hidden if is_hidden(hidden) => '\u{fffd}',
        letter => letter,
    });
    let mut short: String = visible.clone().take(LONGEST_ECHO).collect();
    if visible.count() > LONGEST_ECHO {
        short.push('…');
    }
    short
}
