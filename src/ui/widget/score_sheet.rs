//! The framed board, 78 columns of it as the documents have them:
//!
//! ```text
//! ┌──────┬──────┬──────┬──────┬
//! │ NAME │  01  │  02  │  03  │
//! ├──────┼──────┼──────┼──────┼
//! │▶ PJS │  X   │  8|/ │  8|1 │
//! │      │  20  │  38  │  47  │
//! └──────┴──────┴──────┴──────┴
//! ```
//!
//! Where it is narrower it shows the frames around the one that matters, and the total. Where it is
//! lower it shows the players around the one who matters, and tells what is out of sight.

mod grid;

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::domain::{Frame, FrameNumber, Frames, Player, Scores, forecast};
use crate::ui::Look;
use crate::ui::layout::{Spacing, page, window};
use crate::ui::widget::hidden;
use grid::{BETWEEN, BOTTOM, Grid, TOP};

/// A column is six wide, with a rule before it.
const COLUMN: u16 = 7;

/// One player's two lines.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct Row {
    /// Which one, from 0.
    pub(in crate::ui) index: usize,
    /// Whose.
    pub(in crate::ui) player: Player,
    /// What is shown.
    pub(in crate::ui) frames: Frames,
    /// Its totals.
    pub(in crate::ui) scores: Scores,
    /// What they were, where a correction is being typed.
    pub(in crate::ui) before: Option<Scores>,
    /// How the name is shown.
    pub(in crate::ui) role: Role,
}

/// What a player has to do with the next ball.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::ui) enum Role {
    /// Bowls it.
    Up,
    /// Bowls later.
    Waits,
    /// Takes no turns now.
    Out,
    /// Has left.
    Home,
}

/// The cell that is pointed at.
#[derive(Clone, Debug)]
pub(in crate::ui) struct Spot {
    /// Which line.
    pub(in crate::ui) row: usize,
    /// Which frame.
    pub(in crate::ui) frame: FrameNumber,
    /// Why.
    pub(in crate::ui) kind: SpotKind,
    /// What is typed there in place of what was bowled.
    pub(in crate::ui) typed: Option<Frame>,
    /// Something typed after the marks that is not taken yet.
    pub(in crate::ui) pending: &'static str,
}

/// Why a cell is pointed at.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::ui) enum SpotKind {
    /// The next ball goes there.
    Next,
    /// The cursor is there.
    Cursor,
    /// Nothing: the frame only has to be in sight.
    InSight,
}

/// The board.
#[derive(Clone, Debug)]
pub(in crate::ui) struct ScoreSheet<'look> {
    /// The lines of the players.
    pub(in crate::ui) rows: Vec<Row>,
    /// The cell that is pointed at.
    pub(in crate::ui) spot: Spot,
    /// Are there rules between players?
    pub(in crate::ui) spacing: Spacing,
    /// Words and styles.
    pub(in crate::ui) look: &'look Look,
}

/// What stands in a column.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Column {
    Name,
    Frame(FrameNumber),
    Now,
}

impl ScoreSheet<'_> {
    /// Paints as much of it as fits, in the middle of the area.
    pub(in crate::ui) fn render(&self, area: Rect, buffer: &mut Buffer) {
        let columns = self.columns(area.width);
        let shown = self.shown(area.height);
        let mut grid = Grid::new(columns.len(), area, &self.look.theme, buffer);
        grid.rule(TOP);
        self.header(&columns, &mut grid);
        for row in self.rows.iter().skip(shown.start).take(shown.len()) {
            let is_ruled = self.spacing == Spacing::Ruled || row.index == shown.start;
            grid.rule_if(is_ruled, BETWEEN);
            self.row(&columns, row, &mut grid);
        }
        grid.rule(BOTTOM);
        let corner = grid.inside();
        hidden::render((self.rows.len(), &shown), self.look, corner, buffer);
    }

    fn columns(&self, room: u16) -> Vec<Column> {
        let fits = usize::from(room.saturating_sub(1) / COLUMN);
        let all = FrameNumber::all().count();
        let name = [Column::Name].into_iter();
        if fits > all {
            return name.chain(FrameNumber::all().map(Column::Frame)).collect();
        }
        let chosen = FrameNumber::all().position(|frame| frame == self.spot.frame);
        let fits = fits.saturating_sub(2).max(1);
        let shown = window(all, fits, chosen.unwrap_or_default());
        let frames = FrameNumber::all().skip(shown.start).take(shown.len());
        let around = name.chain(frames.map(Column::Frame));
        around.chain([Column::Now]).collect()
    }

    fn shown(&self, height: u16) -> Range<usize> {
        let fits = match self.spacing {
            Spacing::Ruled => height.saturating_sub(3) / 3,
            Spacing::Close => height.saturating_sub(4) / 2,
        };
        page(self.rows.len(), usize::from(fits), self.spot.row)
    }

    fn header(&self, columns: &[Column], grid: &mut Grid<'_>) {
        grid.bars();
        for (place, column) in (0..).zip(columns) {
            let (text, blanks) = match column {
                Column::Name => ("NAME".to_owned(), 1),
                Column::Frame(number) => (format!("{number:02}"), 2),
                Column::Now => (self.look.language.now().to_owned(), 2),
            };
            grid.text((place, blanks), &text, self.look.theme.muted);
        }
        grid.next_line();
    }

    fn row(&self, columns: &[Column], row: &Row, grid: &mut Grid<'_>) {
        grid.bars();
        for (place, column) in (0..).zip(columns) {
            self.mark_cell((place, *column), row, grid);
        }
        grid.next_line();
        grid.bars();
        for (place, column) in (0..).zip(columns) {
            self.total_cell((place, *column), row, grid);
        }
        grid.next_line();
    }

    fn mark_cell(&self, (place, column): (u16, Column), row: &Row, grid: &mut Grid<'_>) {
        match column {
            Column::Name => self.name(row, grid),
            Column::Frame(number) => self.frame_cell((place, number), row, grid),
            Column::Now => {
                let now = forecast::now(&row.frames).to_string();
                grid.text((place, 2), &now, self.look.theme.total);
            }
        }
    }

    /// `▶ KYJ`: whoever is up is pointed at.
    fn name(&self, row: &Row, grid: &mut Grid<'_>) {
        let theme = &self.look.theme;
        let style = match row.role {
            Role::Up => theme.up,
            Role::Waits => theme.plain,
            Role::Out | Role::Home => theme.muted,
        };
        if row.role == Role::Up {
            grid.symbol((0, 0), "▶", style);
        }
        grid.text((0, 2), row.player.name(), style);
    }

    fn frame_cell(&self, (place, number): (u16, FrameNumber), row: &Row, grid: &mut Grid<'_>) {
        let is_spot = self.is_spot(row, number);
        let bowled = row.frames.iter().find(|frame| frame.number() == number);
        let typed = self.spot.typed.as_ref().filter(|_| is_spot);
        let frame = typed.or(bowled);
        let marks: Vec<_> = frame.into_iter().flat_map(Frame::marks).collect();
        let pending = if is_spot { self.spot.pending } else { "" };
        grid.marks(place, &marks, pending);
        match self.spot.kind {
            SpotKind::Next if is_spot => grid.point(place, self.look.theme.current),
            SpotKind::Cursor if is_spot => grid.point(place, self.look.theme.cursor),
            _ => {}
        }
    }

    /// Why somebody takes no turns, under the name.
    const fn absence(&self, row: &Row) -> &'static str {
        match row.role {
            Role::Up | Role::Waits => "",
            Role::Out => self.look.language.out(),
            Role::Home => self.look.language.home(),
        }
    }

    fn is_spot(&self, row: &Row, number: FrameNumber) -> bool {
        (self.spot.row, self.spot.frame) == (row.index, number)
    }

    fn total_cell(&self, (place, column): (u16, Column), row: &Row, grid: &mut Grid<'_>) {
        let theme = &self.look.theme;
        let number = match column {
            Column::Frame(number) => number,
            Column::Name => return grid.text((place, 2), self.absence(row), theme.muted),
            Column::Now => return,
        };
        let total = row.scores.at(number);
        let before = row.before.map(|before| before.at(number));
        let style = match before {
            Some(before) if before != total => theme.changed,
            _ => theme.total,
        };
        let text = total.map(|total| total.to_string()).unwrap_or_default();
        grid.text((place, 2), &text, style);
        if self.spot.kind == SpotKind::Cursor && self.is_spot(row, number) {
            grid.point(place, theme.cursor);
        }
    }
}
