//! Parts of a player's page as lines: what frames were, the distribution of the scores, the rivals.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::domain::{Mark, Player};
use crate::report::bar;
use crate::report::columns::{left, right, widest};
use crate::statistics::{Average, Band, Encounters, NightSeries, PlayerStatistics};
use crate::ui::Look;
use crate::ui::layout::cells;

/// The colour of a fill as the colour of a line. Without colours the weight is left.
pub(super) fn ink(fill: Style, otherwise: Style) -> Style {
    fill.bg.map_or(otherwise, |colour| Style::new().fg(colour))
}

/// ` X 32%   / 41%   open 27% `: one bar for all frames.
pub(super) fn shares(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    let theme = &look.theme;
    let shares = found.summary.shares();
    let percents = shares.map(|share| share.percent().unwrap_or_default());
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

/// With words if there is room for them.
fn share_labels(percents: [f64; 3], room: usize, look: &Look) -> [String; 3] {
    let [strikes, spares, opens] = look.language.kinds_of_frames();
    let [strike, spare, open] = percents;
    let long = [
        format!(" {} {strikes} {strike:.0}% ", Mark::Strike),
        format!(" {} {spares} {spare:.0}% ", Mark::Spare),
        format!(" {opens} {open:.0}% "),
    ];
    let width: usize = long.iter().map(|label| label.width()).sum();
    if width * 2 <= room {
        return long;
    }
    let [.., open] = long;
    [
        format!(" {} {strike:.0}% ", Mark::Strike),
        format!(" {} {spare:.0}% ", Mark::Spare),
        open,
    ]
}

/// By their share of the room, but each wide enough for its label.
fn widths(labels: &[String; 3], percents: [f64; 3], room: usize) -> [usize; 3] {
    let least = labels.each_ref().map(|label| label.width());
    let whole = f64::from(cells(room));
    let [strikes, spares, _] = percents.map(|percent| rounded(percent * whole / 100.0));
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
fn rounded(value: f64) -> usize {
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

/// `160-179 ██████ 12`: as many bands as fit, and the title that tells their width.
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

/// `against  MIN 28:7   PJS 8:29   +3 more`: the most frequent rivals in one line.
pub(super) fn against(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    let (language, theme) = (look.language, &look.theme);
    let rivals = found.head_to_head.rivals();
    if rivals.is_empty() {
        return vec![];
    }
    let [against, ..] = language.rival_heads();
    let mut line = Line::from(Span::styled(against, theme.muted));
    let rest = |shown: usize| match rivals.len() - shown {
        0 => Span::raw(""),
        hidden => Span::styled(format!("  {}", language.not_shown(hidden)), theme.key),
    };
    let mut shown = 0;
    for (rival, met) in &rivals {
        let own = met_spans(*rival, *met, look);
        let width_of = own.iter().map(Span::width).sum::<usize>() + rest(shown + 1).width();
        if line.width() + width_of > usize::from(width) {
            break;
        }
        line.extend(own);
        shown += 1;
    }
    line.push_span(rest(shown));
    vec![line]
}

fn met_spans(rival: Player, met: Encounters, look: &Look) -> [Span<'static>; 2] {
    let theme = &look.theme;
    let style = if met.won > met.lost {
        theme.title
    } else {
        theme.muted
    };
    [
        Span::raw(format!("  {rival} ")),
        Span::styled(look.language.met(met.won, met.lost), style),
    ]
}

pub(super) fn titled_rivals(
    found: &PlayerStatistics,
    width: u16,
    look: &Look,
) -> Vec<Line<'static>> {
    let rivals = rivals(found, width, look);
    if rivals.is_empty() {
        return vec![];
    }
    let [against, _, won, lost, _] = look.language.rival_heads();
    let title = Line::from(vec![
        Span::styled(against, look.theme.title),
        Span::styled(format!("  {won}, {lost}"), look.theme.muted),
    ]);
    [title].into_iter().chain(rivals).collect()
}

/// `MIN   28 ━━━━━━━━━━━───   7   =2`: all rivals, won, lost and tied.
pub(super) fn rivals(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    let rivals = found.head_to_head.rivals().into_iter();
    rivals
        .map(|(rival, met)| rival_line(rival, met, usize::from(width), look))
        .collect()
}

/// Name, numbers and blanks beside the bar.
const BESIDE_BAR: usize = 3 + 4 + 1 + 5 + 5;
const LONGEST_BAR: usize = 40;

fn rival_line(rival: Player, met: Encounters, width: usize, look: &Look) -> Line<'static> {
    let theme = &look.theme;
    let Encounters { won, lost, tied } = met;
    let room = width.saturating_sub(BESIDE_BAR).min(LONGEST_BAR);
    let whole = (won + lost).max(1);
    let part = usize::try_from(won * room as u64 / whole).unwrap_or(0);
    let tied = match tied {
        0 => String::new(),
        tied => format!("{:>5}", format!("={tied}")),
    };
    Line::from(vec![
        Span::styled(rival.to_string(), theme.plain),
        Span::styled(format!("{won:>4} "), theme.title),
        Span::styled("━".repeat(part), ink(theme.fill.up, theme.up)),
        Span::styled("─".repeat(room - part), theme.rule),
        Span::styled(format!("{lost:>5}"), theme.muted),
        Span::styled(tied, theme.muted),
    ])
}

/// `by game   1st 163   2nd 165   3rd 161`: on as many lines as needed.
pub(super) fn by_game(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    let [_, title] = look.language.frame_and_game();
    let title = Span::styled(title, look.theme.muted);
    let mut lines = vec![Line::from(title.clone())];
    for (number, average) in found.by_game.iter() {
        let number = Span::styled(
            format!("   {} ", look.language.nth(number)),
            look.theme.muted,
        );
        let average = Span::raw(average.rounded().to_string());
        let own = number.width() + average.width();
        let taken = lines.last().map_or(0, Line::width);
        if taken + own > usize::from(width) {
            lines.push(Line::raw(" ".repeat(title.width())));
        }
        lines
            .last_mut()
            .into_iter()
            .for_each(|line| line.extend([number.clone(), average.clone()]));
    }
    lines
}

/// `18 Sep   3 games   566   188.7`: the latest nights first, in so many lines with the title.
pub(super) fn nights(found: &PlayerStatistics, lines: usize, look: &Look) -> Vec<Line<'static>> {
    let (language, theme) = (look.language, &look.theme);
    let nights: Vec<_> = found
        .record
        .latest_nights()
        .take(lines.saturating_sub(1))
        .collect();
    let year = nights.first().map(|night| night.date.year());
    let games = |night: &NightSeries| language.games_of_night(night.games);
    let width = widest(
        nights
            .iter()
            .map(games)
            .collect::<Vec<_>>()
            .iter()
            .map(String::as_str),
    );
    let title = Line::styled(language.last_nights(nights.len()), theme.title);
    let line = |night: &NightSeries| {
        let day = right(&language.short_day_in(night.date, year), DAY);
        let average = Average::new(night.pins, night.games);
        Line::from(vec![
            Span::styled(
                format!("{day}   {}", left(&games(night), width)),
                theme.muted,
            ),
            Span::styled(format!("{:>7}", night.pins), theme.title),
            Span::styled(format!("{average:>8}"), theme.muted),
        ])
    };
    [title].into_iter().chain(nights.iter().map(line)).collect()
}

/// The width of `May 2024`.
const DAY: usize = 8;
