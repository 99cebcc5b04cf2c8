//! The sub-commands.

use std::path::PathBuf;

use clap::Subcommand;
use clap_complete::Shell;

#[cfg(feature = "centre")]
use super::CentreTask;
use super::{
    DataTask, ExportArguments, LabelArguments, NightsArguments, ScoreArguments, ServeArguments,
    ShowArguments, StatsArguments, WatchArguments,
};

/// What can be done instead of bowling. Names of four letters or more never clash with a player.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Score a game from the arguments, or one per line from standard input
    ///
    /// Write a game as X 8/ 7- F9, or in numbers as 10 8 2 7 0 0 9. It need not be finished.
    Score(ScoreArguments),
    /// List the saved nights, newest first
    Nights(NightsArguments),
    /// Show the boards of a night
    Show(ShowArguments),
    /// Show a night on a second screen while it is bowled
    ///
    /// It shows every ball within half a second and changes nothing.
    Watch(WatchArguments),
    /// Show a night to phones and televisions on the same network
    ///
    /// Prints the address of a page that shows every ball within half a second. Anyone with the
    /// address can watch but not change anything. The page exists only while this command runs.
    Serve(ServeArguments),
    /// Export a night as text, Markdown, CSV, JSON, HTML, SVG or PNG
    Export(ExportArguments),
    /// Import nights from a JSON export
    ///
    /// Existing nights are only updated if the import is longer. Two different versions of the same
    /// night are refused.
    Import {
        /// JSON file; `-` reads standard input
        file: PathBuf,
        /// Print one JSON object per night
        #[arg(long)]
        json: bool,
    },
    /// Show averages and records, for everyone or one player
    ///
    /// Only complete games count, not games that are running, abandoned or left early.
    /// Strikes and spares are counted by rack, so the tenth frame can have three; opens by frame. The
    /// percentages are shares of all three together. The first ball is the average of the first ball of
    /// each frame. A series is the total of one night's games. A clean game has no open frame. The form
    /// compares the last 10 games with all games. The value of a frame is its pins plus its bonus. The
    /// record against another player counts the games that both finished; the higher score wins. The
    /// date of a game is the day on which its night began.
    Stats(StatsArguments),
    /// Label a night, such as "league, week 3"; an empty label removes it
    Label(LabelArguments),
    /// Check, rebuild or back up the data file; delete nights or leave them out of statistics
    Data {
        /// Print JSON
        #[arg(long, global = true)]
        json: bool,
        /// What to do
        #[command(subcommand)]
        task: DataTask,
    },
    /// Send nights to a centre for many lanes (PostgreSQL)
    #[cfg(feature = "centre")]
    Centre {
        /// What to do
        #[command(subcommand)]
        task: CentreTask,
    },
    /// Print what a bug report needs: version, system, terminal, data file and its health
    Doctor,
    /// Print a shell completion script, including players and nights
    Completions {
        /// The shell
        shell: Shell,
    },
}
