//! All games in order, and the total of each night.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::Serialize;

use super::{Average, FinishedGame};

/// The number of games in the form and in the moving average.
const FORM: usize = 10;

#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
pub struct Played {
    pub night: u32,
    /// The number of the game in its night, from 1.
    pub game: u32,
    /// The local date on which the night began.
    pub date: Date,
    pub score: u16,
}

/// A game in the chart, with the average of the ten games up to it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Charted {
    pub played: Played,
    pub moving: Average,
}

/// The games of one night, added up.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
pub struct NightSeries {
    pub pins: u64,
    pub games: u64,
    /// The local date on which the night began.
    pub date: Date,
}

/// All games, oldest first.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Record {
    played: Vec<Played>,
    /// By date and number: an imported night can have a higher number than a later one.
    nights: BTreeMap<(Date, u32), NightSeries>,
}

impl Record {
    pub(super) fn add(&mut self, game: &FinishedGame) {
        let score = game.score();
        self.played.push(Played {
            night: game.night,
            game: game.game,
            date: game.date,
            score,
        });
        let night = self
            .nights
            .entry((game.date, game.night))
            .or_insert(NightSeries {
                pins: 0,
                games: 0,
                date: game.date,
            });
        night.games += 1;
        night.pins += u64::from(score);
    }

    pub fn nights(&self) -> usize {
        self.nights.len()
    }

    /// The dates of the first and the last game.
    pub fn dates(&self) -> Option<(Date, Date)> {
        Some((self.played.first()?.date, self.played.last()?.date))
    }

    /// The best night; the earliest if there are ties.
    pub fn high_series(&self) -> Option<NightSeries> {
        let nights = self.nights.values().rev().copied();
        nights.max_by_key(|night| night.pins)
    }

    /// The nights, latest first.
    pub fn latest_nights(&self) -> impl Iterator<Item = NightSeries> {
        self.nights.values().rev().copied()
    }

    /// The average of the last ten games, or of all if there are fewer.
    pub fn form(&self) -> Average {
        average(self.latest(FORM))
    }

    /// At most this many of the latest games, oldest first.
    pub fn latest(&self, games: usize) -> &[Played] {
        let (_, latest) = self.played.split_at(self.earlier(games));
        latest
    }

    /// The latest games, each with the moving average.
    pub fn chart(&self, games: usize) -> impl Iterator<Item = Charted> {
        let ends = self.earlier(games) + 1..=self.played.len();
        ends.filter_map(|end| {
            let upto = self.played.get(end.saturating_sub(FORM)..end)?;
            Some(Charted {
                played: *upto.last()?,
                moving: average(upto),
            })
        })
    }

    /// The number of games before the latest ones.
    const fn earlier(&self, games: usize) -> usize {
        self.played.len().saturating_sub(games)
    }
}

fn average(played: &[Played]) -> Average {
    let mut average = Average::default();
    for game in played {
        average.add(u64::from(game.score));
    }
    average
}
