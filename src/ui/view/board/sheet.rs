//! What the board shows of the game, and which cell it highlights.

use crate::app::{CorrectingScreen, PastingScreen};
use crate::domain::{
    BowlingGame, Frame, FrameNumber, Presence, Seat, Standing, forecast, standings,
};
use crate::night::Series;
use crate::ui::Look;
use crate::ui::model::{Activity, BoardView};
use crate::ui::widget::score_sheet::{Pointer, PointerKind, Role, ScoreSheet, SheetForm, SheetRow};

impl BoardView<'_> {
    pub(super) fn sheet<'look>(&self, form: SheetForm, look: &'look Look) -> ScoreSheet<'look> {
        let pointer = self.pointer();
        ScoreSheet {
            rows: self.rows(),
            in_sight: self.scrolled.unwrap_or(pointer.row),
            pointer,
            form,
            look,
        }
    }

    fn rows(&self) -> Vec<SheetRow> {
        let up = self.game.up().map(BowlingGame::player);
        let is_cut_short =
            |seat: &Seat| self.game.is_ended() && seat.is_begun() && !seat.game().is_over();
        let role = |seat: &Seat| match seat.presence() {
            _ if Some(seat.player()) == up => Role::Up,
            Presence::Bowls | Presence::SitsOut if is_cut_short(seat) => Role::CutShort,
            Presence::Bowls => Role::Waits,
            Presence::SitsOut => Role::SitsOut,
            Presence::Left => Role::HasLeft,
        };
        let places = standings(self.game);
        let place = |seat: &Seat| {
            let mut own = places.iter();
            own.find(|standing| standing.game().player() == seat.player())
                .map(Standing::place)
        };
        let all = self.series();
        let row = |(index, seat): (usize, &Seat)| SheetRow {
            index,
            player: seat.player(),
            // Hidden until the correction is accepted.
            place: place(seat).filter(|_| self.corrected(index).is_none()),
            frames: *seat.game().frames(),
            scores: seat.game().frames().scores(),
            before: self
                .corrected(index)
                .map(|own| own.game().frames().scores()),
            role: role(seat),
            series: with_running_game(&all, seat).filter(|_| !is_cut_short(seat)),
        };
        self.game.seats().iter().enumerate().map(row).collect()
    }

    /// Everybody's series. Empty in the first game.
    fn series(&self) -> Vec<Series> {
        match self.night.games().count() {
            0 | 1 => vec![],
            _ => self.night.series().collect(),
        }
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
        let up = self.game.up();
        let row = up.and_then(|up| self.game.position(up.player()));
        let frame = up.and_then(|up| up.frames().current());
        match &self.activity {
            Activity::Correcting(cursor, _) => cursor_pointer(cursor),
            Activity::Pasting(pasted) => self.pasted_pointer(pasted),
            _ => Pointer {
                row: row.map_or(0, |place| place - 1),
                frame: frame.map_or(FrameNumber::LAST, Frame::number),
                kind: up.map_or(PointerKind::InSight, |_| PointerKind::Next),
                typed: self.typed_frame(),
            },
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

/// The series with the running game; a complete line is in it already.
fn with_running_game(all: &[Series], seat: &Seat) -> Option<u32> {
    let mut all = all.iter();
    let series = all.find(|series| series.person.name() == seat.player())?;
    let frames = seat.game().frames();
    if frames.is_over() {
        return Some(series.total);
    }
    Some(series.total + u32::from(forecast::now(frames)))
}

fn cursor_pointer(cursor: &CorrectingScreen) -> Pointer {
    Pointer {
        row: cursor.row,
        frame: cursor.frame,
        kind: PointerKind::Cursor,
        typed: (!cursor.is_untouched()).then(|| cursor.typed()),
    }
}
