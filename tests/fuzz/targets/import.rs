#![no_main]

#[path = "../bodies/import.rs"]
mod import;
#[path = "../bodies/place.rs"]
mod place;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| import::check(bytes));
