#![no_main]

#[path = "../bodies/database.rs"]
mod database;
#[path = "../bodies/place.rs"]
mod place;
#[path = "../bodies/small_file.rs"]
mod small_file;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| database::check(bytes));
