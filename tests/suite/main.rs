//! What the whole program promises, seen from outside.

#![expect(clippy::unwrap_used, reason = "tests")]

mod night;
