//! Many lanes on PostgreSQL: the journal of each lane's file is passed on as it is. Runs only in
//! companions and in commands of its own.
//!
//! There is no outbox. Events are numbered without a gap and never change, so what is to be sent are
//! those after the head that the centre has. One statement moves a head from the one the lane knows
//! to the next and adds the events; if the head is another, nothing happens. So nothing is sent
//! twice, out of order, or over the story of another machine.

mod address;
mod check;
mod entries;
mod events;
mod fault;
mod fetch;
mod fold;
mod follower;
mod hall;
mod lane_line;
mod lanes;
mod link;
mod membership;
mod needs;
mod pages;
mod pass_on;
mod reader;
mod schema;
mod sender;
mod standings;
mod tls;

use std::io;

pub use address::CentreAddress;
pub use check::{CentreFault, CentreProblem, check};
pub use entries::{LARGEST, competitions, read_entries, replace_entries};
pub use fetch::{FetchedNight, fetch};
pub use follower::Follower;
pub use hall::{HallFollower, HallNews};
pub use lanes::lanes_with_needs;
pub use link::Link;
pub use membership::{JoinError, Membership, VARIABLE};
pub use pages::HallPages;
pub use pass_on::{PassNews, pass_on};
pub use schema::init;
pub use sender::{SendError, Sender};
pub use standings::{StandingsFollower, find_competition, standings};

/// Runs this on the thread that asks.
pub fn block_on<Answer>(future: impl Future<Output = Answer>) -> io::Result<Answer> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .enable_time()
        .build()?;
    Ok(runtime.block_on(future))
}
