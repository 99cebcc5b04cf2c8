//! The results: the winner between two rules, the podium, what made the difference, and the game and
//! the night in numbers.
//!
//! The table is always shown. Where space is short, first the sentences are dropped, then the podium,
//! then the large letters. The other face of the screen is the sheet.

mod alone;
mod banner;
mod facts;
mod parts;
mod sheet;
mod story;
mod table;

use ratatui::layout::{Margin, Rect};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::board;
use crate::app::{Action, Context, Face};
use crate::domain::{BowlingGames, Standing, standings};
use crate::input::binding;
use crate::ui::layout::{above, below, last, line, top};
use crate::ui::model::{Activity, BoardView};
use crate::ui::widget::{Heading, KeyCap, KeyCaps, StatusLine};
use crate::ui::{Canvas, Look};
use banner::Banner;

/// From this height on there is a blank line below the key caps.
const HIGH: u16 = 30;

/// Scrolled to the line chosen by the user.
pub(super) fn render(board: &BoardView<'_>, screen: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let night = board::night(board, look);
    let heading = Heading {
        words: night
            .into_iter()
            .flatten()
            .chain(title(board, look))
            .collect(),
        ..Heading::default()
    };
    board.page.render(&heading, screen, canvas);
    let body = above(below(screen, 1), 1);
    let foot = above(body, u16::from(screen.height >= HIGH));
    let caps = last(foot);
    // One line for notices, one for the key caps.
    let inner = above(foot, 2);
    let mut facts = facts::facts(board, look);
    let rest = match Banner::new(board, inner, look) {
        Some(banner) => banner.render(&mut facts, inner, canvas),
        None => render_headline(board, &mut facts, inner, canvas),
    };
    parts::render(board, facts::named(facts, board, look), rest, canvas);
    render_caps(board, caps, canvas);
    if let Some(told) = board.page.told(look) {
        tell(told, above(foot, 1), canvas);
    }
}

/// Above the key caps, in their column; a longer message covers what is above.
fn tell(told: Line<'static>, above_caps: Rect, canvas: &mut Canvas<'_>) {
    let told = StatusLine(told);
    let above_caps = above_caps.inner(Margin::new(margin(above_caps), 0));
    let height = told.height(above_caps.width).min(above_caps.height);
    canvas.paint(told, below(above_caps, above_caps.height - height));
}

/// Without large letters: the winner in a line, followed by the facts that fit, which are removed from
/// the list. Returns the area below it.
fn render_headline(
    board: &BoardView<'_>,
    facts: &mut Vec<String>,
    area: Rect,
    canvas: &mut Canvas<'_>,
) -> Rect {
    let look = canvas.look;
    let words = headline(board.game, look);
    if words.is_empty() {
        return area;
    }
    let inner = area.inner(Margin::new(1, 0));
    let mut text = Line::styled(words, look.theme.title);
    facts.retain(|fact| {
        let fact = format!("   {fact}");
        let fits = text.width() + fact.width() <= usize::from(inner.width);
        text.extend(fits.then(|| Span::raw(fact)));
        !fits
    });
    canvas.line(text, line(inner, 0));
    below(area, 1 + u16::from(area.height > 12))
}

/// The blanks before the caps and the message.
fn margin(area: Rect) -> u16 {
    u16::from(area.width > 50) + 1
}

/// The next step first. A watched night takes no keys: its next game is shown automatically.
fn render_caps(board: &BoardView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let area = area.inner(Margin::new(margin(area), 0));
    if let Activity::Watching(..) = board.activity {
        let next = || Line::styled(look.language.next_game_shows(), look.theme.muted);
        let words = board.stopped(look).unwrap_or_else(next);
        return canvas.line(words, area);
    }
    let actions = [Action::StartGame, Action::SwitchFocus, Action::Share];
    let cap = |action: Action| {
        let row = binding(Context::Results, action)?;
        let words = match (action, board.face) {
            (Action::SwitchFocus, Face::Sheet) => look.language.the_results(),
            _ => look.language.pick(row.words),
        };
        Some(KeyCap {
            key: row.key_name(),
            words: words.to_owned(),
            action,
        })
    };
    let caps = actions.into_iter().filter_map(cap).collect();
    canvas.place(KeyCaps { caps, look }, top(area, 1));
}

fn title(board: &BoardView<'_>, look: &Look) -> Option<String> {
    let number = board.night.game_number()?;
    if board.game.is_over() {
        return Some(look.language.game_over(number));
    }
    Some(look.language.game_abandoned(number))
}

/// Who won, as a sentence; a single ranked player has beaten nobody, so there is only the score. Empty
/// if no line counts.
pub(super) fn headline(game: &BowlingGames, look: &Look) -> String {
    let standings = standings(game);
    let score = standings.first().map(Standing::score);
    let score = score.unwrap_or_default();
    if let [only] = standings.as_slice() {
        return look.language.bowled_alone(only.game().player(), score);
    }
    let first = standings.iter().filter(|standing| standing.place() == 1);
    let winners: Vec<_> = first.map(|standing| standing.game().player()).collect();
    look.language.winners(&winners, score)
}
