//! What each frame was worth on average, and each game of a night.
//!
//! ```text
//! frame                1    2    3    4    5    6    7    8    9   10
//! average           15.2 16.0 14.8 …
//! game of the night    1    2    3
//! average          152.4 158 …
//! ```

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::statistics::{Average, PlayerStatistics};
use crate::text::Figure;
use crate::ui::{Canvas, Look};

/// The lines that it takes.
pub(super) const LINES: u16 = 4;
/// More games than this in one night are left out.
const MOST: usize = 8;

pub(super) fn render(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let [frame, game] = look.language.frame_and_game();
    let average = look.language.figure(Figure::Average);
    let by_frame = found.by_frame.iter();
    let by_frame = by_frame.map(|(number, average)| (number.to_string(), average));
    let by_game = found.by_game.iter().take(MOST);
    let by_game = by_game.map(|(number, average)| (number.to_string(), average));
    let width = [frame, game, average].map(UnicodeWidthStr::width);
    let width = width.into_iter().max().unwrap_or_default();
    let frames = two_lines([frame, average], by_frame.collect(), width, look);
    let games = two_lines([game, average], by_game.collect(), width, look);
    for (line, row) in frames.into_iter().chain(games).zip(area.rows()) {
        canvas.paint(line, row);
    }
}

fn two_lines(
    heads: [&str; 2],
    columns: Vec<(String, Average)>,
    width: usize,
    look: &Look,
) -> [Line<'static>; 2] {
    let (numbers, averages): (Vec<_>, Vec<_>) = columns.into_iter().unzip();
    let averages = averages.into_iter().map(|average| {
        let value = average.value();
        value.map_or_else(|| "-".to_owned(), |value| format!("{value:.1}"))
    });
    let averages: Vec<_> = averages.collect();
    let widest = numbers.iter().chain(&averages).map(String::len).max();
    let column = widest.unwrap_or_default() + 1;
    let line = |head: &str, cells: Vec<String>| {
        let blanks = " ".repeat(width.saturating_sub(head.width()));
        let cells = cells.iter().map(|cell| format!("{cell:>column$}"));
        Line::from(vec![
            Span::styled(format!("{head}{blanks} "), look.theme.muted),
            Span::raw(cells.collect::<String>()),
        ])
    };
    let [above, below] = heads;
    [line(above, numbers), line(below, averages)]
}
