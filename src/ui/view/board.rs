//! The board: the sheet, the panel under it, the race if it fits, and the keys.

mod sheet;

use ratatui::layout::Rect;

use crate::domain::BowlingGames;
use crate::ui::layout::{self, BoardRoom, above, below, inset, share};
use crate::ui::model::{Activity, BoardView};
use crate::ui::widget::{Panel, RaceChart};
use crate::ui::{Canvas, Look};

/// Below this height there is no header or footer.
const LOW: u16 = 10;

pub(super) fn render(board: &BoardView<'_>, screen: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let game = board.game;
    let (area, chart) = areas(game, screen);
    let inner = inner(area);
    let room = share(inner, players(game));
    let sheet = board.sheet(room.spacing, look);
    canvas.place(sheet, layout::top(inner, room.board));
    let under = below(inner, room.board + slack(inner, room));
    canvas.place(Panel { board, look }, layout::top(under, room.panel));
    canvas.paint(RaceChart { game, look }, chart);
    if edge(area) > 0 {
        board.page.render(&heading(board, look), area, canvas);
    }
}

/// The areas of the board and of the race: under the board, or beside it if it only fits there.
fn areas(game: &BowlingGames, screen: Rect) -> (Rect, Rect) {
    let area = inset(screen);
    let inner = inner(area);
    let room = share(inner, players(game));
    let under = under_panel(inner, room);
    let fits_only_beside = (under.height + 1..=room.board).contains(&RaceChart::height(game));
    match layout::beside(screen) {
        Some((board, chart)) if fits_only_beside => {
            let chart = below(chart, edge(area));
            (board, layout::top(chart, room.board))
        }
        _ => (area, under),
    }
}

fn under_panel(inner: Rect, room: BoardRoom) -> Rect {
    let used = room.board + slack(inner, room) + room.panel;
    if layout::is_wide(inner) {
        return below(inner, used + 1);
    }
    Rect::ZERO
}

fn edge(area: Rect) -> u16 {
    u16::from(area.height >= LOW)
}

/// Without header and footer.
fn inner(area: Rect) -> Rect {
    let edge = edge(area);
    above(below(area, edge), edge)
}

/// The number of blank lines between board and panel: 0 or 1.
fn slack(inner: Rect, room: BoardRoom) -> u16 {
    (inner.height - room.board - room.panel).min(1)
}

fn players(game: &BowlingGames) -> u16 {
    layout::cells(game.seats().len())
}

/// The height of the whole board. None if it does not fit.
pub(super) fn height(game: &BowlingGames, area: Rect) -> Option<u16> {
    let spacing = layout::whole_board(area, players(game))?;
    Some(spacing.lines(players(game)))
}

/// Paints the whole board if it fits.
pub(super) fn render_below(board: &BoardView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    if let Some(spacing) = layout::whole_board(area, players(board.game)) {
        canvas.place(board.sheet(spacing, canvas.look), area);
    }
}

/// The night, game and frame.
pub(super) fn heading(board: &BoardView<'_>, look: &Look) -> Vec<String> {
    let language = look.language;
    let frame = board.game.up().and_then(|up| up.frames().current());
    let frame = frame.map(|frame| language.frame_of(frame.number()));
    let game = board.night.game_number();
    let game = game.map(|number| language.game(number));
    let night = night(board, look);
    night.into_iter().chain(game).chain(frame).collect()
}

/// Which night it is, unless it is the running one.
pub(super) fn night(board: &BoardView<'_>, look: &Look) -> Option<String> {
    match board.activity {
        Activity::Replaying(replay) => {
            let night = &replay.header;
            let number = look.language.night(night.number);
            Some(format!("{number}   {}", night.date_and_time()))
        }
        Activity::Watching(number, _) => Some(look.language.watching_night(number)),
        _ => None,
    }
}
