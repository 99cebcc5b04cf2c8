//! The rows of a list that are in sight, and how many are not.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{StatefulWidget, Widget};

use crate::app::Target;
use crate::ui::{Look, Regions, layout};

/// A part of a list. The first and the last line of the area are for what is out of sight; where
/// there is hardly any room they are rows too.
pub(crate) struct ListRows<'view, Item, Write> {
    pub(crate) items: &'view [Item],
    pub(crate) shown: Range<usize>,
    /// The line of an item at a place.
    pub(crate) write: Write,
    pub(crate) look: &'view Look,
}

impl<Item, Write> StatefulWidget for ListRows<'_, Item, Write>
where
    Write: Fn(usize, &Item) -> Line<'static>,
{
    type State = Regions;

    fn render(self, area: Rect, buffer: &mut Buffer, regions: &mut Regions) {
        let (shown, look, count) = (self.shown, self.look, self.items.len());
        let inner = layout::rows_of(area);
        let items = self.items.iter().enumerate().skip(shown.start);
        for ((place, item), row) in items.take(shown.len()).zip(inner.rows()) {
            (self.write)(place, item).render(row, buffer);
            regions.add(row, Target::Row(place));
        }
        if inner != area {
            Hidden { count, shown, look }.render(area, buffer);
        }
    }
}

/// ` ▲ 2 more `: what is out of sight of a list, on the first and the last line of the area.
pub(crate) struct Hidden<'view> {
    pub(crate) count: usize,
    pub(crate) shown: Range<usize>,
    pub(crate) look: &'view Look,
}

impl Widget for Hidden<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (language, theme) = (self.look.language, &self.look.theme);
        let (above, below) = (self.shown.start, self.count.saturating_sub(self.shown.end));
        let bottom = area.bottom().saturating_sub(1);
        let signs = [
            (above, language.more_above(above), area.top()),
            (below, language.more_below(below), bottom),
        ];
        for (_, sign, row) in signs.iter().filter(|(hidden, ..)| *hidden > 0) {
            buffer.set_stringn(area.x, *row, sign, usize::from(area.width), theme.key);
        }
    }
}
