//! `tenpin watch`: running nights on a second screen.

use color_eyre::Result;

use super::{Outcome, complain};
use crate::app::{App, View};
use crate::cli::{Cli, WatchArguments};
use crate::session::{can_take_the_screen, watch};
use crate::text::Language;

pub fn run(cli: &Cli, arguments: &WatchArguments, language: Language) -> Result<Outcome> {
    if !can_take_the_screen() {
        complain(language.watching_needs_a_terminal())?;
        return Ok(Outcome::WrongInput);
    }
    let view = if arguments.big {
        View::Big
    } else {
        View::Sheet
    };
    let report = watch(cli, arguments.night, App::watching(view), language)?;
    Ok(report.into())
}
