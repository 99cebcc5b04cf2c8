//! Parts of a player's page as lines: shares of strikes and spares, the distribution of scores, the
//! averages by game.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::domain::Mark;
use crate::report::bar;
use crate::report::columns::{left, right, widest};
use crate::statistics::{Band, PlayerStatistics};
use crate::ui::Look;

/// The colour of a fill as a foreground colour. Without colours only the weight is left.
pub(super) fn ink(fill: Style, otherwise: Style) -> Style {
    fill.bg.map_or(otherwise, |colour| Style::new().fg(colour))
}

/// ` X 32%   / 41%   open 27% `: one bar for all frames.
pub(super) fn shares(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    let theme = &look.theme;
    let percents = found.summary.whole_percents();
    let room = usize::from(width).saturating_sub(2);
    let labels = share_labels(percents, room, look);
    let fills = [theme.fill.strike, theme.fill.spare, theme.fill.third];
    let widths = widths(&labels, percents, room);
    let mut line = Line::default();
    for ((label, fill), width) in labels.iter().zip(fills).zip(widths) {
        let gap = if line.spans.is_empty() { "" } else { " " };
        line.push_span(Span::raw(gap));
        line.push_span(Span::styled(left(label, width), fill));
    }
    vec![line]
}

/// With words if they fit.
fn share_labels(percents: [u64; 3], room: usize, look: &Look) -> [String; 3] {
    let [strikes, spares, opens] = look.language.kinds_of_frames();
    let [strike, spare, open] = percents;
    let long = [
        format!(" {} {strikes} {strike}% ", Mark::Strike),
        format!(" {} {spares} {spare}% ", Mark::Spare),
        format!(" {opens} {open}% "),
    ];
    let width: usize = long.iter().map(|label| label.width()).sum();
    if width * 2 <= room {
        return long;
    }
    let [.., open] = long;
    [
        format!(" {} {strike}% ", Mark::Strike),
        format!(" {} {spare}% ", Mark::Spare),
        open,
    ]
}

/// Proportional to the shares, but each wide enough for its label.
fn widths(labels: &[String; 3], percents: [u64; 3], room: usize) -> [usize; 3] {
    let least = labels.each_ref().map(|label| label.width());
    let part = |percent: u64| (percent * room as u64 + 50) / 100;
    let parts = percents.map(|percent| usize::try_from(part(percent)).unwrap_or_default());
    let [strikes, spares, _] = parts;
    let [least_strikes, least_spares, least_opens] = least;
    let most = room.saturating_sub(least_spares + least_opens);
    let strikes = strikes.min(most).max(least_strikes);
    let most = room.saturating_sub(strikes + least_opens);
    let spares = spares.min(most).max(least_spares);
    [strikes, spares, room.saturating_sub(strikes + spares)]
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a share of a screen"
)]
pub(super) fn rounded(value: f64) -> usize {
    value.round().max(0.0) as usize
}

/// The score bands under their title.
pub(super) fn titled_bands(
    found: &PlayerStatistics,
    (width, lines): (u16, usize),
    look: &Look,
) -> Vec<Line<'static>> {
    let (title, bands) = bands(found, (width, lines.saturating_sub(1)), look);
    let title = Line::styled(title, look.theme.title);
    [title].into_iter().chain(bands).collect()
}

/// The width of `160-179 `.
const BAND: usize = 8;

/// `160-179 ██████ 12`: as many bands as fit, and the title with their width.
pub(super) fn bands(
    found: &PlayerStatistics,
    (width, lines): (u16, usize),
    look: &Look,
) -> (String, Vec<Line<'static>>) {
    let theme = &look.theme;
    let bands = found.distribution.bands_within(lines);
    let most = bands
        .iter()
        .map(|band| band.games)
        .max()
        .unwrap_or_default();
    let points = bands
        .iter()
        .map(|band| band.points())
        .max()
        .unwrap_or_default();
    let room = usize::from(width).saturating_sub(BAND + 1 + most.to_string().len());
    let bars = ink(theme.fill.up, theme.up);
    let line = |Band { from, to, games }: &Band| {
        let bar = bar(*games, most, room as u64);
        Line::from(vec![
            Span::styled(right(&format!("{from}-{to} "), BAND), theme.muted),
            Span::styled(bar, bars),
            Span::raw(format!(" {games}")),
        ])
    };
    (
        look.language.scores_by(points),
        bands.iter().map(line).collect(),
    )
}

/// The score and the first ball by game of the night, in as many tables as needed.
///
/// ```text
/// by game      1st   2nd   3rd
/// average      163   165   161
/// first ball   8.9   8.7   8.8
/// ```
pub(super) fn by_game(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    const COLUMN: usize = 6;
    let language = look.language;
    let [_, title] = language.frame_and_game();
    let heads = [title, language.average(), language.first_ball()];
    let head = widest(heads);
    let first_balls = found.first_balls_by_game.iter();
    let games: Vec<_> = found.by_game.iter().zip(first_balls).collect();
    let columns = (usize::from(width).saturating_sub(head) / COLUMN).max(1);
    let cell = |words: String| Span::raw(right(&words, COLUMN));
    let tables = games.chunks(columns).flat_map(|games| {
        let numbers = games.iter().map(|((number, _), _)| language.nth(*number));
        let numbers = numbers.map(|number| cell(number).style(look.theme.muted));
        let scores = games.iter().map(|((_, score), _)| score.rounded());
        let first_balls = games.iter().map(|(_, (_, average))| average.to_string());
        let rows: [Vec<_>; 3] = [
            numbers.collect(),
            scores.map(|score| cell(score.to_string())).collect(),
            first_balls.map(cell).collect(),
        ];
        heads.into_iter().zip(rows)
    });
    let line = |(words, row): (&'static str, Vec<_>)| {
        let words = Span::styled(left(words, head), look.theme.muted);
        [words].into_iter().chain(row).collect()
    };
    tables.map(line).collect()
}
