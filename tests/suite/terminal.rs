//! The program in a real terminal: how it takes it, what it does with everything that can come in
//! from there, and that every way out gives it back as it was found.

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
