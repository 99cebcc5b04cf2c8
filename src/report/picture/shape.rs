//! The shapes of a picture.

use super::Pigment;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Area {
    pub(crate) left: u32,
    pub(crate) top: u32,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Shape {
    Filled(Area, Pigment),
    /// The outline of a rectangle, one unit wide.
    Outlined(Area, Pigment),
    /// The half below the diagonal from the lower left to the upper right.
    Corner(Corner),
    /// A circle with this centre and radius.
    Ring((u32, u32), u32, Pigment),
    Text(Lettering, (u32, u32), String),
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Corner {
    pub(crate) left: u32,
    pub(crate) top: u32,
    pub(crate) side: u32,
    pub(crate) paint: Pigment,
}

/// Which point of a text is at its position.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// The style of a text.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Lettering {
    pub(crate) paint: Pigment,
    pub(crate) size: u32,
    pub(crate) anchor: Anchor,
}

impl Lettering {
    pub(crate) const fn new(paint: Pigment, size: u32) -> Self {
        Self {
            paint,
            size,
            anchor: Anchor::Start,
        }
    }

    pub(crate) const fn anchored(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }

    /// None for blank text. `at` is on the baseline.
    pub(crate) fn write(self, at: (u32, u32), text: &str) -> Option<Shape> {
        (!text.is_empty()).then(|| Shape::Text(self, at, text.to_owned()))
    }
}
