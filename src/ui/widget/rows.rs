//! The rows of a list that are in sight, and how many are not.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{StatefulWidget, Widget};

use crate::app::Target;
use crate::ui::widget::Hidden;
use crate::ui::{Look, Regions, layout};

/// A part of a list. The first and the last line of the area are for what is out of sight; where
/// there is hardly any room they are rows too.
pub(crate) struct ListRows<'view> {
    pub(crate) count: usize,
    pub(crate) shown: Range<usize>,
    /// Those that are shown.
    pub(crate) lines: Vec<Line<'view>>,
    pub(crate) look: &'view Look,
}

impl StatefulWidget for ListRows<'_> {
    type State = Regions;

    fn render(self, area: Rect, buffer: &mut Buffer, regions: &mut Regions) {
        let inner = layout::rows_of(area);
        let rows = self.lines.into_iter().zip(inner.rows());
        for (place, (line, row)) in self.shown.clone().zip(rows) {
            line.render(row, buffer);
            regions.add(row, Target::Row(place));
        }
        if inner != area {
            let hidden = Hidden {
                count: self.count,
                shown: self.shown,
                look: self.look,
            };
            hidden.render(area, buffer);
        }
    }
}
