//! The race: everybody's running totals, frame by frame, each line with a shape of its own and the
//! name at its end.
//!
//! ```text
//!  running totals
//! 100│                  ▲ KYJ
//!    │            ▲     ● PJS
//!    │      ▲     ●
//!   0└─────────────────────
//!     1     2     3     4
//! ```
//!
//! Under the sheet of a bowling alley each point stands under its frame.

mod plane;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use crate::domain::{BowlingGames, Player, Seat};
use crate::ui::Look;
use crate::ui::layout::{above, below, cells, is_wide, line};
use plane::Plane;

/// One for each of 24 players: no player is distinguished by colour alone.
const SHAPES: [&str; BowlingGames::MOST_PLAYERS] = [
    "●", "◆", "■", "▲", "○", "◇", "□", "△", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k",
    "l", "m", "n", "o", "p",
];

/// The width left of the graph: that of the name column.
const LEFT: u16 = 8;
/// The width right of it, for a name; under the alley sheet as wide as its last columns.
const NAME: u16 = 8;
const LAST_COLUMNS: u16 = 13;
/// The title above the graph, the axis and the frame numbers under it.
const AROUND: u16 = 3;
/// The lowest graph worth showing.
const LOWEST_GRAPH: u16 = 6;

/// The interval of the numbers on the vertical axis.
const STEP: u16 = 50;

struct Runner {
    player: Player,
    totals: Vec<u16>,
    shape: &'static str,
    style: Style,
}

/// The race of a game: painted once a total is settled, if it fits.
pub(crate) struct RaceChart<'view> {
    pub(crate) game: &'view BowlingGames,
    pub(crate) look: &'view Look,
}

impl Widget for RaceChart<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let runners = self.runners();
        let best = runners.first().and_then(|first| first.totals.last());
        let (Some(best), true) = (best, area.height >= Self::height(self.game)) else {
            return;
        };
        let right = if is_wide(area) { LAST_COLUMNS } else { NAME };
        let graph = above(below(area, 1), AROUND - 1);
        let plane = Plane {
            graph: Rect {
                x: area.x + LEFT,
                width: area.width.saturating_sub(LEFT + right),
                ..graph
            },
            top: best.next_multiple_of(STEP).max(STEP),
        };
        let title = Line::styled(self.look.language.running_totals(), self.look.theme.title);
        title.render(line(area, 0), buffer);
        plane.render(&runners, self.look, buffer);
    }
}

impl RaceChart<'_> {
    /// The minimum height.
    pub(crate) fn height(game: &BowlingGames) -> u16 {
        let names = cells(game.seats().len());
        names.max(LOWEST_GRAPH).saturating_add(AROUND)
    }

    fn runners(&self) -> Vec<Runner> {
        let styles = self.look.theme.series.into_iter().cycle();
        let runner = |((seat, shape), style): ((&Seat, &'static str), Style)| Runner {
            player: seat.player(),
            totals: seat.game().frames().scores().totals().to_vec(),
            shape,
            style,
        };
        let seats = self.game.seats().iter();
        let runners = seats.zip(SHAPES).zip(styles).map(runner);
        let mut runners: Vec<_> = runners.filter(|runner| !runner.totals.is_empty()).collect();
        runners.sort_by_key(|runner| std::cmp::Reverse(runner.totals.last().copied()));
        runners
    }
}
