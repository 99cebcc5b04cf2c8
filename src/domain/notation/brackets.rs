//! Brackets around a ball.

use super::{NotationError, NotationReason, Symbol, is_ten};

pub(super) fn without_brackets(token: &[Symbol]) -> Result<Vec<Symbol>, NotationError> {
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

/// The first ball of a token, and the rest after it.
fn without_bracket(first: Symbol, tail: &[Symbol]) -> Result<(Symbol, &[Symbol]), NotationError> {
    match (first.symbol, tail) {
        ('(', [ball, close, after @ ..]) if !ball.is_bracket() && close.symbol == ')' => {
            Ok((*ball, after))
        }
        ('(' | ')', _) => Err(first.refuse(NotationReason::Bracket)),
        _ => Ok((first, tail)),
    }
}
