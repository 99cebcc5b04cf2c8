//! The current player, and the keys of the next ball.

use ratatui::text::{Line, Span};

use super::first_that_fits;
use crate::app::{Action, Context, PinEntry, TypedPins};
use crate::domain::{BowlingGame, BowlingGames, Frames, Leave, Mark, Pins};
use crate::input::{Binding, binding, key_name};
use crate::ui::Look;
use crate::ui::model::BoardView;
use crate::ui::widget::KeyCap;

/// `▶ KYJ   frame 4 · ball 2   3 pins left  ●●●`, as much of it as fits.
pub(crate) fn up_line(
    (game, typed): (&BowlingGames, Option<(String, Pins)>),
    look: &Look,
    width: u16,
) -> Line<'static> {
    let Some(up) = game.up() else {
        return Line::default();
    };
    let (Some([place, left]), Some(standing)) = (up_words(game, look), up.frames().standing())
    else {
        return Line::default();
    };
    let count = look.language.stands_short(standing.count());
    let (typed, standing) = match typed {
        Some((words, standing)) => (Some(words), standing),
        None => (None, standing),
    };
    let [left, count] = [left, count].map(|words| typed.clone().unwrap_or(words));
    let short = known(up.frames()).map_or(&count, |_| &left);
    let name = Span::styled(format!("▶ {}", up.player()), look.theme.up);
    let words = |gap: &str, left: &str| {
        let place = Span::raw(format!("{gap}{place}{gap}"));
        let left = Span::styled(left.to_owned(), look.theme.title);
        Line::from(vec![name.clone(), place, left])
    };
    let pins = pins(standing, look);
    let with_pins = |line: Line<'static>| line.into_iter().chain(pins.clone()).collect();
    let shortest = Line::from(vec![name.clone(), Span::raw(format!(" {count}"))]);
    let (long, short) = (words("   ", &left), words("  ", short));
    let drawn = [long.clone(), short.clone()].map(with_pins);
    let lines = drawn.into_iter().chain([long, short, words("  ", &count)]);
    first_that_fits(lines, shortest, width)
}

/// `frame 4 · ball 2` and `3 pins left`. None if no player is up.
pub(crate) fn up_words(game: &BowlingGames, look: &Look) -> Option<[String; 2]> {
    let (frames, language) = (game.up()?.frames(), look.language);
    let frame = frames.current()?;
    let ball = language.ball(frame.balls().count() + 1);
    let known = known(frames).map(|leave| language.pins_stand(leave));
    let standing = language.stands(frames.standing()?.count());
    Some([
        format!("{} · {ball}", language.frame(frame.number())),
        known.unwrap_or(standing),
    ])
}

/// The pins standing after a first ball, if known.
fn known(frames: &Frames) -> Option<Leave> {
    frames.leave().filter(|leave| *leave != Leave::FULL)
}

/// The standing pins, drawn as a count, after a gap. None if there are none.
fn pins(standing: Pins, look: &Look) -> Option<Span<'static>> {
    let pins = "●".repeat(standing.count().into());
    (standing != Pins::NONE).then(|| Span::styled(format!("  {pins}"), look.theme.pin))
}

/// The key caps of the next ball.
pub(super) fn caps(marks: &[Mark], board: &BoardView<'_>, look: &Look) -> Vec<KeyCap> {
    match board.entry {
        Some(entry) => pin_caps(entry, marks, board, look),
        None => marks
            .iter()
            .map(|mark| mark_cap(*mark, board, look))
            .collect(),
    }
}

/// The key caps of a ball typed by pins: the keys that end it.
fn pin_caps(entry: &PinEntry, marks: &[Mark], board: &BoardView<'_>, look: &Look) -> Vec<KeyCap> {
    let own = |action| {
        let row = binding(Context::Pins, action)?;
        Some(KeyCap {
            key: row.key_name(),
            words: look.language.pick(row.words).to_owned(),
            action,
        })
    };
    let pins = pins_cap(entry, look).filter(|_| entry.is_empty());
    let first = pins.or_else(|| own(Action::TakeBall));
    let up = board.game.up().map(BowlingGame::frames);
    let has_second = up.is_some_and(|frames| entry.has_second(frames));
    let marks = marks_after(entry, marks, has_second);
    let marks = marks.iter().map(|mark| mark_cap(*mark, board, look));
    let counts = own(Action::SwitchPins);
    first.into_iter().chain(marks).chain(counts).collect()
}

/// `1…0 stands`: shows how to type pins.
fn pins_cap(entry: &PinEntry, look: &Look) -> Option<KeyCap> {
    let row = binding(Context::Pins, Action::Pin(1))?;
    let words = match entry.meaning {
        TypedPins::Standing => look.language.pick(row.words),
        TypedPins::Fallen => look.language.fell(),
    };
    let last = key_name(Context::Pins, Action::Pin(10));
    Some(KeyCap {
        key: format!("{}…{last}", row.key_name()),
        words: words.to_owned(),
        action: Action::TakeBall,
    })
}

/// The marks that can be typed now; after typed pins, those of the second ball.
fn marks_after(entry: &PinEntry, marks: &[Mark], has_second: bool) -> Vec<Mark> {
    match (entry.is_empty(), has_second) {
        (true, _) => {
            let marks = marks.iter().copied();
            marks
                .filter(|mark| !matches!(mark, Mark::Count(_)))
                .collect()
        }
        (false, true) => vec![Mark::Spare, Mark::Gutter, Mark::Foul],
        (false, false) => vec![],
    }
}

/// The cap of a ball: counts need no words, and a key with another meaning for now is left out. Where a
/// spare takes ten pins, the key of a strike does the same.
fn mark_cap(mark: Mark, board: &BoardView<'_>, look: &Look) -> KeyCap {
    let bowl = Action::Bowl(mark);
    let named = binding(Context::Bowling, bowl);
    let key = named.map_or_else(|| mark.to_string(), Binding::key_name);
    let words = named.map_or("", |binding| look.language.pick(binding.words));
    let stands = board.game.up().and_then(|up| up.frames().standing());
    let (key, words) = match mark {
        Mark::Gutter if board.page.is_ten_offered() || board.entry.is_some() => (key, ""),
        Mark::Gutter => (
            format!("{} {key}", key_name(Context::Bowling, Action::Nought)),
            "",
        ),
        Mark::Count(_) => (mark.to_string(), ""),
        Mark::Spare if stands == Some(Pins::ALL) && board.entry.is_none() => {
            let strike = key_name(Context::Bowling, Action::Bowl(Mark::Strike));
            (format!("{strike} {key}"), words)
        }
        _ => (key, words),
    };
    KeyCap {
        key,
        words: words.to_owned(),
        action: bowl,
    }
}
