//! Plays a night, or watches it: finds the file and the night in it, then hands both to the full screen or to the
//! line mode, and tells at the end what could not be kept.

mod opening;
mod watching;

use std::io::{self, IsTerminal, Write};

use color_eyre::eyre::Result;

use opening::{Opening, Prologue};
pub use watching::watch;

use crate::app::{App, Notice, ThemeName};
use crate::cli::Cli;
use crate::line_mode::{Answers, Console, Dialogue, LineMode};
use crate::night::Night;
use crate::runtime::{Ending, Runtime};
use crate::store::Keeper;
use crate::terminal;
use crate::text::Language;
use crate::ui::{Depth, Glyphs, Motion, Surroundings};

/// How a night was left.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Left {
    /// Why.
    pub ending: Ending,
    /// How many events are not on disk and should be.
    pub unsaved: u64,
}

/// Plays until somebody or something ends it.
///
/// # Errors
/// The file can't be used, or the terminal.
pub fn play(cli: &Cli, language: Language) -> Result<Left> {
    let opening = Opening::of(cli, is_terminal())?;
    let by_lines = cli.plain || cli.solo || !can_take_the_screen();
    let (ending, keeper) = if by_lines {
        by_lines_from(opening, cli, language)?
    } else {
        on_screen_from(opening, cli, language)?
    };
    let unsaved = keeper.as_ref().and_then(Keeper::unsaved);
    if let Some((events, refusal)) = unsaved {
        let reason = language.store_refusal(refusal);
        // Nothing is left to try when even this cannot be written.
        let _ = writeln!(
            io::stderr(),
            "{}",
            language.lost_on_leaving(events, &reason)
        );
    }
    let unsaved = unsaved.map_or(0, |(events, _)| events);
    Ok(Left { ending, unsaved })
}

fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Is there a terminal that can do more than print?
#[must_use]
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
    let setting = |key: &str| opening.keeper.as_ref()?.setting(key);
    let theme = theme(cli, setting);
    let surroundings = surroundings(language, cli, setting);
    let mut app = app(opening.night, opening.prologue).with_theme(theme);
    if !cli.players.is_empty() {
        app.start_with(cli.players.iter().copied())?;
    }
    terminal::give_back_on_panic();
    let mut outside = terminal::listen(opening.keeper)?;
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
fn theme(cli: &Cli, setting: impl Fn(&str) -> Option<String>) -> ThemeName {
    let remembered = setting("theme");
    let remembered = remembered.and_then(|name| ThemeName::named(&name));
    cli.theme.or(remembered).unwrap_or_default()
}

/// A theme that is asked for by name shows its colours also where the environment wants none.
fn surroundings(
    language: Language,
    cli: &Cli,
    setting: impl Fn(&str) -> Option<String>,
) -> Surroundings {
    let variable = |name: &str| std::env::var(name).ok();
    let depth = match cli.theme {
        Some(_) => Depth::of_terminal(variable),
        None => Depth::of_environment(variable),
    };
    let glyphs = if cli.ascii {
        Glyphs::Ascii
    } else {
        Glyphs::of_environment(variable)
    };
    let motion = if cli.still || setting("still").is_some() {
        Motion::Still
    } else {
        Motion::Shown
    };
    Surroundings {
        language,
        depth,
        glyphs,
        motion,
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
