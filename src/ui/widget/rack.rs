//! The pins of a rack as pictures, as many as stand. Which ones those are nobody knows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use crate::domain::Pins;
use crate::ui::widget::{Picture, PictureRow, Scale};
use crate::ui::{Theme, layout};

const STANDING: Picture = [0x08, 0x08, 0x08, 0x1c, 0x1c, 0x1c, 0x1c, 0];
/// The place of one that fell.
const FALLEN: Picture = [0, 0, 0, 0, 0, 0, 0x08, 0];

/// A rack of large pins.
pub(crate) struct Rack<'view> {
    /// Those that stand.
    pub(crate) pins: Pins,
    pub(crate) scale: Scale,
    pub(crate) theme: &'view Theme,
}

impl Rack<'_> {
    /// How many pictures it is.
    pub(crate) const PINS: usize = Pins::ALL.count() as usize;
}

impl Widget for Rack<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (standing, scale) = (self.pins, self.scale);
        let pictures = |picture, pins: Pins, style| PictureRow {
            pictures: vec![picture; pins.count().into()],
            style,
            scale,
        };
        let stand = pictures(STANDING, standing, self.theme.pin);
        let rest = layout::right_of(area, scale.step(stand.pictures.len()));
        stand.render(area, buffer);
        pictures(FALLEN, standing.left(), self.theme.muted).render(rest, buffer);
    }
}
