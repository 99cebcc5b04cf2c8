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

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::app::{Action, Context, Focus};
use crate::input::key_name;
use crate::night::{Attendance, Person};
use crate::ui::layout::{self, above, below};
use crate::ui::model::PlayersView;
use crate::ui::widget::{ListRows, StatusLine};
use crate::ui::{Canvas, Look, joined};

pub(super) fn render(view: &PlayersView<'_>, canvas: &mut Canvas<'_>) {
    let (area, look) = (layout::inset(canvas.buffer.area), canvas.look);
    let title = [look.language.players().to_owned()];
    view.page.render(&title, area, canvas);
    canvas.paint(field(view, look), layout::line(area, 2));
    canvas.paint(suggestions(view, look), layout::line(area, 4));
    let told = view.page.told(look).unwrap_or_else(|| hint(view, look));
    tell(told, layout::top(below(area, 3), 2), canvas);
    let list = above(below(area, 5), 1);
    match view.listed.as_slice() {
        [] => welcome::render(list, canvas),
        _ => render_list(view, list, canvas),
    }
}

/// A sentence that does not fit continues on the line of the suggestions.
fn tell(told: Line<'static>, area: Rect, canvas: &mut Canvas<'_>) {
    if told.width() <= usize::from(area.width) {
        return canvas.paint(told, layout::line(area, 0));
    }
    canvas.paint(StatusLine(told), area);
}

/// `name  P J _`
fn field(view: &PlayersView<'_>, look: &Look) -> Line<'static> {
    let (language, theme) = (look.language, &look.theme);
    let renamed = match view.screen.focus {
        Focus::Renaming(number) => view.night.person(number),
        _ => None,
    };
    let title = renamed.map_or_else(
        || language.name().to_owned(),
        |person| language.new_name(person.name()),
    );
    let mut spans = vec![Span::styled(format!("{title}  "), theme.title)];
    let blanks = std::iter::repeat_n('_', view.screen.missing());
    let letters = view.screen.typed.chars().chain(blanks);
    let style = match view.screen.focus {
        Focus::List(_) => theme.muted,
        _ => theme.up,
    };
    spans.extend(letters.map(|letter| Span::styled(format!("{letter} "), style)));
    Line::from(spans)
}

/// `here before  → KYJ  ABC  LEE`: the arrow key takes the first.
fn suggestions(view: &PlayersView<'_>, look: &Look) -> Line<'static> {
    let (language, theme) = (look.language, &look.theme);
    let key = key_name(Context::Field, Action::TakeSuggestion);
    let [first, others @ ..] = view.suggestions.as_slice() else {
        return Line::default();
    };
    Line::from(vec![
        Span::styled(format!("{}  ", language.bowled_before()), theme.muted),
        Span::styled(format!("{key} {first}  "), theme.key),
        Span::styled(joined(others, "  "), theme.muted),
    ])
}

fn hint(view: &PlayersView<'_>, look: &Look) -> Line<'static> {
    let (language, theme) = (look.language, &look.theme);
    let screen = view.screen;
    let words = match (screen.focus, screen.typed.len()) {
        (Focus::Joining, _) => {
            return Line::styled(language.ask_from_when(&screen.joining), theme.notice);
        }
        (Focus::List(_), _) => language.choose(),
        (_, 1..) => language.missing_letters(screen.missing()),
        (Focus::Renaming(_), _) => language.type_new_name(),
        _ if view.night.game().is_some() => language.add_or_go_back(),
        _ if view.listed.is_empty() => language.who_bowls(),
        _ => language.add_or_start(),
    };
    Line::styled(words, theme.muted)
}

fn render_list(view: &PlayersView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let count = view.listed.len();
    let in_sight = view.chosen.unwrap_or(count.saturating_sub(1));
    let fits = usize::from(layout::rows_of(area).height);
    let shown = layout::page(count, fits, in_sight);
    let rows = ListRows {
        items: &view.listed,
        shown,
        write: |place, person: &&Person| person_line(view, place, person, look),
        look,
    };
    canvas.place(rows, area);
}

fn person_line(
    view: &PlayersView<'_>,
    place: usize,
    person: &Person,
    look: &Look,
) -> Line<'static> {
    let (language, theme) = (look.language, &look.theme);
    let attendance = person.attendance();
    let style = match attendance {
        _ if view.chosen == Some(place) => theme.current,
        Attendance::Bowls | Attendance::Waits => theme.plain,
        Attendance::SitsOut | Attendance::Left => theme.muted,
    };
    let name = format!(" {:>2}  {} ", place + 1, person.name());
    let owed = view.night.owed(person.number());
    let owed = (owed > 0).then(|| language.owes(owed));
    let words = [language.attendance(attendance).to_owned()];
    let words = words.into_iter().chain(owed);
    let words = joined(words.filter(|word| !word.is_empty()), " · ");
    Line::from(vec![
        Span::styled(name, style),
        Span::styled(format!("  {words}"), theme.muted),
    ])
}
