//! The standing pins. If only their number is known, a full rack is a triangle, and fewer pins are drawn
//! side by side. If the pins are known, the triangle shows them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;
use ratatui::widgets::Widget;

use crate::app::PinEntry;
use crate::domain::{Frames, Leave, Pin, Pins};
use crate::ui::writing::Writing;
use crate::ui::{Theme, layout};

/// The triangle as seen by the bowler, and a narrow one.
const TRIANGLE: [&str; 4] = [
    "●   ●   ●   ●",
    "  ●   ●   ●  ",
    "    ●   ●    ",
    "      ●      ",
];
const NARROW_TRIANGLE: [&str; 4] = ["● ● ● ●", " ● ● ● ", "  ● ●  ", "   ●   "];

/// A pin, and a smaller one: rows from the top.
const PIN: [&str; 3] = ["▗▖", "▐▌", "██"];
const SMALL_PIN: [&str; 2] = ["●", "█"];

/// The pins, as large as fits.
pub(crate) struct Rack<'view> {
    pub(crate) pins: Pins,
    /// Which pins are standing, if known.
    pub(crate) deck: Option<Deck>,
    pub(crate) theme: &'view Theme,
}

/// The rack with known standing pins.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Deck {
    /// None if no pin is standing.
    pub(crate) leave: Option<Leave>,
    pub(crate) signs: DeckSigns,
}

/// How a standing pin is drawn.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum DeckSigns {
    Dots,
    /// The key of each pin.
    Numbers,
}

/// The pins by row, starting at the back.
const ROWS: [&[u8]; 4] = [&[7, 8, 9, 10], &[4, 5, 6], &[2, 3], &[1]];

impl Deck {
    /// The blanks between two pins of a row, wide and narrow.
    const GAPS: [usize; 2] = [3, 1];

    /// The standing pins as typed so far. None if unknown.
    pub(crate) fn typed(entry: &PinEntry, frames: &Frames) -> Option<Self> {
        let leave = entry.leave(frames).or(frames.leave());
        let leave = leave.filter(|_| !entry.takes_all(frames));
        let is_known = leave.is_some() || entry.takes_all(frames);
        is_known.then_some(Self {
            leave,
            signs: DeckSigns::Numbers,
        })
    }

    fn drawing(self, gap: usize) -> Vec<String> {
        let row = |(indent, pins): (usize, &&[u8])| {
            let signs: Vec<_> = pins.iter().map(|pin| self.sign(*pin)).collect();
            let blanks = " ".repeat(indent * (gap + 1) / 2);
            format!("{blanks}{}", signs.join(&" ".repeat(gap)))
        };
        ROWS.iter()
            .enumerate()
            .map(|(indent, pins)| row((indent, pins)))
            .collect()
    }

    fn sign(self, pin: u8) -> String {
        let stands = |leave: Leave| Pin::new(pin).is_ok_and(|pin| leave.contains(pin));
        let stands = self.leave.is_some_and(stands);
        match (stands, self.signs) {
            (false, _) => "·".to_owned(),
            (true, DeckSigns::Dots) => "●".to_owned(),
            (true, DeckSigns::Numbers) => (pin % 10).to_string(),
        }
    }

    /// The area of each pin in the drawing that fits, including the space around it.
    pub(crate) fn places(area: Rect) -> Vec<(u8, Rect)> {
        let step = if area.width < WIDE_DECK { 2 } else { 4 };
        let row = move |(row, pins): (u16, &&'static [u8])| {
            let line = layout::line(area, row);
            let from = move |place: u16| (row * step / 2 + place * step).saturating_sub(step / 4);
            let places = (0..).map(move |place| layout::right_of(line, from(place)));
            let width = step - 1;
            let places = places.map(move |own| Rect { width, ..own }.intersection(own));
            pins.iter().copied().zip(places)
        };
        (0..).zip(&ROWS).flat_map(row).collect()
    }
}

/// The width of the wide drawing.
const WIDE_DECK: u16 = 13;

impl Rack<'_> {
    pub(crate) const WIDTH: u16 = 17;
    pub(crate) const HEIGHT: u16 = 4;

    /// The drawings, the largest first. Six of the larger pins are as wide as the rack.
    fn drawings(&self) -> Vec<Vec<String>> {
        let side_by_side = |row: &str| [row].repeat(self.pins.count().into()).join(" ");
        let small = || SMALL_PIN.map(side_by_side).to_vec();
        if let Some(deck) = self.deck {
            let decks = Deck::GAPS.map(|gap| deck.drawing(gap)).into_iter();
            return decks.chain([self.by_fives()]).collect();
        }
        if self.pins.is_all() {
            return vec![
                TRIANGLE.map(String::from).into(),
                NARROW_TRIANGLE.map(String::from).into(),
                self.by_fives(),
            ];
        }
        vec![PIN.map(side_by_side).to_vec(), small(), self.by_fives()]
    }

    /// The smallest drawing: dots in rows of five.
    fn by_fives(&self) -> Vec<String> {
        let dots = ["●"].repeat(self.pins.count().into());
        dots.chunks(5).map(|row| row.join(" ")).collect()
    }
}

impl Widget for Rack<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let room = area.width.min(Self::WIDTH);
        let fits = |rows: &Vec<String>| {
            let widest = rows.iter().map(|row| layout::text_width(row)).max();
            let is_low = rows.len() <= usize::from(area.height);
            is_low && widest.is_none_or(|widest| widest <= room)
        };
        let drawing = self.drawings().into_iter().find(fits);
        for (row, line) in drawing.into_iter().flatten().zip(area.rows()) {
            // Writing a line would style the cells next to the pins.
            Span::styled(row, self.theme.pin).write(line, buffer);
        }
    }
}

const LARGE_PIN: [&str; 7] = [
    "  ▄▄  ",
    " ▐██▌ ",
    "  ██  ",
    " ▟██▙ ",
    "▐████▌",
    "▐████▌",
    " ▜██▛ ",
];

const LARGEST_PIN: [&str; 12] = [
    "   ▄██▄   ",
    "   ████   ",
    "   ▜██▛   ",
    "   ▐██▌   ",
    "  ▟████▙  ",
    " ▟██████▙ ",
    "▐████████▌",
    "▐████████▌",
    "▐████████▌",
    " ▜██████▛ ",
    "  ▜████▛  ",
    "  ▐████▌  ",
];

/// The rows with the stripe on the neck.
const NECK: u16 = 2;

/// One pin as large as fits, at the top of its area; nothing if none fits.
pub(crate) struct LargePin<'view> {
    pub(crate) theme: &'view Theme,
}

impl Widget for LargePin<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let drawings: [&[&str]; 2] = [&LARGEST_PIN, &LARGE_PIN];
        let width = |drawing: &&[&str]| drawing.first().map_or(0, |row| row.chars().count());
        let mut drawings = drawings.into_iter();
        let fits = |drawing: &&[&str]| {
            drawing.len() <= usize::from(area.height) && width(drawing) <= usize::from(area.width)
        };
        let Some(drawing) = drawings.find(fits) else {
            return;
        };
        for (row, line) in drawing.iter().zip(area.rows()) {
            let style = self.style(line.y - area.y);
            render_drawn(row, style, line, buffer);
        }
    }
}

/// A triangle of ten drawn pins, as decoration for empty areas.
pub(crate) struct PinDeck<'view> {
    pub(crate) theme: &'view Theme,
}

/// A drawn pin with the blanks around it.
struct DeckPin {
    rows: &'static [&'static str],
    step: (u16, u16),
}

const DECK_PINS: [DeckPin; 2] = [
    DeckPin {
        rows: &LARGE_PIN,
        step: (10, 8),
    },
    DeckPin {
        rows: &PIN,
        step: (6, 4),
    },
];

impl PinDeck<'_> {
    /// The minimum height.
    pub(crate) const LEAST: u16 = 15;
}

impl Widget for PinDeck<'_> {
    /// In the middle of the area, as large as fits; nothing if none fits.
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let size = |pin: &DeckPin| (4 * pin.step.0, 4 * pin.step.1 - 1);
        let fits = |pin: &DeckPin| size(pin).0 <= area.width && size(pin).1 <= area.height;
        let Some(pin) = DECK_PINS.into_iter().find(fits) else {
            return;
        };
        let (width, height) = size(&pin);
        let area = layout::centred(area, width, height);
        let places = (0..4).flat_map(|row| (0..4 - row).map(move |place| (row, place)));
        for (row, place) in places {
            let across = row * pin.step.0 / 2 + place * pin.step.0;
            let own = layout::below(layout::right_of(area, across), row * pin.step.1);
            let lines = pin.rows.iter().zip(own.rows());
            lines.for_each(|(drawn, line)| render_drawn(drawn, self.theme.muted, line, buffer));
        }
    }
}

/// The cells around the pin keep what is behind them.
fn render_drawn(row: &str, style: Style, line: Rect, buffer: &mut Buffer) {
    let cells = row.chars().zip(line.columns());
    for (sign, cell) in cells.filter(|(sign, _)| *sign != ' ') {
        buffer.set_string(cell.x, cell.y, sign.to_string(), style);
    }
}

impl LargePin<'_> {
    /// The sizes of the drawings, the largest first.
    pub(crate) const SIZES: [(u16, u16); 2] = [(10, 12), (6, 7)];

    const fn style(&self, row: u16) -> Style {
        match row {
            NECK => self.theme.strike,
            _ => self.theme.pin,
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Cell;

    use super::*;

    fn painted(pins: u8) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, Rack::WIDTH, Rack::HEIGHT));
        let pins = Pins::new(pins).unwrap();
        let theme = &Theme::MONOCHROME;
        let deck = None;
        Rack { pins, deck, theme }.render(buffer.area, &mut buffer);
        buffer.set_style(buffer.area, Style::reset());
        buffer
    }

    fn lines(buffer: &Buffer) -> Vec<String> {
        let rows = buffer.content.chunks(usize::from(Rack::WIDTH));
        rows.map(|row| row.iter().map(Cell::symbol).collect::<String>())
            .map(|row| row.trim_end().to_owned())
            .collect()
    }

    #[test]
    fn a_full_rack_is_the_triangle_and_fewer_pins_are_only_counted() {
        assert_eq!(lines(&painted(10))[0], "●   ●   ●   ●");
        assert_eq!(
            lines(&painted(8)),
            ["● ● ● ● ● ● ● ●", "█ █ █ █ █ █ █ █", "", ""]
        );
        assert_eq!(lines(&painted(3)), ["▗▖ ▗▖ ▗▖", "▐▌ ▐▌ ▐▌", "██ ██ ██", ""]);
        assert_eq!(lines(&painted(0)), ["", "", "", ""]);
    }

    #[test]
    fn known_pins_are_the_triangle_with_those_that_stand() {
        let leave = Leave::new([6, 10]).ok();
        let drawn = |signs| Deck { leave, signs }.drawing(3);
        let dots = ["·   ·   ·   ●", "  ·   ·   ●", "    ·   ·", "      ·"];
        assert_eq!(drawn(DeckSigns::Dots), dots);
        let numbers = ["·   ·   ·   0", "  ·   ·   6", "    ·   ·", "      ·"];
        assert_eq!(drawn(DeckSigns::Numbers), numbers);
    }

    #[test]
    fn a_large_pin_is_the_largest_that_fits() {
        let painted = |width, height| {
            let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
            let theme = &Theme::MONOCHROME;
            LargePin { theme }.render(buffer.area, &mut buffer);
            buffer
                .content
                .iter()
                .filter(|cell| cell.symbol() != " ")
                .count()
        };
        assert!(painted(20, 12) > painted(20, 11));
        assert!(painted(6, 7) > 0);
        assert_eq!(painted(5, 7), 0);
    }
}
