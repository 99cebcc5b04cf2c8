//! The name of the program in large letters, with ten pins next to it if they fit.

use ratatui::layout::Rect;

use crate::domain::Pins;
use crate::ui::layout::{centred, right_of};
use crate::ui::widget::{Letters, Rack, Size};
use crate::ui::{Canvas, Look};

pub(super) const NAME: &str = "TENPIN";

/// The gap between the name and the pins, and the width of the pins.
const GAP: u16 = 5;
const LEAST_GAP: u16 = 3;
const PINS: u16 = 13;

/// The width including the pins.
pub(super) fn with_pins(size: Size) -> u16 {
    size.width(NAME) + LEAST_GAP + PINS
}

/// Paints it in the middle of an area as high as the letters.
pub(super) fn render(size: Size, area: Rect, canvas: &mut Canvas<'_>) {
    let Look { theme, .. } = canvas.look;
    let own = size.width(NAME);
    let has_pins = with_pins(size) <= area.width && size.rows() >= Rack::HEIGHT;
    let width = if has_pins { own + GAP + PINS } else { own };
    let middle = centred(area, width, area.height);
    let (word, style) = (NAME, theme.title);
    canvas.paint(Letters { word, size, style }, middle);
    if has_pins {
        let right = right_of(middle, middle.width - PINS);
        let pins = Pins::ALL;
        let deck = None;
        canvas.paint(
            Rack { pins, deck, theme },
            centred(right, PINS, Rack::HEIGHT),
        );
    }
}
