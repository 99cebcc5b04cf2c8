//! Under the board: who is up and what stands, what is to be told, the keys that count now, what can
//! still be reached; beside them who follows, and how the game stands.
//!
//! ```text
//! ▶ KYJ   frame 4   ball 2   3 pins stand  ●●●·······           next  ABC  LEE
//!                                                               now   60
//!   0 -   1   2   3 /   f foul                                  max   256
//! at most 256 with a spare, 244 otherwise                       lead  KYJ +3
//! ```

mod outlook;
mod replay;
mod side;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Widget, Wrap};

use crate::app::{Action, App, Context, Pending, Screen};
use crate::domain::{BowlingGames, Mark, Pins};
use crate::input::{Binding, binding};
use crate::ui::Look;
use crate::ui::layout;

use super::{correction, status};

/// The column at the right.
const SIDE: u16 = 18;
/// Narrower than this there is none.
const WIDE: u16 = 60;

/// Paints it.
pub(crate) fn render(app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    let Some(game) = app.shown().game() else {
        return;
    };
    let side = if area.width >= WIDE { SIDE } else { 0 };
    let [left, right] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(side)]).areas(area);
    let [first, told, keys, more] = match app.screen() {
        Screen::Correcting(cursor) => correction::lines(app, cursor, look, left),
        Screen::Replaying(played) => {
            let [first, last, keys, more] = replay::lines(played, game, look, left.width);
            let told = app.notice().map(|notice| status::line(notice, look));
            [first, told.unwrap_or(last), keys, more]
        }
        _ => bowling_lines(app, game, look, left),
    };
    let more = match app.screen() {
        Screen::Bowling(_) | Screen::Lane(_) if right.is_empty() => side::line(game, look),
        _ => more,
    };
    for (index, line) in (0..).zip(side::lines(game, look)) {
        line.render(layout::line(right, index), buffer);
    }
    first.render(layout::line(left, 0), buffer);
    let has_room = area.height > 2;
    if has_room || told.width() == 0 {
        keys.render(layout::line(left, if has_room { 2 } else { 1 }), buffer);
    }
    more.render(layout::line(left, 3), buffer);
    tell(&told, (left, area), buffer);
}

/// What is told has its own line. A sentence that does not fit there takes all the columns, and as
/// many lines as it needs: nobody should guess how it ends.
fn tell(told: &Line<'static>, (left, area): (Rect, Rect), buffer: &mut Buffer) {
    let (width, room) = (told.width(), usize::from(area.width.max(1)));
    if width < usize::from(left.width) {
        return told.render(layout::line(left, 1), buffer);
    }
    // Words are not broken, so a line may end early.
    let needed = width.div_ceil(room) + usize::from(width > room);
    let below = layout::below(area, 1);
    let fits = needed.min(usize::from(area.height)) <= usize::from(below.height);
    let rows = if fits { below } else { area };
    let unused = rows
        .height
        .saturating_sub(u16::try_from(needed).unwrap_or(u16::MAX));
    let rows = layout::above(rows, unused);
    Clear.render(rows, buffer);
    let paragraph = Paragraph::new(told.clone()).wrap(Wrap { trim: true });
    paragraph.render(rows, buffer);
}

fn bowling_lines(app: &App, game: &BowlingGames, look: &Look, area: Rect) -> [Line<'static>; 4] {
    [
        up_line(game, look, area.width),
        status::told(app, look).unwrap_or_default(),
        keys_line(app, look, area.width),
        outlook::line(game, look, area.width),
    ]
}

/// `▶ KYJ   frame 4   ball 2   3 pins stand  ●●●·······`, or as much of it as fits.
pub(crate) fn up_line(game: &BowlingGames, look: &Look, width: u16) -> Line<'static> {
    let Look { language, theme } = look;
    let Some(up) = game.up() else {
        return Line::default();
    };
    let frames = up.frames();
    let (Some(frame), Some(standing)) = (frames.current(), frames.standing()) else {
        return Line::default();
    };
    let words = [
        language.frame(frame.number()),
        language.ball(frame.balls().count() + 1),
        language.stands(standing.count()),
    ];
    let name = Span::styled(format!("▶ {}", up.player()), theme.up);
    let wide = Line::from(vec![
        name.clone(),
        Span::raw(format!("   {}  ", words.join("   "))),
    ]);
    let drawn = wide.iter().cloned().chain(pins(standing, look)).collect();
    let short = Line::from(vec![name, Span::raw(format!(" {}", words.join(" ")))]);
    first_that_fits([drawn, wide, short], width)
}

/// The pins that stand, drawn as a count.
fn pins(standing: Pins, look: &Look) -> [Span<'static>; 2] {
    let count = |pins: Pins| usize::from(pins.count());
    [
        Span::styled("●".repeat(count(standing)), look.theme.pin),
        Span::styled("·".repeat(count(standing.left())), look.theme.muted),
    ]
}

/// The keys that are legal now, with their names where there is room for them. Whoever only looks on
/// has none.
fn keys_line(app: &App, look: &Look, width: u16) -> Line<'static> {
    match app.screen() {
        Screen::Bowling(Pending::One) => return pending_line(app, look, width),
        Screen::Lane(_) => return Line::default(),
        _ => {}
    }
    let marks = app.legal_marks();
    let named = |mark: &Mark| mark_key(*mark, look);
    let short = |mark: &Mark| Span::styled(format!("{mark} "), look.theme.key);
    let named = marks.iter().flat_map(named).collect();
    first_that_fits([named, marks.iter().map(short).collect()], width)
}

/// What a pending 1 can become.
pub(super) fn pending_line(app: &App, look: &Look, width: u16) -> Line<'static> {
    let Look { language, theme } = look;
    let (one, dropped) = (language.pending_one(), language.drop_one());
    let gutter = if app.can_follow_one() {
        language.gutter_after_one()
    } else {
        ""
    };
    let words = [
        [one, gutter, dropped].concat(),
        [one, gutter].concat(),
        one.to_owned(),
    ];
    first_that_fits(words.map(|words| Line::styled(words, theme.key)), width)
}

fn first_that_fits<const LINES: usize>(lines: [Line<'static>; LINES], width: u16) -> Line<'static> {
    let shortest = lines.last().cloned().unwrap_or_default();
    let mut lines = lines.into_iter();
    let fits = |line: &Line<'_>| line.width() <= usize::from(width);
    lines.find(fits).unwrap_or(shortest)
}

fn mark_key(mark: Mark, look: &Look) -> [Span<'static>; 2] {
    let named = |binding: &Binding| {
        let word = look.language.pick(binding.words);
        (binding.key_name(), format!(" {word}  "))
    };
    let unnamed = |key: String| (key, "  ".to_owned());
    let (key, word) = match mark {
        Mark::Gutter => unnamed("0 -".into()),
        Mark::Count(count) => unnamed(count.to_string()),
        mark => binding(Context::Bowling, Action::Bowl(mark))
            .map(named)
            .unwrap_or_default(),
    };
    [
        Span::styled(key, look.theme.key),
        Span::styled(word, look.theme.muted),
    ]
}
