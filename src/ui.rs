//! Paints the state of the program. It only reads, and knows no rule of bowling: what a picture
//! needs to know, the domain or the app answers.

mod depth;
mod display_options;
mod finish;
mod glyphs;
mod layout;
mod motion;
mod theme;
mod view;
mod widget;

use ratatui::Frame;

pub use depth::Depth;
pub use display_options::DisplayOptions;
pub use glyphs::{Glyphs, in_ascii};
pub use motion::{Moment, animate};
pub use theme::Theme;

use crate::app::{App, Overlay, Screen, View};
use crate::text::Language;

/// How everything looks: the words and the styles.
#[derive(Clone, Copy, Debug)]
struct Look {
    language: Language,
    theme: Theme,
}

/// Paints everything.
pub fn render(app: &App, surroundings: &DisplayOptions, frame: &mut Frame<'_>) {
    if frame.area().is_empty() {
        return;
    }
    let look = Look {
        language: surroundings.language,
        theme: Theme::new(app.theme(), surroundings.depth),
    };
    render_screen(app, &look, surroundings.glyphs, frame);
    render_overlay(app, &look, surroundings.depth, frame);
    finish::halves(frame.buffer_mut());
    finish::ground(look.theme.ground, frame.buffer_mut());
    if surroundings.glyphs == Glyphs::Ascii {
        glyphs::translate(frame.buffer_mut());
    }
}

fn render_overlay(app: &App, look: &Look, depth: Depth, frame: &mut Frame<'_>) {
    match app.overlay() {
        Some(Overlay::Help(line)) => view::help::render(app, look, line, frame),
        Some(Overlay::Quitting) => view::quitting::render(app, look, frame),
        Some(Overlay::Corrections(skipped)) => view::corrections::render(app, look, skipped, frame),
        Some(Overlay::Offering) => view::offering::render(app, look, frame),
        Some(Overlay::Sharing) => view::sharing::render(look, frame),
        Some(Overlay::Themes(_)) => view::themes::render(app, look, depth, frame),
        None => {}
    }
}

fn render_screen(app: &App, look: &Look, glyphs: Glyphs, frame: &mut Frame<'_>) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    match app.screen() {
        Screen::Watching(lanes) => view::watching::render(lanes, (look, glyphs), area, buffer),
        _ if layout::is_tiny(area) => view::tiny::render(app, look, area, buffer),
        _ if app.view() == View::Big => view::big::render(app, (look, glyphs), area, buffer),
        Screen::Players(players) => view::players::render(app, players, look, frame),
        Screen::Bowling(_) | Screen::Correcting(_) | Screen::Replaying(_) | Screen::Lane(_) => {
            view::board::render(app, look, area, buffer);
        }
        Screen::History(history) => view::history::render(app, history, look, frame),
        Screen::Results(line) => view::results::render((app, *line), look, area, buffer),
        Screen::Statistics(statistics) => view::statistics::render(app, statistics, look, frame),
    }
}
