//! A competition at a centre, and its entries.

use thiserror::Error;

/// A competition. Instants are milliseconds since 1970 in UTC.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Competition {
    /// A short word, for commands and URLs.
    pub id: String,
    /// What people call it.
    pub title: String,
    /// Nights that start from this instant …
    pub begins: i64,
    /// … up to this one belong to it.
    pub ends: i64,
    /// How many games of each person count.
    pub games: i32,
    /// How many people advance. None if there is no cut.
    pub cut: Option<i32>,
}

/// Links a name on a lane to a person.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LaneEntry {
    /// The lane.
    pub lane: String,
    /// The three letters on its board.
    pub name: String,
    /// The person's full name.
    pub person: String,
    /// None without a team.
    pub team: Option<String>,
    /// Pins per game.
    pub handicap: i32,
}

/// An error in one row of a list of entries; the message says what is allowed.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[expect(missing_docs, reason = "the sentences say what the fields are")]
pub enum EntryError {
    #[error(
        "a row is lane,name,person,team,handicap (the last two may be missing), not {cells} cells"
    )]
    Cells { cells: usize },
    #[error("the columns are lane,name,person,team,handicap, in this order")]
    Heading,
    #[error("this is not UTF-8: save the file as \"CSV UTF-8\"")]
    NotText,
    #[error("a lane is a number or a short name of letters, digits, '-' and '_', not \"{word}\"")]
    Lane { word: String },
    #[error("a name has 3 letters A to Z, as on the board, not \"{word}\"")]
    Name { word: String },
    #[error("the person is missing: anything up to {most} characters")]
    NoPerson { most: usize },
    #[error("a person or a team has up to {most} characters, not {length}")]
    TooLong { length: usize, most: usize },
    #[error("a handicap is a whole number from -{most} to {most}, not \"{word}\"")]
    Handicap { word: String, most: i32 },
    #[error("{name} on lane {lane} is on line {line} already")]
    Twice {
        name: String,
        lane: String,
        line: u64,
    },
    #[error("{person} is in another team on line {line}")]
    TwoTeams { person: String, line: u64 },
}

/// Why a list of entries is rejected as a whole.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum EntriesError {
    /// More than this many megabytes.
    TooLarge(usize),
    /// More than this many rows.
    TooMany(usize),
    /// The list is empty.
    Empty,
    /// The wrong rows, each with its line number.
    Rows(Vec<(u64, EntryError)>),
}
