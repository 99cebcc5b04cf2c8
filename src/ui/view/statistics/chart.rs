//! The last games: one column per score, above and below the average, which is a dotted line behind
//! them.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::frames::filled;
use super::parts::ink;
use crate::statistics::{Played, PlayerStatistics};
use crate::ui::{Glyphs, Look};

/// The width of the scale.
const SCALE: usize = 4;
/// The scale is rounded to a multiple of this.
const STEP: u16 = 10;
/// The maximum width of a game's column.
const WIDEST: usize = 7;

/// The title with its legend, and the chart below it.
pub(super) fn lines(
    found: &PlayerStatistics,
    (width, height): (u16, usize),
    look: &Look,
) -> Vec<Line<'static>> {
    let games = games(found, width);
    let average = found.summary.average().rounded();
    let title = look.language.last_games(games.len());
    let mut line = Line::from(Span::styled(title, look.theme.title));
    let room = usize::from(width).saturating_sub(line.width() + 3);
    let legend = legend(average, room, look);
    line.push_span(Span::raw("   "));
    line.extend(legend);
    let rows = rows(found, (width, height.saturating_sub(1)), look);
    [line].into_iter().chain(rows).collect()
}

/// As many of the latest games as there are columns.
pub(super) fn games(found: &PlayerStatistics, width: u16) -> &[Played] {
    found
        .record
        .latest(usize::from(width).saturating_sub(SCALE + 1).max(1))
}

/// `█ above █ below the average of 163`; empty if it does not fit.
pub(super) fn legend(average: u64, room: usize, look: &Look) -> Line<'static> {
    let (language, muted) = (look.language, look.theme.muted);
    let [above, below] = styles(look);
    let legend = Line::from(vec![
        Span::styled("█", above),
        Span::styled(format!(" {} ", language.above_average()), muted),
        Span::styled(sign_below("█", look), below),
        Span::styled(format!(" {}", language.below_average(average)), muted),
    ]);
    Some(legend)
        .filter(|legend| legend.width() <= room)
        .unwrap_or_default()
}

/// A bar below the average: without colours or eighths of a cell it uses another character.
const fn sign_below<'sign>(sign: &'sign str, look: &Look) -> &'sign str {
    match look.glyphs {
        Glyphs::Unicode => sign,
        Glyphs::Ascii => "▒",
    }
}

fn styles(look: &Look) -> [Style; 2] {
    let theme = &look.theme;
    [
        ink(theme.fill.up, theme.up),
        ink(theme.fill.spare, theme.muted),
    ]
}

/// The rows of the chart, from the top.
pub(super) fn rows(
    found: &PlayerStatistics,
    (width, height): (u16, usize),
    look: &Look,
) -> Vec<Line<'static>> {
    let games = games(found, width);
    let scale = ScoreScale::new(games, height);
    let average = found.summary.average().rounded();
    let line_at = scale.eighths(average).saturating_sub(1) / 8;
    let columns = usize::from(width).saturating_sub(SCALE + 1);
    let column = (columns / games.len().max(1)).clamp(1, WIDEST);
    let rows = (0..height as u64).rev().map(|cell| {
        let is_line = cell == line_at;
        let label = match cell {
            _ if is_line => average.to_string(),
            0 => scale.low.to_string(),
            top if top + 1 == height as u64 => scale.high.to_string(),
            _ => String::new(),
        };
        let label = Span::styled(format!("{label:>SCALE$} "), look.theme.muted);
        let cells = games.iter().map(|game| {
            let eighths = scale.eighths(u64::from(game.score));
            let sign = filled(eighths, cell, look);
            game_cell(
                sign,
                column,
                (u64::from(game.score) >= average, is_line),
                look,
            )
        });
        [label].into_iter().chain(cells.flatten()).collect()
    });
    rows.collect()
}

/// One column of a game, with a gap if it is wide enough, and dots where the average line is visible.
fn game_cell(
    sign: &str,
    column: usize,
    (is_above, is_line): (bool, bool),
    look: &Look,
) -> [Span<'static>; 2] {
    let [above, below] = styles(look);
    let style = if is_above { above } else { below };
    let behind = if is_line { "┄" } else { " " };
    let gap = usize::from(column > 2);
    let (own, style) = match sign {
        " " => (behind, look.theme.muted),
        sign if !is_above => (sign_below(sign, look), style),
        sign => (sign, style),
    };
    [
        Span::styled(own.repeat(column - gap), style),
        Span::styled(behind.repeat(gap), look.theme.muted),
    ]
}

/// From a round score below all games to one above them.
struct ScoreScale {
    low: u16,
    high: u16,
    height: usize,
}

impl ScoreScale {
    fn new(games: &[Played], height: usize) -> Self {
        let scores = || games.iter().map(|game| game.score);
        let low = scores().min().unwrap_or_default();
        let high = scores().max().unwrap_or_default();
        Self {
            low: (low / STEP * STEP).saturating_sub(2 * STEP),
            high: high.div_ceil(STEP) * STEP,
            height,
        }
    }

    /// The height of a score, in eighths of a cell.
    fn eighths(&self, score: u64) -> u64 {
        let range = u64::from(self.high - self.low).max(1);
        let above = score.saturating_sub(self.low.into()).min(range);
        (above * self.height as u64 * 8).div_ceil(range).max(1)
    }
}
