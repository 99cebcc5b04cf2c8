//! What an answer means, or the sentence that says why it means nothing.

use super::console::harmless;
use crate::domain::{BowlingGame, BowlingGames, Mark, Pins, Player, RuleError};
use crate::text::Language;

/// A count of players.
pub(super) fn people(language: Language, answer: &str) -> Result<usize, String> {
    match answer.parse() {
        Ok(people @ 1..=BowlingGames::MOST_PLAYERS) => Ok(people),
        _ => Err(language.no_people(&harmless(answer))),
    }
}

/// The roster with the player of that name.
pub(super) fn joined(
    language: Language,
    present: Option<&BowlingGames>,
    answer: &str,
) -> Result<BowlingGames, String> {
    let present = present.into_iter().flatten().map(BowlingGame::player);
    Player::new(answer)
        .and_then(|player| BowlingGames::new(present.chain([player])))
        .map_err(|refusal| language.refusal(refusal))
}

/// The games after the ball that was answered.
pub(super) fn bowled(
    language: Language,
    games: &BowlingGames,
    answer: &str,
) -> Result<BowlingGames, String> {
    let pins = pins(games, answer).ok_or_else(|| language.no_ball(&harmless(answer)))?;
    let mut after = games.clone();
    pins.and_then(|pins| after.bowl(pins))
        .map(|()| after)
        .map_err(|refusal| language.refusal(refusal))
}

fn pins(games: &BowlingGames, answer: &str) -> Option<Result<Pins, RuleError>> {
    let mut letters = answer.chars();
    let first = letters.next()?;
    match (Mark::of_symbol(first), letters.next()) {
        (Some(mark), None) => games.up().map(|up| up.frames().pins_of(mark)),
        _ => count(answer).map(Pins::new),
    }
}

/// A count without a sign, of any size that is worth a look.
fn count(answer: &str) -> Option<u8> {
    let only_digits = answer.bytes().all(|byte| byte.is_ascii_digit());
    answer.parse().ok().filter(|_| only_digits)
}
