//! A game as one line of text, `X 8/ 7- F9 XX8`: read it, write it.
//!
//! Blanks, commas and `|` end tokens. In a line of plain numbers each token is a ball; in any other
//! line each character is one, except that the token `10` is ten pins. Which ball belongs to which
//! frame follows from the rules, so the tokens need not be frames.

use thiserror::Error;

use super::{Frame, FrameNumber, Frames, Mark, RuleError};

/// What is wrong with a line, and where.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
#[error("column {column}: {reason}")]
pub struct NotationError {
    /// The character it is about, from 1.
    pub column: usize,
    /// What is wrong there.
    pub reason: NotationReason,
}

/// What can be wrong with a line.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
pub enum NotationReason {
    /// A character that stands for no ball.
    #[error("{0:?} is no ball: 0 to 9, X, /, - and F are")]
    UnknownBall(char),
    /// In a line of numbers, a number that is no count of pins: most likely two balls in one.
    #[error(
        "in a line of numbers each number is one ball, 0 to 10: write 8 1 for two balls, not 81"
    )]
    NotOneBall,
    /// A bracket that is not around one ball.
    #[error("a bracket goes around one ball, as in (8)/")]
    Bracket,
    /// A ball that the rules refuse.
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

/// Reads the balls of one game, which need not be finished.
pub fn read(line: &str) -> Result<Frames, NotationError> {
    let mut frames = Frames::default();
    each_ball(line, |mark| {
        let pins = frames.pins_of(mark)?;
        frames.bowl(pins)
    })?;
    Ok(frames)
}

/// Reads the balls of one frame by the same rules. It need not be whole.
pub fn read_frame(number: FrameNumber, line: &str) -> Result<Frame, NotationError> {
    let mut frame = Frame::new(number);
    each_ball(line, |mark| {
        let pins = frame.pins_of(mark)?;
        frame.bowl(pins)
    })?;
    Ok(frame)
}

/// Bowls the balls of a line one by one, up to the first that is wrong.
fn each_ball(
    line: &str,
    mut bowl: impl FnMut(Mark) -> Result<(), RuleError>,
) -> Result<(), NotationError> {
    let symbols: Vec<_> = (1..)
        .zip(line.chars())
        .map(|(column, symbol)| Symbol { column, symbol })
        .collect();
    let tokens = symbols
        .split(Symbol::ends_token)
        .map(without_brackets)
        .collect::<Result<Vec<_>, _>>()?;
    let only_numbers = tokens.iter().flatten().all(Symbol::is_digit);
    let mut balls = tokens.iter().flat_map(|token| cut(token, only_numbers));
    balls.try_for_each(|ball| take(ball, &mut bowl))
}

fn without_brackets(token: &[Symbol]) -> Result<Vec<Symbol>, NotationError> {
    if let [open, ten @ .., close] = token
        && (open.symbol, close.symbol) == ('(', ')')
        && is_ten(ten)
    {
        return Ok(ten.to_vec());
    }
    let mut balls = Vec::with_capacity(token.len());
    let mut rest = token;
    while let [first, tail @ ..] = rest {
        let (ball, after) = without_bracket(*first, tail)?;
        balls.push(ball);
        rest = after;
    }
    Ok(balls)
}

/// The first ball of a token, and what follows it.
fn without_bracket(first: Symbol, tail: &[Symbol]) -> Result<(Symbol, &[Symbol]), NotationError> {
    match (first.symbol, tail) {
        ('(', [ball, close, after @ ..]) if !ball.is_bracket() && close.symbol == ')' => {
            Ok((*ball, after))
        }
        ('(' | ')', _) => Err(first.refuse(NotationReason::Bracket)),
        _ => Ok((first, tail)),
    }
}

/// The symbols of a token, ball by ball.
fn cut(token: &[Symbol], only_numbers: bool) -> std::slice::Chunks<'_, Symbol> {
    match token {
        number if only_numbers || is_ten(number) => number.chunks(number.len().max(1)),
        marks => marks.chunks(1),
    }
}

fn is_ten(token: &[Symbol]) -> bool {
    matches!(token, [one, nought] if one.symbol == '1' && nought.symbol == '0')
}

fn take(
    ball: &[Symbol],
    mut bowl: impl FnMut(Mark) -> Result<(), RuleError>,
) -> Result<(), NotationError> {
    let (first, mark) = match ball {
        [] => return Ok(()),
        [first] => (first, first.mark()?),
        [first, ..] if is_ten(ball) => (first, Mark::Strike),
        [first, ..] => return Err(first.refuse(NotationReason::NotOneBall)),
    };
    bowl(mark).map_err(|refusal| first.refuse(refusal.into()))
}

/// Writes a game so that [`read`] makes the same of it: the marks of each frame together, or, where
/// all of them are digits, one by one, because together they would read as larger numbers.
pub fn write(frames: &Frames) -> String {
    let between = between_balls(frames);
    let begun = frames.iter().filter(|frame| frame.is_begun());
    let words: Vec<_> = begun
        .map(|frame| frame.to_string().replace('|', between))
        .collect();
    words.join(" ")
}

fn between_balls(frames: &Frames) -> &'static str {
    let is_count = |mark| matches!(mark, Mark::Count(_));
    if frames.iter().flat_map(Frame::marks).all(is_count) {
        return " ";
    }
    ""
}
