//! The latest nights of a player as lines.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::parts::{ink, rounded};
use crate::report::columns::{left, right};
use crate::statistics::{Average, NightSeries, PlayerStatistics};
use crate::ui::Look;
use crate::ui::layout::cells;

/// `18 Sep   3 games   566   188.7  ━━━━━━`: the latest nights first, with a bar for the average, in
/// at most this many lines including the title.
pub(super) fn lines(
    found: &PlayerStatistics,
    (room, lines): (u16, usize),
    look: &Look,
) -> Vec<Line<'static>> {
    let (language, theme) = (look.language, &look.theme);
    let nights: Vec<_> = found
        .record
        .latest_nights()
        .take(lines.saturating_sub(1))
        .collect();
    let year = nights.first().map(|night| night.date.year());
    let games = |night: &NightSeries| language.games_of_night(night.games);
    let widths = nights.iter().map(|night| games(night).width());
    let width = widths.max().unwrap_or_default();
    let bars = usize::from(room).saturating_sub(BESIDE_AVERAGE + width);
    let title = Line::styled(language.last_nights(nights.len()), theme.title);
    let line = |night: &NightSeries| {
        let day = right(&language.short_day_in(night.date, year), DAY);
        let average = Average::new(night.pins, night.games);
        Line::from(vec![
            Span::styled(
                format!("{day}   {}", left(&games(night), width)),
                theme.muted,
            ),
            Span::styled(format!("{:>7}", night.pins), theme.title),
            Span::styled(format!("{average:>8}  "), theme.muted),
            Span::styled(average_bar(average, bars), ink(theme.fill.up, theme.up)),
        ])
    };
    let air = vec![Line::default(); usize::from(nights.len() * 2 < lines)];
    let nights = nights
        .iter()
        .flat_map(|night| air.iter().cloned().chain([line(night)]));
    [title].into_iter().chain(nights).collect()
}

/// The width of `May 2024`.
const DAY: usize = 8;
/// The width of a night before its bar, without the number of games.
const BESIDE_AVERAGE: usize = DAY + 3 + 7 + 8 + 2;

/// A bar for the average, on a scale of 300.
fn average_bar(average: Average, room: usize) -> String {
    let length = average.value().unwrap_or_default() * f64::from(cells(room)) / 300.0;
    "━".repeat(rounded(length))
}
