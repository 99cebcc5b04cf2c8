//! One file a screen.

pub(super) mod big;
pub(super) mod board;
pub(super) mod corrections;
pub(super) mod help;
pub(super) mod history;
pub(super) mod offering;
pub(super) mod players;
pub(super) mod quitting;
pub(super) mod results;
pub(super) mod sharing;
pub(super) mod statistics;
pub(super) mod themes;
pub(super) mod tiny;
pub(super) mod watching;
