//! Personal bests, and the day of each: the first time it was reached.

use jiff::civil::Date;

use super::FinishedGame;

/// Something that was never bettered.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Best {
    /// How much.
    pub value: u16,
    /// When, for the first time.
    pub date: Date,
}

/// Personal bests in one game.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Bests {
    /// The highest score.
    pub game: Option<Best>,
    /// The most strikes in a row; None before the first strike.
    pub string: Option<Best>,
}

impl Bests {
    /// One more game.
    pub(super) fn add(&mut self, game: &FinishedGame) {
        let FinishedGame { date, frames, .. } = game;
        let (value, string) = (game.score(), u16::from(frames.longest_string()));
        self.game = better(self.game, Best { value, date: *date });
        let string = (string > 0).then_some(Best {
            value: string,
            date: *date,
        });
        self.string = string.map_or(self.string, |string| better(self.string, string));
    }
}

fn better(best: Option<Best>, now: Best) -> Option<Best> {
    let kept = best.filter(|best| best.value >= now.value);
    kept.or(Some(now))
}
