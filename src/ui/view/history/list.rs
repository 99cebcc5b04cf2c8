//! The list of nights: when, how many games, who won and who bowled.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};
use unicode_width::UnicodeWidthStr;

use crate::app::{HistoryScreen, Target};
use crate::archive::{NightHeader, NightWinner};
use crate::report::columns::{left, right, widest};
use crate::ui::layout;
use crate::ui::widget::Hidden;
use crate::ui::{Canvas, Look};

/// How many lines each night takes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Spacing {
    Close,
    /// A blank line after each.
    Airy,
    /// Three of them.
    Wide,
}

impl Spacing {
    /// Airy if the whole list fits so.
    pub(super) fn new(history: &HistoryScreen, area: Rect) -> Self {
        match Self::Airy.height(history, area) {
            Some(_) => Self::Airy,
            None => Self::Close,
        }
    }

    const fn lines(self) -> u16 {
        match self {
            Self::Close => 1,
            Self::Airy => 2,
            Self::Wide => 4,
        }
    }

    /// The lines of the whole list. None if it is longer than the area.
    pub(super) fn height(self, history: &HistoryScreen, area: Rect) -> Option<u16> {
        let lines = layout::cells(history.entries.len()).saturating_mul(self.lines());
        (history.is_whole() && lines <= layout::rows_of(area).height).then_some(lines)
    }
}

pub(super) fn render(
    history: &HistoryScreen,
    spacing: Spacing,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let (look, count) = (canvas.look, history.entries.len());
    let inner = layout::rows_of(area);
    let spacing = spacing.lines();
    let fits = usize::from(inner.height.div_ceil(spacing));
    let shown = layout::page(count, fits, history.row);
    let entries = history.entries.get(shown.clone()).unwrap_or_default();
    let columns = NightColumns::new(entries, inner.width.into(), look);
    let rows = inner.rows().step_by(spacing.into());
    for (place, row) in shown.clone().zip(rows) {
        let Some(entry) = history.entries.get(place) else {
            break;
        };
        canvas.paint(columns.line(entry, usize::from(row.width)), row);
        canvas.regions.add(row, Target::Row(place));
        if place == history.row {
            canvas.buffer.set_style(row, look.theme.fill.up);
        }
    }
    let has_more = !history.is_whole() && shown.end < count;
    Hidden { count, shown, look }.render(area, canvas.buffer);
    if has_more {
        let older = Span::styled(look.language.older_nights(), look.theme.key);
        canvas.paint(Clear, layout::last(area));
        canvas.paint(older, layout::last(area));
    }
}

/// The least blanks between two columns, and how many gaps there are.
const GAP: usize = 2;
const GAPS: usize = 3;
/// The columns of the winner's pins.
const PINS: usize = 4;

/// The widths of the columns of the visible nights, over the whole room.
struct NightColumns<'view> {
    number: usize,
    date: usize,
    games: usize,
    winner: usize,
    /// The blanks between two columns.
    gap: usize,
    /// The year of the newest one: it needs no telling.
    year: Option<i16>,
    clock: Clock,
    look: &'view Look,
}

/// Is the time of day told after the date?
#[derive(Clone, Copy, Eq, PartialEq)]
enum Clock {
    Hidden,
    /// Two nights are of the same day.
    Shown,
}

impl<'view> NightColumns<'view> {
    /// With the time of day if two nights are of the same day, and it fits.
    fn new(entries: &[NightHeader], width: usize, look: &'view Look) -> Self {
        let plain = Self::with(Clock::Hidden, entries, look);
        let timed = Self::with(Clock::Shown, entries, look);
        let is_needed = entries.windows(2).any(is_same_day);
        let columns = if is_needed && timed.least() <= width {
            timed
        } else {
            plain
        };
        let lines = entries.iter().map(|entry| columns.line(entry, width));
        let longest = lines.map(|line| line.width()).max().unwrap_or_default();
        let gap = GAP + width.saturating_sub(longest + 1) / GAPS;
        Self { gap, ..columns }
    }

    fn with(clock: Clock, entries: &[NightHeader], look: &'view Look) -> Self {
        let year = entries.first().map(|entry| entry.date().year());
        let numbers = entries.iter().map(|entry| entry.number.to_string().len());
        let dates = entries.iter().map(|entry| date(entry, year, clock, look));
        let dates: Vec<_> = dates.collect();
        let games = entries
            .iter()
            .map(|entry| look.language.games_of(entry.games));
        let games: Vec<_> = games.collect();
        let winners: Vec<_> = entries.iter().map(winner).collect();
        Self {
            number: numbers.max().unwrap_or_default() + 2,
            date: widest(dates.iter().map(String::as_str)),
            games: widest(games.iter().map(String::as_str)),
            winner: widest(winners.iter().map(String::as_str)) + 1,
            gap: GAP,
            year,
            clock,
            look,
        }
    }

    /// The columns up to the pins of the winner.
    const fn least(&self) -> usize {
        self.number + 1 + self.date + self.games + self.winner + PINS + 2 * self.gap
    }

    /// `  31 Fri 13 Nov   3 games  LEE 598  PJS ABC LEE`: as many columns as fit.
    fn line(&self, entry: &NightHeader, width: usize) -> Line<'static> {
        let (language, theme) = (self.look.language, &self.look.theme);
        let number = format!("{:>1$} ", entry.number, self.number);
        let date = right(&date(entry, self.year, self.clock, self.look), self.date);
        let pins = entry.winner.map(|winner| winner.pins.to_string());
        let pins = pins.unwrap_or_default();
        let winner = left(&winner(entry), self.winner);
        let games = left(&language.games_of(entry.games), self.games);
        let gap = " ".repeat(self.gap);
        let mut line = Line::from(vec![
            Span::styled(number, theme.muted),
            Span::raw(date),
            Span::styled(format!("{gap}{games}"), theme.muted),
            Span::styled(format!("{gap}{winner}"), theme.title),
            Span::raw(format!("{pins:<PINS$}{}", " ".repeat(self.gap - 1))),
        ]);
        let label = entry.label_or_blank();
        let excluded = entry.excluded.then(|| language.is_left_out().to_owned());
        let names = entry.players.iter().map(ToString::to_string);
        let words = excluded.into_iter().chain(names);
        let words: Vec<_> = words.map(|word| format!(" {word}")).collect();
        let room = width.saturating_sub(line.width());
        line.push_span(Span::styled(fitting(&words, room), theme.muted));
        let room = width.saturating_sub(line.width());
        line.push_span(Span::raw(beginning(&label, room)));
        line
    }
}

/// As much of a label as fits, in whole words: ` league, week…`.
fn beginning(label: &str, room: usize) -> String {
    let whole = format!("  {label}");
    if label.is_empty() || whole.width() <= room {
        return whole;
    }
    let ends = label.match_indices(' ').map(|(end, _)| end).rev();
    let parts = ends.filter_map(|end| label.get(..end));
    let mut parts = parts.map(|part| format!("  {part}…"));
    parts.find(|part| part.width() <= room).unwrap_or_default()
}

/// As many words as fit, and how many do not: ` PJS ABC +2`.
pub(crate) fn fitting(words: &[String], room: usize) -> String {
    let all = words.concat();
    if all.width() <= room {
        return all;
    }
    let sign = |shown: usize| format!(" +{}", words.len() - shown);
    let told = |shown: usize| {
        words
            .iter()
            .take(shown)
            .map(String::as_str)
            .collect::<String>()
    };
    let fits = |shown: &usize| (told(*shown) + &sign(*shown)).width() <= room;
    let shown = (0..words.len()).rev().find(fits);
    shown.map_or_else(String::new, |shown| told(shown) + &sign(shown))
}

/// `LEE`, or `LEE+1` if another one has as many pins.
fn winner(entry: &NightHeader) -> String {
    match entry.winner {
        None => "-".to_owned(),
        Some(NightWinner {
            player, others: 0, ..
        }) => player.to_string(),
        Some(NightWinner { player, others, .. }) => format!("{player}+{others}"),
    }
}

fn is_same_day(nights: &[NightHeader]) -> bool {
    let mut dates = nights.iter().map(NightHeader::date);
    dates.next() == dates.next()
}

/// `Fri 13 Nov`, or `13 Nov 2025` in another year; with the time of day `Fri 13 Nov 19:42`.
fn date(entry: &NightHeader, year: Option<i16>, clock: Clock, look: &Look) -> String {
    let date = entry.date();
    let day = if year == Some(date.year()) {
        look.language.weekday_and_day(date)
    } else {
        let day = look.language.short_day(date);
        look.language.day_and_year(&day, date.year())
    };
    match clock {
        Clock::Hidden => day,
        Clock::Shown => format!("{day} {}", entry.time()),
    }
}
