//! The score sheet: two to four lines per player, and one highlighted cell.
//!
//! There are two kinds: the board of the documents and, if it fits, the sheet of a bowling alley.
//! With little room it shows a viewport around the highlighted cell, and says what is scrolled out.

mod alley;
mod document;
mod grid;
mod row_painter;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{StatefulWidget, Widget};
use unicode_width::UnicodeWidthStr;

use crate::app::Target;
use crate::domain::{Frame, FrameNumber, Frames, Player, Scores};
use crate::ui::layout::{Spacing, cells, is_wide, page, right_of};
use crate::ui::widget::Hidden;
use crate::ui::{Look, Regions};
use grid::{BETWEEN, BOTTOM, Grid, GridCell, TOP};

use row_painter::RowPainter;

/// The width of a name.
const NAME: u16 = 3;

/// The highlighted cell.
pub(crate) struct Pointer {
    pub(crate) row: usize,
    pub(crate) frame: FrameNumber,
    pub(crate) kind: PointerKind,
    /// What is typed there instead of what was bowled.
    pub(crate) typed: Option<Frame>,
    /// Typed after the marks, but not accepted yet.
    pub(crate) pending: &'static str,
}

/// Why a cell is highlighted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum PointerKind {
    /// The next ball goes there.
    Next,
    /// The correction cursor is there.
    Cursor,
    /// The frame only has to be visible.
    InSight,
}

pub(crate) struct ScoreSheet<'view> {
    pub(crate) rows: Vec<SheetRow>,
    /// The row that has to be visible.
    pub(crate) in_sight: usize,
    pub(crate) pointer: Pointer,
    pub(crate) spacing: Spacing,
    pub(crate) look: &'view Look,
}

pub(crate) struct SheetRow {
    /// From 0.
    pub(crate) index: usize,
    pub(crate) player: Player,
    /// The rank. None for players who have left.
    pub(crate) place: Option<usize>,
    pub(crate) frames: Frames,
    pub(crate) scores: Scores,
    /// The scores before the correction being typed.
    pub(crate) before: Option<Scores>,
    pub(crate) role: Role,
}

/// A player's relation to the next ball.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Role {
    Up,
    Waits,
    SitsOut,
    HasLeft,
}

/// The content of a column.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum SheetColumn {
    Name,
    Frame(FrameNumber),
    Now,
    Max,
}

/// A line of a player: the marks are above the totals.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum RowLine {
    Marks,
    Floor,
    Totals,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum SheetKind {
    Alley,
    Document,
}

impl StatefulWidget for ScoreSheet<'_> {
    type State = Regions;

    /// Paints as much as fits, centred in the area.
    fn render(self, area: Rect, buffer: &mut Buffer, regions: &mut Regions) {
        let (columns, kind) = if is_wide(area) {
            (alley::columns(), SheetKind::Alley)
        } else {
            let columns = document::columns(area.width, self.pointer.frame);
            (columns, SheetKind::Document)
        };
        let (count, fits) = (self.rows.len(), self.spacing.fits(area.height));
        let shown = page(count, usize::from(fits), self.in_sight);
        let mut grid = Grid::new(&columns, area, &self.look.theme, buffer);
        grid.rule(TOP);
        grid.line(|column, cell| kind.write_head(column, self.look, cell));
        for row in self.rows.iter().skip(shown.start).take(shown.len()) {
            let is_ruled = self.spacing != Spacing::Close || row.index == shown.start;
            kind.rule_if(is_ruled, &mut grid);
            let line = grid.next_line();
            let (sheet, name) = (&self, self.before_name());
            RowPainter { sheet, row, kind }.render(&mut grid);
            add_regions(row.player, name, grid.columns_from(line), regions);
        }
        grid.rule(BOTTOM);
        let (corner, look) = (grid.inside(), self.look);
        Hidden { count, shown, look }.render(corner, buffer);
    }
}

impl ScoreSheet<'_> {
    fn is_pointed_at(&self, row: &SheetRow, number: FrameNumber) -> bool {
        (self.pointer.row, self.pointer.frame) == (row.index, number)
    }

    /// The columns before a name: the widest place, and a blank. Two-digit places move all names by
    /// one.
    fn before_name(&self) -> u16 {
        cells(self.rows.len().to_string().width()) + 1
    }

    /// The background of the highlighted cell: the cursor covers the whole frame, the next ball
    /// only the line of the marks.
    const fn ground(&self, line: RowLine) -> Option<Style> {
        match (self.pointer.kind, line) {
            (PointerKind::Cursor, _) => Some(self.look.theme.cursor),
            (PointerKind::Next, RowLine::Marks) => Some(self.look.theme.current),
            _ => None,
        }
    }
}

impl SheetRow {
    const fn name_style(&self, look: &Look) -> Style {
        match self.role {
            Role::Up => look.theme.up,
            Role::Waits => look.theme.plain,
            Role::SitsOut | Role::HasLeft => look.theme.muted,
        }
    }

    /// The leader's numbers stand out.
    const fn number_style(&self, look: &Look) -> Style {
        match (self.role, self.place) {
            (Role::SitsOut | Role::HasLeft, _) => look.theme.muted,
            (_, Some(1)) => look.theme.title,
            _ => look.theme.total,
        }
    }

    /// Why a player takes no turns, under the name.
    const fn absence(&self, look: &Look) -> &'static str {
        match self.role {
            Role::Up | Role::Waits => "",
            Role::SitsOut => look.language.out(),
            Role::HasLeft => look.language.home(),
        }
    }
}

impl SheetKind {
    fn write_head(self, column: SheetColumn, look: &Look, cell: &mut GridCell<'_>) {
        match self {
            Self::Alley => alley::head(column, look, cell),
            Self::Document => document::head(column, look, cell),
        }
    }

    fn rule_if(self, is_ruled: bool, grid: &mut Grid<'_>) {
        match self {
            _ if !is_ruled => {}
            Self::Alley => grid.rule_with(BETWEEN, alley::box_tops),
            Self::Document => grid.rule(BETWEEN),
        }
    }
}

/// Adds the regions of a player's row, name and frames.
fn add_regions(
    player: Player,
    before_name: u16,
    columns: impl Iterator<Item = (SheetColumn, Rect)>,
    regions: &mut Regions,
) {
    let columns: Vec<_> = columns.collect();
    let [(_, first), .., (_, last)] = columns.as_slice() else {
        return;
    };
    let name = right_of(*first, before_name);
    regions.add(name.union(*last), Target::Line(player));
    let width = NAME.min(name.width);
    regions.add(Rect { width, ..name }, Target::Name(player));
    for (column, area) in columns {
        if let SheetColumn::Frame(number) = column {
            regions.add(area, Target::Frame(player, number));
        }
    }
}
