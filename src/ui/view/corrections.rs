//! What was corrected in a night that was kept.

use ratatui::Frame;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Widget};

use crate::app::{App, Context, CorrectionEntry, Screen};
use crate::ui::widget::{footer, hidden};
use crate::ui::{Look, layout};

const WIDTH: u16 = 60;

/// Paints it over the board: the latest ones, or as far back as was asked for.
pub(crate) fn render(app: &App, look: &Look, skipped: usize, frame: &mut Frame<'_>) {
    let Screen::Replaying(replay) = app.screen() else {
        return;
    };
    let corrections = replay.corrections();
    let count = u16::try_from(corrections.len().max(1)).unwrap_or(u16::MAX);
    let area = layout::centred(frame.area(), WIDTH, count.saturating_add(3));
    let buffer = frame.buffer_mut();
    Clear.render(area, buffer);
    let title = format!(" {} ", look.language.corrections());
    let block = Block::bordered().title(title).border_style(look.theme.rule);
    let inner = block.inner(area);
    block.render(area, buffer);
    let body = layout::above(inner, 1);
    let fits = usize::from(body.height);
    let out_of_sight = corrections.len().saturating_sub(fits);
    let first = out_of_sight.saturating_sub(skipped);
    let shown = first..corrections.len().min(first + fits);
    let entries = corrections.iter().skip(first).take(fits);
    let mut lines: Vec<_> = entries.map(|entry| line(entry, look)).collect();
    if lines.is_empty() {
        lines.push(Line::raw(look.language.nothing_corrected()));
    }
    Paragraph::new(lines).render(body, buffer);
    hidden::render((corrections.len(), &shown), look, area, buffer);
    let last = layout::below(inner, inner.height.saturating_sub(1));
    footer::render(Context::Corrections, look, last, buffer);
}

fn line(entry: &CorrectionEntry, look: &Look) -> Line<'static> {
    let Look { language, theme } = look;
    let where_it_was = language.corrected(entry.player, entry.game, entry.frame);
    let change = language.from_what_to_what(&entry.before, &entry.after, entry.at);
    Line::from(vec![
        Span::styled(format!(" {where_it_was}:  "), theme.muted),
        Span::raw(change),
    ])
}
