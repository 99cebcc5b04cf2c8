//! The board as text, 78 columns wide:
//!
//! ```text
//! | NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
//! |  PJS |  X   |  8|/ |  8|1 |      |      |      |      |      |      |      |
//! |      |  20  |  38  |  47  |      |      |      |      |      |      |      |
//! ```

use std::fmt::{self, Display, Formatter};

use crate::domain::{BowlingGames, Frames};

/// The line above the rows.
pub const HEADER: &str =
    "| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |";

/// The rows of all players under the header.
#[derive(Clone, Copy, Debug)]
pub struct Board<'games>(pub &'games BowlingGames);

impl Display for Board<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "{HEADER}")?;
        for game in self.0.iter() {
            let player = game.player();
            write!(formatter, "{}", BoardRow(player.name(), game.frames()))?;
        }
        Ok(())
    }
}

/// Two lines: a name with the marks, and the totals.
#[derive(Clone, Copy, Debug)]
pub struct BoardRow<'game>(pub &'game str, pub &'game Frames);

impl Display for BoardRow<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let Self(name, frames) = self;
        let marks = frames.iter().map(ToString::to_string);
        line(formatter, name, marks)?;
        let scores = frames.scores();
        let totals = scores.totals().iter().map(ToString::to_string);
        let unsettled = std::iter::repeat(String::new());
        line(
            formatter,
            "",
            totals.chain(unsettled).take(frames.iter().len()),
        )
    }
}

fn line(
    formatter: &mut Formatter<'_>,
    name: &str,
    cells: impl Iterator<Item = String>,
) -> fmt::Result {
    cell(formatter, name)?;
    for text in cells {
        cell(formatter, &text)?;
    }
    writeln!(formatter, "|")
}

/// The text padded to four columns after two blanks; three marks drop a blank.
fn cell(formatter: &mut Formatter<'_>, text: &str) -> fmt::Result {
    match text.len() {
        0..=4 => write!(formatter, "|  {text:<4}"),
        _ => write!(formatter, "| {text:<5}"),
    }
}
