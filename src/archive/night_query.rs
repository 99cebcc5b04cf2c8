//! Filters for stored nights and for finished games.

use jiff::civil::Date;

use crate::domain::Player;

/// A filter for stored nights, newest first. The default selects all.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct NightQuery {
    /// Only nights in which this player has a finished line.
    pub player: Option<Player>,
    /// If set, any player whose name is in the range from `player` to this one.
    pub upto: Option<Player>,
    /// Only nights that began on this local date or later.
    pub since: Option<Date>,
    /// Only nights whose label contains these words in this order, ignoring case.
    pub label: Option<String>,
    /// Only nights that began before the night with this number.
    pub before: Option<u32>,
    /// At most this many.
    pub limit: Option<usize>,
}

impl NightQuery {
    /// Parses names and dates as far as they are typed: `K` matches every name that begins with it,
    /// `2026` every night since that year. Other words are searched in labels. An empty text selects
    /// all nights.
    pub fn from_text(text: &str) -> Self {
        let mut query = Self::default();
        let mut label = vec![];
        for word in text.split_whitespace() {
            match (names(word), since(word)) {
                (Some(names), _) => [query.player, query.upto] = names.map(Some),
                (_, Since::Day(date)) => query.since = Some(date),
                (_, Since::Always) => query.since = None,
                (None, Since::NoDate) => label.push(word),
            }
        }
        query.label = Some(label.join(" ")).filter(|label| !label.is_empty());
        query
    }

    /// Does this player match?
    pub fn has_name(&self, player: Player) -> bool {
        let (first, last) = (self.player, self.upto.or(self.player));
        first.is_none_or(|first| first <= player) && last.is_none_or(|last| player <= last)
    }

    /// Does it filter by player, by date or by label?
    pub const fn is_filtered(&self) -> bool {
        self.player.is_some() || self.since.is_some() || self.label.is_some()
    }
}

/// The first and the last name that begin with these letters.
fn names(letters: &str) -> Option<[Player; 2]> {
    let missing = LETTERS.checked_sub(letters.len())?;
    let filled = |letter: &str| Player::new(&format!("{letters}{}", letter.repeat(missing))).ok();
    Some([filled("A")?, filled("Z")?])
}

/// What a partly typed date selects.
#[derive(Clone, Copy)]
enum Since {
    /// From this day on; the first of the year or month if only that is typed.
    Day(Date),
    /// All nights: not even the year is complete.
    Always,
    NoDate,
}

fn since(typed: &str) -> Since {
    let is_date = |letter: char| letter.is_ascii_digit() || letter == '-';
    let parts: Vec<_> = typed.split('-').collect();
    let whole = |part: usize| parts.get(part).filter(|part| part.len() == PART);
    let number = |part: usize| whole(part).map_or(Ok(1), |part| part.parse());
    let (Some(year), true) = (parts.first(), typed.chars().all(is_date)) else {
        return Since::NoDate;
    };
    let date = match (year.parse(), number(1), number(2)) {
        _ if parts.len() > 3 || year.len() > YEAR => None,
        _ if year.len() < YEAR => return Since::Always,
        (Ok(year), Ok(month), Ok(day)) => Date::new(year, month, day).ok(),
        _ => None,
    };
    date.map_or(Since::NoDate, Since::Day)
}

/// The length of a name, of a year, and of a month or a day.
const LETTERS: usize = 3;
const YEAR: usize = 4;
const PART: usize = 2;

/// A filter for finished games. The default selects all.
#[derive(Clone, Copy, Debug, Default)]
pub struct Selection {
    /// Only games of nights that began on this local date or later.
    pub since: Option<Date>,
    /// At most this many of the latest games of each player.
    pub last: Option<usize>,
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn parsed(text: &str) -> (Option<String>, Option<Date>) {
        let query = NightQuery::from_text(text);
        let names = query.player.zip(query.upto);
        (
            names.map(|(first, last)| format!("{first}-{last}")),
            query.since,
        )
    }

    #[test]
    fn a_search_narrows_with_each_letter() {
        assert_eq!(parsed(""), (None, None));
        assert_eq!(parsed("k"), (Some("KAA-KZZ".into()), None));
        assert_eq!(parsed("ky"), (Some("KYA-KYZ".into()), None));
        assert_eq!(parsed("kyj"), (Some("KYJ-KYJ".into()), None));
        assert_eq!(parsed("20"), (None, None));
        let year = date(2026, 1, 1);
        let october = date(2026, 10, 1);
        for (typed, since) in [
            ("2026", year),
            ("2026-", year),
            ("2026-1", year),
            ("2026-10", october),
            ("2026-10-2", october),
            ("2026-10-23", date(2026, 10, 23)),
        ] {
            assert_eq!(parsed(typed), (None, Some(since)), "{typed}");
        }
        assert_eq!(
            parsed("ky 2026-10"),
            (Some("KYA-KYZ".into()), Some(october))
        );
    }

    #[test]
    fn what_is_neither_name_nor_date_is_looked_for_in_labels() {
        for text in [
            "yesterday",
            "2026-13",
            "2026-10-40",
            "20261",
            "1-2-3-4",
            "k!",
            "한",
        ] {
            let query = NightQuery::from_text(text);
            assert_eq!(query.label.as_deref(), Some(text));
            assert!(query.is_filtered());
        }
        let query = NightQuery::from_text("anna's  kyj birthday 2026");
        assert_eq!(query.label.as_deref(), Some("anna's birthday"));
        assert_eq!(
            parsed("anna's kyj birthday 2026"),
            (Some("KYJ-KYJ".into()), Some(date(2026, 1, 1)))
        );
    }
}
