//! The panel of a replay.

use ratatui::text::{Line, Span};

use super::up_line;
use crate::app::ReplayScreen;
use crate::night::{Event, Night};
use crate::ui::Look;

/// Who is up, the last event and its time, the progress, and what was corrected.
pub(super) fn lines(replay: &ReplayScreen, look: &Look, width: u16) -> [Line<'static>; 4] {
    let (language, theme) = (look.language, &look.theme);
    let up = replay.night.game().map(|game| up_line(game, look, width));
    let state = language.replay_state(replay.is_running());
    let (done, total) = replay.progress();
    let progress = language.replay_progress(done, total, replay.pace());
    let corrections = language.corrected_frames(replay.corrections.len());
    [
        up.unwrap_or_default(),
        happened(replay, look),
        Line::from(vec![
            Span::styled(format!("{state}   "), theme.key),
            Span::raw(progress),
        ]),
        Line::styled(corrections, theme.muted),
    ]
}

/// The sentence the board showed at the time.
fn sentence(night: &Night, event: &Event, look: &Look) -> String {
    let about = |seq: &u64| night.journal().event(*seq);
    match event {
        Event::Undone { seq } => about(seq).map_or_else(String::new, |event| {
            look.language.undone(event, night.player_of(event))
        }),
        Event::Redone { seq } => about(seq).map_or_else(String::new, |event| {
            look.language.redone(event, night.player_of(event))
        }),
        event => look.language.happened(event, night.player_of(event)),
    }
}

fn happened(replay: &ReplayScreen, look: &Look) -> Line<'static> {
    let Some((event, at)) = replay.last() else {
        return Line::default();
    };
    let sentence = sentence(&replay.night, event, look);
    Line::from(vec![
        Span::styled(format!("{at}  "), look.theme.muted),
        Span::styled(sentence, look.theme.notice),
    ])
}
