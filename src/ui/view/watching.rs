//! Watched nights, side by side: each with its board, its results, or what it is waiting for.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::page::stopped;
use super::render_board;
use super::waiting::Waiting;
use crate::app::{Context, View, WatchedLane};
use crate::archive::WatchedNight;
use crate::ui::Canvas;
use crate::ui::layout;
use crate::ui::model::{BoardView, Page};
use crate::ui::widget::Footer;

/// The blanks before the number of hidden lanes, and the minimum width of the keys next to it.
const BEFORE_MORE: u16 = 2;
const LEAST_KEYS: u16 = 20;

/// Below this height a lane has no footer.
const LOW: u16 = 12;
/// The minimum height of a lane in rows of lanes, and the height that is too much for one.
const LEAST_HEIGHT: u16 = 21;
const TALL: u16 = 56;

/// As many lanes as fit, the latest first, and the number of the others.
pub(super) fn render(
    lanes: &[WatchedLane],
    page: Page<'_>,
    app: (Context, View),
    canvas: &mut Canvas<'_>,
) {
    let (context, _) = app;
    let (area, language) = (canvas.buffer.area, canvas.look.language);
    if lanes.is_empty() {
        let waiting = Waiting {
            large: vec![language.large_waiting().to_owned()],
            lines: vec![Line::raw(language.no_night_yet())],
        };
        return waiting.render((language.watching(), context), area, canvas);
    }
    let places = places(area, lanes.len());
    for (lane, place) in lanes.iter().zip(&places) {
        canvas.clear(*place);
        match BoardView::from_lane(lane, page, app) {
            Some(board) => render_board(&board, *place, canvas),
            None => render_gathering((&lane.watched, context), *place, canvas),
        }
    }
    if lanes.len() > 1 && area.height >= LOW {
        let hidden = lanes.len().saturating_sub(places.len());
        render_foot((hidden, context), layout::last(area), canvas);
    }
}

/// Side by side; in rows if they don't fit, or if the lanes would be much higher than a board.
fn places(area: Rect, count: usize) -> Vec<Rect> {
    let across = layout::lanes(area, count).len();
    let least = if area.height >= TALL && count > 2 {
        2
    } else {
        1
    };
    let rows = count.div_ceil(across).max(least);
    let rows = rows.min(usize::from(area.height / LEAST_HEIGHT)).max(1);
    let height = area.height / layout::cells(rows);
    let mut left = count.min(across * rows);
    let mut rest = area;
    let mut places = vec![];
    for row in (1..=rows).rev() {
        let own = if row == 1 {
            rest
        } else {
            // The keys are shown only once: the next row covers those of this one.
            layout::top(rest, height + 1)
        };
        let lanes = layout::lanes(own, left.div_ceil(row));
        left -= lanes.len();
        places.extend(lanes);
        rest = layout::below(rest, height);
    }
    places
}

/// One footer for all lanes, with the number of hidden lanes.
fn render_foot((hidden, context): (usize, Context), foot: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let more = match hidden {
        0 => Line::default(),
        _ => Line::styled(look.language.more_nights(hidden), look.theme.notice),
    };
    canvas.clear(foot);
    let beside = layout::cells(more.width()) + BEFORE_MORE;
    // The keys are more important than the number.
    let (keys, more) = match foot.width.saturating_sub(beside) {
        0..LEAST_KEYS => (foot, Line::default()),
        _ => (layout::but_last(foot, beside), more),
    };
    canvas.place(Footer::new(context, look), keys);
    canvas.buffer.set_style(foot, look.theme.band);
    canvas.line(more.right_aligned(), layout::but_last(foot, 1));
}

/// The players who have joined so far.
fn render_gathering(
    (watched, context): (&WatchedNight, Context),
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
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
            .chain(stopped(watched, look))
            .collect(),
    };
    waiting.render((&title, context), area, canvas);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(width: u16, height: u16, count: usize) -> Vec<(u16, u16)> {
        let places = places(Rect::new(0, 0, width, height), count);
        places.iter().map(|own| (own.width, own.height)).collect()
    }

    #[test]
    fn lanes_are_in_rows_where_that_shows_more_of_them() {
        assert_eq!(sizes(80, 24, 3), [(80, 24)]);
        assert_eq!(sizes(160, 45, 2), [(79, 45), (79, 45)]);
        assert_eq!(sizes(160, 45, 3), [(79, 23), (79, 23), (160, 23)]);
        assert_eq!(sizes(240, 60, 3), [(119, 31), (119, 31), (240, 30)]);
        assert_eq!(sizes(160, 45, 9).len(), 4);
    }

    #[test]
    fn no_lane_leaves_the_screen() {
        let sizes = [(30, 8), (80, 24), (80, 45), (200, 60), (300, 90)];
        let all = sizes.map(|size| (1..12).map(move |count| (size, count)));
        for ((width, height), count) in all.into_iter().flatten() {
            let screen = Rect::new(0, 0, width, height);
            let places = places(screen, count);
            let inside = places.iter().all(|own| own.intersection(screen) == *own);
            assert!(inside && !places.is_empty(), "{screen} {count} {places:?}");
        }
    }
}
