//! The words of statistics, and how their figures are written.

use super::Language;
use crate::domain::Player;
use crate::statistics::{Average, Best, NightSeries, PlayerStatistics};

/// One figure of a player's page.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[expect(missing_docs, reason = "the words below say what each one means")]
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

impl Language {
    /// What a figure is called.
    #[must_use]
    pub const fn figure(self, figure: Figure) -> &'static str {
        match figure {
            Figure::Average => self.either("average", "평균"),
            Figure::Form => self.either("last 10 games", "최근 10게임"),
            Figure::HighGame => self.either("high game", "최고 점수"),
            Figure::HighSeries => self.either("high series", "최고 시리즈"),
            Figure::LowGame => self.either("low game", "최저 점수"),
            Figure::FirstBall => self.either("first ball", "첫 투구 평균"),
            Figure::CleanGames => self.either("clean games", "클린 게임"),
            Figure::LongestString => self.either("longest string", "최다 연속"),
        }
    }

    /// A figure of somebody; `-` where there is none.
    #[must_use]
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

    /// `678 in 3  2026-03-01`: the pins of so many games.
    fn series(self, NightSeries { date, games, pins }: NightSeries) -> String {
        match self {
            Self::English => format!("{pins} in {games}  {date}"),
            Self::Korean => format!("{games}게임 {pins}  {date}"),
        }
    }

    /// Strikes, spares, opens.
    #[must_use]
    pub const fn kinds_of_frames(self) -> [&'static str; 3] {
        match self {
            Self::English => ["strikes", "spares", "opens"],
            Self::Korean => ["스트라이크", "스페어", "오픈"],
        }
    }

    /// The heads of the table of all players, before those of strikes, spares and opens.
    #[must_use]
    pub const fn overview_heads(self) -> [&'static str; 4] {
        match self {
            Self::English => ["player", "games", "average", "high"],
            Self::Korean => ["선수", "게임", "평균", "최고"],
        }
    }

    /// How much there is: games, nights, and from when to when.
    #[must_use]
    pub fn extent(self, statistics: &PlayerStatistics) -> String {
        let games = statistics.summary.games;
        let nights = statistics.record.nights();
        let Some((first, last)) = statistics.record.dates() else {
            return String::new();
        };
        let plural = |count: bool| if count { "" } else { "s" };
        match self {
            Self::English => format!(
                "{games} game{}, {nights} night{}, {first} to {last}",
                plural(games == 1),
                plural(nights == 1)
            ),
            Self::Korean => format!("{games}게임, {nights}일, {first} ~ {last}"),
        }
    }

    /// Over a chart of so many games.
    #[must_use]
    pub fn last_games(self, games: usize) -> String {
        match (self, games) {
            (Self::English, 1) => "last game".into(),
            (Self::English, _) => format!("last {games} games"),
            (Self::Korean, _) => format!("최근 {games}게임"),
        }
    }

    /// Beside the line of the moving average.
    #[must_use]
    pub const fn moving_average(self) -> &'static str {
        self.either("average of 10", "10게임 평균")
    }

    /// Over the bars of scores.
    #[must_use]
    pub const fn score_bands(self) -> &'static str {
        self.either("scores", "점수 분포")
    }

    /// Before the numbers of frames, and of games of a night.
    #[must_use]
    pub const fn frame_and_game(self) -> [&'static str; 2] {
        match self {
            Self::English => ["frame", "game of the night"],
            Self::Korean => ["프레임", "몇 번째 게임"],
        }
    }

    /// The heads of the table of rivals.
    #[must_use]
    pub const fn rival_heads(self) -> [&'static str; 5] {
        match self {
            Self::English => ["against", "games", "won", "lost", "tied"],
            Self::Korean => ["상대", "게임", "승", "패", "무"],
        }
    }

    /// The title of the screen.
    #[must_use]
    pub const fn averages(self) -> &'static str {
        self.either("averages", "통계")
    }

    /// There is no file.
    #[must_use]
    pub const fn nothing_kept(self) -> &'static str {
        self.either(
            "nothing is kept with --no-save, so there is nothing to add up",
            "--no-save로는 저장하지 않아서 보여줄 통계가 없습니다",
        )
    }

    /// The file is of no use now.
    #[must_use]
    pub const fn statistics_unreadable(self) -> &'static str {
        self.either(
            "the file of nights can't be read: `tenpin data check` says why",
            "기록 파일을 읽을 수 없습니다: `tenpin data check`가 까닭을 알려줍니다",
        )
    }

    /// No whole game at all, in the whole file.
    #[must_use]
    pub const fn no_finished_games(self) -> &'static str {
        self.either(
            "no finished games yet: `tenpin` begins a night, and every game bowled to its end counts",
            "아직 끝난 게임이 없습니다: `tenpin`으로 시작하고 게임을 끝까지 치면 셉니다",
        )
    }

    /// None among those that were asked for.
    #[must_use]
    pub const fn no_games_since(self) -> &'static str {
        self.either(
            "no finished games since that day",
            "그날 이후 끝난 게임이 없습니다",
        )
    }

    /// No whole game of somebody who bowled here.
    #[must_use]
    pub fn no_game_of(self, player: Player) -> String {
        match self {
            Self::English => format!("{player}: no finished game yet"),
            Self::Korean => format!("{player}: 아직 끝난 게임이 없습니다"),
        }
    }

    /// Somebody who never bowled here, and who may be meant.
    #[must_use]
    pub fn unknown_player(self, player: Player, near: &[Player]) -> String {
        let near: Vec<_> = near.iter().map(ToString::to_string).collect();
        let near = near.join(", ");
        match (self, near.as_str()) {
            (Self::English, "") => format!("{player} has no finished game here"),
            (Self::English, near) => {
                format!("{player} has no finished game here: did you mean {near}?")
            }
            (Self::Korean, "") => format!("{player}: 여기서 게임을 마친 적이 없습니다"),
            (Self::Korean, near) => {
                format!("{player}: 여기서 게임을 마친 적이 없습니다. 혹시 {near}?")
            }
        }
    }
}

fn one_place(average: Average) -> Option<String> {
    average.value().map(|value| format!("{value:.1}"))
}

/// `161.2  +6.9`: the last games, and how much better they are.
fn form(statistics: &PlayerStatistics) -> Option<String> {
    let last = one_place(statistics.record.form())?;
    let difference = statistics.form_difference()?;
    Some(format!("{last}  {difference:+.1}"))
}

fn best(Best { value, date }: Best) -> String {
    format!("{value}  {date}")
}
