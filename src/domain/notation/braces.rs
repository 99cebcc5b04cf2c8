//! Braces after a ball: the pins that stand after it, `8{6-10}`.

use super::{BallNote, NotationError, NotationReason, Symbol};
use crate::domain::Leave;

/// The pins in braces, with the column of the ball before them.
#[derive(Clone, Copy)]
pub(super) struct Braces {
    ball: usize,
    leave: Leave,
}

/// The line without braces, and the braces.
pub(super) struct Unbraced {
    symbols: Vec<Symbol>,
    braces: Vec<Braces>,
}

pub(super) fn unbraced(mut rest: &[Symbol]) -> Result<Unbraced, NotationError> {
    let mut unbraced = Unbraced {
        symbols: Vec::with_capacity(rest.len()),
        braces: Vec::new(),
    };
    while let [first, tail @ ..] = rest {
        rest = unbraced.take(*first, tail)?;
    }
    Ok(unbraced)
}

impl Unbraced {
    /// The line without braces.
    pub(super) fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    /// Is there a brace or a bracket? Then digits side by side are balls.
    pub(super) fn says_more(&self) -> bool {
        let mut symbols = self.symbols.iter();
        !self.braces.is_empty() || symbols.any(|symbol| symbol.is_bracket())
    }

    /// What is written with the ball at this place.
    pub(super) fn note(&self, ball: Symbol) -> BallNote {
        let is_before = |symbol: &&Symbol| symbol.column + 1 == ball.column;
        let before = self.symbols.iter().find(is_before);
        let braces = self.braces.iter().find(|braces| braces.ball == ball.column);
        match (braces, before.map(|before| before.symbol)) {
            (Some(braces), _) => BallNote::Standing(braces.leave),
            (None, Some('(')) => BallNote::Circled,
            (None, _) => BallNote::Nothing,
        }
    }

    /// Takes one symbol or one pair of braces; returns what is left.
    fn take<'line>(
        &mut self,
        first: Symbol,
        tail: &'line [Symbol],
    ) -> Result<&'line [Symbol], NotationError> {
        match first.symbol {
            '{' => return self.take_braces(first, tail),
            '}' => return Err(first.refuse(NotationReason::Brace)),
            _ => self.symbols.push(first),
        }
        Ok(tail)
    }

    fn take_braces<'line>(
        &mut self,
        open: Symbol,
        tail: &'line [Symbol],
    ) -> Result<&'line [Symbol], NotationError> {
        let refused = open.refuse(NotationReason::Brace);
        let end = tail.iter().position(|symbol| symbol.symbol == '}');
        let inside = end.and_then(|end| tail.get(..end)).ok_or(refused)?;
        let after = end.and_then(|end| tail.get(end + 1..)).ok_or(refused)?;
        let ball = self.ball_before(open).ok_or(refused)?;
        let leave = pins(inside).ok_or(refused)?;
        let leave = Leave::new(leave).map_err(|refusal| open.refuse(refusal.into()))?;
        self.braces.push(Braces { ball, leave });
        Ok(after)
    }

    /// The column of the ball right before a brace. None if there is none, or if it has braces.
    fn ball_before(&self, open: Symbol) -> Option<usize> {
        let before = self
            .symbols
            .last()
            .filter(|last| last.column + 1 == open.column)?;
        let mut balls = self.symbols.iter().rev().filter(|last| last.symbol != ')');
        balls
            .next()
            .filter(|_| !before.ends_token())
            .map(|ball| ball.column)
    }
}

/// `6-10`. None if that is not what stands there.
fn pins(inside: &[Symbol]) -> Option<Vec<u8>> {
    let text: String = inside.iter().map(|symbol| symbol.symbol).collect();
    let is_number =
        |word: &&str| !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_digit());
    let words = text.split('-').map(|word| Some(word).filter(is_number));
    words.map(|word| word?.parse().ok()).collect()
}
