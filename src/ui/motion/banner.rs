//! Animations of the results: the podium rises, and the banner of a perfect game appears.

use ratatui::layout::Rect;

use super::MotionCanvas;
use crate::app::Target;
use crate::ui::Regions;
use crate::ui::layout::{above, last, right_of, top};

/// The number of places on a podium.
const PLACES: usize = 3;
/// The lines of the name and the score above a block.
const OVER: u16 = 2;
/// The number of frames in which the score of a banner appears, digit by digit.
const FIGURES: u16 = 3;

impl MotionCanvas<'_> {
    /// The blocks of the podium rise by a row per frame; the names come with the last one.
    pub(super) fn raise(&mut self, regions: &Regions) {
        for place in 1..=PLACES {
            let block = regions.find(Target::Podium(place));
            self.each(block, Self::raise_block);
        }
    }

    fn raise_block(&mut self, block: Rect) {
        let hidden = block.height.saturating_sub(self.step + 1);
        self.blank(top(block, hidden));
        if self.step + 1 < self.timing.steps() {
            let names = block.y.saturating_sub(OVER);
            self.blank(Rect {
                y: names,
                height: block.y - names,
                ..block
            });
        }
    }

    /// `3`, `30`, `300`, then the line below it from the left.
    pub(super) fn reveal(&mut self, banner: Rect) {
        let figures = (self.step + 1).min(FIGURES);
        let shown = banner.width * figures / FIGURES;
        self.blank(right_of(above(banner, 1), shown));
        let marks = (self.step + 1).saturating_sub(FIGURES);
        let steps = self.timing.steps() - FIGURES;
        self.blank(right_of(last(banner), banner.width * marks / steps.max(1)));
    }
}
