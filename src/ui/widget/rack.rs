//! The pins of a rack as pictures, as many as stand. Which ones those are nobody knows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use crate::domain::Pins;
use crate::ui::widget::{Picture, PictureRow, Scale};
use crate::ui::{Look, layout};

const STANDING: Picture = [0x08, 0x08, 0x08, 0x1c, 0x1c, 0x1c, 0x1c, 0];
/// The place of one that fell.
const FALLEN: Picture = [0, 0, 0, 0, 0, 0, 0x08, 0];

/// A rack of large pins.
pub(crate) struct Rack<'view> {
    pub(crate) standing: Pins,
    pub(crate) scale: Scale,
    pub(crate) look: &'view Look,
}

impl Rack<'_> {
    /// How many pictures it is.
    pub(crate) const PINS: usize = Pins::ALL.count() as usize;
}

impl Widget for Rack<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Self {
            standing,
            scale,
            look,
        } = self;
        let pictures = |picture, pins: Pins, style| PictureRow {
            pictures: vec![picture; pins.count().into()],
            style,
            scale,
        };
        let stand = pictures(STANDING, standing, look.theme.pin);
        let rest = layout::right_of(area, scale.step(stand.pictures.len()));
        stand.render(area, buffer);
        pictures(FALLEN, standing.left(), look.theme.muted).render(rest, buffer);
    }
}
