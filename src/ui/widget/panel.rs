//! Under the board: who is up, the standing pins, the call, the legal keys, the race and the
//! outlook, as large as fits.
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
mod outlook;
mod pasting;
mod race;
mod replay;
mod tonight;
mod up;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{StatefulWidget, Widget};

use crate::app::Target;
use crate::ui::lines::whole;
use crate::ui::model::{Activity, BoardView};
use crate::ui::widget::{KeyCaps, StatusLine, framed};
use crate::ui::{Canvas, Look, Regions, joined, layout};
use correction::CorrectionCard;
use race::Race;
use tonight::TonightFigures;
pub(crate) use up::{up_line, up_words};

/// From these sizes on there are three cards, and a large name.
const CARDS: (u16, u16) = (106, 11);
const LARGE: (u16, u16) = (53, 9);
/// The lines of a replay or of a pasted line, with a blank one.
const LINES: u16 = 5;
/// The fewest lines for the race and the night under a replay or a correction.
const LEAST_SIDE: u16 = 5;

pub(crate) struct Panel<'view> {
    pub(crate) board: &'view BoardView<'view>,
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
                let rest = card.render(self.board.page.told(look), area, &mut canvas);
                self.render_rest(rest, &mut canvas);
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
            _ => self.render_lines(area, &mut canvas),
        }
    }
}

const fn fits((width, height): (u16, u16), area: Rect) -> bool {
    area.width >= width && area.height >= height
}

impl Panel<'_> {
    /// Who is up, the race and the night, as large as they fit; nothing where they don't.
    fn render_rest(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let (board, look) = (self.board, self.look);
        match area.height {
            _ if fits(CARDS, area) => self.render_cards(area, canvas),
            _ if fits(self.tall(), area) => self.render_tall(area, canvas),
            _ if fits(LARGE, area) => self.render_large(area, canvas),
            LEAST_SIDE.. => canvas.paint(Side { board, look }, area),
            _ => {}
        }
    }

    /// What is told, unless a line above tells it.
    fn told(&self) -> Line<'static> {
        match self.board.activity {
            Activity::Correcting(..) | Activity::Pasting(_) | Activity::Replaying(_) => {
                Line::default()
            }
            _ => self.board.told(self.look).unwrap_or_default(),
        }
    }

    /// From this size on name and score stand side by side over the lanes of all players.
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
        self.render_rest(layout::below(area, LINES), canvas);
    }

    /// One line each. The call comes first, but with three lines it takes the place of the outlook,
    /// and with two that of the keys.
    fn render_lines(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let Self { board, look } = self;
        let told = board.told(look).unwrap_or_default();
        let row = |index| layout::line(area, index);
        let more = || match told.width() {
            0 => outlook::line(board.game, look, area.width.saturating_sub(NEXT)),
            _ => told.clone(),
        };
        let up = up_line((board.game, board.typed_words(look)), look, area.width);
        match area.height {
            0..=2 => {
                canvas.paint(up, row(0));
                self.render_caps(row(1), canvas);
                Self::tell(told, below_first(area), canvas);
            }
            3 => {
                canvas.paint(up, row(0));
                self.render_caps(row(1), canvas);
                self.render_next(layout::right_of(row(2), BESIDE_NEXT), canvas);
                Self::tell(more(), from_below(area, told.width()), canvas);
            }
            _ => {
                canvas.paint(up, row(1));
                self.render_next(layout::right_of(row(1), BESIDE_NEXT), canvas);
                self.render_caps(row(2), canvas);
                let outlook = outlook::line(board.game, look, area.width);
                canvas.paint(outlook, row(3));
                Self::tell(told, area, canvas);
            }
        }
    }

    /// Paints the notice at the top of the area. It covers as many lines as it needs.
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

    /// `next  ABC  LEE` at the right.
    fn render_next(&self, row: Rect, canvas: &mut Canvas<'_>) {
        let Self { board, look } = self;
        let names = joined(board.game.upcoming().iter().take(FOLLOWING), "  ");
        let next = Line::from(vec![
            Span::styled(format!("  {}  ", look.language.next()), look.theme.muted),
            Span::raw(&names),
        ]);
        if !names.is_empty() && next.width() <= usize::from(row.width) {
            canvas.paint(next.right_aligned(), row);
        }
    }

    /// The legal keys. A spectator has none.
    fn render_caps(&self, row: Rect, canvas: &mut Canvas<'_>) {
        let Self { board, look } = self;
        if let Activity::Bowling(_, marks) = &board.activity {
            let caps = up::caps(marks, board, look);
            canvas.place(KeyCaps { caps, look }, row);
        }
    }
}

/// How many of the next players are named.
const FOLLOWING: usize = 2;
/// The columns of their names, and those kept for what stands at the left.
const NEXT: u16 = 16;
const BESIDE_NEXT: u16 = 46;

/// The last line of three, or as many from below as a sentence of this width needs.
fn from_below(area: Rect, width: usize) -> Rect {
    let needed = if width > usize::from(area.width) {
        2
    } else {
        1
    };
    layout::below(area, area.height.saturating_sub(needed))
}

fn below_first(area: Rect) -> Rect {
    match area.height {
        0 | 1 => area,
        _ => layout::below(area, 1),
    }
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

/// The column beside a small sheet: who is next, the race, and tonight.
pub(crate) struct Side<'view> {
    pub(crate) board: &'view BoardView<'view>,
    pub(crate) look: &'view Look,
}

impl Widget for Side<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Self { board, look } = self;
        if area.is_empty() {
            return;
        }
        let upcoming = board.game.upcoming();
        let players = layout::cells(board.game.seats().len());
        let mut rest = area;
        if !upcoming.is_empty() {
            let own = layout::top(rest, 3);
            let block = framed(look.language.next(), look);
            let inner = block.inner(own).inner(MARGIN);
            whole(Line::raw(joined(upcoming, "  ")), inner.width).render(inner, buffer);
            block.render(own, buffer);
            rest = layout::below(rest, 3);
        }
        let wanted = (players * 2 + 2)
            .min(rest.height / 2)
            .max(players.min(6) + 2);
        let own = layout::top(rest, wanted);
        let block = framed(look.language.race(), look);
        Race { board, look }.render(block.inner(own).inner(MARGIN), buffer);
        block.render(own, buffer);
        let own = layout::below(rest, wanted);
        if own.height > 3 {
            let block = framed(look.language.tonight(), look);
            TonightFigures { board, look }.render(block.inner(own).inner(MARGIN), buffer);
            block.render(own, buffer);
        }
    }
}

const MARGIN: ratatui::layout::Margin = ratatui::layout::Margin::new(1, 0);
