//! Disk failures at any call, and power failures at any moment.
//!
//! A small library (`faults/shim.c`) is loaded before libc into a program that plays a night in the
//! real loop. It fails the n-th call of a kind, or logs every change of a file so that the disk can
//! be rebuilt as a power cut leaves it.

mod crash;
mod line_mode;
mod night_locks;
mod nth_call;
mod player;
mod power_loss;
mod preload;
mod script;

use std::path::Path;

use tenpin::archive::NightReference;
use tenpin::store::Store;

use crate::storage::problems;
use script::Script;

/// Opens the file as the next program does. Returns the number of events, or what is wrong: the file
/// can't be opened or checked, or its content is not the beginning of the night.
fn found(file: &Path, script: &Script) -> Result<u64, String> {
    let store = Store::open(file).map_err(|error| format!("can't be opened: {error:?}"))?;
    let problems = problems(&store);
    if !problems.is_empty() {
        return Err(format!("a check finds {problems:?}"));
    }
    let last = store.last().map_err(|error| format!("{error:?}"))?;
    let Some(last) = last else {
        return Ok(0);
    };
    let resumed = store.resume(NightReference::Last);
    let (night, _writer) = resumed.map_err(|error| format!("can't go on: {error:?}"))?;
    let events = night.journal().len();
    if last.number != 1 || night != script.beginning(events) {
        return Err(format!("night {} is another one", last.number));
    }
    Ok(events)
}

/// Random numbers, the same for the same seed.
struct Dice(u64);

impl Dice {
    const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// From 0 up to one less than this.
    const fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed >> 33) % sides
    }
}
