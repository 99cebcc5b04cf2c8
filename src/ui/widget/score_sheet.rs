//! The score sheet: two to seven lines per player, and one highlighted cell.
//!
//! ```text
//! ╭────────┬─ 1 ─┬─ 2 ─┬─ 3 ─┬─ 4 ─┬ … ┬─ 10 ──┬TOTAL╮
//! │  1 PJS │  X  │ 8 / │ 8|1 │  X  │   │       │ 117 │
//! │ ser 293│  20 │  38 │  47 │  67 │   │       │↑237 │
//! ┝━━━━━━━━┿━━━━━┿━━━━━┿━━━━━┿━━━━━┿   ┿━━━━━━━┿━━━━━┥
//! │▶ 2 KYJ │ 9|- │  X  │  X  │ 7   │   │       │  75 │
//! ```
//!
//! Strikes and spares are filled, and the current player's row is lit. In little room it shows a
//! viewport around the highlighted cell, and says how much is hidden.

mod cell_painter;
mod form;
mod heads;
mod rules;
mod sheet_row;
mod slots;

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::widgets::{StatefulWidget, Widget};

pub(crate) use cell_painter::on_sheet;
pub(crate) use form::{SheetEnd, SheetForm};
pub(crate) use sheet_row::SheetRow;

use crate::app::Target;
use crate::domain::{Frame, FrameNumber, Player};
use crate::night::Role;
use crate::ui::layout::{self, from, page};
use crate::ui::widget::Hidden;
use crate::ui::{Look, Regions};
use cell_painter::CellPainter;
use rules::{Edge, Placed, SheetRules, Weight};

/// The highlighted cell.
pub(crate) struct Pointer {
    pub(crate) row: usize,
    pub(crate) frame: FrameNumber,
    pub(crate) kind: PointerKind,
    /// The frame as typed, shown instead of the bowled one.
    pub(crate) typed: Option<Frame>,
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
    /// The first visible row, if the user scrolls by it.
    pub(crate) first: Option<usize>,
    pub(crate) pointer: Pointer,
    /// The cell of the next ball, while the pointer is the cursor.
    pub(crate) next: Option<Pointer>,
    pub(crate) form: SheetForm,
    pub(crate) end: SheetEnd,
    pub(crate) look: &'view Look,
}

/// The content of a column.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum SheetColumn {
    Name,
    Frame(FrameNumber),
    Now,
    Max,
}

impl SheetColumn {
    const fn is_frame(self) -> bool {
        matches!(self, Self::Frame(_))
    }
}

const ALL_FRAMES: usize = 10;

impl StatefulWidget for ScoreSheet<'_> {
    type State = Regions;

    /// Paints as much as fits, centred in the area.
    fn render(self, area: Rect, buffer: &mut Buffer, regions: &mut Regions) {
        let columns = self.columns(area);
        let area = sheet_area(&columns, area);
        let (count, fits) = (self.rows.len(), self.form.fits(area.height));
        let fits = usize::from(fits);
        let shown = match self.first {
            Some(first) => from(count, fits, first),
            None => page(count, fits, self.in_sight),
        };
        let rows = self.rows.iter().skip(shown.start).take(shown.len());
        let rows: Vec<_> = rows.collect();
        let mut rules = SheetRules {
            columns: &columns,
            area,
            theme: &self.look.theme,
            buffer,
        };
        rules.across(area.y, Edge::Top, self.weight(&rows, 0));
        self.write_heads(&columns, area, rules.buffer);
        let mut y = area.y + 1;
        for (place, row) in rows.iter().enumerate() {
            let lines = self.lines_from(y, area);
            self.render_row(row, lines, &mut rules);
            add_regions(row.line.player, lines, &columns, regions);
            y = lines.bottom() + self.rule_after(place, &rows, &mut rules);
        }
        let look = self.look;
        let names = columns.first().map_or(area, |(_, names)| *names);
        let height = y - area.y;
        Hidden { count, shown, look }.render(Rect { height, ..names }, buffer);
    }
}

impl ScoreSheet<'_> {
    /// The lines of the player that begins there.
    fn lines_from(&self, y: u16, area: Rect) -> Rect {
        Rect {
            y,
            height: self.form.lines(),
            ..area
        }
        .intersection(area)
    }

    /// Draws the rule after a row, if there is one; returns its height.
    fn rule_after(&self, place: usize, rows: &[&SheetRow], rules: &mut SheetRules<'_>) -> u16 {
        let y = rules.area.y + self.form.height(layout::cells(place + 1)) - 1;
        let weight = self.weight(rows, place + 1);
        match place + 1 == rows.len() {
            _ if y >= rules.area.bottom() => return 0,
            is_last if is_last => rules.across(y, Edge::Bottom, weight),
            _ if self.form.is_ruled() => rules.across(y, Edge::Between, weight),
            _ => return 0,
        }
        1
    }

    /// The columns side by side, centred. A sheet that doesn't show all frames keeps its position while
    /// scrolling.
    fn columns(&self, area: Rect) -> Vec<Placed> {
        let widths = self.form.columns(area.width, self.pointer.frame, self.end);
        let width = widths.iter().map(|(_, width)| width + 1).sum::<u16>() + 1;
        let frames = widths.iter().filter(|(column, _)| column.is_frame());
        let blanks = match frames.count() {
            ALL_FRAMES => area.width.saturating_sub(width) / 2,
            _ => 0,
        };
        let mut x = area.x + blanks + 1;
        let placed = widths.into_iter().map(|(column, width)| {
            let own = Rect { x, width, ..area };
            x = own.right() + 1;
            (column, own.intersection(area))
        });
        placed.collect()
    }

    /// The rule before the row at this place is heavy if the row above or below it is the current player's.
    fn weight(&self, rows: &[&SheetRow], place: usize) -> Weight {
        let before = place.checked_sub(1).and_then(|before| rows.get(before));
        let mut beside = before.into_iter().chain(rows.get(place));
        let is_up = beside.any(|row| row.line.role == Role::Up);
        if is_up && self.form.is_ruled() && self.look.has_heavy_rules() {
            return Weight::Heavy;
        }
        Weight::Light
    }

    fn render_row(&self, row: &SheetRow, lines: Rect, rules: &mut SheetRules<'_>) {
        let theme = &self.look.theme;
        let inside = lines.inner(Margin::new(1, 0));
        let (wash, weight) = match row.line.role {
            Role::Up if !self.form.is_ruled() => (theme.lit, Weight::Heavy),
            Role::Up => (theme.lit, Weight::Light),
            _ if !self.form.is_ruled() && row.index % 2 == 1 => (theme.band, Weight::Light),
            _ => (Style::new(), Weight::Light),
        };
        if wash != Style::new() {
            rules.buffer.set_style(inside, wash);
        }
        rules.down(lines, weight);
        for (column, own) in rules.columns {
            let cell = Rect {
                y: lines.y,
                height: lines.height,
                ..*own
            };
            let (sheet, buffer) = (self, &mut *rules.buffer);
            CellPainter { sheet, row, buffer }.paint(*column, cell);
        }
    }

    fn pointer_at(&self, row: &SheetRow, number: FrameNumber) -> Option<&Pointer> {
        let is_here = |own: &&Pointer| (own.row, own.frame) == (row.index, number);
        self.pointers().find(is_here)
    }

    fn pointers(&self) -> impl Iterator<Item = &Pointer> {
        [&self.pointer].into_iter().chain(&self.next)
    }
}

/// From the left border to the right one.
fn sheet_area(columns: &[Placed], area: Rect) -> Rect {
    let [(_, first), .., (_, last)] = columns else {
        return area;
    };
    let left = first.x.saturating_sub(1);
    let width = (last.right() + 1).saturating_sub(left);
    Rect {
        x: left,
        width,
        ..area
    }
    .intersection(area)
}

/// Adds the regions of a player's row, name and frames.
fn add_regions(player: Player, lines: Rect, columns: &[Placed], regions: &mut Regions) {
    regions.add(lines.inner(Margin::new(1, 0)), Target::Line(player));
    for (column, own) in columns {
        let cell = Rect {
            y: lines.y,
            height: lines.height,
            ..*own
        };
        match column {
            SheetColumn::Name => regions.add(cell, Target::Name(player)),
            SheetColumn::Frame(number) => regions.add(cell, Target::Frame(player, *number)),
            SheetColumn::Now | SheetColumn::Max => {}
        }
    }
}
