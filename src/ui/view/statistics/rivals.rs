//! The rivals of a player, in one line or one line each.

use ratatui::text::{Line, Span};

use super::parts::ink;
use crate::domain::Player;
use crate::statistics::{Encounters, PlayerStatistics};
use crate::ui::Look;

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

pub(super) fn titled(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    let rivals = lines(found, width, look);
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
pub(super) fn lines(found: &PlayerStatistics, width: u16, look: &Look) -> Vec<Line<'static>> {
    let rivals = found.head_to_head.rivals();
    let has_ties = rivals.iter().any(|(_, met)| met.tied > 0);
    let beside = BESIDE_BAR + if has_ties { TIES } else { 0 };
    let room = usize::from(width).saturating_sub(beside).min(LONGEST_BAR);
    let rivals = rivals.into_iter();
    rivals
        .map(|(rival, met)| rival_line(rival, met, room, look))
        .collect()
}

/// The width of name, numbers and blanks around the bar, and of ties if there are any.
const BESIDE_BAR: usize = 3 + 4 + 1 + 4;
const TIES: usize = 5;
const LONGEST_BAR: usize = 40;

fn rival_line(rival: Player, met: Encounters, room: usize, look: &Look) -> Line<'static> {
    let theme = &look.theme;
    let Encounters { won, lost, tied } = met;
    let whole = (won + lost).max(1);
    let part = usize::try_from(won * room as u64 / whole).unwrap_or(0);
    let tied = match tied {
        0 => String::new(),
        tied => format!("{:>TIES$}", format!("={tied}")),
    };
    Line::from(vec![
        Span::styled(rival.to_string(), theme.plain),
        Span::styled(format!("{won:>4} "), theme.title),
        Span::styled("━".repeat(part), ink(theme.fill.up, theme.up)),
        Span::styled("─".repeat(room - part), theme.rule),
        Span::styled(format!("{lost:>4}"), theme.muted),
        Span::styled(tied, theme.muted),
    ])
}
