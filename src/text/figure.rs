//! The figures of a player's page: their names and formats.

use super::{Language, Words, words};
use crate::statistics::{Average, Best, NightSeries, PlayerStatistics};

pub const FIGURES: usize = 8;

words! {
    average => "average", "평균";
    // `678 in 3  2026-03-01`: the pins of a night's games.
    series(series: NightSeries) match series {
        NightSeries { date, games, pins } => "{pins} in {games}  {date}", "{games}게임 {pins}  {date}";
    }
}

impl Language {
    /// Names and values, the most important first; `-` for a missing value.
    pub fn figures(self, statistics: &PlayerStatistics) -> [(&'static str, String); FIGURES] {
        let PlayerStatistics {
            summary,
            bests,
            record,
            ..
        } = statistics;
        let high_series = record.high_series().map(|series| self.series(series));
        let figures: [(Words, Option<String>); FIGURES] = [
            (["average", "평균"], one_place(summary.average())),
            (["last 10 games", "최근 10게임"], form(statistics)),
            (["high game", "최고 점수"], bests.game.map(best)),
            (["high series", "최고 시리즈"], high_series),
            (
                ["low game", "최저 점수"],
                summary.low.map(|low| low.to_string()),
            ),
            (
                ["first ball", "첫 투구 평균"],
                one_place(summary.first_ball()),
            ),
            (
                ["clean games", "클린 게임"],
                Some(summary.clean.to_string()),
            ),
            (["longest string", "최다 연속"], bests.string.map(best)),
        ];
        figures.map(|(name, value)| (self.pick(name), value.unwrap_or_else(|| "-".into())))
    }
}

fn one_place(average: Average) -> Option<String> {
    average.value().map(|value| format!("{value:.1}"))
}

/// `161.2  +6.9`: the average of the last games, and its difference from the overall average.
fn form(statistics: &PlayerStatistics) -> Option<String> {
    let last = one_place(statistics.record.form())?;
    let difference = statistics.form_difference()?;
    Some(format!("{last}  {difference:+.1}"))
}

fn best(Best { value, date }: Best) -> String {
    format!("{value}  {date}")
}
