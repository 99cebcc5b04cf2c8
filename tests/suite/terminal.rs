//! The program in a real terminal: how it sets it up, how it handles everything that can come from it,
//! and that it always restores it.

mod averages;
#[cfg(feature = "centre")]
mod centre;
mod completing;
mod dice;
mod environment;
mod floods;
mod glass;
mod keeping;
mod leaving;
mod mouse;
mod obstacles;
mod painting;
mod panics;
mod phones;
mod program;
mod pty;
mod random;
mod scoring;
mod sharing;
mod sizes;
mod stopping;
mod watching;
