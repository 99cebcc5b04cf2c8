//! A waiting screen: a word, or the names of those who have joined, in large letters on a band, and a
//! sentence.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::app::{CentreState, Context};
use crate::archive::SaveState;
use crate::ui::layout::{self, above, below, cells, top};
use crate::ui::lines::wrapped;
use crate::ui::model::Page;
use crate::ui::widget::{Heading, Letters, Size};
use crate::ui::{Canvas, joined};

/// The number of rules, above and below the band.
const RULES: u16 = 2;
/// The number of gaps: above and below the band, and below the sentence.
const GAPS: u16 = 3;

/// One part in this many of a gap is added to the band at each side.
const HIGHER: u16 = 4;

pub(super) struct Waiting {
    pub(super) large: Vec<String>,
    pub(super) lines: Vec<Line<'static>>,
}

impl Waiting {
    pub(super) fn render(
        self,
        (title, context): (&str, Context),
        area: Rect,
        canvas: &mut Canvas<'_>,
    ) {
        let edge = u16::from(!layout::is_tiny(area));
        if edge > 0 {
            let page = Page {
                context,
                offered: None,
                idle: &[],
                saving: SaveState::Off,
                notice: None,
                lookers: None,
                centre: CentreState::Quiet,
            };
            page.render(&Heading::new(title), area, canvas);
        }
        self.render_body(above(below(area, edge), edge), canvas);
    }

    pub(super) fn render_body(self, inner: Rect, canvas: &mut Canvas<'_>) {
        let edge = u16::from(!layout::is_tiny(inner));
        let lines = self.lines.iter().cloned();
        let lines = lines.flat_map(|line| wrapped(line.centered(), inner.width));
        let lines: Vec<_> = lines.collect();
        let told = cells(lines.len());
        let rows = self.grid(above(inner, told + 1), canvas);
        let band = rows.map_or(1, |(size, rows, _)| rows * (size.rows() + 1) - 1) + RULES * edge;
        let around = inner.height.saturating_sub(band + told) / GAPS;
        // With much room the band is higher too.
        let band = band + around / HIGHER * 2 * edge;
        let gap = inner.height.saturating_sub(band + told) / GAPS;
        self.render_band(rows, top(below(inner, gap), band), canvas);
        canvas.lines(lines, below(inner, gap + band + gap.max(edge)));
    }

    /// The largest size that fits, with the rows and columns of words. None for plain text.
    fn grid(&self, room: Rect, canvas: &Canvas<'_>) -> Option<(Size, u16, u16)> {
        let glyphs = canvas.look.glyphs;
        let sizes = Size::DESCENDING.into_iter();
        let mut sizes = sizes.filter(|size| size.is_drawn(glyphs));
        let count = cells(self.large.len()).max(1);
        sizes.find_map(|size| {
            let widest = self.large.iter().map(|word| size.width(word)).max()?;
            let gap = size.columns(2);
            let columns = (room.width / (widest + gap)).min(count);
            let rows = count.div_ceil(columns.max(1));
            let fits = columns > 0 && rows * (size.rows() + 1) + RULES <= room.height;
            fits.then_some((size, rows, columns))
        })
    }

    fn render_band(&self, grid: Option<(Size, u16, u16)>, band: Rect, canvas: &mut Canvas<'_>) {
        let theme = canvas.look.theme;
        canvas.buffer.set_style(band, theme.lit);
        if band.height > RULES {
            let rule = |sign: &str| Span::styled(sign.repeat(band.width.into()), theme.up_rule);
            canvas.paint(rule("▀"), layout::line(band, 0));
            canvas.paint(rule("▄"), layout::last(band));
        }
        let inner = layout::centred(band, band.width, band.height.saturating_sub(RULES).max(1));
        let Some((size, rows, columns)) = grid else {
            let names = Line::styled(joined(&self.large, "  "), theme.up);
            return canvas.line(names.centered(), layout::centred(inner, inner.width, 1));
        };
        let inner = layout::centred(inner, inner.width, rows * (size.rows() + 1) - 1);
        let width = inner.width / columns.max(1);
        for (word, place) in self.large.iter().zip(0..) {
            let cell = Rect {
                x: inner.x + place % columns * width,
                y: inner.y + place / columns * (size.rows() + 1),
                width,
                height: size.rows(),
            };
            let own = layout::centred(cell.intersection(inner), size.width(word), size.rows());
            let style = theme.up;
            canvas.paint(Letters { word, size, style }, own);
        }
    }
}
