//! The statistics page of one player.

use unicode_width::UnicodeWidthStr;

use super::charts::{bar, sparkline};
use super::overview::percent;
use crate::report::columns::{left, right, widest};
use crate::statistics::{Band, Charted, Encounters, PlayerStatistics};
use crate::text::Language;

/// The width of a full bar.
const BAR: u64 = 40;
/// How many games a chart shows, one per column.
const CHARTED: usize = 60;
/// The width of a number in a table: `154.3` and padding.
const NUMBER: usize = 7;

pub fn player_page(statistics: &PlayerStatistics, language: Language) -> String {
    let player = statistics.summary.player;
    let sections = [
        format!("{player}  {}\n", language.extent(statistics)),
        figures(statistics, language),
        frames(statistics, language),
        games(statistics, language),
        bands(statistics, language),
        averages(statistics, language),
    ];
    let told = sections.into_iter().filter(|section| !section.is_empty());
    told.collect::<Vec<_>>().join("\n") + &rivals(statistics, language)
}

fn figures(statistics: &PlayerStatistics, language: Language) -> String {
    let figures = language.figures(statistics);
    let width = widest(figures.each_ref().map(|(name, _)| *name));
    let lines = figures.map(|(name, value)| format!("{}  {value}\n", left(name, width)));
    lines.concat()
}

fn frames(statistics: &PlayerStatistics, language: Language) -> String {
    let names = language.kinds_of_frames();
    let width = widest(names);
    let shares = names.into_iter().zip(statistics.summary.shares());
    let lines = shares.map(|(name, share)| {
        let (name, percent) = (left(name, width), right(&percent(share), NUMBER));
        let bar = bar(share.sum(), share.count(), BAR);
        trimmed(&format!("{name}{percent}  {bar}"))
    });
    lines.collect()
}

fn trimmed(line: &str) -> String {
    format!("{}\n", line.trim_end())
}

/// The scores, and below them the moving average, on the same scale. One game makes no chart.
fn games(statistics: &PlayerStatistics, language: Language) -> String {
    let chart: Vec<Charted> = statistics.record.chart(CHARTED).collect();
    if chart.len() < 2 {
        return String::new();
    }
    let scores = || chart.iter().map(|game| u64::from(game.played.score));
    let (Some(low), Some(high)) = (scores().min(), scores().max()) else {
        return String::new();
    };
    let averages = chart.iter().map(|game| game.moving.rounded());
    format!(
        "{}  {low} - {high}\n  {}\n  {}  {}\n",
        language.last_games(chart.len()),
        sparkline(scores(), low, high),
        sparkline(averages, low, high),
        language.moving_average()
    )
}

fn bands(statistics: &PlayerStatistics, language: Language) -> String {
    let bands = || statistics.distribution.bands();
    let most = bands().map(|band| band.games).max().unwrap_or(0);
    let lines = bands().map(|Band { from, to, games }| {
        let bar = bar(games, most, BAR);
        trimmed(&format!("  {from:>3}-{to:>3}{games:>NUMBER$}  {bar}"))
    });
    format!("{}\n{}", language.score_bands(), lines.collect::<String>())
}

fn averages(statistics: &PlayerStatistics, language: Language) -> String {
    let [frame, game] = language.frame_and_game();
    let average = language.average();
    let width = widest([frame, game, average]);
    let heads = |number| [left(number, width), left(average, width)];
    let frames = statistics.by_frame.iter();
    let frames = frames.map(|(number, average)| [number.to_string(), average.to_string()]);
    let games = statistics.by_game.iter();
    let games = games.map(|(game, average)| [language.nth(game), average.to_string()]);
    two_lines(&heads(frame), frames)
        + &two_lines(&heads(game), games)
        + &first_balls(statistics, language)
}

/// `first ball by game  1st 8.9  2nd 8.7`
fn first_balls(statistics: &PlayerStatistics, language: Language) -> String {
    let games = statistics.first_balls_by_game.iter();
    let games = games.map(|(game, average)| format!("  {} {average}", language.nth(game)));
    format!(
        "{}{}\n",
        language.first_ball_by_game(),
        games.collect::<String>()
    )
}

/// The numbers, and the average below each. What does not fit on a line wraps.
fn two_lines([head, name]: &[String; 2], averages: impl Iterator<Item = [String; 2]>) -> String {
    const LINE: usize = 79;
    const NARROWEST: usize = 6;
    let averages: Vec<_> = averages.collect();
    let number = widest(averages.iter().map(|[number, _]| number.as_str())) + 1;
    let column = number.max(NARROWEST);
    let across = LINE.saturating_sub(head.width()) / column;
    let lines = averages.chunks(across.max(1)).map(|averages| {
        let cells = averages.iter().map(|[number, average]| {
            let cell = |words| right(words, column);
            (cell(number), cell(average))
        });
        let (numbers, averages): (String, String) = cells.unzip();
        format!("{head}{numbers}\n{name}{averages}\n")
    });
    lines.collect()
}

fn rivals(statistics: &PlayerStatistics, language: Language) -> String {
    let [against, numbers @ ..] = language.rival_heads();
    let rivals = statistics.head_to_head.rivals();
    if rivals.is_empty() {
        return String::new();
    }
    let numbers = numbers.map(|head| right(head, NUMBER)).concat();
    let lines = rivals.into_iter().map(|(rival, met)| {
        let Encounters { won, lost, tied } = met;
        let games = met.games();
        let rival = left(rival.name(), NUMBER);
        format!("{rival}{games:>NUMBER$}{won:>NUMBER$}{lost:>NUMBER$}{tied:>NUMBER$}\n")
    });
    let lines: String = lines.collect();
    format!("\n{}{numbers}\n{lines}", left(against, NUMBER))
}
