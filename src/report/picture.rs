//! A night as shapes: the score sheet of a bowling centre. SVG and PNG draw the same shapes.

mod pigment;
mod shape;
mod sheet_line;

use unicode_width::UnicodeWidthStr;

use super::Sheet;
use super::sheet::SheetGame;
use crate::domain::FrameNumber;
use crate::text::Language;
pub(super) use pigment::Pigment;
pub(super) use shape::{Anchor, Area, Corner, Lettering, Shape};
use sheet_line::{LINE, LinePen};
pub(super) use sheet_line::{split_balls, written_leave};

const MARGIN: u32 = 24;
const NAME: u32 = 96;
const FRAME: u32 = 64;
const LAST: u32 = 84;
const TOTAL: u32 = 80;
const WIDTH: u32 = MARGIN + NAME + 9 * FRAME + LAST + TOTAL + MARGIN;
const TITLE: u32 = 72;
const LABEL: u32 = 28;
/// The title of a game with the frame numbers below.
const HEAD: u32 = 66;
/// A line of the strip above the games, and the space above and below it.
const TOLD: u32 = 26;
const AIR: u32 = 12;
/// How many columns of text fit next to the title of a game, and in a whole line.
const WINNER_COLUMNS: usize = 64;
const COLUMNS: usize = 76;
const GAP: u32 = 20;

/// Shapes on a background, back to front.
#[derive(Clone, Debug, Default)]
pub(super) struct Picture {
    pub(super) height: u32,
    pub(super) shapes: Vec<Shape>,
}

impl Picture {
    pub(super) const WIDTH: u32 = WIDTH;

    pub(super) fn new(sheet: &Sheet<'_>, language: Language) -> Self {
        let mut picture = Self::default();
        picture.draw_title(sheet, language);
        picture.draw_strip(&sheet.result.lines(COLUMNS, language));
        for game in &sheet.games {
            picture.draw_game(game, language);
        }
        picture
    }

    fn draw_title(&mut self, sheet: &Sheet<'_>, language: Language) {
        let header = sheet.header;
        self.height = TITLE;
        let date = format!("tenpin {}", header.date());
        self.write(Lettering::new(Pigment::Wood, 26), (MARGIN, 46), &date);
        let time = Lettering::new(Pigment::Muted, 18).anchored(Anchor::End);
        self.write(time, (WIDTH - MARGIN, 46), &header.time());
        if let Some(remark) = language.remark(header) {
            self.write(Lettering::new(Pigment::Muted, 18), (MARGIN, TITLE), &remark);
            self.height += LABEL;
        }
    }

    /// Draws the winner of the night, the series, the high game and the most strikes in a row.
    fn draw_strip(&mut self, lines: &[String]) {
        if lines.is_empty() {
            return;
        }
        let area = Area {
            left: MARGIN,
            top: self.height,
            width: WIDTH - 2 * MARGIN,
            height: TOLD * count(lines) + AIR,
        };
        self.shapes.push(Shape::Filled(area, Pigment::Lit));
        let paints = [Pigment::Up]
            .into_iter()
            .chain(std::iter::repeat(Pigment::Text));
        for ((line, paint), row) in lines.iter().zip(paints).zip(0..) {
            let below = self.height + TOLD * (row + 1);
            self.write(Lettering::new(paint, 18), (MARGIN + AIR, below), line);
        }
        self.height += area.height + AIR;
    }

    fn draw_game(&mut self, game: &SheetGame<'_>, language: Language) {
        let top = self.height;
        let title = game.title(language);
        self.write(
            Lettering::new(Pigment::Wood, 18),
            (MARGIN, top + 26),
            &title,
        );
        // A tie of many players may not fit; each player's place is next to the name anyway.
        let winner = game.winner(language);
        let winner = winner.filter(|words| words.width() <= WINNER_COLUMNS);
        let end = Lettering::new(Pigment::Text, 18).anchored(Anchor::End);
        self.write(end, (WIDTH - MARGIN, top + 26), &winner.unwrap_or_default());
        for frame in FrameNumber::all() {
            let (left, width) = column(frame);
            let number = Lettering::new(Pigment::Muted, 14).anchored(Anchor::Middle);
            self.write(
                number,
                (left + width / 2, top + HEAD - 10),
                &frame.to_string(),
            );
        }
        let tops = (top + HEAD..).step_by(LINE as usize);
        for (line, top) in game.lines.iter().zip(tops) {
            self.shapes.extend(LinePen { top }.draw(line));
        }
        self.height += HEAD + LINE * count(&game.lines) + GAP;
    }

    /// Draws nothing for blank text.
    fn write(&mut self, words: Lettering, at: (u32, u32), text: &str) {
        self.shapes.extend(words.write(at, text));
    }
}

fn count<T>(things: &[T]) -> u32 {
    u32::try_from(things.len()).unwrap_or(u32::MAX)
}

/// The x position and width of a frame's column.
fn column(frame: FrameNumber) -> (u32, u32) {
    let left = MARGIN + NAME + FRAME * u32::from(frame.number() - FrameNumber::FIRST.number());
    if frame.is_last() {
        return (left, LAST);
    }
    (left, FRAME)
}
