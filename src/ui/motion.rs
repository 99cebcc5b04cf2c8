//! Animations after a ball: a light that moves over what is already painted.
//!
//! Which cells are lit depends only on what happened and how long ago. No character changes, so
//! everything stays readable.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::layout::top;
use super::{Regions, Theme};
use crate::app::{Animation, Occasion, Target};

/// An animation, and how long ago it started.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Moment {
    pub animation: Animation,
    pub elapsed: Duration,
}

/// The width of the light that moves over a line.
const BEAM: u32 = 8;
/// The distance between two stripes of light, and the offset of each line.
const STRIPES: u32 = 24;
const SLANT: u32 = 2;

/// How many lines of a player are lit.
const LINES: u16 = 2;

impl Moment {
    /// Is the animation still running?
    pub fn is_on(&self) -> bool {
        self.elapsed < lasting(self.animation.occasion)
    }

    /// Lights the painted cells.
    pub fn animate(&self, regions: &Regions, theme: &Theme, buffer: &mut Buffer) {
        let area = self.place(regions, buffer.area);
        let style = light(self.animation.occasion, theme);
        let lit = |place: &Position| is_lit(*self, area, *place);
        for place in area.positions().filter(lit) {
            buffer.set_style(Rect::new(place.x, place.y, 1, 1), style);
        }
    }

    /// Where the light goes: the player's name or row on the sheet; the whole screen for rare
    /// occasions, and if no sheet is visible.
    fn place(&self, regions: &Regions, whole: Rect) -> Rect {
        let Animation { player, occasion } = self.animation;
        let (found, height) = match occasion {
            Occasion::Turn => (regions.find(Target::Name(player)), 1),
            Occasion::Spare | Occasion::Strike => (regions.find(Target::Line(player)), LINES),
            Occasion::Turkey | Occasion::Perfect => (None, 0),
        };
        found.map_or(whole, |found| top(found, height))
    }

    /// The progress, scaled to `whole`.
    fn part_of(&self, whole: u32) -> u32 {
        let lasting = lasting(self.animation.occasion).as_millis().max(1);
        let part = self.elapsed.as_millis() * u128::from(whole) / lasting;
        u32::try_from(part).unwrap_or(whole)
    }
}

const fn lasting(occasion: Occasion) -> Duration {
    Duration::from_millis(match occasion {
        Occasion::Turn => 240,
        Occasion::Spare => 400,
        Occasion::Strike => 500,
        Occasion::Turkey => 700,
        Occasion::Perfect => 800,
    })
}

fn light(occasion: Occasion, theme: &Theme) -> Style {
    let style = match occasion {
        Occasion::Turn => theme.up,
        Occasion::Spare => theme.spare,
        Occasion::Strike | Occasion::Turkey | Occasion::Perfect => theme.strike,
    };
    let behind = theme.ground.bg.map(|ground| style.bg(ground));
    behind.unwrap_or(style).add_modifier(Modifier::REVERSED)
}

fn is_lit(moment: Moment, area: Rect, place: Position) -> bool {
    let (across, down) = (u32::from(place.x - area.x), u32::from(place.y - area.y));
    let width = u32::from(area.width);
    match moment.animation.occasion {
        Occasion::Turn => across >= moment.part_of(width),
        Occasion::Spare | Occasion::Strike | Occasion::Turkey => {
            let front = moment.part_of(width + BEAM);
            (across..across + BEAM).contains(&front)
        }
        Occasion::Perfect => {
            let ahead = moment.part_of(4 * STRIPES);
            (across + SLANT * down + 4 * STRIPES - ahead) % STRIPES < BEAM
        }
    }
}

#[cfg(test)]
mod tests;
