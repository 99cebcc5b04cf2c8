//! The slots of the balls of a frame. A strike fills its frame, a spare the second half of it; in the
//! tenth frame every ball has its own slot.

use ratatui::layout::Rect;

use super::SheetForm;
use crate::domain::{FrameNumber, Mark};
use crate::ui::layout;

/// The slot of one ball.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Slot {
    /// The area of a fill.
    pub(super) area: Rect,
    /// The column of the mark.
    pub(super) mark: u16,
}

/// The slots of a frame, one per mark and one for the next ball.
pub(super) struct Slots {
    pub(super) form: SheetForm,
    pub(super) number: FrameNumber,
    pub(super) cell: Rect,
}

/// The number of lines of a fill.
const fn filled_lines(form: SheetForm) -> u16 {
    match form {
        SheetForm::Close | SheetForm::Ruled | SheetForm::Wide => 1,
        SheetForm::Grand => 5,
    }
}

impl Slots {
    /// The slot of the ball at this index, from 0.
    pub(super) fn slot(&self, index: u16, mark: Option<Mark>) -> Slot {
        // The first ball may take the whole frame.
        let is_whole = mark.is_none_or(|mark| mark == Mark::Strike);
        if is_whole && index == 0 && !self.number.is_last() {
            return self.whole();
        }
        self.part(index)
    }

    /// The slot of a ball that fills its frame.
    fn whole(&self) -> Slot {
        let second = self.part(1);
        let mark = match self.form {
            SheetForm::Close | SheetForm::Ruled => self.cell.x + self.cell.width / 2,
            // Only a cell of odd width has a middle column.
            SheetForm::Wide if self.cell.width % 2 == 1 => self.cell.x + self.cell.width / 2,
            SheetForm::Wide => second.mark,
            SheetForm::Grand => self.cell.x + 3,
        };
        let area = layout::top(self.cell, filled_lines(self.form));
        Slot { area, mark }
    }

    /// One of two slots, or of three in the tenth frame. The last slot takes the remaining width.
    fn part(&self, index: u16) -> Slot {
        let parts = u16::from(self.number.most_balls());
        let step = self.cell.width / parts;
        let start = (index * step).min(self.cell.width);
        let width = if index + 1 < parts {
            step
        } else {
            self.cell.width - start
        };
        let area = Rect {
            x: self.cell.x + start,
            width,
            ..layout::top(self.cell, filled_lines(self.form))
        };
        let mark = match self.form {
            SheetForm::Close | SheetForm::Ruled => area.x + 1,
            SheetForm::Wide => area.x + step.saturating_sub(1) / 2,
            // In the tenth, a blank precedes each ball.
            SheetForm::Grand => area.x + u16::from(index > 0 || self.number.is_last()),
        };
        Slot { area, mark }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slots(form: SheetForm, number: FrameNumber, width: u16) -> Slots {
        let cell = Rect::new(10, 3, width, 7);
        Slots { form, number, cell }
    }

    fn columns(slot: Slot) -> (u16, u16, u16) {
        (slot.area.x - 10, slot.area.width, slot.mark - 10)
    }

    #[test]
    fn a_strike_fills_the_frame_and_a_spare_its_second_part() {
        let frame = slots(SheetForm::Ruled, FrameNumber::FIRST, 5);
        assert_eq!(columns(frame.slot(0, Some(Mark::Strike))), (0, 5, 2));
        assert_eq!(columns(frame.slot(0, None)), (0, 5, 2));
        assert_eq!(columns(frame.slot(0, Some(Mark::Count(8)))), (0, 2, 1));
        assert_eq!(columns(frame.slot(1, Some(Mark::Spare))), (2, 3, 3));
        let wide = slots(SheetForm::Wide, FrameNumber::FIRST, 6);
        assert_eq!(columns(wide.slot(0, Some(Mark::Strike))), (0, 6, 4));
        assert_eq!(columns(wide.slot(0, Some(Mark::Count(8)))), (0, 3, 1));
        assert_eq!(columns(wide.slot(1, Some(Mark::Spare))), (3, 3, 4));
        let wider = slots(SheetForm::Wide, FrameNumber::FIRST, 9);
        assert_eq!(columns(wider.slot(0, Some(Mark::Strike))), (0, 9, 4));
    }

    #[test]
    fn every_ball_of_the_tenth_has_its_own_slot() {
        let tenth = slots(SheetForm::Ruled, FrameNumber::LAST, 7);
        let all = [0, 1, 2].map(|index| columns(tenth.slot(index, Some(Mark::Strike))));
        assert_eq!(all, [(0, 2, 1), (2, 2, 3), (4, 3, 5)]);
        let grand = slots(SheetForm::Grand, FrameNumber::LAST, 19);
        let all = [0, 1, 2].map(|index| columns(grand.slot(index, Some(Mark::Strike))));
        assert_eq!(all, [(0, 6, 1), (6, 6, 7), (12, 7, 13)]);
    }
}
