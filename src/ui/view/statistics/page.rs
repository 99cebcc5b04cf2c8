//! The page of one player: figures, strikes, spares and opens, and pictures where there is room.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::{averages, beside, chart};
use crate::report::bar;
use crate::statistics::{Average, PlayerStatistics};
use crate::text::Figure;
use crate::ui::Look;
use crate::ui::layout::{self, above, below};

/// From here on figures stand in two columns, and the scores beside the chart.
const WIDE: u16 = 60;
const SCORES: u16 = 26;
/// The longest figure: `678 in 3  2026-03-01`.
const LONGEST: u16 = 20;
/// Less is no chart.
const LEAST_CHART: u16 = 5;

/// Paints as much of it as there is room for, the most important first.
pub(super) fn render(found: &PlayerStatistics, look: &Look, area: Rect, buffer: &mut Buffer) {
    let player = Span::styled(found.summary.player.to_string(), look.theme.title);
    let extent = format!("  {}", look.language.extent(found));
    let extent = Span::styled(extent, look.theme.muted);
    Line::from(vec![player, extent]).render(area, buffer);
    let is_roomy = area.height > 16;
    let gap = u16::from(is_roomy);
    let body = below(area, 1 + gap);
    let columns = if area.width < WIDE { 1 } else { 2 };
    let rows = (8 / columns).min(body.height.saturating_sub(3));
    render_figures(found, look, (body, columns, rows), buffer);
    let shares = below(body, rows + gap);
    render_shares(found, look, shares, buffer);
    let rest = below(shares, 3 + gap);
    let rest = render_averages(found, look, rest, buffer);
    if rest.height >= LEAST_CHART {
        render_pictures(found, look, rest, buffer);
    }
}

/// Where the chart has room as well; what is left of the area.
fn render_averages(found: &PlayerStatistics, look: &Look, area: Rect, buffer: &mut Buffer) -> Rect {
    if area.width < WIDE || area.height <= averages::LINES + LEAST_CHART {
        return area;
    }
    averages::render(found, look, area, buffer);
    below(area, averages::LINES + 1)
}

/// Down the first column, then down the second.
fn render_figures(
    found: &PlayerStatistics,
    look: &Look,
    (area, columns, rows): (Rect, u16, u16),
    buffer: &mut Buffer,
) {
    let language = look.language;
    let names = Figure::ALL.map(|figure| language.figure(figure).width());
    let name_width = names.into_iter().max().unwrap_or_default() + 2;
    let second = u16::try_from(name_width).unwrap_or_default() + LONGEST + 2;
    let second = second.max(area.width / 2);
    let places = (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row)));
    for (figure, (column, row)) in Figure::ALL.into_iter().zip(places) {
        let name = language.figure(figure);
        let blanks = " ".repeat(name_width.saturating_sub(name.width()));
        let value = language.figure_of(figure, found);
        let line = Line::from(vec![
            Span::styled(format!("{name}{blanks}"), look.theme.muted),
            Span::styled(value, look.theme.plain),
        ]);
        let cell = Rect {
            x: area.x + column * second,
            ..layout::line(area, row)
        };
        line.render(cell.intersection(area), buffer);
    }
}

fn render_shares(found: &PlayerStatistics, look: &Look, area: Rect, buffer: &mut Buffer) {
    let names = look.language.kinds_of_frames();
    let width = names.map(UnicodeWidthStr::width).into_iter().max();
    let width = width.unwrap_or_default();
    let styles = [look.theme.strike, look.theme.spare, look.theme.muted];
    let kinds = names.into_iter().zip(styles).zip(found.summary.shares());
    for (((name, style), share), row) in
        kinds.zip(above(area, area.height.saturating_sub(3)).rows())
    {
        let blanks = " ".repeat(width.saturating_sub(name.width()));
        let percent = share.percent().unwrap_or_default();
        let words = format!("{name}{blanks} {percent:>5.1}%  ");
        let room = row
            .width
            .saturating_sub(u16::try_from(words.width()).unwrap_or(u16::MAX));
        let bar = share_bar(share, room);
        Line::from(vec![Span::raw(words), Span::styled(bar, style)]).render(row, buffer);
    }
}

fn share_bar(share: Average, room: u16) -> String {
    bar(share.sum(), share.count(), u64::from(room))
}

fn render_pictures(found: &PlayerStatistics, look: &Look, area: Rect, buffer: &mut Buffer) {
    if area.width < WIDE {
        chart::render(found, look, area, buffer);
        return;
    }
    let width = area.width - SCORES - 2;
    chart::render(found, look, Rect { width, ..area }, buffer);
    let beside = Rect {
        x: area.x + width + 2,
        width: SCORES,
        ..area
    };
    let rest = beside::render_scores(found, look, beside, buffer);
    beside::render_rivals(found, look, below(rest, 1), buffer);
}
