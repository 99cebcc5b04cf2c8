//! Who bowls: the field, the order so far, and who sits out or has left.
//!
//! ```text
//! tenpin   players
//!
//!   name  P J _    1 more letter
//!
//!    1  PJS
//!    2  KYJ   sits out   2 frames behind
//! ```

mod welcome;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Widget, Wrap};

use crate::app::{App, Focus, PlayersScreen};
use crate::night::{Attendance, Person};
use crate::ui::Look;
use crate::ui::layout::{self, above, below, inset, page};
use crate::ui::widget::{footer, header, hidden, status};

/// Names that are suggested at once.
const SUGGESTED: usize = 6;

/// Paints it.
pub(crate) fn render(app: &App, players: &PlayersScreen, look: &Look, frame: &mut Frame<'_>) {
    let area = inset(frame.area());
    let buffer = frame.buffer_mut();
    let title = [look.language.players().to_owned()];
    header::render((&title, app.saving()), look, layout::line(area, 0), buffer);
    field(app, players, look).render(layout::line(area, 2), buffer);
    let told = app.notice().map(|notice| status::line(notice, look));
    let told = told.unwrap_or_else(|| hint(app, players, look));
    suggestions(app, look).render(layout::line(area, 4), buffer);
    tell(
        told,
        above(below(area, 3), area.height.saturating_sub(5)),
        buffer,
    );
    let list = above(below(area, 5), 1);
    match app.listed().as_slice() {
        [] => welcome::render(look, list, buffer),
        listed => render_list(app, listed, (look, list), buffer),
    }
    let foot = below(area, area.height.saturating_sub(1));
    footer::render(app.context(), look, foot, buffer);
}

/// A sentence that does not fit into its line goes on in the one of the suggestions.
fn tell(told: Line<'static>, area: Rect, buffer: &mut Buffer) {
    if told.width() <= usize::from(area.width) {
        return told.render(layout::line(area, 0), buffer);
    }
    Clear.render(area, buffer);
    Paragraph::new(told)
        .wrap(Wrap { trim: true })
        .render(area, buffer);
}

/// `name  P J _`
fn field(app: &App, players: &PlayersScreen, look: &Look) -> Line<'static> {
    let Look { language, theme } = look;
    let title = match players.focus() {
        Focus::Renaming(number) => {
            let person = app.night().person(number);
            let name = person.map(|person| language.new_name(person.name()));
            name.unwrap_or_default()
        }
        _ => language.name().to_owned(),
    };
    let mut spans = vec![Span::styled(format!("{title}  "), theme.title)];
    let blanks = std::iter::repeat_n('_', players.missing());
    let letters = players.typed().chars().chain(blanks);
    let style = match players.focus() {
        Focus::List(_) => theme.muted,
        _ => theme.up,
    };
    spans.extend(letters.map(|letter| Span::styled(format!("{letter} "), style)));
    Line::from(spans)
}

/// `here before  → KYJ  ABC  LEE`: the arrow key takes the first.
fn suggestions(app: &App, look: &Look) -> Line<'static> {
    let Look { language, theme } = look;
    let names: Vec<_> = app.suggestions().take(SUGGESTED).collect();
    let Some((first, others)) = names.split_first() else {
        return Line::default();
    };
    let others: Vec<_> = others.iter().map(ToString::to_string).collect();
    Line::from(vec![
        Span::styled(format!("{}  ", language.bowled_before()), theme.muted),
        Span::styled(format!("→ {first}  "), theme.key),
        Span::styled(others.join("  "), theme.muted),
    ])
}

fn hint(app: &App, players: &PlayersScreen, look: &Look) -> Line<'static> {
    let Look { language, theme } = look;
    let words = match (players.focus(), players.typed().len()) {
        (Focus::Joining, _) => {
            return Line::styled(language.ask_from_when(players.joining()), theme.notice);
        }
        (Focus::List(_), _) => language.choose().to_owned(),
        (_, 1..) => language.missing_letters(players.missing()),
        (Focus::Renaming(_), _) => language.type_new_name().to_owned(),
        _ if app.night().game().is_some() => language.add_or_go_back().to_owned(),
        _ if app.listed().is_empty() => language.who_bowls().to_owned(),
        _ => language.add_or_start().to_owned(),
    };
    Line::styled(words, theme.muted)
}

/// The first and the last line of the area are for what is out of sight.
fn render_list(app: &App, listed: &[&Person], (look, area): (&Look, Rect), buffer: &mut Buffer) {
    let chosen = app.chosen();
    let inner = layout::rows_of(area);
    let in_sight = chosen.unwrap_or(listed.len().saturating_sub(1));
    let shown = page(listed.len(), usize::from(inner.height), in_sight);
    let people = listed.iter().enumerate().skip(shown.start);
    for ((place, person), row) in people.zip(inner.rows()) {
        person_line(app, person, (place, chosen), look).render(row, buffer);
    }
    if inner != area {
        hidden::render((listed.len(), &shown), look, area, buffer);
    }
}

fn person_line(
    app: &App,
    person: &Person,
    (place, chosen): (usize, Option<usize>),
    look: &Look,
) -> Line<'static> {
    let Look { language, theme } = look;
    let style = match person.attendance() {
        _ if chosen == Some(place) => theme.current,
        Attendance::Bowls | Attendance::Waits => theme.plain,
        Attendance::SitsOut | Attendance::Left => theme.muted,
    };
    let name = format!(" {:>2}  {} ", place + 1, person.name());
    let owed = app.night().owed(person.number());
    let owed = (owed > 0).then(|| language.owes(owed));
    let words = [language.attendance(person.attendance()).to_owned()];
    let words = words
        .into_iter()
        .chain(owed)
        .filter(|word| !word.is_empty());
    let words: Vec<_> = words.collect();
    Line::from(vec![
        Span::styled(name, style),
        Span::styled(format!("  {}", words.join(" · ")), theme.muted),
    ])
}
