//! What the board shows of the game, and which cell it highlights.

use crate::app::{CorrectingScreen, Pending};
use crate::domain::{BowlingGame, Frame, FrameNumber, Presence, Seat, Standing, standings};
use crate::ui::Look;
use crate::ui::layout::Spacing;
use crate::ui::model::{Activity, BoardView, pending_sign};
use crate::ui::widget::score_sheet::{Pointer, PointerKind, Role, ScoreSheet, SheetRow};

impl BoardView<'_> {
    pub(super) fn sheet<'look>(&self, spacing: Spacing, look: &'look Look) -> ScoreSheet<'look> {
        let pointer = self.pointer();
        ScoreSheet {
            rows: self.rows(),
            in_sight: self.scrolled.unwrap_or(pointer.row),
            pointer,
            spacing,
            look,
        }
    }

    fn rows(&self) -> Vec<SheetRow> {
        let up = self.game.up().map(BowlingGame::player);
        let role = |seat: &Seat| match seat.presence() {
            _ if Some(seat.player()) == up => Role::Up,
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
        };
        self.game.seats().iter().enumerate().map(row).collect()
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
            activity => Pointer {
                row: row.map_or(0, |place| place - 1),
                frame: frame.map_or(FrameNumber::LAST, Frame::number),
                kind: up.map_or(PointerKind::InSight, |_| PointerKind::Next),
                typed: None,
                pending: match activity {
                    Activity::PendingOne { .. } => pending_sign(Pending::One),
                    _ => "",
                },
            },
        }
    }
}

fn cursor_pointer(cursor: &CorrectingScreen) -> Pointer {
    Pointer {
        row: cursor.row,
        frame: cursor.frame,
        kind: PointerKind::Cursor,
        typed: (!cursor.is_untouched()).then(|| cursor.typed()),
        pending: pending_sign(cursor.pending),
    }
}
