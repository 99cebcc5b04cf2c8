//! How often each score was bowled, in bands of twenty points.

use serde::Serialize;

/// Points per band.
const WIDTH: u16 = 20;
/// The last band holds only the perfect game.
const BANDS: usize = 16;
const PERFECT: u16 = 300;
/// Merging this many bands into one leaves a single band.
const BANDS_ACROSS: u16 = 16;

/// Games per band.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Distribution([u64; BANDS]);

#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
pub struct Band {
    pub from: u16,
    pub to: u16,
    pub games: u64,
}

impl Distribution {
    pub(super) fn add(&mut self, score: u16) {
        if let Some(games) = self.0.get_mut(usize::from(score / WIDTH)) {
            *games += 1;
        }
    }

    /// From the lowest to the highest band that has a game.
    pub fn bands(&self) -> impl Iterator<Item = Band> {
        let bands = (0..).step_by(usize::from(WIDTH)).zip(self.0);
        let bands = bands.map(|(from, games)| Band {
            from,
            to: PERFECT.min(from + WIDTH - 1),
            games,
        });
        let last = self.0.iter().rposition(|games| *games > 0);
        let upto = bands.take(last.map_or(0, |last| last + 1));
        upto.skip_while(|band| band.games == 0)
    }

    /// The same in at most this many bands, merged if necessary.
    pub fn bands_within(&self, most: usize) -> Vec<Band> {
        let bands: Vec<_> = self.bands().collect();
        let merged = |times: u16| {
            let first = |band: &Band| band.from / (WIDTH * times);
            let groups = bands.chunk_by(|one, next| first(one) == first(next));
            groups.filter_map(|group| merge(group, times)).collect()
        };
        let times = (1..=BANDS_ACROSS).find(|times| {
            let bands: Vec<Band> = merged(*times);
            bands.len() <= most.max(1)
        });
        merged(times.unwrap_or(1))
    }
}

/// Merges a group into one band that is `times` as wide.
fn merge(group: &[Band], times: u16) -> Option<Band> {
    let width = WIDTH * times;
    let from = group.first()?.from / width * width;
    Some(Band {
        from,
        to: PERFECT.min(from + width - 1),
        games: group.iter().map(|band| band.games).sum(),
    })
}

impl Band {
    /// The number of different scores in it.
    pub const fn points(self) -> u16 {
        self.to - self.from + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bands(scores: &[u16], most: usize) -> Vec<(u16, u16, u64)> {
        let mut distribution = Distribution::default();
        for score in scores {
            distribution.add(*score);
        }
        let bands = distribution.bands_within(most).into_iter();
        bands.map(|band| (band.from, band.to, band.games)).collect()
    }

    #[test]
    fn bands_are_merged_until_they_fit_and_no_game_is_lost() {
        let scores = [95, 121, 139, 140, 205];
        assert_eq!(bands(&scores, 20).len(), 7);
        assert_eq!(
            bands(&scores, 4),
            [(80, 119, 1), (120, 159, 3), (160, 199, 0), (200, 239, 1)]
        );
        assert_eq!(bands(&scores, 1).len(), 1);
        for most in 1..20 {
            let games: u64 = bands(&scores, most).iter().map(|band| band.2).sum();
            assert_eq!(games, 5, "{most}");
        }
        assert_eq!(bands(&[], 3), []);
        assert_eq!(bands(&[300], 3), [(300, 300, 1)]);
    }

    #[test]
    fn a_band_spans_its_first_and_its_last_point() {
        let band = |from, to| Band { from, to, games: 1 };
        assert_eq!(band(80, 119).points(), 40);
        assert_eq!(band(300, 300).points(), 1);
    }
}
