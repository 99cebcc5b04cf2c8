//! The list of nights: date, number of games, winner and players.

use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::{Clear, Widget};

use super::columns::NightColumns;
use crate::app::{HistoryScreen, Target};
use crate::ui::Canvas;
use crate::ui::layout;
use crate::ui::widget::Hidden;

/// The number of lines per night.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Spacing {
    Close,
    /// A blank line after each night.
    Airy,
    /// Three blank lines after each night.
    Wide,
}

impl Spacing {
    /// Airy if the whole list fits that way.
    pub(super) fn new(history: &HistoryScreen, area: Rect) -> Self {
        match Self::Airy.height(history, area) {
            Some(_) => Self::Airy,
            None => Self::Close,
        }
    }

    const fn lines(self) -> u16 {
        match self {
            Self::Close => 1,
            Self::Airy => 2,
            Self::Wide => 4,
        }
    }

    /// The height of the whole list. None if it is higher than the area.
    pub(super) fn height(self, history: &HistoryScreen, area: Rect) -> Option<u16> {
        let lines = layout::cells(history.entries.len()).saturating_mul(self.lines());
        (history.is_whole() && lines <= layout::rows_of(area).height).then_some(lines)
    }
}

pub(super) fn render(
    history: &HistoryScreen,
    spacing: Spacing,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let (look, count) = (canvas.look, history.entries.len());
    let inner = layout::rows_of(area);
    let spacing = spacing.lines();
    let fits = usize::from(inner.height.div_ceil(spacing));
    let shown = layout::page(count, fits, history.row);
    let entries = history.entries.get(shown.clone()).unwrap_or_default();
    let columns = NightColumns::new(entries, inner.width.into(), look);
    let rows = inner.rows().step_by(spacing.into());
    for (place, row) in shown.clone().zip(rows) {
        let Some(entry) = history.entries.get(place) else {
            break;
        };
        let height = spacing;
        let used = columns.render(entry, Rect { height, ..row }, canvas);
        canvas.regions.add(used, Target::Row(place));
        if place == history.row {
            canvas.buffer.set_style(used, look.theme.fill.up);
        }
    }
    let has_more = !history.is_whole() && shown.end < count;
    Hidden { count, shown, look }.render(area, canvas.buffer);
    if has_more {
        let older = Span::styled(look.language.older_nights(), look.theme.key);
        canvas.paint(Clear, layout::last(area));
        canvas.paint(older, layout::last(area));
    }
}
