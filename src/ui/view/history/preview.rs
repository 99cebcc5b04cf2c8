//! The night under the cursor: the winner, every game, highlights, and the last games as strips.

mod special;
mod table;

use std::cmp::Reverse;

use ratatui::layout::{Margin, Rect};
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::{strip, winner};
use crate::app::{Action, Context, HistoryScreen, ReplayScreen};
use crate::archive::NightHeader;
use crate::domain::{BowlingGames, Player, forecast};
use crate::input::binding;
use crate::night::Night;
use crate::ui::layout::{above, below, cells, last, line, right_of, top};
use crate::ui::widget::{Card, KeyCap, KeyCaps, PinDeck, RaceChart, StatusLine, framed_up};
use crate::ui::{Canvas, Look};

/// The minimum rows of the table: its heading and a player; and the same with a line for hidden players.
const LEAST_ROWS: usize = 2;
const ROWS_AND_MORE: usize = 3;
/// The heading of the table, and the blanks around the highlights.
const AROUND: usize = 3;
/// The width of a strip with a gap, and the minimum for pins next to it.
const STRIP: u16 = 48;
const LEAST_DECK: u16 = 20;
/// Below this height there are no key caps, and no blank lines at the edges of a card.
const LOW: u16 = 12;

/// Below a rule with the day, where a card does not fit.
pub(super) fn render_low(history: &HistoryScreen, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let Some(entry) = history.chosen() else {
        return;
    };
    let day = format!("─ {} ", look.language.long_day(entry.date()));
    let room = usize::from(area.width).saturating_sub(day.width());
    let title = Line::styled(day + &"─".repeat(room), look.theme.up_rule);
    canvas.paint(title, line(area, 0));
    render_body(history, below(area, 1), canvas);
}

pub(super) fn render(history: &HistoryScreen, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let Some(entry) = history.chosen() else {
        return;
    };
    let date = look.language.long_day(entry.date());
    canvas.paint(framed_up(&date, look), area);
    let inner = Card::inner(area).inner(Margin::new(2, u16::from(area.height >= LOW)));
    let body = render_remark(entry, render_caps(inner, canvas), canvas);
    render_body(history, body, canvas);
}

fn render_body(history: &HistoryScreen, body: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    match (history.preview(), history.is_read()) {
        (Some(replay), _) => {
            let is_on = replay.night.is_running() || history.is_tonight();
            render_night((replay, is_on), body, canvas);
        }
        (None, true) => canvas.paint(
            Line::styled(look.language.night_unreadable(), look.theme.refusal),
            body,
        ),
        (None, false) => canvas.paint(
            Line::styled(look.language.night_is_read(), look.theme.muted),
            body,
        ),
    }
}

/// Paints the key caps; a low card leaves them to the footer. Returns the remaining area.
fn render_caps(area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let look = canvas.look;
    if area.height < LOW {
        return area;
    }
    let caps = [Action::Confirm, Action::Share].into_iter();
    let caps = caps.filter_map(|action| cap(action, look)).collect();
    canvas.place(KeyCaps { caps, look }, last(area));
    above(area, 2)
}

/// Paints the label, and whether the night is excluded from statistics. Returns the remaining area.
fn render_remark(entry: &NightHeader, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let look = canvas.look;
    let Some(remark) = look.language.remark(entry) else {
        return area;
    };
    let remark = StatusLine(Line::styled(remark, look.theme.notice));
    let height = remark.height(area.width);
    canvas.paint(remark, top(area, height));
    below(area, height + 1)
}

fn cap(action: Action, look: &Look) -> Option<KeyCap> {
    let binding = binding(Context::History, action)?;
    Some(KeyCap {
        key: binding.key_name(),
        words: look.language.pick(binding.words).to_owned(),
        action,
    })
}

/// While a night is running, the first player leads and has not won.
fn render_night((replay, is_on): (&ReplayScreen, bool), area: Rect, canvas: &mut Canvas<'_>) {
    let (night, look) = (&replay.night, canvas.look);
    let mut series: Vec<_> = night.series().collect();
    series.retain(|series| series.person.has_line());
    series.sort_by_key(|series| Reverse((series.total, now(night, series.person.name()))));
    let mut rest = winner::render((&series, is_on), area, canvas);
    let special = special::lines(replay, look);
    let needed = series.len() + special.len() + usize::from(strip::whole_height(night)) + AROUND;
    if needed < usize::from(rest.height) {
        rest = below(rest, 1);
    }
    let mut lines = table::lines(night, &series, usize::from(rest.width), look);
    let room = usize::from(rest.height);
    if room < LEAST_ROWS {
        return canvas.paint(table::in_line(night, &series, look), rest);
    }
    if lines.len() > room && room >= ROWS_AND_MORE {
        let hidden = lines.len() + 1 - room;
        lines.truncate(room - 1);
        lines.push(Line::styled(
            look.language.not_shown(hidden),
            look.theme.key,
        ));
    }
    lines.push(Line::default());
    lines.extend(special);
    lines.push(Line::default());
    let height = cells(lines.len());
    canvas.lines(lines, rest);
    render_games(night, below(rest, height), canvas);
}

/// The strips, and the race of the latest finished game in the remaining area. If there was no race,
/// pins next to the strips.
fn render_games(night: &Night, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let raced = begun(night).filter(|game| game.is_over() && game.seats().len() > 1);
    if let Some(game) = raced.last() {
        let rest = strip::render(night, area, canvas);
        return canvas.paint(RaceChart { game, look }, rest);
    }
    let theme = &look.theme;
    let beside = right_of(area, STRIP);
    if beside.height < PinDeck::LEAST || beside.width < LEAST_DECK {
        strip::render(night, area, canvas);
        return;
    }
    let spare = area.height.saturating_sub(strip::whole_height(night));
    strip::render(night, below(area, spare / 2), canvas);
    canvas.paint(PinDeck { theme }, beside);
}

/// The score of the line in the latest game. None without a ball.
fn now(night: &Night, player: Player) -> Option<u16> {
    let seat = begun(night).last()?.seat(player)?;
    seat.is_begun().then(|| forecast::now(seat.game().frames()))
}

/// The games with a ball.
pub(super) fn begun(night: &Night) -> impl Iterator<Item = &BowlingGames> {
    night.games().filter(|games| games.is_begun())
}
