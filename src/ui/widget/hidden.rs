//! ` ▲ 2 more `: what is out of sight of a list, told on the lines above and below it.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::ui::Look;

/// The signs for a list of so many entries of which these are shown. The first and the last line of
/// the area are theirs.
pub(crate) fn render(
    (count, shown): (usize, &Range<usize>),
    look: &Look,
    area: Rect,
    buffer: &mut Buffer,
) {
    let (above, below) = (shown.start, count.saturating_sub(shown.end));
    let bottom = area.bottom().saturating_sub(1);
    let signs = [
        (above, look.language.more_above(above), area.top()),
        (below, look.language.more_below(below), bottom),
    ];
    for (_, sign, row) in signs.iter().filter(|(hidden, ..)| *hidden > 0) {
        buffer.set_stringn(area.x, *row, sign, usize::from(area.width), look.theme.key);
    }
}
