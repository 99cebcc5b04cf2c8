//! What can be shown: the language of the room, and what the terminal is able to do.

use super::{Depth, Glyphs};
use crate::text::Language;

/// What can be shown, and how.
#[derive(Clone, Copy, Debug)]
pub struct DisplayOptions {
    /// The language.
    pub language: Language,
    /// How many colours there are.
    pub depth: Depth,
    /// Which signs there are.
    pub glyphs: Glyphs,
}
