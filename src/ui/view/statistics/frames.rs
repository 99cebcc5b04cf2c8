//! What each frame was worth on average, as ten bars.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::parts::ink;
use crate::report::columns::{left, widest};
use crate::statistics::PlayerStatistics;
use crate::ui::{Glyphs, Look};

const FRAMES: usize = 10;
const EIGHTHS: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
/// The lowest bar is this part of the room, in eighths of it; the highest takes all.
const LOWEST: u64 = 3;

/// A column of cells filled from below, in eighths of a cell. ASCII has whole cells only.
pub(super) fn filled(eighths: u64, cell_from_below: u64, look: &Look) -> &'static str {
    let eighths = match look.glyphs {
        Glyphs::Unicode => eighths,
        Glyphs::Ascii => (eighths + 4) / 8 * 8,
    };
    let own = eighths.saturating_sub(cell_from_below * 8).min(8);
    let own = usize::try_from(own).unwrap_or(0);
    EIGHTHS.get(own).copied().unwrap_or(" ")
}

/// The numbers, one row of bars, and the averages; in two lines if it is narrow.
pub(super) fn in_lines(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    let [frame, _] = look.language.frame_and_game();
    let heads = [frame, "", look.language.worth()];
    let head = widest(heads) + 1;
    let column = usize::from(width).saturating_sub(head) / FRAMES;
    if column < 3 {
        return narrow(found, width, look);
    }
    let rows = rows(found, column, 1, look);
    let lines = heads.into_iter().zip(rows).map(|(head_words, row)| {
        let head = Span::styled(left(head_words, head), look.theme.muted);
        [head].into_iter().chain(row).collect()
    });
    lines.collect()
}

/// Without heads, under a title.
fn narrow(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    let title = Line::styled(look.language.what_a_frame_is_worth(), look.theme.title);
    let column = (usize::from(width) / FRAMES).max(3);
    let rows = rows(found, column, 1, look).into_iter().map(Line::from);
    [title].into_iter().chain(rows).collect()
}

/// The bars with the averages and the numbers under them, in so many lines.
pub(super) fn in_card(
    found: &PlayerStatistics,
    (width, height): (u16, usize),
    look: &Look,
) -> Vec<Line<'static>> {
    let column = (usize::from(width) / FRAMES).max(3);
    let mut rows = rows(found, column, height.saturating_sub(2), look);
    // The numbers go under the averages.
    rows.rotate_left(1);
    let last = rows.pop();
    rows.extend(last);
    rows.into_iter().map(Line::from).collect()
}

/// The numbers, the bars from the top, the averages.
fn rows(
    found: &PlayerStatistics,
    column: usize,
    height: usize,
    look: &Look,
) -> Vec<Vec<Span<'static>>> {
    let worth: Vec<_> = found
        .by_frame
        .iter()
        .map(|(_, average)| average.rounded())
        .collect();
    let (low, high) = (worth.iter().min(), worth.iter().max());
    let (low, high) = (low.copied().unwrap_or(0), high.copied().unwrap_or(0));
    let whole = height as u64 * 8;
    let least = whole * LOWEST / 8;
    let eighths = |worth: u64| match high - low {
        0 => whole / 2,
        range => least + (worth - low) * (whole - least) / range,
    };
    let number = |text: String, style: Style| Span::styled(format!("{text:>column$}"), style);
    let numbers = (1..=FRAMES).map(|frame| number(frame.to_string(), look.theme.muted));
    let bar_style = ink(look.theme.fill.up, look.theme.up);
    let width = (column - 1).clamp(2, 3.max(column - 2));
    let bars = (0..height).rev().map(|cell| {
        let bars = worth.iter().map(|worth| {
            let bar = filled(eighths(*worth), cell as u64, look).repeat(width);
            Span::styled(format!("{bar:>column$}"), bar_style)
        });
        bars.collect()
    });
    let values = worth
        .iter()
        .map(|worth| number(worth.to_string(), look.theme.plain));
    let numbers: Vec<_> = numbers.collect();
    let values: Vec<_> = values.collect();
    [numbers].into_iter().chain(bars).chain([values]).collect()
}
