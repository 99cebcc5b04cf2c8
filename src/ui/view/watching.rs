//! Watched nights, side by side: each with its board, its results, or what it is waiting for.

use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use super::page::stopped;
use super::render_board;
use crate::app::{Context, View, WatchedLane};
use crate::archive::{SaveState, WatchedNight};
use crate::night::Person;
use crate::ui::layout::{self, below};
use crate::ui::model::{BoardView, Page};
use crate::ui::widget::Footer;
use crate::ui::{Canvas, joined};

/// Below this height a lane has no footer.
const LOW: u16 = 12;

/// As many lanes as fit, the latest first, and the number of the others.
pub(super) fn render(lanes: &[WatchedLane], view: View, canvas: &mut Canvas<'_>) {
    let (area, language) = (canvas.buffer.area, canvas.look.language);
    if lanes.is_empty() {
        let sentence = Paragraph::new(language.no_night_yet());
        return wait(language.watching(), sentence, area, canvas);
    }
    let places = layout::lanes(area, lanes.len());
    for (lane, place) in lanes.iter().zip(&places) {
        match BoardView::from_lane(lane, view) {
            Some(board) => render_board(&board, *place, canvas),
            None => render_gathering(&lane.watched, *place, canvas),
        }
    }
    if lanes.len() > 1 && area.height >= LOW {
        let foot = layout::last(area);
        canvas.clear(foot);
        let feet = places.iter().map(|place| layout::inset(*place));
        let feet: Vec<_> = feet.map(|place| place.intersection(foot)).collect();
        render_foot(lanes.len(), &feet, canvas);
    }
}

/// One footer for all lanes, with the number of lanes that don't fit.
fn render_foot(lanes: usize, feet: &[Rect], canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let (Some(first), Some(last)) = (feet.first(), feet.last()) else {
        return;
    };
    let context = Context::Watching;
    canvas.place(Footer { context, look }, *first);
    let hidden = lanes.saturating_sub(feet.len());
    if hidden > 0 {
        let more = Line::styled(look.language.more_nights(hidden), look.theme.notice);
        canvas.paint(more.right_aligned(), *last);
    }
}

/// The players who have joined so far.
fn render_gathering(watched: &WatchedNight, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let names = joined(watched.night.lineup().map(Person::name), "  ");
    let lines = vec![
        Line::styled(names, look.theme.title),
        Line::raw(look.language.no_game_yet()),
        stopped(watched.state, look).unwrap_or_default(),
    ];
    let title = look.language.watching_night(watched.number);
    wait(&title, Paragraph::new(lines), area, canvas);
}

/// A page that says what the lane is waiting for.
fn wait(title: &str, words: Paragraph<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let area = layout::inset(area);
    let middle = below(area, area.height / 2 - area.height.min(6) / 4);
    canvas.paint(words.wrap(Wrap { trim: true }).centered(), middle);
    if !layout::is_tiny(area) {
        let page = Page {
            context: Context::Watching,
            saving: SaveState::Off,
            notice: None,
        };
        page.render(&[title.to_owned()], area, canvas);
    }
}
