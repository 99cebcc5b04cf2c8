//! A stored night without its events.

use jiff::civil::Date;
use jiff::fmt::temporal::{DateTimeParser, DateTimePrinter};
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use crate::domain::Player;

/// Identifies and summarizes a stored night, without its events.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "a column of the file")]
pub struct NightHeader {
    /// The number that people refer to it by, from 1 in each file; 0 if the night is not stored.
    pub number: u32,
    /// A UUID, the same in every file that has the night.
    pub id: String,
    /// The time of its first event.
    pub started: Timestamp,
    /// The time of its last event.
    pub last_event: Timestamp,
    /// The time zone in which it was bowled: an IANA name or an offset.
    pub zone: String,
    /// The label given by a user: `league, week 3`.
    pub label: Option<String>,
    /// Is it left out of statistics?
    pub excluded: bool,
    /// Everyone who bowled, or who joined if no ball has been bowled.
    pub players: Vec<Player>,
    /// The number of games with a complete line or with places (a game that was ended early).
    pub games: u32,
    /// The highest score of a complete line. None if there is none.
    pub high: Option<u16>,
    /// Who knocked down the most pins in complete lines. None if there is none.
    pub winner: Option<NightWinner>,
}

/// The best series of a night.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NightWinner {
    /// Who bowled it; several if tied, sorted by name.
    pub players: Vec<Player>,
    /// The pins of all complete lines.
    pub pins: u32,
}

impl NightHeader {
    /// A night without events.
    pub fn new(id: String, zone: &TimeZone) -> Self {
        let name = DateTimePrinter::new().time_zone_to_string(zone);
        Self {
            id,
            zone: name.unwrap_or_else(|_unnamed| "UTC".to_owned()),
            ..Self::default()
        }
    }

    /// The label, or an empty string.
    pub fn label_or_blank(&self) -> String {
        self.label.clone().unwrap_or_default()
    }

    /// The start in local time. UTC if its time zone is unknown here.
    pub fn began(&self) -> Zoned {
        local_time(self.started, &self.zone)
    }

    /// The local date of the start.
    pub fn date(&self) -> Date {
        self.began().date()
    }

    /// The local time of day of the start: `19:42`.
    pub fn time(&self) -> String {
        self.began().strftime("%H:%M").to_string()
    }

    /// The local date and time of the start: `2026-11-16 19:42`.
    pub fn date_and_time(&self) -> String {
        self.began().strftime("%Y-%m-%d %H:%M").to_string()
    }
}

/// An instant in the time zone of this name. UTC if the zone is unknown here.
pub(crate) fn local_time(instant: Timestamp, zone: &str) -> Zoned {
    let zone = DateTimeParser::new().parse_time_zone(zone);
    instant.to_zoned(zone.unwrap_or(TimeZone::UTC))
}
