//! The page of one player: figures, strikes, spares and opens, and pictures where there is room.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::{averages, beside, chart};
use crate::report::bar;
use crate::statistics::{Average, PlayerStatistics};
use crate::text::Figure;
use crate::ui::Canvas;
use crate::ui::layout::{self, below, right_of};

/// From here on figures stand in two columns, and the scores beside the chart.
const WIDE: u16 = 60;
const SCORES: u16 = 26;
/// The longest figure: `678 in 3  2026-03-01`.
const LONGEST: u16 = 20;
/// Less is no chart.
const LEAST_CHART: u16 = 5;

/// Paints as much of it as there is room for, the most important first.
pub(super) fn render(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let player = Span::styled(found.summary.player.to_string(), look.theme.title);
    let extent = format!("  {}", look.language.extent(found));
    let extent = Span::styled(extent, look.theme.muted);
    canvas.paint(Line::from(vec![player, extent]), area);
    let is_roomy = area.height > 16;
    let gap = u16::from(is_roomy);
    let body = below(area, 1 + gap);
    let rows = (8 / columns(area)).min(body.height.saturating_sub(3));
    render_figures(found, layout::top(body, rows), canvas);
    let shares = below(body, rows + gap);
    render_shares(found, layout::top(shares, 3), canvas);
    let rest = render_averages(found, below(shares, 3 + gap), canvas);
    if rest.height >= LEAST_CHART {
        render_pictures(found, rest, canvas);
    }
}

const fn columns(area: Rect) -> u16 {
    if area.width < WIDE { 1 } else { 2 }
}

/// Where the chart has room as well; what is left of the area.
fn render_averages(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    if area.width < WIDE || area.height <= averages::LINES + LEAST_CHART {
        return area;
    }
    averages::render(found, area, canvas);
    below(area, averages::LINES + 1)
}

/// Down the first column, then down the second.
fn render_figures(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let language = look.language;
    let names = Figure::ALL.map(|figure| language.figure(figure).width());
    let name_width = names.into_iter().max().unwrap_or_default() + 2;
    let second = u16::try_from(name_width).unwrap_or_default() + LONGEST + 2;
    let second = second.max(area.width / 2);
    let places = [area, right_of(area, second)].into_iter();
    let cells = places.take(columns(area).into()).flat_map(Rect::rows);
    for (figure, cell) in Figure::ALL.into_iter().zip(cells) {
        let name = language.figure(figure);
        let blanks = " ".repeat(name_width.saturating_sub(name.width()));
        let value = language.figure_of(figure, found);
        let line = Line::from(vec![
            Span::styled(format!("{name}{blanks}"), look.theme.muted),
            Span::styled(value, look.theme.plain),
        ]);
        canvas.paint(line, cell);
    }
}

fn render_shares(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let names = look.language.kinds_of_frames();
    let width = names.map(UnicodeWidthStr::width).into_iter().max();
    let width = width.unwrap_or_default();
    let styles = [look.theme.strike, look.theme.spare, look.theme.muted];
    let kinds = names.into_iter().zip(styles).zip(found.summary.shares());
    for (((name, style), share), row) in kinds.zip(area.rows()) {
        let blanks = " ".repeat(width.saturating_sub(name.width()));
        let percent = share.percent().unwrap_or_default();
        let words = format!("{name}{blanks} {percent:>5.1}%  ");
        let room = row
            .width
            .saturating_sub(u16::try_from(words.width()).unwrap_or(u16::MAX));
        let bar = share_bar(share, room);
        let line = vec![Span::raw(words), Span::styled(bar, style)];
        canvas.paint(Line::from(line), row);
    }
}

fn share_bar(share: Average, room: u16) -> String {
    bar(share.sum(), share.count(), u64::from(room))
}

fn render_pictures(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    if area.width < WIDE {
        return chart::render(found, area, canvas);
    }
    let width = area.width - SCORES - 2;
    chart::render(found, Rect { width, ..area }, canvas);
    let rest = beside::render_scores(found, right_of(area, width + 2), canvas);
    beside::render_rivals(found, below(rest, 1), canvas);
}
