//! A hall of simulated lanes on a real PostgreSQL: how long a ball takes to the centre and to a
//! screen, the server's CPU and memory, and that nothing is lost, duplicated or out of order.
//!
//! `cargo bench --bench centre` simulates a small hall. Variables make it larger: `TENPIN_LANES`,
//! `TENPIN_SCREENS`, `TENPIN_SECONDS`, `TENPIN_OUTAGES`, `TENPIN_BACKLOG` (events bowled while the server
//! is away); `TENPIN_POOLER=1` adds a PgBouncer.
//!
//! `cargo bench --bench centre -- instructions` counts the instructions of a ball in the game's process,
//! with and without a companion (needs valgrind).

#![expect(
    clippy::cast_precision_loss,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a benchmark may stop at anything unexpected"
)]

#[path = "../tests/suite/centre/cluster.rs"]
#[expect(dead_code, reason = "tests need more of it")]
mod cluster;
#[path = "centre/companion.rs"]
mod companion;
#[path = "centre/evening.rs"]
mod evening;
#[path = "centre/figures.rs"]
mod figures;
#[path = "centre/instructions.rs"]
mod instructions;
#[path = "centre/lanes.rs"]
mod lanes;
#[path = "../tests/suite/centre/pooler.rs"]
mod pooler;
#[path = "centre/screens.rs"]
mod screens;
#[path = "centre/usage.rs"]
mod usage;
#[path = "centre/wholeness.rs"]
mod wholeness;

use std::time::{Duration, Instant};

use evening::Evening;

/// The size of the hall.
#[derive(Clone, Copy, Debug)]
struct Scale {
    lanes: usize,
    screens: usize,
    seconds: usize,
    outages: usize,
    backlog: usize,
    poolers: usize,
}

fn main() {
    if std::env::args().any(|word| word == "instructions") {
        return instructions::measure();
    }
    let scale = Scale {
        lanes: number("TENPIN_LANES", 50),
        screens: number("TENPIN_SCREENS", 10),
        seconds: number("TENPIN_SECONDS", 10),
        outages: number("TENPIN_OUTAGES", 1),
        backlog: number("TENPIN_BACKLOG", 25_000),
        poolers: number("TENPIN_POOLER", 0),
    };
    if let Some(evening) = Evening::begin(scale) {
        evening.run();
    }
}

fn number(name: &str, usual: usize) -> usize {
    let named = std::env::var(name).ok();
    named.map_or(usual, |number| number.parse().unwrap())
}

/// Polls until this is true.
#[track_caller]
fn wait_until(what: &str, mut is_true: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(300);
    while !is_true() {
        assert!(Instant::now() < deadline, "waited in vain until {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}
