//! The stored nights, newest first, with the winners; on a wide screen, the night under the cursor next
//! to them.
//!
//! ```text
//!  ╭─ nights ───────────────────────────────────╮ ╭─ Friday 6 November 2026 ────────╮
//!  │  31 Fri 13 Nov   3 games  LEE 598  PJS LEE │ │  █▀▀▄    █ ▄█▀▀   won the night │
//!  │  30 Fri  6 Nov   3 games  PJS 644  LEE PJS │ │  █▄▄▀ ▄  █  ▀█▄                 │
//! ```

mod columns;
mod list;
mod preview;
pub(super) mod strip;
mod winner;

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;
use unicode_width::UnicodeWidthStr;

pub(super) use columns::fitting;
use list::Spacing;

use super::waiting::Waiting;
use crate::app::HistoryScreen;
use crate::ui::layout::{self, above, below, right_of};
use crate::ui::model::Page;
use crate::ui::widget::{Card, Heading, PinDeck, framed};
use crate::ui::{Canvas, Look, joined};

/// The minimum screen width for a preview next to the list.
const PREVIEW: u16 = 100;
/// The minimum width of the preview: a name and ten frames.
const LEAST_PREVIEW: u16 = 52;
/// The minimum height of the preview below the list, and below a list with blank lines.
const LEAST_UNDER: u16 = 6;
const UNDER_AIRY: u16 = 10;
/// The minimum height without a card: the day, the winner, and a line about the others.
const LEAST_LOW: u16 = 3;
/// On narrower screens the list keeps its blank lines, which take the players who don't fit.
const LEAST_WIDTH_OF_CLOSE: u16 = 78;
/// The columns around a hint: above the list, and in the upper rule of its card.
const AROUND_HINT: u16 = 2;
const AROUND_TITLE: u16 = 6;

pub(super) fn render(history: &HistoryScreen, page: Page<'_>, canvas: &mut Canvas<'_>) {
    let (whole, look) = (canvas.buffer.area, canvas.look);
    page.render(&heading(history, look), whole, canvas);
    let body = above(below(whole, 1), 1);
    let room = match whole.width {
        PREVIEW.. => list_width(whole.width - 2).saturating_sub(AROUND_TITLE),
        width => width.saturating_sub(AROUND_HINT),
    };
    let hint = hint(history, usize::from(room), look);
    let told = page.told(look);
    if history.entries.is_empty() {
        canvas.paint(hint, right_of(layout::line(body, 0), 1));
        render_empty(history, below(body, 1), canvas);
    } else if whole.width >= PREVIEW {
        // All frames stay visible below a notice.
        render_cards(history, hint, below(body, told.is_some().into()), canvas);
    } else {
        canvas.paint(hint, right_of(layout::line(body, 0), 1));
        render_stack(history, below(body, 1), canvas);
    }
    if let Some(told) = told {
        let line = layout::line(body, 0);
        canvas.paint(Clear, line);
        canvas.paint(told, right_of(line, 1));
    }
}

fn heading(history: &HistoryScreen, look: &Look) -> Heading {
    let found = Some(history.entries.len());
    let found = found.filter(|_| history.search.is_filtered() && history.is_whole());
    let saved = history.nights.filter(|nights| *nights > 0);
    let right = match (found, saved) {
        (Some(found), _) => Some(look.language.nights_found(found)),
        (_, saved) => saved.map(|nights| look.language.nights_saved(nights)),
    };
    Heading {
        right,
        ..Heading::new(look.language.nights())
    }
}

fn render_cards(history: &HistoryScreen, hint: Line<'_>, body: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let area = layout::centred(body, body.width - 2, body.height);
    let left = Rect {
        width: list_width(area.width),
        ..area
    };
    // The hint replaces the title.
    let is_titled = hint.width() == 0;
    let title = look.language.nights();
    let inner = Card::inner(left);
    canvas.paint(framed(if is_titled { title } else { "" }, look), left);
    if !is_titled {
        let title = layout::line(right_of(left, 2), 0);
        let width = layout::cells(hint.width()) + 2;
        let title = Rect { width, ..title }.intersection(above(title, 0));
        canvas.paint(Clear, title);
        canvas.paint(hint, right_of(title, 1));
    }
    render_list(history, inner, canvas);
    preview::render(history, right_of(area, left.width + 1), canvas);
}

/// Shows pins below a short list, or more blank lines in it if they don't fit.
fn render_list(history: &HistoryScreen, area: Rect, canvas: &mut Canvas<'_>) {
    let airy = Spacing::Airy.height(history, area);
    let under = airy.map_or(Rect::ZERO, |used| below(area, used + 1));
    if under.height < PinDeck::LEAST && Spacing::Wide.height(history, area).is_some() {
        return list::render(history, Spacing::Wide, area, canvas);
    }
    list::render(history, Spacing::new(history, area), area, canvas);
    let theme = &canvas.look.theme;
    canvas.paint(PinDeck { theme }, under);
}

/// The width of the list next to the preview.
fn list_width(width: u16) -> u16 {
    width - (width * 48 / 100).max(LEAST_PREVIEW) - 1
}

/// The night under the cursor is below the list, if there is room.
fn render_stack(history: &HistoryScreen, area: Rect, canvas: &mut Canvas<'_>) {
    let close = (area.width >= LEAST_WIDTH_OF_CLOSE).then_some((Spacing::Close, LEAST_UNDER));
    let choices = [(Spacing::Airy, UNDER_AIRY)].into_iter().chain(close);
    let low = [Spacing::Airy, Spacing::Close].map(|spacing| (spacing, LEAST_LOW));
    let choices = choices.chain(low);
    let mut fitting = choices.filter_map(|(spacing, least)| {
        let used = spacing.height(history, area)?;
        let under = right_of(below(area, used + 1), 1);
        (under.height >= least).then_some((spacing, under))
    });
    let Some((spacing, under)) = fitting.next() else {
        return list::render(history, Spacing::new(history, area), area, canvas);
    };
    list::render(history, spacing, area, canvas);
    if under.height < LEAST_UNDER {
        return preview::render_low(history, under, canvas);
    }
    preview::render(history, under, canvas);
}

/// The search or label being typed, or the current search.
fn hint(history: &HistoryScreen, room: usize, look: &Look) -> Line<'static> {
    let (language, theme) = (look.language, &look.theme);
    if let Some(label) = &history.label {
        return field(language.label(), label, room, look);
    }
    if let Some(typed) = &history.typed {
        let mut line = field(language.search(), typed, room, look);
        let words = [language.what_to_search(), language.search_briefly()];
        let words = words.map(|words| format!("   {words}"));
        let mut words = words.into_iter().filter(|_| typed.is_empty());
        let fitting = words.find(|words| line.width() + words.width() <= room);
        line.extend(fitting.map(|words| Span::styled(words, theme.muted)));
        return line;
    }
    let search = &history.search;
    let names = search.player.zip(search.upto);
    let player = names.map(|(first, last)| {
        let range = (first != last).then(|| format!("–{last}"));
        format!("{first}{}", range.unwrap_or_default())
    });
    let since = search.since.map(|since| format!("{since} –"));
    let label = search.label.clone();
    let words = joined(player.into_iter().chain(since).chain(label), "  ");
    Line::from(Span::styled(words, theme.notice))
}

/// `label  League, week 3_`: as much of the end as fits, and the cursor.
fn field(name: &str, typed: &str, room: usize, look: &Look) -> Line<'static> {
    let name = format!("{name}  ");
    let end = tail(typed, room.saturating_sub(name.width() + 1));
    Line::from(vec![
        Span::styled(name, look.theme.title),
        Span::styled(format!("{end}_"), look.theme.up),
    ])
}

/// Why the list is empty.
fn render_empty(history: &HistoryScreen, area: Rect, canvas: &mut Canvas<'_>) {
    let language = canvas.look.language;
    let (large, words) = match () {
        () if history.is_unreadable() => (language.large_no_nights(), language.no_archive().into()),
        () if history.search.is_filtered() => {
            (language.large_nothing_found(), language.nothing_found())
        }
        () => (
            language.large_no_nights(),
            language.no_nights_yet().to_owned(),
        ),
    };
    let waiting = Waiting {
        large: vec![large.to_owned()],
        lines: vec![Line::styled(words, canvas.look.theme.muted)],
    };
    waiting.render_body(area, canvas);
}

/// The end of a text being typed, as much as fits: `…end of a long label`.
fn tail(text: &str, room: usize) -> String {
    if text.width() <= room {
        return text.to_owned();
    }
    let starts = text
        .char_indices()
        .map(|(start, _)| text.get(start..).unwrap_or_default());
    let mut ends = starts.filter(|end| end.width() < room);
    format!("…{}", ends.next().unwrap_or_default())
}
