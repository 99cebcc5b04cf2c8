//! The nights that were kept, newest first.
//!
//! ```text
//! tenpin   nights
//!
//!    12  2026-11-16 19:42   3 games  high 201  PJS KYJ LEE
//!    11  2026-11-09 20:05   2 games  high 187  PJS KYJ
//! ```

use ratatui::Frame;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};

use crate::app::{App, HistoryScreen};
use crate::archive::NightHeader;
use crate::ui::Look;
use crate::ui::layout::{self, above, below, inset, window};
use crate::ui::widget::{footer, header, hidden, status};

/// Paints it.
pub(crate) fn render(app: &App, history: &HistoryScreen, look: &Look, frame: &mut Frame<'_>) {
    let area = inset(frame.area());
    let buffer = frame.buffer_mut();
    let title = [look.language.nights().to_owned()];
    header::render((&title, app.saving()), look, layout::line(area, 0), buffer);
    let told = app.notice().map(|notice| status::line(notice, look));
    let told = told.unwrap_or_else(|| hint(history, look));
    told.render(layout::line(area, 1), buffer);
    let list = above(below(area, 2), 1);
    let inner = above(below(list, 1), 1);
    let entries = history.entries();
    let shown = window(entries.len(), usize::from(inner.height), history.chosen());
    let listed = entries.iter().enumerate().skip(shown.start);
    for ((index, entry), row) in listed.zip(inner.rows()) {
        let line = entry_line(entry, look);
        let style = (index == history.chosen()).then_some(look.theme.current);
        line.patch_style(style.unwrap_or_default())
            .render(row, buffer);
    }
    hidden::render((entries.len(), &shown), look, list, buffer);
    if !history.is_whole() && shown.end < entries.len() {
        let bottom = below(list, list.height.saturating_sub(1));
        Clear.render(bottom, buffer);
        Line::styled(look.language.older_nights(), look.theme.key).render(bottom, buffer);
    }
    let foot = below(area, area.height.saturating_sub(1));
    footer::render(app.context(), look, foot, buffer);
}

/// What is searched for, or why there is nothing to see.
fn hint(history: &HistoryScreen, look: &Look) -> Line<'static> {
    let Look { language, theme } = look;
    if let Some(typed) = history.typed() {
        return Line::from(vec![
            Span::styled(format!("{}  ", language.search()), theme.title),
            Span::styled(format!("{typed}_"), theme.up),
            Span::styled(format!("   {}", language.what_to_search()), theme.muted),
        ]);
    }
    let search = history.search();
    let words = match history.entries() {
        _ if history.is_unreadable() => language.no_archive(),
        [] if !search.is_filtered() => language.no_nights_yet(),
        [] => language.nothing_found(),
        _ => "",
    };
    let player = search.player.map(|player| player.to_string());
    let since = search.since.map(|since| format!("{since} –"));
    let searched: Vec<_> = player.into_iter().chain(since).collect();
    Line::from(vec![
        Span::styled(searched.join("  "), theme.notice),
        Span::styled(format!("  {words}"), theme.muted),
    ])
}

fn entry_line(entry: &NightHeader, look: &Look) -> Line<'static> {
    let Look { language, theme } = look;
    let players: Vec<_> = entry.players.iter().map(ToString::to_string).collect();
    let label = entry.label.clone().unwrap_or_default();
    Line::from(vec![
        Span::styled(format!("{:>6}  ", entry.number), theme.muted),
        Span::raw(format!("{}  ", entry.date_and_time())),
        Span::styled(
            format!("{}  ", language.games_and_high(entry.games, entry.high)),
            theme.muted,
        ),
        Span::styled(players.join(" "), theme.title),
        Span::styled(format!("  {label}"), theme.muted),
    ])
}
