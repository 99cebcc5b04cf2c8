//! Parses a date given by a person.

use jiff::civil::Date;
use jiff::{Span, ToSpan};

/// `2026-01-31`, `today`, `yesterday`, `2 weeks ago`. None if it is not a day.
pub(super) fn read(words: &str, today: Date) -> Option<Date> {
    let words = words.trim().to_lowercase();
    match words.split_whitespace().collect::<Vec<_>>()[..] {
        ["today"] => Some(today),
        ["yesterday"] => today.yesterday().ok(),
        [count, unit, "ago"] => today.checked_sub(span(count, unit)?).ok(),
        _ => words.parse().ok(),
    }
}

/// Larger counts are rejected.
const MOST: i32 = 10_000;

fn span(count: &str, unit: &str) -> Option<Span> {
    let count: i32 = match count {
        "a" | "an" | "one" => 1,
        count => count.parse().ok()?,
    };
    let count = Some(count).filter(|count| (0..=MOST).contains(count))?;
    match unit.strip_suffix('s').unwrap_or(unit) {
        "day" => Some(count.days()),
        "week" => Some(count.weeks()),
        "month" => Some(count.months()),
        "year" => Some(count.years()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn days_are_read_as_people_say_them() {
        let today = date(2026, 3, 31);
        for (words, day) in [
            ("2026-01-31", date(2026, 1, 31)),
            ("today", today),
            ("Yesterday", date(2026, 3, 30)),
            ("2 weeks ago", date(2026, 3, 17)),
            ("a month ago", date(2026, 2, 28)),
            ("1 year ago", date(2025, 3, 31)),
            ("0 days ago", today),
        ] {
            assert_eq!(read(words, today), Some(day), "{words}");
        }
    }

    #[test]
    fn anything_else_is_no_day() {
        for words in [
            "",
            "monday",
            "2 weeks",
            "-1 days ago",
            "99999 years ago",
            "2026-13-01",
            "x days ago",
        ] {
            assert_eq!(read(words, date(2026, 3, 31)), None, "{words}");
        }
    }
}
