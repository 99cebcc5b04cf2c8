//! All players by place, as large as they all fit.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use super::plan::{AFTER, NAME, PLACE, SCORE, StandingsGrid};
use crate::domain::{BowlingGame, Player, Standing, forecast, standings};
use crate::ui::layout::{self, right_of};
use crate::ui::model::BoardView;
use crate::ui::widget::{Lane, Size, Word};
use crate::ui::{Canvas, Look};

/// The width of a name and of a score in plain text.
const PLAIN: u16 = 3;
/// The narrowest lane.
const LANE: u16 = 8;
/// The blanks around a lane.
const GAP: u16 = 2;
/// The most blank lines added between two rows.
const AIR: u16 = 8;

pub(super) fn render(
    (board, held): (&BoardView<'_>, Option<Player>),
    grid: StandingsGrid,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let rows = ranked(board, held);
    let cells = grid.cells(area);
    let fits = if rows.len() > cells.len() {
        cells.len() - 1
    } else {
        rows.len()
    };
    for (row, cell) in rows.iter().take(fits).zip(&cells) {
        RankCell {
            row,
            size: grid.size,
        }
        .render(*cell, canvas);
    }
    let hidden = rows.len() - fits;
    if let Some(cell) = cells.last().filter(|_| hidden > 0) {
        let look = canvas.look;
        let more = Line::styled(look.language.and_more(hidden), look.theme.key);
        canvas.paint(more.right_aligned(), *cell);
    }
}

/// A line with its place. Players who left have none.
struct RankRow<'game> {
    place: Option<usize>,
    game: &'game BowlingGame,
    rank: Rank,
    /// The highest score still possible.
    max: u16,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Rank {
    Up,
    First,
    Other,
    /// Left before the end.
    Gone,
}

impl<'game> RankRow<'game> {
    /// The maximum of a settled line is its score.
    fn new(
        (place, rank): (Option<usize>, Rank),
        game: &'game BowlingGame,
        is_settled: bool,
    ) -> Self {
        let most = if is_settled {
            forecast::now
        } else {
            forecast::max
        };
        Self {
            place,
            game,
            rank,
            max: most(game.frames()),
        }
    }
}

/// All players on the board: by place, then those who left.
fn ranked<'board>(board: &'board BoardView<'_>, held: Option<Player>) -> Vec<RankRow<'board>> {
    let game = board.game;
    let up = held.or_else(|| game.up().map(BowlingGame::player));
    let standings = standings(game);
    let rank = |standing: &Standing<'_>| match standing.place() {
        _ if Some(standing.game().player()) == up => Rank::Up,
        1 => Rank::First,
        _ => Rank::Other,
    };
    let row = |standing: &Standing<'_>| (standing.place(), rank(standing));
    let placed = standings.iter().map(|standing| {
        let (place, rank) = row(standing);
        (Some(place), rank, standing.game().player())
    });
    let is_placed = |player| {
        standings
            .iter()
            .any(|standing| standing.game().player() == player)
    };
    let others = game
        .iter()
        .map(BowlingGame::player)
        .filter(|player| !is_placed(*player));
    let others = others.map(|player| (None, Rank::Gone, player));
    let rows = placed.chain(others).filter_map(|(place, rank, player)| {
        let game = game.seat(player)?.game();
        let is_settled = board.is_over() || rank == Rank::Gone;
        Some(RankRow::new((place, rank), game, is_settled))
    });
    rows.collect()
}

impl StandingsGrid {
    /// The cells from the best to the last: column by column if the columns are longer than the rows.
    fn cells(self, area: Rect) -> Vec<Rect> {
        let (columns, rows) = (self.columns, self.rows);
        let width = area.width / columns.max(1);
        let step = (area.height / rows.max(1))
            .min(self.step() + AIR)
            .max(self.step());
        let height = self.size.map_or(1, Size::rows);
        let used = (rows * step).saturating_sub(step - height);
        let is_apart = step == self.step() + AIR;
        // The remaining lines are above and below them.
        let over = area.height.saturating_sub(used) / 2 * u16::from(is_apart);
        let cell = |(column, row): (u16, u16)| Rect {
            x: area.x + column * width,
            y: area.y + over + row * step,
            width,
            height,
        };
        let down = (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row)));
        let across = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        if rows > columns {
            return down.map(cell).collect();
        }
        across.map(cell).collect()
    }
}

/// `▶2  KYJ  ━━━━━●┄┄┄┄  110`
struct RankCell<'view> {
    row: &'view RankRow<'view>,
    size: Option<Size>,
}

impl RankCell<'_> {
    fn render(&self, cell: Rect, canvas: &mut Canvas<'_>) {
        let cell = cell.intersection(canvas.buffer.area);
        let place = Rect {
            width: PLACE - 1,
            ..layout::line(cell, cell.height / 2)
        };
        canvas.paint(self.place(canvas.look), place.intersection(cell));
        let inner = right_of(cell, PLACE);
        let inner = Rect {
            width: inner.width.saturating_sub(AFTER),
            ..inner
        };
        let player = self.row.game.player();
        let score = forecast::now(self.row.game.frames()).to_string();
        let (size, style) = (self.size, self.style(canvas.look));
        let [name, score] = [player.name(), &score].map(|text| Word { text, size, style });
        canvas.paint(name, inner);
        canvas.paint(
            score,
            right_of(inner, inner.width.saturating_sub(score.width())),
        );
        self.render_lane(style, self.lane(inner), canvas);
    }

    /// The area between the longest name and the highest score.
    fn lane(&self, inner: Rect) -> Rect {
        let width = |dots| self.size.map_or(PLAIN, |size| size.columns(dots));
        let lane = right_of(layout::line(inner, inner.height / 2), width(NAME) + GAP);
        Rect {
            width: lane.width.saturating_sub(width(SCORE) + GAP),
            ..lane
        }
    }

    fn render_lane(&self, style: Style, area: Rect, canvas: &mut Canvas<'_>) {
        if area.width < LANE {
            return;
        }
        let lane = Lane {
            now: forecast::now(self.row.game.frames()),
            max: self.row.max,
            style,
            look: canvas.look,
        };
        canvas.paint(lane, area);
    }

    fn place(&self, look: &Look) -> Line<'static> {
        let place = self.row.place.map(|place| place.to_string());
        let place = place.unwrap_or_default();
        let (sign, style) = match self.row.rank {
            Rank::Up => ("▶", look.theme.up),
            _ => ("", look.theme.muted),
        };
        Line::styled(format!("{sign}{place}"), style).right_aligned()
    }

    const fn style(&self, look: &Look) -> Style {
        match self.row.rank {
            Rank::Up => look.theme.up,
            Rank::First => look.theme.title,
            Rank::Other => look.theme.plain,
            Rank::Gone => look.theme.muted,
        }
    }
}
