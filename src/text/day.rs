//! Dates as people say them.

use jiff::civil::{Date, Weekday};

use super::{Language, words};

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// The number of letters in a short month or weekday name.
const SHORT: usize = 3;

words! {
    day_of(day: i8, month: i8, name: &str) => "{day} {name}", "{month}월 {day}일";
    month_of(year: i16, month: i8, name: &str) => "{name} {year}", "{year}년 {month}월";
    from_to(first: &str, last: &str) => "{first} to {last}", "{first} ~ {last}";
    const weekday(weekday: Weekday) match weekday {
        Weekday::Monday => "Monday", "월요일";
        Weekday::Tuesday => "Tuesday", "화요일";
        Weekday::Wednesday => "Wednesday", "수요일";
        Weekday::Thursday => "Thursday", "목요일";
        Weekday::Friday => "Friday", "금요일";
        Weekday::Saturday => "Saturday", "토요일";
        Weekday::Sunday => "Sunday", "일요일";
    }
    const short_weekday(weekday: Weekday) match weekday {
        Weekday::Monday => "Mon", "월";
        Weekday::Tuesday => "Tue", "화";
        Weekday::Wednesday => "Wed", "수";
        Weekday::Thursday => "Thu", "목";
        Weekday::Friday => "Fri", "금";
        Weekday::Saturday => "Sat", "토";
        Weekday::Sunday => "Sun", "일";
    }
    named_day(weekday: &str, day: &str) => "{weekday} {day:>6}", "{day} ({weekday})";
    day_and_year(day: &str, year: i16) => "{day} {year}", "{year}년 {day}";
    day_with_weekday(weekday: &str, day: &str) => "{weekday} {day}", "{day} {weekday}";
    night_on(date: &str, games: u32) match games {
        1 => "{date}, 1 game", "{date}, 1게임";
        _ => "{date}, {games} games", "{date}, {games}게임";
    }
    whole_day(weekday: &str, day: &str, year: i16) => "{weekday} {day} {year}", "{year}년 {day} {weekday}";
}

fn month_name(date: Date) -> &'static str {
    let month = usize::from(date.month().unsigned_abs());
    MONTHS
        .get(month.wrapping_sub(1))
        .copied()
        .unwrap_or_default()
}

fn short_month_name(date: Date) -> &'static str {
    let name = month_name(date);
    name.get(..SHORT).unwrap_or(name)
}

impl Language {
    /// `29 May`
    pub fn short_day(self, date: Date) -> String {
        self.day_of(date.day(), date.month(), short_month_name(date))
    }

    /// `29 May`, or `May 2024` if the year is needed.
    pub fn short_day_in(self, date: Date, year: Option<i16>) -> String {
        if year == Some(date.year()) {
            return self.short_day(date);
        }
        self.month_of(date.year(), date.month(), short_month_name(date))
    }

    /// `6 March to 23 October`, or `March 2024 to October 2026`
    pub fn days(self, first: Date, last: Date) -> String {
        let day = |date: Date| self.day_of(date.day(), date.month(), month_name(date));
        let month = |date: Date| self.month_of(date.year(), date.month(), month_name(date));
        match (first, last) {
            _ if first == last => day(first),
            _ if first.year() == last.year() => self.from_to(&day(first), &day(last)),
            _ => self.from_to(&month(first), &month(last)),
        }
    }

    /// `Fri  6 Nov`
    pub fn weekday_and_day(self, date: Date) -> String {
        self.named_day(self.short_weekday(date.weekday()), &self.short_day(date))
    }

    /// `Friday 13 November, 3 games`
    pub fn night_of(self, date: Date, games: u32) -> String {
        let day = self.day_of(date.day(), date.month(), month_name(date));
        let day = self.day_with_weekday(self.weekday(date.weekday()), &day);
        self.night_on(&day, games)
    }

    /// `Friday 6 November 2026`
    pub fn long_day(self, date: Date) -> String {
        let day = self.day_of(date.day(), date.month(), month_name(date));
        self.whole_day(self.weekday(date.weekday()), &day, date.year())
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn the_year_is_told_where_there_is_more_than_one() {
        let (english, korean) = (Language::English, Language::Korean);
        let (may, october) = (date(2026, 5, 29), date(2026, 10, 2));
        assert_eq!(english.days(may, october), "29 May to 2 October");
        assert_eq!(korean.days(may, october), "5월 29일 ~ 10월 2일");
        assert_eq!(english.days(may, may), "29 May");
        let before = date(2024, 3, 6);
        assert_eq!(english.days(before, may), "March 2024 to May 2026");
        assert_eq!(english.short_day_in(may, Some(2026)), "29 May");
        assert_eq!(english.short_day_in(may, None), "May 2026");
        assert_eq!(korean.short_day_in(may, None), "2026년 5월");
    }

    #[test]
    fn a_night_is_told_by_its_day_and_games() {
        let (friday, english) = (date(2026, 11, 13), Language::English);
        assert_eq!(english.short_day(friday), "13 Nov");
        assert_eq!(Language::Korean.short_day(friday), "11월 13일");
        assert_eq!(english.night_of(friday, 3), "Friday 13 November, 3 games");
        let night = Language::Korean.night_of(friday, 3);
        assert_eq!(night, "11월 13일 금요일, 3게임");
    }

    #[test]
    fn a_whole_day_has_its_weekday() {
        let day = date(2026, 11, 6);
        assert_eq!(Language::English.long_day(day), "Friday 6 November 2026");
        assert_eq!(Language::Korean.long_day(day), "2026년 11월 6일 금요일");
    }
}
