//! ` ▲ 2 more `: what is out of sight of a list, told on the lines above and below it.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use crate::ui::Look;

/// The signs for a list of which only a part is shown. The first and the last line of the area are
/// theirs.
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
