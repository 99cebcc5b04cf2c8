//! The board for reading across the room, in three zones as large as fits: the band of the current
//! player, the last frames with the standing pins or the call, and all players by place.

mod alone;
mod band;
mod call;
mod middle;
mod pins;
mod plan;
mod scores;

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{board, results};
use crate::app::Notice;
use crate::domain::{BowlingGame, Pins, Player, Seat, Standing, standings};
use crate::ui::layout::{self, above, below, top};
use crate::ui::model::BoardView;
use crate::ui::widget::{Heading, StatusLine, up_words};
use crate::ui::{Canvas, Look, joined};
use plan::{Middle, Plan};

/// Below this height there is no header or footer.
const LOW: u16 = 12;

/// The content of the zones.
struct BigView<'view> {
    board: &'view BoardView<'view>,
    /// The player whose mark the band still shows.
    held: Option<Player>,
    /// The player in the band.
    shown: &'view BowlingGame,
    plan: Plan,
    /// The blank line above the standings.
    gap: u16,
    /// The call in large letters.
    call: Option<call::LargeCall>,
    look: &'view Look,
}

pub(super) fn render(board: &BoardView<'_>, screen: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let edge = u16::from(screen.height >= LOW);
    let inner = above(below(screen, edge), edge);
    let players = layout::cells(board.game.seats().len());
    let plan = Plan::new(inner, players, look.glyphs);
    // The call's zone names its bowler; a call in the band holds the whole band.
    let held = board.held.filter(|_| plan.middle == Middle::Band);
    if edge > 0 {
        board
            .page
            .render(&heading(board, held, look), screen, canvas);
    }
    let Some(shown) = shown(board, held) else {
        return;
    };
    let big = BigView {
        board,
        held,
        shown,
        gap: plan.gap(inner),
        plan,
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
        let margin = self.plan.margin() - plan::AFTER;
        let standings = Rect {
            width: rest.width.saturating_sub(margin),
            ..below(rest, self.gap)
        };
        let grid = self.plan.standings;
        match self.board.game.seats() {
            [alone] => {
                let rest = self.render_all_frames(standings, canvas);
                alone::render(alone.game().frames(), grid.size, rest, canvas);
            }
            _ => scores::render((self.board, self.held), grid, standings, canvas),
        }
        self.tell(rest, canvas);
    }

    /// Messages are on the blank line above the standings. Important ones cover the first rows of the
    /// standings if there is no such line.
    fn tell(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let room = layout::centred(area, area.width.saturating_sub(4), area.height);
        let height = |told: &Line<'static>| StatusLine(told.clone()).height(room.width);
        let told = self.told().filter(|told| height(told) <= self.gap);
        let refused = self.board.told(self.look).filter(|_| !self.is_called());
        let Some(told) = told.or(refused).or_else(|| self.unseen_state(area)) else {
            return;
        };
        let width = layout::cells(told.width()).min(room.width);
        let own = Rect {
            width,
            ..top(room, height(&told))
        };
        let is_blank = own.height <= self.gap;
        canvas.clear(if is_blank { own } else { top(area, own.height) });
        canvas.paint(StatusLine(told), own);
    }

    /// Is the notice a call, which is shown in large letters?
    const fn is_called(&self) -> bool {
        matches!(
            self.board.page.notice,
            Some(Notice::Called(..) | Notice::PersonalBest(..))
        )
    }

    /// The standing pins, if the band is too narrow to show them.
    fn unseen_state(&self, band: Rect) -> Option<Line<'static>> {
        let [bowled, stands] = self.state_words();
        let is_unseen = self.standing().is_some() && !self.has_room_between(&stands, band);
        let words = Line::from(vec![
            Span::styled(stands, self.look.theme.title),
            Span::raw(format!("   {bowled}")),
        ]);
        Some(words).filter(|_| is_unseen)
    }

    /// A notice that is not shown in large letters, or the winner.
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

    /// The standing pins of the player in the band.
    fn standing(&self) -> Option<Pins> {
        self.shown.frames().standing().filter(|_| self.is_up())
    }

    /// `frame 7 · ball 2` and `1 pin left`; empty if the player in the band is not up.
    fn state_words(&self) -> [String; 2] {
        let words = up_words(self.board.game, self.look).filter(|_| self.is_up());
        words.unwrap_or_default()
    }

    /// Is the call shown in large letters, so that it needs no line?
    fn has_large_call(&self) -> bool {
        let is_own = |call: &call::LargeCall| match self.plan.middle {
            Middle::Tiles(_) => true,
            Middle::Band => call.player == self.shown.player(),
        };
        self.call.as_ref().is_some_and(is_own)
    }
}

/// The bowler of the mark being shown, or the current player, or the winner.
fn shown<'board>(
    board: &'board BoardView<'_>,
    held: Option<Player>,
) -> Option<&'board BowlingGame> {
    let game = board.game;
    let held = held.and_then(|player| game.seat(player));
    let best = || standings(game).first().map(Standing::game);
    let first = || game.seats().first().map(Seat::game);
    let shown = held.map(Seat::game).or_else(|| game.up());
    shown.or_else(best).or_else(first)
}

/// With the next player at the right.
fn heading(board: &BoardView<'_>, held: Option<Player>, look: &Look) -> Heading {
    let next = next(board, held).map(|player| format!("{}  {player}", look.language.next()));
    let heading = board::heading(board, look);
    let right = joined(next.into_iter().chain(heading.right), "   ");
    Heading {
        right: Some(right).filter(|words| !words.is_empty()),
        ..heading
    }
}

fn next(board: &BoardView<'_>, held: Option<Player>) -> Option<Player> {
    let up = board.game.up().map(BowlingGame::player);
    let upcoming = board.game.upcoming().first().copied();
    let upcoming = || upcoming.filter(|_| !board.is_over());
    match held {
        Some(held) if Some(held) != up => up,
        _ => upcoming(),
    }
}
