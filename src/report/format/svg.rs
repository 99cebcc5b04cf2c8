//! A night as a picture: the score sheet of a bowling alley. No external resources.

mod line;

use unicode_width::UnicodeWidthStr;

use super::Row;
use crate::domain::FrameNumber;
use crate::report::Sheet;
use crate::report::escape::markup;
use crate::report::sheet::SheetGame;
use crate::text::Language;
use line::{LINE, Pen};

pub(super) const ROW: Row = Row {
    name: "svg",
    extensions: &["svg"],
    about: "A picture",
    key: 's',
    words: ["picture: an SVG file", "그림 파일(SVG)"],
};

const MARGIN: u32 = 24;
const NAME: u32 = 96;
const FRAME: u32 = 64;
const LAST: u32 = 84;
const TOTAL: u32 = 80;
const WIDTH: u32 = MARGIN + NAME + 9 * FRAME + LAST + TOTAL + MARGIN;
const TITLE: u32 = 72;
const LABEL: u32 = 28;
/// The title of a game, and the numbers of the frames under it.
const HEAD: u32 = 66;
const TOLD: u32 = 26;
/// How many columns of text fit beside the title of a game, and in a whole line.
const WINNER_COLUMNS: usize = 64;
const COLUMNS: usize = 76;
const GAP: u32 = 20;

const STYLE: &str = "\
    text { font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #e8ebef }\n\
    .ground { fill: #14181d } .cell { fill: #1d232a; stroke: #3b444e } .box { fill: none; stroke: #3b444e }\n\
    .first { fill: #24303c; stroke: #3b444e } .muted { fill: #9aa5b1 } .title { font-weight: bold }\n\
    .strike { fill: #ff8a80; font-weight: bold } .spare { fill: #8ab4ff; font-weight: bold }\n\
    .foul { fill: #d7a6f5; font-weight: bold } .score { font-weight: bold }";

pub(super) fn page(sheet: &Sheet<'_>, language: Language) -> String {
    let remark = language.remark(sheet.header);
    let mut top = TITLE + remark.as_ref().map_or(0, |_| LABEL);
    let mut body = title(sheet, remark.as_deref());
    for line in sheet.result.lines(COLUMNS, language) {
        body += &Text::new("plain", 18).write(MARGIN, top + 18, &line);
        top += TOLD;
    }
    for game in &sheet.games {
        body += &drawn_game(game, top, language);
        top += HEAD + LINE * count(&game.lines) + GAP;
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{top}\" \
        viewBox=\"0 0 {WIDTH} {top}\">\n<style>\n{STYLE}\n</style>\n\
        <rect class=\"ground\" width=\"{WIDTH}\" height=\"{top}\"/>\n{body}</svg>\n"
    )
}

fn title(sheet: &Sheet<'_>, remark: Option<&str>) -> String {
    let header = sheet.header;
    let date = format!("tenpin {}", header.date());
    let label = remark.map(markup);
    let label = label.map(|label| Text::new("muted", 18).write(MARGIN, TITLE, &label));
    let time = Text::new("muted", 18).anchored("end");
    [
        Text::new("title", 26).write(MARGIN, 46, &date),
        time.write(WIDTH - MARGIN, 46, &header.time()),
        label.unwrap_or_default(),
    ]
    .concat()
}

fn drawn_game(game: &SheetGame<'_>, top: u32, language: Language) -> String {
    let base = top + HEAD - 10;
    let title = Text::new("title", 18).write(MARGIN, top + 26, &language.game(game.number));
    // A tie of very many does not fit; everybody's place stands beside the name all the same.
    let winner = game.winner(language);
    let winner = winner.filter(|words| words.width() <= WINNER_COLUMNS);
    let end = Text::new("plain", 18).anchored("end");
    let winner = winner.map(|words| end.write(WIDTH - MARGIN, top + 26, &words));
    let title = title + &winner.unwrap_or_default();
    let numbers = FrameNumber::all().map(|frame| {
        let (left, width) = column(frame);
        let number = Text::new("muted", 14).anchored("middle");
        number.write(left + width / 2, base, &frame.to_string())
    });
    let tops = (top + HEAD..).step_by(LINE as usize);
    let lines = tops.zip(&game.lines);
    let lines = lines.map(|(top, line)| Pen { top }.line(line));
    title + &numbers.chain(lines).collect::<String>()
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

/// The style of a text.
#[derive(Clone, Copy)]
struct Text {
    class: &'static str,
    size: u32,
    anchor: Option<&'static str>,
}

impl Text {
    const fn new(class: &'static str, size: u32) -> Self {
        Self {
            class,
            size,
            anchor: None,
        }
    }

    const fn anchored(self, anchor: &'static str) -> Self {
        Self {
            anchor: Some(anchor),
            ..self
        }
    }

    /// A text element; nothing for blank text.
    fn write(self, x: u32, y: u32, text: &str) -> String {
        if text.is_empty() {
            return String::new();
        }
        let Self {
            class,
            size,
            anchor,
        } = self;
        let anchor = anchor.map_or_else(String::new, |side| format!(" text-anchor=\"{side}\""));
        format!(
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor}>{text}</text>\n"
        )
    }
}
