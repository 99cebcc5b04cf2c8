//! What finished games add up to, for one player or for all. Pure: games go in, oldest first, and are
//! folded in one pass; averages are computed only on demand.
//!
//! Only whole games count, all ten frames: never one that is still running, that a player left, or that
//! was abandoned.
//!
//! - **Average**, **high** and **low game**: of the scores.
//! - **Series**: the games of one night added up, those of them that were asked for.
//! - **Strikes**, **spares**, **opens**: strikes and spares by rack, so the tenth frame can have three;
//!   opens by frame. The percentages are parts of all of these together, so they add up to 100.
//! - **First ball**: the pins that the first ball of a frame took, over ten a game.
//! - **Clean game**: no open frame. **Longest string**: the most strikes in a row within one game.
//! - **By frame**: what each frame was worth, bonus included. **By game**: the first game of a night,
//!   the second, and so on, also for a player who came late.
//! - **Form**: the last ten games beside all of them.
//! - **Against** a rival: games in which both have a whole line; the higher score has won.
//!
//! A game belongs to the day on which its night began, in local time there.

mod average;
mod averages;
mod bests;
mod distribution;
mod finished_game;
mod head_to_head;
mod player_statistics;
mod record;
mod summary;

pub use average::Average;
pub use averages::Averages;
pub use bests::{Best, Bests};
pub use distribution::{Band, Distribution};
pub use finished_game::{FinishedGame, Rival};
pub use head_to_head::{Encounters, HeadToHead};
pub use player_statistics::PlayerStatistics;
pub use record::{Charted, NightSeries, Played, Record};
pub use summary::Summary;

#[cfg(test)]
mod tests;
