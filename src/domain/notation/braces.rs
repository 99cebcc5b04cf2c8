//! Braces after a ball: the pins standing after it, `8{6-10}`.

use super::{BallNote, NotationError, NotationReason, Symbol};
use crate::domain::Leave;

/// The pins in braces, with the column of the ball they follow.
#[derive(Clone, Copy)]
pub(super) struct Braces {
    ball: usize,
    leave: Leave,
}

/// A line split into symbols and braces.
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

    /// Is there a brace or a bracket? Then each digit is a ball.
    pub(super) fn says_more(&self) -> bool {
        let mut symbols = self.symbols.iter();
        !self.braces.is_empty() || symbols.any(|symbol| symbol.is_bracket())
    }

    /// The note on the ball at this place.
    pub(super) fn note(&self, ball: Symbol) -> BallNote {
        let braces = self
            .braces
            .binary_search_by_key(&ball.column, |braces| braces.ball);
        let braces = braces.ok().and_then(|place| self.braces.get(place));
        let standing = braces.map(|braces| BallNote::Standing(braces.leave));
        let circled = || self.is_circled(ball).then_some(BallNote::Circled);
        standing.or_else(circled).unwrap_or(BallNote::Nothing)
    }

    /// Is there a bracket right before the ball?
    fn is_circled(&self, ball: Symbol) -> bool {
        let before = ball.column.checked_sub(1);
        let place = before.and_then(|before| {
            let place = self
                .symbols
                .binary_search_by_key(&before, |symbol| symbol.column);
            place.ok()
        });
        let before = place.and_then(|place| self.symbols.get(place));
        before.is_some_and(|before| before.symbol == '(')
    }

    /// Takes one symbol or one pair of braces; returns the rest.
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
        let pins = inside.split(|symbol| symbol.symbol == '-');
        let has_numbers = pins.clone().all(is_number);
        let pins = has_numbers.then(|| pins.map(number)).ok_or(refused)?;
        let leave = Leave::new(pins).map_err(|refusal| open.refuse(refusal.into()))?;
        self.braces.push(Braces { ball, leave });
        Ok(after)
    }

    /// The column of the ball right before a brace. None if there is no ball, or if it has braces
    /// already.
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

fn is_number(word: &[Symbol]) -> bool {
    matches!(word.len(), 1 | 2) && word.iter().all(Symbol::is_digit)
}

/// The value of the digits.
fn number(word: &[Symbol]) -> u8 {
    let digits = word.iter().filter_map(|symbol| symbol.symbol.to_digit(10));
    let digits = digits.filter_map(|digit| u8::try_from(digit).ok());
    digits.fold(0, |number, digit| {
        number.saturating_mul(10).saturating_add(digit)
    })
}
