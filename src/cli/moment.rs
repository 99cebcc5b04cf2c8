//! Parses the time at which something begins or ends.

use jiff::civil::{Date, DateTime, Time};
use jiff::tz::TimeZone;

use super::since;

/// A whole day, or one minute.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum CivilMoment {
    Day(Date),
    Minute(DateTime),
}

/// `2026-01-31`, `today`, `2026-01-31 18:30`, also with a `T`. None if it is not valid.
pub(super) fn read(words: &str, today: Date) -> Option<CivilMoment> {
    let day = since::read(words, today).filter(|_| !words.contains(':'));
    let minute = || words.trim().parse().ok().map(CivilMoment::Minute);
    day.map(CivilMoment::Day).or_else(minute)
}

impl CivilMoment {
    /// Its first millisecond since 1970, in this zone's local time. None if out of range.
    pub fn first(self, zone: &TimeZone) -> Option<i64> {
        let time = match self {
            Self::Day(day) => day.to_datetime(Time::midnight()),
            Self::Minute(minute) => minute,
        };
        Some(zone.to_timestamp(time).ok()?.as_millisecond())
    }

    /// Its last millisecond; of a day, the end of the day.
    pub fn last(self, zone: &TimeZone) -> Option<i64> {
        match self {
            Self::Day(day) => Some(Self::Day(day.tomorrow().ok()?).first(zone)? - 1),
            minute @ Self::Minute(_) => minute.first(zone),
        }
    }

    /// The date of the day or minute.
    pub fn day(self) -> Date {
        match self {
            Self::Day(day) => day,
            Self::Minute(minute) => minute.date(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn days_and_minutes_are_read() {
        let today = date(2026, 3, 31);
        let evening = CivilMoment::Minute(date(2026, 1, 31).at(18, 30, 0, 0));
        for (words, moment) in [
            ("2026-01-31", CivilMoment::Day(date(2026, 1, 31))),
            ("today", CivilMoment::Day(today)),
            ("2026-01-31 18:30", evening),
            ("2026-01-31T18:30", evening),
        ] {
            assert_eq!(read(words, today), Some(moment), "{words}");
        }
        for words in ["", "soon", "18:30", "2026-02-30", "2026-01-31 25:00"] {
            assert_eq!(read(words, today), None, "{words}");
        }
    }

    #[test]
    fn a_day_ends_before_the_next_one_begins() {
        let day = CivilMoment::Day(date(1970, 1, 1));
        let ends = [day.first(&TimeZone::UTC), day.last(&TimeZone::UTC)];
        assert_eq!(ends, [Some(0), Some(86_399_999)]);
    }
}
