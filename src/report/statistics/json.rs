//! Statistics as JSON, for `tenpin stats --json`. Keys may be added, never changed.

use serde::Serialize;

use crate::statistics::{Average, Best, Charted, PlayerStatistics, Summary};

/// What `--json` tells of each player.
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

/// What it tells of one player beyond that.
#[derive(Clone, Debug, Serialize)]
pub struct PageJson {
    #[serde(flatten)]
    summary: SummaryJson,
    nights: usize,
    first_date: Option<String>,
    last_date: Option<String>,
    high_game: Option<BestJson>,
    high_series: Option<SeriesJson>,
    best_string: Option<BestJson>,
    form: Option<f64>,
    form_difference: Option<f64>,
    by_frame: Vec<Option<f64>>,
    by_game: Vec<GameJson>,
    distribution: Vec<BandJson>,
    against: Vec<RivalJson>,
    last_games: Vec<PlayedJson>,
}

#[derive(Clone, Debug, Serialize)]
struct BestJson {
    value: u16,
    date: String,
}

#[derive(Clone, Debug, Serialize)]
struct SeriesJson {
    pins: u64,
    games: u64,
    date: String,
}

#[derive(Clone, Debug, Serialize)]
struct GameJson {
    game: u32,
    games: u64,
    average: Option<f64>,
}

#[derive(Clone, Debug, Serialize)]
struct BandJson {
    from: u16,
    to: u16,
    games: u64,
}

#[derive(Clone, Debug, Serialize)]
struct RivalJson {
    player: String,
    won: u64,
    lost: u64,
    tied: u64,
}

#[derive(Clone, Debug, Serialize)]
struct PlayedJson {
    night: u32,
    game: u32,
    date: String,
    score: u16,
    moving_average: Option<f64>,
}

/// So many single games are told.
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
        Self {
            summary: (&statistics.summary).into(),
            nights: record.nights(),
            first_date: dates.map(|(first, _)| first.to_string()),
            last_date: dates.map(|(_, last)| last.to_string()),
            high_game: statistics.bests.game.map(best),
            high_series: record.high_series().map(|series| SeriesJson {
                pins: series.pins,
                games: series.games,
                date: series.date.to_string(),
            }),
            best_string: statistics.bests.string.map(best),
            form: rounded(record.form().value()),
            form_difference: rounded(statistics.form_difference()),
            by_frame: by_frame.map(|(_, frame)| rounded(frame.value())).collect(),
            by_game: statistics.by_game.iter().map(by_game).collect(),
            distribution: bands(statistics),
            against: against(statistics),
            last_games: record.chart(LAST).map(played).collect(),
        }
    }
}

/// To the second place, which is finer than anybody bowls.
fn rounded(value: Option<f64>) -> Option<f64> {
    value.map(|value| (value * 100.0).round() / 100.0)
}

fn best(Best { value, date }: Best) -> BestJson {
    let date = date.to_string();
    BestJson { value, date }
}

fn by_game((game, average): (u32, Average)) -> GameJson {
    GameJson {
        game,
        games: average.count(),
        average: rounded(average.value()),
    }
}

fn bands(statistics: &PlayerStatistics) -> Vec<BandJson> {
    let bands = statistics.distribution.bands().map(|band| BandJson {
        from: band.from,
        to: band.to,
        games: band.games,
    });
    bands.collect()
}

fn against(statistics: &PlayerStatistics) -> Vec<RivalJson> {
    let rivals = statistics.head_to_head.rivals().into_iter();
    let rivals = rivals.map(|(player, met)| RivalJson {
        player: player.to_string(),
        won: met.won,
        lost: met.lost,
        tied: met.tied,
    });
    rivals.collect()
}

fn played(Charted { played, moving }: Charted) -> PlayedJson {
    PlayedJson {
        night: played.night,
        game: played.game,
        date: played.date.to_string(),
        score: played.score,
        moving_average: rounded(moving.value()),
    }
}
