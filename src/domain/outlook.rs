//! What the current player can still reach, and what that takes.
//!
//! Everything here is certain: what is called possible can happen, and what is called out of reach
//! can't, whatever the others do. `now` never decreases, so a player who can't pass a rival's
//! current score never will.

use super::{BowlingGame, BowlingGames, FrameNumber, FrameState, Frames, Pins, Player, Standing};
use super::{forecast, standings};

/// How the current rack can end.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FrameResult {
    /// All ten pins with the first ball.
    Strike,
    /// All ten pins with two balls.
    Spare,
    /// Pins are left standing.
    Less,
}

/// The highest score still possible if the current rack ends this way. None if it can't.
///
/// Pins count more the earlier they fall, because a preceding spare counts only the first ball: so
/// the best spare is nine and one, and the best miss nine and none.
pub fn max_with(frames: &Frames, outcome: FrameResult) -> Option<u16> {
    let rack = frames.in_play()?;
    let standing = rack.standing()?;
    let nearly = standing.but_one();
    let mut after = *frames;
    match (outcome, rack) {
        (FrameResult::Strike, FrameState::Ready) => after.bowl(standing).ok()?,
        (FrameResult::Strike, _) => return None,
        (FrameResult::Spare, FrameState::Ready) => spare(&mut after, nearly)?,
        (FrameResult::Spare, _) => after.bowl(standing).ok()?,
        (FrameResult::Less, FrameState::Ready) => less(&mut after, nearly)?,
        (FrameResult::Less, _) => after.bowl(nearly).ok()?,
    }
    Some(forecast::max(&after))
}

fn spare(frames: &mut Frames, first: Pins) -> Option<()> {
    frames.bowl(first).ok()?;
    frames.bowl(first.left()).ok()
}

/// Misses the spare. If the game ends with the first ball, there is no second one.
fn less(frames: &mut Frames, first: Pins) -> Option<()> {
    frames.bowl(first).ok()?;
    if frames.is_over() {
        return Some(());
    }
    frames.bowl(Pins::NONE).ok()
}

/// The current player, and the best rival with at least as many points.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Chase<'games> {
    own: &'games Frames,
    rival: &'games BowlingGame,
}

impl Chase<'_> {
    /// The player to pass.
    pub const fn rival(&self) -> Player {
        self.rival.player()
    }

    /// The frames the rival has yet to finish.
    pub fn frames_to_go(&self) -> impl Iterator<Item = FrameNumber> {
        FrameNumber::all().skip(self.rival.finished())
    }

    /// The rack that the next ball goes to. None if the game is over.
    pub fn rack(&self) -> Option<FrameState> {
        self.own.in_play()
    }

    /// How many points it takes to pass the rival's current score.
    pub fn points(&self) -> u16 {
        self.points_of(self.own)
    }

    /// How many points it takes after a ball with these pins.
    pub fn points_after(&self, pins: Pins) -> u16 {
        let mut after = *self.own;
        after
            .bowl(pins)
            .map_or_else(|_| self.points(), |()| self.points_of(&after))
    }

    fn points_of(&self, frames: &Frames) -> u16 {
        let target = forecast::now(self.rival.frames()) + 1;
        target.saturating_sub(forecast::now(frames))
    }

    /// The fewest pins the next ball must knock down to keep the rival in reach. None if the rival
    /// is out of reach.
    pub fn least(&self) -> Option<Pins> {
        let standing = self.own.standing()?;
        let counts = 0..=standing.count();
        let mut pins = counts.filter_map(|count| Pins::new(count).ok());
        pins.find(|pins| self.can_pass_after(*pins))
    }

    fn can_pass_after(&self, pins: Pins) -> bool {
        let mut after = *self.own;
        let is_bowled = after.bowl(pins).is_ok();
        is_bowled && forecast::max(&after) > forecast::now(self.rival.frames())
    }
}

/// The rival to pass. None if the current player leads, or if no other player has any points
/// yet.
pub fn chase(games: &BowlingGames) -> Option<Chase<'_>> {
    let own = games.up()?;
    let rival = rivals(games, own).into_iter().next()?;
    let ahead = forecast::now(rival.frames());
    let is_behind = ahead > 0 && forecast::now(own.frames()) <= ahead;
    is_behind.then_some(Chase {
        own: own.frames(),
        rival,
    })
}

/// Has the current player won already, because no other player can catch up?
pub fn is_won(games: &BowlingGames) -> bool {
    let Some(own) = games.up() else {
        return false;
    };
    let rivals = rivals(games, own);
    let now = forecast::now(own.frames());
    let is_behind = |rival: &&BowlingGame| forecast::max(rival.frames()) < now;
    !rivals.is_empty() && rivals.iter().all(is_behind)
}

/// The other players' games, best first.
fn rivals<'games>(games: &'games BowlingGames, own: &BowlingGame) -> Vec<&'games BowlingGame> {
    let standings = standings(games);
    let games = standings.iter().map(Standing::game);
    games.filter(|game| game.player() != own.player()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Mark;

    /// A game of AAA and BBB, one ball per character.
    fn bowled(balls: &str) -> BowlingGames {
        let players = ["AAA", "BBB"].map(|name| Player::new(name).unwrap());
        let mut games = BowlingGames::new(players).unwrap();
        for ball in balls.chars() {
            let up = games.up().unwrap().frames();
            let pins = up.pins_of(Mark::from_symbol(ball).unwrap()).unwrap();
            games.bowl(pins).unwrap();
        }
        games
    }

    /// Both have 81 after nine frames, and AAA finishes with 90.
    fn last_frame(balls: &str) -> BowlingGames {
        bowled(&format!("{}9-{balls}", "9-9-".repeat(9)))
    }

    #[test]
    fn a_tie_is_not_won() {
        assert!(!is_won(&last_frame("9")));
        assert!(is_won(&last_frame("X")));
    }

    #[test]
    fn a_tie_does_not_pass() {
        let games = last_frame("-");
        let chase = chase(&games).unwrap();
        assert_eq!((chase.least(), chase.points()), (Some(Pins::ALL), 10));
        assert_eq!(chase.rack(), games.up().unwrap().frames().in_play());
        assert_eq!(chase.frames_to_go().count(), 0);
    }

    #[test]
    fn nobody_is_chased_before_there_are_points() {
        assert_eq!(chase(&bowled("")), None);
        let games = bowled("1");
        assert_eq!(chase(&games), None, "AAA is up and leads");
        let games = bowled("1-");
        assert_eq!(chase(&games).unwrap().frames_to_go().count(), 9);
    }
}
