//! The board for the far end of the room: who is up with the score, the standing pins or the call,
//! and the standings, as large as fits.

mod scores;

use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::{board, results};
use crate::app::Notice;
use crate::domain::{BowlingGame, BowlingGames, Standing, forecast, standings};
use crate::ui::layout::{self, above, below, top};
use crate::ui::model::{Activity, BoardView};
use crate::ui::widget::{LargePair, LargeWord, Rack, Scale, StatusLine, up_words};
use crate::ui::{Canvas, Look};

/// Below this height there is no header or footer.
const LOW: u16 = 12;

/// The height of the smallest large letters.
const LEAST_LETTERS: u16 = 4;

pub(super) fn render(board: &BoardView<'_>, screen: Rect, canvas: &mut Canvas<'_>) {
    let (area, look) = (margins(screen), canvas.look);
    let edge = u16::from(area.height >= LOW);
    let inner = above(below(area, edge), edge);
    let mut rest = render_first(board.game, inner, canvas);
    rest = below(rest, u16::from(rest.height > LOW));
    rest = render_band(board, rest, canvas);
    let gap = 1 + u16::from(rest.height > 2 * LOW);
    scores::render(board.game, below(rest, gap), canvas);
    // A longer sentence covers what is below.
    let told = StatusLine(told(board, look));
    let height = told.height(rest.width);
    canvas.paint(told, top(rest, height));
    if edge > 0 {
        let title = board::heading(board, look);
        board.page.render(&title, area, canvas);
    }
}

/// A blank at each side if it fits.
fn margins(area: Rect) -> Rect {
    let blanks = if area.width > 50 { 2 } else { 0 };
    layout::centred(area, area.width - blanks, area.height)
}

/// The player who is up, or the winner.
fn first(game: &BowlingGames) -> Option<&BowlingGame> {
    let best = standings(game).first().map(Standing::game);
    game.up().or(best)
}

/// Paints the name and the score; returns the area left below.
fn render_first(game: &BowlingGames, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let look = canvas.look;
    let share = if game.seats().len() > 1 { 2 } else { 3 };
    let room = top(area, (area.height * share / 5).max(LEAST_LETTERS));
    let scale = Scale::for_pair(look.glyphs, room);
    let (Some(first), Some(scale)) = (first(game), scale) else {
        return area;
    };
    let (player, score) = (first.player(), forecast::now(first.frames()).to_string());
    let large = |word, style| LargeWord { word, style, scale };
    let pair = LargePair {
        name: large(player.name(), look.theme.up),
        score: large(&score, look.theme.title),
    };
    canvas.paint(pair, layout::centred(area, scale.pair(), area.height));
    below(area, scale.height())
}

/// Paints the call, or the standing pins; returns the area left below.
fn render_band(board: &BoardView<'_>, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let look = canvas.look;
    let call = call(board, look);
    let standing = board.game.up().and_then(|up| up.frames().standing());
    let letters = call.as_ref().map_or(Rack::PINS, String::len);
    let room = top(area, (area.height / 3).max(LEAST_LETTERS + 1));
    let scale = Scale::for_letters(look.glyphs, letters, room);
    let words = words(board.game, look, area.width);
    let Some(scale) = scale.filter(|_| area.height > room.height) else {
        canvas.paint(words, layout::line(area, 0));
        return below(area, u16::from(standing.is_some()));
    };
    let middle = layout::centred(room, scale.width(letters), room.height);
    let (word, theme, style) = (call.as_deref(), &look.theme, look.theme.call);
    match (word, standing) {
        (Some(word), _) => canvas.paint(LargeWord { word, style, scale }, middle),
        (None, Some(pins)) => canvas.paint(Rack { pins, scale, theme }, middle),
        (None, None) => return area,
    }
    let under = below(area, scale.height());
    canvas.paint(words, layout::line(under, 0));
    below(under, 1)
}

fn call(board: &BoardView<'_>, look: &Look) -> Option<String> {
    match board.page.notice? {
        Notice::Called(_, call) => Some(look.language.large_call(*call)),
        _ => None,
    }
}

/// `frame 4   ball 2   3 pins stand`, or as much of its end as fits.
fn words(game: &BowlingGames, look: &Look, width: u16) -> Line<'static> {
    let Some(words) = up_words(game, look) else {
        return Line::default();
    };
    let ends = (0..words.len()).filter_map(|from| words.get(from..));
    let mut ends = ends.map(|words| words.join("   "));
    let fits = |words: &String| words.width() <= usize::from(width);
    Line::raw(ends.find(fits).unwrap_or_default()).centered()
}

/// A notice, a pending 1, or the winner.
fn told(board: &BoardView<'_>, look: &Look) -> Line<'static> {
    let other = match board.activity {
        Activity::PendingOne { .. } => {
            Some(Line::styled(look.language.pending_one(), look.theme.key))
        }
        _ if board.is_over() => {
            let headline = results::headline(board.game, look);
            Some(Line::styled(headline, look.theme.title))
        }
        _ => None,
    };
    let told = board.told(look).or(other);
    told.unwrap_or_default().centered()
}
