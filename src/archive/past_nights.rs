//! What earlier nights add up to: who bowled here and how well, the last night, and the records.

use jiff::civil::Date;

use crate::domain::Player;

/// All stored nights but tonight's.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct PastNights {
    /// How many there are.
    pub nights: u32,
    /// Everyone with a complete game, in no particular order.
    pub people: Vec<PastPlayer>,
    /// The latest one with a finished line. None if there is none.
    pub last: Option<LastNight>,
    /// The best of all nights, at most one record of each kind.
    pub records: Vec<PlaceRecord>,
}

/// The complete games of a player before tonight.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct PastPlayer {
    /// The name they bowled under.
    pub player: Player,
    /// The number of complete games, at least 1.
    pub games: u32,
    /// The sum of their scores.
    pub pins: u64,
    /// The local date on which the last night with one of them began.
    pub last: Date,
}

/// The scores of the last night.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LastNight {
    /// The local date on which it began.
    pub date: Date,
    /// The number of its last game with a complete line or with places.
    pub games: u32,
    /// Everybody with a line in a game that is over, in the order of play at the end.
    pub line_up: Vec<Player>,
    /// One row for each player, the highest series first.
    pub rows: Vec<LastRow>,
}

/// A player's complete games of the last night.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LastRow {
    /// Who bowled them.
    pub player: Player,
    /// The score of each game. None if the player has no complete line in it.
    pub scores: Vec<Option<u16>>,
}

/// The best ever bowled here.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct PlaceRecord {
    /// What is counted.
    pub kind: RecordKind,
    /// The first player to reach it.
    pub player: Player,
    /// The score, the pins of a night, or the strikes.
    pub value: u32,
    /// The local date on which that night began.
    pub date: Date,
}

/// What a record is about.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum RecordKind {
    /// The highest score of a game.
    Game,
    /// The most pins of a night.
    Series,
    /// The most strikes in a row.
    String,
}

impl PastNights {
    /// The past games of this player. None without a complete game before tonight.
    pub fn player(&self, player: Player) -> Option<&PastPlayer> {
        self.people.iter().find(|known| known.player == player)
    }
}

impl PastPlayer {
    /// The average, rounded the way bowlers quote it.
    pub fn average(&self) -> u64 {
        let games = u64::from(self.games.max(1));
        (self.pins + games / 2) / games
    }
}

impl LastRow {
    /// The sum of the scores.
    pub fn series(&self) -> u32 {
        self.scores.iter().flatten().copied().map(u32::from).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn an_average_is_rounded_to_the_nearest_pin() {
        let average = |games, pins| {
            let player = Player::new("PJS").unwrap();
            let last = date(2026, 11, 13);
            let past = PastPlayer {
                player,
                games,
                pins,
                last,
            };
            past.average()
        };
        assert_eq!(average(2, 365), 183);
        assert_eq!(average(3, 541), 180);
        assert_eq!(average(1, 300), 300);
    }

    #[test]
    fn a_series_leaves_out_games_that_were_not_bowled() {
        let player = Player::new("PJS").unwrap();
        let scores = vec![Some(180), None, Some(200)];
        assert_eq!(LastRow { player, scores }.series(), 380);
    }
}
