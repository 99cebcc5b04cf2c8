//! The other words of statistics.

use super::Language;
use crate::domain::Player;
use crate::statistics::PlayerStatistics;

impl Language {
    /// Strikes, spares, opens.
    pub const fn kinds_of_frames(self) -> [&'static str; 3] {
        match self {
            Self::English => ["strikes", "spares", "opens"],
            Self::Korean => ["스트라이크", "스페어", "오픈"],
        }
    }

    /// The heads of the table of all players, before those of strikes, spares and opens.
    pub const fn overview_heads(self) -> [&'static str; 4] {
        match self {
            Self::English => ["player", "games", "average", "high"],
            Self::Korean => ["선수", "게임", "평균", "최고"],
        }
    }

    /// How much there is: games, nights, and from when to when.
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
    pub fn last_games(self, games: usize) -> String {
        match (self, games) {
            (Self::English, 1) => "last game".into(),
            (Self::English, _) => format!("last {games} games"),
            (Self::Korean, _) => format!("최근 {games}게임"),
        }
    }

    /// Beside the line of the moving average.
    pub const fn moving_average(self) -> &'static str {
        self.either("average of 10", "10게임 평균")
    }

    /// Over the bars of scores.
    pub const fn score_bands(self) -> &'static str {
        self.either("scores", "점수 분포")
    }

    /// Before the numbers of frames, and of games of a night.
    pub const fn frame_and_game(self) -> [&'static str; 2] {
        match self {
            Self::English => ["frame", "game of the night"],
            Self::Korean => ["프레임", "몇 번째 게임"],
        }
    }

    /// The heads of the table of rivals.
    pub const fn rival_heads(self) -> [&'static str; 5] {
        match self {
            Self::English => ["against", "games", "won", "lost", "tied"],
            Self::Korean => ["상대", "게임", "승", "패", "무"],
        }
    }

    /// The title of the screen.
    pub const fn averages(self) -> &'static str {
        self.either("averages", "통계")
    }

    /// There is no file.
    pub const fn nothing_kept(self) -> &'static str {
        self.either(
            "nothing is kept with --no-save, so there is nothing to add up",
            "--no-save로는 저장하지 않아서 보여줄 통계가 없습니다",
        )
    }

    /// The file is of no use now.
    pub const fn statistics_unreadable(self) -> &'static str {
        self.either(
            "the file of nights can't be read: `tenpin data check` says why",
            "기록 파일을 읽을 수 없습니다: `tenpin data check`가 까닭을 알려줍니다",
        )
    }

    /// No whole game at all, in the whole file.
    pub const fn no_finished_games(self) -> &'static str {
        self.either(
            "no finished games yet: `tenpin` begins a night, and every game bowled to its end counts",
            "아직 끝난 게임이 없습니다: `tenpin`으로 시작하고 게임을 끝까지 치면 셉니다",
        )
    }

    /// None among those that were asked for.
    pub const fn no_games_since(self) -> &'static str {
        self.either(
            "no finished games since that day",
            "그날 이후 끝난 게임이 없습니다",
        )
    }

    /// No whole game of somebody who bowled here.
    pub fn no_game_of(self, player: Player) -> String {
        match self {
            Self::English => format!("{player}: no finished game yet"),
            Self::Korean => format!("{player}: 아직 끝난 게임이 없습니다"),
        }
    }

    /// Somebody who never bowled here, and who may be meant.
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
