//! The graph: step lines, signs at the frames, axes, and the names at the ends.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::Runner;
use super::lattice::Lattice;
use crate::domain::FrameNumber;
use crate::ui::Look;
use crate::ui::layout::cells;

/// Possible distances between two numbers of the vertical axis, in points and in rows, so that numbers
/// are evenly spaced.
const LABELS: [u16; 7] = [5, 10, 20, 25, 50, 100, 300];
const ROWS: std::ops::RangeInclusive<u16> = 3..=6;

/// The minimum range in points, so that a close race looks close.
const CLOSE: u16 = 20;

/// Maps frames and points to cells.
pub(super) struct Plane {
    graph: Rect,
    /// The scale: this many points take this many rows.
    points: u16,
    rows: u16,
    /// The largest distance behind the leader.
    most: u16,
}

impl Plane {
    /// With the largest scale at which all players fit.
    pub(super) fn new(graph: Rect, runners: &[Runner]) -> Self {
        let behind = runners.iter().flat_map(|runner| &runner.behind);
        let most = behind.copied().max().unwrap_or_default().max(CLOSE);
        let scale = |(points, rows)| Self {
            graph,
            points,
            rows,
            most,
        };
        let scales = LABELS
            .into_iter()
            .flat_map(|points| ROWS.map(move |rows| (points, rows)));
        let fitting = scales.map(scale).filter(Self::is_inside);
        let size = |own: &Self| u32::from(own.rows) * 1000 / u32::from(own.points);
        // A graph too low for any scale: the player farthest behind is on the last row.
        let lowest = || scale((most.max(1), graph.height.saturating_sub(1).max(1)));
        fitting.max_by_key(size).unwrap_or_else(lowest)
    }

    const fn is_inside(&self) -> bool {
        self.row(self.most) < self.graph.bottom()
    }

    /// The best is drawn last, so that the leader's line keeps its colour.
    pub(super) fn render(&self, runners: &[Runner], look: &Look, buffer: &mut Buffer) {
        self.render_numbers(look, buffer);
        let mut lattice = Lattice::default();
        for runner in runners.iter().rev() {
            let points = self.points(runner);
            let pairs = points.iter().zip(points.iter().skip(1));
            pairs.for_each(|(from, to)| lattice.step(*from, *to, runner.style));
        }
        for (at, sign, style) in lattice.signs() {
            write(at, sign, style, buffer);
        }
        self.render_signs(runners, buffer);
        self.render_frames(look, buffer);
        self.render_names(runners, buffer);
    }

    /// Signs at the same point are side by side, the best first.
    fn render_signs(&self, runners: &[Runner], buffer: &mut Buffer) {
        let mut places: BTreeMap<Position, Vec<&Runner>> = BTreeMap::new();
        let points = |runner| self.points(runner).into_iter().map(move |at| (at, runner));
        for (at, runner) in runners.iter().flat_map(points) {
            places.entry(at).or_default().push(runner);
        }
        let room = usize::from(self.column(1) - self.column(0)).saturating_sub(2);
        let signs = places.into_iter().flat_map(|(at, mut there)| {
            there.truncate(room.max(1));
            let first = self.first_column(at.x, cells(there.len()));
            let there = there.into_iter().zip(first..);
            there.map(move |(runner, x)| (runner, Position { x, ..at }))
        });
        for (runner, at) in signs {
            write(at, runner.sign, runner.style, buffer);
        }
    }

    /// Where this many signs begin that are centred on a column.
    fn first_column(&self, column: u16, count: u16) -> u16 {
        let first = column.saturating_sub(count.saturating_sub(1) / 2);
        let last = self.graph.right().saturating_sub(count);
        first.clamp(self.graph.x, last.max(self.graph.x))
    }

    /// The column of a frame, from 0.
    fn column(&self, frame: usize) -> u16 {
        let last = usize::from(FrameNumber::LAST.number()) - 1;
        let across = usize::from(self.graph.width.saturating_sub(1)) * frame / last.max(1);
        self.graph.x + u16::try_from(across).unwrap_or_default()
    }

    const fn row(&self, behind: u16) -> u16 {
        // To the nearest row.
        self.graph.y + (behind * self.rows * 2 + self.points) / (self.points * 2)
    }

    fn points(&self, runner: &Runner) -> Vec<Position> {
        let behind = runner.behind.iter().enumerate();
        behind
            .map(|(frame, behind)| Position::new(self.column(frame), self.row(*behind)))
            .collect()
    }

    /// The scale of points behind, with a dot at each frame.
    fn render_numbers(&self, look: &Look, buffer: &mut Buffer) {
        let points = (0..self.most + self.points).step_by(self.points.into());
        for points in points.take_while(|points| self.row(*points) < self.graph.bottom()) {
            let label = match points {
                0 => points.to_string(),
                _ => format!("-{points}"),
            };
            let at = Position::new(self.graph.x.saturating_sub(5), self.row(points));
            write(at, &format!("{label:>4}"), look.theme.muted, buffer);
            let frames = FrameNumber::all().map(|number| usize::from(number.number()) - 1);
            let dots = frames.map(|frame| Position::new(self.column(frame), self.row(points)));
            dots.for_each(|at| write(at, "·", look.theme.rule, buffer));
        }
    }

    /// The frame numbers, below a rule.
    fn render_frames(&self, look: &Look, buffer: &mut Buffer) {
        let (graph, theme) = (self.graph, &look.theme);
        let rule = "─".repeat(usize::from(graph.width));
        write(
            Position::new(graph.x, graph.bottom()),
            &rule,
            theme.rule,
            buffer,
        );
        for number in FrameNumber::all() {
            let column = self.column(usize::from(number.number()) - 1);
            let text = number.to_string();
            let column = column.saturating_sub(u16::from(text.len() > 1));
            let at = Position::new(column, graph.bottom() + 1);
            write(at, &text, theme.muted, buffer);
        }
    }

    /// `◆ LEE -23`: right of the graph, one per row, each as near to the end of its line as possible.
    fn render_names(&self, runners: &[Runner], buffer: &mut Buffer) {
        let ends = runners.iter().filter_map(|runner| runner.behind.last());
        let rows = apart(ends.map(|behind| self.row(*behind)), self.graph);
        for (runner, row) in runners.iter().zip(rows) {
            let name = format!("{} {} {}", runner.sign, runner.player, runner.gap);
            let at = Position::new(self.graph.right() + 1, row);
            write(at, &name, runner.style, buffer);
        }
    }
}

fn write(at: Position, text: &str, style: Style, buffer: &mut Buffer) {
    // Styles from below must not show through.
    let others = Modifier::all().difference(style.add_modifier);
    if buffer.area.contains(at) {
        buffer.set_string(at.x, at.y, text, style.remove_modifier(others));
    }
}

/// Moves rows apart, so that all are different and inside.
fn apart(rows: impl Iterator<Item = u16>, inside: Rect) -> Vec<u16> {
    let mut next = inside.y;
    let mut apart: Vec<_> = rows
        .map(|row| {
            let row = row.max(next);
            next = row + 1;
            row
        })
        .collect();
    let mut lowest = inside.bottom();
    for row in apart.iter_mut().rev() {
        lowest = lowest.saturating_sub(1);
        *row = (*row).min(lowest);
        lowest = *row;
    }
    apart
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Motion, ThemeName};
    use crate::domain::Player;
    use crate::text::Language;
    use crate::ui::{Depth, Glyphs, Theme};
    use ratatui::buffer::Cell;

    fn runner(behind: &[u16]) -> Runner {
        Runner {
            player: Player::new("PJS").unwrap(),
            total: 0,
            behind: behind.to_vec(),
            gap: String::new(),
            sign: "●",
            style: Style::new(),
        }
    }

    #[test]
    fn names_stand_apart_and_stay_inside() {
        let inside = Rect::new(0, 10, 1, 5);
        let apart = |rows: &[u16]| apart(rows.iter().copied(), inside);
        assert_eq!(apart(&[10, 12, 14]), [10, 12, 14]);
        assert_eq!(apart(&[10, 10, 11]), [10, 11, 12]);
        assert_eq!(apart(&[12, 14, 14, 14]), [11, 12, 13, 14]);
        assert_eq!(apart(&[10, 14, 14]), [10, 13, 14]);
        assert_eq!(apart(&[14; 5]), [10, 11, 12, 13, 14]);
    }

    #[test]
    fn the_leader_is_the_upper_edge_and_everybody_is_inside() {
        let graph = Rect::new(4, 2, 55, 12);
        let plane = Plane::new(graph, &[runner(&[0, 0]), runner(&[5, 55])]);
        assert_eq!((plane.points, plane.row(0)), (plane.rows * 5, 2));
        assert_eq!(plane.row(55), graph.bottom() - 1);
        assert_eq!(plane.column(0), 4);
        assert_eq!(plane.column(9), graph.right() - 1);
        for (most, height) in (0..=300).flat_map(|most| [1, 2, 5, 12, 30].map(|rows| (most, rows)))
        {
            let graph = Rect { height, ..graph };
            let plane = Plane::new(graph, &[runner(&[most])]);
            assert!(plane.is_inside() || height == 1, "{most} {height}");
        }
    }

    fn painted(height: u16, runners: &[Runner]) -> Buffer {
        let look = Look {
            language: Language::English,
            theme: Theme::new(ThemeName::Dark, Depth::Colourless),
            glyphs: Glyphs::Unicode,
            depth: Depth::Colourless,
            motion: Motion::Shown,
        };
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, height + 2));
        let graph = Rect::new(5, 0, 55, height);
        Plane::new(graph, runners).render(runners, &look, &mut buffer);
        buffer
    }

    fn rows(buffer: &Buffer) -> Vec<String> {
        let rows = buffer.content.chunks(80);
        rows.map(|row| row.iter().map(Cell::symbol).collect())
            .collect()
    }

    #[test]
    fn the_numbers_are_evenly_apart_and_end_with_the_farthest() {
        let rows = rows(&painted(24, &[runner(&[0, 0]), runner(&[5, 55])]));
        let labels = rows.iter().map(|row| row[..5].trim());
        let labels: Vec<_> = labels
            .enumerate()
            .filter(|(_, label)| !label.is_empty())
            .collect();
        let places: Vec<_> = labels.iter().map(|(place, _)| *place).collect();
        assert!(
            places.windows(2).all(|pair| pair[1] - pair[0] == places[1]),
            "{labels:?}"
        );
        assert_eq!(labels.last().unwrap().1, "-50");
    }

    #[test]
    fn who_are_at_the_same_point_stand_side_by_side() {
        let other = Runner {
            sign: "◆",
            ..runner(&[0, 0, 9])
        };
        let rows = rows(&painted(8, &[runner(&[0, 0, 0]), other]));
        assert!(rows[0].starts_with("   0 ●◆────●◆─┬──●"), "{}", rows[0]);
    }

    #[test]
    fn no_sign_has_the_weight_of_what_is_below_it() {
        let buffer = painted(8, &[runner(&[0, 0, 0])]);
        let sign = buffer.content.iter().find(|cell| cell.symbol() == "●");
        assert!(!sign.unwrap().modifier.contains(Modifier::DIM));
        let dot = buffer.content.iter().find(|cell| cell.symbol() == "·");
        assert!(dot.unwrap().modifier.contains(Modifier::DIM));
    }
}
