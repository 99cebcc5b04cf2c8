//! Whether a player takes turns.

/// Whether a player takes turns in a game.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Presence {
    /// Takes turns.
    #[default]
    Bowls,
    /// Takes no turns until coming back.
    SitsOut,
    /// Has left; the line stays as it is.
    Left,
}
