//! The board for the far end of the room: who is up with the score, what stands or what is called,
//! and how everybody stands, as large as there is room.

mod scores;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph, Widget, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::app::{App, Notice, Pending, Screen};
use crate::domain::{BowlingGame, BowlingGames, Frames, Standing, forecast, standings};
use crate::ui::layout::{self, above, below};
use crate::ui::view::{board, results};
use crate::ui::widget::large::{self, Scale};
use crate::ui::widget::{footer, header, rack, status};
use crate::ui::{Glyphs, Look};

/// Lower than this there is neither header nor footer.
const LOW: u16 = 12;

/// The rows of the smallest large letters.
const LEAST_LETTERS: u16 = 4;

/// Paints it.
pub(crate) fn render(
    app: &App,
    (look, glyphs): (&Look, Glyphs),
    screen: Rect,
    buffer: &mut Buffer,
) {
    let Some(game) = app.shown().game() else {
        return;
    };
    let area = margins(screen);
    let edge = u16::from(area.height >= LOW);
    let inner = above(below(area, edge), edge);
    let mut rest = render_first(game, (look, glyphs), inner, buffer);
    rest = below(rest, u16::from(rest.height > LOW));
    rest = render_band((call(app, look), game), (look, glyphs), rest, buffer);
    let gap = 1 + u16::from(rest.height > 2 * LOW);
    scores::render(game, (look, glyphs), below(rest, gap), buffer);
    tell(told(app, game, look), rest, buffer);
    let foot = area.height - edge;
    let heading = board::heading(app, game, look);
    header::render((&heading, app.saving()), look, above(area, foot), buffer);
    footer::render(app.context(), look, below(area, foot), buffer);
}

/// A blank at each side where there is room for it.
const fn margins(area: Rect) -> Rect {
    let blank = if area.width > 50 { 1 } else { 0 };
    Rect {
        x: area.x + blank,
        width: area.width - 2 * blank,
        ..area
    }
}

/// The first lines of an area, or as many as there are.
const fn top(area: Rect, lines: u16) -> Rect {
    above(area, area.height.saturating_sub(lines))
}

/// Whoever is up, or whoever won.
fn first(game: &BowlingGames) -> Option<&BowlingGame> {
    let best = standings(game).first().map(Standing::game);
    game.up().or(best)
}

/// The name and the score; gives back what is left below.
fn render_first(
    game: &BowlingGames,
    (look, glyphs): (&Look, Glyphs),
    area: Rect,
    buffer: &mut Buffer,
) -> Rect {
    let share = if game.seats().len() > 1 { 2 } else { 3 };
    let room = top(area, (area.height * share / 5).max(LEAST_LETTERS));
    let scale = Scale::for_pair(glyphs, room);
    let (Some(first), Some(scale)) = (first(game), scale) else {
        return area;
    };
    let score = forecast::now(first.frames()).to_string();
    let (player, theme) = (first.player(), &look.theme);
    let pair = [(player.name(), theme.up), (score.as_str(), theme.title)];
    let middle = layout::centred(area, scale.pair(), area.height);
    large::render_pair(pair, scale, middle, buffer);
    below(area, scale.height())
}

/// What is called, or what stands; gives back what is left below.
fn render_band(
    (call, game): (Option<String>, &BowlingGames),
    (look, glyphs): (&Look, Glyphs),
    area: Rect,
    buffer: &mut Buffer,
) -> Rect {
    let standing = game.up().and_then(|up| up.frames().standing());
    let letters = call.as_ref().map_or(rack::PINS, String::len);
    let room = top(area, (area.height / 3).max(LEAST_LETTERS + 1));
    let scale = Scale::for_letters(glyphs, letters, room).filter(|_| area.height > room.height);
    let words = words(game, look, area.width);
    let Some(scale) = scale else {
        words.render(layout::line(area, 0), buffer);
        return below(area, u16::from(standing.is_some()));
    };
    let middle = layout::centred(room, scale.width(letters), room.height);
    let under = below(area, scale.height());
    match (call, standing) {
        (Some(call), _) => large::render((&call, look.theme.call), scale, middle, buffer),
        (None, Some(standing)) => rack::render((standing, scale), look, middle, buffer),
        (None, None) => return area,
    }
    words.render(layout::line(under, 0), buffer);
    below(under, 1)
}

fn call(app: &App, look: &Look) -> Option<String> {
    match app.notice()? {
        Notice::Called(_, call) => Some(look.language.large_call(*call)),
        _ => None,
    }
}

/// `frame 4   ball 2   3 pins stand`, or as much of the end of it as fits.
fn words(game: &BowlingGames, look: &Look, width: u16) -> Line<'static> {
    let Look { language, .. } = look;
    let frames = game.up().map(BowlingGame::frames);
    let frame = frames.and_then(Frames::current);
    let standing = frames.and_then(Frames::standing);
    let frame_and_ball = frame.map(|frame| {
        let ball = frame.balls().count() + 1;
        [language.frame(frame.number()), language.ball(ball)]
    });
    let standing = standing.map(|standing| language.stands(standing.count()));
    let words: Vec<_> = frame_and_ball
        .into_iter()
        .flatten()
        .chain(standing)
        .collect();
    let ends = (0..words.len()).filter_map(|from| words.get(from..));
    let mut ends = ends.map(|words| words.join("   "));
    let fits = |words: &String| words.width() <= usize::from(width);
    Line::raw(ends.find(fits).unwrap_or_default()).centered()
}

/// What a person should know now: a notice, a pending 1, or who won.
fn told(app: &App, game: &BowlingGames, look: &Look) -> Line<'static> {
    let pending = match app.screen() {
        Screen::Bowling(Pending::One) => {
            Some(Line::styled(look.language.pending_one(), look.theme.key))
        }
        Screen::Results(_) => Some(headline(game, look)),
        Screen::Lane(_) if !app.night().is_running() => Some(headline(game, look)),
        _ => None,
    };
    status::told(app, look)
        .or(pending)
        .unwrap_or_default()
        .centered()
}

fn headline(game: &BowlingGames, look: &Look) -> Line<'static> {
    Line::styled(results::headline(game, look), look.theme.title)
}

/// On its own line; a longer sentence goes over what is below, since nobody should guess how it ends.
fn tell(told: Line<'static>, area: Rect, buffer: &mut Buffer) {
    let (width, room) = (told.width(), usize::from(area.width.max(1)));
    // Words are not broken, so a line may end early.
    let lines = width.div_ceil(room) + usize::from(width > room);
    let rows = top(area, u16::try_from(lines).unwrap_or(u16::MAX));
    Clear.render(rows, buffer);
    let paragraph = Paragraph::new(told).wrap(Wrap { trim: true });
    paragraph.render(rows, buffer);
}
