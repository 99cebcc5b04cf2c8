//! Animations after a ball: they change a few painted cells, for less than a second.
//!
//! Each frame depends only on the animation and the time since it started. A frame is painted over the
//! final picture, so that any key can end it, and is placed by the painted regions.

mod banner;
mod call;
mod pins;
mod timing;

use std::time::Duration;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use super::{DisplayOptions, Glyphs, Regions, Theme, glyphs};
use crate::app::{Animation, Occasion, Target, ThemeName};
use timing::Timing;

/// An animation, and how long ago it started.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Moment {
    pub animation: Animation,
    pub elapsed: Duration,
}

/// The canvas of an animation.
struct MotionCanvas<'paint> {
    theme: Theme,
    step: u16,
    timing: Timing,
    buffer: &'paint mut Buffer,
}

impl Moment {
    /// Is the animation still running?
    pub fn is_on(&self) -> bool {
        self.elapsed < self.timing().lasting()
    }

    /// The remaining time of the current frame.
    pub fn until_next(&self) -> Duration {
        self.timing().until_next(self.elapsed)
    }

    const fn timing(&self) -> Timing {
        Timing::new(self.animation.occasion)
    }

    /// Is the region it animates on screen?
    pub fn has_place(&self, regions: &Regions) -> bool {
        let Animation { player, occasion } = self.animation;
        let own = match occasion {
            Occasion::Turn => Target::Name(player),
            Occasion::Turkey(_) => Target::Call,
            Occasion::Perfect => Target::Banner,
            Occasion::Win => Target::Podium(1),
            Occasion::Gutter | Occasion::Split(_) | Occasion::Strike | Occasion::Spare(_) => {
                Target::Pins
            }
        };
        let places = [Some(own), zone(regions).map(|_| Target::Call)];
        let mut places = places.into_iter().flatten();
        places.any(|place| regions.find(place).is_some())
    }

    /// Paints the current frame over the final picture.
    pub fn animate(
        &self,
        regions: &Regions,
        (name, display): (ThemeName, &DisplayOptions),
        buffer: &mut Buffer,
    ) {
        let timing = self.timing();
        let mut canvas = MotionCanvas {
            theme: Theme::new(name, display.depth),
            step: timing.step(self.elapsed),
            timing,
            buffer,
        };
        self.paint(regions, &mut canvas);
        if display.glyphs == Glyphs::Ascii {
            glyphs::translate(buffer);
        }
    }

    /// In the big view a mark opens the zone of its call; elsewhere each occasion has its own region.
    fn paint(&self, regions: &Regions, canvas: &mut MotionCanvas<'_>) {
        let Animation { player, occasion } = self.animation;
        let (line, pins) = (regions.find(Target::Call), regions.find(Target::Pins));
        let (name, banner) = (
            regions.find(Target::Name(player)),
            regions.find(Target::Banner),
        );
        match (occasion, zone(regions)) {
            (Occasion::Turn, _) => canvas.each(name, MotionCanvas::open_name),
            (Occasion::Gutter, _) => canvas.each(pins, MotionCanvas::roll),
            (_, Some(zone)) => canvas.open_zone(zone),
            (Occasion::Split(leave), _) => {
                canvas.each(pins, |canvas, pins| canvas.part(leave, pins));
            }
            (Occasion::Strike, _) => canvas.each(pins, MotionCanvas::strike),
            (Occasion::Spare(stood), _) => {
                canvas.each(pins, |canvas, pins| canvas.spare(stood, pins));
            }
            (Occasion::Turkey(strikes), _) => {
                canvas.each(line, |canvas, line| canvas.shout(strikes, line));
            }
            (Occasion::Perfect, _) => canvas.each(banner, MotionCanvas::reveal),
            (Occasion::Win, _) => canvas.raise(regions),
        }
    }
}

/// The zone of a call in large letters. None if the call is on a line.
fn zone(regions: &Regions) -> Option<Rect> {
    regions.find(Target::Call).filter(|zone| zone.height > 1)
}

impl MotionCanvas<'_> {
    fn each(&mut self, area: Option<Rect>, paint: impl FnOnce(&mut Self, Rect)) {
        let area = area.map(|area| area.intersection(self.buffer.area));
        if let Some(area) = area.filter(|area| !area.is_empty()) {
            paint(self, area);
        }
    }

    /// The part of `whole` that has been reached; all of it in the last frame.
    fn reached(&self, whole: u16) -> u16 {
        let (step, steps) = (u32::from(self.step) + 1, u32::from(self.timing.steps()));
        u16::try_from(u32::from(whole) * step / steps.max(1)).unwrap_or(whole)
    }

    /// Blanks the cells and their background.
    fn blank(&mut self, area: Rect) {
        let ground = self.theme.ground;
        for place in area.intersection(self.buffer.area).positions() {
            self.set(place, " ", ground);
        }
    }

    fn set(&mut self, place: Position, sign: &str, style: Style) {
        if let Some(cell) = self.buffer.cell_mut(place) {
            cell.reset();
            cell.set_symbol(sign).set_style(style);
        }
    }

    fn put(&mut self, place: Position, cell: Cell) {
        if let Some(own) = self.buffer.cell_mut(place) {
            *own = cell;
        }
    }

    fn cell(&self, place: Position) -> Cell {
        self.buffer.cell(place).cloned().unwrap_or_default()
    }

    /// The current player's name is filled from the left; in large letters it is lit instead.
    fn open_name(&mut self, name: Rect) {
        let lit = self.theme.ground.patch(self.theme.lit).patch(self.theme.up);
        let front = name.x + self.reached(name.width);
        let coming = name.positions().filter(|place| place.x >= front);
        for place in coming.collect::<Vec<_>>() {
            let cell = self.cell(place);
            let filled = Some(lit).filter(|_| self.is_up(&cell));
            let before = filled.unwrap_or(self.theme.ground);
            self.set(place, cell.symbol(), before);
        }
    }

    /// Is the cell filled like the name of the current player?
    fn is_up(&self, cell: &Cell) -> bool {
        let fill = self.theme.fill.up;
        match fill.bg {
            Some(ground) => cell.bg == ground,
            None => cell.modifier.contains(fill.add_modifier),
        }
    }
}

#[cfg(test)]
mod tests;
