//! Writes one player's lines on either kind of sheet.

use unicode_width::UnicodeWidthStr;

use super::grid::{Grid, GridCell};
use super::{Role, RowLine, ScoreSheet, SheetColumn, SheetKind, SheetRow, alley, document};
use crate::domain::{Frame, FrameNumber, Mark, forecast};
use crate::ui::layout::{Spacing, cells};

pub(super) struct RowPainter<'sheet> {
    pub(super) sheet: &'sheet ScoreSheet<'sheet>,
    pub(super) row: &'sheet SheetRow,
    pub(super) kind: SheetKind,
}

impl RowPainter<'_> {
    pub(super) fn render(&self, grid: &mut Grid<'_>) {
        let has_now = grid.has(SheetColumn::Now);
        grid.line(|column, cell| match column {
            SheetColumn::Name => self.write_name(cell),
            SheetColumn::Frame(number) => self.write_marks(number, cell),
            SheetColumn::Now => self.write_number(forecast::now(&self.row.frames), cell),
            SheetColumn::Max => self.write_number(forecast::max(&self.row.frames), cell),
        });
        if self.sheet.spacing == Spacing::Airy {
            grid.line(|column, cell| self.write_floor(column, cell));
        }
        grid.line(|column, cell| match column {
            SheetColumn::Name => self.write_under_name(has_now, cell),
            SheetColumn::Frame(number) => self.write_total(number, cell),
            SheetColumn::Now | SheetColumn::Max => {}
        });
    }

    /// `2 KYJ`, or `▶ KYJ` for the player who is up.
    fn write_name(&self, cell: &mut GridCell<'_>) {
        let Self { sheet, row, .. } = self;
        let sign = match (row.role, row.place) {
            (Role::Up, _) => "▶".to_owned(),
            (_, place) => place.map(|place| place.to_string()).unwrap_or_default(),
        };
        let width = cells(sign.width()) + 1;
        let blanks = sheet.before_name().saturating_sub(width);
        let text = format!("{sign} {}", row.player);
        cell.text(blanks, &text, row.name_style(sheet.look));
    }

    /// The marks of a frame, and what is typed after them.
    fn write_marks(&self, number: FrameNumber, cell: &mut GridCell<'_>) {
        let Self { sheet, row, kind } = self;
        let pointer = Some(&sheet.pointer).filter(|_| sheet.is_pointed_at(row, number));
        let bowled = row.frames.iter().find(|frame| frame.number() == number);
        let typed = pointer.and_then(|pointer| pointer.typed.as_ref());
        let marks = typed.or(bowled).into_iter().flat_map(Frame::marks);
        let marks: Vec<Mark> = marks.collect();
        let pending = pointer.map_or("", |pointer| pointer.pending);
        let next = match kind {
            SheetKind::Alley => alley::write_marks(number, &marks, cell),
            SheetKind::Document => document::write_marks(&marks, pending, cell),
        };
        cell.text(next, pending, sheet.look.theme.key);
        self.point(number, RowLine::Marks, cell);
    }

    fn write_number(&self, number: u16, cell: &mut GridCell<'_>) {
        let style = self.row.number_style(self.sheet.look);
        match self.kind {
            SheetKind::Alley => cell.text(1, &format!("{number:>3}"), style),
            SheetKind::Document => cell.text(document::BEFORE_NUMBER, &number.to_string(), style),
        }
    }

    fn write_floor(&self, column: SheetColumn, cell: &mut GridCell<'_>) {
        if let SheetColumn::Frame(number) = column {
            alley::write_floor(number, cell);
            self.point(number, RowLine::Floor, cell);
        }
    }

    /// Why a player takes no turns, or the current score if no column has it: so that the leader is
    /// visible on the board.
    fn write_under_name(&self, has_now: bool, cell: &mut GridCell<'_>) {
        let Self { sheet, row, .. } = self;
        match row.absence(sheet.look) {
            "" if has_now => {}
            "" => {
                let now = format!("{:>3}", forecast::now(&row.frames));
                cell.text(sheet.before_name(), &now, row.number_style(sheet.look));
            }
            absence => cell.text(2, absence, sheet.look.theme.muted),
        }
    }

    fn write_total(&self, number: FrameNumber, cell: &mut GridCell<'_>) {
        let Self { sheet, row, kind } = self;
        let total = row.scores.at(number);
        let before = row.before.map(|before| before.at(number));
        let style = match before {
            Some(before) if before != total => sheet.look.theme.changed,
            // The final score.
            _ if number.is_last() => sheet.look.theme.title,
            _ => sheet.look.theme.total,
        };
        let blanks = match kind {
            SheetKind::Alley => alley::middle(number),
            SheetKind::Document => document::BEFORE_NUMBER,
        };
        let text = total.map(|total| total.to_string()).unwrap_or_default();
        cell.text(blanks, &text, style);
        self.point(number, RowLine::Totals, cell);
    }

    fn point(&self, number: FrameNumber, line: RowLine, cell: &mut GridCell<'_>) {
        if self.sheet.is_pointed_at(self.row, number) {
            cell.point_if(self.sheet.ground(line));
        }
    }
}
