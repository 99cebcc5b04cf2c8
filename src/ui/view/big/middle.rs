//! The middle zone: the last frames as tiles, and the standing pins; or the call.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::pins::{PinRoom, StandingPins};
use super::plan::{AFTER, Middle};
use super::{BigView, alone};
use crate::app::Target;
use crate::domain::{Frame, Leave, Pins, standings};
use crate::ui::Canvas;
use crate::ui::layout::{self, below, cells, right_of};
use crate::ui::widget::{FrameSize, FrameTile, Letters, Rack, Size, Word};

/// The minimum width for the standing pins: next to tiles, and with a rack.
const LEAST: u16 = 10;
const WITH_RACK: u16 = 28;
/// The width of `10 LEFT` in dots, and of the pin before it in columns.
const WORD: u16 = 33;
const PIN: u16 = 10;
/// The narrowest rack: dots in rows of five.
const LEAST_RACK: u16 = 9;
/// The dots between the number and the pins.
const AFTER_NUMBER: u16 = 3;
/// The minimum widths of the zone for a rack, and for large words.
const RACKS_FROM: u16 = 70;
const WORDS_FROM: u16 = 110;

impl BigView<'_> {
    pub(super) fn render_middle(&self, size: FrameSize, area: Rect, canvas: &mut Canvas<'_>) {
        let margin = self.plan.margin();
        let area = layout::centred(area, area.width.saturating_sub(2 * margin), area.height);
        if let Some(call) = &self.call {
            return call.render(size.0, area, canvas);
        }
        let gap = margin - 1;
        let mut rest = area;
        let typed = self.typed_frame();
        for frame in self.frames(size, gap, area.width) {
            let is_typed = |typed: &&Frame| typed.number() == frame.number();
            let typed = typed.as_ref().filter(is_typed);
            let tile = FrameTile {
                more: typed.map_or("", |_| "…"),
                ..self.tile(typed.unwrap_or(frame), size)
            };
            canvas.paint(tile, rest);
            rest = right_of(rest, size.width(frame) + gap);
        }
        let air = if area.width < RACKS_FROM {
            gap
        } else {
            margin + 1
        };
        let rest = right_of(rest, air);
        let typed = self.board.typed_standing().filter(|_| self.is_up());
        match typed.or(self.standing()) {
            Some(pins) => self.render_standing(pins, rest, canvas),
            None => self.render_end(size, rest, canvas),
        }
    }

    /// All ten frames in rows of tiles at the bottom, if that leaves room for the single player's tallies.
    /// Returns that room.
    pub(super) fn render_all_frames(&self, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
        let Middle::Tiles(size) = self.plan.middle else {
            return area;
        };
        let margin = self.plan.margin();
        let inner = layout::centred(area, area.width.saturating_sub(2 * AFTER), area.height);
        let inner = right_of(inner, margin.saturating_sub(AFTER));
        let smaller = size.0.map(|_| FrameSize(Some(Size::ONE)));
        let sizes = [Some(size), smaller].into_iter().flatten();
        let grids = sizes.map(|size| (size, self.rows_of_frames(size, inner.width)));
        let height = |size: FrameSize, rows: usize| (size.rows() + 1) * cells(rows);
        let least = alone::least(self.plan.standings.size);
        let mut grids =
            grids.filter(|(size, rows)| height(*size, rows.len()) + least <= area.height);
        let Some((size, rows)) = grids.next() else {
            return area;
        };
        let used = height(size, rows.len());
        let mut under = below(inner, area.height - used + 1);
        for row in &rows {
            self.render_frames((row, size), under, canvas);
            under = below(under, size.rows() + 1);
        }
        layout::above(area, used)
    }

    fn render_frames(
        &self,
        (row, size): (&[&Frame], FrameSize),
        area: Rect,
        canvas: &mut Canvas<'_>,
    ) {
        let mut rest = area;
        for frame in row {
            canvas.paint(self.tile(frame, size), rest);
            rest = right_of(rest, size.width(frame) + 1);
        }
    }

    /// As many in each row as fit; the last frame is the widest.
    fn rows_of_frames(&self, size: FrameSize, width: u16) -> Vec<Vec<&Frame>> {
        let frames: Vec<_> = self.shown.frames().iter().collect();
        let fits = |count: &usize| {
            let mut rows = frames.chunks(*count);
            rows.all(|row| row.iter().map(|frame| size.width(frame) + 1).sum::<u16>() <= width + 1)
        };
        let count = (1..=frames.len()).rev().find(fits).unwrap_or(1);
        frames.chunks(count).map(<[&Frame]>::to_vec).collect()
    }

    /// The frame with a first ball that is being typed by pins.
    fn typed_frame(&self) -> Option<Frame> {
        let typed = self.board.typed_frame().filter(|_| self.is_up());
        typed.filter(|frame| !frame.is_over())
    }

    fn tile<'tile>(&'tile self, frame: &'tile Frame, size: FrameSize) -> FrameTile<'tile> {
        let current = self.shown.frames().current();
        let is_next = self.is_up() && current.map(Frame::number) == Some(frame.number());
        FrameTile {
            frame,
            total: self.shown.scores().at(frame.number()),
            next: is_next.then(|| frame.balls().count()),
            more: "",
            size,
            look: self.look,
        }
    }

    /// The last frames up to the current one, as many as fit.
    fn frames(&self, size: FrameSize, gap: u16, width: u16) -> Vec<&Frame> {
        let reserved = match (width, size.0) {
            (WORDS_FROM.., Some(size)) => size.columns(WORD) + PIN,
            (RACKS_FROM.., _) => WITH_RACK,
            _ => LEAST,
        };
        let mut room = width.saturating_sub(reserved) + gap;
        let frames: Vec<_> = self.shown.frames().iter().collect();
        let latest = self.shown.frames().finished() + usize::from(self.is_up());
        let (past, coming) = frames.split_at_checked(latest).unwrap_or((&frames, &[]));
        let mut fitting = Vec::new();
        let mut fits = |frame: &&Frame| {
            let own = size.width(frame) + gap;
            let is_fitting = own <= room;
            room = room.saturating_sub(own);
            is_fitting
        };
        fitting.extend(past.iter().rev().copied().take_while(&mut fits));
        fitting.reverse();
        if fitting.len() == past.len() && !self.board.is_over() {
            fitting.extend(coming.iter().copied().take_while(fits));
        }
        fitting
    }

    /// The number, the pins and the words; the words in large letters if they fit.
    fn render_standing(&self, pins: Pins, area: Rect, canvas: &mut Canvas<'_>) {
        if self.render_large_stands(pins, area, canvas).is_some() {
            return;
        }
        let size = self.tile_size();
        let theme = &self.look.theme;
        let number = pins.count().to_string();
        let number = Word {
            text: &number,
            size,
            style: theme.title,
        };
        let mut rest = area;
        if let Some(size) = size {
            canvas.paint(number, layout::centred(area, area.width, size.rows()));
            rest = right_of(area, number.width() + size.columns(AFTER_NUMBER));
        }
        // The triangle is one row higher than the number.
        let deck = self.board.deck();
        let air = u16::from(pins != Pins::ALL && deck.is_none() && size.is_some());
        if rest.width >= LEAST_RACK {
            let own = below(rest, air);
            canvas.paint(Rack { pins, deck, theme }, own);
            canvas.regions.add(own, Target::Pins);
        }
        self.render_stands(pins, layout::last(area), canvas);
    }

    /// `1 LEFT` next to a large pin, which extends into the rule of the band above and the blank line
    /// below the tiles. None if they don't both fit.
    fn render_large_stands(&self, pins: Pins, area: Rect, canvas: &mut Canvas<'_>) -> Option<()> {
        let size = self.tile_size()?;
        let theme = &self.look.theme;
        let word = self.look.language.large_stands(pins.count());
        let deck = self.board.deck();
        let drawn = StandingPins { pins, deck, theme };
        let high = Rect {
            y: area.y.saturating_sub(1),
            height: area.height + 1 + self.gap,
            ..area
        };
        let room = PinRoom { zone: area, high };
        let width = drawn.width(room, size.width(&word))?;
        let moving = drawn.render(room, width, canvas);
        canvas.regions.add(moving, Target::Pins);
        let beside = right_of(area, width);
        let (word, style) = (word.as_str(), theme.title);
        let place = layout::centred(beside, beside.width, size.rows());
        canvas.paint(Letters { word, size, style }, place);
        if deck.is_some() {
            self.render_stands(pins, layout::last(beside), canvas);
        }
        Some(())
    }

    const fn tile_size(&self) -> Option<Size> {
        match self.plan.middle {
            Middle::Tiles(size) => size.0,
            Middle::Band => None,
        }
    }

    fn render_stands(&self, pins: Pins, line: Rect, canvas: &mut Canvas<'_>) {
        let language = self.look.language;
        let known = self.board.deck().and_then(|deck| deck.leave);
        let known = known.filter(|leave| *leave != Leave::FULL);
        let known = known.map(|leave| language.pins_stand(leave));
        let known = self.board.typed_words(self.look).or(known);
        let words = [
            known.unwrap_or_else(|| language.stands(pins.count())),
            language.stands_shortly(pins.count()),
        ];
        let words = words.map(|words| Line::styled(words, self.look.theme.title));
        let mut words = words.into_iter();
        let fits = |words: &Line<'_>| cells(words.width()) <= line.width;
        if let Some(words) = words.find(fits) {
            canvas.paint(words, line);
        }
    }

    /// `WINS`, if the game is over.
    fn render_end(&self, size: FrameSize, area: Rect, canvas: &mut Canvas<'_>) {
        let ranked = standings(self.board.game);
        let first = ranked.iter().filter(|standing| standing.place() == 1);
        let word = self.look.language.large_end(first.count(), ranked.len());
        let room = Rect {
            height: size.rows(),
            ..area
        };
        let style = self.look.theme.title;
        if let Some(size) = Size::largest(word, room, self.look.glyphs) {
            let place = layout::centred(area, area.width, size.rows());
            canvas.paint(Letters { word, size, style }, place);
        }
    }
}
