//! The arguments of `tenpin centre`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::archive::NightReference;
use crate::cli::CivilMoment;
use crate::cli::word::{competition, cut, games, lane, moment};

/// What can be done with the centre.
#[derive(Debug, Subcommand)]
pub enum CentreTask {
    /// Create or upgrade the tables and roles of a centre
    ///
    /// Needs a user who may create tables and roles; later any member of `tenpin_owner`, to which the
    /// tables belong. Lanes, screens and desks then get users of their own: CREATE ROLE lane12 LOGIN
    /// PASSWORD '…' IN ROLE `tenpin_lane`, `tenpin_screen` for screens, and `tenpin_desk` for those who
    /// set who bowls where.
    Init {
        /// `postgres://owner@host/database` [default: `$TENPIN_CENTRE`, or the one joined]
        url: Option<String>,
        /// The authority that signed its certificate [default: those of the system]
        #[arg(long, value_name = "FILE")]
        ca: Option<PathBuf>,
    },
    /// Send every night of this data file to a centre from now on
    ///
    /// Asks for the password, tries it, and keeps it in a file that only you can read. What is sent
    /// are names, balls and times, the label and the time zone of each night, and the name of the lane;
    /// nothing else of this machine.
    Join {
        /// `postgres://lane12@host/database` [default: `$TENPIN_CENTRE`]
        url: Option<String>,
        /// What this lane is called
        #[arg(long, value_name = "LANE", value_parser = lane)]
        lane: String,
        /// The authority that signed its certificate [default: those of the system]
        #[arg(long, value_name = "FILE")]
        ca: Option<PathBuf>,
    },
    /// Stop sending
    Leave,
    /// Show what has been sent, what hasn't, and why
    ///
    /// The exit status is 1 if something is behind or held back.
    Status {
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Import a night from the centre, by the rules of `tenpin import`
    ///
    /// Use this to continue on another machine: `tenpin centre fetch --lane 12`, then
    /// `tenpin --resume`.
    #[command(group = clap::ArgGroup::new("which").required(true).args(["night", "lane"]))]
    Fetch {
        /// A night of this file of which the centre has more: `last`, a number or a date
        night: Option<NightReference>,
        /// The latest night of this lane
        #[arg(long, value_name = "LANE", value_parser = lane)]
        lane: Option<String>,
    },
    /// Send everything not sent yet
    Send {
        /// Send a night that another machine continued as a separate night
        #[arg(long, value_name = "NIGHT", conflicts_with = "companion")]
        as_another: Option<NightReference>,
        /// Go on until standard input ends
        #[arg(long, hide = true)]
        companion: bool,
    },
    /// Show all lanes: live in a terminal, once in a pipe
    Lanes {
        /// Print one JSON object per lane
        #[arg(long)]
        json: bool,
    },
    /// Show the table of a competition: live in a terminal, once in a pipe
    Standings(StandingsArguments),
    /// Set who bowls where in a competition; the file is the whole list
    ///
    /// Each row is lane,name,person,team,handicap: the three letters on the board of that lane, and who
    /// that is. Team and handicap may be missing. People who move lanes have a row for each. The list
    /// replaces what was there; if a row is wrong, nothing is changed. Needs a user IN ROLE `tenpin_desk`.
    Entries(EntriesArguments),
    /// Check every event, every head and every line at the centre
    Check,
}

/// Which table, and how.
#[derive(Args, Debug)]
pub struct StandingsArguments {
    /// The competition [default: the one that is on]
    #[arg(value_parser = competition)]
    pub name: Option<String>,
    /// Teams instead of people
    #[arg(long)]
    pub teams: bool,
    /// Print it as CSV
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    /// Print one JSON object with people, teams and what needs attention
    #[arg(long)]
    pub json: bool,
}

/// Which competition, who bowls in it, and when.
#[derive(Args, Debug)]
pub struct EntriesArguments {
    /// The competition, in one short word; it is made if it is not known
    #[arg(value_parser = competition)]
    pub name: String,
    /// CSV file; `-` reads standard input
    pub file: PathBuf,
    /// Display title [default: as before, or its name]
    #[arg(long)]
    pub title: Option<String>,
    /// Nights that begin from then on belong to it: 2026-01-31, "2026-01-31 18:30" [default: as before, or today]
    #[arg(long, value_name = "WHEN", value_parser = moment)]
    pub begins: Option<CivilMoment>,
    /// Nights that begin up to then belong to it [default: as before, or the end of the day it begins on]
    #[arg(long, value_name = "WHEN", value_parser = moment)]
    pub ends: Option<CivilMoment>,
    /// How many games of each person count [default: as before, or 3]
    #[arg(long, value_name = "N", value_parser = games)]
    pub games: Option<i32>,
    /// How many people advance; 0 for no cut [default: as before, or no cut]
    #[arg(long, value_name = "N", value_parser = cut)]
    pub cut: Option<i32>,
}
