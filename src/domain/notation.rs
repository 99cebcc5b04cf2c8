//! A game as one line of text, `X 8/ 7- F9 XX8`: parsing and writing.
//!
//! Blanks, commas and `|` separate tokens. In a line of plain numbers each token is a ball; in any
//! other line each character is one, except that the token `10` is ten pins. The rules decide
//! which ball belongs to which frame, so tokens need not be frames.
//!
//! Braces after a ball hold the pins standing after it, `8{6-10}1{10}`; brackets around a first
//! ball mark it as a split, `(8)1`.

mod braces;
mod brackets;
mod negative;
mod run_together;
mod writing;
mod written_ball;

use thiserror::Error;

use super::{Frame, FrameNumber, Frames, Mark, Pins, RuleError};
use braces::{Unbraced, unbraced};
use brackets::without_brackets;
use negative::negative_number;
pub use run_together::RunTogether;
pub use writing::{write, write_counts};
use written_ball::{BallNote, WrittenBall};

/// A parse error, with its column.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
#[error("column {column}: {reason}")]
pub struct NotationError {
    /// The column of the character, from 1.
    pub column: usize,
    /// What is wrong at that column.
    pub reason: NotationReason,
}

/// What can be wrong with a line.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
pub enum NotationReason {
    /// A character that is not a ball.
    #[error("{0:?} is not a ball: use 0-9, X, /, - or F")]
    UnknownBall(char),
    /// In a line of numbers, a number above ten: most likely two balls run together.
    #[error("in a line of numbers each number is one ball, 0 to 10: write {0:#}, not {0}")]
    NotOneBall(RunTogether),
    /// In a line of numbers, a number with a minus sign. It can't be meant as a gutter ball and
    /// another ball.
    #[error("balls can't be negative: use 0 for a gutter ball, or - 1 for a gutter and then 1")]
    Negative,
    /// A bracket that doesn't enclose one ball.
    #[error("brackets go around one ball: (8)/")]
    Bracket,
    /// A brace without a ball before it, without pins in it, or without its other half.
    #[error("braces after a ball name the pins that stand: 8{{6-10}}")]
    Brace,
    /// A ball that the rules reject.
    #[error(transparent)]
    Rule(#[from] RuleError),
}

/// A character and its column.
#[derive(Clone, Copy)]
struct Symbol {
    column: usize,
    symbol: char,
}

impl Symbol {
    const fn refuse(self, reason: NotationReason) -> NotationError {
        NotationError {
            column: self.column,
            reason,
        }
    }

    const fn ends_token(&self) -> bool {
        self.symbol.is_whitespace() || matches!(self.symbol, ',' | '|')
    }

    const fn is_digit(&self) -> bool {
        self.symbol.is_ascii_digit()
    }

    const fn is_bracket(self) -> bool {
        matches!(self.symbol, '(' | ')')
    }

    fn mark(self) -> Result<Mark, NotationError> {
        let unknown = NotationReason::UnknownBall(self.symbol);
        Mark::from_symbol(self.symbol).ok_or_else(|| self.refuse(unknown))
    }
}

/// Parses the balls of one game, which may be unfinished.
pub fn read(line: &str) -> Result<Frames, NotationError> {
    let mut frames = Frames::default();
    each_ball(line, |ball| {
        let rack = frames.in_play().ok_or(RuleError::GameIsOver)?;
        let pins = ball.pins_at(rack)?;
        frames.bowl(pins)
    })?;
    Ok(frames)
}

/// Parses balls that continue this game: as many as fit, and the error of the first that does
/// not.
pub fn read_on(mut frames: Frames, line: &str) -> (Vec<Pins>, Option<NotationError>) {
    let mut balls = Vec::new();
    let read = each_ball(line, |ball| {
        let rack = frames.in_play().ok_or(RuleError::GameIsOver)?;
        let pins = ball.pins_at(rack)?;
        frames.bowl(pins)?;
        balls.push(pins);
        Ok(())
    });
    (balls, read.err())
}

/// Parses the balls of one frame by the same rules; it may be unfinished.
pub fn read_frame(number: FrameNumber, line: &str) -> Result<Frame, NotationError> {
    let mut frame = Frame::new(number);
    each_ball(line, |ball| {
        let rack = frame.in_play().ok_or(RuleError::FrameIsOver)?;
        let pins = ball.pins_at(rack)?;
        frame.bowl(pins)
    })?;
    Ok(frame)
}

/// Passes the balls of a line on one by one, up to the first bad one.
fn each_ball(
    line: &str,
    mut bowl: impl FnMut(WrittenBall) -> Result<(), RuleError>,
) -> Result<(), NotationError> {
    let symbols: Vec<_> = (1..)
        .zip(line.chars())
        .map(|(column, symbol)| Symbol { column, symbol })
        .collect();
    let line = unbraced(&symbols)?;
    let tokens = line
        .symbols()
        .split(Symbol::ends_token)
        .map(without_brackets)
        .collect::<Result<Vec<_>, _>>()?;
    let minus = negative_number(&tokens).filter(|_| !line.says_more());
    if let Some(minus) = minus {
        return Err(minus.refuse(NotationReason::Negative));
    }
    let only_numbers = !line.says_more() && tokens.iter().flatten().all(Symbol::is_digit);
    let mut balls = tokens.iter().flat_map(|token| cut(token, only_numbers));
    balls.try_for_each(|ball| take(ball, &line, &mut bowl))
}

/// Splits a token into balls.
fn cut(token: &[Symbol], only_numbers: bool) -> std::slice::Chunks<'_, Symbol> {
    match token {
        number if only_numbers || is_ten(number) => number.chunks(number.len().max(1)),
        marks => marks.chunks(1),
    }
}

fn is_ten(token: &[Symbol]) -> bool {
    matches!(token, [one, nought] if one.symbol == '1' && nought.symbol == '0')
}

fn run_together(ball: &[Symbol]) -> NotationReason {
    NotationReason::NotOneBall(RunTogether::new(ball))
}

fn take(
    ball: &[Symbol],
    line: &Unbraced,
    mut bowl: impl FnMut(WrittenBall) -> Result<(), RuleError>,
) -> Result<(), NotationError> {
    let (first, mark) = match ball {
        [] => return Ok(()),
        [first] => (first, first.mark()?),
        [first, ..] if is_ten(ball) => (first, Mark::Strike),
        [first, ..] => return Err(first.refuse(run_together(ball))),
    };
    bowl(WrittenBall::new(mark, line.note(*first))).map_err(|refusal| first.refuse(refusal.into()))
}
