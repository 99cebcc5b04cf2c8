//! The data of the sheet, and the highlighted cell.

use crate::app::{CorrectingScreen, PastingScreen};
use crate::domain::{BowlingGame, Frame, FrameNumber, Frames, Seat};
use crate::night::BoardLine;
use crate::ui::Look;
use crate::ui::model::{Activity, BoardView};
use crate::ui::widget::score_sheet::{
    Pointer, PointerKind, ScoreSheet, SheetEnd, SheetForm, SheetRow,
};

impl BoardView<'_> {
    pub(super) fn sheet<'look>(&self, form: SheetForm, look: &'look Look) -> ScoreSheet<'look> {
        let pointer = self.pointer();
        let is_cursor = matches!(self.activity, Activity::Correcting(..));
        ScoreSheet {
            rows: self.rows(),
            in_sight: self.scrolled.unwrap_or(pointer.row),
            first: self.first,
            pointer,
            next: is_cursor.then(|| self.next_ball()),
            form,
            end: match self.game.up() {
                Some(_) => SheetEnd::Open,
                None => SheetEnd::Totals,
            },
            look,
        }
    }

    fn rows(&self) -> Vec<SheetRow> {
        let row = |(index, line): (usize, BoardLine)| {
            let before = self.corrected(index).map(Seat::game);
            let series = line.series.map(|series| corrected(series, before, &line));
            SheetRow {
                index,
                scores: line.frames.scores(),
                before: before.map(|own| own.frames().scores()),
                line: BoardLine { series, ..line },
            }
        };
        let lines = self.night.board(self.game).into_iter();
        lines.enumerate().map(row).collect()
    }

    /// The line of this row before the correction being typed, if that is legal.
    fn corrected(&self, row: usize) -> Option<&Seat> {
        match &self.activity {
            Activity::Correcting(cursor, seat) if cursor.row == row => {
                matches!(cursor.preview, Some(Ok(_))).then_some(seat)
            }
            _ => None,
        }
    }

    fn pointer(&self) -> Pointer {
        match &self.activity {
            Activity::Correcting(cursor, _) => cursor_pointer(cursor),
            Activity::Pasting(pasted) => self.pasted_pointer(pasted),
            _ => self.next_ball(),
        }
    }

    fn next_ball(&self) -> Pointer {
        let up = self.game.up();
        let row = up.and_then(|up| self.game.position(up.player()));
        let current = up.and_then(|up| up.frames().current());
        // If the game is over: the last frame bowled by anybody.
        let bowled = self.game.iter().filter_map(|game| game.frames().latest());
        let frame = current.map(Frame::number).or_else(|| bowled.max());
        Pointer {
            row: row.map_or(0, |place| place - 1),
            frame: frame.unwrap_or(FrameNumber::FIRST),
            kind: up.map_or(PointerKind::InSight, |_| PointerKind::Next),
            typed: self.typed_frame(),
        }
    }
}

impl BoardView<'_> {
    /// The last frame with pasted balls.
    fn pasted_pointer(&self, pasted: &PastingScreen) -> Pointer {
        let row = self.game.position(pasted.player);
        let frame = pasted.frames().last();
        Pointer {
            row: row.map_or(0, |place| place - 1),
            frame: frame.map_or(FrameNumber::FIRST, Frame::number),
            kind: PointerKind::Cursor,
            typed: None,
        }
    }
}

fn cursor_pointer(cursor: &CorrectingScreen) -> Pointer {
    Pointer {
        row: cursor.row,
        frame: cursor.frame,
        kind: PointerKind::Cursor,
        typed: (!cursor.is_untouched()).then(|| cursor.typed()),
    }
}

/// The series, corrected if the line already counts in it.
fn corrected(series: u32, before: Option<&BowlingGame>, line: &BoardLine) -> u32 {
    let before = before.filter(|game| game.is_over() && line.frames.is_over());
    let pins = |frames: &Frames| u32::from(frames.scores().total());
    before.map_or(series, |game| {
        (series + pins(&line.frames)).saturating_sub(pins(game.frames()))
    })
}
