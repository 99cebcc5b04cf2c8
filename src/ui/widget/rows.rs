//! The visible rows of a list, and how many are hidden.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{StatefulWidget, Widget};

use crate::app::Target;
use crate::ui::lines::whole;
use crate::ui::writing::Writing;
use crate::ui::{Look, Regions, layout};

/// The viewport of a list. The first and last line of the area say how many rows are hidden; in a tiny
/// area they are rows too.
pub(crate) struct ListRows<'view, Item, Write> {
    pub(crate) items: &'view [Item],
    pub(crate) shown: Range<usize>,
    /// Writes the line of an item at an index.
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
            whole((self.write)(place, item), row.width).write(row, buffer);
            regions.add(row, Target::Row(place));
        }
        if inner != area {
            Hidden { count, shown, look }.render(area, buffer);
        }
    }
}

/// ` ▲ 2 more `: how many rows are hidden, on the first and last line of the area.
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
            (
                above,
                [language.more_above(above), format!(" ▲ {above} ")],
                area.top(),
            ),
            (
                below,
                [language.more_below(below), format!(" ▼ {below} ")],
                bottom,
            ),
        ];
        let style = Style::reset().patch(theme.key);
        let fits = |sign: &&String| layout::text_width(sign) <= area.width;
        for (_, signs, row) in signs.iter().filter(|(hidden, ..)| *hidden > 0) {
            let sign = signs.iter().find(fits).map_or("", String::as_str);
            buffer.set_string(area.x, *row, sign, style);
        }
    }
}
