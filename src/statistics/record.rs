//! The games one after another, and what each night came to.

use std::collections::BTreeMap;

use jiff::civil::Date;

use super::{Average, FinishedGame};

/// How many games make a player's form, and each point of the moving average.
const FORM: usize = 10;

/// One game, as it stands in a list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Played {
    /// The number of its night.
    pub night: u32,
    /// Which game of that night.
    pub game: u32,
    /// The day on which the night began.
    pub date: Date,
    /// What it came to.
    pub score: u16,
}

/// One game of a chart, with the average of the last ten up to it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Charted {
    /// The game.
    pub played: Played,
    /// Of it and those before it, ten at most.
    pub moving: Average,
}

/// The games of one night, added up.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct NightSeries {
    /// The day on which it began.
    pub date: Date,
    /// How many games.
    pub games: u64,
    /// What they came to.
    pub pins: u64,
}

/// All games, oldest first.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Record {
    played: Vec<Played>,
    nights: BTreeMap<u32, NightSeries>,
}

impl Record {
    /// One more game.
    pub(super) fn add(&mut self, game: &FinishedGame) {
        let score = game.score();
        let date = game.date;
        self.played.push(Played {
            night: game.night,
            game: game.game,
            date,
            score,
        });
        let night = self.nights.entry(game.night).or_insert(NightSeries {
            date,
            games: 0,
            pins: 0,
        });
        night.games += 1;
        night.pins += u64::from(score);
    }

    /// How many nights.
    pub fn nights(&self) -> usize {
        self.nights.len()
    }

    /// The days of the first and the last game.
    pub fn dates(&self) -> Option<(Date, Date)> {
        Some((self.played.first()?.date, self.played.last()?.date))
    }

    /// The best night; of several as good the first.
    pub fn high_series(&self) -> Option<NightSeries> {
        let nights = self.nights.values().rev().copied();
        nights.max_by_key(|night| night.pins)
    }

    /// The last ten games, or as many as there are.
    pub fn form(&self) -> Average {
        average(self.latest(FORM))
    }

    /// The latest games, oldest first, at most this many.
    pub fn latest(&self, games: usize) -> &[Played] {
        let earlier = self.played.len().saturating_sub(games);
        self.played.get(earlier..).unwrap_or_default()
    }

    /// The same, each with the moving average.
    pub fn chart(&self, games: usize) -> impl Iterator<Item = Charted> {
        let earlier = self.played.len().saturating_sub(games);
        let ends = earlier + 1..=self.played.len();
        ends.filter_map(|end| {
            let upto = self.played.get(end.saturating_sub(FORM)..end)?;
            Some(Charted {
                played: *upto.last()?,
                moving: average(upto),
            })
        })
    }
}

fn average(played: &[Played]) -> Average {
    let mut average = Average::default();
    for game in played {
        average.add(u64::from(game.score));
    }
    average
}
