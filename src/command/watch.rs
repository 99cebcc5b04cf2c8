//! `tenpin watch`: running nights on a second screen, or for another program.

use std::io;

use color_eyre::Result;

use super::{Outcome, complain, data_file};
use crate::app::{App, View};
use crate::cli::{Cli, WatchArguments};
use crate::session::{Followers, can_take_the_screen, follow, watch};
use crate::store::Watcher;
use crate::text::Language;

pub fn run(cli: &Cli, arguments: &WatchArguments, language: Language) -> Result<Outcome> {
    if arguments.json || arguments.overlay.is_some() {
        let watcher = Watcher::new(&data_file(cli)?, arguments.night)?;
        let followers = Followers {
            json: arguments.json.then(io::stdout),
            overlay: arguments.overlay.as_deref(),
        };
        follow(watcher, &followers)?;
        return Ok(Outcome::Done);
    }
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
