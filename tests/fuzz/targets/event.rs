#![no_main]

#[path = "../bodies/event.rs"]
mod event;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| event::check(bytes));
