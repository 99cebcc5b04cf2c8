//! Who is up, and the keys of the next ball.

use ratatui::text::{Line, Span};

use super::first_that_fits;
use crate::app::{Action, Context};
use crate::domain::{BowlingGames, Mark, Pins};
use crate::input::{Binding, binding, key_name};
use crate::ui::Look;
use crate::ui::widget::KeyCap;

/// `▶ KYJ   frame 4 · ball 2   3 pins left  ●●●`, or as much of it as fits.
pub(crate) fn up_line(game: &BowlingGames, look: &Look, width: u16) -> Line<'static> {
    let Some(up) = game.up() else {
        return Line::default();
    };
    let (Some([place, left]), Some(standing)) = (up_words(game, look), up.frames().standing())
    else {
        return Line::default();
    };
    let name = Span::styled(format!("▶ {}", up.player()), look.theme.up);
    let wide = Line::from(vec![
        name.clone(),
        Span::raw(format!("   {place}   {left}  ")),
    ]);
    let drawn = wide.iter().cloned().chain([pins(standing, look)]).collect();
    let short = Line::from(vec![name.clone(), Span::raw(format!(" {place} {left}"))]);
    let left = look.language.stands_short(standing.count());
    let shortest = Line::from(vec![name, Span::raw(format!(" {left}"))]);
    first_that_fits([drawn, wide, short], shortest, width)
}

/// `frame 4 · ball 2` and `3 pins left`. None if no one is up.
pub(crate) fn up_words(game: &BowlingGames, look: &Look) -> Option<[String; 2]> {
    let (frames, language) = (game.up()?.frames(), look.language);
    let frame = frames.current()?;
    let ball = language.ball(frame.balls().count() + 1);
    Some([
        format!("{} · {ball}", language.frame(frame.number())),
        language.stands(frames.standing()?.count()),
    ])
}

/// The standing pins, drawn as a count.
fn pins(standing: Pins, look: &Look) -> Span<'static> {
    Span::styled("●".repeat(standing.count().into()), look.theme.pin)
}

/// What a pending 1 can become.
pub(super) fn pending_line(can_follow: bool, look: &Look, width: u16) -> Line<'static> {
    let (language, theme) = (look.language, &look.theme);
    let (one, dropped) = (language.pending_one(), language.drop_one());
    let gutter = can_follow.then(|| language.gutter_after_one());
    let gutter = gutter.unwrap_or_default();
    let words = [
        [&*one, &*gutter, &*dropped].concat(),
        [&*one, &*gutter].concat(),
    ];
    let words = words.map(|words| Line::styled(words, theme.key));
    first_that_fits(words, Line::styled(one, theme.key), width)
}

/// The cap of a ball: counts name themselves.
pub(super) fn mark_cap(mark: Mark, look: &Look) -> KeyCap {
    let bowl = Action::Bowl(mark);
    let named = binding(Context::Bowling, bowl);
    let key = named.map_or_else(|| mark.to_string(), Binding::key_name);
    let (key, words) = match mark {
        Mark::Gutter => (
            format!("{} {key}", key_name(Context::Bowling, Action::Nought)),
            "",
        ),
        Mark::Count(_) => (mark.to_string(), ""),
        _ => (
            key,
            named.map_or("", |binding| look.language.pick(binding.words)),
        ),
    };
    KeyCap {
        key,
        words: words.to_owned(),
        action: bowl,
    }
}
