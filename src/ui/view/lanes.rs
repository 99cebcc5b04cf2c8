//! All lanes of a hall.
//!
//! ```text
//!  lane  game  frame  up   players  last event
//!  3     1     2      PJS  4        4 min ago   SILENT
//!  12    2     7      KYJ  6        3 sec ago
//! ```

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::waiting::Waiting;
use crate::app::{LanesScreen, Reach, Target};
use crate::archive::LaneRow;
use crate::report::columns::{left, widest};
use crate::ui::layout::{self, above, below, right_of};
use crate::ui::model::Page;
use crate::ui::widget::{Heading, Hidden};
use crate::ui::{Canvas, Look};
use ratatui::widgets::Widget;

/// The gap between two columns.
const GAP: &str = "  ";

pub(super) fn render(lanes: &LanesScreen, page: Page<'_>, canvas: &mut Canvas<'_>) {
    let (whole, look) = (canvas.buffer.area, canvas.look);
    let heading = Heading {
        right: Some(look.language.lanes_count(lanes.rows.len())).filter(|_| !lanes.rows.is_empty()),
        ..Heading::new(look.language.all_lanes())
    };
    page.render(&heading, whole, canvas);
    let body = above(below(whole, 1), 1);
    if lanes.rows.is_empty() {
        let waiting = Waiting {
            large: vec![look.language.large_waiting().to_owned()],
            lines: vec![told(lanes, look).unwrap_or_else(|| Line::raw(look.language.no_lanes()))],
        };
        return waiting.render_body(body, canvas);
    }
    let table = LaneTable::new(&lanes.rows, look);
    let first = told(lanes, look).unwrap_or_else(|| table.heading());
    canvas.line(first, right_of(layout::line(body, 0), 1));
    render_rows(lanes, &table, below(body, 1), canvas);
}

/// Why there are no updates. None if the centre answers.
pub(super) fn told(lanes: &LanesScreen, look: &Look) -> Option<Line<'static>> {
    let is_away = lanes.reach == Reach::Away;
    is_away.then(|| Line::styled(look.language.centre_is_away(), look.theme.notice))
}

fn render_rows(lanes: &LanesScreen, table: &LaneTable<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let (look, count) = (canvas.look, lanes.rows.len());
    let inner = layout::rows_of(area);
    let shown = layout::page(count, usize::from(inner.height), lanes.row);
    let rows = lanes.rows.iter().enumerate().skip(shown.start);
    for ((place, row), area) in rows.take(shown.len()).zip(inner.rows()) {
        canvas.line(table.line(row), right_of(area, 1));
        canvas.regions.add(area, Target::Row(place));
        if place == lanes.row {
            canvas.buffer.set_style(area, look.theme.fill.up);
        }
    }
    Hidden { count, shown, look }.render(area, canvas.buffer);
}

/// The cells of a row, without its state.
type Cells = [String; 6];

/// Pads each column to its widest cell.
struct LaneTable<'view> {
    widths: [usize; 6],
    look: &'view Look,
}

impl<'view> LaneTable<'view> {
    fn new(rows: &[LaneRow], look: &'view Look) -> Self {
        let cells: Vec<_> = rows
            .iter()
            .map(|row| look.language.lane_cells(row))
            .collect();
        let all: Vec<_> = std::iter::once(look.language.lane_titles())
            .chain(cells)
            .collect();
        let width = |column: usize| {
            let cells = all.iter().filter_map(|row| row.get(column));
            widest(cells.map(String::as_str))
        };
        let widths = [0, 1, 2, 3, 4, 5].map(width);
        Self { widths, look }
    }

    fn padded(&self, cells: &Cells) -> String {
        let cells = cells.iter().zip(self.widths);
        let cells = cells.map(|(cell, width)| left(cell, width) + GAP);
        cells.collect()
    }

    fn heading(&self) -> Line<'static> {
        Line::styled(
            self.padded(&self.look.language.lane_titles()),
            self.look.theme.muted,
        )
    }

    /// A state that needs attention is shown in words as well as in colour.
    fn line(&self, row: &LaneRow) -> Line<'static> {
        let theme = &self.look.theme;
        let style = match row.needs()[..] {
            [] => theme.muted,
            _ => theme.notice,
        };
        Line::from(vec![
            Span::raw(self.padded(&self.look.language.lane_cells(row))),
            Span::styled(self.look.language.lane_words(row), style),
        ])
    }
}
