//! The stored nights, newest first.
//!
//! ```text
//! tenpin   nights
//!
//!    12  2026-11-16 19:42   3 games  high 201  PJS KYJ LEE
//!    11  2026-11-09 20:05   2 games  high 187  PJS KYJ
//! ```

use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;

use crate::app::HistoryScreen;
use crate::archive::NightHeader;
use crate::ui::layout::{self, above, below};
use crate::ui::model::Page;
use crate::ui::widget::ListRows;
use crate::ui::{Canvas, Look, joined};

pub(super) fn render(history: &HistoryScreen, page: Page<'_>, canvas: &mut Canvas<'_>) {
    let (area, look) = (layout::inset(canvas.buffer.area), canvas.look);
    page.render(&[look.language.nights().to_owned()], area, canvas);
    let told = page.told(look).unwrap_or_else(|| hint(history, look));
    canvas.paint(told, layout::line(area, 1));
    let list = above(below(area, 2), 1);
    let (entries, chosen) = (&history.entries, history.chosen);
    let fits = usize::from(layout::rows_of(list).height);
    let shown = layout::window(entries.len(), fits, chosen);
    let has_more = !history.is_whole() && shown.end < entries.len();
    let rows = ListRows {
        items: entries,
        shown,
        write: |place, entry: &NightHeader| {
            let style = (place == chosen).then_some(look.theme.current);
            entry_line(entry, look).patch_style(style.unwrap_or_default())
        },
        look,
    };
    canvas.place(rows, list);
    if has_more {
        let more = Line::styled(look.language.older_nights(), look.theme.key);
        canvas.paint(Clear, layout::last(list));
        canvas.paint(more, layout::last(list));
    }
}

/// What is being searched for, or why the list is empty.
fn hint(history: &HistoryScreen, look: &Look) -> Line<'static> {
    let (language, theme) = (look.language, &look.theme);
    if let Some(typed) = &history.typed {
        return Line::from(vec![
            Span::styled(format!("{}  ", language.search()), theme.title),
            Span::styled(format!("{typed}_"), theme.up),
            Span::styled(format!("   {}", language.what_to_search()), theme.muted),
        ]);
    }
    let search = history.search;
    let words = match history.entries.as_slice() {
        _ if history.is_unreadable() => language.no_archive().to_owned(),
        [] if !search.is_filtered() => language.no_nights_yet().to_owned(),
        [] => language.nothing_found(),
        _ => String::new(),
    };
    let player = search.player.map(|player| player.to_string());
    let since = search.since.map(|since| format!("{since} –"));
    Line::from(vec![
        Span::styled(joined(player.into_iter().chain(since), "  "), theme.notice),
        Span::styled(format!("  {words}"), theme.muted),
    ])
}

fn entry_line(entry: &NightHeader, look: &Look) -> Line<'static> {
    let (language, theme) = (look.language, &look.theme);
    let games = language.games_and_high(entry.games, entry.high);
    let label = entry.label.as_deref().unwrap_or_default();
    Line::from(vec![
        Span::styled(format!("{:>6}  ", entry.number), theme.muted),
        Span::raw(format!("{}  ", entry.date_and_time())),
        Span::styled(format!("{games}  "), theme.muted),
        Span::styled(joined(&entry.players, " "), theme.title),
        Span::styled(format!("  {label}"), theme.muted),
    ])
}
