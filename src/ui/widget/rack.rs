//! The pins of a rack as pictures, as many as stand. Which ones those are nobody knows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::large::{self, Picture, Scale};
use crate::domain::Pins;
use crate::ui::Look;

/// A pin that stands.
const STANDING: Picture = [0x08, 0x08, 0x08, 0x1c, 0x1c, 0x1c, 0x1c, 0];
/// The place of one that fell.
const FALLEN: Picture = [0, 0, 0, 0, 0, 0, 0x08, 0];

/// How many pictures a rack is.
pub(crate) const PINS: usize = Pins::ALL.count() as usize;

/// Paints it.
pub(crate) fn render(
    (standing, scale): (Pins, Scale),
    look: &Look,
    area: Rect,
    buffer: &mut Buffer,
) {
    let stand = vec![STANDING; standing.count().into()];
    let fell = vec![FALLEN; standing.left().count().into()];
    large::render_pictures((&stand, look.theme.pin), scale, area, buffer);
    let rest = Rect {
        x: area.x + scale.step(stand.len()),
        ..area
    };
    large::render_pictures(
        (&fell, look.theme.muted),
        scale,
        rest.intersection(area),
        buffer,
    );
}
