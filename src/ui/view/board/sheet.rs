//! What the board shows of the game, and which cell it points at.

use crate::app::{CorrectingScreen, Pending};
use crate::domain::{BowlingGame, Frame, FrameNumber, Presence, Seat, Standing, standings};
use crate::ui::Look;
use crate::ui::layout::Spacing;
use crate::ui::model::{Activity, BoardView, CorrectionView};
use crate::ui::widget::score_sheet::{Pointer, PointerKind, Role, ScoreSheet, SheetRow};

/// What is shown of a 1 that may become a 10.
const ONE: &str = "1…";

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
        let places = standings(&self.game);
        let place = |seat: &Seat| {
            let mut own = places.iter();
            own.find(|standing| standing.game().player() == seat.player())
                .map(Standing::place)
        };
        let row = |(index, seat): (usize, &Seat)| SheetRow {
            index,
            player: seat.player(),
            // Told once the correction is taken.
            place: place(seat).filter(|_| self.corrected(index).is_none()),
            frames: *seat.game().frames(),
            scores: seat.game().frames().scores(),
            before: self.corrected(index).map(|own| own.before.scores()),
            role: role(seat),
        };
        self.game.seats().iter().enumerate().map(row).collect()
    }

    /// The correction that is typed, if it is one of this row and possible.
    fn corrected(&self, row: usize) -> Option<&CorrectionView<'_>> {
        match &self.activity {
            Activity::Correcting(correction) if correction.cursor.row == row => {
                matches!(correction.preview, Some(Ok(_))).then_some(correction)
            }
            _ => None,
        }
    }

    fn pointer(&self) -> Pointer {
        let up = self.game.up();
        let row = up.and_then(|up| self.game.position(up.player()));
        let frame = up.and_then(|up| up.frames().current());
        match &self.activity {
            Activity::Correcting(correction) => cursor_pointer(correction.cursor),
            activity => Pointer {
                row: row.map_or(0, |place| place - 1),
                frame: frame.map_or(FrameNumber::LAST, Frame::number),
                kind: up.map_or(PointerKind::InSight, |_| PointerKind::Next),
                typed: None,
                pending: match activity {
                    Activity::PendingOne { .. } => ONE,
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
        pending: match cursor.pending {
            Pending::One => ONE,
            Pending::Nothing => "",
        },
    }
}
