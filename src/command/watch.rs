//! `tenpin watch`: running nights on a second screen, or for another program.

use std::io;

use color_eyre::Result;

use super::{Outcome, complain, data_file};
use crate::app::{App, View};
use crate::cli::{Cli, WatchArguments};
use crate::session::{Followers, Source, can_take_the_screen, follow, watch};
use crate::text::Language;

pub fn run(cli: &Cli, arguments: &WatchArguments, language: Language) -> Result<Outcome> {
    if arguments.json || arguments.overlay.is_some() {
        let source = source(cli, arguments)?;
        let followers = Followers {
            json: arguments.json.then(io::stdout),
            overlay: arguments.overlay.as_deref(),
        };
        follow(source, &followers)?;
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
    let source = source(cli, arguments)?;
    let app = app(&source, view);
    let report = watch(cli, source, app, language)?;
    Ok(report.into())
}

fn app(source: &Source, view: View) -> App {
    match source {
        Source::File(..) => App::watching(view),
        #[cfg(feature = "centre")]
        Source::Centre(_) => App::watching_lane(view),
    }
}

/// A lane of the centre, or a night of the file.
fn source(cli: &Cli, arguments: &WatchArguments) -> Result<Source> {
    let data = data_file(cli)?;
    #[cfg(feature = "centre")]
    if let Some(lane) = &arguments.lane {
        return super::centre::follower(&data, lane).map(Source::from);
    }
    Ok(Source::open(&data, arguments.night)?)
}
