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

mod cell;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::domain::{FrameNumber, Frames, Player, forecast};
use crate::ui::Look;
use crate::ui::layout::{Spacing, window};
use crate::ui::widget::hidden;

/// A column is six wide, with a rule before it.
const COLUMN: u16 = 7;
const FRAMES: usize = 10;

/// One player's two lines.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct Row {
    /// Whose.
    pub(in crate::ui) player: Player,
    /// What is shown.
    pub(in crate::ui) frames: Frames,
    /// What it was, where a correction is being typed.
    pub(in crate::ui) before: Option<Frames>,
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
    Away,
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
    Total,
}

impl ScoreSheet<'_> {
    /// Paints as much of it as fits, in the middle of the area.
    pub(in crate::ui) fn render(&self, area: Rect, buffer: &mut Buffer) {
        let columns = self.columns(area.width);
        let (lines, shown) = self.lines(&columns, area.height);
        let width = width(&columns);
        let left = area.x + area.width.saturating_sub(width) / 2;
        for (line, row) in lines.iter().zip(area.rows()) {
            buffer.set_line(left, row.y, line, row.width.min(width));
        }
        let painted = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let corner = Rect {
            x: left + 1,
            width: width.saturating_sub(2),
            height: painted,
            ..area
        };
        let hidden = (self.rows.len(), &shown);
        hidden::render(hidden, self.look, corner.intersection(area), buffer);
    }

    fn columns(&self, room: u16) -> Vec<Column> {
        let numbers = std::iter::successors(Some(FrameNumber::FIRST), |frame| frame.next().ok());
        let fits = usize::from(room.saturating_sub(1) / COLUMN);
        if fits > FRAMES {
            let frames = numbers.map(Column::Frame);
            return [Column::Name].into_iter().chain(frames).collect();
        }
        let chosen = usize::from(self.spot.frame.number()).saturating_sub(1);
        let shown = window(FRAMES, fits.saturating_sub(2).max(1), chosen);
        let frames = numbers.skip(shown.start).take(shown.len());
        let frames = frames.map(Column::Frame);
        [Column::Name]
            .into_iter()
            .chain(frames)
            .chain([Column::Total])
            .collect()
    }

    fn lines(
        &self,
        columns: &[Column],
        height: u16,
    ) -> (Vec<Line<'static>>, std::ops::Range<usize>) {
        let fits = match self.spacing {
            Spacing::Ruled => usize::from(height.saturating_sub(3) / 3),
            Spacing::Close => usize::from(height.saturating_sub(4) / 2),
        };
        let shown = window(self.rows.len(), fits.max(1), self.spot.row);
        let mut lines = vec![self.rule(columns, ["┌", "┬", "┐"]), self.header(columns)];
        let rows = self.rows.iter().enumerate().skip(shown.start);
        for (index, row) in rows.take(shown.len()) {
            let is_ruled = self.spacing == Spacing::Ruled || index == shown.start;
            lines.extend(is_ruled.then(|| self.rule(columns, ["├", "┼", "┤"])));
            lines.push(self.marks(columns, index, row));
            lines.push(self.totals(columns, index, row));
        }
        lines.push(self.rule(columns, ["└", "┴", "┘"]));
        (lines, shown)
    }

    fn rule(&self, columns: &[Column], [left, middle, right]: [&str; 3]) -> Line<'static> {
        let cells = vec!["──────"; columns.len()];
        let rule = format!("{left}{}{right}", cells.join(middle));
        Line::styled(rule, self.look.theme.rule)
    }

    fn header(&self, columns: &[Column]) -> Line<'static> {
        let cells = columns.iter().map(|column| match column {
            Column::Name => " NAME ".to_owned(),
            Column::Frame(number) => format!("  {number:02}  "),
            Column::Total => cell::centred(self.look.language.total()),
        });
        let cells = cells.map(|text| vec![Span::styled(text, self.look.theme.muted)]);
        self.framed(cells)
    }

    fn marks(&self, columns: &[Column], index: usize, row: &Row) -> Line<'static> {
        let cells = columns.iter().map(|column| match column {
            Column::Name => vec![cell::name(row, self.look)],
            Column::Frame(number) => self.frame_cell(index, row, *number),
            Column::Total => vec![cell::total(
                forecast::now(&row.frames),
                self.look.theme.total,
            )],
        });
        self.framed(cells)
    }

    fn frame_cell(&self, index: usize, row: &Row, number: FrameNumber) -> Vec<Span<'static>> {
        let marks = row.frames.iter().find(|frame| frame.number() == number);
        let marks: Vec<_> = marks
            .into_iter()
            .flat_map(crate::domain::Frame::marks)
            .collect();
        let is_spot = (self.spot.row, self.spot.frame) == (index, number);
        let pending = if is_spot { self.spot.pending } else { "" };
        let spans = cell::marks(&marks, pending, &self.look.theme);
        match self.spot.kind {
            SpotKind::Next if is_spot => cell::pointed(spans, self.look.theme.current),
            SpotKind::Cursor if is_spot => cell::pointed(spans, self.look.theme.cursor),
            _ => spans,
        }
    }

    fn totals(&self, columns: &[Column], index: usize, row: &Row) -> Line<'static> {
        let cells = columns.iter().map(|column| match column {
            Column::Frame(number) => vec![self.total_cell(index, row, *number)],
            Column::Name | Column::Total => vec![cell::blank()],
        });
        self.framed(cells)
    }

    fn total_cell(&self, index: usize, row: &Row, number: FrameNumber) -> Span<'static> {
        let theme = &self.look.theme;
        let total = |frames: &Frames| {
            let place = usize::from(number.number()).checked_sub(1)?;
            frames.scores().totals().get(place).copied()
        };
        let now = total(&row.frames);
        let is_changed = row.before.is_some_and(|before| total(&before) != now);
        let is_cursor = self.spot.kind == SpotKind::Cursor
            && (self.spot.row, self.spot.frame) == (index, number);
        let style = match (is_cursor, is_changed) {
            (true, _) => theme.cursor,
            (false, true) => theme.changed,
            (false, false) => theme.total,
        };
        now.map_or_else(
            || cell::empty(style, is_cursor),
            |now| cell::total(now, style),
        )
    }

    fn framed(&self, cells: impl Iterator<Item = Vec<Span<'static>>>) -> Line<'static> {
        let rule = Span::styled("│", self.look.theme.rule);
        let cells = cells.flat_map(|cell| [rule.clone()].into_iter().chain(cell));
        cells.chain([rule.clone()]).collect()
    }
}

fn width(columns: &[Column]) -> u16 {
    let columns = u16::try_from(columns.len()).unwrap_or(u16::MAX);
    columns.saturating_mul(COLUMN).saturating_add(1)
}
