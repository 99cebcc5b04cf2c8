//! Watches nights that others bowl, until somebody leaves.

use color_eyre::eyre::Result;

use super::{Left, surroundings, theme};
use crate::app::App;
use crate::cli::Cli;
use crate::runtime::Runtime;
use crate::store::{NightReference, Store, Watcher, default_path};
use crate::terminal;
use crate::text::Language;

/// Shows that night on a program that only looks on.
///
/// # Errors
/// The file can't be used, there is no such night, or the terminal fails.
pub fn watch(cli: &Cli, night: NightReference, app: App, language: Language) -> Result<Left> {
    let path = default_path(cli.data.clone(), |name| std::env::var_os(name))?;
    let mut watcher = Watcher::new(&path, night)?;
    let store = Store::look(&path)?;
    let setting = |key: &str| store.setting(key).ok().flatten();
    let mut app = app.with_theme(theme(cli, setting));
    let surroundings = surroundings(language, cli, setting);
    drop(store);
    // The first picture shows them already.
    app.follow_nights(watcher.glance().unwrap_or_default());
    terminal::give_back_on_panic();
    let mut outside = terminal::listen(None)?.watching(watcher);
    let mut screen = terminal::enter()?;
    let ending = Runtime {
        terminal: &mut screen,
        outside: &mut outside,
        app: &mut app,
        surroundings,
        moving: None,
    }
    .run();
    terminal::leave();
    Ok(Left {
        ending: ending?,
        unsaved: 0,
    })
}
