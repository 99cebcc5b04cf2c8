//! How a finished game was won, from the running totals of its complete lines.

use super::{BowlingGame, BowlingGames, FrameNumber, Player, Standing, standings};

/// The shortest string of strikes worth mentioning.
const SHORTEST_STRING: u8 = 2;

/// Who took the lead for good, and in which frame.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Lead {
    player: Player,
    frame: FrameNumber,
}

impl Lead {
    /// The player who led.
    pub const fn player(&self) -> Player {
        self.player
    }

    /// The frame from which the player led.
    pub const fn frame(&self) -> FrameNumber {
        self.frame
    }
}

/// Who took the lead for good, and in which frame: after it and every later one, no other player
/// had as many points. None if first place is shared, if no other player has a complete line, or
/// if the game is not over.
pub fn lead_for_good(games: &BowlingGames) -> Option<Lead> {
    let standings = standings(games);
    let games: Vec<_> = standings.iter().map(Standing::game).collect();
    let (winner, others) = games
        .split_first()
        .filter(|(_, others)| !others.is_empty())?;
    let leads = |frame: &FrameNumber| others.iter().all(|other| is_ahead(winner, other, *frame));
    let mut frames: Vec<_> = FrameNumber::all().collect();
    frames.reverse();
    let led = frames.into_iter().take_while(leads);
    led.last().map(|frame| Lead {
        player: winner.player(),
        frame,
    })
}

fn is_ahead(game: &BowlingGame, other: &BowlingGame, frame: FrameNumber) -> bool {
    let totals = (total(game, frame), total(other, frame));
    matches!(totals, (Some(own), Some(others)) if own > others)
}

fn total(game: &BowlingGame, frame: FrameNumber) -> Option<u16> {
    game.scores().at(frame)
}

/// The games with the most strikes in a row, best place first. Empty if no player had two in a
/// row.
pub fn longest_strings(games: &BowlingGames) -> Vec<&BowlingGame> {
    let games: Vec<_> = standings(games).iter().map(Standing::game).collect();
    let string = |game: &&BowlingGame| game.frames().longest_string();
    let longest = games.iter().map(string).max();
    let longest = longest.filter(|longest| *longest >= SHORTEST_STRING);
    let has_longest = |game: &&BowlingGame| Some(string(game)) == longest;
    games.into_iter().filter(has_longest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Frame, notation};

    const NINES: &str = "9-9-9-9-9-9-9-9-9-9-";
    const EIGHTS: &str = "8-8-8-8-8-8-8-8-8-8-";

    /// A game with one line each for AAA, BBB and so on.
    fn games(lines: &[&str]) -> BowlingGames {
        let names = ["AAA", "BBB", "CCC"].map(|name| Player::new(name).unwrap());
        let mut games = BowlingGames::new(names.into_iter().take(lines.len())).unwrap();
        let frames = lines.iter().map(|line| notation::read(line).unwrap());
        let balls = frames.map(|frames| frames.iter().flat_map(Frame::balls).collect::<Vec<_>>());
        let mut balls: Vec<_> = balls.map(Vec::into_iter).collect();
        while let Some(index) = games.up().and_then(|up| games.position(up.player()))
            && let Some(ball) = balls[index - 1].next()
        {
            games.bowl(ball).unwrap();
        }
        games
    }

    fn lead(lines: &[&str]) -> Option<(String, u8)> {
        let lead = lead_for_good(&games(lines))?;
        Some((lead.player().to_string(), lead.frame().number()))
    }

    #[test]
    fn who_is_ahead_all_along_leads_from_the_first_frame_on() {
        assert_eq!(lead(&[NINES, EIGHTS]), Some(("AAA".to_owned(), 1)));
        assert_eq!(lead(&[EIGHTS, NINES]), Some(("BBB".to_owned(), 1)));
    }

    #[test]
    fn the_lead_for_good_is_the_last_one_taken() {
        // Totals 9 18 27 36 against 8 16 24 44.
        let late = "8-8-8-9/X9-9-9-9-9-";
        assert_eq!(lead(&[NINES, late]), Some(("BBB".to_owned(), 4)));
        // One point behind from the fourth frame to the ninth.
        let behind = "9-9-9-8-9-9-9-9-9-9/9";
        assert_eq!(lead(&[NINES, behind]), Some(("BBB".to_owned(), 10)));
    }

    #[test]
    fn all_others_must_be_behind() {
        // Totals 20 30 30 30 against 9 18 27 36.
        let starts_well = "XX----------------";
        assert_eq!(
            lead(&[NINES, EIGHTS, starts_well]),
            Some(("AAA".to_owned(), 4))
        );
    }

    #[test]
    fn a_shared_first_place_and_a_single_line_have_no_lead() {
        assert_eq!(lead(&[NINES, NINES]), None);
        let caught_up = "8-9-9-9-9-9-9-9-9-91";
        assert_eq!(lead(&[NINES, caught_up]), None, "in the last frame");
        assert_eq!(lead(&[NINES]), None);
        assert_eq!(lead(&[NINES, "9-9-"]), None, "the game is on");
    }

    #[test]
    fn the_longest_string_may_be_of_several() {
        let longest = |lines: &[&str]| -> Vec<String> {
            let games = games(lines);
            let players = longest_strings(&games).into_iter();
            players.map(|game| game.player().to_string()).collect()
        };
        let double = "XX----------------";
        let turkey = "----XXX----------";
        assert_eq!(longest(&[NINES, double, turkey]), ["CCC"]);
        assert_eq!(longest(&[double, NINES, double]), ["AAA", "CCC"]);
        assert!(longest(&[NINES, EIGHTS]).is_empty());
    }
}
