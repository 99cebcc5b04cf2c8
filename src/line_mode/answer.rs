//! Parses short answers: counts, yes or no, balls.

use crate::domain::{BowlingGame, BowlingGames, Leave, Mark, Pins, RuleError};
use crate::text::Language;

pub(super) fn people(language: Language, answer: &str) -> Result<usize, String> {
    match count::<usize>(answer) {
        Some(people @ 1..=BowlingGames::MOST_PLAYERS) => Ok(people),
        _ => Err(language.no_people().to_owned()),
    }
}

/// True for yes, false for no, None for anything else.
pub(super) fn yes_or_no(answer: &str) -> Option<bool> {
    match answer.to_lowercase().as_str() {
        "y" | "yes" | "네" | "예" => Some(true),
        "n" | "no" | "아니오" | "아니요" => Some(false),
        _ => None,
    }
}

/// The next ball of this game. None if the answer is not a ball.
pub(super) fn pins(up: &BowlingGame, answer: &str) -> Option<Result<Pins, RuleError>> {
    if let Some(pins) = answer
        .strip_prefix('{')
        .and_then(|rest| rest.strip_suffix('}'))
    {
        return Some(leaving(up, pins));
    }
    let mut letters = answer.chars();
    let first = letters.next()?;
    match (Mark::from_symbol(first), letters.next()) {
        (Some(mark), None) => Some(up.frames().pins_of(mark)),
        _ => count(answer).map(Pins::new),
    }
}

/// The ball that leaves these pins, `6-10`.
fn leaving(up: &BowlingGame, pins: &str) -> Result<Pins, RuleError> {
    let numbers = pins
        .split('-')
        .map(|pin| count(pin.trim()).unwrap_or_default());
    let leave = Leave::new(numbers)?;
    let before = up.frames().standing().map_or(0, Pins::count);
    let fell = before.checked_sub(leave.count());
    let fell = fell.ok_or(RuleError::LeaveDoesNotFit {
        fell: 0,
        standing: leave.count(),
        before,
    })?;
    Ok(Pins::new(fell)?.leaving(leave))
}

/// Digits only, without a sign.
pub(super) fn count<T: std::str::FromStr>(answer: &str) -> Option<T> {
    let only_digits = answer.bytes().all(|byte| byte.is_ascii_digit());
    answer.parse().ok().filter(|_| only_digits)
}
