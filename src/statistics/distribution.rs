//! How often each score was bowled, in bands of twenty points.

use serde::Serialize;

/// Points per band.
const WIDTH: u16 = 20;
/// The last band holds only the perfect game.
const BANDS: usize = 16;
const PERFECT: u16 = 300;

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
}
