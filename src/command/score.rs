//! `tenpin score`: games in, a board or JSON out. Invalid lines are reported, the others are still
//! scored.

use std::io::{self, BufRead, IsTerminal, Stdin, Write};

use color_eyre::Result;

use super::{Outcome, json_line};
use crate::cli::ScoreArguments;
use crate::domain::Frames;
use crate::domain::notation;
use crate::line_mode::read_line;
use crate::report::ScoredLine;
use crate::report::text_board::{BoardRow, HEADER};
use crate::text::Language;

/// Scores the game in the arguments, or the games on stdin.
pub fn run(arguments: &ScoreArguments, language: Language) -> Result<Outcome> {
    let balls = arguments.balls.iter().map(|word| word.to_string_lossy());
    let game = balls.collect::<Vec<_>>().join(" ");
    let game = game.replace(['\r', '\n'], " ");
    let input: Box<dyn BufRead> = match arguments.balls.as_slice() {
        [] => Box::new(waiting(io::stdin(), language)?.lock()),
        _ => Box::new(game.as_bytes()),
    };
    let mut judge = Judge {
        language,
        outcome: Outcome::Done,
    };
    let score = if arguments.json { json } else { board };
    score(&mut judge, game_lines(input))?;
    Ok(judge.outcome)
}

/// On a terminal, says what it waits for.
fn waiting(input: Stdin, language: Language) -> io::Result<Stdin> {
    if input.is_terminal() {
        writeln!(io::stderr(), "{}", language.waiting_for_games())?;
    }
    Ok(input)
}

/// Reports invalid lines.
struct Judge {
    language: Language,
    outcome: Outcome,
}

impl Judge {
    fn games(&mut self, lines: GameLines<'_>) -> impl Iterator<Item = io::Result<(usize, Frames)>> {
        lines.filter_map(|line| self.read(line).transpose())
    }

    fn read(&mut self, line: io::Result<(usize, String)>) -> io::Result<Option<(usize, Frames)>> {
        let (number, line) = line?;
        let error = match notation::read(&line) {
            Ok(frames) => return Ok(Some((number, frames))),
            Err(error) => error,
        };
        self.outcome = Outcome::WrongInput;
        writeln!(io::stderr(), "{}", self.language.wrong_line(number, error))?;
        Ok(None)
    }
}

/// One object per valid line, written as soon as the line is read.
fn json(judge: &mut Judge, lines: GameLines<'_>) -> Result<()> {
    let mut output = io::stdout().lock();
    for game in judge.games(lines) {
        let (number, frames) = game?;
        let object = json_line(ScoredLine::new(number, &frames))?;
        output.write_all(object.as_bytes())?;
    }
    Ok(output.flush()?)
}

/// One row per valid line under one header. A single game gets no number.
fn board(judge: &mut Judge, mut lines: GameLines<'_>) -> Result<()> {
    let mut output = io::stdout().lock();
    let first: Vec<_> = lines.by_ref().take(2).collect();
    let is_alone = first.len() == 1;
    let mut header = Some(format!("{HEADER}\n"));
    for game in judge.games(Box::new(first.into_iter().chain(lines))) {
        let (number, frames) = game?;
        let above = header.take().unwrap_or_default();
        let name = (!is_alone).then(|| format!("{number:02}"));
        let name = name.unwrap_or_default();
        write!(output, "{above}{}", BoardRow(&name, &frames))?;
    }
    if header.is_none() {
        writeln!(output)?;
    }
    Ok(output.flush()?)
}

type GameLines<'input> = Box<dyn Iterator<Item = io::Result<(usize, String)>> + 'input>;

/// The lines that contain games, numbered: skips blank lines and `#` comments.
fn game_lines<'input>(mut input: Box<dyn BufRead + 'input>) -> GameLines<'input> {
    let lines = std::iter::from_fn(move || read_line(&mut input).transpose());
    // Reading a terminal again after its end would wait for more input.
    let lines = lines.fuse();
    let numbered = (1..).zip(lines);
    let lines = numbered.map(|(number, line)| line.map(|line| (number, line)));
    Box::new(lines.filter(|line| !line.as_ref().is_ok_and(|(_, line)| is_no_game(line))))
}

fn is_no_game(line: &str) -> bool {
    line.trim().is_empty() || line.starts_with('#')
}
