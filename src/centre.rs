//! Many lanes on PostgreSQL: the journal in each lane's file is sent unchanged. Runs only in companions
//! and in its own commands.
//!
//! There is no outbox. Events are numbered without gaps and never change, so the events to send are
//! those after the centre's head. One statement appends events and moves the head, but only if the head
//! is still the one the lane knows. So nothing is sent twice, out of order, or over events of another
//! machine.

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

use tokio::runtime::Runtime;

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

/// Runs a future on the calling thread.
pub fn block_on<Answer>(future: impl Future<Output = Answer>) -> io::Result<Answer> {
    Ok(runtime()?.block_on(future))
}

fn runtime() -> io::Result<Runtime> {
    tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .enable_time()
        .build()
}
