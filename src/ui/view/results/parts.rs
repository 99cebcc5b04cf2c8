//! Everything below the banner: podium, chart, sentences and table, as far as they fit; or the sheet.

mod wide;

use ratatui::layout::{Constraint, Layout, Margin, Rect};

use super::story::Story;
use super::{alone, facts, sheet, table};
use crate::app::Face;
use crate::domain::standings;
use crate::ui::Canvas;
use crate::ui::layout::{below, cells, centred, right_of, top};
use crate::ui::model::BoardView;
use crate::ui::view::board;
use crate::ui::widget::{Podium, RaceChart};

/// Up to this width the margin is one blank; in a wider area it is two.
const NARROW: u16 = 47;
/// From this width on, the chart is next to the podium, and the sentences next to the table.
const WIDE: u16 = 104;
/// The width of the podium, and the gap after it.
const PODIUM: u16 = 35;
const GAP: u16 = 4;
/// Below this width no sentence fits next to the podium.
const BESIDE_PODIUM: u16 = PODIUM + GAP + 25;
/// The width of the small sheet, with a blank after it.
const SHEET: u16 = 80;
/// The minimum height of a table below the podium, with its headings and the line for hidden rows.
const LEAST_TABLE: u16 = 7;
/// The maximum height of podium and chart.
const MOST_UPPER: u16 = 28;

pub(super) fn render(
    board: &BoardView<'_>,
    facts: Vec<String>,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let margin = if area.width <= NARROW + 2 { 1 } else { 2 };
    let area = area.inner(Margin::new(margin, 0));
    let has_sheet = !facts::is_alone(board.game) || standings(board.game).is_empty();
    match board.face {
        Face::Sheet if has_sheet => render_sheet(board, facts, widened(area), canvas),
        Face::Summary | Face::Sheet => render_summary(board, facts, area, canvas),
    }
}

fn render_summary(board: &BoardView<'_>, facts: Vec<String>, area: Rect, canvas: &mut Canvas<'_>) {
    let whole = widened(area);
    match area.width {
        _ if standings(board.game).is_empty() => render_abandoned(board, area, canvas),
        _ if facts::is_alone(board.game) => alone::render(board, &facts, whole, canvas),
        WIDE.. => wide::render(board, facts, area, canvas),
        _ => render_narrow(board, facts, area, canvas),
    }
}

/// Without the margin: the sheet needs all columns.
const fn widened(area: Rect) -> Rect {
    match area.width {
        0..=NARROW => area,
        width => Rect {
            x: area.x.saturating_sub(1),
            width: width + 2,
            ..area
        },
    }
}

/// The sheet with the podium below it, or with the summary beside it.
fn render_sheet(board: &BoardView<'_>, facts: Vec<String>, area: Rect, canvas: &mut Canvas<'_>) {
    let used = match sheet::height(board, area) {
        0 => area.height,
        used => used + 1,
    };
    let is_full = area.height < used + Podium::LEAST;
    if is_full && area.width >= SHEET + BESIDE_PODIUM {
        let width = SHEET;
        board::render_sheet(board, Rect { width, ..area }, canvas);
        return render_summary(board, facts, right_of(area, SHEET + 1), canvas);
    }
    sheet::render(board, area, canvas);
    let rest = below(area, used).inner(Margin::new(1, 0));
    render_race_or_story(board, facts, rest, canvas);
}

/// The podium with the chart or the sentences next to it, if there is room, and the chart below them if
/// there is more.
fn render_race_or_story(
    board: &BoardView<'_>,
    facts: Vec<String>,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    if area.height < Podium::LEAST || area.width < BESIDE_PODIUM {
        return;
    }
    if area.width >= WIDE && area.height >= RaceChart::LEAST {
        return wide::render_race(board, top(area, MOST_UPPER), canvas);
    }
    let beside = area.width.saturating_sub(PODIUM + GAP);
    let story = Story::new(board, facts, (beside, beside), canvas.look);
    let chart = area.height.saturating_sub(RaceChart::LEAST + 1);
    let podium = match chart.min(Podium::MOST) {
        podium @ Podium::LEAST.. if story.is_some() => podium,
        _ => Podium::MOST,
    };
    render_podium(board, story.as_ref(), top(area, podium), canvas);
    let (look, game) = (canvas.look, board.game);
    let has_story = story.is_some_and(|story| !story.lines(podium.min(area.height)).is_empty());
    if has_story {
        canvas.paint(RaceChart { game, look }, below(area, podium + 1));
    } else if area.height < RaceChart::LEAST {
        let beside = right_of(area, PODIUM + GAP);
        table::render(board, &table::rows(board, look), beside, canvas);
    }
}

/// For a game that nobody finished: the table, and the sheet if it fits.
fn render_abandoned(board: &BoardView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let table = table::rows(board, canvas.look);
    let height = table::height(&table).min(area.height);
    table::render(board, &table, top(area, height), canvas);
    render_whole_sheet(board, below(area, height + 1), canvas);
}

/// Paints the sheet if it fits, centred vertically.
fn render_whole_sheet(board: &BoardView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let area = widened(area);
    match sheet::height(board, area) {
        0 => {}
        height => sheet::render(board, centred(area, area.width, height), canvas),
    }
}

/// The podium with the sentences next to it, above the table.
fn render_narrow(board: &BoardView<'_>, facts: Vec<String>, area: Rect, canvas: &mut Canvas<'_>) {
    let table = table::rows(board, canvas.look);
    let wanted = table::height(&table);
    let sheet = match sheet::height(board, widened(area)) {
        0 => 0,
        height => height + 1,
    };
    let upper = upper(area, wanted, sheet);
    let beside = area.width.saturating_sub(PODIUM + GAP);
    let width = if upper > 0 { beside } else { area.width };
    let story = Story::new(board, facts, (width, width), canvas.look);
    render_podium(board, story.as_ref(), top(area, upper), canvas);
    let lower = below(
        area,
        upper + u16::from(upper > 0 && upper + wanted < area.height),
    );
    let height = wanted.min(lower.height);
    table::render(board, &table, top(lower, height), canvas);
    let rest = below(lower, height + 1);
    match story.filter(|_| upper == 0) {
        Some(story) => canvas.lines(story.lines(rest.height), rest),
        None if sheet::height(board, widened(rest)) == 0 => {
            let (look, game) = (canvas.look, board.game);
            canvas.paint(RaceChart { game, look }, rest);
        }
        None => render_whole_sheet(board, rest, canvas),
    }
}

/// The height of the podium above a table of this height, and above the sheet if there is room for both.
/// 0 if it doesn't fit.
fn upper(area: Rect, table: u16, sheet: u16) -> u16 {
    let rest = area.height.saturating_sub(table + 1);
    let least = table.min(LEAST_TABLE) + Podium::LEAST;
    match area.width {
        0..BESIDE_PODIUM => 0,
        _ if rest >= Podium::LEAST + sheet => (rest - sheet).min(Podium::MOST),
        _ if rest >= Podium::LEAST => rest.min(Podium::MOST),
        _ if area.height >= least => Podium::LEAST,
        _ => 0,
    }
}

/// The podium, and the sentences right of it.
fn render_podium(
    board: &BoardView<'_>,
    story: Option<&Story>,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let (look, game) = (canvas.look, board.game);
    if area.is_empty() {
        return;
    }
    let widths = [Constraint::Length(PODIUM), Constraint::Fill(1)];
    let [left, right] = Layout::horizontal(widths).spacing(GAP).areas(area);
    canvas.place(Podium { game, look }, left);
    let lines = story.map_or_else(Vec::new, |story| story.lines(right.height));
    if lines.is_empty() {
        return canvas.paint(RaceChart { game, look }, right);
    }
    let blank = u16::from(cells(lines.len()) < right.height);
    canvas.lines(lines, below(right, blank));
}
