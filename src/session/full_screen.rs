//! Plays on the full screen: takes the terminal, runs the loop, and restores the terminal.

use color_eyre::eyre::Result;

use super::display::{display, motion, theme};
use super::{Ending, EventLoop, Opening, Prologue};
use crate::app::{App, Message, Notice};
use crate::cli::Cli;
use crate::desk::FileDesk;
use crate::night::Night;
use crate::store::NightWriter;
use crate::terminal::{self, Events};
use crate::text::Language;
use crate::ui::DisplayOptions;

pub(super) fn play(
    opening: Opening,
    cli: &Cli,
    language: Language,
) -> Result<(Ending, Option<NightWriter>)> {
    let writer = opening.writer.as_ref();
    let setting = |key| writer.and_then(|writer| writer.setting(key));
    let app = app(opening.night, opening.prologue);
    let app = app.with_theme(theme(cli, setting("theme")));
    let mut app = app.with_motion(motion(cli, setting("still")));
    if !cli.players.is_empty() {
        // The loop starts by saving what is there.
        app.update(Message::Start(cli.players.clone()));
    }
    let mut desk = FileDesk {
        writer: opening.writer,
        store: None,
        language,
    };
    let ending = run(app, &mut desk, terminal::listen()?, display(language, cli))?;
    Ok((ending, desk.writer))
}

fn app(night: Night, prologue: Prologue) -> App {
    let app = App::new(night);
    match prologue {
        Prologue::Nothing => app,
        Prologue::Offer => app.offering(),
        Prologue::CanNotGoOn(obstacle) => app.telling(Notice::CanNotGoOn(obstacle)),
    }
}

pub(super) fn run(
    mut app: App,
    desk: &mut FileDesk,
    mut events: Events,
    display: DisplayOptions,
) -> Result<Ending> {
    let mut canvas = terminal::enter()?;
    let ending = EventLoop {
        terminal: &mut canvas,
        events: &mut events,
        desk,
        app: &mut app,
        display,
        moving: None,
    }
    .run();
    terminal::leave();
    ending
}
