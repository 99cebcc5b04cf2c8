//! A moment of motion after a ball: a light that goes over what is already painted.
//!
//! Which cells are lit is a function of what happened and how long ago, and of nothing else. No sign
//! is changed, so whatever can be read before can be read while it lasts.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::{DisplayOptions, Theme};
use crate::app::{Animation, App, Occasion};

/// A flourish, and how long ago it began.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Moment {
    /// What is seen.
    pub flourish: Animation,
    /// Since when.
    pub elapsed: Duration,
}

/// The columns of the light that goes over a line.
const BEAM: u32 = 8;
/// The distance of two lights that follow each other, and how much each line is ahead.
const STRIPES: u32 = 24;
const SLANT: u32 = 2;

/// The letters of a name, and the lines of a player on the sheet.
const LETTERS: u16 = 3;
const LINES: u16 = 2;

impl Moment {
    /// Is there still anything to be seen?
    pub fn is_on(&self) -> bool {
        self.elapsed < lasting(self.flourish.occasion)
    }

    /// How far it is, in parts of this whole.
    fn part_of(&self, whole: u32) -> u32 {
        let lasting = lasting(self.flourish.occasion).as_millis().max(1);
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

/// Puts the light on what is painted, if anything is to be seen.
pub fn animate(
    app: &App,
    surroundings: &DisplayOptions,
    moment: Option<Moment>,
    buffer: &mut Buffer,
) {
    let Some(moment) = moment else {
        return;
    };
    let theme = Theme::new(app.theme(), surroundings.depth);
    let area = place(moment.flourish, buffer);
    let style = light(moment.flourish.occasion, &theme);
    let lit = |place: &Position| is_lit(moment, area, *place);
    for place in area.positions().filter(lit) {
        buffer.set_style(Rect::new(place.x, place.y, 1, 1), style);
    }
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
    match moment.flourish.occasion {
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

/// Where the light goes: over the name on the sheet, or the line after it; everywhere for what is
/// rare, and where no sheet is in sight.
fn place(flourish: Animation, buffer: &Buffer) -> Rect {
    let name = flourish.player.name();
    let mut places = buffer.area.positions();
    let found = places.find(|place| is_name(name, *place, buffer));
    match (flourish.occasion, found) {
        (Occasion::Turkey | Occasion::Perfect, _) | (_, None) => buffer.area,
        (Occasion::Turn, Some(name)) => Rect::new(name.x, name.y, LETTERS, 1),
        (Occasion::Spare | Occasion::Strike, Some(name)) => {
            let line = (name.x..buffer.area.right()).rev();
            let is_end = |x: &u16| is_bar(Position::new(*x, name.y), buffer);
            let end = line.into_iter().find(is_end).unwrap_or(name.x);
            Rect::new(name.x, name.y, end - name.x, LINES).intersection(buffer.area)
        }
    }
}

/// Does a name stand there, in a cell of the sheet? There may be a blank after it.
fn is_name(name: &str, place: Position, buffer: &Buffer) -> bool {
    let at = |offset: u16| Position::new(place.x.saturating_add(offset), place.y);
    let is_letter = |(offset, letter): (u16, char)| {
        let cell = buffer.cell(at(offset));
        cell.is_some_and(|cell| cell.symbol().starts_with(letter))
    };
    let is_cell_over = || (LETTERS..=LETTERS + 1).any(|offset| is_bar(at(offset), buffer));
    (0..).zip(name.chars()).all(is_letter) && is_cell_over()
}

fn is_bar(place: Position, buffer: &Buffer) -> bool {
    let cell = buffer.cell(place);
    cell.is_some_and(|cell| matches!(cell.symbol(), "│" | "|"))
}

#[cfg(test)]
mod tests;
