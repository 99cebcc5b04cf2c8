//! All players by their average.

use super::Summary;

/// All players with a complete game, and how many nights it took.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Ranking {
    /// Highest average first.
    pub summaries: Vec<Summary>,
    /// The number of stored nights.
    pub nights: u32,
}
