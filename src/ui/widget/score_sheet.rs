//! The board: two to four lines a player, and one cell that is pointed at.
//!
//! There are two kinds of it, the documents' one and, where it is wide, that of a bowling alley.
//! Where there is little room it shows what is around the one that matters, and tells what is out
//! of sight.

mod alley;
mod document;
mod grid;
mod row;

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::domain::{Frame, FrameNumber, Mark};
use crate::ui::Look;
use crate::ui::layout::{Spacing, is_wide, page};
use crate::ui::widget::hidden;
use grid::{BOTTOM, Grid, TOP};

pub(crate) use row::{Role, Row};

/// The cell that is pointed at.
#[derive(Clone, Debug)]
pub(crate) struct Spot {
    /// Which line.
    pub(crate) row: usize,
    /// Which frame.
    pub(crate) frame: FrameNumber,
    /// Why.
    pub(crate) kind: SpotKind,
    /// What is typed there in place of what was bowled.
    pub(crate) typed: Option<Frame>,
    /// Something typed after the marks that is not taken yet.
    pub(crate) pending: &'static str,
}

/// Why a cell is pointed at.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum SpotKind {
    /// The next ball goes there.
    Next,
    /// The cursor is there.
    Cursor,
    /// Nothing: the frame only has to be in sight.
    InSight,
}

/// The board.
#[derive(Clone, Debug)]
pub(crate) struct ScoreSheet<'look> {
    /// The lines of the players.
    pub(crate) rows: Vec<Row>,
    /// The line that is shown in any case.
    pub(crate) in_sight: usize,
    /// The cell that is pointed at.
    pub(crate) spot: Spot,
    /// How much air the players have.
    pub(crate) spacing: Spacing,
    /// Words and styles.
    pub(crate) look: &'look Look,
}

/// What stands in a column.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Column {
    Name,
    Frame(FrameNumber),
    Now,
    Max,
}

/// A line of a player: the marks are above the totals.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Part {
    Marks,
    Floor,
    Totals,
}

impl ScoreSheet<'_> {
    /// Paints as much of it as fits, in the middle of the area.
    pub(crate) fn render(&self, area: Rect, buffer: &mut Buffer) {
        let columns = if is_wide(area) {
            alley::columns()
        } else {
            document::columns(area.width, self.spot.frame)
        };
        let shown = page(
            self.rows.len(),
            usize::from(self.spacing.fits(area.height)),
            self.in_sight,
        );
        let mut grid = Grid::new(&columns, area, &self.look.theme, buffer);
        grid.rule(TOP);
        if is_wide(area) {
            alley::render(self, shown.clone(), &mut grid);
        } else {
            document::render(self, shown.clone(), &mut grid);
        }
        grid.rule(BOTTOM);
        let corner = grid.inside();
        hidden::render((self.rows.len(), &shown), self.look, corner, buffer);
    }

    /// The rows in sight, and whether there is a rule above each.
    fn shown(&self, shown: Range<usize>) -> impl Iterator<Item = (&Row, bool)> {
        let first = shown.start;
        let rows = self.rows.iter().skip(first).take(shown.len());
        rows.map(move |row| (row, self.spacing != Spacing::Close || row.index == first))
    }

    fn is_spot(&self, row: &Row, number: FrameNumber) -> bool {
        (self.spot.row, self.spot.frame) == (row.index, number)
    }

    /// What stands in a frame, and what is typed after it.
    fn marks(&self, row: &Row, number: FrameNumber) -> (Vec<Mark>, &'static str) {
        let is_spot = self.is_spot(row, number);
        let bowled = row.frames.iter().find(|frame| frame.number() == number);
        let typed = self.spot.typed.as_ref().filter(|_| is_spot);
        let marks = typed.or(bowled).into_iter().flat_map(Frame::marks);
        (
            marks.collect(),
            if is_spot { self.spot.pending } else { "" },
        )
    }

    /// `2 KYJ`, or `▶ KYJ`: whoever is up is pointed at. Places of two digits move all names by one.
    fn write_name(&self, row: &Row, grid: &mut Grid<'_>) {
        let sign = match (row.role, row.place) {
            (Role::Up, _) => "▶".to_owned(),
            (_, place) => place.map(|place| place.to_string()).unwrap_or_default(),
        };
        let text = format!("{sign} {}", row.player);
        let sign = u16::try_from(sign.width()).unwrap_or_default() + 1;
        let blanks = self.before_name().saturating_sub(sign);
        grid.text((0, blanks), &text, row.name_style(self.look));
    }

    /// The columns before a name: those of the widest place, and a blank.
    fn before_name(&self) -> u16 {
        let widest = self.rows.len().to_string().width();
        u16::try_from(widest).unwrap_or_default() + 1
    }

    fn total(&self, row: &Row, number: FrameNumber) -> (String, Style) {
        let total = row.scores.at(number);
        let before = row.before.map(|before| before.at(number));
        let style = match before {
            Some(before) if before != total => self.look.theme.changed,
            // What the game came to.
            _ if number.is_last() => self.look.theme.title,
            _ => self.look.theme.total,
        };
        let text = total.map(|total| total.to_string()).unwrap_or_default();
        (text, style)
    }

    /// The ground of a cell that is pointed at: the cursor covers the whole frame, the next ball
    /// only the line of the marks.
    fn ground(&self, row: &Row, number: FrameNumber, part: Part) -> Option<Style> {
        let style = match (self.spot.kind, part) {
            (SpotKind::Cursor, _) => Some(self.look.theme.cursor),
            (SpotKind::Next, Part::Marks) => Some(self.look.theme.current),
            _ => None,
        };
        style.filter(|_| self.is_spot(row, number))
    }
}
