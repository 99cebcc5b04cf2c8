//! The cell of a frame: its marks, the pins left by the first ball, and its total.

use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::{CellPainter, Pointer, PointerKind, SheetForm, Slot, Slots};
use crate::domain::{Frame, FrameNumber, Mark, Pins};
use crate::night::Role;
use crate::ui::layout::{self, last, line, right_of};
use crate::ui::widget::{Letters, Size};

impl CellPainter<'_> {
    /// The marks of a frame above its total.
    pub(super) fn frame(&mut self, number: FrameNumber, cell: Rect) {
        let form = self.sheet.form;
        let slots = Slots { form, number, cell };
        let marks = self.marks_of(number);
        let pointer = self.sheet.pointer_at(self.row, number);
        for index in 0..layout::cells(marks.len()) {
            self.ball(&slots, &marks, index);
        }
        if self.sheet.form == SheetForm::Wide {
            self.leave(number, cell);
        }
        self.total(number, cell);
        let next = slots.slot(layout::cells(marks.len()), None);
        if let Some(pointer) = pointer {
            self.pointed(number, pointer, (cell, next));
        }
    }

    /// Highlights the place of the next ball, or the cursor.
    fn pointed(&mut self, number: FrameNumber, pointer: &Pointer, (cell, next): (Rect, Slot)) {
        let fill = &self.sheet.look.theme.fill;
        let is_over = self.shown(number).is_some_and(Frame::is_over);
        // A ball is being typed by pins.
        let more = pointer.typed.map_or("", |_| "…");
        match pointer.kind {
            PointerKind::Next if is_over => {
                let last = right_of(cell, cell.width.saturating_sub(1));
                self.text(layout::line(last, 0), more, fill.up);
            }
            PointerKind::Next => {
                self.buffer.set_style(next.area, fill.up);
                let place = right_of(next.area, next.mark.saturating_sub(next.area.x));
                self.text(place, more, fill.up);
            }
            PointerKind::Cursor => self.buffer.set_style(cell, fill.cursor),
            PointerKind::InSight => {}
        }
    }

    fn marks_of(&self, number: FrameNumber) -> Vec<Mark> {
        let frame = self.shown(number).into_iter();
        frame.flat_map(Frame::marks).collect()
    }

    /// The typed frame, or else the bowled one.
    fn shown(&self, number: FrameNumber) -> Option<&Frame> {
        let pointer = self.sheet.pointer_at(self.row, number);
        let typed = pointer.and_then(|pointer| pointer.typed.as_ref());
        let mut frames = self.row.line.frames.iter();
        let bowled = frames.find(|frame| frame.number() == number);
        typed.or(bowled)
    }

    /// Did this ball of a frame leave a split?
    fn is_split(&self, number: FrameNumber, index: u16) -> bool {
        let racks = self.shown(number).into_iter().flat_map(Frame::states);
        let mut balls = racks.flat_map(|rack| {
            let balls = rack.balls().enumerate();
            balls.map(|(place, _)| place == 0 && rack.is_split())
        });
        balls.nth(index.into()) == Some(true)
    }

    /// The pins left by the first ball of a frame, below its marks.
    fn leave(&mut self, number: FrameNumber, cell: Rect) {
        let racks = self.shown(number).map_or(&[][..], Frame::states);
        let first = racks.first().and_then(|rack| rack.first());
        let leave = first.and_then(Pins::leave).map(|leave| leave.to_string());
        let fits = |leave: &String| layout::text_width(leave) <= cell.width;
        if let Some(leave) = leave.filter(fits) {
            let style = self.sheet.look.theme.muted;
            self.text(line(cell, 1), &leave, style);
        }
    }

    /// Strikes and spares are filled, other balls are not. Under the cursor no ball is filled.
    fn ball(&mut self, slots: &Slots, marks: &[Mark], index: u16) {
        let theme = &self.sheet.look.theme;
        let pointer = self.sheet.pointer_at(self.row, slots.number);
        let is_cursor = pointer.is_some_and(|pointer| pointer.kind == PointerKind::Cursor);
        let Some(mark) = marks.get(usize::from(index)).copied() else {
            return;
        };
        let is_split = self.is_split(slots.number, index);
        let slot = match slots.slot(index, Some(mark)) {
            // A letter at the edge of its fill would be unreadable.
            slot if is_split && slots.form == SheetForm::Grand => Slot {
                mark: slot.area.x + 1,
                ..slot
            },
            slot => slot,
        };
        let (fill, style) = match mark {
            _ if is_cursor => (Style::new(), Style::new()),
            Mark::Strike => (theme.fill.strike, theme.fill.strike),
            Mark::Spare => (theme.fill.spare, theme.fill.spare),
            Mark::Foul => (Style::new(), theme.foul),
            Mark::Count(_) if is_split => self.split_styles(),
            Mark::Gutter | Mark::Count(_) => (Style::new(), theme.plain),
        };
        self.buffer.set_style(slot.area, fill);
        if has_bar(marks, index) {
            self.bar(slots, slot);
        }
        self.mark(mark, slot, style);
    }

    /// Large letters are filled, because they would be unreadable if reversed.
    const fn split_styles(&self) -> (Style, Style) {
        let theme = &self.sheet.look.theme;
        match self.sheet.form {
            SheetForm::Grand => (theme.fill.third, theme.fill.third),
            _ => (Style::new(), theme.plain.reversed().underlined()),
        }
    }

    /// The bar before a second ball in small letters: `8|1`.
    fn bar(&mut self, slots: &Slots, slot: Slot) {
        if matches!(slots.form, SheetForm::Close | SheetForm::Ruled) {
            let style = self.sheet.look.theme.muted;
            self.text(line(slot.area, 0), "|", style);
        }
    }

    fn mark(&mut self, mark: Mark, slot: Slot, style: Style) {
        let place = Position::new(slot.mark, slot.area.y);
        let area = Rect {
            x: place.x,
            ..slot.area
        };
        let word = mark.to_string();
        match self.sheet.form {
            SheetForm::Grand if Size::ONE.is_drawn(self.sheet.look.glyphs) => {
                let area = layout::below(Rect { width: 5, ..area }, 1);
                let size = Size::ONE;
                Letters {
                    word: &word,
                    size,
                    style,
                }
                .render(area, self.buffer);
            }
            SheetForm::Grand => self.text(layout::below(area, 2), &word, style),
            _ => self.text(Rect { width: 1, ..area }, &word, style),
        }
    }

    /// Right-aligned to the middle of the cell, so that the digits line up.
    fn total(&mut self, number: FrameNumber, cell: Rect) {
        let (row, theme) = (self.row, &self.sheet.look.theme);
        let total = row.scores.at(number);
        let is_changed = row.before.is_some_and(|before| before.at(number) != total);
        let style = match row.line.role {
            _ if is_changed => theme.changed,
            // The final score.
            _ if number.is_last() => theme.title,
            Role::SitsOut | Role::HasLeft => theme.muted,
            Role::Up | Role::Waits | Role::CutShort => theme.plain,
        };
        let text = total.map_or_else(String::new, |total| total.to_string());
        let width = cell.width / 2 + 2 - u16::from(cell.width.is_multiple_of(2));
        self.right_text(
            Rect {
                width,
                ..last(cell)
            },
            &text,
            style,
        );
    }
}

/// The marks of a frame as on the sheet: `8 /` and `8|1`.
pub(crate) fn on_sheet(frame: &Frame) -> String {
    let marks: Vec<_> = frame.marks().collect();
    let mark = |(index, mark): (u16, &Mark)| match index {
        0 => mark.to_string(),
        index if has_bar(&marks, index) => format!("|{mark}"),
        _ => format!(" {mark}"),
    };
    (0..).zip(&marks).map(mark).collect()
}

/// There is a bar only between two balls that are not filled.
fn has_bar(marks: &[Mark], index: u16) -> bool {
    let mark = |index: u16| marks.get(usize::from(index));
    let is_filled = |mark: &Mark| matches!(mark, Mark::Strike | Mark::Spare);
    let before = index.checked_sub(1).and_then(mark);
    before.is_some_and(|mark| !is_filled(mark)) && mark(index).is_some_and(|mark| !is_filled(mark))
}
