//! Everybody in one table.

use std::fmt;

use unicode_width::UnicodeWidthStr;

use crate::report::columns::{left, right};
use crate::statistics::{Average, Summary};
use crate::text::Language;

/// One line a player under the heads of the columns.
#[derive(Clone, Copy, Debug)]
pub struct Overview<'summaries>(pub &'summaries [Summary], pub Language);

const BETWEEN: &str = "  ";
/// The narrowest column: `100.0%`.
const NARROWEST: usize = 6;

impl fmt::Display for Overview<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(summaries, language) = self;
        let heads = heads(*language);
        writeln!(formatter, "{}", line(&heads.map(str::to_owned), heads))?;
        for summary in *summaries {
            writeln!(formatter, "{}", line(&cells(summary), heads))?;
        }
        Ok(())
    }
}

fn heads(language: Language) -> [&'static str; 7] {
    let [player, games, average, high] = language.overview_heads();
    let [strikes, spares, opens] = language.kinds_of_frames();
    [player, games, average, high, strikes, spares, opens]
}

fn line(cells: &[String; 7], heads: [&str; 7]) -> String {
    let cells = cells.iter().zip(heads).enumerate();
    let cells = cells.map(|(column, (cell, head))| match column {
        0 => left(cell, head.width()),
        _ => right(cell, head.width().max(NARROWEST)),
    });
    cells.collect::<Vec<_>>().join(BETWEEN)
}

fn cells(summary: &Summary) -> [String; 7] {
    let average = summary.average().value().unwrap_or_default();
    let [strikes, spares, opens] = summary.shares().map(percent);
    [
        summary.player.to_string(),
        summary.games.to_string(),
        format!("{average:.1}"),
        summary.high.unwrap_or_default().to_string(),
        strikes,
        spares,
        opens,
    ]
}

/// `32.1%`
pub(super) fn percent(share: Average) -> String {
    format!("{:.1}%", share.percent().unwrap_or_default())
}
