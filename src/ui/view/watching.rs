//! Nights that others bowl, side by side: each as its board, its results, or what is waited for.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph, Widget, Wrap};

use super::{big, board, results, tiny};
use crate::app::{App, Context, Lane, Screen, View};
use crate::night::Person;
use crate::ui::layout::{self, below};
use crate::ui::widget::{footer, header, status};
use crate::ui::{Glyphs, Look};

/// Lower than this a lane has no line for keys.
const LOW: u16 = 12;

/// Paints as many lanes as there is room for, the latest first, and tells how many others there are.
pub(crate) fn render(
    lanes: &[App],
    (look, glyphs): (&Look, Glyphs),
    area: Rect,
    buffer: &mut Buffer,
) {
    let places = layout::lanes(area, lanes.len());
    if lanes.is_empty() {
        let sentence = Line::raw(look.language.no_night_yet());
        return wait(
            look.language.watching(),
            vec![sentence],
            (look, area),
            buffer,
        );
    }
    for (lane, place) in lanes.iter().zip(&places) {
        render_lane(lane, (look, glyphs), *place, buffer);
    }
    let foot = below(area, area.height - 1);
    if lanes.len() > 1 && area.height >= LOW {
        Clear.render(foot, buffer);
        render_foot(lanes.len(), &places, (look, foot), buffer);
    }
}

/// One line of keys for all lanes, and how many have no room.
fn render_foot(lanes: usize, places: &[Rect], (look, foot): (&Look, Rect), buffer: &mut Buffer) {
    let hidden = lanes.saturating_sub(places.len());
    let more = Line::styled(look.language.more_nights(hidden), look.theme.notice);
    let under = |place: &Rect| layout::inset(*place).intersection(foot);
    if let [first, ..] = places {
        footer::render(Context::Watching, look, under(first), buffer);
    }
    if let [.., last] = places
        && hidden > 0
    {
        more.right_aligned().render(under(last), buffer);
    }
}

fn render_lane(lane: &App, (look, glyphs): (&Look, Glyphs), area: Rect, buffer: &mut Buffer) {
    let Screen::Lane(known) = lane.screen() else {
        return;
    };
    match lane.view() {
        _ if lane.night().game().is_none() => render_gathering(lane, known, (look, area), buffer),
        _ if layout::is_tiny(area) => tiny::render(lane, look, area, buffer),
        View::Big => big::render(lane, (look, glyphs), area, buffer),
        View::Sheet if lane.night().is_running() => board::render(lane, look, area, buffer),
        View::Sheet => {
            let chosen = known.line().unwrap_or_default();
            results::render((lane, chosen), look, area, buffer);
        }
    }
}

/// Those who have come so far.
fn render_gathering(app: &App, lane: &Lane, (look, area): (&Look, Rect), buffer: &mut Buffer) {
    let names = app.night().lineup().map(Person::name);
    let names: Vec<_> = names.map(|name| name.to_string()).collect();
    let lines = vec![
        Line::styled(names.join("  "), look.theme.title),
        Line::raw(look.language.no_game_yet()),
        status::feed(app, look).unwrap_or_default(),
    ];
    let title = look.language.watching_night(lane.number());
    wait(&title, lines, (look, area), buffer);
}

/// A page that says what is waited for.
fn wait(title: &str, lines: Vec<Line<'_>>, (look, area): (&Look, Rect), buffer: &mut Buffer) {
    let area = layout::inset(area);
    let middle = below(area, area.height / 2 - area.height.min(6) / 4);
    let words = Paragraph::new(lines).wrap(Wrap { trim: true }).centered();
    words.render(middle, buffer);
    if !layout::is_tiny(area) {
        let parts = [title.to_owned()];
        let saving = crate::archive::SaveState::NotKept;
        header::render((&parts, saving), look, layout::line(area, 0), buffer);
        let foot = below(area, area.height - 1);
        footer::render(Context::Watching, look, foot, buffer);
    }
}

/// Which night a lane shows.
pub(crate) fn title(app: &App, look: &Look) -> Option<String> {
    match app.screen() {
        Screen::Lane(lane) => Some(look.language.watching_night(lane.number())),
        _ => None,
    }
}
