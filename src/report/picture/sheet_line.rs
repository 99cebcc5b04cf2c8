//! One line of the picture: the name, ten frames with their balls, and the score.

use super::shape::{Anchor, Area, Corner, Lettering, Shape};
use super::{MARGIN, NAME, Pigment, TOTAL, WIDTH, column};
use crate::domain::{Frame, FrameState, Leave, Mark, Pins};
use crate::report::sheet::SheetLine;

pub(super) const LINE: u32 = 66;
/// The side of a ball's box.
const BALL: u32 = 26;
/// More pin numbers don't fit below the marks.
const MOST_PINS: u8 = 5;

/// Draws one line, starting at `top`.
#[derive(Clone, Copy)]
pub(super) struct LinePen {
    pub(super) top: u32,
}

impl LinePen {
    pub(super) fn draw(self, line: &SheetLine<'_>) -> Vec<Shape> {
        let ground = if line.is_first() {
            Pigment::Lit
        } else {
            Pigment::Cell
        };
        let score = line.shown_score();
        let paint = if line.is_first() {
            Pigment::Up
        } else {
            Pigment::Text
        };
        let total = WIDTH - MARGIN - TOTAL;
        let mut shapes = Vec::new();
        shapes.extend(self.cell(ground, MARGIN, NAME));
        shapes.extend(self.text((Pigment::Muted, 16), (MARGIN + 16, 41), &line.place()));
        shapes.extend(self.text((paint, 22), (MARGIN + 58, 41), line.player.name()));
        for (frame, total) in line.cells() {
            shapes.extend(self.frame(frame, &total));
        }
        shapes.extend(self.cell(ground, total, TOTAL));
        shapes.extend(self.text((paint, 30), (total + TOTAL / 2, 43), &score));
        shapes
    }

    fn frame(self, frame: &Frame, total: &str) -> Vec<Shape> {
        let (left, width) = column(frame.number());
        let marks: Vec<_> = frame.marks().collect();
        let boxes = match marks.as_slice() {
            _ if frame.number().is_last() => 3,
            [Mark::Strike] => 1,
            // The first ball doesn't move when the second one follows.
            _ => 2,
        };
        let first = left + width - BALL * boxes;
        let balls = (first..).step_by(BALL as usize).zip(&marks);
        let mut shapes: Vec<_> = self.cell(Pigment::Cell, left, width).into();
        for (left, mark) in balls.clone() {
            shapes.extend(self.ball(left, *mark));
        }
        for ((left, _), _) in balls.zip(split_balls(frame)).filter(|(_, split)| *split) {
            let middle = (left + BALL / 2, self.top + BALL / 2);
            shapes.push(Shape::Ring(middle, 11, Pigment::Text));
        }
        let leave = written_leave(frame).unwrap_or_default();
        shapes.extend(self.text((Pigment::Muted, 11), (left + width / 2, 37), &leave));
        shapes.extend(self.text((Pigment::Text, 20), (left + width / 2, 56), total));
        shapes
    }

    /// A strike fills its box, a spare half of it.
    fn ball(self, left: u32, mark: Mark) -> Vec<Shape> {
        let area = Area {
            left,
            top: self.top,
            width: BALL,
            height: BALL,
        };
        let corner = |paint| {
            Shape::Corner(Corner {
                left,
                top: self.top,
                side: BALL,
                paint,
            })
        };
        let (fill, ink) = match mark {
            Mark::Strike => (Some(Shape::Filled(area, Pigment::Strike)), Pigment::Ink),
            Mark::Spare => (Some(corner(Pigment::Spare)), Pigment::Text),
            Mark::Foul => (None, Pigment::Foul),
            Mark::Gutter | Mark::Count(_) => (None, Pigment::Text),
        };
        let outline = Shape::Outlined(area, Pigment::Rule);
        let text = self.text((ink, 18), (left + BALL / 2, 19), &mark.to_string());
        fill.into_iter().chain([outline]).chain(text).collect()
    }

    const fn cell(self, ground: Pigment, left: u32, width: u32) -> [Shape; 2] {
        let area = Area {
            left,
            top: self.top,
            width,
            height: LINE,
        };
        [
            Shape::Filled(area, ground),
            Shape::Outlined(area, Pigment::Rule),
        ]
    }

    /// Centred at `x`, `below` the top of the line by this much.
    fn text(
        self,
        (paint, size): (Pigment, u32),
        (x, below): (u32, u32),
        text: &str,
    ) -> Option<Shape> {
        let words = Lettering::new(paint, size).anchored(Anchor::Middle);
        words.write((x, self.top + below), text)
    }
}

/// For each ball, whether it left a split.
pub(crate) fn split_balls(frame: &Frame) -> impl Iterator<Item = bool> {
    let racks = frame.states().iter();
    racks.flat_map(|rack| {
        let balls = match rack {
            FrameState::Ready => 0,
            FrameState::FirstBowl(_) | FrameState::Strike => 1,
            FrameState::Spare(_) | FrameState::Miss(..) => 2,
        };
        (0..balls).map(|ball| ball == 0 && rack.is_split())
    })
}

/// The pins left by the first rack, if they are few enough to fit.
pub(crate) fn written_leave(frame: &Frame) -> Option<String> {
    let first = frame.states().first()?.first()?;
    let leave = Pins::leave(first).filter(|leave| *leave != Leave::FULL);
    let leave = leave.filter(|leave| leave.count() <= MOST_PINS);
    leave.map(|leave| leave.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::FrameNumber;

    /// The left edges of the ball boxes.
    fn boxes(balls: &[u8]) -> Vec<u32> {
        let mut frame = Frame::new(FrameNumber::FIRST);
        for pins in balls {
            frame.bowl(Pins::new(*pins).unwrap()).unwrap();
        }
        let shapes = LinePen { top: 0 }.frame(&frame, "");
        let edges = shapes.into_iter().filter_map(|shape| match shape {
            Shape::Outlined(area, _) if area.width == BALL => Some(area.left),
            _ => None,
        });
        edges.collect()
    }

    #[test]
    fn a_first_ball_stays_where_it_is_and_a_strike_is_in_the_last_box() {
        let both = boxes(&[4, 5]);
        assert_eq!(boxes(&[4]), both[..1]);
        assert_eq!(boxes(&[10]), both[1..]);
    }
}
