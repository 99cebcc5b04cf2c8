//! Dates as people say them.

use jiff::civil::{Date, Weekday};

use super::{Language, words};

words! {
    // `13 Nov`
    short_date(date: Date) match (date.day(), date.month(), date.strftime("%b")) {
        (day, month, name) => "{day} {name}", "{month}월 {day}일";
    }
    long_date(date: Date) match (date.strftime("%A %-d %B"), weekday(date.weekday()), date.strftime("%-m월 %-d일")) {
        (english, weekday, day) => "{english}", "{day} {weekday}요일";
    }
    night_on(date: &str, games: u32) match games {
        1 => "{date}, 1 game", "{date}, 1게임";
        _ => "{date}, {games} games", "{date}, {games}게임";
    }
}

impl Language {
    /// `Friday 13 November, 3 games`
    pub fn night_of(self, date: Date, games: u32) -> String {
        self.night_on(&self.long_date(date), games)
    }
}

const fn weekday(day: Weekday) -> char {
    match day {
        Weekday::Monday => '월',
        Weekday::Tuesday => '화',
        Weekday::Wednesday => '수',
        Weekday::Thursday => '목',
        Weekday::Friday => '금',
        Weekday::Saturday => '토',
        Weekday::Sunday => '일',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn a_date_is_told_as_people_say_it() {
        let friday = date(2026, 11, 13);
        assert_eq!(Language::English.short_date(friday), "13 Nov");
        assert_eq!(Language::Korean.short_date(friday), "11월 13일");
        let night = Language::English.night_of(friday, 3);
        assert_eq!(night, "Friday 13 November, 3 games");
        let night = Language::Korean.night_of(friday, 3);
        assert_eq!(night, "11월 13일 금요일, 3게임");
    }
}
