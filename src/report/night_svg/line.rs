//! One line of the picture: the name, ten frames with their balls, and the score.

use std::fmt::{self, Formatter};

use super::{MARGIN, NAME, TOTAL, WIDTH, column};
use crate::domain::{Frame, Mark, forecast};
use crate::report::sheet::SheetLine;

/// How high a line is.
pub(super) const LINE: u32 = 62;
/// The side of the box of a ball.
const BALL: u32 = 26;

/// Draws one line from there down.
pub(super) struct Pen<'pen, 'formatter> {
    pub(super) formatter: &'pen mut Formatter<'formatter>,
    pub(super) top: u32,
}

impl Pen<'_, '_> {
    pub(super) fn line(&mut self, line: &SheetLine<'_>) -> fmt::Result {
        let class = match line.place {
            Some(1) => "first",
            _ => "cell",
        };
        self.cell(class, (MARGIN, NAME))?;
        let place = line
            .place
            .map_or_else(String::new, |place| place.to_string());
        self.text("muted", (MARGIN + 16, 40, 16), &place)?;
        self.text("title", (MARGIN + 58, 40, 22), line.seat.player().name())?;
        let frames = line.seat.game().frames();
        let scores = frames.scores();
        for frame in frames {
            let total = scores.at(frame.number());
            self.frame(frame, total)?;
        }
        self.cell(class, (WIDTH - MARGIN - TOTAL, TOTAL))?;
        let score = forecast::now(frames).to_string();
        self.text("score", (WIDTH - MARGIN - TOTAL / 2, 42, 30), &score)
    }

    fn frame(&mut self, frame: &Frame, total: Option<u16>) -> fmt::Result {
        let (left, width) = column(frame.number());
        self.cell("cell", (left, width))?;
        let marks: Vec<_> = frame.marks().collect();
        let boxes = marks.len().max(1);
        let from = left + width - BALL * u32::try_from(boxes).unwrap_or_default();
        for (mark, left) in marks.into_iter().zip((from..).step_by(BALL as usize)) {
            let top = self.top;
            writeln!(
                self.formatter,
                "<rect class=\"box\" x=\"{left}\" y=\"{top}\" width=\"{BALL}\" height=\"{BALL}\"/>"
            )?;
            self.text(class(mark), (left + BALL / 2, 19, 18), &mark.to_string())?;
        }
        let total = total.map_or_else(String::new, |total| total.to_string());
        self.text("total", (left + width / 2, 53, 20), &total)
    }

    fn cell(&mut self, class: &str, (left, width): (u32, u32)) -> fmt::Result {
        let top = self.top;
        writeln!(
            self.formatter,
            "<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{LINE}\"/>"
        )
    }

    /// In the middle of a place: from the left of the picture, from the top of the line, how large.
    fn text(&mut self, class: &str, (x, below, size): (u32, u32, u32), text: &str) -> fmt::Result {
        if text.is_empty() {
            return Ok(());
        }
        let y = self.top + below;
        writeln!(
            self.formatter,
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"middle\">{text}</text>"
        )
    }
}

const fn class(mark: Mark) -> &'static str {
    match mark {
        Mark::Strike => "strike",
        Mark::Spare => "spare",
        Mark::Foul => "foul",
        Mark::Gutter | Mark::Count(_) => "mark",
    }
}
