//! The arguments of the sub-commands.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use jiff::civil::Date;

use super::{date, player};
use crate::archive::{NightQuery, NightReference, Selection};
use crate::command::export::{Detail, Format};
use crate::domain::Player;

/// Which nights, and how.
#[derive(Args, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
pub struct NightsArguments {
    /// Only those in which this player finished a game
    #[arg(long, value_name = "NAME", value_parser = player)]
    pub player: Option<Player>,
    /// Only those that began on this day or later: 2026-01-31
    #[arg(long, value_name = "DATE", value_parser = date)]
    pub since: Option<Date>,
    /// One JSON object for each night
    #[arg(long)]
    pub json: bool,
}

impl NightsArguments {
    /// Which nights.
    pub fn query(&self) -> NightQuery {
        NightQuery {
            player: self.player,
            since: self.since,
            ..NightQuery::default()
        }
    }
}

/// Which night, in which form, and where to.
#[derive(Args, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
pub struct ExportArguments {
    /// `last`, a number or a date
    #[arg(default_value = "last")]
    pub night: NightReference,
    /// The form; otherwise as the name of the file ends, or text
    #[arg(long)]
    pub format: Option<Format>,
    /// With CSV: one line a ball
    #[arg(long)]
    pub balls: bool,
    /// The file to write; otherwise standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

impl ExportArguments {
    /// The form that was asked for, or that goes with the name of the file.
    pub fn form(&self) -> Format {
        let from_path = self.output.as_deref().and_then(Format::from_path);
        self.format.or(from_path).unwrap_or(Format::Text)
    }

    /// How much of the balls.
    pub const fn detail(&self) -> Detail {
        if self.balls {
            return Detail::Balls;
        }
        Detail::Games
    }
}

/// Whose statistics, of which games, and how.
#[derive(Args, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
pub struct StatsArguments {
    /// The whole page of this player; otherwise one line for each
    #[arg(value_parser = player)]
    pub player: Option<Player>,
    /// Only games of nights that began on this day or later: 2026-01-31
    #[arg(long, value_name = "DATE", value_parser = date)]
    pub since: Option<Date>,
    /// Only the latest games of each player, so many at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub last: Option<u32>,
    /// One JSON object for each player
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

/// What can be done with the file of nights.
#[derive(Debug, Subcommand)]
pub enum DataTask {
    /// Print where it is
    Path,
    /// Check everything in it: its structure, every event, every finished game
    Check,
    /// Make the finished games again from what happened
    Rebuild,
    /// Copy it into a new file, also while a game runs
    Backup {
        /// The new file
        file: PathBuf,
    },
}
