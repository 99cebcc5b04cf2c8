//! The page of one player: figures, strikes, spares and opens, and charts if they fit.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::{beside, chart};
use crate::report::bar;
use crate::report::columns::{left, widest};
use crate::statistics::{Average, PlayerStatistics};
use crate::text::FIGURES;
use crate::ui::layout::{self, below, right_of};
use crate::ui::{Canvas, Look};

/// From this width on the figures have two columns, and the scores are beside the chart.
const WIDE: u16 = 60;
const SCORES: u16 = 26;
/// The width of the longest figure: `678 in 3  2026-03-01`.
const LONGEST: u16 = 20;
/// The lowest chart worth showing.
const LEAST_CHART: u16 = 5;
/// The height of the averages, and how many games of a night they show.
const AVERAGES: u16 = 4;
const MOST_GAMES: usize = 8;

/// Paints as much as fits, the most important first.
pub(super) fn render(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let player = Span::styled(found.summary.player.to_string(), look.theme.title);
    let extent = format!("  {}", look.language.extent(found));
    let extent = Span::styled(extent, look.theme.muted);
    canvas.paint(Line::from(vec![player, extent]), area);
    let is_roomy = area.height > 16;
    let gap = u16::from(is_roomy);
    let body = below(area, 1 + gap);
    let rows = layout::cells(FIGURES)
        .div_ceil(columns(area))
        .min(body.height.saturating_sub(3));
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

/// What each frame was worth on average, and each game of a night, if the chart has room as well;
/// gives back what is left below.
///
/// ```text
/// frame                1    2    3    4    5    6    7    8    9   10
/// average           15.2 16.0 14.8 …
/// game of the night    1    2    3
/// average          152.4 158 …
/// ```
fn render_averages(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    if area.width < WIDE || area.height <= AVERAGES + LEAST_CHART {
        return area;
    }
    let look = canvas.look;
    let [frame, game] = look.language.frame_and_game();
    let average = look.language.average();
    let width = widest([frame, game, average]);
    let heads = |head| [head, average].map(|head| left(head, width));
    let frames = average_lines(heads(frame), found.by_frame.iter(), look);
    let games = average_lines(heads(game), found.by_game.iter().take(MOST_GAMES), look);
    canvas.lines(frames.into_iter().chain(games), area);
    below(area, AVERAGES + 1)
}

/// The numbers, and the averages under them.
fn average_lines(
    [above, below]: [String; 2],
    averages: impl Iterator<Item = (impl ToString, Average)>,
    look: &Look,
) -> [Line<'static>; 2] {
    let cells = averages.map(|(number, average)| (number.to_string(), average.to_string()));
    let (numbers, averages): (Vec<_>, Vec<_>) = cells.unzip();
    let column = widest(numbers.iter().chain(&averages).map(String::as_str)) + 1;
    let line = |head: String, cells: Vec<String>| {
        let cells = cells.iter().map(|cell| format!("{cell:>column$}"));
        Line::from(vec![
            Span::styled(format!("{head} "), look.theme.muted),
            Span::raw(cells.collect::<String>()),
        ])
    };
    [line(above, numbers), line(below, averages)]
}

/// Fills the first column, then the second.
fn render_figures(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let (language, theme) = (canvas.look.language, &canvas.look.theme);
    let figures = language.figures(found);
    let width = widest(figures.each_ref().map(|(name, _)| *name)) + 2;
    let second = (layout::cells(width) + LONGEST + 2).max(area.width / 2);
    let places = [area, right_of(area, second)].into_iter();
    let cells = places.take(columns(area).into()).flat_map(Rect::rows);
    for ((name, value), cell) in figures.into_iter().zip(cells) {
        let name = Span::styled(left(name, width), theme.muted);
        canvas.paint(
            Line::from(vec![name, Span::styled(value, theme.plain)]),
            cell,
        );
    }
}

fn render_shares(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let names = look.language.kinds_of_frames();
    let width = widest(names);
    let styles = [look.theme.strike, look.theme.spare, look.theme.muted];
    let kinds = names.into_iter().zip(styles).zip(found.summary.shares());
    for (((name, style), share), row) in kinds.zip(area.rows()) {
        let percent = share.percent().map(|share| format!("{share:.1}%"));
        let words = format!("{} {:>6}  ", left(name, width), percent.unwrap_or_default());
        let room = usize::from(row.width).saturating_sub(words.width());
        let bar = Span::styled(bar(share.sum(), share.count(), room as u64), style);
        canvas.paint(Line::from(vec![Span::raw(words), bar]), row);
    }
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
