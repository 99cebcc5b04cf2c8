//! All tests from outside the crate, in one test binary.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may stop at anything unexpected"
)]

mod arrows;
mod calisthenics;
mod cases;
#[cfg(feature = "centre")]
mod centre;
mod documents;
mod emptiness;
mod everyday;
mod exporting;
// A library is loaded before the system's: only where this is known to work.
#[cfg(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64"))]
mod faults;
mod floor;
mod following;
mod gallery;
mod journeys;
mod key_table;
mod leaves;
mod line_commands;
mod line_mode;
mod naming;
mod need;
mod night;
mod notation;
mod oracle;
mod outlook;
mod pictures;
mod portraits;
mod program;
mod properties;
mod readmes;
mod seeds;
mod serving;
mod source;
mod speaking;
mod stage;
mod stats;
mod storage;
mod stored_nights;
mod storms;
mod system;
mod tenth_frame;
#[cfg(unix)]
mod terminal;
mod way_out;
mod wholeness;
