#![no_main]

#[path = "../bodies/notation.rs"]
mod notation;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| notation::check(bytes));
