//! A single player has no standings: shows the highest possible score, and the number of strikes,
//! spares and open frames.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

use super::plan::{AFTER, PLACE, SCORE};
use crate::domain::{Frames, Mark, forecast};
use crate::ui::Canvas;
use crate::ui::layout::{self, cells, right_of};
use crate::ui::widget::{Lane, Size, Word};

/// A free slot.
const EMPTY: &str = " · ";
/// The most strikes in a game.
const SLOTS: u16 = 12;
/// The width of a score in plain text.
const PLAIN_SCORE: u16 = 3;
/// The blanks around a lane.
const GAP: u16 = 2;
/// The most blank lines added between two rows.
const AIR: u16 = 3;
/// The number of rows.
const ROWS: u16 = 4;

/// The height of all rows.
pub(super) fn least(size: Option<Size>) -> u16 {
    size.map_or(ROWS, |size| ROWS * (size.rows() + 1))
}

/// `STRIKES   X   X   X    3`
struct TallyRow<'view> {
    label: &'static str,
    number: u16,
    size: Option<Size>,
    drawing: TallyPicture<'view>,
}

/// The drawing between the label and the number.
#[derive(Clone, Copy)]
enum TallyPicture<'view> {
    Lane(&'view Frames),
    Tally(Mark, Style),
}

pub(super) fn render(frames: &Frames, size: Option<Size>, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = &canvas.look.theme;
    let language = canvas.look.language;
    let row = |label, number, drawing| TallyRow {
        label,
        number,
        size,
        drawing,
    };
    let tally =
        |label, count: u8, mark, style| row(label, count.into(), TallyPicture::Tally(mark, style));
    let [strikes, spares, opens] = language.large_tallies();
    let max = row(
        language.large_max(),
        forecast::max(frames),
        TallyPicture::Lane(frames),
    );
    let strikes = tally(strikes, frames.strikes(), Mark::Strike, theme.fill.strike);
    let spares = tally(spares, frames.spares(), Mark::Spare, theme.fill.spare);
    let opens = tally(opens, frames.opens(), Mark::Gutter, theme.band);
    let rows = [max, strikes, spares, opens];
    let (height, gap) = size.map_or((1, 0), |size| (size.rows(), 1));
    let fits = ((area.height + gap) / (height + gap)).clamp(1, cells(rows.len()));
    let step = (area.height / fits).clamp(height + gap, height + 1 + AIR);
    for (row, place) in rows.into_iter().zip(0..fits) {
        let line = layout::top(layout::below(area, place * step), height);
        row.render(line, canvas);
    }
}

impl TallyRow<'_> {
    fn render(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let inner = right_of(area, PLACE);
        let inner = Rect {
            width: inner.width.saturating_sub(AFTER),
            ..inner
        };
        let number = self.number.to_string();
        let [label, number] = [self.label, &number].map(|text| Word {
            text,
            size: self.size,
            style: canvas.look.theme.plain,
        });
        canvas.paint(label, inner);
        canvas.paint(
            number,
            right_of(inner, inner.width.saturating_sub(number.width())),
        );
        let score = self.size.map_or(PLAIN_SCORE, |size| size.columns(SCORE));
        let drawn = right_of(inner, label.width() + GAP);
        let drawn = Rect {
            width: drawn.width.saturating_sub(score + GAP),
            ..layout::line(drawn, drawn.height / 2)
        };
        self.render_drawing(drawn, canvas);
    }

    /// One sign for each; the number includes those that don't fit.
    fn render_drawing(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let look = canvas.look;
        let (sign, style) = match self.drawing {
            TallyPicture::Lane(frames) => {
                let (now, max) = (forecast::now(frames), forecast::max(frames));
                let style = look.theme.up;
                return canvas.paint(
                    Lane {
                        now,
                        max,
                        style,
                        look,
                    },
                    area,
                );
            }
            TallyPicture::Tally(mark, style) => (format!(" {mark} "), style),
        };
        let taken = vec![(sign, style); self.number.into()];
        let empty = std::iter::repeat((EMPTY.to_owned(), look.theme.muted));
        let signs = taken.into_iter().chain(empty);
        for ((sign, style), place) in signs.zip(slots(area)) {
            canvas.paint(Span::styled(sign, style), place);
        }
    }
}

/// The slots for signs, over the whole width.
fn slots(area: Rect) -> Vec<Rect> {
    let width = cells(EMPTY.chars().count());
    let count = (area.width / (width + 1)).min(SLOTS);
    let step = area.width.checked_div(count).unwrap_or_default();
    let place = |slot| right_of(area, slot * step);
    let place = |slot| {
        Rect {
            width,
            ..place(slot)
        }
        .intersection(area)
    };
    (0..count).map(place).collect()
}
