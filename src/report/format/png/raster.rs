//! The pixels that shapes are drawn on.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, Glyph, PxScale, ScaleFont, point};

use crate::archive::plain;
use crate::report::picture::{Anchor, Area, Corner, Lettering, Pigment, Shape};

/// Pixels per unit of the picture.
const SCALE: u32 = 2;
/// Bytes per pixel.
const DEPTH: usize = 3;

/// Latin letters and the common Korean syllables.
static FONT: LazyLock<Option<FontRef<'static>>> = LazyLock::new(|| {
    FontRef::try_from_slice(include_bytes!("../../../../assets/font/tenpin-sheet.ttf")).ok()
});

pub(super) struct Raster {
    width: u32,
    height: u32,
    pixels: Vec<u8>,
}

impl Raster {
    pub(super) fn new(width: u32, height: u32, ground: Pigment) -> Self {
        let (width, height) = (width * SCALE, height * SCALE);
        let count = width as usize * height as usize;
        Self {
            width,
            height,
            pixels: ground.colour().repeat(count),
        }
    }

    pub(super) const fn width(&self) -> u32 {
        self.width
    }

    pub(super) const fn height(&self) -> u32 {
        self.height
    }

    pub(super) fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    pub(super) fn draw(&mut self, shape: &Shape) {
        match shape {
            Shape::Filled(area, paint) => self.fill(scaled(*area), *paint),
            Shape::Outlined(area, paint) => self.outline(scaled(*area), *paint),
            Shape::Corner(corner) => self.corner(*corner),
            Shape::Ring(middle, radius, paint) => self.ring(*middle, *radius, *paint),
            Shape::Text(words, at, text) => self.write(*words, *at, text),
        }
    }

    fn fill(&mut self, area: Area, paint: Pigment) {
        let colour = paint.colour().repeat(area.width as usize);
        for row in area.top..area.top + area.height {
            let start = self.offset(area.left, row);
            self.copy(start, &colour);
        }
    }

    fn copy(&mut self, start: usize, colour: &[u8]) {
        if let Some(pixels) = self.pixels.get_mut(start..start + colour.len()) {
            pixels.copy_from_slice(colour);
        }
    }

    fn outline(&mut self, area: Area, paint: Pigment) {
        let Area {
            left,
            top,
            width,
            height,
        } = area;
        let line = SCALE / 2;
        for top in [top, top + height - line] {
            let height = line;
            self.fill(
                Area {
                    top,
                    height,
                    ..area
                },
                paint,
            );
        }
        for left in [left, left + width - line] {
            let width = line;
            self.fill(
                Area {
                    left,
                    width,
                    ..area
                },
                paint,
            );
        }
    }

    fn corner(&mut self, corner: Corner) {
        let side = corner.side * SCALE;
        for row in 0..side {
            let line = Area {
                left: corner.left * SCALE + side - 1 - row,
                top: corner.top * SCALE + row,
                width: row + 1,
                height: 1,
            };
            self.fill(line, corner.paint);
        }
    }

    fn ring(&mut self, (x, y): (u32, u32), radius: u32, paint: Pigment) {
        let (x, y, radius) = (x * SCALE, y * SCALE, radius * SCALE);
        let reach = radius + SCALE;
        let rows = y.saturating_sub(reach)..y + reach;
        let columns = x.saturating_sub(reach)..x + reach;
        let places = rows.flat_map(|row| columns.clone().map(move |column| (column, row)));
        for (column, row) in places {
            let across = f64::from(column) + 0.5 - f64::from(x);
            let down = f64::from(row) + 0.5 - f64::from(y);
            // `hypot` would load the math library in every process.
            let distance = (across * across + down * down).sqrt();
            let off = (distance - f64::from(radius)).abs();
            self.blend((column, row), paint, 1.5 - off);
        }
    }

    /// Starts at the left, centre or right according to the anchor. Control characters are skipped.
    fn write(&mut self, words: Lettering, (x, y): (u32, u32), text: &str) {
        let Some(font) = FONT.as_ref() else {
            return;
        };
        let scale = PxScale::from(precise(words.size * SCALE) * ASCENT_AND_DESCENT);
        let font = font.as_scaled(scale);
        let text = plain(text);
        let width: f32 = text
            .chars()
            .map(|letter| font.h_advance(font.glyph_id(letter)))
            .sum();
        let mut pen = precise(x * SCALE)
            - match words.anchor {
                Anchor::Start => 0.0,
                Anchor::Middle => width / 2.0,
                Anchor::End => width,
            };
        for letter in text.chars() {
            let id = font.glyph_id(letter);
            let glyph = id.with_scale_and_position(scale, point(pen, precise(y * SCALE)));
            pen += font.h_advance(id);
            self.draw_glyph(font.font(), glyph, words.paint);
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a place on the picture; one beyond its edge is left out"
    )]
    fn draw_glyph(&mut self, font: &FontRef<'_>, glyph: Glyph, paint: Pigment) {
        let Some(outline) = font.outline_glyph(glyph) else {
            return;
        };
        let bounds = outline.px_bounds();
        let (left, top) = (bounds.min.x.max(0.0) as u32, bounds.min.y.max(0.0) as u32);
        outline.draw(|x, y, coverage| self.blend((left + x, top + y), paint, coverage.into()));
    }

    /// Blends the paint into a pixel; a coverage of 1 is the paint alone.
    fn blend(&mut self, (x, y): (u32, u32), paint: Pigment, coverage: f64) {
        if x >= self.width || y >= self.height || coverage <= 0.0 {
            return;
        }
        let start = self.offset(x, y);
        let own = self.pixels.get_mut(start..start + DEPTH);
        let Some(own) = own else {
            return;
        };
        for (own, other) in own.iter_mut().zip(paint.colour()) {
            *own = mixed(*own, other, coverage.min(1.0));
        }
    }

    const fn offset(&self, x: u32, y: u32) -> usize {
        (y as usize * self.width as usize + x as usize) * DEPTH
    }
}

/// The font's size is measured from ascent to descent, a picture's by the em square.
const ASCENT_AND_DESCENT: f32 = 1.15;

const fn scaled(area: Area) -> Area {
    Area {
        left: area.left * SCALE,
        top: area.top * SCALE,
        width: area.width * SCALE,
        height: area.height * SCALE,
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "no picture is so large that it would show"
)]
const fn precise(pixels: u32) -> f32 {
    pixels as f32
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between two bytes"
)]
fn mixed(own: u8, other: u8, coverage: f64) -> u8 {
    let (own, other) = (f64::from(own), f64::from(other));
    (own + (other - own) * coverage).round() as u8
}
