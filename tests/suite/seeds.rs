//! The seeds of the fuzzer, each run through the same code.

#[path = "../fuzz/bodies/database.rs"]
mod database;
#[path = "../fuzz/bodies/event.rs"]
mod event;
#[path = "../fuzz/bodies/import.rs"]
mod import;
#[path = "../fuzz/bodies/keys.rs"]
mod keys;
#[path = "../fuzz/bodies/notation.rs"]
mod notation;
#[path = "../fuzz/bodies/place.rs"]
mod place;
#[path = "../fuzz/bodies/request.rs"]
mod request;
#[path = "../fuzz/bodies/small_file.rs"]
mod small_file;

use std::fs;
use std::path::Path;

use crate::serving::Server;
use crate::storage::Place;

/// Every seed of a target.
fn replay(target: &str, check: impl Fn(&[u8])) {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/seeds");
    let seeds = fs::read_dir(seeds.join(target)).unwrap();
    let mut seeds: Vec<_> = seeds.map(|seed| seed.unwrap().path()).collect();
    seeds.sort();
    assert!(!seeds.is_empty(), "{target}");
    for seed in seeds {
        // Shown if it fails.
        println!("{}", seed.display());
        check(&fs::read(seed).unwrap());
    }
}

#[test]
fn notation_is_written_as_it_was_read() {
    replay("notation", notation::check);
}

#[test]
fn events_are_written_as_they_were_read() {
    replay("event", event::check);
}

#[test]
fn imported_nights_are_the_same_everywhere() {
    replay("import", import::check);
}

#[test]
fn keys_and_pastes_make_a_night_that_can_be_read_back() {
    replay("keys", keys::check);
}

#[test]
fn changed_bytes_in_the_file_do_no_harm() {
    replay("database", database::check);
}

#[test]
fn requests_are_answered_or_dropped() {
    let place = Place::fast();
    fs::write(place.file(), &*small_file::FILE).unwrap();
    let mut server = Server::start(&place);
    replay("request", |bytes| request::check(&server.url(), bytes));
    assert!(server.is_running());
}
