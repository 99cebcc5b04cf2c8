//! A data file in which some bytes were changed: every query is answered or refused.
//!
//! Four bytes of the input are one change: an offset of three bytes, and the new byte there. An offset
//! beyond the end truncates the file, at the offset modulo its length.

use std::path::Path;

use jiff::Timestamp;
use tenpin::archive::{NightQuery, NightReference, Selection};
use tenpin::store::{Store, Watcher};

use super::{place, small_file};

pub(crate) fn check(changes: &[u8]) {
    let mut bytes = small_file::FILE.clone();
    for change in changes.chunks_exact(4) {
        apply(change, &mut bytes);
    }
    let directory = place::directory();
    let path = directory.path().join("tenpin.db");
    std::fs::write(&path, bytes).unwrap();
    if let Ok(store) = Store::look(&path) {
        ask(&store);
    }
    watch(&path);
}

fn apply(change: &[u8], bytes: &mut Vec<u8>) {
    let &[high, middle, low, value] = change else {
        return;
    };
    let offset = u32::from_be_bytes([0, high, middle, low]);
    let offset = usize::try_from(offset).unwrap();
    match bytes.get_mut(offset) {
        Some(byte) => *byte = value,
        None => bytes.truncate(offset % bytes.len().max(1)),
    }
}

fn ask(store: &Store) {
    let nights = store.nights(&NightQuery::default()).unwrap_or_default();
    for night in nights {
        let _ = store.read(NightReference::Number(night.number));
    }
    let _ = store.read(NightReference::Last);
    let _ = store.check(&mut drop);
    let _ = store.count_nights();
    let _ = store.last_open(Timestamp::UNIX_EPOCH);
    let _ = store.past_nights(None);
    let _ = store.ranking();
    for player in store.players().unwrap_or_default() {
        let _ = store.finished_games(player, Selection::default());
    }
    let _ = store.setting("theme");
}

fn watch(path: &Path) {
    let Ok(mut watcher) = Watcher::new(path, NightReference::Last) else {
        return;
    };
    watcher.glance();
    watcher.glance();
}
