//! Statistics as JSON, for `tenpin stats --json`. Keys may be added, never changed.

use jiff::civil::Date;
use serde::Serialize;

use crate::domain::Player;
use crate::statistics::{
    Average, Band, Best, Charted, Encounters, NightSeries, Played, PlayerStatistics, Summary,
};

#[derive(Clone, Debug, Serialize)]
pub struct SummaryJson {
    player: String,
    games: u64,
    pins: u64,
    average: Option<f64>,
    high: Option<u16>,
    low: Option<u16>,
    strikes: u64,
    spares: u64,
    opens: u64,
    strike_percent: Option<f64>,
    spare_percent: Option<f64>,
    open_percent: Option<f64>,
    first_ball_average: Option<f64>,
    clean_games: u64,
    longest_string: u8,
}

/// One player: the summary and more.
#[derive(Clone, Debug, Serialize)]
pub struct PageJson {
    #[serde(flatten)]
    summary: SummaryJson,
    nights: usize,
    first_date: Option<Date>,
    last_date: Option<Date>,
    high_game: Option<Best>,
    high_series: Option<NightSeries>,
    best_string: Option<Best>,
    form: Option<f64>,
    form_difference: Option<f64>,
    by_frame: Vec<Option<f64>>,
    by_game: Vec<GameJson>,
    first_balls_by_game: Vec<GameJson>,
    fouls: u64,
    pins_left: u64,
    single_pins: TriesJson,
    splits: TriesJson,
    distribution: Vec<Band>,
    against: Vec<RivalJson>,
    last_games: Vec<PlayedJson>,
}

#[derive(Clone, Debug, Serialize)]
struct GameJson {
    game: u32,
    games: u64,
    average: Option<f64>,
}

/// Second balls at a leave, tried and made.
#[derive(Clone, Debug, Serialize)]
struct TriesJson {
    tried: u64,
    made: u64,
    percent: Option<f64>,
}

impl From<Average> for TriesJson {
    fn from(tries: Average) -> Self {
        Self {
            tried: tries.count(),
            made: tries.sum(),
            percent: rounded(tries.percent()),
        }
    }
}

#[derive(Clone, Debug, Serialize)]
struct RivalJson {
    player: String,
    #[serde(flatten)]
    met: Encounters,
}

#[derive(Clone, Debug, Serialize)]
struct PlayedJson {
    #[serde(flatten)]
    played: Played,
    moving_average: Option<f64>,
}

/// How many games are listed individually.
const LAST: usize = 50;

impl From<&Summary> for SummaryJson {
    fn from(summary: &Summary) -> Self {
        let [strike_percent, spare_percent, open_percent] =
            summary.shares().map(|share| rounded(share.percent()));
        Self {
            player: summary.player.to_string(),
            games: summary.games,
            pins: summary.pins,
            average: rounded(summary.average().value()),
            high: summary.high,
            low: summary.low,
            strikes: summary.strikes,
            spares: summary.spares,
            opens: summary.opens,
            strike_percent,
            spare_percent,
            open_percent,
            first_ball_average: rounded(summary.first_ball().value()),
            clean_games: summary.clean,
            longest_string: summary.longest_string,
        }
    }
}

impl From<&PlayerStatistics> for PageJson {
    fn from(statistics: &PlayerStatistics) -> Self {
        let record = &statistics.record;
        let dates = record.dates();
        let by_frame = statistics.by_frame.iter();
        let rivals = statistics.head_to_head.rivals().into_iter();
        Self {
            summary: (&statistics.summary).into(),
            nights: record.nights(),
            first_date: dates.map(|(first, _)| first),
            last_date: dates.map(|(_, last)| last),
            high_game: statistics.bests.game,
            high_series: record.high_series(),
            best_string: statistics.bests.string,
            form: rounded(record.form().value()),
            form_difference: rounded(statistics.form_difference()),
            by_frame: by_frame.map(|(_, frame)| rounded(frame.value())).collect(),
            by_game: statistics.by_game.iter().map(by_game).collect(),
            first_balls_by_game: statistics.first_balls_by_game.iter().map(by_game).collect(),
            fouls: statistics.leaves.fouls,
            pins_left: statistics.leaves.pins_left,
            single_pins: statistics.leaves.single_pins.into(),
            splits: statistics.leaves.splits.into(),
            distribution: statistics.distribution.bands().collect(),
            against: rivals.map(against).collect(),
            last_games: record.chart(LAST).map(played).collect(),
        }
    }
}

/// To two decimal places.
fn rounded(value: Option<f64>) -> Option<f64> {
    value.map(|value| (value * 100.0).round() / 100.0)
}

fn by_game((game, average): (u32, Average)) -> GameJson {
    GameJson {
        game,
        games: average.count(),
        average: rounded(average.value()),
    }
}

fn against((player, met): (Player, Encounters)) -> RivalJson {
    let player = player.to_string();
    RivalJson { player, met }
}

fn played(Charted { played, moving }: Charted) -> PlayedJson {
    let moving_average = rounded(moving.value());
    PlayedJson {
        played,
        moving_average,
    }
}
