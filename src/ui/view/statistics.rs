//! The statistics of a player: the players at the left, the page of the selected one beside them.
//!
//! ```text
//!  PJS       PJS  18 games, 6 nights, 2026-01-31 to 2026-03-14
//!  KYJ
//!  ABC       average        200.1         low game        142
//!            …
//!            strikes   54.3%  ██████████████████
//! ```

mod beside;
mod chart;
mod page;

use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::{Paragraph, Wrap};

use crate::app::{Findings, StatisticsScreen};
use crate::domain::Player;
use crate::ui::Canvas;
use crate::ui::layout::{self, above, below, right_of};
use crate::ui::model::Page;
use crate::ui::widget::ListRows;

/// The width of the list.
const LIST: u16 = 10;
/// Wider lines are hard to read.
const WIDEST: u16 = 118;
const NARROW: u16 = 50;

pub(super) fn render(
    screen: &StatisticsScreen,
    everybody: &[Player],
    page: Page<'_>,
    canvas: &mut Canvas<'_>,
) {
    let (area, look) = (inset(canvas.buffer.area), canvas.look);
    let title = [look.language.averages().to_owned()];
    page.render(&title, area, canvas);
    let told = page.told(look).unwrap_or_default();
    canvas.paint(told, layout::line(area, 1));
    let inner = above(below(area, 1), 1);
    let width = LIST.min(inner.width);
    render_list(everybody, screen.chosen, Rect { width, ..inner }, canvas);
    render_findings(
        screen.findings.as_ref(),
        right_of(below(inner, 1), width),
        canvas,
    );
}

fn inset(area: Rect) -> Rect {
    let margin = if area.width > NARROW { 2 } else { 0 };
    layout::centred(area, (area.width - margin).min(WIDEST), area.height)
}

fn render_list(everybody: &[Player], chosen: usize, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let fits = usize::from(layout::rows_of(area).height);
    let shown = layout::page(everybody.len(), fits, chosen);
    let rows = ListRows {
        items: everybody,
        shown,
        write: |place, player: &Player| {
            let style = (place == chosen).then_some(look.theme.current);
            Span::styled(format!(" {player} "), style.unwrap_or_default()).into()
        },
        look,
    };
    canvas.place(rows, area);
}

fn render_findings(findings: Option<&Findings>, area: Rect, canvas: &mut Canvas<'_>) {
    let language = canvas.look.language;
    let sentence = match findings {
        Some(Findings::Found(found)) if found.summary.games > 0 => {
            return page::render(found, area, canvas);
        }
        Some(Findings::Found(found)) => language.no_game_of(found.summary.player),
        Some(Findings::NoStore) => language.no_store().to_owned(),
        Some(Findings::Unreadable) => language.statistics_unreadable().to_owned(),
        None => language.no_finished_games().to_owned(),
    };
    let sentence = Paragraph::new(sentence).style(canvas.look.theme.muted);
    canvas.paint(sentence.wrap(Wrap { trim: true }), area);
}
