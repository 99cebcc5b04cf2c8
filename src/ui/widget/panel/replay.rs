//! The panel of a replay.

use ratatui::text::{Line, Span};

use super::up_line;
use crate::app::ReplayScreen;
use crate::night::{Event, Night};
use crate::ui::Look;

/// The blanks around the progress bar, and its minimum and maximum length.
const BESIDE_BAR: usize = 4;
const BAR: (usize, usize) = (10, 60);

/// The current player, the last event and its time, the progress, and the corrections.
pub(super) fn lines(replay: &ReplayScreen, look: &Look, width: u16) -> [Line<'static>; 4] {
    let (language, theme) = (look.language, &look.theme);
    let up = replay
        .night
        .game()
        .map(|game| up_line((game, None), look, width));
    let (ball, balls) = replay.balls();
    let progress = language.replay_progress(ball, balls, replay.pace());
    let corrections = language.corrected_frames(replay.corrections.len());
    let later = language.corrected_later(replay.corrected_later());
    [
        up.unwrap_or_default(),
        happened(replay, look),
        state_line(format!(" · {progress}"), replay, look, width),
        Line::from(vec![
            Span::styled(corrections, theme.muted),
            Span::styled(later, theme.notice),
        ]),
    ]
}

/// `paused · ball 101 of 220 · speed 3  ━━━━━━━━━━●──────────`
fn state_line(progress: String, replay: &ReplayScreen, look: &Look, width: u16) -> Line<'static> {
    let theme = &look.theme;
    let state = look.language.replay_state(replay.is_running());
    let line = Line::from(vec![Span::styled(state, theme.key), Span::raw(progress)]);
    let room = usize::from(width).saturating_sub(line.width() + BESIDE_BAR);
    let room = room.min(BAR.1);
    if room < BAR.0 {
        return line;
    }
    let (ball, balls) = replay.balls();
    let done = (ball * (room - 1)).checked_div(balls).unwrap_or(0);
    let bar = [
        Span::styled(format!("  {}", "━".repeat(done)), theme.up_rule),
        Span::styled("●", theme.up),
        Span::styled("─".repeat(room - 1 - done), theme.rule),
    ];
    line.into_iter().chain(bar).collect()
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
