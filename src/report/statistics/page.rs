//! The whole page of one player.

use std::fmt::{self, Formatter};

use super::charts::{bar, sparkline};
use super::overview::percent;
use crate::report::columns::{left, right, widest};
use crate::statistics::{Average, Band, Charted, Encounters, PlayerStatistics};
use crate::text::{Figure, Language};

/// Figures, charts and tables, one under the other.
#[derive(Clone, Copy, Debug)]
pub struct PlayerPage<'statistics>(pub &'statistics PlayerStatistics, pub Language);

/// The columns of a whole bar.
const BAR: u64 = 40;
/// The games of a chart, a column each.
const CHARTED: usize = 60;
/// The columns of a number in a table: `154.3`, and blanks before it.
const NUMBER: usize = 7;

impl fmt::Display for PlayerPage<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let Self(statistics, language) = self;
        let player = statistics.summary.player;
        writeln!(formatter, "{player}  {}\n", language.extent(statistics))?;
        self.figures(formatter)?;
        self.frames(formatter)?;
        self.games(formatter)?;
        self.bands(formatter)?;
        self.averages(formatter)?;
        self.rivals(formatter)
    }
}

impl PlayerPage<'_> {
    fn figures(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let Self(statistics, language) = self;
        let width = widest(Figure::ALL.map(|figure| language.figure(figure)));
        for figure in Figure::ALL {
            let name = left(language.figure(figure), width);
            let value = language.figure_of(figure, statistics);
            writeln!(formatter, "{name}  {value}")?;
        }
        writeln!(formatter)
    }

    fn frames(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let Self(statistics, language) = self;
        let names = language.kinds_of_frames();
        let width = widest(names);
        for (name, share) in names.into_iter().zip(statistics.summary.shares()) {
            let (name, percent) = (left(name, width), right(&percent(share), NUMBER));
            let bar = bar(share.sum(), share.count(), BAR);
            writeln!(
                formatter,
                "{}",
                format!("{name}{percent}  {bar}").trim_end()
            )?;
        }
        writeln!(formatter)
    }

    /// The scores one after another, and under them the moving average, to the same scale.
    fn games(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let Self(statistics, language) = self;
        let chart: Vec<Charted> = statistics.record.chart(CHARTED).collect();
        let scores = || chart.iter().map(|game| u64::from(game.played.score));
        let (low, high) = (
            scores().min().unwrap_or_default(),
            scores().max().unwrap_or_default(),
        );
        let averages = chart.iter().map(|game| game.moving.rounded());
        writeln!(
            formatter,
            "{}  {low} - {high}",
            language.last_games(chart.len())
        )?;
        writeln!(formatter, "  {}", sparkline(scores(), low, high))?;
        let average = sparkline(averages, low, high);
        writeln!(formatter, "  {average}  {}\n", language.moving_average())
    }

    fn bands(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let Self(statistics, language) = self;
        let bands = || statistics.distribution.bands();
        let most = bands().map(|band| band.games).max().unwrap_or_default();
        writeln!(formatter, "{}", language.score_bands())?;
        for Band { from, to, games } in bands() {
            let bar = bar(games, most, BAR);
            let line = format!("  {from:>3}-{to:>3}{games:>NUMBER$}  {bar}");
            writeln!(formatter, "{}", line.trim_end())?;
        }
        writeln!(formatter)
    }

    fn averages(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let Self(statistics, language) = self;
        let [frame, game] = language.frame_and_game();
        let by_frame = statistics.by_frame.iter();
        let by_frame = by_frame.map(|(number, average)| (number.to_string(), average));
        let by_game = statistics.by_game.iter();
        let by_game = by_game.map(|(number, average)| (number.to_string(), average));
        let average = language.figure(Figure::Average);
        let width = widest([frame, game, average]);
        write_averages(
            [left(frame, width), left(average, width)],
            by_frame,
            formatter,
        )?;
        write_averages(
            [left(game, width), left(average, width)],
            by_game,
            formatter,
        )
    }

    fn rivals(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let Self(statistics, language) = self;
        let [against, numbers @ ..] = language.rival_heads();
        let rivals = statistics.head_to_head.rivals();
        if rivals.is_empty() {
            return Ok(());
        }
        let numbers = numbers.map(|head| right(head, NUMBER));
        writeln!(formatter, "\n{}{}", left(against, NUMBER), numbers.concat())?;
        for (rival, met) in rivals {
            let Encounters { won, lost, tied } = met;
            let numbers = [met.games(), won, lost, tied];
            let numbers = numbers.map(|number| format!("{number:>NUMBER$}"));
            writeln!(
                formatter,
                "{}{}",
                left(rival.name(), NUMBER),
                numbers.concat()
            )?;
        }
        Ok(())
    }
}

/// Two lines: the numbers, and under each the average. Games beyond the tenth go on below.
fn write_averages(
    [heads, names]: [String; 2],
    averages: impl Iterator<Item = (String, Average)>,
    formatter: &mut Formatter<'_>,
) -> fmt::Result {
    const ACROSS: usize = 10;
    const NUMBER: usize = 6;
    let averages: Vec<_> = averages.collect();
    for averages in averages.chunks(ACROSS) {
        let numbers = averages.iter().map(|(number, _)| right(number, NUMBER));
        let values = averages.iter().map(|(_, average)| {
            let value = average.value().unwrap_or_default();
            format!("{value:>NUMBER$.1}")
        });
        writeln!(formatter, "{heads}{}", numbers.collect::<String>())?;
        writeln!(formatter, "{names}{}", values.collect::<String>())?;
    }
    Ok(())
}
