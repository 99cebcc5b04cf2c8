//! Questions out, answers in.

use std::fmt::Display;
use std::io::{self, BufRead, Write};

use super::read_line::read_line;

/// The longest part of a piped answer that is written after its question.
const LONGEST_ECHO: usize = 60;

/// Where the answers come from.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Answers {
    /// From a keyboard; the terminal shows them.
    Typed,
    /// From a file or another program; they are written after their questions.
    Piped,
}

/// Why the conversation ends early.
#[derive(Debug)]
pub(super) enum Stop {
    EndOfInput,
    Enough,
    Failed(io::Error),
}

impl From<io::Error> for Stop {
    fn from(failure: io::Error) -> Self {
        Self::Failed(failure)
    }
}

/// Both ends of the conversation.
#[derive(Debug)]
pub struct Console<R, W> {
    input: R,
    output: W,
    answers: Answers,
}

impl<R: BufRead, W: Write> Console<R, W> {
    /// A console over any reader and writer.
    pub const fn new(input: R, output: W, answers: Answers) -> Self {
        Self {
            input,
            output,
            answers,
        }
    }

    /// Asks until the answer makes sense; each one that does not gets its sentence.
    pub(super) fn ask<T>(
        &mut self,
        question: &str,
        mut understand: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<T, Stop> {
        loop {
            match understand(self.ask_once(question)?.trim()) {
                Ok(understood) => return Ok(understood),
                Err(sentence) => writeln!(self.output, "{sentence}")?,
            }
        }
    }

    /// Asks once and takes any answer.
    pub(super) fn ask_once(&mut self, question: &str) -> Result<String, Stop> {
        self.output.write_all(question.as_bytes())?;
        self.output.flush()?;
        let Some(answer) = read_line(&mut self.input)? else {
            writeln!(self.output)?;
            return Err(Stop::EndOfInput);
        };
        if self.answers == Answers::Piped {
            writeln!(self.output, "{}", harmless(&answer))?;
        }
        Ok(answer)
    }

    /// Asks a person; a pipe is only listened to.
    pub(super) fn ask_if_typed(&mut self, question: &str) -> Result<String, Stop> {
        if self.answers == Answers::Typed {
            return self.ask_once(question);
        }
        self.output.flush()?;
        read_line(&mut self.input)?.ok_or(Stop::EndOfInput)
    }

    /// A board and the blank line after it.
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

/// An answer without anything that could move a cursor, and not endless.
pub(super) fn harmless(answer: &str) -> String {
    let visible = answer.chars().map(|letter| match letter {
        control if control.is_control() => '\u{fffd}',
        letter => letter,
    });
    let mut short: String = visible.clone().take(LONGEST_ECHO).collect();
    if visible.count() > LONGEST_ECHO {
        short.push('…');
    }
    short
}
