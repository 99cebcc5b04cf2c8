//! How many instructions a game takes, ours compared with two yardsticks, counted by callgrind: the
//! same numbers whatever else the machine is doing.
//!
//! `cargo bench --bench instructions` (needs valgrind)

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

use std::process::Command;

use workload::{WORKLOADS, Workload, games, play};

const GAMES: usize = 1000;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, flag, workload, count] = arguments.as_slice()
        && flag == "--play"
    {
        play_here(workload, count.parse().expect("a count"));
        return;
    }
    for workload in WORKLOADS {
        let per_game = (count(workload, GAMES) - count(workload, 0)) / GAMES;
        println!(
            "{:<14}{per_game:>8} instructions a game",
            workload.to_string()
        );
    }
}

/// The games are generated in either case, so that this cancels out.
fn play_here(name: &str, count: usize) {
    let named = WORKLOADS
        .iter()
        .find(|workload| workload.to_string() == name);
    let games = games(GAMES);
    let sum = play(*named.expect("a workload"), &games[..count]);
    println!("{sum}");
}

fn count(workload: Workload, games: usize) -> usize {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe().expect("this program"))
        .args(["--play", &workload.to_string(), &games.to_string()])
        .output()
        .expect("valgrind");
    assert!(output.status.success(), "the games are played to their end");
    let report = String::from_utf8_lossy(&output.stderr);
    let collected = report
        .lines()
        .find_map(|line| line.split_once("Collected :"));
    let (_, total) = collected.expect("a count");
    total.trim().parse().expect("a count")
}
