//! `tenpin export`: a night in any output format.

use std::io::{self, IsTerminal};

use color_eyre::Result;
use color_eyre::eyre::WrapErr;

use super::{Outcome, complain, look, print, tell_others, tell_trouble};
use crate::cli::{Cli, ExportArguments};
use crate::report::{Format, Sheet, render, render_balls};
use crate::store::{Readers, replace_file};
use crate::text::Language;

pub fn run(cli: &Cli, arguments: &ExportArguments, language: Language) -> Result<Outcome> {
    let format = arguments.format();
    if format == Format::Png && arguments.output.is_none() && io::stdout().is_terminal() {
        complain(&language.picture_needs_file(format.row().name))?;
        return Ok(Outcome::WrongInput);
    }
    let store = look(cli)?;
    let reading = store.read(arguments.night)?;
    tell_others(&store, arguments.night, language)?;
    let sheet = Sheet::new(&reading.night, &reading.times, &reading.header);
    let page = match format {
        Format::Csv if arguments.balls => render_balls(&sheet),
        format => render(format, &sheet, language)?,
    };
    match &arguments.output {
        Some(file) => replace_file(file, &page, Readers::Usual)
            .wrap_err_with(|| file.display().to_string())?,
        None => {
            print(page)?;
        }
    }
    Ok(tell_trouble(reading.trouble.as_ref(), language)?)
}
