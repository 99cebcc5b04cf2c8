//! A small data file that is always the same.

use std::sync::LazyLock;

use tenpin::report::read_nights;
use tenpin::store::Store;

use super::place;

const NIGHTS: [&str; 2] = [
    include_str!("../seeds/import/two-players.json"),
    include_str!("../seeds/import/corrected.json"),
];

/// Its bytes.
pub(crate) static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let directory = place::directory();
    let path = directory.path().join("tenpin.db");
    let store = Store::open(&path).unwrap();
    for night in NIGHTS.into_iter().flat_map(read_nights) {
        store.import(&night.unwrap()).unwrap();
    }
    // Closing moves the log into the file.
    drop(store);
    std::fs::read(path).unwrap()
});
