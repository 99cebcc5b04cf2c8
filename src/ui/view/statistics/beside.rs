//! Beside the chart: the distribution of the scores, and under it the record against the rivals.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::report::bar;
use crate::report::columns::{left, right};
use crate::statistics::{Band, PlayerStatistics};
use crate::ui::Canvas;
use crate::ui::layout::{below, cells};

/// As many score bands as there are lines, the highest ones; returns the area left below.
pub(super) fn render_scores(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let look = canvas.look;
    let title = Line::styled(look.language.score_bands(), look.theme.title);
    canvas.paint(title, area);
    let bands: Vec<_> = found.distribution.bands().collect();
    let most = bands
        .iter()
        .map(|band| band.games)
        .max()
        .unwrap_or_default();
    let lines = below(area, 1);
    let hidden = bands.len().saturating_sub(usize::from(lines.height));
    let shown = bands.iter().skip(hidden);
    for (Band { from, to, games }, row) in shown.clone().zip(lines.rows()) {
        let words = format!("{from:>3}-{to:>3} {games:>5} ");
        let room = usize::from(row.width).saturating_sub(words.len());
        let bar = Span::styled(bar(*games, most, room as u64), look.theme.up);
        let words = Span::styled(words, look.theme.muted);
        canvas.paint(Line::from(vec![words, bar]), row);
    }
    below(lines, cells(shown.len()))
}

/// The most frequent rivals, one per line, if any fit.
pub(super) fn render_rivals(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let rivals = found.head_to_head.rivals();
    if rivals.is_empty() || area.height < 2 {
        return;
    }
    let [against, _, numbers @ ..] = look.language.rival_heads();
    let head = left(against, NAME) + &numbers.map(|head| right(head, NUMBER)).concat();
    canvas.paint(Line::styled(head, look.theme.title), area);
    for ((rival, met), row) in rivals.iter().zip(below(area, 1).rows()) {
        let numbers =
            [met.won, met.lost, met.tied].map(|number| right(&number.to_string(), NUMBER));
        let line = format!("{:<NAME$}{}", rival.name(), numbers.concat());
        canvas.paint(Line::styled(line, look.theme.plain), row);
    }
}

const NAME: usize = 8;
const NUMBER: usize = 6;
