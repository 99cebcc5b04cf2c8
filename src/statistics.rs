//! Statistics over finished games, for one player or for all. Pure: games are folded in one pass,
//! oldest first; averages are computed on demand.
//!
//! Only complete games count, all ten frames: never a running one, one that a player left, or an
//! abandoned one.
//!
//! - **Average**, **high** and **low game**: over the scores.
//! - **Series**: the total of one night, over the selected games.
//! - **Strikes**, **spares**, **opens**: strikes and spares per rack, so the tenth frame can have
//!   three; opens per frame. The percentages are shares of all three together.
//! - **First ball**: pins knocked down by the first ball of a frame, ten of them per game.
//! - **Clean game**: no open frame. **Longest string**: the most strikes in a row in one game.
//! - **By frame**: the score of each frame, bonus included. **By game**: the first game of a
//!   night, the second, and so on, even for a player who came late.
//! - **Form**: the last ten games compared with all of them.
//! - **Against** a rival: games that both completed; the higher score wins.
//!
//! A game belongs to the day on which its night began, in the local time of that night.

mod average;
mod averages;
mod bests;
mod distribution;
mod finished_game;
mod head_to_head;
pub mod leaves;
mod player_statistics;
mod ranking;
mod record;
mod summary;

pub use average::Average;
pub use averages::Averages;
pub use bests::{Best, Bests};
pub use distribution::{Band, Distribution};
pub use finished_game::{FinishedGame, Rival};
pub use head_to_head::{Encounters, HeadToHead};
pub use leaves::{LeaveCount, LeaveStatistics};
pub use player_statistics::PlayerStatistics;
pub use ranking::Ranking;
pub use record::{Charted, NightSeries, Played, Record};
pub use summary::Summary;

#[cfg(test)]
mod tests;
