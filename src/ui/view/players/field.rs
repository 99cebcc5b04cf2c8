//! The tiles for a name, and next to them what to do next, or a notice.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::beside::known;
use super::room::PlayersRoom;
use crate::app::{Action, Context, Focus, Target};
use crate::domain::Player;
use crate::input::key_name;
use crate::night::{Person, PlayerNumber};
use crate::ui::layout::{below, right_of, top};
use crate::ui::lines::wrapped;
use crate::ui::model::PlayersView;
use crate::ui::widget::{Cursor, StatusLine, Tiles};
use crate::ui::{Canvas, Look, joined};

/// The gap between the tiles and the words.
const GAP: u16 = 3;
const NARROW_GAP: u16 = 2;
const NARROW: u16 = 50;

pub(super) fn render(view: &PlayersView<'_>, room: &PlayersRoom, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let tiles = Tiles {
        typed: &view.screen.typed,
        cursor: match view.screen.focus {
            Focus::List(_) | Focus::Joining => Cursor::Hidden,
            Focus::Field | Focus::Renaming(_) => Cursor::Shown,
        },
        size: room.tiles,
        look,
    };
    canvas.paint(tiles, room.field);
    let gap = if room.field.width < NARROW {
        NARROW_GAP
    } else {
        GAP
    };
    let beside = right_of(room.field, room.tiles.width() + gap);
    // Larger tiles are higher than three lines of words.
    let beside = top(below(beside, beside.height.saturating_sub(3) / 2), 3);
    match view.page.told(look) {
        Some(told) => tell(told, beside, room.field, canvas),
        None => render_words(view, beside, canvas),
    }
}

/// A notice next to the tiles; a long one covers the lines below them.
fn tell(told: Line<'static>, beside: Rect, field: Rect, canvas: &mut Canvas<'_>) {
    let told = StatusLine(told);
    let height = told.height(beside.width);
    if height <= beside.height {
        return canvas.paint(told, top(beside, height));
    }
    let under = Rect {
        y: field.bottom(),
        height: told.height(field.width),
        ..field
    };
    canvas.paint(told, under.intersection(canvas.buffer.area));
}

fn render_words(view: &PlayersView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let words = words(view, canvas.look);
    let height: u16 = words
        .iter()
        .map(|line| StatusLine(line.clone()).height(area.width))
        .sum();
    // With enough room, a blank line precedes the second sentence.
    let is_airy = words.len() == 2 && height == 2;
    let mut rest = area;
    for line in words {
        let own = StatusLine(line.clone()).height(area.width);
        if own > rest.height {
            break;
        }
        canvas.lines(wrapped(line, rest.width), top(rest, own));
        rest = below(rest, own + u16::from(is_airy));
    }
    if view.screen.focus == Focus::Field && !view.suggestions.is_empty() {
        let target = Target::Key(Action::TakeSuggestion);
        canvas.regions.add(below(area, 2), target);
    }
}

/// What to do next: one to three short sentences.
fn words(view: &PlayersView<'_>, look: &Look) -> Vec<Line<'static>> {
    let (language, screen) = (look.language, view.screen);
    match (screen.focus, screen.typed.len()) {
        (Focus::Joining, _) => joining(&screen.joining, look),
        (Focus::Renaming(number), _) => renaming(view, number, look),
        (Focus::List(_), _) => {
            let enter = match view.night.game() {
                Some(_) => language.back_to_game(),
                None => language.start_from_list(),
            };
            let enter = Line::styled(enter, look.theme.muted);
            vec![Line::raw(language.choose()), enter]
        }
        (Focus::Field, 0) => waiting(view, look),
        (Focus::Field, _) => typing(view, look),
    }
}

/// The words for an empty field.
fn waiting(view: &PlayersView<'_>, look: &Look) -> Vec<Line<'static>> {
    let language = look.language;
    let first = match view.listed.as_slice() {
        [] => language.who_bowls(),
        _ => language.three_letters(),
    };
    let second = match view.night.game() {
        Some(_) => Some(language.empty_goes_back()),
        None => Some(language.empty_starts()).filter(|_| !view.listed.is_empty()),
    };
    let last = Some(view.last_time.len()).filter(|count| *count > 0 && view.night.game().is_none());
    let last = last.map(|count| language.takes_line_up(count));
    let others = last.into_iter().chain(second);
    let others = others.map(|words| Line::styled(words, look.theme.muted));
    [Line::raw(first)].into_iter().chain(others).collect()
}

fn renaming(view: &PlayersView<'_>, number: PlayerNumber, look: &Look) -> Vec<Line<'static>> {
    let (language, theme) = (look.language, &look.theme);
    let Some(name) = view.night.person(number).map(Person::name) else {
        return vec![];
    };
    let next = match view.screen.typed.as_str() {
        "" => language.three_letters(),
        _ => language.missing_letters(view.screen.missing()),
    };
    vec![
        Line::styled(language.new_name(name), theme.title),
        Line::raw(next),
        Line::styled(language.keeps_name(name), theme.muted),
    ]
}

fn joining(players: &[Player], look: &Look) -> Vec<Line<'static>> {
    let (language, theme) = (look.language, &look.theme);
    let choice = |action, words: &'static str| {
        let key = key_name(Context::Joining, action);
        Line::from(vec![
            Span::styled(format!("{key} "), theme.key),
            Span::raw(words),
        ])
    };
    vec![
        Line::styled(joined(players, " "), theme.title),
        choice(Action::JoinNow, language.join_now()),
        choice(Action::JoinNextGame, language.join_next_game()),
    ]
}

/// How many letters are missing, or what Enter does; and the name the key would accept.
fn typing(view: &PlayersView<'_>, look: &Look) -> Vec<Line<'static>> {
    let (language, theme) = (look.language, &look.theme);
    let screen = view.screen;
    if let Ok(player) = Player::new(&screen.typed) {
        let [average, date] = known(view.past, player, look);
        let known = [average, date].into_iter().filter(|word| !word.is_empty());
        let known = Line::styled(joined(known, "   "), theme.muted);
        return vec![Line::raw(language.adds_name(player)), known];
    }
    let missing = Line::raw(language.missing_letters(screen.missing()));
    let suggested = view.suggestions.first().map(|player| {
        let key = key_name(Context::Field, Action::TakeSuggestion);
        Line::from(vec![
            Span::styled(key, theme.key),
            Span::styled(language.takes(), theme.muted),
            Span::styled(player.to_string(), theme.title),
        ])
    });
    [missing].into_iter().chain(suggested).collect()
}
