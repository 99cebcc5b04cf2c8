//! The graph of the race: lines, axes, points, and the names at the ends.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, Widget};

use super::Runner;
use crate::domain::FrameNumber;
use crate::ui::Look;
use crate::ui::layout::cells;

const LINES: Marker = Marker::Braille;

/// The width left of the graph: the numbers of the vertical axis and the axis itself.
const SCALE: u16 = 4;
/// The axis and the frame numbers under it.
const UNDER: u16 = 2;

/// A frame is 18 units wide, and the first one begins 7 units before its point: this is where the
/// alley sheet has the middle of a frame.
const FRAME: u16 = 18;
const BEFORE: u16 = 7;

/// Maps totals to cells.
pub(super) struct Plane {
    pub(super) graph: Rect,
    pub(super) top: u16,
}

impl Plane {
    /// Paints the lines, axes, points and names.
    pub(super) fn render(&self, runners: &[Runner], look: &Look, buffer: &mut Buffer) {
        self.render_lines(runners, look, buffer);
        self.render_frames(look, buffer);
        self.render_points(runners, buffer);
        self.render_names(runners, buffer);
    }

    /// The cell of a total after this many frames.
    fn at(&self, frames: u16, total: u16) -> Position {
        let frames_wide = FRAME * u16::from(FrameNumber::LAST.number());
        let across = u32::from(FRAME * frames - (FRAME - BEFORE));
        let down = u32::from(self.top.saturating_sub(total));
        let (columns, rows) = (u32::from(self.graph.width), u32::from(self.graph.height));
        // Braille resolution: two dots per column, four per row.
        let column = across * (columns * 2).saturating_sub(1) / u32::from(frames_wide) / 2;
        let row = down * (rows * 4).saturating_sub(1) / u32::from(self.top) / 4;
        let offset = |count: u32| cells(count as usize);
        Position::new(self.graph.x + offset(column), self.graph.y + offset(row))
    }

    fn render_lines(&self, runners: &[Runner], look: &Look, buffer: &mut Buffer) {
        let points: Vec<Vec<_>> = runners.iter().map(points).collect();
        let lines = runners.iter().zip(&points).rev();
        let lines = lines.map(|(runner, points)| {
            let line = Dataset::default().graph_type(GraphType::Line);
            line.marker(LINES).style(runner.style).data(points)
        });
        let first = f64::from(FRAME - BEFORE) / f64::from(FRAME);
        let last = first + f64::from(FrameNumber::LAST.number());
        let frames = Axis::default().bounds([first, last]).labels(["", ""]);
        let number = |number: u16| Line::styled(format!("{number:>3}"), look.theme.muted);
        let numbers = [0, self.top / 2, self.top].map(number);
        let totals = Axis::default()
            .bounds([0.0, f64::from(self.top)])
            .labels(numbers);
        let chart = Chart::new(lines.collect());
        let chart = chart
            .legend_position(None)
            .x_axis(frames.style(look.theme.muted))
            .y_axis(totals.style(look.theme.muted));
        let area = Rect {
            x: self.graph.x.saturating_sub(SCALE),
            width: self.graph.width + SCALE,
            height: self.graph.height + UNDER,
            ..self.graph
        };
        chart.render(area.intersection(buffer.area), buffer);
    }

    /// The frame numbers under the points.
    fn render_frames(&self, look: &Look, buffer: &mut Buffer) {
        let row = self.graph.bottom() + 1;
        for number in FrameNumber::all() {
            let at = Position::new(self.at(u16::from(number.number()), 0).x, row);
            write(at, &number.to_string(), look.theme.muted, buffer);
        }
    }

    fn render_points(&self, runners: &[Runner], buffer: &mut Buffer) {
        let points = runners.iter().rev().flat_map(|runner| {
            let totals = (1..).zip(&runner.totals);
            totals.map(move |(frames, total)| (runner, self.at(frames, *total)))
        });
        for (runner, at) in points {
            write(at, runner.shape, runner.style, buffer);
        }
    }

    /// Right of all lines, one per row, each as near to the end of its line as possible.
    fn render_names(&self, runners: &[Runner], buffer: &mut Buffer) {
        let ends = runners.iter().filter_map(|runner| self.end(runner));
        let column = ends.clone().map(|end| end.x).max().unwrap_or_default() + 3;
        let rows = apart(ends.map(|end| end.y), self.graph);
        for (runner, row) in runners.iter().zip(rows) {
            let name = format!("{} {}", runner.shape, runner.player);
            write(Position::new(column, row), &name, runner.style, buffer);
        }
    }

    fn end(&self, runner: &Runner) -> Option<Position> {
        Some(self.at(cells(runner.totals.len()), *runner.totals.last()?))
    }
}

fn points(runner: &Runner) -> Vec<(f64, f64)> {
    let totals = (1_u8..).zip(&runner.totals);
    totals
        .map(|(frames, total)| (f64::from(frames), f64::from(*total)))
        .collect()
}

fn write(at: Position, text: &str, style: Style, buffer: &mut Buffer) {
    if buffer.area.contains(at) {
        buffer.set_string(at.x, at.y, text, style);
    }
}

/// Moves ascending rows apart, so that no two are the same and all are inside.
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
    fn each_point_of_a_wide_chart_stands_under_its_frame() {
        let plane = Plane {
            graph: Rect::new(8, 0, 91, 12),
            top: 300,
        };
        for frames in 1..=10 {
            assert_eq!(plane.at(frames, 0).x, 8 + 3 + 9 * (frames - 1));
        }
        assert_eq!(plane.at(1, 300).y, 0);
        assert_eq!(plane.at(1, 0).y, 11);
    }
}
