//! Three letters on three tiles, like a letter board:
//!
//! ```text
//! ╭───╮ ╭───╮ ╭───╮
//! │ L │ │ E │ │ ▂ │
//! ╰───╯ ╰───╯ ╰───╯
//! ```

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use crate::ui::layout::{cells, centred, right_of};
use crate::ui::widget::{Card, Letters, Size};
use crate::ui::{Glyphs, Look};

/// The letters of a name.
const TILES: usize = 3;
const GAP: u16 = 1;

/// The typed part of a name, with the cursor on the next tile.
pub(crate) struct Tiles<'view> {
    pub(crate) typed: &'view str,
    /// Whether the next letter goes here.
    pub(crate) cursor: Cursor,
    pub(crate) size: TileSize,
    pub(crate) look: &'view Look,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Cursor {
    Shown,
    Hidden,
}

/// The size of the tiles.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum TileSize {
    /// Letters without tiles, for narrow screens.
    Bare,
    Plain,
    Large,
}

impl TileSize {
    pub(crate) const fn height(self) -> u16 {
        match self {
            Self::Bare => 1,
            Self::Plain => 3,
            Self::Large => 5,
        }
    }

    const fn tile(self) -> u16 {
        match self {
            Self::Bare => 1,
            Self::Plain => 5,
            Self::Large => 11,
        }
    }

    /// The width of all three tiles.
    pub(crate) fn width(self) -> u16 {
        let tiles = cells(TILES);
        tiles * (self.tile() + GAP) - GAP
    }
}

impl Widget for Tiles<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let mut rest = area;
        for place in 0..TILES {
            let width = self.size.tile().min(rest.width);
            let height = self.size.height().min(rest.height);
            let tile = Rect {
                width,
                height,
                ..rest
            };
            self.render_tile(place, tile, buffer);
            rest = right_of(rest, self.size.tile() + GAP);
        }
    }
}

impl Tiles<'_> {
    fn render_tile(&self, place: usize, tile: Rect, buffer: &mut Buffer) {
        let letter = self.typed.chars().nth(place);
        let inner = match self.size {
            TileSize::Bare => tile,
            TileSize::Plain | TileSize::Large => self.render_frame(place, tile, buffer),
        };
        let is_next = self.cursor == Cursor::Shown && place == self.typed.len();
        let style = self.letter(is_next);
        let sign = match letter {
            Some(letter) => letter.to_string(),
            None => self.blank(is_next).to_owned(),
        };
        let size = Size::largest(&sign, inner, self.look.glyphs);
        match size.filter(|_| letter.is_some()) {
            Some(size) => {
                let word = &sign;
                let middle = centred(inner, size.width(word), size.rows());
                Letters { word, size, style }.render(middle, buffer);
            }
            None => Line::styled(sign, style)
                .centered()
                .render(centred(inner, inner.width, 1), buffer),
        }
    }

    /// Returns the area inside.
    fn render_frame(&self, place: usize, tile: Rect, buffer: &mut Buffer) -> Rect {
        Card::untitled(self.rule(place)).render(tile, buffer);
        Card::inner(tile)
    }

    /// What is shown for a letter not typed yet.
    const fn blank(&self, is_next: bool) -> &'static str {
        match (self.size, self.look.glyphs) {
            (TileSize::Bare, _) => "_",
            (_, Glyphs::Unicode) if is_next => "▂",
            (_, Glyphs::Ascii) if is_next => "_",
            _ => " ",
        }
    }

    const fn letter(&self, is_next: bool) -> Style {
        match self.cursor {
            Cursor::Shown if is_next => self.look.theme.up,
            Cursor::Shown => self.look.theme.title,
            Cursor::Hidden => self.look.theme.muted,
        }
    }

    /// Filled tiles and the next one have the colour of the current player.
    const fn rule(&self, place: usize) -> Style {
        match self.cursor {
            Cursor::Shown if place <= self.typed.len() => self.look.theme.up_rule,
            _ => self.look.theme.rule,
        }
    }
}
