//! One line of the picture: the name, ten frames with their balls, and the score.

use super::{MARGIN, NAME, TOTAL, Text, WIDTH, column, count};
use crate::domain::{Frame, Mark};
use crate::report::sheet::{SheetLine, class};

pub(super) const LINE: u32 = 62;
/// The side of a ball's box.
const BALL: u32 = 26;

/// Draws one line, from `top` down.
#[derive(Clone, Copy)]
pub(super) struct Pen {
    pub(super) top: u32,
}

impl Pen {
    pub(super) fn line(self, line: &SheetLine<'_>) -> String {
        let class = if line.is_first() { "first" } else { "cell" };
        let score = line.shown_score();
        let frames = line.cells().map(|(frame, total)| self.frame(frame, &total));
        [
            self.cell(class, MARGIN, NAME),
            self.text(Text::new("muted", 16), (MARGIN + 16, 40), &line.place()),
            self.text(
                Text::new("title", 22),
                (MARGIN + 58, 40),
                line.player.name(),
            ),
            frames.collect(),
            self.cell(class, WIDTH - MARGIN - TOTAL, TOTAL),
            self.text(
                Text::new("score", 30),
                (WIDTH - MARGIN - TOTAL / 2, 42),
                &score,
            ),
        ]
        .concat()
    }

    fn frame(self, frame: &Frame, total: &str) -> String {
        let (left, width) = column(frame.number());
        let marks: Vec<_> = frame.marks().collect();
        let first = left + width - BALL * count(&marks).max(1);
        let boxes = (first..).step_by(BALL as usize).zip(marks);
        let boxes = boxes.map(|(left, mark)| self.ball(left, mark));
        let total = self.text(Text::new("total", 20), (left + width / 2, 53), total);
        self.cell("cell", left, width) + &boxes.collect::<String>() + &total
    }

    fn ball(self, left: u32, mark: Mark) -> String {
        let text = Text::new(class(mark).unwrap_or("mark"), 18);
        let mark = self.text(text, (left + BALL / 2, 19), &mark.to_string());
        self.rectangle("box", left, (BALL, BALL)) + &mark
    }

    fn cell(self, class: &str, left: u32, width: u32) -> String {
        self.rectangle(class, left, (width, LINE))
    }

    fn rectangle(self, class: &str, left: u32, (width, height): (u32, u32)) -> String {
        let top = self.top;
        format!(
            "<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\"/>\n"
        )
    }

    /// Centred at `x`, `below` the top of the line.
    fn text(self, style: Text, (x, below): (u32, u32), text: &str) -> String {
        style.anchored("middle").write(x, self.top + below, text)
    }
}
