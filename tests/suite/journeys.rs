//! Whole ways through the program, by keys: what a person types, and what then stands there.

pub(crate) mod archive;
mod big;
mod bowling;
mod correcting;
mod leaving;
mod motion;
pub(crate) mod offering;
mod people;
mod regulars;
mod sharing;
pub(crate) mod statistics;
mod themes;
mod undoing;
mod watching;
