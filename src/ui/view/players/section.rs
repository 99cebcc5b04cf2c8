//! A titled section of the screen: with a rule below its title, or as a card.

use std::iter;

use ratatui::layout::{Margin, Rect};
use ratatui::text::Line;

use super::beside::Topic;
use super::line_up::PIN;
use crate::app::{Action, Target};
use crate::ui::layout::{below, cells, centred, line, top};
use crate::ui::model::PlayersView;
use crate::ui::widget::{LargePin, PinDeck, framed, framed_up};
use crate::ui::{Canvas, Look};

/// The minimum screen height for a rule below a title.
const RULED: u16 = 20;
/// The largest distance from one line to the next.
const LARGEST_STEP: u16 = 4;

/// With a rule below it, if there is room.
fn title_height(canvas: &Canvas<'_>) -> u16 {
    1 + u16::from(canvas.buffer.area.height >= RULED)
}

/// Paints the title; returns the area below it.
pub(super) fn flat(title: &str, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let theme = &canvas.look.theme;
    canvas.paint(Line::styled(title.to_owned(), theme.muted), line(area, 0));
    if canvas.buffer.area.height < RULED {
        return below(area, 1);
    }
    let rule = "─".repeat(usize::from(area.width));
    canvas.paint(Line::styled(rule, theme.rule), line(area, 1));
    below(area, 2)
}

/// Paints the card of the line-up; returns the area inside.
pub(super) fn card_up(title: &str, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    canvas.paint(framed_up(title, canvas.look), area);
    area.inner(Margin::new(2, 1))
}

fn card(title: &str, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    canvas.paint(framed(title, canvas.look), area);
    area.inner(Margin::new(2, 1))
}

/// One below the other: the first as far as it fits, the others only if they fit completely. Pins fill
/// a large area below them.
fn render_stacked(
    (view, topics): (&PlayersView<'_>, &[Topic]),
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let look = canvas.look;
    let mut rest = area;
    let is_alone = topics.len() == 1;
    for (place, topic) in topics.iter().copied().enumerate() {
        let mut lines = topic.lines(view, area.width, look);
        if is_alone {
            lines = airy(lines, rest.height.saturating_sub(2));
        }
        let height = cells(lines.len()) + title_height(canvas);
        if place > 0 && height > rest.height {
            continue;
        }
        let inner = flat(topic.title(look), rest, canvas);
        render_lines((view, topic), lines, inner, canvas);
        rest = below(rest, height + 1);
    }
    render_pins(rest, canvas);
}

/// Ten pins, or one if only that fits.
fn render_pins(area: Rect, canvas: &mut Canvas<'_>) {
    let theme = &canvas.look.theme;
    if area.height >= PinDeck::LEAST {
        canvas.paint(PinDeck { theme }, area);
    } else if area.height > PIN.1 {
        canvas.paint(LargePin { theme }, centred(area, PIN.0, PIN.1));
    }
}

/// Adds blank lines between them, but keeps room for the pins below if possible.
fn airy(lines: Vec<Line<'static>>, height: u16) -> Vec<Line<'static>> {
    let has_pins = |step: u16| height > step * cells(lines.len()) + PinDeck::LEAST;
    let most = [2, 1].into_iter().find(|step| has_pins(*step));
    spaced(lines, height, most.unwrap_or(LARGEST_STEP))
}

/// Everything in one column, or the first topic in its own column.
pub(super) fn render_columns(view: &PlayersView<'_>, columns: &[Rect], canvas: &mut Canvas<'_>) {
    let topics = Topic::all(view);
    match columns {
        [area] => render_stacked((view, &topics), *area, canvas),
        [first, second, ..] => {
            let (own, others) = topics.split_at(topics.len().min(1));
            render_stacked((view, own), *first, canvas);
            render_stacked((view, others), *second, canvas);
        }
        [] => {}
    }
}

/// The first topic on a card, the others together on the next one.
pub(super) fn render_cards(view: &PlayersView<'_>, cards: &[Rect], canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let topics = Topic::all(view);
    let (Some((first, others)), Some((own, more))) = (topics.split_first(), cards.split_first())
    else {
        return;
    };
    let inner = below(card(first.title(look), *own, canvas), 1);
    let lines = first.lines(view, inner.width, look);
    let lines = spaced(lines, inner.height, 2);
    render_lines((view, *first), lines, inner, canvas);
    if let (Some(area), Some((topic, others))) = (more.first(), others.split_first()) {
        let inner = below(card(topic.title(look), *area, canvas), 1);
        let mut lines = topic.lines(view, inner.width, look);
        for topic in others {
            lines.extend(titled(*topic, view, inner.width, look));
        }
        canvas.lines(lines, inner);
    }
}

/// A topic below another one on the same card.
fn titled(
    topic: Topic,
    view: &PlayersView<'_>,
    width: u16,
    look: &Look,
) -> impl Iterator<Item = Line<'static>> {
    let title = Line::styled(topic.title(look), look.theme.muted);
    let lines = topic.lines(view, width, look);
    [Line::default(), title, Line::default()]
        .into_iter()
        .chain(lines)
}

/// Adds blank lines between them as far as they fit, so that they are at most `most` lines apart.
fn spaced(lines: Vec<Line<'static>>, height: u16, most: u16) -> Vec<Line<'static>> {
    let step = (height / cells(lines.len()).max(1)).clamp(1, most);
    let blanks = usize::from(step - 1);
    let spaced = |line| iter::once(line).chain(iter::repeat_n(Line::default(), blanks));
    lines.into_iter().flat_map(spaced).collect()
}

/// The first suggestion can be clicked: it is what the key accepts.
fn render_lines(
    (view, topic): (&PlayersView<'_>, Topic),
    lines: Vec<Line<'static>>,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let is_taken = topic == Topic::Before && !view.suggestions.is_empty();
    canvas.lines(lines, area);
    if is_taken {
        let target = Target::Key(Action::TakeSuggestion);
        canvas.regions.add(top(area, 1), target);
    }
}
