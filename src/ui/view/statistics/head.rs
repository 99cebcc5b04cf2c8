//! The head of a player's page: who it is, the average in large letters, and the bests.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::report::columns::{right, widest};
use crate::statistics::PlayerStatistics;
use crate::text::Figure;
use crate::ui::Look;
use crate::ui::layout::cells;
use crate::ui::lines::{beside, spans};
use crate::ui::widget::{Letters, Size};

/// The column of the bests beside the large average.
const BESTS: usize = 32;
/// Below this height the average is not large.
const ROOMY: u16 = 16;

/// `KYJ  50 games, 19 nights, 6 March to 23 October`, as much as fits.
pub(super) fn heading(found: &PlayerStatistics, room: u16, look: &Look) -> Line<'static> {
    let player = Span::styled(found.summary.player.to_string(), look.theme.title);
    let games = look.language.games_and_nights(found);
    let whole = format!("{games}, {}", days(found, look));
    let line = |words: String| {
        let words = Span::styled(format!("  {words}"), look.theme.muted);
        Line::from(vec![player.clone(), words])
    };
    let mut lines = [whole, games].map(line).into_iter();
    let fitting = lines.find(|line| line.width() <= usize::from(room));
    fitting.unwrap_or_else(|| Line::from(player.clone()))
}

pub(super) fn days(found: &PlayerStatistics, look: &Look) -> String {
    let dates = found.record.dates();
    dates.map_or_else(String::new, |(first, last)| look.language.days(first, last))
}

/// The large average, and beside it the bests.
pub(super) fn long(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    let average = found.summary.average().to_string();
    let mut lines = vec![Line::default()];
    lines.extend(large(&average, Size::ONE, look.theme.up, look));
    lines.push(form(found, look));
    let bests = bests(found, width.saturating_sub(cells(BESTS)), look);
    beside(lines, bests.into_iter().take(5).collect(), BESTS)
}

/// The average and the bests, one below the other.
pub(super) fn short(found: &PlayerStatistics, area: Rect, look: &Look) -> Vec<Line<'static>> {
    let average = found.summary.average().to_string();
    let mut lines = match area.height {
        ROOMY.. => large(&average, Size::ONE, look.theme.up, look),
        _ => vec![Line::styled(average, look.theme.up)],
    };
    lines.push(form(found, look));
    lines.extend(bests(found, area.width, look));
    lines
}

/// A word in large letters, or as it is if they can't be drawn.
pub(super) fn large(word: &str, size: Size, style: Style, look: &Look) -> Vec<Line<'static>> {
    if !size.is_drawn(look.glyphs) {
        let blank = Line::default();
        return vec![blank.clone(), Line::styled(word.to_owned(), style), blank];
    }
    let area = Rect::new(0, 0, size.width(word), size.rows());
    let mut buffer = Buffer::empty(area);
    Letters { word, size, style }.render(area, &mut buffer);
    let rows = buffer.content.chunks(usize::from(area.width.max(1)));
    let rows = rows.map(|row| row.iter().map(Cell::symbol).collect::<String>());
    rows.map(|row| Line::styled(row, style)).collect()
}

/// `average   last ten 161.9 ▼ 1.1`
fn form(found: &PlayerStatistics, look: &Look) -> Line<'static> {
    let average = format!("{}   ", look.language.average());
    let mut line = Line::from(Span::styled(average, look.theme.muted));
    line.extend(last_ten(found, look).into_iter().flat_map(spans));
    line
}

/// `last ten 161.9` and `▼ 1.1`
pub(super) fn last_ten(found: &PlayerStatistics, look: &Look) -> [Line<'static>; 2] {
    let theme = &look.theme;
    let words = look.language.last_ten(found.record.form());
    let difference = found.form_difference().unwrap_or_default();
    let (sign, style) = match difference {
        0.05.. => ("▲", theme.up),
        ..-0.05 => ("▼", theme.spare),
        _ => ("", theme.muted),
    };
    let difference = match sign {
        "" => String::new(),
        sign => format!("{sign} {:.1}", difference.abs()),
    };
    [
        Line::styled(format!("{words} "), theme.muted),
        Line::styled(difference, style),
    ]
}

/// High game, high series, strikes in a row, clean games, first ball, low game; as wide as this.
pub(super) fn bests(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    let [_, _, game, series, low, first_ball, clean, in_a_row, ..] =
        look.language.dated_figures(found);
    let figures = [game, series, in_a_row, clean, first_ball, low];
    rows(&figures, found, width, look)
}

/// Single pins and splits made, pins left and fouls per game.
pub(super) fn spares(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    let [.., singles, splits, left, fouls] = look.language.dated_figures(found);
    rows(&[singles, splits, left, fouls], found, width, look)
}

fn rows(
    figures: &[Figure],
    found: &PlayerStatistics,
    width: u16,
    look: &Look,
) -> Vec<Line<'static>> {
    let years = found
        .record
        .dates()
        .map(|(first, last)| [first.year(), last.year()]);
    let year = years.and_then(|[first, last]| (first == last).then_some(first));
    let days: Vec<_> = figures
        .iter()
        .map(|figure| {
            figure
                .date
                .map(|date| look.language.short_day_in(date, year))
        })
        .map(Option::unwrap_or_default)
        .collect();
    let day = widest(days.iter().map(String::as_str));
    let rows = figures.iter().zip(days);
    rows.map(|(figure, own)| best(figure, &right(&own, day), usize::from(width), look))
        .collect()
}

/// `high game           247 29 May`. The day is left out if it does not fit.
fn best(figure: &Figure, day: &str, width: usize, look: &Look) -> Line<'static> {
    let theme = &look.theme;
    let name = Span::styled(figure.name, theme.muted);
    let value = Span::styled(figure.value.clone(), theme.title);
    let day = Span::styled(format!(" {day}"), theme.muted);
    let own = name.width() + value.width() + 1;
    let day = Some(day).filter(|day| own + day.width() <= width);
    let taken = own - 1 + day.as_ref().map_or(0, Span::width);
    let blanks = Span::raw(" ".repeat(width.saturating_sub(taken)));
    [name, blanks, value].into_iter().chain(day).collect()
}
