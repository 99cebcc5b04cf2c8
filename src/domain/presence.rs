//! Whether a player takes turns.

/// What a person does while the game goes on.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Presence {
    /// Takes turns.
    #[default]
    Bowls,
    /// Takes none for a while.
    SitsOut,
    /// Has gone home: the line stays as it is.
    Left,
}
