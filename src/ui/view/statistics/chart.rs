//! The last games: a point per score, a line for the moving average.

use ratatui::layout::Rect;
use ratatui::symbols::Marker;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Axis, Chart, Dataset, GraphType};

use crate::statistics::PlayerStatistics;
use crate::ui::layout::below;
use crate::ui::{Canvas, Look};

/// The maximum number of games shown.
const GAMES: usize = 50;
/// The scale is rounded to this.
const STEP: u16 = 10;

pub(super) fn render(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let games: Vec<_> = found.record.chart(GAMES).collect();
    canvas.paint(title(games.len(), look), area);
    let numbered = || (1_u16..).map(f64::from).zip(&games);
    let scores: Vec<_> = numbered()
        .map(|(place, game)| (place, f64::from(game.played.score)))
        .collect();
    let averages: Vec<_> = numbered()
        .filter_map(|(place, game)| Some((place, game.moving.value()?)))
        .collect();
    let all = || games.iter().map(|game| game.played.score);
    let low = all().min().unwrap_or_default() / STEP * STEP;
    let high = (all().max().unwrap_or_default() / STEP + 1) * STEP;
    let last = numbered().last().map_or(1.0, |(place, _)| place);
    let average = dataset(&averages, GraphType::Line).style(look.theme.spare);
    let score = dataset(&scores, GraphType::Scatter).style(look.theme.strike);
    let across = Axis::default().bounds([1.0, last.max(2.0)]);
    let up = Axis::default()
        .bounds([f64::from(low), f64::from(high)])
        .labels([low.to_string(), high.to_string()])
        .style(look.theme.muted);
    let chart = Chart::new(vec![average, score])
        .x_axis(across.style(look.theme.muted))
        .y_axis(up)
        .legend_position(None);
    canvas.paint(chart, below(area, 1));
}

fn dataset(points: &[(f64, f64)], kind: GraphType) -> Dataset<'_> {
    let marker = match kind {
        GraphType::Scatter => Marker::Dot,
        _ => Marker::Braille,
    };
    let dataset = Dataset::default().marker(marker);
    dataset.graph_type(kind).data(points)
}

/// `last 18 games  • score  ⠒ average of 10`
fn title(games: usize, look: &Look) -> Line<'static> {
    let language = look.language;
    let [score, ..] = language.result_heads();
    Line::from(vec![
        Span::styled(language.last_games(games), look.theme.title),
        Span::styled("  • ", look.theme.strike),
        Span::styled(score, look.theme.muted),
        Span::styled("  ⠒ ", look.theme.spare),
        Span::styled(language.moving_average(), look.theme.muted),
    ])
}
