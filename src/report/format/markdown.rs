//! A night as Markdown: its result, and a table per game, with marks and totals in two rows per
//! player.

use super::Row;
use crate::domain::{Frame, FrameNumber};
use crate::report::sheet::{SheetGame, SheetLine};
use crate::report::{Sheet, escape};
use crate::text::Language;

pub(super) const ROW: Row = Row {
    name: "md",
    extensions: &["md"],
    about: "Markdown tables",
    key: 'm',
    words: ["Markdown file", "마크다운 파일"],
};

pub(super) fn page(sheet: &Sheet<'_>, language: Language) -> String {
    let header = sheet.header;
    let label = language
        .remark(sheet.header)
        .as_deref()
        .map(escape::markdown);
    let label = label.map_or_else(String::new, |label| format!("\n{label}\n"));
    let result = sheet.result.lines(usize::MAX, language);
    let result = result.into_iter().map(|line| format!("- {line}\n"));
    let result: String = result.collect();
    let result = match result.as_str() {
        "" => result,
        lines => format!("\n{lines}"),
    };
    let tables = sheet.games.iter().map(|game| table(game, language));
    let tables: String = tables.collect();
    format!(
        "# tenpin {} {}\n{label}{result}{tables}",
        header.date(),
        header.time()
    )
}

fn table(game: &SheetGame<'_>, language: Language) -> String {
    let title = game.title(language);
    let numbers = cells(FrameNumber::all());
    let rule = ":-:|".repeat(FrameNumber::all().count());
    let lines: String = game.lines.iter().map(line).collect();
    let total = language.total();
    let winner = game.winner(language);
    let winner = winner.map_or_else(String::new, |winner| format!("{winner}\n\n"));
    format!("\n## {title}\n\n{winner}| | | {numbers} | {total} |\n|--:|---|{rule}--:|\n{lines}")
}

fn line(line: &SheetLine<'_>) -> String {
    let (place, player) = (line.place(), line.player);
    let marks = cells(line.cells().map(|(frame, _)| marks(frame)));
    let totals = cells(line.cells().map(|(_, total)| total));
    let now = line.shown_score();
    format!("| {place} | **{player}** | {marks} | **{now}** |\n| | | {totals} | |\n")
}

fn cells(cells: impl Iterator<Item = impl ToString>) -> String {
    let cells: Vec<_> = cells.map(|cell| cell.to_string()).collect();
    cells.join(" | ")
}

/// `8 /`: a `|` would end the cell.
fn marks(frame: &Frame) -> String {
    let marks: Vec<_> = frame.marks().map(|mark| mark.to_string()).collect();
    marks.join(" ")
}
