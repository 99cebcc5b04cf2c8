//! A night as Markdown: a heading, and a table a game with two rows a player, marks and totals.

use std::fmt::{self, Display, Formatter};

use super::sheet::{SheetLine, lines};
use super::{Sheet, escape};
use crate::domain::{Frame, FrameNumber};
use crate::text::Language;

/// The tables.
#[derive(Clone, Copy, Debug)]
pub struct NightMarkdown<'night> {
    /// The night.
    pub sheet: Sheet<'night>,
    /// Of the headings.
    pub language: Language,
}

impl Display for NightMarkdown<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let header = self.sheet.header;
        writeln!(formatter, "# tenpin {} {}", header.date(), header.time())?;
        if let Some(label) = &header.label {
            writeln!(formatter, "\n{}", escape::markdown(label))?;
        }
        for (number, games) in self.sheet.games() {
            writeln!(formatter, "\n## {}\n", self.language.game(number))?;
            head(formatter)?;
            lines(number, games).try_for_each(|line| row(formatter, &line))?;
        }
        Ok(())
    }
}

fn head(formatter: &mut Formatter<'_>) -> fmt::Result {
    let numbers: Vec<_> = FrameNumber::all().map(|frame| frame.to_string()).collect();
    writeln!(formatter, "| | | {} |", numbers.join(" | "))?;
    writeln!(formatter, "|--:|---|{}", ":-:|".repeat(numbers.len()))
}

fn row(formatter: &mut Formatter<'_>, line: &SheetLine<'_>) -> fmt::Result {
    let place = line.place.map(|place| place.to_string());
    let place = place.unwrap_or_default();
    let frames = line.seat.game().frames();
    let scores = frames.scores();
    let marks: Vec<_> = frames.iter().map(marks).collect();
    let totals = FrameNumber::all().map(|frame| scores.at(frame));
    let totals: Vec<_> = totals
        .map(|total| total.map_or_else(String::new, |total| total.to_string()))
        .collect();
    let player = line.seat.player();
    writeln!(
        formatter,
        "| {place} | **{player}** | {} |",
        marks.join(" | ")
    )?;
    writeln!(formatter, "| | | {} |", totals.join(" | "))
}

/// `8 /`: a bar would end the cell.
fn marks(frame: &Frame) -> String {
    let marks: Vec<_> = frame.marks().map(|mark| mark.to_string()).collect();
    marks.join(" ")
}
