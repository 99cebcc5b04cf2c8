//! Why the centre can't be reached or rejects something. Each variant is one sentence in each
//! language; the one here is English.

use std::path::PathBuf;

use jiff::civil::Date;
use thiserror::Error;

/// An error of the centre.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[expect(missing_docs, reason = "the sentences say what the fields are")]
pub enum CentreError {
    /// No address is configured.
    #[error(
        "this file is not joined to a centre: `tenpin centre join URL --lane N`, or set TENPIN_CENTRE"
    )]
    NotJoined,
    /// No lane is configured.
    #[error("no lane is known: `tenpin centre join URL --lane N` names it")]
    NoLane,
    /// Everyone on the machine can read arguments.
    #[error(
        "a password in an argument can be read by everybody on this machine: leave it out, you are asked for it"
    )]
    PasswordInUrl,
    #[error("this is not an address such as postgres://lane12@centre.example/bowling ({reason})")]
    BadAddress { reason: String },
    /// TLS was switched off for a remote machine.
    #[error("sslmode=disable is only for a centre on this machine: leave it out")]
    TlsIsNeeded,
    #[error("{path} holds no certificate that can be used ({reason})")]
    BadAuthority { path: PathBuf, reason: String },
    #[error("{path} can't be used for the password ({reason})")]
    PasswordFile { path: PathBuf, reason: String },
    #[error("the centre can't be reached ({reason})")]
    Unreachable { reason: String },
    /// The centre did not answer in time.
    #[error("the centre does not answer")]
    Silent,
    #[error("the centre refuses this user or password")]
    WrongPassword,
    #[error("the centre does not let this user in ({reason})")]
    NotAdmitted { reason: String },
    #[error("there is no such database on that server")]
    NoSuchDatabase,
    #[error("this user isn't allowed to do that at the centre ({reason})")]
    NoRight { reason: String },
    #[error("the database has no tables of a centre yet: `tenpin centre init` creates them")]
    NoTables,
    /// Programs with an older schema must not write.
    #[error(
        "this program is older than the centre (it knows schema {known}, the centre needs {needs}): update tenpin"
    )]
    ProgramIsOlder { known: i32, needs: i32 },
    #[error(
        "the tables of the centre are older than this program (schema {version} instead of {known}): `tenpin centre init` upgrades them"
    )]
    CentreIsOlder { version: i32, known: i32 },
    #[error("the centre has no such night")]
    NoSuchNight,
    #[error("no competition is known: `tenpin centre entries NAME FILE.csv` makes one")]
    NoCompetitions,
    #[error("there is no competition {name}; there are: {known}")]
    NoSuchCompetition { name: String, known: String },
    /// No competition is running, or more than one.
    #[error("say which competition: {known}")]
    WhichCompetition { known: String },
    #[error("the competition would end before it begins")]
    EndsBeforeItBegins,
    #[error("{day} is too far away for a competition")]
    DayOutOfRange { day: Date },
    #[error("the disk of the centre is full")]
    Full,
    #[error("the centre has no connection free: raise max_connections, or use PgBouncer")]
    Crowded,
    #[error("the server does not offer TLS, and without it nothing is sent to another machine")]
    WithoutTls,
    #[error("the certificate of the centre can't be trusted ({reason})")]
    Certificate { reason: String },
    /// The tables have a different structure from ours.
    #[error("the tables of the centre don't match what `tenpin centre init` creates ({reason})")]
    Foreign { reason: String },
    #[error("the centre refuses it ({reason})")]
    Refused { reason: String },
}

impl CentreError {
    /// Does it concern one night only, so that others can still be sent?
    pub const fn is_of_one_night(&self) -> bool {
        matches!(self, Self::Refused { .. })
    }

    /// Does it last until somebody fixes it?
    pub const fn needs_somebody(&self) -> bool {
        !matches!(
            self,
            Self::Unreachable { .. } | Self::Silent | Self::Crowded | Self::Full
        )
    }

    /// Was it caused by what the user typed?
    pub const fn is_wrong_input(&self) -> bool {
        matches!(
            self,
            Self::PasswordInUrl
                | Self::BadAddress { .. }
                | Self::TlsIsNeeded
                | Self::NoSuchCompetition { .. }
                | Self::WhichCompetition { .. }
                | Self::EndsBeforeItBegins
                | Self::DayOutOfRange { .. }
        )
    }

    /// A keyword for programs.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::NotJoined | Self::NoLane => "not-joined",
            Self::PasswordInUrl | Self::BadAddress { .. } | Self::PasswordFile { .. } => "address",
            Self::TlsIsNeeded | Self::WithoutTls => "no-tls",
            Self::BadAuthority { .. } | Self::Certificate { .. } => "certificate",
            Self::Unreachable { .. } => "unreachable",
            Self::Silent => "silent",
            Self::WrongPassword | Self::NotAdmitted { .. } => "password",
            Self::NoSuchDatabase => "no-database",
            Self::NoRight { .. } => "no-right",
            Self::NoTables => "no-tables",
            Self::ProgramIsOlder { .. } => "program-older",
            Self::CentreIsOlder { .. } => "centre-older",
            Self::NoSuchNight => "no-night",
            Self::NoCompetitions
            | Self::NoSuchCompetition { .. }
            | Self::WhichCompetition { .. }
            | Self::EndsBeforeItBegins
            | Self::DayOutOfRange { .. } => "no-competition",
            Self::Full => "full",
            Self::Crowded => "crowded",
            Self::Foreign { .. } => "foreign",
            Self::Refused { .. } => "refused",
        }
    }
}
