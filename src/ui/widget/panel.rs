//! The panel below the board: the current player, the standing pins, the call, the legal keys, the race
//! and the outlook, as large as fits.
//!
//! ```text
//!                                     X  PJS  double
//!  ██    ██  ██      ██        ██    ▗▖                 PJS ━━━━━●┄┄┄┄┄┄     117
//!  ██  ████  ████  ████        ██    ▐▌                 KYJ ━━━━━●┄┄┄┄┄      110
//!  ██████      ██████          ██    ██                 LEE ━━━━━●┄┄┄┄┄┄      98
//!  …                                 frame 7 · ball 2
//!   0 -   1   / spare   f foul
//!  8 to pass PJS   best possible 212 (spare), 200 (open)
//! ```

mod cards;
mod correction;
mod large;
mod lines;
mod outlook;
mod pasting;
mod race;
mod replay;
mod side;
mod tonight;
mod up;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::StatefulWidget;

use crate::app::{Action, Target};
use crate::domain::{BowlingGame, BowlingGames, Player};
use crate::ui::model::{Activity, BoardView};
use crate::ui::widget::{KeyCaps, PinDeck, RaceChart, StatusLine};
use crate::ui::{Canvas, Look, Regions, joined, layout};
use correction::CorrectionCard;
use race::Race;
pub(crate) use side::{Side, SideCards};
pub(crate) use up::{up_line, up_words};

/// The minimum sizes for three cards, and for a large name.
const CARDS: (u16, u16) = (106, 11);
const LARGE: (u16, u16) = (53, 9);
/// The minimum size for a large name above everything else.
const NARROW: (u16, u16) = (36, 13);
/// The height of the keys and two lines of the outlook.
const FOOT: u16 = 3;
/// The height of a replay or of pasted balls, with a blank line.
const LINES: u16 = 5;
/// From this height on, a finished game in a replay has its chart below lanes of the second height.
const HIGH_REST: u16 = 24;
const LANE: u16 = 3;
/// The minimum height for the race and the night below a replay or a correction.
const LEAST_SIDE: u16 = 5;

pub(crate) struct Panel<'view> {
    pub(crate) board: &'view BoardView<'view>,
    /// The columns between the edge of the sheet, where cards begin, and its text, where lines begin.
    pub(crate) indent: u16,
    /// The column next to the sheet. Empty if there is none.
    pub(crate) side: Rect,
    pub(crate) look: &'view Look,
}

impl StatefulWidget for Panel<'_> {
    type State = Regions;

    fn render(self, area: Rect, buffer: &mut Buffer, regions: &mut Regions) {
        let look = self.look;
        let mut canvas = Canvas {
            look,
            buffer,
            regions,
        };
        match &self.board.activity {
            Activity::Correcting(cursor, seat) => {
                let card = CorrectionCard {
                    cursor,
                    seat,
                    games: self.board.night.games().count(),
                    look,
                };
                let told = self.board.page.told(look);
                let rest = card.render(told, self.outdented(area), &mut canvas);
                self.render_rest(layout::right_of(rest, self.indent), &mut canvas);
            }
            Activity::Pasting(pasted) => {
                self.render_over_rest(pasting::lines(pasted, look), area, &mut canvas);
            }
            Activity::Replaying(replay) => {
                let [first, last, state, more] = replay::lines(replay, look, area.width);
                let told = self.board.page.told(look).unwrap_or(last);
                self.render_over_rest([first, told, state, more], area, &mut canvas);
            }
            _ if fits(LARGE, area) => self.render_rest(area, &mut canvas),
            _ if fits(NARROW, area) => self.render_narrow(area, &mut canvas),
            _ => self.render_lines(area, &mut canvas),
        }
    }
}

const fn fits((width, height): (u16, u16), area: Rect) -> bool {
    area.width >= width && area.height >= height
}

impl Panel<'_> {
    /// The current player, the race and the night, as large as they fit; otherwise nothing.
    fn render_rest(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let (board, look) = (self.board, self.look);
        match area.height {
            _ if fits(CARDS, area) => self.render_cards(area, canvas),
            _ if fits(self.tall(), area) => self.render_tall(area, canvas),
            _ if fits(LARGE, area) => self.render_large(area, canvas),
            LEAST_SIDE.. if self.side.is_empty() => {
                let cards = SideCards::All;
                let side = Side { board, cards, look };
                canvas.paint(side, self.outdented(area));
            }
            _ => self.render_next(area.rows(), canvas),
        }
    }

    /// Extends the area to the edge of the sheet.
    const fn outdented(&self, area: Rect) -> Rect {
        Rect {
            x: area.x.saturating_sub(self.indent),
            width: area.width.saturating_add(self.indent),
            ..area
        }
    }

    /// What the column next to the sheet shows, given the area of the panel.
    pub(crate) fn side_cards(&self, area: Rect) -> SideCards {
        let above = match self.board.activity {
            Activity::Correcting(..) => correction::height(area.width),
            Activity::Pasting(_) | Activity::Replaying(_) => LINES,
            _ => 0,
        };
        if fits(LARGE, layout::below(area, above)) {
            SideCards::WithoutRace
        } else {
            SideCards::All
        }
    }

    /// The keys that have key caps, which the footer omits.
    pub(crate) const fn on_caps(&self, area: Rect) -> &'static [Action] {
        match self.board.activity {
            Activity::Correcting(..) if correction::has_card(self.outdented(area)) => {
                &correction::ON_CAPS
            }
            _ => &[],
        }
    }

    /// The notice, unless a line above shows it.
    fn told(&self) -> Line<'static> {
        match self.board.activity {
            Activity::Correcting(..) | Activity::Pasting(_) | Activity::Replaying(_) => {
                Line::default()
            }
            _ => self.board.told(self.look).unwrap_or_default(),
        }
    }

    /// The minimum size for name and score side by side above the lanes of all players.
    fn tall(&self) -> (u16, u16) {
        let lanes = layout::cells(self.board.game.seats().len());
        (76, 13 + lanes.max(2))
    }

    fn render_over_rest(
        &self,
        lines: impl IntoIterator<Item = Line<'static>>,
        area: Rect,
        canvas: &mut Canvas<'_>,
    ) {
        canvas.lines(lines, area);
        let (rest, board, look) = (layout::below(area, LINES), self.board, self.look);
        if rest.height < LEAST_SIDE {
            return canvas.paint(Race { board, look }, rest);
        }
        if board.game.is_over() && rest.height >= HIGH_REST {
            return self.render_raced(rest, canvas);
        }
        self.render_rest(rest, canvas);
    }

    /// A finished game in a replay: the lanes, and below them its chart, or pins for a single player.
    fn render_raced(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let (board, look) = (self.board, self.look);
        let lanes = layout::cells(board.game.seats().len()) * LANE + 1;
        let lanes = lanes.min(area.height / 2);
        canvas.paint(Race { board, look }, layout::top(area, lanes));
        let under = layout::below(area, lanes);
        let (game, theme) = (board.game, &look.theme);
        if game.seats().len() > 1 {
            return canvas.paint(RaceChart { game, look }, under);
        }
        canvas.paint(PinDeck { theme }, under);
    }

    /// Paints the notice at the top of the area, over as many lines as it needs.
    fn tell(told: Line<'static>, area: Rect, canvas: &mut Canvas<'_>) {
        if told.width() == 0 {
            return;
        }
        let told = StatusLine(told);
        let rows = layout::top(area, told.height(area.width));
        canvas.clear(rows);
        canvas.paint(told, rows);
        canvas.regions.add(layout::line(rows, 0), Target::Call);
    }

    /// `next  ABC  LEE` at the right of the first row with room for it, otherwise with a single name.
    fn render_next(&self, rows: impl IntoIterator<Item = Rect>, canvas: &mut Canvas<'_>) {
        if !self.side.is_empty() {
            return;
        }
        let rows = rows.into_iter().map(|row| canvas.free(row));
        let rows: Vec<_> = rows.collect();
        let found = (1..=FOLLOWING).rev().find_map(|names| {
            let next = self.next(names)?;
            let fits = |row: &&Rect| next.width() + NEXT_GAP <= usize::from(row.width);
            let row = rows.iter().find(fits).copied();
            row.map(|row| (next, row))
        });
        if let Some((next, row)) = found {
            canvas.paint(next.right_aligned(), row);
        }
    }

    /// `next  ABC  LEE`. None if no one else bowls.
    fn next(&self, most: usize) -> Option<Line<'static>> {
        let Self { board, look, .. } = self;
        let names = joined(following(board.game).iter().take(most), "  ");
        let next = Line::from(vec![
            Span::styled(format!("{}  ", look.language.next()), look.theme.muted),
            Span::raw(names.clone()),
        ]);
        (!names.is_empty()).then_some(next)
    }

    /// The caps of the legal keys. A spectator has none.
    fn render_caps(&self, row: Rect, canvas: &mut Canvas<'_>) {
        let Self { board, look, .. } = self;
        if let Activity::Bowling(_, marks) = &board.activity {
            let caps = up::caps(marks, board, look);
            canvas.place(KeyCaps { caps, look }, row);
        }
    }
}

/// The minimum number of blanks before the next players.
const NEXT_GAP: usize = 2;
/// The number of next players shown.
const FOLLOWING: usize = 2;
/// The upcoming players. The current one is included only if the next turn is theirs again.
fn following(game: &BowlingGames) -> Vec<Player> {
    let up = game.up().map(BowlingGame::player);
    let upcoming = game.upcoming().into_iter().enumerate();
    let is_after_others = |place: usize, player| place > 0 && Some(player) == up;
    let following = upcoming.filter(|(place, player)| !is_after_others(*place, *player));
    following.map(|(_, player)| player).collect()
}

/// The first line that fits, or else the last one.
fn first_that_fits(
    lines: impl IntoIterator<Item = Line<'static>>,
    shortest: Line<'static>,
    width: u16,
) -> Line<'static> {
    let fits = |line: &Line<'_>| line.width() <= usize::from(width);
    lines.into_iter().find(fits).unwrap_or(shortest)
}
