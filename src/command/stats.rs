//! `tenpin stats`: what the finished games add up to, of everybody or of one player.

use std::io::{self, Write};

use super::{CommandError, Outcome};
use crate::archive::Selection;
use crate::domain::Player;
use crate::report::statistics::{Overview, Page, PageJson, SummaryJson};
use crate::statistics::PlayerStatistics;
use crate::store::Store;
use crate::text::Language;

/// How it is told.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Format {
    /// For people.
    Text(Language),
    /// For programs: one object a player. What is told to people comes in this language.
    Json(Language),
}

impl Format {
    const fn language(self) -> Language {
        match self {
            Self::Text(language) | Self::Json(language) => language,
        }
    }
}

/// Everybody with a finished game.
pub fn everybody(
    store: &Store,
    selection: Selection,
    format: Format,
    mut output: impl Write,
) -> Result<Outcome, CommandError> {
    let summaries = store.summaries(selection)?;
    match format {
        Format::Text(language) if summaries.is_empty() => {
            writeln!(output, "{}", nothing(selection, language))?;
        }
        Format::Text(language) => write!(output, "{}", Overview(&summaries, language))?,
        Format::Json(_) => {
            for summary in &summaries {
                write_json(&SummaryJson::from(summary), &mut output)?;
            }
        }
    }
    output.flush()?;
    Ok(Outcome::Done)
}

/// The page of one player. One who never finished a game here is told, with those who may be meant.
pub fn player(
    store: &Store,
    (player, selection): (Player, Selection),
    format: Format,
    mut output: impl Write,
) -> Result<Outcome, CommandError> {
    let games = store.finished_games(player, selection)?;
    if games.is_empty() {
        return without_games(store, (player, selection), format, output);
    }
    let statistics = PlayerStatistics::new(player, games);
    match format {
        Format::Text(language) => write!(output, "{}", Page(&statistics, language))?,
        Format::Json(_) => write_json(&PageJson::from(&statistics), &mut output)?,
    }
    output.flush()?;
    Ok(Outcome::Done)
}

fn without_games(
    store: &Store,
    (player, selection): (Player, Selection),
    format: Format,
    mut output: impl Write,
) -> Result<Outcome, CommandError> {
    let known = store.players()?;
    let language = format.language();
    if !known.is_empty() && !known.contains(&player) {
        let near: Vec<_> = known
            .into_iter()
            .filter(|known| is_near(*known, player))
            .collect();
        let sentence = language.unknown_player(player, &near);
        writeln!(io::stderr(), "tenpin: {sentence}")?;
        return Ok(Outcome::WrongInput);
    }
    let sentence = match selection.since {
        None if !known.is_empty() => language.no_game_of(player),
        _ => nothing(selection, language).to_owned(),
    };
    if let Format::Text(_) = format {
        writeln!(output, "{sentence}")?;
    }
    Ok(Outcome::Done)
}

const fn nothing(selection: Selection, language: Language) -> &'static str {
    match selection.since {
        Some(_) => language.no_games_since(),
        None => language.no_finished_games(),
    }
}

/// One letter is another one, or two of them changed places.
fn is_near(known: Player, player: Player) -> bool {
    strsim::osa_distance(known.name(), player.name()) == 1
}

fn write_json(object: &impl serde::Serialize, mut output: impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut output, object)?;
    writeln!(output)
}
