//! Writes the cells of one player.

mod frame_cell;

pub(crate) use frame_cell::on_sheet;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;
use ratatui::widgets::Widget;

use super::slots::{Slot, Slots};
use super::{Pointer, PointerKind, ScoreSheet, SheetColumn, SheetEnd, SheetForm, SheetRow};
use crate::domain::forecast;
use crate::night::Role;
use crate::ui::layout::{self, last, line, right_of};
use crate::ui::widget::{Letters, Size};
use crate::ui::writing::Writing;

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
            (SheetColumn::Now, SheetForm::Wide) => {
                self.large_score(Size::ONE, cell);
                self.absence(line(right_of(cell, 1), 1));
            }
            (SheetColumn::Now, SheetForm::Grand) => {
                self.large_score(Size::TWO, cell);
                self.under_score(last(cell));
            }
            (SheetColumn::Max, _) => self.max(cell),
        }
    }

    fn text(&mut self, area: Rect, text: &str, style: Style) {
        Span::styled(text, style).write(area, self.buffer);
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

    /// The place, and the name in large letters; before the current player's a bar.
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

    /// In ASCII the smallest letters can't be drawn: the word is on the middle line instead.
    fn letters(&mut self, letters: Letters<'_>, area: Rect) {
        if !letters.size.is_drawn(self.sheet.look.glyphs) {
            return self.text(line(area, 1), letters.word, letters.style);
        }
        letters.render(area, self.buffer);
    }

    /// The current score above the highest possible one.
    fn small_score(&mut self, cell: Rect) {
        let (row, look) = (self.row, self.sheet.look);
        let now = format!("{:>4}", forecast::now(&row.line.frames));
        self.text(line(cell, 0), &now, row.number_style(look));
        let is_gone = matches!(row.line.role, Role::CutShort | Role::HasLeft);
        if !row.line.frames.is_over() && !is_gone {
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

    /// Next to a total: there is no other column for it.
    fn absence(&mut self, area: Rect) {
        let (row, look) = (self.row, self.sheet.look);
        if self.sheet.end == SheetEnd::Totals {
            self.text(area, row.absence(look), look.theme.muted);
        }
    }

    /// The highest possible score, or why the player takes no turns.
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
