//! How long a game takes.
fn main() {}
