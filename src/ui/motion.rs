//! Animations after a ball: a few cells of what is already painted, for less than a second.
//!
//! What is shown depends only on what happened and how long ago. Each animation is a few pictures
//! over the final one, so that any key can end it, and finds its place by the painted regions.

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

/// What an animation paints on.
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

    /// How long the current picture stays.
    pub fn until_next(&self) -> Duration {
        self.timing().until_next(self.elapsed)
    }

    const fn timing(&self) -> Timing {
        Timing::new(self.animation.occasion)
    }

    /// Paints the current picture over the final one.
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

    /// In the big view a mark opens the zone of its call; elsewhere each occasion has its place.
    fn paint(&self, regions: &Regions, canvas: &mut MotionCanvas<'_>) {
        let Animation { player, occasion } = self.animation;
        let call = regions.find(Target::Call);
        let zone = call.filter(|zone| zone.height > 1);
        let (line, pins) = (call, regions.find(Target::Pins));
        let (name, banner) = (
            regions.find(Target::Name(player)),
            regions.find(Target::Banner),
        );
        match (occasion, zone) {
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

impl MotionCanvas<'_> {
    fn each(&mut self, area: Option<Rect>, paint: impl FnOnce(&mut Self, Rect)) {
        let area = area.map(|area| area.intersection(self.buffer.area));
        if let Some(area) = area.filter(|area| !area.is_empty()) {
            paint(self, area);
        }
    }

    /// The part of `whole` that has been reached, all of it in the last picture.
    fn reached(&self, whole: u16) -> u16 {
        let (step, steps) = (u32::from(self.step) + 1, u32::from(self.timing.steps()));
        u16::try_from(u32::from(whole) * step / steps.max(1)).unwrap_or(whole)
    }

    /// Blanks the cells, with nothing behind them.
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

    /// The name of whoever is up is filled from the left.
    fn open_name(&mut self, name: Rect) {
        let plain = self.theme.ground.patch(self.theme.lit).patch(self.theme.up);
        let front = name.x + self.reached(name.width);
        let coming = name.positions().filter(|place| place.x >= front);
        for place in coming.collect::<Vec<_>>() {
            let sign = self.cell(place).symbol().to_owned();
            self.set(place, &sign, plain);
        }
    }
}

#[cfg(test)]
mod tests;
