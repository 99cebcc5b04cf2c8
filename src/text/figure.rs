//! The figures of a player's page: what they are called, and how they are written.

use super::{Language, words};
use crate::statistics::{Average, Best, NightSeries, PlayerStatistics};

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Figure {
    Average,
    Form,
    HighGame,
    HighSeries,
    LowGame,
    FirstBall,
    CleanGames,
    LongestString,
}

impl Figure {
    /// All of them, the most important first.
    pub const ALL: [Self; 8] = [
        Self::Average,
        Self::Form,
        Self::HighGame,
        Self::HighSeries,
        Self::LowGame,
        Self::FirstBall,
        Self::CleanGames,
        Self::LongestString,
    ];
}

words! {
    const figure(figure: Figure) match figure {
        Figure::Average => "average", "평균";
        Figure::Form => "last 10 games", "최근 10게임";
        Figure::HighGame => "high game", "최고 점수";
        Figure::HighSeries => "high series", "최고 시리즈";
        Figure::LowGame => "low game", "최저 점수";
        Figure::FirstBall => "first ball", "첫 투구 평균";
        Figure::CleanGames => "clean games", "클린 게임";
        Figure::LongestString => "longest string", "최다 연속";
    }
    // `678 in 3  2026-03-01`: the pins of a night's games.
    series(series: NightSeries) match series {
        NightSeries { date, games, pins } => "{pins} in {games}  {date}", "{games}게임 {pins}  {date}";
    }
}

impl Language {
    /// A figure of a player; `-` if there is none.
    pub fn figure_of(self, figure: Figure, statistics: &PlayerStatistics) -> String {
        let PlayerStatistics {
            summary,
            bests,
            record,
            ..
        } = statistics;
        let figure = match figure {
            Figure::Average => one_place(summary.average()),
            Figure::Form => form(statistics),
            Figure::HighGame => bests.game.map(best),
            Figure::HighSeries => record.high_series().map(|series| self.series(series)),
            Figure::LowGame => summary.low.map(|low| low.to_string()),
            Figure::FirstBall => one_place(summary.first_ball()),
            Figure::CleanGames => Some(summary.clean.to_string()),
            Figure::LongestString => bests.string.map(best),
        };
        figure.unwrap_or_else(|| "-".into())
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
