//! `tenpin show`: the text boards of all games of a night, oldest first, or its replay.

use color_eyre::Result;

use super::{Outcome, look, print, tell_others, tell_trouble};
use crate::cli::{Cli, ShowArguments};
use crate::report::{Format, Sheet, render};
use crate::session::{can_take_the_screen, replay};
use crate::text::Language;

/// A damaged night is shown as far as it can be read.
pub fn run(cli: &Cli, arguments: &ShowArguments, language: Language) -> Result<Outcome> {
    let store = look(cli)?;
    if arguments.replay && can_take_the_screen() {
        return Ok(replay(cli, &store, arguments.night, language)?.into());
    }
    let reading = store.read(arguments.night)?;
    tell_others(&store, arguments.night, language)?;
    let sheet = Sheet::new(&reading.night, &reading.times, &reading.header);
    let format = if arguments.json {
        Format::Json
    } else {
        Format::Text
    };
    print(render(format, &sheet, language)?)?;
    Ok(tell_trouble(reading.trouble.as_ref(), language)?)
}
