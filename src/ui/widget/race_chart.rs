//! How far each player was behind the leader after each frame. The leader is at the upper edge, so
//! changes of lead are crossings; running totals would all climb along one diagonal.
//!
//! ```text
//!     behind the leader
//!   0 ●──◆──╮──●──● ● PJS
//!           ╰──◆──◆ ◆ LEE -23
//! -20
//!     ────────────
//!     1  2  3  4
//! ```
//!
//! If there are too many players for the height, bars are shown instead.

mod lattice;
mod plane;

use std::cmp::Reverse;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::domain::{BowlingGames, Player, Score, Seat};
use crate::ui::layout::{above, below, line, right_of};
use crate::ui::{Glyphs, Look};
use plane::Plane;

/// One sign for each of 24 players: no player is distinguished by colour alone.
const SIGNS: [&str; BowlingGames::MOST_PLAYERS] = [
    "●", "◆", "▲", "■", "○", "◇", "△", "□", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k",
    "l", "m", "n", "o", "p",
];
/// Without Unicode, the signs would look alike.
const LETTERS: [&str; BowlingGames::MOST_PLAYERS] = [
    "o", "x", "a", "#", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "p", "q",
    "r", "s", "t", "u", "v",
];

/// The columns left of the graph, for the numbers.
const LEFT: u16 = 4;
/// The columns right of it, for `◆ LEE -123`.
const NAMES: u16 = 12;
/// The title above the graph, and the axis and the frame numbers below it.
const AROUND: u16 = 3;
/// The minimum height and width of the graph, and the rows that keep two lines apart.
const LOWEST: u16 = 5;
const NARROWEST: u16 = 28;
const ROWS_EACH: usize = 2;
/// The columns around a bar: `LEE  202 `.
const BESIDE_BAR: u16 = 9;

struct Runner {
    player: Player,
    /// The last total.
    total: u16,
    /// The points behind after each frame.
    behind: Vec<u16>,
    /// The points behind at the end: `-23`, or `…` if the player left. Empty for the leader.
    gap: String,
    sign: &'static str,
    style: Style,
}

/// Shown once a total is settled, if it fits.
pub(crate) struct RaceChart<'view> {
    pub(crate) game: &'view BowlingGames,
    pub(crate) look: &'view Look,
}

impl Widget for RaceChart<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let mut runners = self.runners();
        let width = area.width.saturating_sub(LEFT + NAMES);
        let rows = area.height.saturating_sub(AROUND);
        if runners.is_empty() || rows < LOWEST || width < NARROWEST {
            return;
        }
        let is_crowded = runners.len() * ROWS_EACH > usize::from(rows);
        let shown = if is_crowded { area.height - 1 } else { rows };
        let hidden = runners.len().saturating_sub(shown.into());
        runners.truncate(shown.into());
        self.title(hidden)
            .render(right_of(line(area, 0), LEFT), buffer);
        if is_crowded {
            return render_bars(&runners, right_of(below(area, 1), LEFT), buffer);
        }
        let graph = above(below(area, 1), AROUND - 1);
        let graph = Rect {
            x: area.x + LEFT,
            width,
            ..graph
        };
        Plane::new(graph, &runners).render(&runners, self.look, buffer);
    }
}

impl RaceChart<'_> {
    /// The minimum height.
    pub(crate) const LEAST: u16 = AROUND + LOWEST;

    /// Includes how many players are not shown: each needs a row for the name.
    fn title(&self, hidden: usize) -> Line<'static> {
        let Look {
            language, theme, ..
        } = self.look;
        let more = (hidden > 0).then(|| language.not_shown(hidden));
        Line::from(vec![
            Span::styled(language.behind_the_leader(), theme.muted),
            Span::styled(format!("   {}", more.unwrap_or_default()), theme.key),
        ])
    }

    /// All players with a settled total, ordered by their final rank.
    fn runners(&self) -> Vec<Runner> {
        let leaders = self.leaders();
        let signs = match self.look.glyphs {
            Glyphs::Unicode => SIGNS,
            Glyphs::Ascii => LETTERS,
        };
        let styles = self.look.theme.series.into_iter().cycle();
        let seats = self.game.seats().iter().zip(signs).zip(styles);
        let runners = seats.map(|((seat, sign), style)| {
            let totals = self.totals(seat);
            let behind = behind(&totals, &leaders);
            Runner {
                player: seat.player(),
                total: totals.last().copied().unwrap_or_default(),
                gap: self.gap(seat, &behind),
                behind,
                sign,
                style,
            }
        });
        let mut runners: Vec<_> = runners.filter(|own| !own.behind.is_empty()).collect();
        runners.sort_by_key(|own| (Reverse(own.behind.len()), own.behind.last().copied()));
        runners
    }

    /// The best total after each frame.
    fn leaders(&self) -> Vec<u16> {
        let totals: Vec<_> = self
            .game
            .seats()
            .iter()
            .map(|seat| self.totals(seat))
            .collect();
        let after = |frame: usize| totals.iter().filter_map(|own| own.get(frame)).max();
        (0..).map_while(after).copied().collect()
    }

    /// The settled totals. If the game was ended, all pins and bonuses known count, as in its table.
    fn totals(&self, seat: &Seat) -> Vec<u16> {
        let frames = seat.game().frames();
        if !self.game.is_ended() {
            return frames.scores().totals().to_vec();
        }
        let mut total = 0;
        let scores = frames.scores_so_far().map(Score::points);
        let totals = scores.map(|points| {
            total += u16::from(points);
            total
        });
        totals.collect()
    }

    fn gap(&self, seat: &Seat, behind: &[u16]) -> String {
        let has_left = self.game.is_over() && !self.game.is_ended() && !seat.game().is_over();
        match behind.last() {
            _ if has_left => "…".to_owned(),
            None | Some(0) => String::new(),
            Some(behind) => format!("-{behind}"),
        }
    }
}

/// For too many players, whose lines would overlap: a bar each, with the points behind at its end.
fn render_bars(runners: &[Runner], area: Rect, buffer: &mut Buffer) {
    let best = runners.iter().map(|own| own.total).max();
    let best = u32::from(best.unwrap_or_default().max(1));
    let room = u32::from(area.width.saturating_sub(BESIDE_BAR + NAMES));
    for (own, row) in runners.iter().zip(area.rows()) {
        let length = usize::try_from(u32::from(own.total) * room / best).unwrap_or_default();
        let (player, total) = (own.player, own.total);
        let bar = "━".repeat(length);
        let words = format!("{player}  {total:>3} {bar} {}", own.gap);
        Line::styled(words, own.style).render(row, buffer);
    }
}

fn behind(totals: &[u16], leaders: &[u16]) -> Vec<u16> {
    let totals = totals.iter().zip(leaders);
    totals
        .map(|(own, best)| best.saturating_sub(*own))
        .collect()
}
