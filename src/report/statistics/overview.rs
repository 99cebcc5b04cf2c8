//! A table of all players.

use unicode_width::UnicodeWidthStr;

use crate::report::columns::{left, right};
use crate::report::sheet::or_blank;
use crate::statistics::{Average, Summary};
use crate::text::Language;

const BETWEEN: &str = "  ";
/// The narrowest column: `100.0%`.
const NARROWEST: usize = 6;

/// One line per player under the column headings.
pub fn overview(summaries: &[Summary], language: Language) -> String {
    let [player, games, average, high] = language.overview_heads();
    let [strikes, spares, opens] = language.kinds_of_frames();
    let heads = [player, games, average, high, strikes, spares, opens];
    let rows = summaries.iter().map(|summary| line(&cells(summary), heads));
    let head = line(&heads.map(str::to_owned), heads);
    std::iter::once(head).chain(rows).collect()
}

fn line(cells: &[String; 7], heads: [&str; 7]) -> String {
    let cells = cells.iter().zip(heads).enumerate();
    let cells = cells.map(|(column, (cell, head))| match column {
        0 => left(cell, head.width()),
        _ => right(cell, head.width().max(NARROWEST)),
    });
    cells.collect::<Vec<_>>().join(BETWEEN) + "\n"
}

fn cells(summary: &Summary) -> [String; 7] {
    let [strikes, spares, opens] = summary.shares().map(percent);
    [
        summary.player.to_string(),
        summary.games.to_string(),
        summary.average().to_string(),
        or_blank(summary.high),
        strikes,
        spares,
        opens,
    ]
}

/// `32.1%`
pub(super) fn percent(share: Average) -> String {
    let percent = share.percent().map(|percent| format!("{percent:.1}%"));
    or_blank(percent)
}
