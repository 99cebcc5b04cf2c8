//! The panel while the cursor is on the board: what stands there, what was typed, what changes.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::pending_line;
use crate::app::{CorrectingScreen, Pending};
use crate::domain::{Frames, RuleError};
use crate::night::{NightError, Preview};
use crate::ui::Look;
use crate::ui::model::CorrectionView;

/// What is shown of a 1 that may become a 10.
const ONE: &str = "1…";

pub(super) fn lines(
    correction: &CorrectionView<'_>,
    told: Option<Line<'static>>,
    look: &Look,
    area: Rect,
) -> [Line<'static>; 4] {
    let (language, theme) = (look.language, &look.theme);
    let CorrectionView { cursor, player, .. } = correction;
    let frame = language.frame(cursor.frame);
    let title = format!("{} {player} {frame}   ", language.correcting());
    let mut first = vec![Span::styled(title, theme.title)];
    first.extend(change(&correction.before, cursor, look));
    let hint = match cursor.pending {
        Pending::One => pending_line(cursor.can_follow_one(), look, area.width),
        Pending::Nothing => Line::styled(language.type_balls(), theme.muted),
    };
    let explanation = explanation(correction, look).unwrap_or_default();
    match told.or_else(|| outcome(correction, look)) {
        // Where there is one line for both, how to go on is worth more.
        None if area.height > 2 => [first.into(), explanation, hint, Line::default()],
        told => [first.into(), told.unwrap_or_default(), hint, explanation],
    }
}

/// `8 + 2 + 7 = 17, total 37`: how the frame on the cursor came about.
fn explanation(correction: &CorrectionView<'_>, look: &Look) -> Option<Line<'static>> {
    let frame = correction.cursor.frame;
    let frames = match correction.preview {
        Some(Ok(Preview { after, .. })) => after,
        _ => correction.before,
    };
    let sentence = look
        .language
        .explanation(&frames.explain(frame)?, frames.scores().at(frame));
    Some(Line::raw(sentence))
}

/// `8|/ -> 7|2`
fn change(frames: &Frames, cursor: &CorrectingScreen, look: &Look) -> Vec<Span<'static>> {
    let old = frames.iter().find(|frame| frame.number() == cursor.frame);
    let old = old.map(ToString::to_string).unwrap_or_default();
    if cursor.is_untouched() {
        return vec![Span::raw(old)];
    }
    let pending = match cursor.pending {
        Pending::One => ONE,
        Pending::Nothing => "",
    };
    let new = format!("{} {pending}", cursor.typed())
        .trim_end()
        .to_owned();
    vec![
        Span::raw(format!("{old} → ")),
        Span::styled(new, look.theme.changed),
    ]
}

/// `38 → 29   total 120 → 111`, or why it can't be.
fn outcome(correction: &CorrectionView<'_>, look: &Look) -> Option<Line<'static>> {
    let Preview { before, after } = match correction.preview? {
        Ok(preview) => preview,
        Err(NightError::Rule(RuleError::FrameUnfinished { .. })) => {
            return Some(Line::styled(
                look.language.one_more_ball(),
                look.theme.muted,
            ));
        }
        Err(refusal) => {
            let sentence = look.language.night_refusal(refusal);
            return Some(Line::styled(sentence, look.theme.refusal));
        }
    };
    let at_frame = |frames: &Frames| match frames.scores().at(correction.cursor.frame) {
        Some(total) => total.to_string(),
        None => "…".to_owned(),
    };
    let own = format!("{} → {}", at_frame(&before), at_frame(&after));
    let (old, new) = (before.scores().total(), after.scores().total());
    let all = format!("   {} {old} → {new}", look.language.total());
    // Only the words are styled, and not the rest of the line.
    Some(Span::styled(format!("{own}{all}"), look.theme.changed).into())
}
