//! `tenpin show`: the text boards of all games of a night, oldest first.

use std::io::{self, Write};

use super::{CommandError, Outcome};
use crate::archive::NightReference;
use crate::report::{NightText, Sheet};
use crate::store::Store;
use crate::text::Language;

/// Each board stands under the number of its game. What can't be read of a damaged night is told
/// beside the rest.
pub fn night(
    store: &Store,
    night: NightReference,
    language: Language,
    mut output: impl Write,
) -> Result<Outcome, CommandError> {
    let reading = store.read(night)?;
    let sheet = Sheet {
        night: &reading.night,
        header: &reading.header,
    };
    write!(output, "{}", NightText { sheet, language })?;
    output.flush()?;
    let Some(trouble) = reading.trouble else {
        return Ok(Outcome::Done);
    };
    writeln!(io::stderr(), "tenpin: {}", language.trouble(&trouble))?;
    Ok(Outcome::Failed)
}
