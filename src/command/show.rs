//! `tenpin show`: the text boards of all games of a night, oldest first.

use std::io::{self, Write};

use super::{CommandError, Verdict};
use crate::night::{GameNumber, Night};
use crate::report::text_board::Board;
use crate::store::{NightReference, Store};
use crate::text::Language;

/// Each board stands under the number of its game. What can't be read of a damaged night is told
/// beside the rest.
///
/// # Errors
/// There is no such night, or it can't be read at all.
pub fn night(
    store: &Store,
    night: NightReference,
    language: Language,
    output: impl Write,
) -> Result<Verdict, CommandError> {
    let reading = store.read(night)?;
    boards(&reading.night, language, output)?;
    let Some(trouble) = reading.trouble else {
        return Ok(Verdict::Done);
    };
    writeln!(io::stderr(), "tenpin: {}", language.trouble(&trouble))?;
    Ok(Verdict::Failed)
}

fn boards(night: &Night, language: Language, mut output: impl Write) -> io::Result<()> {
    let numbers = std::iter::successors(Some(GameNumber::FIRST), |game| Some(game.next()));
    for (number, games) in numbers.zip(night.games()) {
        writeln!(output, "{}\n{}", language.game(number), Board(games))?;
    }
    if night.game().is_none() {
        writeln!(output, "{}", language.nothing_bowled())?;
    }
    output.flush()
}
