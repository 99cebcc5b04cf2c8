//! The order of cells that takes the fewest changes of style.

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

/// A cell, and where it is.
type PlacedCell<'cell> = (u16, u16, &'cell Cell);

/// What shows on a blank.
pub(super) const VISIBLE: Modifier = Modifier::REVERSED.union(Modifier::UNDERLINED);

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Ink {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

/// Can nothing be seen here but the ground?
pub(super) fn is_blank(cell: &Cell) -> bool {
    cell.symbol() == " " && !cell.modifier.intersects(VISIBLE)
}

/// Cells of the same style together, styles of the same ground together; otherwise as they came.
pub(super) fn by_style<'cell>(
    cells: impl Iterator<Item = PlacedCell<'cell>>,
) -> Vec<PlacedCell<'cell>> {
    let cells: Vec<_> = cells.collect();
    let inks = inks(&cells);
    let palette = palette(&inks);
    let rank = |ink| palette.iter().position(|known| *known == ink);
    let mut ranked: Vec<_> = inks.into_iter().map(rank).zip(cells).collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, cell)| cell).collect()
}

/// The ink of each cell. A blank has none of its own: it is written with what stands beside it on the
/// same ground.
fn inks(cells: &[PlacedCell<'_>]) -> Vec<Ink> {
    let mut inks: Vec<_> = cells.iter().map(own_ink).collect();
    for at in 1..cells.len() {
        take_over(cells, &mut inks, (at - 1, at));
    }
    for at in (1..cells.len()).rev() {
        take_over(cells, &mut inks, (at, at - 1));
    }
    let blank = |(_, _, cell): &PlacedCell<'_>| Ink {
        fg: Color::Reset,
        bg: cell.bg,
        modifier: Modifier::empty(),
    };
    let inks = inks.into_iter().zip(cells);
    inks.map(|(ink, cell)| ink.unwrap_or_else(|| blank(cell)))
        .collect()
}

fn own_ink((_, _, cell): &PlacedCell<'_>) -> Option<Ink> {
    (!is_blank(cell)).then_some(Ink {
        fg: cell.fg,
        bg: cell.bg,
        modifier: cell.modifier,
    })
}

/// Gives the ink of one cell to the blank beside it.
fn take_over(cells: &[PlacedCell<'_>], inks: &mut [Option<Ink>], (from, to): (usize, usize)) {
    let (Some(one), Some(other)) = (cells.get(from), cells.get(to)) else {
        return;
    };
    let is_beside = one.1 == other.1 && one.0.abs_diff(other.0) == 1;
    let ink = inks.get(from).copied().flatten();
    let ink = ink.filter(|ink| is_beside && ink.bg == other.2.bg);
    if let Some(blank @ None) = inks.get_mut(to) {
        *blank = ink;
    }
}

fn palette(inks: &[Ink]) -> Vec<Ink> {
    let mut palette: Vec<Ink> = Vec::new();
    for ink in inks {
        if !palette.contains(ink) {
            palette.push(*ink);
        }
    }
    let grounds: Vec<_> = palette.iter().map(|ink| ink.bg).collect();
    palette.sort_by_key(|ink| grounds.iter().position(|ground| *ground == ink.bg));
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
        let written = by_style(cells.map(|(cell, x)| (x, 0, cell)));
        written.into_iter().map(|(x, _, _)| x).collect()
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
