//! The pins of a rack as pictures, as many as stand. Which ones stand is not known.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use crate::domain::Pins;
use crate::ui::widget::{Picture, PictureRow, Scale};
use crate::ui::{Theme, layout};

const STANDING: Picture = [0x08, 0x08, 0x08, 0x1c, 0x1c, 0x1c, 0x1c, 0];
/// The place of a fallen pin.
const FALLEN: Picture = [0, 0, 0, 0, 0, 0, 0x08, 0];

pub(crate) struct Rack<'view> {
    /// The standing pins.
    pub(crate) pins: Pins,
    pub(crate) scale: Scale,
    pub(crate) theme: &'view Theme,
}

impl Rack<'_> {
    /// The number of pictures.
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
