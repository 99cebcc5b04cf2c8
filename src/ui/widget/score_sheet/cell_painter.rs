//! Writes the cells of one player.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::slots::{Slot, Slots};
use super::{Pointer, PointerKind, ScoreSheet, SheetColumn, SheetForm, SheetRow};
use crate::domain::{Frame, FrameNumber, Mark, Pins, forecast};
use crate::night::Role;
use crate::ui::layout::{self, last, line, right_of};
use crate::ui::widget::{Letters, Size};

pub(super) struct CellPainter<'paint> {
    pub(super) sheet: &'paint ScoreSheet<'paint>,
    pub(super) row: &'paint SheetRow,
    pub(super) buffer: &'paint mut Buffer,
}

/// The columns before a large name: a bar, the place and a blank.
const BEFORE_LARGE_NAME: u16 = 3;

impl CellPainter<'_> {
    pub(super) fn paint(&mut self, column: SheetColumn, cell: Rect) {
        match (column, self.sheet.form) {
            (SheetColumn::Name, SheetForm::Close | SheetForm::Ruled) => self.small_name(cell),
            (SheetColumn::Name, SheetForm::Wide) => self.large_name(Size::ONE, cell),
            (SheetColumn::Name, SheetForm::Grand) => self.large_name(Size::TWO, cell),
            (SheetColumn::Frame(number), _) => self.frame(number, cell),
            (SheetColumn::Now, SheetForm::Close | SheetForm::Ruled) => self.small_score(cell),
            (SheetColumn::Now, SheetForm::Wide) => self.large_score(Size::ONE, cell),
            (SheetColumn::Now, SheetForm::Grand) => {
                self.large_score(Size::TWO, cell);
                self.under_score(last(cell));
            }
            (SheetColumn::Max, _) => self.max(cell),
        }
    }

    fn text(&mut self, area: Rect, text: &str, style: Style) {
        let room = usize::from(area.width);
        self.buffer.set_stringn(area.x, area.y, text, room, style);
    }

    fn right_text(&mut self, area: Rect, text: &str, style: Style) {
        let blanks = area.width.saturating_sub(layout::text_width(text));
        self.text(right_of(area, blanks), text, style);
    }

    /// `▶ 2 KYJ ` over ` ser 243`.
    fn small_name(&mut self, cell: Rect) {
        let (row, look) = (self.row, self.sheet.look);
        let sign = if row.line.role == Role::Up {
            '▶'
        } else {
            ' '
        };
        let place = row
            .line
            .place
            .map_or_else(String::new, |place| place.to_string());
        if row.line.role == Role::Up {
            self.buffer.set_style(cell, look.theme.fill.up);
            let name = format!("{sign}{place:>2} {} ", row.line.player);
            self.text(line(cell, 0), &name, look.theme.fill.up);
            return self.text(line(cell, 1), &row.under_name(look), look.theme.fill.up);
        }
        self.text(line(cell, 0), &format!(" {place:>2}"), look.theme.muted);
        let name = row.line.player.to_string();
        self.text(right_of(line(cell, 0), 4), &name, row.name_style(look));
        self.text(line(cell, 1), &row.under_name(look), look.theme.muted);
    }

    /// The place, and the name in large letters; before the player who is up a bar.
    fn large_name(&mut self, size: Size, cell: Rect) {
        let (row, look) = (self.row, self.sheet.look);
        let place = row
            .line
            .place
            .map_or_else(String::new, |place| place.to_string());
        let mut place_style = look.theme.muted;
        if row.line.role == Role::Up {
            place_style = look.theme.up;
            cell.rows()
                .for_each(|row| self.text(row, "▌", look.theme.up_rule));
            self.text(right_of(line(cell, size.rows() / 2), 1), "▶", look.theme.up);
        }
        self.text(right_of(line(cell, 0), 1), &place, place_style);
        let name = right_of(cell, BEFORE_LARGE_NAME);
        let (word, style) = (row.line.player.name(), row.name_style(look));
        self.letters(Letters { word, size, style }, name);
    }

    /// In ASCII the smallest letters can't be drawn: the word stands on the middle line.
    fn letters(&mut self, letters: Letters<'_>, area: Rect) {
        if !letters.size.is_drawn(self.sheet.look.glyphs) {
            return self.text(line(area, 1), letters.word, letters.style);
        }
        letters.render(area, self.buffer);
    }

    /// The marks of a frame over its total.
    fn frame(&mut self, number: FrameNumber, cell: Rect) {
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

    /// The place of the next ball, or the cursor.
    fn pointed(&mut self, number: FrameNumber, pointer: &Pointer, (cell, next): (Rect, Slot)) {
        let fill = &self.sheet.look.theme.fill;
        let is_over = self.shown(number).is_some_and(Frame::is_over);
        // Typed pin by pin, and not taken.
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

    /// What is typed there, or else what was bowled.
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

    /// The pins that the first ball of a frame left, under its marks.
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

    /// Strikes and spares are filled, other balls are not. Under the cursor nothing is.
    fn ball(&mut self, slots: &Slots, marks: &[Mark], index: u16) {
        let theme = &self.sheet.look.theme;
        let pointer = self.sheet.pointer_at(self.row, slots.number);
        let is_cursor = pointer.is_some_and(|pointer| pointer.kind == PointerKind::Cursor);
        let Some(mark) = marks.get(usize::from(index)).copied() else {
            return;
        };
        let slot = slots.slot(index, Some(mark));
        let (fill, style) = match mark {
            _ if is_cursor => (Style::new(), Style::new()),
            Mark::Strike => (theme.fill.strike, theme.fill.strike),
            Mark::Spare => (theme.fill.spare, theme.fill.spare),
            Mark::Foul => (Style::new(), theme.foul),
            Mark::Count(_) if self.is_split(slots.number, index) => self.split_styles(),
            Mark::Gutter | Mark::Count(_) => (Style::new(), theme.plain),
        };
        self.buffer.set_style(slot.area, fill);
        if has_bar(marks, index) || is_cursor && index > 0 {
            self.bar(slots, slot);
        }
        self.mark(mark, slot, style);
    }

    /// Reversed large letters could not be read: they are filled.
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

    /// Units stand under units: right-aligned to the middle of the cell.
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

    /// What the line is worth now over the most still possible.
    fn small_score(&mut self, cell: Rect) {
        let (row, look) = (self.row, self.sheet.look);
        let now = format!("{:>4}", forecast::now(&row.line.frames));
        self.text(line(cell, 0), &now, row.number_style(look));
        if !row.line.frames.is_over() && row.line.role != Role::CutShort {
            let max = format!("↑{:<3}", forecast::max(&row.line.frames));
            self.text(line(cell, 1), &max, look.theme.muted);
        }
    }

    fn large_score(&mut self, size: Size, cell: Rect) {
        let (row, look) = (self.row, self.sheet.look);
        let now = forecast::now(&row.line.frames).to_string();
        let width = if size.is_drawn(look.glyphs) {
            size.width(&now)
        } else {
            layout::text_width(&now)
        };
        let area = right_of(cell, cell.width.saturating_sub(width + 1));
        let (word, style) = (now.as_str(), row.score_style(look));
        self.letters(Letters { word, size, style }, area);
    }

    /// `max 237   series 293`
    fn under_score(&mut self, line: Rect) {
        let (row, look) = (self.row, self.sheet.look);
        let language = look.language;
        let max = (!row.line.frames.is_over()).then(|| forecast::max(&row.line.frames));
        let max = max.map(|max| format!("{} {max}", language.max()));
        let series = row
            .line
            .series
            .map(|series| format!("{} {series}", language.series_label()));
        let words: Vec<_> = max.into_iter().chain(series).collect();
        let words = match row.absence(look) {
            "" => words.join("   "),
            absence => absence.to_owned(),
        };
        self.right_text(layout::but_last(line, 1), &words, look.theme.muted);
    }

    /// The most still possible, or why the player takes no turns.
    fn max(&mut self, cell: Rect) {
        let (row, look) = (self.row, self.sheet.look);
        let words = match row.absence(look) {
            "" if row.line.frames.is_over() => String::new(),
            "" => forecast::max(&row.line.frames).to_string(),
            absence => absence.to_owned(),
        };
        self.right_text(layout::but_last(line(cell, 1), 1), &words, look.theme.muted);
    }
}

/// Only two balls that are not filled have a bar between them.
fn has_bar(marks: &[Mark], index: u16) -> bool {
    let mark = |index: u16| marks.get(usize::from(index));
    let is_filled = |mark: &Mark| matches!(mark, Mark::Strike | Mark::Spare);
    let before = index.checked_sub(1).and_then(mark);
    before.is_some_and(|mark| !is_filled(mark)) && mark(index).is_some_and(|mark| !is_filled(mark))
}
