#![no_main]

#[path = "../bodies/keys.rs"]
mod keys;
#[path = "../../suite/stage.rs"]
#[expect(dead_code, reason = "the suite asks the stage for more")]
mod stage;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| keys::check(bytes));
