//! Whole ways through the program, by keys: what a person types, and what then stands there.

mod bowling;
mod correcting;
mod leaving;
pub(crate) mod offering;
mod people;
mod regulars;
pub(crate) mod statistics;
mod undoing;
