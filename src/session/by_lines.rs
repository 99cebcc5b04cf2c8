//! Plays a night in line mode.

use std::io::{self, IsTerminal, Write};

use color_eyre::eyre::Result;

use super::{Ending, Opening, Prologue};
use crate::cli::Cli;
use crate::desk::Companions;
use crate::line_mode::{Answers, Console, Dialogue, LineMode, Telling};
use crate::night::Night;
use crate::store::NightWriter;
use crate::text::Language;

pub(super) fn play(
    opening: Opening,
    cli: &Cli,
    language: Language,
) -> Result<(Ending, Option<NightWriter>)> {
    let mut line_mode = LineMode {
        language,
        dialogue: dialogue(cli),
        telling: telling(cli),
        console: Console::new(io::stdin().lock(), io::stdout().lock(), answers()),
    };
    let Opening {
        mut night,
        mut writer,
        prologue,
    } = opening;
    match prologue {
        Prologue::Nothing => {}
        Prologue::CanNotGoOn(obstacle) => line_mode.say(language.can_not_go_on(obstacle))?,
        Prologue::Offer => match line_mode.ask_to_go_on(&night)? {
            Some(true) => {}
            Some(false) => {
                night = Night::default();
                writer.as_mut().map(NightWriter::begin_anew);
            }
            None => return Ok((Ending::Quit, writer)),
        },
    }
    let mut beside = Companions::unheard();
    beside.start_centre(writer.as_ref());
    let mut keep = |night: &Night| keep(writer.as_mut(), night, language);
    let night = line_mode.play(night, cli.roster().transpose()?.as_ref(), &mut keep)?;
    keep(&night);
    Ok((Ending::Quit, writer))
}

const fn dialogue(cli: &Cli) -> Dialogue {
    if cli.options.solo {
        return Dialogue::Solo;
    }
    Dialogue::Several
}

const fn telling(cli: &Cli) -> Telling {
    if cli.options.speak {
        return Telling::Speech;
    }
    Telling::Boards
}

fn answers() -> Answers {
    if io::stdin().is_terminal() {
        return Answers::Typed;
    }
    Answers::Piped
}

/// Saves the night. An error is printed, and the game continues.
fn keep(writer: Option<&mut NightWriter>, night: &Night, language: Language) {
    let Some(writer) = writer else {
        return;
    };
    writer.save(night);
    if let Some((events, refusal)) = writer.unsaved() {
        let sentence = language.not_saved(events, refusal.obstacle());
        let _ = writeln!(io::stderr(), "{sentence}");
    }
}
