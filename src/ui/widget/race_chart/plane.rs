//! The graph: step lines, signs at the frames, axes, and the names at the ends.

use std::cmp::Ordering;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use super::Runner;
use crate::domain::FrameNumber;
use crate::ui::Look;

/// The points between two numbers of the vertical axis, and the least rows between them.
const LABELS: [u16; 7] = [5, 10, 20, 25, 50, 100, 300];
const APART: u16 = 3;

/// Maps frames and points to cells.
pub(super) struct Plane {
    graph: Rect,
    /// The points of a row.
    step: u16,
}

impl Plane {
    /// With the smallest step at which everybody is inside.
    pub(super) fn new(graph: Rect, runners: &[Runner]) -> Self {
        let behind = runners.iter().flat_map(|runner| &runner.behind);
        let most = behind.copied().max().unwrap_or_default();
        let rows = graph.height.saturating_sub(1).max(1);
        let step = most.div_ceil(rows).max(1);
        Self { graph, step }
    }

    /// The best last, so that the leader's line is whole.
    pub(super) fn render(&self, runners: &[Runner], look: &Look, buffer: &mut Buffer) {
        self.render_numbers(look, buffer);
        for runner in runners.iter().rev() {
            self.render_line(runner, buffer);
        }
        let runners_up = runners.iter().rev();
        let signs =
            runners_up.flat_map(|own| self.points(own).into_iter().map(move |at| (own, at)));
        for (runner, at) in signs {
            write(at, runner.sign, runner.style, buffer);
        }
        self.render_frames(look, buffer);
        self.render_names(runners, buffer);
    }

    /// The column of a frame, from 0.
    fn column(&self, frame: usize) -> u16 {
        let last = usize::from(FrameNumber::LAST.number()) - 1;
        let across = usize::from(self.graph.width.saturating_sub(1)) * frame / last.max(1);
        self.graph.x + u16::try_from(across).unwrap_or_default()
    }

    const fn row(&self, behind: u16) -> u16 {
        // To the nearest row.
        self.graph.y + (behind + self.step / 2) / self.step
    }

    fn points(&self, runner: &Runner) -> Vec<Position> {
        let behind = runner.behind.iter().enumerate();
        behind
            .map(|(frame, behind)| Position::new(self.column(frame), self.row(*behind)))
            .collect()
    }

    fn render_line(&self, runner: &Runner, buffer: &mut Buffer) {
        let points = self.points(runner);
        let pairs = points.iter().zip(points.iter().skip(1));
        for (at, sign) in pairs.flat_map(|(from, to)| step(*from, *to)) {
            write(at, sign, runner.style, buffer);
        }
    }

    /// How far behind the rows are, with a dot at each frame.
    fn render_numbers(&self, look: &Look, buffer: &mut Buffer) {
        let mut labels = LABELS.into_iter();
        let between = labels.find(|points| *points >= self.step * APART);
        let points = (0..).step_by(usize::from(between.unwrap_or(u16::MAX)));
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

    /// The frames, under a rule.
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
            let behind = match runner.behind.last() {
                None | Some(0) => String::new(),
                Some(behind) => format!(" -{behind}"),
            };
            let name = format!("{} {}{behind}", runner.sign, runner.player);
            let at = Position::new(self.graph.right() + 1, row);
            write(at, &name, runner.style, buffer);
        }
    }
}

/// `──╮` and `╰──`: half way between two frames the line changes its row. The corners come last.
fn step(from: Position, to: Position) -> Vec<(Position, &'static str)> {
    let middle = from.x.midpoint(to.x);
    let before = (from.x..middle).map(|column| (Position::new(column, from.y), "─"));
    let after = (middle..to.x).map(|column| (Position::new(column, to.y), "─"));
    let rows = from.y.min(to.y)..from.y.max(to.y);
    let between = rows.map(|row| (Position::new(middle, row), "│"));
    let [first, last] = match from.y.cmp(&to.y) {
        Ordering::Less => ["╮", "╰"],
        Ordering::Equal => ["─", "─"],
        Ordering::Greater => ["╯", "╭"],
    };
    let corners = [
        (Position::new(middle, from.y), first),
        (Position::new(middle, to.y), last),
    ];
    before.chain(after).chain(between).chain(corners).collect()
}

fn write(at: Position, text: &str, style: Style, buffer: &mut Buffer) {
    if buffer.area.contains(at) {
        buffer.set_string(at.x, at.y, text, style);
    }
}

/// Moves rows apart, so that no two are the same and all are inside.
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
    use crate::domain::Player;
    use ratatui::buffer::Cell;

    fn runner(behind: &[u16]) -> Runner {
        Runner {
            player: Player::new("PJS").unwrap(),
            behind: behind.to_vec(),
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
        assert_eq!((plane.step, plane.row(0)), (5, 2));
        assert_eq!(plane.row(55), graph.bottom() - 1);
        assert_eq!(plane.column(0), 4);
        assert_eq!(plane.column(9), graph.right() - 1);
        let far = Plane::new(graph, &[runner(&[300])]);
        assert!(far.row(300) < graph.bottom());
    }

    #[test]
    fn a_line_changes_its_row_half_way_between_two_frames() {
        let graph = Rect::new(0, 0, 10, 3);
        let runners = [runner(&[0, 0, 0, 0, 0, 0, 0, 0, 2])];
        let plane = Plane {
            graph: Rect { width: 37, ..graph },
            step: 1,
        };
        let mut buffer = Buffer::empty(Rect::new(0, 0, 37, 3));
        plane.render_line(&runners[0], &mut buffer);
        let row = |row: u16| -> String {
            (28..33)
                .filter_map(|column| buffer.cell((column, row)).map(Cell::symbol))
                .collect()
        };
        assert_eq!([row(0), row(1), row(2)], ["──╮  ", "  │  ", "  ╰─ "]);
    }
}
