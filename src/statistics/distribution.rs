//! How often each score was bowled, in bands of twenty pins.

/// The pins of a band.
const WIDTH: u16 = 20;
/// The last band is only the perfect game.
const BANDS: usize = 16;
const PERFECT: u16 = 300;

/// How many games fell into each band.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Distribution([u64; BANDS]);

/// Scores from here to there.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Band {
    /// The lowest score.
    pub from: u16,
    /// The highest score.
    pub to: u16,
    /// How many games.
    pub games: u64,
}

impl Distribution {
    /// One more game.
    pub(super) fn add(&mut self, score: u16) {
        if let Some(games) = self.0.get_mut(usize::from(score / WIDTH)) {
            *games += 1;
        }
    }

    /// From the lowest band with a game in it to the highest.
    pub fn bands(&self) -> impl Iterator<Item = Band> {
        let has_games = |games: &u64| *games > 0;
        let first = self.0.iter().position(has_games).unwrap_or(BANDS);
        let after = self
            .0
            .iter()
            .rposition(has_games)
            .map_or(0, |last| last + 1);
        let bands = (0..).step_by(usize::from(WIDTH)).zip(self.0);
        let band = |(from, games): (u16, u64)| Band {
            from,
            to: PERFECT.min(from + WIDTH - 1),
            games,
        };
        bands.map(band).take(after).skip(first)
    }
}
