//! The rules of ten-pin bowling, and nothing else: no clock, no file, no terminal.
//!
//! Read it from the smallest type up. A ball knocks down [`Pins`] and is written as a [`Mark`]; a
//! [`FrameState`] is the state of one rack; [`NormalFrame`] and [`FinalFrame`] hold states; ten of
//! them are [`Frames`], whose [`Scores`] are the running totals; a [`Player`] with frames is a
//! them are [`Frames`], whose [`Scores`] are the running totals; a [`Player`] with frames is a
//! whose turn it is.
//!
//! Every error is a [`RuleError`], and a rejected call changes nothing.

#![warn(missing_docs)]

mod bowling_game;
mod bowling_games;
mod calls;
mod explanation;
mod final_frame;
pub mod forecast;
mod frame;
mod frame_number;
mod frame_state;
mod frames;
mod leave;
mod mark;
pub mod need;
mod normal_frame;
pub mod notation;
pub mod outlook;
mod pin;
mod pins;
mod player;
mod presence;
pub mod race;
mod rule_error;
mod score;
mod scores;
mod seat;
mod standings;
mod tally;

pub use bowling_game::BowlingGame;
pub use bowling_games::BowlingGames;
pub use calls::{Call, call};
pub use explanation::{Explanation, Wait};
pub use final_frame::FinalFrame;
pub use frame::Frame;
pub use frame_number::FrameNumber;
pub use frame_state::FrameState;
pub use frames::Frames;
pub use leave::{Leave, LeaveName};
pub use mark::Mark;
pub use normal_frame::NormalFrame;
pub use pin::Pin;
pub use pins::{Circle, Pins};
pub use player::Player;
pub use presence::Presence;
pub use rule_error::RuleError;
pub use score::Score;
pub use scores::Scores;
pub use seat::Seat;
pub use standings::{Standing, standings};
