//! Plays on the full screen: sets up the terminal, runs the loop, and restores the terminal.

use std::io::{self, Write};
use std::sync::Arc;

use color_eyre::eyre::Result;

use super::display::{chosen, default_theme, display, dressed};
use super::{Ending, EventLoop, Opening, Prologue};
use crate::app::{App, BY_PINS, ByPins, Effect, FIRST_LOOK, Message, Notice, ThemeName};
use crate::cli::Cli;
use crate::desk::{Companions, Desk, FileDesk, LANGUAGE, Listener, Post};
use crate::night::Night;
use crate::report::farewell;
use crate::store::NightWriter;
use crate::terminal::{self, EventSource, Events, Incoming};
use crate::text::Language;
use crate::ui::DisplayOptions;

pub(super) fn play(
    opening: Opening,
    cli: &Cli,
    language: Language,
) -> Result<(Ending, Option<NightWriter>)> {
    let writer = opening.writer.as_ref();
    let setting = |key| writer.and_then(|writer| writer.setting(key));
    let language = chosen(cli, setting(LANGUAGE), language);
    let is_first_look = is_first_look(cli, setting);
    let app = app(opening.night, opening.prologue);
    let by_pins = ByPins::from_setting(&setting(BY_PINS).unwrap_or_default());
    let mut app = dressed(app, cli, setting).with_pins(by_pins);
    let mut desk = FileDesk {
        writer: opening.writer,
        store: None,
        language,
        beside: Companions::default(),
        post: None,
    };
    for message in first_messages(cli, is_first_look) {
        begin(message, &mut app, &mut desk)?;
    }
    let display = display(language, cli);
    let events = terminal::listen()?;
    desk.beside.listener = Some(listener(&events));
    let ending = run(&mut app, &mut desk, events, display)?;
    if ending == Ending::Quit && !cli.options.quiet {
        say_farewell(&app, desk.language);
    }
    Ok((ending, desk.writer))
}

pub(super) fn listener(events: &Events) -> Listener {
    let mailbox = events.mailbox();
    Listener::Loop(Arc::new(move |output, hear| mailbox.listen(output, hear)))
}

fn post(events: &Events) -> Post {
    let mailbox = events.mailbox();
    Arc::new(move |message| {
        // None only if the program has ended.
        let _ = mailbox.send(Incoming::Message(message));
    })
}

/// Was the theme chosen automatically, without telling the user yet? False if nothing is saved: it
/// would be told every time.
fn is_first_look(cli: &Cli, setting: impl Fn(&'static str) -> Option<String>) -> bool {
    let is_chosen = cli.options.theme.is_some() || setting(ThemeName::SETTING).is_some();
    let is_told = cli.options.no_save || setting(FIRST_LOOK).is_some();
    !is_chosen && !is_told && default_theme() != ThemeName::default()
}

fn first_messages(cli: &Cli, is_first_look: bool) -> Vec<Message> {
    let first_look = is_first_look.then_some(Message::FirstLook);
    let named =
        (!cli.options.players.is_empty()).then(|| Message::Start(cli.options.players.clone()));
    first_look.into_iter().chain(named).collect()
}

/// Performs only effects that store settings: the loop starts by saving the night as it is.
fn begin(message: Message, app: &mut App, desk: &mut FileDesk) -> Result<()> {
    let effects = app.update(message).into_iter();
    for effect in effects.filter(|effect| matches!(effect, Effect::Remember { .. })) {
        desk.perform(effect, app)?;
    }
    Ok(())
}

/// Leaves the boards of the night in the scrollback. If that fails, nothing else can be done.
fn say_farewell(app: &App, language: Language) {
    let width = crossterm::terminal::size().map_or(0, |(width, _)| usize::from(width));
    let boards = farewell(app.night(), width, language);
    let _ = io::stdout().write_all(boards.as_bytes());
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
    app: &mut App,
    desk: &mut FileDesk,
    mut events: Events,
    display: DisplayOptions,
) -> Result<Ending> {
    let mut canvas = terminal::enter()?;
    desk.post = Some(post(&events));
    events.listen_to_mouse(app.mouse())?;
    let ending = EventLoop::new(app, desk, (&mut canvas, &mut events), display).run();
    terminal::leave();
    ending
}
