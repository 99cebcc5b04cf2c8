//! The figures of a player's page: their names and formats.

use jiff::civil::Date;

use super::{Language, Words, words};
use crate::statistics::{Average, Best, NightSeries, PlayerStatistics};

pub const FIGURES: usize = 12;

words! {
    average => "average", "평균";
    first_ball_by_game => "first ball by game", "게임 순서별 첫 투구";
    // `678 in 3`: the pins and the games of a night.
    series(pins: u64, games: u64) => "{pins} in {games}", "{games}게임 {pins}";
}

/// A named value, and the day it was reached.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Figure {
    pub name: &'static str,
    /// `-` if there is none.
    pub value: String,
    pub date: Option<Date>,
}

type Dated = (String, Option<Date>);

impl Language {
    pub const fn first_ball(self) -> &'static str {
        self.pick(FIRST_BALL)
    }

    /// Names and values, the most important first; `-` for a missing value.
    pub fn figures(self, statistics: &PlayerStatistics) -> [(&'static str, String); FIGURES] {
        self.dated_figures(statistics).map(|figure| {
            let Figure { name, value, date } = figure;
            let value = match date {
                Some(date) => format!("{value}  {date}"),
                None => value,
            };
            (name, value)
        })
    }

    /// The same with separate dates.
    pub fn dated_figures(self, statistics: &PlayerStatistics) -> [Figure; FIGURES] {
        let PlayerStatistics {
            summary,
            bests,
            record,
            leaves,
            ..
        } = statistics;
        let undated = |value: String| (value, None);
        let series = record.high_series().map(|series| self.dated_series(series));
        let clean = summary.clean.to_string();
        let a_game = |count| one_place(Average::new(count, leaves.games));
        let figures: [(Words, Option<Dated>); FIGURES] = [
            (AVERAGE, one_place(summary.average()).map(undated)),
            (LAST_TEN, form(statistics).map(undated)),
            (HIGH_GAME, bests.game.map(best)),
            (HIGH_SERIES, series),
            (LOW_GAME, summary.low.map(|low| undated(low.to_string()))),
            (FIRST_BALL, one_place(summary.first_ball()).map(undated)),
            (CLEAN_GAMES, Some((clean, None))),
            (IN_A_ROW, bests.string.map(best)),
            (SINGLE_PINS, made(leaves.single_pins).map(undated)),
            (SPLITS, made(leaves.splits).map(undated)),
            (PINS_LEFT, a_game(leaves.pins_left).map(undated)),
            (FOULS, a_game(leaves.fouls).map(undated)),
        ];
        figures.map(|(name, value)| {
            let (value, date) = value.unwrap_or_else(|| undated("-".into()));
            let name = self.pick(name);
            Figure { name, value, date }
        })
    }

    fn dated_series(self, series: NightSeries) -> Dated {
        (self.series(series.pins, series.games), Some(series.date))
    }
}

const AVERAGE: Words = ["average", "평균"];
const LAST_TEN: Words = ["last 10 games", "최근 10게임"];
const HIGH_GAME: Words = ["high game", "최고 점수"];
const HIGH_SERIES: Words = ["high series", "최고 시리즈"];
const LOW_GAME: Words = ["low game", "최저 점수"];
const FIRST_BALL: Words = ["first ball", "첫 투구 평균"];
const CLEAN_GAMES: Words = ["clean games", "클린 게임"];
const IN_A_ROW: Words = ["most strikes in a row", "연속 스트라이크"];
const SINGLE_PINS: Words = ["single pins made", "핀 하나 처리"];
const SPLITS: Words = ["splits made", "스플릿 처리"];
const PINS_LEFT: Words = ["pins left per game", "게임당 남긴 핀"];
const FOULS: Words = ["fouls per game", "게임당 파울"];

fn one_place(average: Average) -> Option<String> {
    average.value().map(|value| format!("{value:.1}"))
}

/// `12/20  60%`. None if never tried.
fn made(balls: Average) -> Option<String> {
    let (made, tried) = (balls.sum(), balls.count());
    let percent = balls.percent()?;
    Some(format!("{made}/{tried}  {percent:.0}%"))
}

/// `161.2  +6.9`: the average of the last games, and its difference from the overall average.
fn form(statistics: &PlayerStatistics) -> Option<String> {
    let last = one_place(statistics.record.form())?;
    let difference = statistics.form_difference()?;
    Some(format!("{last}  {difference:+.1}"))
}

fn best(Best { value, date }: Best) -> Dated {
    (value.to_string(), Some(date))
}
