//! The headings of the sheet.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

use super::rules::Placed;
use super::{PointerKind, ScoreSheet, SheetColumn, SheetEnd, SheetForm};
use crate::domain::FrameNumber;
use crate::ui::layout::{self, right_of};
use crate::ui::writing::Writing;

impl ScoreSheet<'_> {
    /// The headings are in the upper rule: `─ 1 ─`.
    pub(super) fn write_heads(&self, columns: &[Placed], area: Rect, buffer: &mut Buffer) {
        for (column, own) in columns {
            let (words, style) = self.head(*column);
            let spaced = format!(" {words} ");
            let fits = layout::text_width(&spaced) <= own.width && !words.is_empty();
            let words = Some(spaced).filter(|_| fits).unwrap_or(words);
            let blanks = own.width.saturating_sub(layout::text_width(&words)) / 2;
            // The rule may be dim, a heading is not.
            let style = Style::reset().patch(style);
            let own = Rect { y: area.y, ..*own };
            Span::styled(words, style).write(right_of(own, blanks), buffer);
        }
    }

    fn head(&self, column: SheetColumn) -> (String, Style) {
        let theme = &self.look.theme;
        let words = match column {
            SheetColumn::Name => String::new(),
            SheetColumn::Frame(number) => number.to_string(),
            SheetColumn::Now => self.score_head(),
            SheetColumn::Max => self.look.language.max().to_uppercase(),
        };
        match column {
            SheetColumn::Frame(number) if self.is_next(number) => (words, theme.up),
            _ => (words, theme.muted),
        }
    }

    fn score_head(&self) -> String {
        let language = self.look.language;
        match (self.form, self.end) {
            (SheetForm::Wide | SheetForm::Grand, SheetEnd::Open) => language.now().to_uppercase(),
            _ => language.total_head().to_owned(),
        }
    }

    fn is_next(&self, number: FrameNumber) -> bool {
        let mut pointers = self.pointers();
        pointers.any(|own| own.frame == number && own.kind == PointerKind::Next)
    }
}
