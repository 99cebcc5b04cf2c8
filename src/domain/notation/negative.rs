//! A number with a minus sign, in a line where each token is one ball.

use super::{Symbol, is_ten};

/// The minus sign of a token such as `-1`, if the line has only numbers and a token before the
/// last is a single ball. Where tokens are frames, as in `81 -1 72 5`, only the last one may be
/// a single ball.
pub(super) fn negative_number(tokens: &[Vec<Symbol>]) -> Option<Symbol> {
    let tokens: Vec<_> = tokens.iter().filter(|token| !token.is_empty()).collect();
    let (_, earlier) = tokens.split_last()?;
    let is_known = |token: &&Vec<Symbol>| is_one_ball(token) || minus(token).is_some();
    let means_balls = tokens.iter().all(is_known) && earlier.iter().any(|token| is_one_ball(token));
    let minuses = tokens.iter().filter_map(|token| minus(token));
    minuses.take_while(|_| means_balls).next()
}

fn is_one_ball(token: &[Symbol]) -> bool {
    is_ten(token) || matches!(token, [digit] if digit.is_digit())
}

/// The minus sign before a number. None for any other token.
fn minus(token: &[Symbol]) -> Option<Symbol> {
    match token {
        [minus, digits @ ..] if minus.symbol == '-' && !digits.is_empty() => {
            digits.iter().all(Symbol::is_digit).then_some(*minus)
        }
        _ => None,
    }
}
