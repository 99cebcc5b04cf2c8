//! Replays a stored night on the full screen.

use color_eyre::eyre::Result;

use super::ExitReport;
use super::display::{chosen, display, dressed};
use super::full_screen::run;
use crate::app::App;
use crate::archive::NightReference;
use crate::cli::Cli;
use crate::desk::{self, FileDesk, LANGUAGE};
use crate::store::Store;
use crate::terminal::listen;
use crate::text::Language;

pub fn replay(
    cli: &Cli,
    store: &Store,
    night: NightReference,
    language: Language,
) -> Result<ExitReport> {
    let replay = desk::replay(store, night)?;
    let setting = |key| store.setting(key).ok().flatten();
    let language = chosen(cli, setting(LANGUAGE), language);
    let mut app = dressed(App::default(), cli, setting).replaying(replay);
    let mut desk = FileDesk {
        store: Some(store.clone()),
        ..FileDesk::looking(language)
    };
    let ending = run(&mut app, &mut desk, listen()?, display(language, cli))?;
    Ok(ExitReport { ending, unsaved: 0 })
}
