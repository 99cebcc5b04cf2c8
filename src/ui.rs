//! Paints the state of the program. It only reads, and knows no rule of bowling: what a picture
//! needs to know, the domain or the app answers.

mod layout;
mod theme;
mod view;
mod widget;

use ratatui::Frame;
use ratatui::layout::Rect;

pub use theme::Theme;

use crate::app::{App, Overlay, Screen};
use crate::text::Language;

/// How everything looks: the words and the styles.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The language.
    pub language: Language,
    /// The styles.
    pub theme: Theme,
}

/// Paints everything.
pub fn render(app: &App, look: &Look, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.is_empty() {
        return;
    }
    render_screen(app, look, area, frame);
    match app.overlay() {
        Some(Overlay::Help(line)) => view::help::render(app, look, line, frame),
        Some(Overlay::Quitting) => view::quitting::render(app, look, frame),
        Some(Overlay::Offering) => view::offering::render(app, look, frame),
        None => {}
    }
}

fn render_screen(app: &App, look: &Look, area: Rect, frame: &mut Frame<'_>) {
    if layout::is_tiny(area) {
        view::tiny::render(app, look, area, frame.buffer_mut());
        return;
    }
    match app.screen() {
        Screen::Players(players) => view::players::render(app, players, look, frame),
        Screen::Bowling(_) | Screen::Correcting(_) => view::board::render(app, look, frame),
        Screen::Results(line) => view::results::render(app, *line, look, frame),
        Screen::Statistics(statistics) => view::statistics::render(app, statistics, look, frame),
    }
}
