//! The keys of the screen below, from their table, in groups. In two columns if they fit, else in pages.
//!
//! ```text
//! ╭─ keys ───────────────────────────────────────────────╮
//! │ score                      │ people                  │
//! │  0-9    pins knocked down  │  p    add or edit players
//! ```

use ratatui::text::{Line, Span};

use crate::app::Context;
use crate::input::{Binding, EVERYWHERE, Group, Key, Place, table};
use crate::report::columns::left;
use crate::text::Words;
use crate::ui::lines::beside;
use crate::ui::widget::{Popup, framed};
use crate::ui::{Canvas, Look, layout};

/// The width of a column with the frame, and of two.
const WIDTH: u16 = 52;
const WIDER: u16 = 78;
/// The minimum width of the key names.
const KEYS: usize = 7;

/// Wraps around after the last page.
pub(super) fn render(context: Context, page: i32, canvas: &mut Canvas<'_>) {
    let (look, whole) = (canvas.look, canvas.buffer.area);
    let (lines, width) = lines(context, whole.width, look);
    let count = layout::cells(lines.len());
    let area = layout::centred(whole, width, count.saturating_add(Popup::AROUND));
    let fits = area.height.saturating_sub(Popup::AROUND);
    let pages = i32::from(count.div_ceil(fits.max(1)));
    let page = u16::try_from(page.rem_euclid(pages.max(1))).unwrap_or_default();
    let popup = Popup {
        card: framed(look.language.keys(), look),
        lines,
        first: page * fits,
        context: Context::Help,
        look,
    };
    canvas.place(popup, area);
}

/// In two columns if everything fits; also returns the width of the box.
fn lines(context: Context, room: u16, look: &Look) -> (Vec<Line<'static>>, u16) {
    let groups = Group::ALL.map(|group| group_lines(group, context, look));
    let groups: Vec<_> = groups
        .into_iter()
        .filter(|lines| !lines.is_empty())
        .collect();
    let column = usize::from(WIDER - 2) / 2;
    let widest = groups.iter().flatten().map(Line::width).max();
    if room < WIDER || widest.unwrap_or_default() >= column {
        return (spaced(groups), WIDTH);
    }
    let (one, other) = balanced(groups);
    (beside(spaced(one), spaced(other), column), WIDER)
}

/// Separates groups by blank lines.
fn spaced(groups: Vec<Vec<Line<'static>>>) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for group in groups {
        lines.extend((!lines.is_empty()).then(Line::default));
        lines.extend(group);
    }
    lines
}

type Groups = Vec<Vec<Line<'static>>>;

/// Splits the groups so that the longer column is as short as possible.
fn balanced(groups: Groups) -> (Groups, Groups) {
    let height =
        |groups: &[Vec<Line<'_>>]| groups.iter().map(|group| group.len() + 1).sum::<usize>();
    let longer = |at: &usize| {
        let (one, other) = groups.split_at(*at);
        height(one).max(height(other))
    };
    let at = (0..=groups.len()).min_by_key(longer).unwrap_or_default();
    let mut one = groups;
    let other = one.split_off(at);
    (one, other)
}

/// The title, then one line per action with all its keys.
fn group_lines(group: Group, context: Context, look: &Look) -> Vec<Line<'static>> {
    let mut rows: Vec<(Words, Vec<Key>)> = Vec::new();
    let bindings = table(context).chain(EVERYWHERE);
    let bindings = bindings.filter(|binding| binding.place != Place::Nowhere);
    for binding in bindings.filter(|binding| binding.group == group) {
        let Binding { told, keys, .. } = binding;
        match rows.iter_mut().find(|(words, _)| words == told) {
            Some((_, known)) => known.extend(*keys),
            None => rows.push((*told, keys.to_vec())),
        }
    }
    if rows.is_empty() {
        return vec![];
    }
    let title = Line::from(Span::styled(
        format!(" {}", title(group, look)),
        look.theme.muted,
    ));
    let names: Vec<_> = rows.iter().map(|(_, keys)| names(keys)).collect();
    let width = names.iter().map(|names| Span::raw(names).width());
    let width = width.max().unwrap_or_default().max(KEYS) + 3;
    let line = |((words, _), names): (&(Words, Vec<Key>), &String)| {
        Line::from(vec![
            Span::styled(left(&format!("  {names}"), width + 2), look.theme.key),
            Span::raw(look.language.pick(*words)),
        ])
    };
    [title]
        .into_iter()
        .chain(rows.iter().zip(&names).map(line))
        .collect()
}

const fn title(group: Group, look: &Look) -> &'static str {
    let language = look.language;
    match group {
        Group::Score => language.score_keys(),
        Group::Fix => language.fix_keys(),
        Group::People => language.people_keys(),
        Group::Look => language.look_keys(),
        Group::Share => language.share_keys(),
        Group::Rest => language.other_keys(),
    }
}

/// The names of the keys; all ten digits are `0-9`.
fn names(keys: &[Key]) -> String {
    let is_figure = |key: &&Key| matches!(key, Key::Char('0'..='9'));
    let (figures, others): (Vec<&Key>, Vec<&Key>) = keys.iter().partition(is_figure);
    let figures = match figures.as_slice() {
        [_, _, _, ..] => vec!["0-9".to_owned()],
        few => few.iter().map(ToString::to_string).collect(),
    };
    let others = others.iter().map(ToString::to_string);
    figures
        .into_iter()
        .chain(others)
        .collect::<Vec<_>>()
        .join(" ")
}
