//! The average score of each frame, as ten bars.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::parts::{ink, rounded};
use crate::report::columns::{left, widest};
use crate::statistics::{Average, PlayerStatistics};
use crate::ui::layout::cells;
use crate::ui::{Glyphs, Look};

const FRAMES: usize = 10;
const EIGHTHS: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
/// The share of the height that the lowest and the highest bar take.
const LOWEST: f64 = 0.25;
const HIGHEST: f64 = 0.8;
/// The minimum range in points, so that small differences look small.
const LEAST_RANGE: f64 = 3.0;
/// From this frame width on, the average has a decimal.
const DECIMAL: usize = 5;

/// A cell of a bar filled from below, in eighths of a cell. ASCII has whole cells only.
pub(super) fn filled(eighths: u64, cell_from_below: u64, look: &Look) -> &'static str {
    let eighths = match look.glyphs {
        Glyphs::Unicode => eighths,
        Glyphs::Ascii => (eighths + 4) / 8 * 8,
    };
    let own = eighths.saturating_sub(cell_from_below * 8).min(8);
    let own = usize::try_from(own).unwrap_or(0);
    EIGHTHS.get(own).copied().unwrap_or(" ")
}

/// The numbers, this many rows of bars, and the averages; under a title if it is narrow.
pub(super) fn in_lines(
    found: &PlayerStatistics,
    (width, height): (u16, usize),
    look: &Look,
) -> Vec<Line<'static>> {
    let [frame, _] = look.language.frame_and_game();
    let worth = look.language.worth();
    let head = widest([frame, worth]) + 1;
    let column = usize::from(width).saturating_sub(head) / FRAMES;
    if column < 3 {
        return narrow(found, width, look);
    }
    let height = if height == 1 { one_row(look) } else { height };
    let lines = rows(found, column, height, look);
    let heads = [frame].into_iter().chain(vec![""; height]).chain([worth]);
    let lines = heads.zip(lines).map(|(head_words, row)| {
        let head = Span::styled(left(head_words, head), look.theme.muted);
        [head].into_iter().chain(row).collect()
    });
    lines.collect()
}

/// One row of bars; none where cells can only be filled completely.
fn one_row(look: &Look) -> usize {
    usize::from(look.glyphs == Glyphs::Unicode)
}

/// Without heads, under a title.
fn narrow(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    let title = Line::styled(look.language.what_a_frame_is_worth(), look.theme.title);
    let column = (usize::from(width) / FRAMES).max(3);
    let rows = rows(found, column, one_row(look), look);
    let rows = rows.into_iter().map(Line::from);
    [title].into_iter().chain(rows).collect()
}

/// The bars with the averages and the numbers below them, in this many lines.
pub(super) fn in_card(
    found: &PlayerStatistics,
    (width, height): (u16, usize),
    look: &Look,
) -> Vec<Line<'static>> {
    let column = (usize::from(width) / FRAMES).max(3);
    let mut rows = rows(found, column, height.saturating_sub(2), look);
    // Moves the numbers below the averages.
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
    let worth: Vec<_> = found.by_frame.iter().map(|(_, average)| average).collect();
    let whole = f64::from(cells(height * 8));
    let shares = shares(&worth);
    let eighths = shares.iter().map(|share| rounded(share * whole) as u64);
    let eighths: Vec<_> = eighths.collect();
    let number = |text: String, style: Style| Span::styled(format!("{text:>column$}"), style);
    let numbers = (1..=FRAMES).map(|frame| number(frame.to_string(), look.theme.muted));
    let bar_style = ink(look.theme.fill.up, look.theme.up);
    let width = (column - 1).clamp(2, 3.max(column - 2));
    let bars = (0..height).rev().map(|cell| {
        let bars = eighths.iter().map(|eighths| {
            let bar = filled(*eighths, cell as u64, look).repeat(width);
            Span::styled(format!("{bar:>column$}"), bar_style)
        });
        bars.collect()
    });
    let value = |worth: &Average| match column {
        DECIMAL.. => worth.to_string(),
        _ => worth.rounded().to_string(),
    };
    let values = worth
        .iter()
        .map(|worth| number(value(worth), look.theme.plain));
    let numbers: Vec<_> = numbers.collect();
    let values: Vec<_> = values.collect();
    [numbers].into_iter().chain(bars).chain([values]).collect()
}

/// The share of the height that each bar takes.
fn shares(worth: &[Average]) -> Vec<f64> {
    let worth = worth.iter().map(|own| own.value().unwrap_or_default());
    let worth: Vec<_> = worth.collect();
    let high = worth.iter().copied().fold(0.0, f64::max);
    let low = worth.iter().copied().fold(high - LEAST_RANGE, f64::min);
    let share = |own: &f64| LOWEST + (own - low) / (high - low) * (HIGHEST - LOWEST);
    worth.iter().map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_tell_fractions_and_leave_room_above() {
        let worth = [163, 156, 167, 163, 168, 172, 174].map(|tenths| Average::new(tenths, 10));
        let shares = shares(&worth);
        let order = |one: usize, other: usize| shares[one] < shares[other];
        assert!(order(1, 0) && order(0, 2) && order(2, 4) && order(4, 5) && order(5, 6));
        let inside = shares
            .iter()
            .all(|share| (LOWEST..=HIGHEST).contains(share));
        assert!(inside, "{shares:?}");
        assert!(shares[6] - shares[0] < 0.3, "a point is no chasm");
    }

    #[test]
    fn frames_that_are_worth_the_same_have_the_same_bar() {
        let shares = shares(&[Average::new(9, 1); 10]);
        assert_eq!(shares, [HIGHEST; 10]);
    }
}
