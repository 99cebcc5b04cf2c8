//! The standing pins before `9 LEFT` in large letters: a full rack is a triangle, fewer pins are side by
//! side, and if the pins are known the triangle shows those that are standing.

use ratatui::layout::Rect;
use ratatui::text::Span;

use crate::domain::Pins;
use crate::ui::layout::{self, below, right_of};
use crate::ui::widget::{Deck, LargePin, Rack};
use crate::ui::{Canvas, Theme};

/// The size of a drawn pin, and the distance from one to the next.
const PIN: (u16, u16) = (6, 7);
const NEXT_PIN: u16 = PIN.0 + 1;
/// The width of the triangle.
const RACK: u16 = 13;
/// The blanks after the pins: preferred, and minimum.
const GAP: u16 = 4;
const LEAST_GAP: u16 = 2;

/// A pin of the large triangle, and the distance from one to the next.
const DOT: [&str; 2] = ["▟▙", "▜▛"];
const NEXT_DOT: u16 = 6;
/// The number of rows of a triangle, which is also the number of pins in its back row.
const ROWS: u16 = 4;

pub(super) struct StandingPins<'view> {
    pub(super) pins: Pins,
    /// Which pins are standing, if known.
    pub(super) deck: Option<Deck>,
    pub(super) theme: &'view Theme,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum PinPicture {
    /// A full rack as high as the letters next to it.
    Triangle,
    /// Large pins, which may extend beyond the zone.
    Large,
    /// As on the board.
    Rack,
}

/// The zone, and the zone with the free rows above and below it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct PinRoom {
    pub(super) zone: Rect,
    pub(super) high: Rect,
}

impl StandingPins<'_> {
    /// The width of the pins and the blanks after them, before a word of this width. None if they don't
    /// both fit.
    pub(super) fn width(&self, room: PinRoom, word: u16) -> Option<u16> {
        let rest = room.zone.width.checked_sub(word)?;
        let picture = self.picture(room, rest)?;
        Some((self.columns(picture) + GAP).min(rest))
    }

    /// The largest drawing that fits.
    fn picture(&self, room: PinRoom, width: u16) -> Option<PinPicture> {
        let is_right = |picture: &PinPicture| match picture {
            _ if self.columns(*picture) + LEAST_GAP > width => false,
            PinPicture::Triangle => self.is_triangle() && room.zone.height >= 2 * ROWS,
            PinPicture::Large => !self.is_triangle() && room.high.height >= PIN.1,
            PinPicture::Rack => true,
        };
        let mut pictures = [PinPicture::Triangle, PinPicture::Large, PinPicture::Rack].into_iter();
        let picture = pictures.find(is_right);
        // Known pins are labelled with their keys.
        picture.map(|picture| self.deck.map_or(picture, |_| PinPicture::Rack))
    }

    const fn is_triangle(&self) -> bool {
        self.deck.is_some() || self.pins.is_all()
    }

    fn columns(&self, picture: PinPicture) -> u16 {
        let count = u16::from(self.pins.count());
        match picture {
            PinPicture::Triangle => NEXT_DOT * (ROWS - 1) + 2,
            PinPicture::Large => (count * NEXT_PIN).saturating_sub(1),
            PinPicture::Rack if self.is_triangle() => RACK,
            // If they would be wider than the rack, they are small.
            PinPicture::Rack if count * 3 <= Rack::WIDTH + 1 => count * 3 - 1,
            PinPicture::Rack => count * 2 - 1,
        }
    }

    /// Returns the area where a ball rolls past.
    pub(super) fn render(&self, room: PinRoom, width: u16, canvas: &mut Canvas<'_>) -> Rect {
        let Some(picture) = self.picture(room, width) else {
            return Rect::ZERO;
        };
        let (pins, deck, theme) = (self.pins, self.deck, self.theme);
        let own = |height| Rect {
            width: self.columns(picture),
            ..layout::centred(room.zone, room.zone.width, height)
        };
        match picture {
            PinPicture::Triangle => {
                render_triangle(own(2 * ROWS), canvas);
                below(own(2 * ROWS), ROWS)
            }
            PinPicture::Large => {
                let high = layout::centred(room.high, room.high.width, PIN.1);
                let places = (0..u16::from(pins.count())).map(|pin| right_of(high, pin * NEXT_PIN));
                places.for_each(|place| canvas.paint(LargePin { theme }, place));
                own(ROWS)
            }
            PinPicture::Rack => {
                let rows = ROWS - u16::from(!self.is_triangle());
                canvas.paint(Rack { pins, deck, theme }, own(rows));
                own(rows)
            }
        }
    }
}

fn render_triangle(area: Rect, canvas: &mut Canvas<'_>) {
    let places = (0..ROWS).flat_map(|row| (0..ROWS - row).map(move |place| (row, place)));
    for (row, place) in places {
        let own = below(area, 2 * row);
        let own = right_of(own, row * NEXT_DOT / 2 + place * NEXT_DOT);
        let style = canvas.look.theme.pin;
        for (half, line) in DOT.iter().zip(own.rows()) {
            canvas.paint(Span::styled(*half, style), line);
        }
    }
}
