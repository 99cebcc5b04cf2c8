//! Every ball of the game: the sheet, or strips if it would not show all frames.

use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use crate::app::Target;
use crate::domain::{FrameNumber, Seat};
use crate::ui::Canvas;
use crate::ui::layout::{below, cells, line, right_of, top};
use crate::ui::model::BoardView;
use crate::ui::view::board;
use crate::ui::view::history::strip::{self, FRAME, NAME};
use crate::ui::widget::Hidden;

/// From this width on, the sheet shows all frames.
const WHOLE_SHEET: u16 = 78;
/// The width of a strip, and its height.
const STRIP: u16 = 44;
const LINES: u16 = 2;

/// Do strips show more than the sheet would?
fn is_narrow(area: Rect) -> bool {
    (STRIP..WHOLE_SHEET).contains(&area.width)
}

/// The height at which all players are shown. 0 if they don't fit.
pub(super) fn height(board: &BoardView<'_>, area: Rect) -> u16 {
    if !is_narrow(area) {
        return board::height(board.game, area).unwrap_or_default();
    }
    let height = 1 + LINES * cells(board.game.seats().len());
    if height <= area.height { height } else { 0 }
}

/// All of it, or the page with the row chosen by the user.
pub(super) fn render(board: &BoardView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    if area.height <= LINES {
        return;
    }
    if !is_narrow(area) {
        return board::render_sheet(board, area, canvas);
    }
    let look = canvas.look;
    let heads = Line::styled(strip::heads(), look.theme.muted);
    canvas.paint(heads, line(area, 0));
    let (seats, rows) = (board.game.seats(), below(area, 1));
    let fits = match usize::from(rows.height / LINES) {
        fits if fits >= seats.len() => fits,
        // The last line says how many are hidden.
        _ => usize::from((rows.height - 1) / LINES),
    };
    let shown = board.shown(seats.len(), fits);
    let mut rest = rows;
    for seat in seats.iter().skip(shown.start).take(shown.len()) {
        render_seat(seat, top(rest, LINES), canvas);
        rest = below(rest, LINES);
    }
    let count = seats.len();
    Hidden { count, shown, look }.render(top(area, rest.y + 1 - area.y), canvas.buffer);
}

fn render_seat(seat: &Seat, area: Rect, canvas: &mut Canvas<'_>) {
    canvas.lines(strip::seat_lines(seat, canvas.look), area);
    canvas.regions.add(area, Target::Line(seat.player()));
    for (number, place) in FrameNumber::all().zip(0..) {
        let own = right_of(area, cells(NAME) + place * cells(FRAME + 1));
        let own = Rect {
            width: cells(FRAME),
            ..own
        };
        let target = Target::Frame(seat.player(), number);
        canvas.regions.add(own.intersection(area), target);
    }
}
