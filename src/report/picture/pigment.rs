//! The colours of a picture, by meaning.

/// The same colours as the theme `alley`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Pigment {
    Ground,
    Cell,
    /// Behind the winner's name and score, and behind the result of the night.
    Lit,
    Rule,
    Text,
    Muted,
    Wood,
    Up,
    Strike,
    Spare,
    Foul,
    /// Text on the fill of a strike or a spare.
    Ink,
}

impl Pigment {
    /// Red, green and blue.
    pub(crate) const fn colour(self) -> [u8; 3] {
        match self {
            Self::Ground | Self::Ink => [0x0a, 0x0f, 0x45],
            Self::Cell => [0x1a, 0x1f, 0x5c],
            Self::Lit => [0x12, 0x2a, 0x78],
            Self::Rule => [0x4a, 0x4f, 0x86],
            Self::Text => [0xf6, 0xec, 0xd9],
            Self::Muted => [0xa9, 0x9f, 0xb8],
            Self::Wood => [0xf0, 0xbd, 0x74],
            Self::Up => [0x2c, 0xe8, 0xff],
            Self::Strike => [0xff, 0xd8, 0x4a],
            Self::Spare => [0xff, 0x7f, 0xc0],
            Self::Foul => [0xd0, 0x9c, 0xff],
        }
    }
}
