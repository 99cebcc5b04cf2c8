//! Paints the state of the program. It only reads, and knows no rule of bowling: what a picture
//! needs to know, the domain or the app answers.
//!
//! `model` reads the app; views paint what it made of it, with the help of widgets.

mod canvas;
mod depth;
mod display_options;
mod finish;
mod glyphs;
mod layout;
mod model;
mod motion;
mod regions;
mod theme;
mod view;
mod widget;

use ratatui::Frame;

pub use depth::Depth;
pub use display_options::DisplayOptions;
pub use glyphs::{Glyphs, in_ascii};
pub use motion::Moment;
pub use regions::Regions;
pub use theme::Theme;

use self::canvas::Canvas;
use self::model::{OverlayView, ScreenView};
use crate::app::{App, ThemeName};
use crate::text::Language;

/// How everything looks.
#[derive(Clone, Copy, Debug)]
struct Look {
    language: Language,
    theme: Theme,
    glyphs: Glyphs,
    depth: Depth,
}

impl Look {
    fn new(theme: ThemeName, display: DisplayOptions) -> Self {
        Self {
            language: display.language,
            theme: Theme::new(theme, display.depth),
            glyphs: display.glyphs,
            depth: display.depth,
        }
    }
}

/// Paints everything, and says what is where.
pub fn render(app: &App, display: &DisplayOptions, frame: &mut Frame<'_>) -> Regions {
    let mut regions = Regions::default();
    if frame.area().is_empty() {
        return regions;
    }
    let look = Look::new(app.theme(), *display);
    let mut canvas = Canvas {
        look: &look,
        buffer: frame.buffer_mut(),
        regions: &mut regions,
    };
    view::render_screen(&ScreenView::new(app), &mut canvas);
    if let Some(overlay) = OverlayView::new(app) {
        view::render_overlay(&overlay, &mut canvas);
    }
    finish::halves(canvas.buffer);
    finish::ground(look.theme.ground, canvas.buffer);
    if look.glyphs == Glyphs::Ascii {
        glyphs::translate(canvas.buffer);
    }
    regions
}

#[cfg(test)]
mod tests;
