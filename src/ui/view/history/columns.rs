//! The columns of the list of nights, as many as fit.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::archive::NightHeader;
use crate::report::columns::{left, right, widest};
use crate::ui::layout;
use crate::ui::{Canvas, Look};

/// The minimum gap between two columns, and the number of gaps.
const GAP: usize = 2;
const GAPS: usize = 3;
/// The width of the winner's pins.
const PINS: usize = 4;

/// The widths of the columns for the visible nights.
pub(super) struct NightColumns<'view> {
    number: usize,
    date: usize,
    games: usize,
    winner: usize,
    /// The blanks between two columns.
    gap: usize,
    /// The year of the newest night, which is not shown.
    year: Option<i16>,
    detail: Detail,
    look: &'view Look,
}

/// How much is shown.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Detail {
    Least,
    /// Both names if two players tie.
    Ties,
    /// Also the time of day after the date, if two nights are on the same day.
    Clock,
}

impl<'view> NightColumns<'view> {
    /// With as much detail as fits; the time of day only if two nights are on the same day.
    pub(super) fn new(entries: &[NightHeader], width: usize, look: &'view Look) -> Self {
        let clock = Some(Detail::Clock).filter(|_| entries.windows(2).any(is_same_day));
        let details = clock.into_iter().chain([Detail::Ties]);
        let mut columns = details.map(|detail| Self::with(detail, entries, look));
        let columns = columns.find(|columns| columns.least() <= width);
        let columns = columns.unwrap_or_else(|| Self::with(Detail::Least, entries, look));
        let lines = entries.iter().map(|entry| columns.line(entry, width));
        let longest = lines.map(|line| line.width()).max().unwrap_or_default();
        let gap = GAP + width.saturating_sub(longest + 1) / GAPS;
        Self { gap, ..columns }
    }

    fn with(detail: Detail, entries: &[NightHeader], look: &'view Look) -> Self {
        let year = entries.first().map(|entry| entry.date().year());
        let numbers = entries.iter().map(|entry| entry.number.to_string().len());
        let dates = entries.iter().map(|entry| date(entry, year, detail, look));
        let dates: Vec<_> = dates.collect();
        let games = entries
            .iter()
            .map(|entry| look.language.games_of(entry.games));
        let games: Vec<_> = games.collect();
        let winners: Vec<_> = entries.iter().map(|entry| winners(entry, detail)).collect();
        Self {
            number: numbers.max().unwrap_or_default() + 2,
            date: widest(dates.iter().map(String::as_str)),
            games: widest(games.iter().map(String::as_str)),
            winner: widest(winners.iter().map(String::as_str)) + 1,
            gap: GAP,
            year,
            detail,
            look,
        }
    }

    /// The width of the columns up to the winner's pins.
    const fn least(&self) -> usize {
        self.number + 1 + self.date + self.games + self.winner + PINS + 2 * self.gap
    }

    /// In one line if all players fit, or if there is only one line. Returns the used area.
    pub(super) fn render(&self, entry: &NightHeader, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
        let width = usize::from(area.width);
        let lines = self.two_lines(entry, width).filter(|_| area.height > 1);
        let Some(lines) = lines else {
            let row = layout::line(area, 0);
            canvas.paint(self.line(entry, width), row);
            return row;
        };
        canvas.lines(lines, area);
        area
    }

    /// `  31 Fri 13 Nov   3 games  LEE 598  PJS ABC LEE`: as many columns as fit.
    fn line(&self, entry: &NightHeader, width: usize) -> Line<'static> {
        let mut line = self.head(entry);
        let room = width.saturating_sub(line.width());
        let names = fitting(&self.names(entry), room);
        line.push_span(Span::styled(names, self.look.theme.muted));
        let room = width.saturating_sub(line.width());
        line.push_span(Span::raw(beginning(&entry.label_or_blank(), room)));
        line
    }

    /// The same with the players who don't fit on a second line: below the others if there is room, or
    /// below the date. None if all fit.
    fn two_lines(&self, entry: &NightHeader, width: usize) -> Option<[Line<'static>; 2]> {
        let (mut line, names) = (self.head(entry), self.names(entry));
        let start = line.width();
        let fits = |count: &usize| {
            let first = names.get(..*count).unwrap_or_default();
            start + first.concat().width() <= width
        };
        let beside = (0..=names.len()).rev().find(fits).unwrap_or_default();
        let (beside, under) = names.split_at_checked(beside)?;
        let under = fitting(under, width.saturating_sub(self.number + 1));
        let indent = match beside {
            [] => self.number,
            _ => start.min(width.saturating_sub(under.width())),
        };
        let indent = " ".repeat(indent);
        let muted = self.look.theme.muted;
        line.push_span(Span::styled(beside.concat(), muted));
        let lines = [line, Line::styled(indent + &under, muted)];
        (!under.is_empty()).then_some(lines)
    }

    /// All columns before the players.
    fn head(&self, entry: &NightHeader) -> Line<'static> {
        let (language, theme) = (self.look.language, &self.look.theme);
        let number = format!("{:>1$} ", entry.number, self.number);
        let date = right(&date(entry, self.year, self.detail, self.look), self.date);
        let winner = entry.winner.as_ref();
        let pins = winner.map(|winner| winner.pins.to_string());
        let pins = pins.unwrap_or_default();
        let winner = left(&winners(entry, self.detail), self.winner);
        let games = left(&language.games_of(entry.games), self.games);
        let gap = " ".repeat(self.gap);
        Line::from(vec![
            Span::styled(number, theme.muted),
            Span::raw(date),
            Span::styled(format!("{gap}{games}"), theme.muted),
            Span::styled(format!("{gap}{winner}"), theme.title),
            Span::raw(format!("{pins:<PINS$}{}", " ".repeat(self.gap - 1))),
        ])
    }

    /// The players, each after a blank; preceded by a note if the night is excluded from statistics.
    fn names(&self, entry: &NightHeader) -> Vec<String> {
        let excluded = entry.excluded.then(|| self.look.language.is_left_out());
        let excluded = excluded.into_iter().map(str::to_owned);
        let names = entry.players.iter().map(ToString::to_string);
        let words = excluded.chain(names);
        words.map(|word| format!(" {word}")).collect()
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

/// The words that fit, and the number of the others: ` PJS ABC +2`.
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

/// `LEE`, or `ALE = BOB` for a tie of two, and `ALE+2` for more or where space is short.
fn winners(entry: &NightHeader, detail: Detail) -> String {
    let players = entry
        .winner
        .as_ref()
        .map(|winner| winner.players.as_slice());
    match players.unwrap_or_default() {
        [] => "-".to_owned(),
        [only] => only.to_string(),
        [first, second] if detail != Detail::Least => format!("{first} = {second}"),
        [first, others @ ..] => format!("{first}+{}", others.len()),
    }
}

fn is_same_day(nights: &[NightHeader]) -> bool {
    let mut dates = nights.iter().map(NightHeader::date);
    dates.next() == dates.next()
}

/// `Fri 13 Nov`, or `13 Nov 2025` in another year; with the time of day `Fri 13 Nov 19:42`.
fn date(entry: &NightHeader, year: Option<i16>, detail: Detail, look: &Look) -> String {
    let date = entry.date();
    let day = if year == Some(date.year()) {
        look.language.weekday_and_day(date)
    } else {
        let day = look.language.short_day(date);
        look.language.day_and_year(&day, date.year())
    };
    match detail {
        Detail::Least | Detail::Ties => day,
        Detail::Clock => format!("{day} {}", entry.time()),
    }
}
