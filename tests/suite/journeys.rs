//! Whole ways through the program, by keys: what a person types, and what then stands there.

mod big;
mod bowling;
pub(crate) mod centre;
mod correcting;
pub(crate) mod history;
mod leaves;
mod leaving;
mod motion;
mod mouse;
pub(crate) mod needs;
mod nights;
pub(crate) mod offering;
mod pasting;
mod people;
mod phones;
mod pins;
mod regulars;
mod results;
mod scrolling;
mod sharing;
pub(crate) mod statistics;
mod ten;
mod themes;
mod tonight;
mod turns;
mod undoing;
mod watching;
