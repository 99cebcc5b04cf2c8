//! The night under the cursor: who won, every game, what was special, and the last games as strips.

use std::cmp::Reverse;

use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::{strip, winner};
use crate::app::{Action, Context, HistoryScreen, ReplayScreen};
use crate::archive::NightHeader;
use crate::domain::{BowlingGames, Frames, Player, Seat, forecast};
use crate::input::binding;
use crate::night::{Night, Series};
use crate::report::columns::{left, right, widest};
use crate::ui::layout::{above, below, cells, last, line, right_of, top};
use crate::ui::widget::{KeyCap, KeyCaps, PinDeck, RaceChart, StatusLine, framed_up};
use crate::ui::{Canvas, Look};

/// The width of a score of one game, and of the series.
const SCORE: usize = 6;
const SERIES: usize = 9;
const NAME: usize = 4;
/// The least rows of the table: its heading and a player; and with how many are not shown.
const LEAST_ROWS: usize = 2;
const ROWS_AND_MORE: usize = 3;
/// The heading of the table, and the blanks around what was special.
const AROUND: usize = 3;
/// The columns of a strip with a gap, and the fewest for pins beside it.
const STRIP: u16 = 48;
const LEAST_DECK: u16 = 20;
/// Below this height there are no key caps, and in a card no blank lines at its edges.
const LOW: u16 = 12;

/// Under a rule with the day, where a card does not fit.
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
    let block = framed_up(&look.language.long_day(entry.date()), look);
    let inner = block
        .inner(area)
        .inner(Margin::new(2, u16::from(area.height >= LOW)));
    canvas.paint(block, area);
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

/// In a low card the last line of the screen is enough. Returns what is left.
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

/// The label, and whether the night is left out of statistics. Returns what is left.
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

/// While a night is on, the first one leads it and has not won.
fn render_night((replay, is_on): (&ReplayScreen, bool), area: Rect, canvas: &mut Canvas<'_>) {
    let (night, look) = (&replay.night, canvas.look);
    let mut series: Vec<_> = night.series().collect();
    series.retain(|series| series.person.has_line());
    series.sort_by_key(|series| Reverse((series.total, now(night, series.person.name()))));
    let mut rest = winner::render((&series, is_on), area, canvas);
    let special = special(replay, look);
    let needed = series.len() + special.len() + usize::from(strip::whole_height(night)) + AROUND;
    if needed < usize::from(rest.height) {
        rest = below(rest, 1);
    }
    let mut lines = table(night, &series, usize::from(rest.width), look);
    let room = usize::from(rest.height);
    if room < LEAST_ROWS {
        return canvas.paint(in_line(night, &series, look), rest);
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

/// The strips, and the race of the latest game that is over in the room that is left. If nobody
/// raced, pins beside the strips.
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

/// What the line of the latest game is worth. None without a ball in it.
fn now(night: &Night, player: Player) -> Option<u16> {
    let seat = begun(night).last()?.seat(player)?;
    seat.is_begun().then(|| forecast::now(seat.game().frames()))
}

/// `PJS 90  KYJ 80`: everybody's series, or what the first game is worth now.
fn in_line(night: &Night, series: &[Series], look: &Look) -> Line<'static> {
    let told = |series: &Series| {
        let player = series.person.name();
        let now = now(night, player).filter(|_| series.games == 0);
        let total = now.map_or(series.total, u32::from);
        format!("{player} {total}")
    };
    let words: Vec<_> = series.iter().map(told).collect();
    Line::styled(words.join("  "), look.theme.muted)
}

/// A column a game, as many of the latest as fit, and the series.
fn table(night: &Night, series: &[Series], width: usize, look: &Look) -> Vec<Line<'static>> {
    let theme = &look.theme;
    let games: Vec<_> = begun(night).collect();
    let fits = width.saturating_sub(NAME + SERIES) / SCORE;
    let skipped = games.len().saturating_sub(fits);
    let shown = games.get(skipped..).unwrap_or_default();
    let numbers = (skipped + 1..)
        .take(shown.len())
        .map(|number| format!("{number:>SCORE$}"));
    let head = format!(
        "{}{}{}",
        " ".repeat(NAME),
        numbers.collect::<String>(),
        right(look.language.series_label(), SERIES)
    );
    let best = series.iter().filter_map(|series| series.high).max();
    let most = series.first().map(|first| first.total);
    let line = |series: &Series| {
        let name = series.person.name();
        let (total, style) = total(series, most, look);
        let name_span = Span::styled(format!("{name:<NAME$}"), style);
        let scores = shown.iter().map(|game| score(game, name, best, look));
        let total = Span::styled(format!("{total:>SERIES$}"), style);
        [name_span]
            .into_iter()
            .chain(scores)
            .chain([total])
            .collect()
    };
    let head = Line::from(Span::styled(head, theme.muted));
    [head].into_iter().chain(series.iter().map(line)).collect()
}

/// The games with a ball.
pub(super) fn begun(night: &Night) -> impl Iterator<Item = &BowlingGames> {
    let is_begun = |games: &&BowlingGames| games.seats().iter().any(Seat::is_begun);
    night.games().filter(is_begun)
}

/// The series and its style: only the best of the night stands out.
fn total(series: &Series, most: Option<u32>, look: &Look) -> (String, Style) {
    match series.games {
        0 => ("-".to_owned(), look.theme.plain),
        _ if Some(series.total) == most => (series.total.to_string(), look.theme.title),
        _ => (series.total.to_string(), look.theme.plain),
    }
}

/// The score of a complete line, the best of the night standing out, of one that was cut short, with
/// its mark, or of one that is being bowled.
fn score(games: &BowlingGames, player: Player, best: Option<u16>, look: &Look) -> Span<'static> {
    let seat = games.seat(player).filter(|seat| seat.is_begun());
    let frames = seat.map(|seat| seat.game().frames());
    let score = frames.map(forecast::now);
    let (score, style) = match (score, frames) {
        (Some(score), Some(frames)) if frames.is_over() => {
            let is_best = best == Some(score);
            let style = if is_best {
                look.theme.strike
            } else {
                look.theme.plain
            };
            (score.to_string(), style)
        }
        (Some(score), _) if games.is_ended() => (format!("{score}…"), look.theme.muted),
        (Some(score), _) => (score.to_string(), look.theme.muted),
        _ => ("-".to_owned(), look.theme.plain),
    };
    Span::styled(format!("{score:>SCORE$}"), style)
}

/// The high game, the most strikes in a row, and how many corrections count.
fn special(replay: &ReplayScreen, look: &Look) -> Vec<Line<'static>> {
    let language = look.language;
    let high = first_most(&replay.night, |frames| frames.scores().total());
    let string = first_most(&replay.night, |frames| frames.longest_string().into());
    let high = high.map(|(number, player, score)| language.high_of_night(player, score, number));
    let string = string.filter(|(.., strikes)| *strikes > 1);
    let string = string.map(|(number, player, strikes)| {
        language.strikes_of_night(player, u8::try_from(strikes).unwrap_or(u8::MAX), number)
    });
    let corrections = replay.corrections.len();
    let corrections = (corrections > 0).then(|| corrections.to_string());
    let rows = [
        (language.high_game(), high),
        (language.in_a_row(), string),
        (language.corrections(), corrections),
    ];
    let width = widest(rows.each_ref().map(|(name, _)| *name)) + 3;
    let rows = rows
        .into_iter()
        .filter_map(|(name, value)| Some((name, value?)));
    let line = |(name, value): (&str, String)| {
        let name = Span::styled(left(name, width), look.theme.muted);
        Line::from(vec![name, Span::raw(value)])
    };
    rows.map(line).collect()
}

/// The first complete line with the most of something, and in which game it was bowled.
fn first_most(night: &Night, of: impl Fn(&Frames) -> u16) -> Option<(usize, Player, u16)> {
    let games = (1..).zip(night.games());
    let lines = games.flat_map(|(number, games)| games.iter().map(move |game| (number, game)));
    let lines = lines.filter(|(_, game)| game.is_over());
    let lines = lines.map(|(number, game)| (number, game.player(), of(game.frames())));
    lines.reduce(|best, other| if other.2 > best.2 { other } else { best })
}
