//! Orders the cells of a frame so that the style changes as rarely as possible.

use std::iter;

use ratatui::buffer::Cell;
use ratatui::layout::Position;
use ratatui::style::{Color, Modifier};

/// Modifiers that are visible on a blank.
pub(super) const VISIBLE: Modifier = Modifier::REVERSED.union(Modifier::UNDERLINED);

/// The two bytes saved per block add up to more than the sequence that sets the colour.
const ENOUGH_BLOCKS: usize = 12;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Ink {
    pub(super) fg: Color,
    pub(super) bg: Color,
    pub(super) modifier: Modifier,
}

/// A cell to be written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stroke<'cell> {
    pub(super) at: Position,
    pub(super) symbol: &'cell str,
    pub(super) ink: Ink,
}

impl<'cell> Stroke<'cell> {
    fn new((x, y, cell): (u16, u16, &'cell Cell)) -> Self {
        Self {
            at: Position::new(x, y),
            symbol: cell.symbol(),
            ink: Ink {
                fg: cell.fg,
                bg: cell.bg,
                modifier: cell.modifier,
            },
        }
    }

    /// Does a blank with this background colour look the same? Not with palette colours: the terminal may
    /// show them differently in bold.
    fn is_solid(&self) -> bool {
        let Ink { fg, modifier, .. } = self.ink;
        self.symbol == "█" && matches!(fg, Color::Rgb(..)) && Modifier::BOLD.contains(modifier)
    }

    const fn as_ground(mut self) -> Self {
        self.symbol = " ";
        self.ink.bg = self.ink.fg;
        self
    }

    /// Is only the background visible?
    pub(super) fn is_blank(&self) -> bool {
        self.symbol == " " && !self.ink.modifier.intersects(VISIBLE)
    }
}

/// The cells of a frame in writing order: cells of the same style together, styles grouped by
/// background and then by foreground; otherwise in the original order.
pub(super) struct Strokes<'cell> {
    written: Vec<Stroke<'cell>>,
    /// The rank of each cell's style in that order. Sorting the cells would need as much memory again.
    ranks: Vec<usize>,
    styles: usize,
}

impl<'cell> Strokes<'cell> {
    pub(super) fn new(cells: impl Iterator<Item = (u16, u16, &'cell Cell)>) -> Self {
        let strokes = with_grounds(cells.map(Stroke::new).collect());
        let inks = inks(&strokes);
        let palette = palette(&inks);
        let ranks = inks.chunk_by(Ink::eq).flat_map(|run| {
            let rank = palette.iter().position(|known| run.first() == Some(known));
            iter::repeat_n(rank.unwrap_or_default(), run.len())
        });
        Self {
            ranks: ranks.collect(),
            styles: palette.len(),
            written: strokes,
        }
    }

    pub(super) fn by_style(&self) -> impl Iterator<Item = &Stroke<'cell>> {
        (0..self.styles).flat_map(|style| {
            let ranked = self.ranks.iter().zip(&self.written);
            ranked.filter_map(move |(rank, stroke)| (*rank == style).then_some(stroke))
        })
    }
}

/// Turns full blocks into blanks with that background, one byte instead of three, if there are enough of
/// them to pay for setting the colour.
fn with_grounds(mut strokes: Vec<Stroke<'_>>) -> Vec<Stroke<'_>> {
    let blocks = strokes.iter().filter(|stroke| stroke.is_solid());
    if blocks.count() < ENOUGH_BLOCKS {
        return strokes;
    }
    for stroke in strokes.iter_mut().filter(|stroke| stroke.is_solid()) {
        *stroke = stroke.as_ground();
    }
    strokes
}

/// The style of each cell. A blank takes over the style of a neighbour with the same background, so
/// that it needs no style change of its own.
fn inks(strokes: &[Stroke<'_>]) -> Vec<Ink> {
    let own = |stroke: &Stroke<'_>| (!stroke.is_blank()).then_some(stroke.ink);
    let mut inks: Vec<_> = strokes.iter().map(own).collect();
    for at in 1..strokes.len() {
        take_over(strokes, &mut inks, (at - 1, at));
    }
    for at in (1..strokes.len()).rev() {
        take_over(strokes, &mut inks, (at, at - 1));
    }
    let blank = |stroke: &Stroke<'_>| Ink {
        fg: Color::Reset,
        bg: stroke.ink.bg,
        modifier: Modifier::empty(),
    };
    let inks = inks.into_iter().zip(strokes);
    inks.map(|(ink, stroke)| ink.unwrap_or_else(|| blank(stroke)))
        .collect()
}

/// Copies the style of a cell to a blank next to it.
fn take_over(strokes: &[Stroke<'_>], inks: &mut [Option<Ink>], (from, to): (usize, usize)) {
    let (Some(one), Some(other)) = (strokes.get(from), strokes.get(to)) else {
        return;
    };
    let is_beside = one.at.y == other.at.y && one.at.x.abs_diff(other.at.x) == 1;
    let ink = inks.get(from).copied().flatten();
    let ink = ink.filter(|ink| is_beside && ink.bg == other.ink.bg);
    if let Some(blank @ None) = inks.get_mut(to) {
        *blank = ink;
    }
}

fn palette(inks: &[Ink]) -> Vec<Ink> {
    let mut palette: Vec<Ink> = Vec::new();
    for ink in inks.chunk_by(Ink::eq).filter_map(<[Ink]>::first) {
        if !palette.contains(ink) {
            palette.push(*ink);
        }
    }
    let found = palette.clone();
    palette.sort_by_cached_key(|ink| {
        let ground = found.iter().position(|other| other.bg == ink.bg);
        let colour = found.iter().position(|other| other.fg == ink.fg);
        (ground, colour)
    });
    palette
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::style::Stylize;
    use ratatui::text::Line;

    use super::*;

    fn order(line: Line<'_>) -> Vec<u16> {
        let mut buffer = Buffer::with_lines([line]);
        buffer.area.height = 1;
        let cells = buffer.content.iter().zip(0..);
        let strokes = Strokes::new(cells.map(|(cell, x)| (x, 0, cell)));
        strokes.by_style().map(|stroke| stroke.at.x).collect()
    }

    #[test]
    fn a_style_is_written_once() {
        let line = Line::from(vec!["a".red(), "b".blue(), "c".red(), "d".blue()]);
        assert_eq!(order(line), [0, 2, 1, 3]);
    }

    #[test]
    fn a_ground_is_written_once() {
        let line = vec!["a".red().on_white(), "b".blue(), "c".green().on_white()];
        assert_eq!(order(Line::from(line)), [0, 2, 1]);
    }

    #[test]
    fn a_blank_goes_with_what_is_beside_it() {
        let line = Line::from(vec![" ".into(), "a".red(), "b".blue(), " ".into()]);
        assert_eq!(order(line), [0, 1, 2, 3]);
        let line = vec!["a".red(), " ".on_white(), "b".blue(), "c".red()];
        assert_eq!(order(Line::from(line)), [0, 3, 2, 1]);
    }
}
