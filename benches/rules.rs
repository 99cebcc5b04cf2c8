//! How long a hundred games take, ours compared with two yardsticks, with the allocations of each.
//!
//! `cargo bench --bench rules`

#![expect(
    clippy::excessive_nesting,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "yardsticks are written as people write them, and stop at anything unexpected"
)]

#[path = "rules/workload.rs"]
mod workload;
#[path = "rules/yardstick.rs"]
mod yardstick;

use divan::{AllocProfiler, Bencher};
use workload::{WORKLOADS, Workload, games, play};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

#[divan::bench(args = WORKLOADS)]
fn hundred_games(bencher: Bencher<'_, '_>, workload: Workload) {
    let games = games(100);
    bencher.bench(|| play(workload, &games));
}
