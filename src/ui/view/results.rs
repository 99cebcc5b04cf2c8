//! The results of the game, and of the night so far.
//!
//! The table is always shown. What else fits depends on the width: a wide screen has the podium and
//! the race first, a narrow one the board.

mod story;
mod table;

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

use super::board;
use crate::domain::{BowlingGames, Standing, standings};
use crate::ui::layout::{self, above, below, inset};
use crate::ui::model::{Activity, BoardView};
use crate::ui::widget::{self, RaceChart};
use crate::ui::{Canvas, Look};
use Section::{Board, Podium, Story, Table};
use table::StandingRow;

/// A part of the screen, in the order of a wide one.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Section {
    Podium,
    Story,
    Table,
    Board,
}

/// By priority.
const WIDE: [Section; 4] = [Table, Podium, Story, Board];
const NARROW: [Section; 4] = [Table, Board, Story, Podium];

/// Below this width the race does not fit beside the podium.
const NARROWEST_RACE: u16 = 40;
/// The gap between the podium and the race.
const GAP: u16 = 2;

struct Results<'paint> {
    board: &'paint BoardView<'paint>,
    story: Vec<Line<'static>>,
    table: Vec<StandingRow>,
}

/// Scrolled to the line the user chose.
pub(super) fn render(board: &BoardView<'_>, screen: Rect, canvas: &mut Canvas<'_>) {
    let (area, look) = (inset(screen), canvas.look);
    let night = board::night(board, look);
    let title: Vec<_> = night.into_iter().chain(title(board, look)).collect();
    board.page.render(&title, area, canvas);
    let lines = [
        Line::styled(headline(board.game, look), look.theme.title),
        after(board, look),
        board.page.told(look).unwrap_or_default(),
    ];
    canvas.lines(lines, below(area, 1));
    let results = Results {
        board,
        story: story::lines(board.game, look),
        table: table::rows(board, look),
    };
    results.render(above(below(area, 4), 1), canvas);
}

impl Results<'_> {
    fn render(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let mut rest = area;
        for (section, height) in self.sections(area) {
            self.render_section(section, layout::top(rest, height), canvas);
            rest = below(rest, height);
        }
    }

    fn render_section(&self, section: Section, area: Rect, canvas: &mut Canvas<'_>) {
        let line = self.board.scrolled.unwrap_or_default();
        match section {
            Podium => self.render_podium(area, canvas),
            Story => canvas.lines(self.story.iter().cloned(), area),
            Table => table::render(&self.table, line, area, canvas),
            Board => board::render_below(self.board, area, canvas),
        }
    }

    /// The podium and the race beside it.
    fn render_podium(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let width = self.podium_width();
        let widths = [Constraint::Length(width), Constraint::Fill(1)];
        let [left, right] = Layout::horizontal(widths).areas(above(area, 1));
        let (game, look) = (self.board.game, canvas.look);
        if width > 0 {
            canvas.paint(widget::Podium { game, look }, left);
        }
        canvas.paint(RaceChart { game, look }, right);
    }

    /// A player who bowled alone gets no podium.
    const fn podium_width(&self) -> u16 {
        match self.story.as_slice() {
            [] => 0,
            _ => widget::Podium::WIDTH + GAP,
        }
    }

    /// The sections that fit, in their order, and their heights.
    fn sections(&self, area: Rect) -> Vec<(Section, u16)> {
        let is_wide = layout::is_wide(area);
        let mut rest = area;
        let mut sections = Vec::new();
        for section in if is_wide { WIDE } else { NARROW } {
            let height = self.height(section, rest);
            let height = height.filter(|height| *height <= rest.height);
            rest = above(rest, height.unwrap_or_default());
            sections.extend(height.map(|height| (section, height)));
        }
        if is_wide {
            sections.sort_unstable();
        }
        // The remaining lines make the race higher.
        let podium = |(section, _): &&mut (Section, u16)| *section == Podium;
        for (_, height) in sections.iter_mut().filter(podium) {
            *height += rest.height;
        }
        sections
    }

    /// The height in this area. None if it does not fit there or has nothing to show.
    fn height(&self, section: Section, area: Rect) -> Option<u16> {
        let game = self.board.game;
        let story = u16::try_from(self.story.len()).ok();
        match section {
            Table => Some(table::height(&self.table).min(area.height)),
            Story => story.filter(|lines| *lines > 0).map(|lines| lines + 1),
            Board => board::height(game, area),
            Podium if area.width < self.podium_width() + NARROWEST_RACE => None,
            Podium if !game.is_over() => None,
            Podium => Some(RaceChart::height(game).max(widget::Podium::HEIGHT) + 1),
        }
    }
}

/// What the user can do after the game.
fn after(board: &BoardView<'_>, look: &Look) -> Line<'static> {
    let next = match board.activity {
        Activity::Watching(..) => look.language.next_game_shows().to_owned(),
        _ => look.language.press_next(),
    };
    let next = || Line::styled(next, look.theme.muted);
    board.stopped(look).unwrap_or_else(next)
}

fn title(board: &BoardView<'_>, look: &Look) -> Option<String> {
    let number = board.night.game_number()?;
    if board.game.is_over() {
        return Some(look.language.game_over(number));
    }
    Some(look.language.game_abandoned(number))
}

pub(super) fn headline(game: &BowlingGames, look: &Look) -> String {
    let standings = standings(game);
    let first = standings.iter().filter(|standing| standing.place() == 1);
    let winners: Vec<_> = first.map(|standing| standing.game().player()).collect();
    let best = standings.first().map(Standing::score);
    best.map_or_else(String::new, |best| look.language.winners(&winners, best))
}
