//! The board for the far end of the room, in three zones as large as fits: the band of whoever is
//! up, the last frames and what stands or the call, and everybody by place.

mod alone;
mod band;
mod call;
mod middle;
mod plan;
mod scores;

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::{board, results};
use crate::domain::{BowlingGame, Pins, Player, Seat, Standing, standings};
use crate::ui::layout::{self, above, below, top};
use crate::ui::model::BoardView;
use crate::ui::widget::{Heading, StatusLine, up_words};
use crate::ui::{Canvas, Look};
use plan::{Middle, Plan};

/// Below this height there is no header or footer.
const LOW: u16 = 12;

/// What the zones show.
struct BigView<'view> {
    board: &'view BoardView<'view>,
    /// Whose name is in the band.
    shown: &'view BowlingGame,
    plan: Plan,
    /// The call in large letters.
    call: Option<call::LargeCall>,
    look: &'view Look,
}

pub(super) fn render(board: &BoardView<'_>, screen: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let edge = u16::from(screen.height >= LOW);
    let inner = above(below(screen, edge), edge);
    if edge > 0 {
        board.page.render(&heading(board, look), screen, canvas);
    }
    let Some(shown) = shown(board) else {
        return;
    };
    let players = layout::cells(board.game.seats().len());
    let big = BigView {
        board,
        shown,
        plan: Plan::new(inner, players, look.glyphs),
        call: call::call(board, look),
        look,
    };
    big.render(inner, canvas);
}

impl BigView<'_> {
    fn render(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let rows = self.plan.band_rows();
        self.render_band(top(area, rows), canvas);
        let mut rest = below(area, rows);
        if let Middle::Tiles(size) = self.plan.middle {
            self.render_middle(size, top(rest, size.rows()), canvas);
            rest = below(rest, size.rows());
        }
        // If there is no line for what is told, it covers the first rows of the standings.
        let is_roomy = rest.height > self.standings_rows();
        let gap = u16::from(is_roomy || self.plan.middle == Middle::Band);
        let margin = self.plan.margin() - plan::AFTER;
        let standings = Rect {
            width: rest.width.saturating_sub(margin),
            ..below(rest, gap)
        };
        let grid = self.plan.standings;
        match self.board.game.seats() {
            [alone] => alone::render(alone.game().frames(), grid.size, standings, canvas),
            _ => scores::render(self.board, grid, standings, canvas),
        }
        if let Some(told) = self.told() {
            let room = layout::centred(rest, rest.width.saturating_sub(4), rest.height);
            let told = StatusLine(told);
            let height = told.height(room.width);
            canvas.clear(top(rest, height));
            canvas.paint(told, top(room, height));
        }
    }

    fn standings_rows(&self) -> u16 {
        let grid = self.plan.standings;
        grid.rows * grid.step() - u16::from(grid.size.is_some())
    }

    /// A notice that is not shown large, or the winner.
    fn told(&self) -> Option<Line<'static>> {
        let (board, look) = (self.board, self.look);
        let notice = board.told(look).filter(|_| !self.has_large_call());
        notice.or_else(|| {
            let headline = || Line::styled(results::headline(board.game, look), look.theme.title);
            board.is_over().then(headline)
        })
    }

    /// Is the player in the band up?
    fn is_up(&self) -> bool {
        let up = self.board.game.up().map(BowlingGame::player);
        up == Some(self.shown.player())
    }

    /// What stands for the player in the band.
    fn standing(&self) -> Option<Pins> {
        self.shown.frames().standing().filter(|_| self.is_up())
    }

    /// `frame 7 · ball 2` and `1 pin left`; empty if the player in the band is not up.
    fn state_words(&self) -> [String; 2] {
        let words = up_words(self.board.game, self.look).filter(|_| self.is_up());
        words.unwrap_or_default()
    }

    /// Is the call in large letters, so that it needs no line?
    fn has_large_call(&self) -> bool {
        let is_own = |call: &call::LargeCall| match self.plan.middle {
            Middle::Tiles(_) => true,
            Middle::Band => call.player == self.shown.player(),
        };
        self.call.as_ref().is_some_and(is_own)
    }
}

/// Who bowled the mark that is held, who is up, or who won.
fn shown<'board>(board: &'board BoardView<'_>) -> Option<&'board BowlingGame> {
    let game = board.game;
    let held = board.held.and_then(|player| game.seat(player));
    let best = || standings(game).first().map(Standing::game);
    let first = || game.seats().first().map(Seat::game);
    let shown = held.map(Seat::game).or_else(|| game.up());
    shown.or_else(best).or_else(first)
}

/// With who is next at the right.
fn heading(board: &BoardView<'_>, look: &Look) -> Heading {
    let next = next(board).map(|player| format!("{}  {player}", look.language.next()));
    Heading {
        right: next,
        ..board::heading(board, look)
    }
}

fn next(board: &BoardView<'_>) -> Option<Player> {
    let up = board.game.up().map(BowlingGame::player);
    let upcoming = || board.game.upcoming().first().copied();
    match board.held {
        Some(held) if Some(held) != up => up,
        _ => upcoming(),
    }
}
