//! Plays a night, or watches it: finds the file and the night in it, then hands both to the full screen or to the
//! line mode, and tells at the end what could not be kept.

mod opening;
mod watching;

use std::io::{self, IsTerminal, Write};

use color_eyre::eyre::Result;

use opening::{Opening, Prologue};
pub use watching::watch;

use crate::app::{App, Motion, Notice, ThemeName};
use crate::archive::NightReference;
use crate::cli::Cli;
use crate::line_mode::{Answers, Console, Dialogue, LineMode};
use crate::night::Night;
use crate::runtime::{Ending, Runtime};
use crate::store::{Keeper, Store};
use crate::terminal::{self, Disk};
use crate::text::Language;
use crate::ui::{Depth, DisplayOptions, Glyphs};

/// How a night was left.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ExitReport {
    /// Why.
    pub ending: Ending,
    /// How many events are not on disk and should be.
    pub unsaved: u64,
}

/// Plays until somebody or something ends it.
pub fn play(cli: &Cli, language: Language) -> Result<ExitReport> {
    let opening = Opening::open(cli, is_terminal())?;
    let by_lines = cli.plain || cli.solo || !can_take_the_screen();
    let (ending, keeper) = if by_lines {
        by_lines_from(opening, cli, language)?
    } else {
        on_screen_from(opening, cli, language)?
    };
    let unsaved = keeper.as_ref().and_then(Keeper::unsaved);
    if let Some((events, refusal)) = unsaved {
        let reason = language.store_refusal(refusal);
        let sentence = language.lost_on_leaving(events, &reason);
        // Nothing is left to try when even this cannot be written.
        let _ = writeln!(io::stderr(), "{sentence}");
    }
    let unsaved = unsaved.map_or(0, |(events, _)| events);
    Ok(ExitReport { ending, unsaved })
}

/// Plays a night that was kept once more, on the full screen.
pub fn replay(
    cli: &Cli,
    store: &Store,
    night: NightReference,
    language: Language,
) -> Result<ExitReport> {
    let kept = terminal::night(store, night)?;
    let theme = theme(cli, store.setting("theme").ok().flatten());
    let app = App::default().with_theme(theme).replaying(kept);
    let disk = Disk {
        archive: Some(store.clone()),
        ..Disk::default()
    };
    let (ending, _) = run(app, disk, surroundings(language, cli))?;
    Ok(ExitReport { ending, unsaved: 0 })
}

fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Is there a terminal that can do more than print?
pub fn can_take_the_screen() -> bool {
    is_terminal() && !is_dumb()
}

fn is_dumb() -> bool {
    std::env::var_os("TERM").is_none_or(|term| term.is_empty() || term == "dumb")
}

fn on_screen_from(
    opening: Opening,
    cli: &Cli,
    language: Language,
) -> Result<(Ending, Option<Keeper>)> {
    let setting = |key| {
        opening
            .keeper
            .as_ref()
            .and_then(|keeper| keeper.setting(key))
    };
    let theme = theme(cli, setting("theme"));
    let motion = motion(cli, setting("still"));
    let app = app(opening.night, opening.prologue);
    let mut app = app.with_theme(theme).with_motion(motion);
    if !cli.players.is_empty() {
        app.start_with(cli.players.iter().copied())?;
    }
    let disk = Disk {
        keeper: opening.keeper,
        ..Disk::default()
    };
    run(app, disk, surroundings(language, cli))
}

fn run(mut app: App, disk: Disk, surroundings: DisplayOptions) -> Result<(Ending, Option<Keeper>)> {
    terminal::give_back_on_panic();
    let mut outside = terminal::listen(disk)?;
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
    Ok((ending?, outside.into_keeper()))
}

/// The one that was asked for, else the one that was chosen last.
fn theme(cli: &Cli, remembered: Option<String>) -> ThemeName {
    let remembered = remembered.and_then(|name| ThemeName::named(&name));
    cli.theme.or(remembered).unwrap_or_default()
}

/// The signs that can be shown.
pub fn glyphs(cli: &Cli) -> Glyphs {
    if cli.ascii {
        return Glyphs::Ascii;
    }
    Glyphs::from_environment(|name| std::env::var(name).ok())
}

/// As it was asked for, else as it was last.
fn motion(cli: &Cli, remembered: Option<String>) -> Motion {
    if cli.still {
        return Motion::Still;
    }
    remembered.map_or_else(Motion::default, |still| Motion::from_setting(&still))
}

/// A theme that is asked for by name shows its colours also where the environment wants none.
fn surroundings(language: Language, cli: &Cli) -> DisplayOptions {
    let variable = |name: &str| std::env::var(name).ok();
    let depth = match cli.theme {
        Some(_) => Depth::from_terminal(variable),
        None => Depth::from_environment(variable),
    };
    DisplayOptions {
        language,
        depth,
        glyphs: glyphs(cli),
    }
}

fn app(night: Night, prologue: Prologue) -> App {
    let app = App::new(night);
    match prologue {
        Prologue::Nothing => app,
        Prologue::Offer => app.offering(),
        Prologue::CanNotGoOn(obstacle) => app.telling(Notice::CanNotGoOn(obstacle)),
    }
}

fn by_lines_from(
    opening: Opening,
    cli: &Cli,
    language: Language,
) -> Result<(Ending, Option<Keeper>)> {
    let mut line_mode = LineMode {
        language,
        dialogue: dialogue(cli),
        console: Console::new(io::stdin().lock(), io::stdout().lock(), answers()),
    };
    let Opening {
        mut night,
        mut keeper,
        prologue,
    } = opening;
    match prologue {
        Prologue::Nothing => {}
        Prologue::CanNotGoOn(obstacle) => line_mode.say(language.can_not_go_on(obstacle))?,
        Prologue::Offer => match line_mode.ask_to_go_on(&night)? {
            Some(true) => {}
            Some(false) => {
                night = Night::default();
                keeper.as_mut().map(Keeper::begin_anew);
            }
            None => return Ok((Ending::Quit, keeper)),
        },
    }
    let mut keep = |night: &Night| keep(keeper.as_mut(), night, language);
    let night = line_mode.play(night, cli.roster().transpose()?.as_ref(), &mut keep)?;
    keep(&night);
    Ok((Ending::Quit, keeper))
}

const fn dialogue(cli: &Cli) -> Dialogue {
    if cli.solo {
        return Dialogue::Solo;
    }
    Dialogue::Several
}

fn answers() -> Answers {
    if io::stdin().is_terminal() {
        return Answers::Typed;
    }
    Answers::Piped
}

/// What can't be kept is told beside the game, which goes on.
fn keep(keeper: Option<&mut Keeper>, night: &Night, language: Language) {
    let Some(keeper) = keeper else {
        return;
    };
    keeper.save(night);
    if let Some((events, refusal)) = keeper.unsaved() {
        let sentence = language.not_saved(events, refusal.obstacle());
        let _ = writeln!(io::stderr(), "{sentence}");
    }
}
