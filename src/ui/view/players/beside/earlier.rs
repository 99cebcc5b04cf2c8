//! What earlier nights add up to: the last night, and the records.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::archive::{LastRow, PastNights, PlaceRecord};
use crate::report::columns::right;
use crate::ui::Look;

/// The width of a score of the last night.
const SCORE: usize = 6;
/// The width of a date in the longest language.
const DATE: usize = 9;

pub(super) fn last_time(
    past: Option<&PastNights>,
    width: usize,
    look: &Look,
) -> Vec<Line<'static>> {
    let Some(last) = past.and_then(|past| past.last.as_ref()) else {
        return vec![];
    };
    let title = look.language.night_of(last.date, last.games);
    let rows = last.rows.iter().enumerate();
    let rows = rows.map(|(place, row)| last_row(place, row, width, look));
    [Line::raw(title), Line::default()]
        .into_iter()
        .chain(rows)
        .collect()
}

/// `LEE     198   171   190       559`; the games only if there are several and all of them fit.
fn last_row(place: usize, row: &LastRow, width: usize, look: &Look) -> Line<'static> {
    let theme = &look.theme;
    let best = if place == 0 { theme.title } else { theme.plain };
    let mut line = Line::from(Span::styled(format!("{}  ", row.player), best));
    let series = row.series().to_string();
    let is_wide = line.width() + SCORE * (row.scores.len() + 1) <= width;
    let has_series = row.scores.len() > 1;
    let scores = row.scores.iter().filter(|_| is_wide && has_series);
    for score in scores {
        let score = score.map_or_else(|| "-".to_owned(), |score| score.to_string());
        line.push_span(Span::styled(right(&score, SCORE), theme.muted));
    }
    let room = width.saturating_sub(line.width()).min(SCORE + 4);
    line.push_span(Span::styled(right(&series, room), best));
    line
}

/// `high game        LEE  257   3 Apr`, with the dates if all of them fit.
pub(super) fn records(past: Option<&PastNights>, width: usize, look: &Look) -> Vec<Line<'static>> {
    let records = past.map_or(&[][..], |past| &past.records);
    let value = |record: &PlaceRecord| format!("{} {:>4}", record.player, record.value);
    let dated = |record: &PlaceRecord| {
        let date = right(&look.language.short_day(record.date), DATE);
        format!("{}  {date}", value(record))
    };
    let name = |record: &PlaceRecord| look.language.record(record.kind);
    let is_wide = |record: &PlaceRecord| name(record).width() + dated(record).width() < width;
    let has_dates = records.iter().all(is_wide);
    let line = |record: &PlaceRecord| {
        let name = name(record);
        let words = if has_dates {
            dated(record)
        } else {
            value(record)
        };
        Line::from(vec![
            Span::styled(name, look.theme.muted),
            Span::raw(right(&words, width.saturating_sub(name.width()))),
        ])
    };
    records.iter().map(line).collect()
}
