//! Animations of the pins: a strike, a spare, a split, a gutter ball.

use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

use super::MotionCanvas;
use crate::domain::{Leave, Mark, Pin, Pins};
use crate::ui::layout;
use crate::ui::widget::{Deck, Letters, Rack, Size};

/// The animated cells, from the left.
const WIDTH: u16 = 16;
const HEIGHT: u16 = 4;

/// A ball goes through the rack, and the pins fly: `%` is a star.
const STRIKE: [[&str; 4]; 4] = [
    [
        "●   ●   ●   ●",
        "  ●   ●   ●  ",
        "    ●   ●    ",
        "      ◉      ",
    ],
    [
        "●   ●   ●   ●",
        "  ●   ●   ●  ",
        "   % ◉ %     ",
        "     · ·     ",
    ],
    [
        " ●  % ◉ %   ●",
        "   %   · ·  %",
        "     ·     · ",
        "             ",
    ],
    [
        "%    ·   ·    %",
        "  ·    ·    · ",
        "%       ·     %",
        "              ",
    ],
];

/// Where strokes cross the pins, from below.
const STROKES: [(u16, u16); 3] = [(2, 2), (4, 1), (6, 0)];
const STROKE: &str = "//";

impl MotionCanvas<'_> {
    pub(super) fn strike(&mut self, area: Rect) {
        self.blank(area);
        let place = moving(area);
        let Some(rows) = STRIKE.get(usize::from(self.step)) else {
            return self.fill(Mark::Strike, self.theme.fill.strike, place);
        };
        for (row, line) in rows.iter().zip(place.rows()) {
            self.flying(row, line);
        }
    }

    fn flying(&mut self, row: &str, line: Rect) {
        let places = row.chars().zip(line.positions());
        for (sign, place) in places.filter(|(sign, _)| *sign != ' ') {
            let style = match sign {
                '●' => self.theme.pin,
                '·' => self.theme.muted,
                _ => self.theme.strike,
            };
            self.set(
                place,
                &drawn(sign).to_string(),
                self.theme.ground.patch(style),
            );
        }
    }

    pub(super) fn spare(&mut self, stood: Pins, area: Rect) {
        self.blank(area);
        let place = moving(area);
        let last = self.timing.steps() - 1;
        if self.step == last {
            return self.fill(Mark::Spare, self.theme.fill.spare, place);
        }
        if self.step + 1 < last {
            let theme = &self.theme;
            let rack = Rack {
                pins: stood,
                deck: None,
                theme,
            };
            rack.render(place, self.buffer);
        }
        let style = self.theme.ground.patch(self.theme.spare);
        for (left, top) in STROKES.into_iter().take(usize::from(self.step) + 1) {
            let start = Rect {
                x: place.x + left,
                y: place.y + top,
                width: layout::cells(STROKE.len()),
                height: 1,
            };
            self.write(STROKE, style, start.intersection(place));
        }
    }

    /// The groups of standing pins become bold in turn; the others are muted.
    pub(super) fn part(&mut self, leave: Leave, area: Rect) {
        let groups: Vec<_> = leave.groups().collect();
        let turn = usize::from(self.step) % groups.len().max(2);
        let is_bold = |pin: u8| {
            let group = groups.get(turn);
            group.is_some_and(|group| Pin::new(pin).is_ok_and(|pin| group.contains(pin)))
        };
        let places = Deck::places(area).into_iter();
        for (pin, place) in
            places.filter(|(pin, _)| Pin::new(*pin).is_ok_and(|pin| leave.contains(pin)))
        {
            let bold = is_bold(pin).then(|| Style::new().add_modifier(Modifier::BOLD));
            let style = bold.unwrap_or(self.theme.muted);
            self.buffer.set_style(place, style);
        }
    }

    /// A ball rolls past below the pins.
    pub(super) fn roll(&mut self, area: Rect) {
        let line = layout::last(moving(area));
        let (step, steps) = (self.step, self.timing.steps());
        let ball = line.x + line.width * (2 * step + 1) / (2 * steps);
        let muted = self.theme.ground.patch(self.theme.muted);
        let title = self.theme.ground.patch(self.theme.title);
        for place in line.positions() {
            self.set(place, "┄", muted);
        }
        self.set(Position::new(ball, line.y), "●", title);
    }

    /// Shows the mark on a filled background.
    fn fill(&mut self, mark: Mark, style: Style, area: Rect) {
        for place in area.positions() {
            self.set(place, " ", style);
        }
        let (word, size) = (mark.to_string(), Size::ONE);
        let word = word.as_str();
        let place = layout::centred(area, size.width(word), area.height);
        Letters { word, size, style }.render(place, self.buffer);
    }

    pub(super) fn write(&mut self, word: &str, style: Style, area: Rect) {
        let places: Vec<Position> = area.positions().collect();
        for (sign, place) in word.chars().zip(places) {
            self.set(place, &sign.to_string(), style);
        }
    }
}

fn moving(area: Rect) -> Rect {
    Rect {
        width: area.width.min(WIDTH),
        height: area.height.min(HEIGHT),
        ..area
    }
}

const fn drawn(sign: char) -> char {
    match sign {
        '%' => '*',
        sign => sign,
    }
}
