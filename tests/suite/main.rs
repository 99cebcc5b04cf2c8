//! One binary for every test that looks at the program from the outside.

#![expect(
    clippy::unwrap_used,
    reason = "what a test prepares is right, or the test is wrong"
)]

mod arrows;
mod calisthenics;
mod documents;
mod source;
