//! `tenpin score`: games in, a board or JSON out. Wrong lines are told and the others still scored.

use std::io::{self, BufRead, Write};

use crate::domain::Frames;
use crate::domain::notation;
use crate::lines::read_line;
use crate::report::ScoredLine;
use crate::report::text_board::{HEADER, Row};
use crate::text::Language;

/// Reads games, and tells on standard error or elsewhere what is wrong with a line.
#[derive(Debug)]
pub struct Judge<E> {
    language: Language,
    errors: E,
    wrong_lines: usize,
}

impl<E: Write> Judge<E> {
    /// A judge who tells what is wrong in this language.
    pub const fn new(language: Language, errors: E) -> Self {
        Self {
            language,
            errors,
            wrong_lines: 0,
        }
    }

    /// Was there nothing wrong?
    pub const fn is_content(&self) -> bool {
        self.wrong_lines == 0
    }

    fn read(&mut self, number: usize, line: &str) -> io::Result<Option<Frames>> {
        let error = match notation::read(line) {
            Ok(frames) => return Ok(Some(frames)),
            Err(error) => error,
        };
        self.wrong_lines += 1;
        writeln!(self.errors, "{}", self.language.wrong_line(number, error))?;
        Ok(None)
    }
}

/// One JSON object for each right line, as soon as the line is there.
pub fn json<E: Write>(
    judge: &mut Judge<E>,
    input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    for line in game_lines(input) {
        let (number, line) = line?;
        if let Some(frames) = judge.read(number, &line)? {
            serde_json::to_writer(&mut output, &ScoredLine::new(number, &frames))?;
            writeln!(output)?;
        }
    }
    output.flush()
}

/// A row for each right line under one header. A game that is alone gets no number.
pub fn board<E: Write>(
    judge: &mut Judge<E>,
    input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut lines = game_lines(input).peekable();
    let first = lines.next();
    let is_alone = lines.peek().is_none();
    let mut header = Some(HEADER);
    for line in first.into_iter().chain(lines) {
        let (number, line) = line?;
        let name = if is_alone {
            String::new()
        } else {
            format!("{number:02}")
        };
        if let Some(frames) = judge.read(number, &line)? {
            let above = header
                .take()
                .map_or(String::new(), |header| format!("{header}\n"));
            write!(output, "{above}{}", Row(&name, &frames))?;
        }
    }
    if header.is_none() {
        writeln!(output)?;
    }
    output.flush()
}

/// The lines that hold games, with their numbers: no blank ones, none that begin with `#`.
fn game_lines(mut input: impl BufRead) -> impl Iterator<Item = io::Result<(usize, String)>> {
    let lines = std::iter::from_fn(move || read_line(&mut input).transpose());
    (1..)
        .zip(lines)
        .map(|(number, line)| line.map(|line| (number, line)))
        .filter(|line| !line.as_ref().is_ok_and(|(_, line)| is_no_game(line)))
}

fn is_no_game(line: &str) -> bool {
    line.trim().is_empty() || line.starts_with('#')
}
