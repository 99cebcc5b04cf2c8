//! The panel while correcting: the frame at the cursor, what was typed, what changes.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::pending_line;
use crate::app::{CorrectingScreen, Pending};
use crate::domain::{Frames, RuleError, Seat};
use crate::night::{NightError, Preview};
use crate::ui::Look;
use crate::ui::model::pending_sign;

pub(super) struct CorrectionLines<'view> {
    pub(super) cursor: &'view CorrectingScreen,
    /// The line as it was bowled.
    pub(super) seat: &'view Seat,
    pub(super) look: &'view Look,
}

impl CorrectionLines<'_> {
    pub(super) fn lines(&self, told: Option<Line<'static>>, area: Rect) -> [Line<'static>; 4] {
        let (language, theme) = (self.look.language, &self.look.theme);
        let (player, frame) = (self.seat.player(), language.frame(self.cursor.frame));
        let title = format!("{} {player} {frame}   ", language.correcting());
        let first = [Span::styled(title, theme.title)].into_iter();
        let first = first.chain(self.change()).collect();
        let hint = match self.cursor.pending {
            Pending::One => pending_line(self.cursor.can_follow_one(), self.look, area.width),
            Pending::Nothing => Line::styled(language.type_balls(), theme.muted),
        };
        let explanation = self.explanation().unwrap_or_default();
        match told.or_else(|| self.outcome()) {
            // With one line for both, the hint is worth more.
            None if area.height > 2 => [first, explanation, hint, Line::default()],
            told => [first, told.unwrap_or_default(), hint, explanation],
        }
    }

    /// `8 + 2 + 7 = 17, total 37`: how the frame at the cursor is scored.
    fn explanation(&self) -> Option<Line<'static>> {
        let frame = self.cursor.frame;
        let frames = match &self.cursor.preview {
            Some(Ok(preview)) => &preview.after,
            _ => self.seat.game().frames(),
        };
        let (explanation, total) = (frames.explain(frame)?, frames.scores().at(frame));
        Some(self.look.language.explanation(&explanation, total).into())
    }

    /// `8|/ -> 7|2`
    fn change(&self) -> Vec<Span<'static>> {
        let cursor = self.cursor;
        let mut frames = self.seat.game().frames().iter();
        let old = frames.find(|frame| frame.number() == cursor.frame);
        let old = old.map(ToString::to_string).unwrap_or_default();
        if cursor.is_untouched() {
            return vec![Span::raw(old)];
        }
        let new = format!("{} {}", cursor.typed(), pending_sign(cursor.pending));
        vec![
            Span::raw(format!("{old} → ")),
            Span::styled(new.trim_end().to_owned(), self.look.theme.changed),
        ]
    }

    /// `38 → 29   total 120 → 111`, or why the correction is refused.
    fn outcome(&self) -> Option<Line<'static>> {
        let (language, theme) = (self.look.language, &self.look.theme);
        let Preview { before, after, .. } = match self.cursor.preview.as_ref()? {
            Ok(preview) => &**preview,
            Err(NightError::Rule(RuleError::FrameUnfinished { .. })) => {
                return Some(Line::styled(language.one_more_ball(), theme.muted));
            }
            Err(refusal) => {
                return Some(Line::styled(
                    language.night_refusal(*refusal),
                    theme.refusal,
                ));
            }
        };
        let at_frame = |frames: &Frames| {
            let total = frames.scores().at(self.cursor.frame);
            total.map_or_else(|| "…".to_owned(), |total| total.to_string())
        };
        let own = format!("{} → {}", at_frame(before), at_frame(after));
        let (old, new) = (before.scores().total(), after.scores().total());
        let all = format!("   {} {old} → {new}", language.total());
        // Styles only the words, not the rest of the line.
        Some(Span::styled(own + &all, theme.changed).into())
    }
}
