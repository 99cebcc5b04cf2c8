//! The result of a night: each player's series, the high game, the most strikes in a row.
//!
//! Only complete lines count, as in a series. Before the first one the result is empty.

use super::columns::wrapped;
use super::sheet::SheetLine;
use crate::domain::Player;
use crate::night::{Night, Series};
use crate::text::Language;

/// The shortest string of strikes worth mentioning.
const SHORTEST_STRING: u16 = 2;

#[derive(Clone, Debug)]
pub(super) struct NightResult<'night> {
    night: &'night Night,
    /// The highest first; only players with a complete line.
    pub(super) series: Vec<Series>,
    pub(super) high: Option<Most>,
    string: Option<Most>,
}

/// The highest count, and the players who have it.
#[derive(Clone, Debug)]
pub(super) struct Most {
    pub(super) value: u16,
    pub(super) players: Vec<Player>,
}

impl<'night> NightResult<'night> {
    pub(super) fn new<'lines>(
        night: &'night Night,
        lines: impl Iterator<Item = &'lines SheetLine<'night>>,
    ) -> Self
    where
        'night: 'lines,
    {
        let mut series: Vec<_> = night.series().filter(|own| own.games > 0).collect();
        series.sort_by_key(|own| std::cmp::Reverse(own.total));
        let complete: Vec<_> = lines.filter(|line| line.frames.is_over()).collect();
        let scores = complete.iter().map(|line| (line.player, line.now()));
        let strings = complete.iter().map(|line| {
            let string = u16::from(line.frames.longest_string());
            (line.player, string)
        });
        Self {
            night,
            series,
            high: Most::new(scores),
            string: Most::new(strings).filter(|most| most.value >= SHORTEST_STRING),
        }
    }

    /// The players with the highest series. Empty if fewer than two have one, or while a game is running.
    pub(super) fn winners(&self) -> Vec<Player> {
        if self.night.is_running() {
            return vec![];
        }
        self.leaders()
    }

    fn leaders(&self) -> Vec<Player> {
        let best = match self.series.as_slice() {
            [first, _, ..] => Some(first.total),
            _ => None,
        };
        let first = self.series.iter().filter(|own| Some(own.total) == best);
        first.map(|own| own.person.name()).collect()
    }

    /// In words, no line wider than this. The winner and the series of the night are left out before
    /// a second game: they would repeat the result of the first.
    pub(super) fn lines(&self, width: usize, language: Language) -> Vec<String> {
        let has_series = self.series.iter().any(|own| own.games > 1);
        let night =
            has_series.then(|| [self.winner(width, language), self.series(width, language)]);
        let high = self.high.as_ref();
        let high = high.map(|most| language.high_game_of_night(&most.players, most.value));
        let string = self.string.as_ref();
        let string = string.map(|most| language.most_in_a_row(&most.players, most.value));
        let rest = [high, string].into_iter().flatten();
        let rest = rest.flat_map(|sentence| wrapped(sentence.split(' '), " ", width));
        let lines = night.into_iter().flatten().flatten().chain(rest);
        lines.filter(|line| !line.is_empty()).collect()
    }

    fn winner(&self, width: usize, language: Language) -> Vec<String> {
        let total = self.series.first().map_or(0, |own| own.total);
        let is_running = self.night.is_running();
        let sentence = language.first_of_night(&self.leaders(), total, is_running);
        wrapped(sentence.split(' '), " ", width)
    }

    /// A name is not separated from its total.
    fn series(&self, width: usize, language: Language) -> Vec<String> {
        let entry = |own: &Series| language.night_series(own.person.name(), own.total);
        let entries: Vec<_> = self.series.iter().map(entry).collect();
        let sentence = format!("{}: {}", language.series_of_the_night(), entries.join(", "));
        let lines = wrapped(sentence.split_inclusive(", "), "", width).into_iter();
        lines.map(|line| line.trim_end().to_owned()).collect()
    }
}

impl Most {
    /// None if no player has any.
    fn new(counts: impl Iterator<Item = (Player, u16)> + Clone) -> Option<Self> {
        let value = counts.clone().map(|(_, count)| count).max()?;
        let mut players: Vec<Player> = vec![];
        for (player, count) in counts {
            let is_named = players.contains(&player);
            players.extend((count == value && !is_named).then_some(player));
        }
        Some(Self { value, players })
    }
}
