//! The arguments of the sub-commands.

#![expect(clippy::struct_excessive_bools, reason = "flags of the command line")]

#[cfg(feature = "centre")]
pub(super) mod centre;

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use jiff::civil::Date;

#[cfg(feature = "centre")]
use super::word::lane;
use super::word::{address, date, latest, player};
use crate::archive::{NightQuery, NightReference, Selection};
use crate::domain::Player;
use crate::report::Format;
use crate::text::Language;

/// Which game.
#[derive(Args, Debug)]
pub struct ScoreArguments {
    /// Print one JSON object per game
    #[arg(long)]
    pub json: bool,
    /// The balls of one game: anything that isn't an option
    pub balls: Vec<OsString>,
}

/// Which night, and how.
#[derive(Args, Debug)]
pub struct ShowArguments {
    /// `last`, a number or a date
    #[arg(default_value = "last")]
    pub night: NightReference,
    /// Replay it on the full screen, ball by ball
    #[arg(long)]
    pub replay: bool,
    /// Print the night as JSON
    #[arg(long, conflicts_with = "replay")]
    pub json: bool,
}

/// Which night, and how large.
#[derive(Args, Debug)]
pub struct WatchArguments {
    /// `last` (follows new nights), a number or a date
    #[arg(default_value = "last")]
    pub night: NightReference,
    /// Start with the big view
    #[arg(long)]
    pub big: bool,
    /// A lane of the centre instead of a night of this file
    #[cfg(feature = "centre")]
    #[arg(long, value_name = "LANE", value_parser = lane, conflicts_with = "night")]
    pub lane: Option<String>,
    /// Print one JSON object per change; needs no terminal
    #[arg(long, conflicts_with = "big")]
    pub json: bool,
    /// Rewrite this HTML file on every change (browser source for streams)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["big", "json"])]
    pub overlay: Option<PathBuf>,
}

/// Which night, and where it can be seen.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "options without a value")]
pub struct ServeArguments {
    /// `last` (follows new nights), a number or a date
    #[arg(default_value = "last")]
    pub night: NightReference,
    /// Address to listen on [default: this machine's network address, port 7310]
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address)]
    pub bind: Option<SocketAddr>,
    /// Serve on this machine only
    #[arg(long, conflicts_with = "bind")]
    pub local: bool,
    /// Start with the television view
    #[arg(long)]
    pub big: bool,
    /// All lanes and standings of the centre instead of a night of this file
    #[cfg(feature = "centre")]
    #[arg(long, conflicts_with = "night")]
    pub centre: bool,
    /// End when standard input does
    #[arg(long, hide = true)]
    pub companion: bool,
}

/// Which nights, and how.
#[derive(Args, Debug)]
pub struct NightsArguments {
    /// Only nights in which this player bowled
    #[arg(long, value_name = "NAME", value_parser = player)]
    pub player: Option<Player>,
    /// Only nights that began on this day or later: 2026-01-31, yesterday, "2 weeks ago"
    #[arg(long, value_name = "DATE", value_parser = date)]
    pub since: Option<Date>,
    /// Print one JSON object per night
    #[arg(long)]
    pub json: bool,
}

impl NightsArguments {
    /// Which nights, whoever bowled.
    pub fn query(&self) -> NightQuery {
        NightQuery {
            since: self.since,
            ..NightQuery::default()
        }
    }
}

/// Which night, in which form, and where to.
#[derive(Args, Debug)]
pub struct ExportArguments {
    /// `last`, a number or a date
    #[arg(default_value = "last")]
    pub night: NightReference,
    /// Format [default: from the extension of the file, or text]
    #[arg(long)]
    pub format: Option<Format>,
    /// With CSV: one line per ball
    #[arg(long)]
    pub balls: bool,
    /// Output file, replaced if there is one [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

impl ExportArguments {
    /// From `--format`, else from the file name, else text.
    pub fn format(&self) -> Format {
        let from_path = self.output.as_deref().and_then(Format::from_path);
        self.format.or(from_path).unwrap_or(Format::Text)
    }

    /// What is wrong with the format. None if nothing is; a name without an extension is a text
    /// file.
    pub(super) fn refusal(&self, language: Language) -> Option<String> {
        let file = self
            .output
            .as_deref()
            .filter(|file| file.extension().is_some());
        match (file, file.and_then(Format::from_path), self.format) {
            (Some(file), None, None) => {
                Some(language.unknown_extension(file, &Format::extensions()))
            }
            (Some(file), Some(from_path), Some(asked)) if from_path != asked => {
                Some(language.other_extension(file, asked.row().name))
            }
            _ if self.balls && self.format() != Format::Csv => {
                Some(language.balls_need_csv().to_owned())
            }
            _ => None,
        }
    }
}

/// Whose statistics, of which games, and how.
#[derive(Args, Debug)]
pub struct StatsArguments {
    /// Show one player's page [default: one line per player]
    #[arg(value_parser = player)]
    pub player: Option<Player>,
    /// Only games of nights that began on this day or later: 2026-01-31, yesterday, "2 weeks ago"
    #[arg(long, value_name = "DATE", value_parser = date)]
    pub since: Option<Date>,
    /// Only the last N games of each player
    #[arg(long, value_name = "N", value_parser = latest)]
    pub last: Option<u32>,
    /// Show leaves and conversions (games typed by pins)
    #[arg(long, requires = "player")]
    pub leaves: bool,
    /// Print one JSON object per player
    #[arg(long)]
    pub json: bool,
}

impl StatsArguments {
    /// Which games.
    pub fn selection(&self) -> Selection {
        Selection {
            since: self.since,
            last: self
                .last
                .map(|last| usize::try_from(last).unwrap_or(usize::MAX)),
        }
    }
}

/// Which night, and what it is called.
#[derive(Args, Debug)]
pub struct LabelArguments {
    /// `last`, a number or a date
    pub night: NightReference,
    /// The label; may be several words
    #[arg(required = true)]
    pub text: Vec<String>,
}

/// What can be done with the data file.
#[derive(Debug, Subcommand)]
pub enum DataTask {
    /// Print the path of the data file
    Path,
    /// Check its structure, every event and every finished game
    Check,
    /// Rebuild the finished games from the events
    Rebuild,
    /// Copy it to a new file, even while a game is running
    Backup {
        /// The new file
        file: PathBuf,
    },
    /// Leave a night out of statistics, such as practice
    Exclude {
        /// `last`, a number or a date
        night: NightReference,
    },
    /// Count a night in statistics again
    Include {
        /// `last`, a number or a date
        night: NightReference,
    },
    /// Delete a night with all its games, after asking
    Delete {
        /// `last`, a number or a date
        night: NightReference,
        /// Skip the confirmation
        #[arg(long)]
        yes: bool,
    },
}
