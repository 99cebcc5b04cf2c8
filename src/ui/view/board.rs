//! The board: the sheet, the panel under it, the race where there is room for it, and the keys.

mod sheet;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::{App, Screen};
use crate::domain::BowlingGames;
use crate::ui::Look;
use crate::ui::layout::{self, BoardRoom, above, below, inset, share};
use crate::ui::view::watching;
use crate::ui::widget::{footer, header, panel, race_chart};
use sheet::sheet;

/// Lower than this there is neither header nor footer.
const LOW: u16 = 10;

/// Paints it.
pub(crate) fn render(app: &App, look: &Look, screen: Rect, buffer: &mut Buffer) {
    let Some(game) = app.shown().game() else {
        return;
    };
    let (area, chart) = areas(game, screen);
    let edge = edge(area);
    let inner = above(below(area, edge), edge);
    let room = share(inner, players(game));
    sheet(app, game, room.spacing, look).render(above(inner, inner.height - room.board), buffer);
    let under = below(inner, room.board + slack(inner, room));
    let shown = above(under, under.height.saturating_sub(room.panel));
    panel::render(app, look, shown, buffer);
    race_chart::render(game, look, chart, buffer);
    let rest = area.height - edge;
    let heading = heading(app, game, look);
    header::render((&heading, app.saving()), look, above(area, rest), buffer);
    footer::render(app.context(), look, below(area, rest), buffer);
}

/// The area of the board, and that of the race: under it, or beside it where that has room and the
/// other has not.
fn areas(game: &BowlingGames, screen: Rect) -> (Rect, Rect) {
    let area = inset(screen);
    let edge = edge(area);
    let inner = above(below(area, edge), edge);
    let room = share(inner, players(game));
    let under = under_panel(inner, room);
    let fits_only_beside = (under.height + 1..=room.board).contains(&race_chart::height(game));
    match layout::beside(screen) {
        Some((board, chart)) if fits_only_beside => {
            let chart = below(chart, edge);
            (board, above(chart, chart.height - room.board))
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

/// A blank line between the board and the panel, if there is one.
fn slack(inner: Rect, room: BoardRoom) -> u16 {
    (inner.height - room.board - room.panel).min(1)
}

fn players(game: &BowlingGames) -> u16 {
    u16::try_from(game.seats().len()).unwrap_or(u16::MAX)
}

/// The lines of the whole board in this area, if it has room there.
pub(crate) fn height(game: &BowlingGames, area: Rect) -> Option<u16> {
    let spacing = layout::whole_board(area, players(game))?;
    Some(spacing.lines(players(game)))
}

/// The whole board without a cursor, where there is room for it.
pub(crate) fn render_below(app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    let Some(game) = app.shown().game() else {
        return;
    };
    if let Some(spacing) = layout::whole_board(area, players(game)) {
        sheet(app, game, spacing, look).render(area, buffer);
    }
}

pub(crate) fn heading(app: &App, game: &BowlingGames, look: &Look) -> Vec<String> {
    let number = app.shown().game_number();
    let frame = game.up().and_then(|up| up.frames().current());
    let frame = frame.map(|frame| look.language.frame_of(frame.number()));
    let game = number.map(|number| look.language.game(number));
    let night = match app.screen() {
        Screen::Replaying(replay) => Some(replay.header()),
        _ => None,
    };
    let night = night.map(|night| {
        let number = look.language.night(night.number);
        format!("{number}   {}", night.date_and_time())
    });
    let lane = watching::title(app, look);
    let title = night.or(lane);
    title.into_iter().chain(game).chain(frame).collect()
}
