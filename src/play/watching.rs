//! Watches nights that others bowl, until somebody leaves.

use color_eyre::eyre::Result;

use super::{ExitReport, motion, run, surroundings, theme};
use crate::app::App;
use crate::archive::NightReference;
use crate::cli::Cli;
use crate::store::{Store, Watcher, default_path};
use crate::terminal::Disk;
use crate::text::Language;

/// Shows that night on a program that only looks on.
pub fn watch(cli: &Cli, night: NightReference, app: App, language: Language) -> Result<ExitReport> {
    let path = default_path(cli.data.clone(), |name| std::env::var_os(name))?;
    let mut watcher = Watcher::new(&path, night)?;
    let store = Store::look(&path)?;
    let setting = |key| store.setting(key).ok().flatten();
    let app = app.with_theme(theme(cli, setting("theme")));
    let mut app = app.with_motion(motion(cli, setting("still")));
    drop(store);
    // The first picture shows them already.
    app.follow_nights(watcher.glance().unwrap_or_default());
    let disk = Disk {
        watcher: Some(watcher),
        ..Disk::default()
    };
    let (ending, _) = run(app, disk, surroundings(language, cli))?;
    Ok(ExitReport { ending, unsaved: 0 })
}
