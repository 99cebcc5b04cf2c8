//! Watched nights, side by side: each with its board, its results, or what it is waiting for.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::page::stopped;
use super::render_board;
use super::waiting::Waiting;
use crate::app::{Context, Motion, View, WatchedLane};
use crate::archive::WatchedNight;
use crate::ui::Canvas;
use crate::ui::layout;
use crate::ui::model::{BoardView, Page};
use crate::ui::widget::Footer;

/// The blanks before the number of lanes that don't fit, and the least columns of the keys beside it.
const BEFORE_MORE: u16 = 2;
const LEAST_KEYS: u16 = 20;

/// Below this height a lane has no footer.
const LOW: u16 = 12;

/// As many lanes as fit, the latest first, and the number of the others.
pub(super) fn render(
    lanes: &[WatchedLane],
    page: Page<'_>,
    app: (Context, View, Motion),
    canvas: &mut Canvas<'_>,
) {
    let (context, ..) = app;
    let (area, language) = (canvas.buffer.area, canvas.look.language);
    if lanes.is_empty() {
        let waiting = Waiting {
            large: vec![language.large_waiting().to_owned()],
            lines: vec![Line::raw(language.no_night_yet())],
        };
        return waiting.render(language.watching(), area, canvas);
    }
    let places = layout::lanes(area, lanes.len());
    for (lane, place) in lanes.iter().zip(&places) {
        match BoardView::from_lane(lane, page, app) {
            Some(board) => render_board(&board, *place, canvas),
            None => render_gathering(&lane.watched, *place, canvas),
        }
    }
    if lanes.len() > 1 && area.height >= LOW {
        let foot = layout::last(area);
        canvas.clear(foot);
        let feet = places.iter().map(|place| layout::inset(*place));
        let feet: Vec<_> = feet.map(|place| place.intersection(foot)).collect();
        render_foot((lanes.len(), context), &feet, canvas);
    }
}

/// One footer for all lanes, with the number of lanes that don't fit.
fn render_foot((lanes, context): (usize, Context), feet: &[Rect], canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let (Some(first), Some(last)) = (feet.first(), feet.last()) else {
        return;
    };
    let hidden = lanes.saturating_sub(feet.len());
    let more = match hidden {
        0 => Line::default(),
        _ => Line::styled(look.language.more_nights(hidden), look.theme.notice),
    };
    let beside = layout::cells(more.width()) + BEFORE_MORE;
    // Beside the keys of the only lane there may be no room for it.
    let (keys, more) = match first.width.saturating_sub(beside) {
        _ if feet.len() > 1 => (*first, more),
        0..LEAST_KEYS => (*first, Line::default()),
        _ => (layout::but_last(*first, beside), more),
    };
    canvas.place(Footer::new(context, look), keys);
    canvas.line(more.right_aligned(), *last);
}

/// The players who have joined so far.
fn render_gathering(watched: &WatchedNight, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let title = look.language.watched(watched);
    let waiting = Waiting {
        large: watched
            .night
            .lineup()
            .map(|person| person.name().to_string())
            .collect(),
        lines: [Line::raw(look.language.no_game_yet())]
            .into_iter()
            .chain(stopped(watched.state, look))
            .collect(),
    };
    waiting.render(&title, area, canvas);
}
