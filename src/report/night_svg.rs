//! A night as a picture: the sheet of a bowling alley, to be sent to friends. Nothing is fetched
//! from anywhere.

mod line;

use std::fmt::{self, Display, Formatter};

use super::Sheet;
use super::escape::markup;
use super::sheet::lines;
use crate::domain::{BowlingGames, FrameNumber};
use crate::night::GameNumber;
use crate::text::Language;
use line::{LINE, Pen};

const MARGIN: u32 = 24;
const NAME: u32 = 96;
const FRAME: u32 = 64;
const LAST: u32 = 84;
const TOTAL: u32 = 80;
const WIDTH: u32 = MARGIN + NAME + 9 * FRAME + LAST + TOTAL + MARGIN;
const TITLE: u32 = 72;
const LABEL: u32 = 28;
const HEAD: u32 = 52;
const GAP: u32 = 20;

const STYLE: &str = "\
    text { font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #e8ebef }\n\
    .ground { fill: #14181d } .cell { fill: #1d232a; stroke: #3b444e } .box { fill: none; stroke: #3b444e }\n\
    .first { fill: #24303c; stroke: #3b444e } .muted { fill: #9aa5b1 } .title { font-weight: bold }\n\
    .strike { fill: #ff8a80; font-weight: bold } .spare { fill: #8ab4ff; font-weight: bold }\n\
    .foul { fill: #d7a6f5; font-weight: bold } .score { font-weight: bold }";

/// The picture.
#[derive(Clone, Copy, Debug)]
pub struct NightSvg<'night> {
    /// The night.
    pub sheet: Sheet<'night>,
    /// Of the headings.
    pub language: Language,
}

impl Display for NightSvg<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let height = self.height();
        writeln!(
            formatter,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
            viewBox=\"0 0 {WIDTH} {height}\">\n<style>\n{STYLE}\n</style>\n\
            <rect class=\"ground\" width=\"{WIDTH}\" height=\"{height}\"/>"
        )?;
        let mut top = self.title(formatter)?;
        for (number, games) in self.sheet.games() {
            self.game(formatter, (number, games), top)?;
            top += game_height(games);
        }
        writeln!(formatter, "</svg>")
    }
}

impl NightSvg<'_> {
    fn height(&self) -> u32 {
        let games = self.sheet.games().map(|(_, games)| game_height(games));
        self.above_the_games() + games.sum::<u32>()
    }

    fn above_the_games(&self) -> u32 {
        TITLE + self.sheet.header.label.as_ref().map_or(0, |_| LABEL)
    }

    fn title(&self, formatter: &mut Formatter<'_>) -> Result<u32, fmt::Error> {
        let header = self.sheet.header;
        let date = markup(&header.date().to_string());
        let time = markup(&header.time());
        writeln!(
            formatter,
            "<text class=\"title\" x=\"{MARGIN}\" y=\"46\" font-size=\"26\">tenpin {date}</text>\n\
            <text class=\"muted\" x=\"{}\" y=\"46\" font-size=\"18\" text-anchor=\"end\">{time}</text>",
            WIDTH - MARGIN
        )?;
        if let Some(label) = &header.label {
            let label = markup(label);
            writeln!(
                formatter,
                "<text class=\"muted\" x=\"{MARGIN}\" y=\"{TITLE}\" font-size=\"18\">{label}</text>"
            )?;
        }
        Ok(self.above_the_games())
    }

    fn game(
        &self,
        formatter: &mut Formatter<'_>,
        (number, games): (GameNumber, &BowlingGames),
        top: u32,
    ) -> fmt::Result {
        let title = self.language.game(number);
        let base = top + HEAD - 14;
        writeln!(
            formatter,
            "<text class=\"title\" x=\"{MARGIN}\" y=\"{base}\" font-size=\"18\">{title}</text>"
        )?;
        for frame in FrameNumber::all() {
            let (left, width) = column(frame);
            writeln!(
                formatter,
                "<text class=\"muted\" x=\"{}\" y=\"{base}\" font-size=\"14\" text-anchor=\"middle\">{frame}</text>",
                left + width / 2
            )?;
        }
        let tops = (top + HEAD..).step_by(LINE as usize);
        for (line, top) in lines(number, games).zip(tops) {
            Pen { formatter, top }.line(&line)?;
        }
        Ok(())
    }
}

fn game_height(games: &BowlingGames) -> u32 {
    let players = u32::try_from(games.seats().len()).unwrap_or_default();
    HEAD + players * LINE + GAP
}

/// Where the column of a frame begins, and how wide it is.
fn column(frame: FrameNumber) -> (u32, u32) {
    let left = MARGIN + NAME + FRAME * u32::from(frame.number() - FrameNumber::FIRST.number());
    if frame.is_last() {
        return (left, LAST);
    }
    (left, FRAME)
}
