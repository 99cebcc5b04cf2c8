//! Personal bests, with the day each was first reached.

use jiff::civil::Date;
use serde::Serialize;

use super::FinishedGame;

#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
pub struct Best {
    pub value: u16,
    /// When it was first reached.
    pub date: Date,
}

/// Personal bests within one game.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Bests {
    pub game: Option<Best>,
    /// The most strikes in a row; None before the first strike.
    pub string: Option<Best>,
}

impl Bests {
    pub(super) fn add(&mut self, game: &FinishedGame) {
        let date = game.date;
        let (score, string) = (game.score(), u16::from(game.frames.longest_string()));
        better(&mut self.game, Best { value: score, date });
        if string > 0 {
            better(
                &mut self.string,
                Best {
                    value: string,
                    date,
                },
            );
        }
    }
}

fn better(best: &mut Option<Best>, new: Best) {
    if best.is_none_or(|best| best.value < new.value) {
        *best = Some(new);
    }
}
