//! What a correction changes, and how its frame adds up.

use ratatui::text::{Line, Span};

use super::CorrectionCard;
use crate::domain::{Frames, RuleError, forecast};
use crate::night::{NightError, Preview};
use crate::ui::layout;
use crate::ui::lines::spans;
use crate::ui::widget::score_sheet::on_sheet;

impl CorrectionCard<'_> {
    /// `8 + 2 + 7 = 17, total 37`: how the frame at the cursor adds up. None if the typed balls can't be
    /// scored.
    pub(super) fn explanation(&self) -> Option<Line<'static>> {
        let frame = self.cursor.frame;
        let frames = match &self.cursor.preview {
            None => self.seat.game().frames(),
            Some(Ok(preview)) => &preview.after,
            Some(Err(_)) => return None,
        };
        let (explanation, total) = (frames.explain(frame)?, frames.scores().at(frame));
        Some(self.look.language.explanation(&explanation, total).into())
    }

    /// `8 / → 7|2`
    pub(super) fn change(&self) -> Vec<Span<'static>> {
        let cursor = self.cursor;
        let old = self.old().map(on_sheet).unwrap_or_default();
        if cursor.is_untouched() {
            return vec![Span::raw(old)];
        }
        let new = on_sheet(&cursor.typed());
        vec![
            Span::raw(format!("{old} → ")),
            Span::styled(new, self.look.theme.changed),
        ]
    }

    /// The changes: label, old and new number. A frame not settled both before and after is left out.
    fn changes(&self, preview: &Preview) -> Vec<(String, [u16; 2])> {
        let (language, Preview { before, after, .. }) = (self.look.language, preview);
        let at_frame = |frames: &Frames| frames.scores().at(self.cursor.frame);
        let own = at_frame(before).zip(at_frame(after));
        let own = own.map(|(old, new)| (language.frame(self.cursor.frame), [old, new]));
        let total = [before, after].map(forecast::now);
        own.into_iter()
            .chain([(language.total().to_owned(), total)])
            .collect()
    }

    /// `frame 3   47 → 58` over `total     117 → 128`; or why the correction is refused.
    pub(super) fn outcome_lines(&self) -> Vec<Line<'static>> {
        let changes = match self.previewed() {
            Ok(changes) => changes,
            Err(refusal) => return refusal.into_iter().collect(),
        };
        let widths = changes.iter().map(|(label, _)| layout::text_width(label));
        let widest = widths.max().unwrap_or_default();
        let line = |(label, numbers): (String, [u16; 2])| {
            let blanks = widest - layout::text_width(&label) + 3;
            let label = label + &" ".repeat(blanks.into());
            self.changed(&label, numbers)
        };
        changes.into_iter().map(line).collect()
    }

    /// The same in one line.
    pub(super) fn outcome(&self) -> Option<Line<'static>> {
        let changes = match self.previewed() {
            Ok(changes) => changes,
            Err(refusal) => return refusal,
        };
        let gaps = ["", "   "];
        let lines = changes.into_iter().zip(gaps);
        let lines =
            lines.map(|((label, numbers), gap)| self.changed(&format!("{gap}{label} "), numbers));
        let line: Line<'static> = lines.flat_map(spans).collect();
        (line.width() > 0).then_some(line)
    }

    /// The changes, or why the correction is refused. None before the first ball.
    fn previewed(&self) -> Result<Vec<(String, [u16; 2])>, Option<Line<'static>>> {
        let (language, theme) = (self.look.language, &self.look.theme);
        match &self.cursor.preview {
            None => Err(None),
            Some(Ok(preview)) => Ok(self.changes(preview)),
            Some(Err(NightError::Rule(RuleError::FrameUnfinished { .. }))) => {
                Err(Some(Line::styled(language.one_more_ball(), theme.muted)))
            }
            Some(Err(refusal)) => {
                let why = language.night_refusal(*refusal);
                Err(Some(Line::styled(why, theme.refusal)))
            }
        }
    }

    /// Only the new number is highlighted.
    fn changed(&self, label: &str, [old, new]: [u16; 2]) -> Line<'static> {
        let theme = &self.look.theme;
        Line::from(vec![
            Span::styled(format!("{label}{old} "), theme.muted),
            Span::styled(format!("→ {new}"), theme.changed),
        ])
    }
}
