//! The pins in the card of the current player: up to three large ones, otherwise the rack.

use ratatui::layout::Rect;

use super::Panel;
use crate::app::Target;
use crate::ui::widget::{LargePin, Rack};
use crate::ui::{Canvas, layout};

/// The most pins that are drawn large, and the blanks before them.
const MOST_LARGE: u8 = 3;
const BEFORE_PINS: u16 = 2;

/// Pins side by side.
#[derive(Clone, Copy)]
pub(super) struct LargePins {
    count: u8,
    /// The size of one pin.
    size: (u16, u16),
}

impl LargePins {
    fn drawn(self) -> u16 {
        let (width, _) = self.size;
        (u16::from(self.count) * (width + 1)).saturating_sub(1)
    }

    /// The width including the blanks before them.
    pub(super) fn columns(self) -> u16 {
        self.drawn() + BEFORE_PINS
    }
}

impl Panel<'_> {
    /// Up to three large pins, if the words fit next to them without becoming smaller. None if they don't,
    /// or if it is known which pins are standing.
    pub(super) fn large_pins(&self, upper: Rect, body: Rect) -> Option<LargePins> {
        let count = self.standing()?.count();
        let is_few = (1..=MOST_LARGE).contains(&count) && self.board.deck().is_none();
        let words = self.large_words();
        let with_rack = self.word_size(&words, (body, 0));
        let mut sizes = LargePin::SIZES
            .into_iter()
            .map(|size| LargePins { count, size });
        let found = sizes.find(|pins| {
            let (columns, (_, rows)) = (pins.columns(), pins.size);
            let size = self.word_size(&words, (body, columns));
            let is_wide = columns + self.words_width() <= body.width;
            rows <= upper.height && is_wide && (with_rack.is_none() || size == with_rack)
        });
        found.filter(|_| is_few)
    }

    /// Next to the words if there is room above the outlook, otherwise starting at the call.
    pub(super) fn render_large_pins(
        &self,
        pins: LargePins,
        (upper, rest): (Rect, Rect),
        canvas: &mut Canvas<'_>,
    ) {
        let (width, height) = pins.size;
        let area = if height <= rest.height { rest } else { upper };
        let area = layout::top(area, height);
        let own = layout::right_of(area, area.width.saturating_sub(pins.drawn()));
        let theme = &self.look.theme;
        for pin in 0..u16::from(pins.count) {
            canvas.paint(LargePin { theme }, layout::right_of(own, pin * (width + 1)));
        }
        canvas.regions.add(own, Target::Pins);
    }

    /// The rack.
    pub(super) fn render_card_pins(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let beside = area.width.saturating_sub(Rack::WIDTH);
        let right = layout::right_of(area, beside.max(self.words_width()));
        self.render_pins(layout::top(right, Rack::HEIGHT), canvas);
    }
}
