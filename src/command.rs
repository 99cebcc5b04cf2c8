//! What each sub-command does.

pub mod score;
