//! A night without its events.

use jiff::civil::Date;
use jiff::fmt::temporal::{DateTimeParser, DateTimePrinter};
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use crate::domain::Player;

/// What identifies and sums up a night, without what happened in it.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct NightHeader {
    /// What people call it. Numbers begin at 1 in each file; 0 for a night that is in none.
    pub number: u32,
    /// A UUID: the same in every file the night is ever in.
    pub id: String,
    /// When its first event happened.
    pub started: Timestamp,
    /// When its last event happened.
    pub last_event: Timestamp,
    /// The time zone it was bowled in: an IANA name, or an offset.
    pub zone: String,
    /// A note somebody wrote.
    pub label: Option<String>,
    /// Everybody with a finished line, or everybody who joined if there is none.
    pub players: Vec<Player>,
    /// How many games have a finished line.
    pub games: u32,
    /// The highest complete line.
    pub high: Option<u16>,
}

impl NightHeader {
    /// A night in which nothing has happened yet.
    pub fn new(id: String, zone: &TimeZone) -> Self {
        let name = DateTimePrinter::new().time_zone_to_string(zone);
        Self {
            id,
            zone: name.unwrap_or_else(|_unnamed| "UTC".to_owned()),
            ..Self::default()
        }
    }

    /// When it began, in local time. UTC if the zone is not known here.
    pub fn began(&self) -> Zoned {
        local_time(self.started, &self.zone)
    }

    /// The local date on which it began.
    pub fn date(&self) -> Date {
        self.began().date()
    }

    /// The local time of day at which it began: `19:42`.
    pub fn time(&self) -> String {
        self.began().strftime("%H:%M").to_string()
    }

    /// When it began, in local time: `2026-11-16 19:42`.
    pub fn date_and_time(&self) -> String {
        self.began().strftime("%Y-%m-%d %H:%M").to_string()
    }
}

/// An instant in the time zone of that name. UTC if the zone is not known here.
pub(crate) fn local_time(instant: Timestamp, zone: &str) -> Zoned {
    let zone = DateTimeParser::new().parse_time_zone(zone);
    instant.to_zoned(zone.unwrap_or(TimeZone::UTC))
}
