//! Paints the state of the program. Read-only, and without any rules of bowling: those are in the
//! domain and the app.
//!
//! `view` renders the screen on top and passes it its data (`model`); views paint with widgets.

mod canvas;
mod depth;
mod finish;
mod glyphs;
mod layout;
mod lines;
mod model;
mod motion;
mod regions;
mod theme;
mod view;
mod widget;
mod writing;

use ratatui::Frame;
use ratatui::style::Style;

pub use depth::Depth;
pub use glyphs::{Glyphs, in_ascii};
pub use motion::Moment;
pub use regions::Regions;
pub use theme::{Fills, Theme};

use self::canvas::Canvas;
use crate::app::{App, Motion};
use crate::text::Language;

/// The language, and the capabilities of the terminal.
#[derive(Clone, Copy, Debug)]
pub struct DisplayOptions {
    pub language: Language,
    pub depth: Depth,
    pub glyphs: Glyphs,
}

#[derive(Clone, Copy, Debug)]
struct Look {
    language: Language,
    theme: Theme,
    glyphs: Glyphs,
    depth: Depth,
    motion: Motion,
}

impl Look {
    /// Are the rules around the current player heavy? Without animations only the tint, if there is one,
    /// moves from row to row: redrawing two rules is a quarter of the cost of a turn on a slow line.
    fn has_heavy_rules(&self) -> bool {
        self.motion == Motion::Shown || self.theme.lit == Style::new()
    }
}

fn joined(words: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    let words: Vec<_> = words.into_iter().map(|word| word.to_string()).collect();
    words.join(between)
}

/// Paints everything, and returns the regions.
pub fn render(app: &App, display: &DisplayOptions, frame: &mut Frame<'_>) -> Regions {
    let mut regions = Regions::default();
    if frame.area().is_empty() {
        return regions;
    }
    let look = Look {
        language: display.language,
        theme: Theme::new(app.theme(), display.depth),
        glyphs: display.glyphs,
        depth: display.depth,
        motion: app.motion(),
    };
    let mut canvas = Canvas {
        look: &look,
        buffer: frame.buffer_mut(),
        regions: &mut regions,
    };
    view::render(app, &mut canvas);
    finish::finish(look.theme.ground, canvas.buffer);
    if look.glyphs == Glyphs::Ascii {
        glyphs::translate(canvas.buffer);
    }
    regions
}

#[cfg(test)]
mod tests;
