//! The summary on a wide screen, with the chart next to the podium.

use ratatui::layout::{Constraint, Layout, Rect};

use super::super::story::Story;
use super::super::{sheet, table};
use super::{GAP, MOST_UPPER, render_whole_sheet, widened};
use crate::ui::Canvas;
use crate::ui::layout::{above, below, cells, right_of, top};
use crate::ui::model::BoardView;
use crate::ui::widget::{Podium, RaceChart};

const PODIUM: u16 = 41;
/// The width of the sentences.
const STORY: u16 = 39;
/// The minimum height of the sentences next to the table.
const LEAST_LOWER: u16 = 6;
/// The minimum height of podium and chart if the sheet is to be shown too.
const LARGE_UPPER: u16 = 14;
/// The width of the table if the chart is next to it, and the minimum width of the chart.
const TABLE: u16 = 74;
const LEAST_CHART: u16 = 44;
/// If more lines than this remain below the table, one is left blank above it.
const AIRY: u16 = 4;

/// The podium with the chart next to it, above the sentences and the table.
pub(super) fn render(
    board: &BoardView<'_>,
    facts: Vec<String>,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let table = table::rows(board, canvas.look);
    let beside = area.width.saturating_sub(STORY + GAP);
    let story = Story::new(board, facts, (STORY, beside), canvas.look);
    let night = story.as_ref().map_or(0, |story| cells(story.night.len()));
    let table_height = table::height(&table);
    let wanted = table_height + if night > 0 { night + 1 } else { 0 };
    let lower = wanted.max(LEAST_LOWER).min(area.height);
    if area.height < lower + 1 + Podium::LEAST {
        return render_low(board, story.as_ref(), area, canvas);
    }
    let over = above(area, lower + 1);
    let sheet = Some(sheet::height(board, widened(area))).filter(|sheet| *sheet > 0);
    let sheet = sheet.filter(|sheet| over.height > sheet + LARGE_UPPER);
    let upper = top(above(over, sheet.map_or(0, |sheet| sheet + 1)), MOST_UPPER);
    render_race(board, upper, canvas);
    let rest = below(area, upper.height + u16::from(upper.height > 0));
    let widths = [Constraint::Length(STORY), Constraint::Fill(1)];
    let [left, right] = Layout::horizontal(widths)
        .spacing(GAP)
        .areas(top(rest, lower));
    table::render(board, &table, top(right, table_height), canvas);
    if let Some(story) = story {
        canvas.lines(story.difference(usize::from(left.height)), left);
        canvas.lines(story.night, below(right, table_height + 1));
    }
    if sheet.is_some() {
        render_whole_sheet(board, below(rest, lower + 1), canvas);
    }
}

/// Without room above the table: the podium below the sentences, the table next to them, and in a very
/// wide area the chart next to the table.
fn render_low(board: &BoardView<'_>, story: Option<&Story>, area: Rect, canvas: &mut Canvas<'_>) {
    let (look, game) = (canvas.look, board.game);
    let rows = table::rows(board, look);
    let height = table::height(&rows);
    let area = below(area, u16::from(area.height > height + AIRY));
    let widths = [Constraint::Length(STORY), Constraint::Fill(1)];
    let [left, mut right] = Layout::horizontal(widths).spacing(GAP).areas(area);
    let chart = right_of(right, TABLE + GAP);
    if chart.width >= LEAST_CHART {
        canvas.paint(RaceChart { game, look }, chart);
        right.width = TABLE;
    }
    table::render(board, &rows, top(right, height), canvas);
    let Some(story) = story else {
        return;
    };
    canvas.lines(story.night.iter().cloned(), below(right, height + 1));
    let difference = story.difference(usize::from(left.height));
    let under = below(left, cells(difference.len()) + 1);
    canvas.lines(difference, left);
    if under.height >= Podium::LEAST {
        canvas.place(Podium { game, look }, top(under, Podium::MOST));
    }
}

pub(super) fn render_race(board: &BoardView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let (look, game) = (canvas.look, board.game);
    if area.height < Podium::LEAST {
        return;
    }
    let podium = Rect {
        width: PODIUM.min(area.width),
        ..area
    };
    canvas.place(Podium { game, look }, podium);
    canvas.paint(RaceChart { game, look }, right_of(area, PODIUM + GAP));
}
