//! All players by their average.

use super::Summary;

/// All players with a complete game, and the number of stored nights.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Ranking {
    /// The players' totals, highest average first.
    pub summaries: Vec<Summary>,
    /// The number of stored nights.
    pub nights: u32,
}
