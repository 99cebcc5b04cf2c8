//! What a player's games add up to: the players at the left, the page of the chosen one beside them.
//!
//! ```text
//!  PJS       PJS  18 games, 6 nights, 2026-01-31 to 2026-03-14
//!  KYJ
//!  ABC       average        200.1         low game        142
//!            …
//!            strikes   54.3%  ██████████████████
//! ```

mod averages;
mod beside;
mod chart;
mod page;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::app::{App, Findings, StatisticsScreen};
use crate::domain::Player;
use crate::ui::Look;
use crate::ui::layout::{self, above, below};
use crate::ui::widget::{footer, header, hidden, status};

/// The columns of the list.
const LIST: u16 = 10;
/// What is wider than this is hard to read.
const WIDEST: u16 = 118;
const NARROW: u16 = 50;

/// Paints it.
pub(crate) fn render(app: &App, statistics: &StatisticsScreen, look: &Look, frame: &mut Frame<'_>) {
    let area = inset(frame.area());
    let buffer = frame.buffer_mut();
    let title = [look.language.averages().to_owned()];
    header::render((&title, app.saving()), look, layout::line(area, 0), buffer);
    let told = app.notice().map(|notice| status::line(notice, look));
    told.unwrap_or_default()
        .render(layout::line(area, 1), buffer);
    let inner = above(below(area, 1), 1);
    let width = LIST.min(inner.width);
    let list = (app.everybody(), statistics.chosen());
    render_list(&list, look, Rect { width, ..inner }, buffer);
    let beside = Rect {
        x: inner.x + width,
        width: inner.width - width,
        ..below(inner, 1)
    };
    render_findings(statistics.findings(), look, beside, buffer);
    let foot = below(area, area.height.saturating_sub(1));
    footer::render(app.context(), look, foot, buffer);
}

fn inset(area: Rect) -> Rect {
    let margin = if area.width > NARROW { 2 } else { 0 };
    layout::centred(area, (area.width - margin).min(WIDEST), area.height)
}

/// The first and the last line of the area are for who is out of sight.
fn render_list(
    (everybody, chosen): &(Vec<Player>, usize),
    look: &Look,
    area: Rect,
    buffer: &mut Buffer,
) {
    let inner = above(below(area, 1), 1);
    let shown = layout::page(everybody.len(), usize::from(inner.height), *chosen);
    let players = everybody.iter().enumerate().skip(shown.start);
    for ((place, player), row) in players.zip(inner.rows()) {
        let style = match place {
            place if place == *chosen => look.theme.current,
            _ => look.theme.plain,
        };
        Line::styled(format!(" {player} "), style).render(Rect { width: 5, ..row }, buffer);
    }
    hidden::render((everybody.len(), &shown), look, area, buffer);
}

fn render_findings(findings: Option<&Findings>, look: &Look, area: Rect, buffer: &mut Buffer) {
    let language = look.language;
    let sentence = match findings {
        Some(Findings::Found(found)) if found.summary.games > 0 => {
            page::render(found, look, area, buffer);
            return;
        }
        Some(Findings::Found(found)) => language.no_game_of(found.summary.player),
        Some(Findings::NotKept) => language.nothing_kept().to_owned(),
        Some(Findings::Unreadable) => language.statistics_unreadable().to_owned(),
        None => language.no_finished_games().to_owned(),
    };
    let sentence = Paragraph::new(sentence).style(look.theme.muted);
    sentence.wrap(Wrap { trim: true }).render(area, buffer);
}
