//! What the game came to, and the night so far.
//!
//! There is always the table. What else there is room for depends on the width: a wide screen has
//! the podium and the race first, a narrow one the board.

mod story;
mod table;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use crate::app::{App, Screen};
use crate::domain::{BowlingGames, Standing, standings};
use crate::night::GameNumber;
use crate::ui::Look;
use crate::ui::layout::{self, above, below, inset};
use crate::ui::view::{board, watching};
use crate::ui::widget::{footer, header, podium, race_chart, status};

/// A part of the screen, in the order in which a wide one has them.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Part {
    Podium,
    Story,
    Table,
    Board,
}

/// What gets room first.
const WIDE: [Part; 4] = [Part::Table, Part::Podium, Part::Story, Part::Board];
const NARROW: [Part; 4] = [Part::Table, Part::Board, Part::Story, Part::Podium];

/// Narrower than this the race has no room beside the podium.
const NARROWEST_RACE: u16 = 40;
/// Between the podium and the race.
const GAP: u16 = 2;

/// What there is to paint.
struct Results<'paint> {
    app: &'paint App,
    game: &'paint BowlingGames,
    look: &'paint Look,
    story: Vec<Line<'static>>,
    entries: Vec<table::StandingRow>,
}

/// Paints it, with that line of the table in sight.
pub(crate) fn render((app, chosen): (&App, usize), look: &Look, screen: Rect, buffer: &mut Buffer) {
    let (Some(game), Some(number)) = (app.night().game(), app.night().game_number()) else {
        return;
    };
    let area = inset(screen);
    let lane = watching::title(app, look);
    let title: Vec<_> = lane
        .into_iter()
        .chain([title(game, number, look)])
        .collect();
    let top = layout::line(area, 0);
    header::render((&title, app.saving()), look, top, buffer);
    let told = app.notice().map(|notice| status::line(notice, look));
    let lines = [
        Line::styled(headline(game, look), look.theme.title),
        after(app, look),
        told.unwrap_or_default(),
    ];
    for (index, line) in (1..).zip(lines) {
        line.render(layout::line(area, index), buffer);
    }
    let results = Results {
        app,
        game,
        look,
        story: story::lines(game, look),
        entries: table::entries(app, game, look),
    };
    results.render(chosen, above(below(area, 4), 1), buffer);
    let foot = below(area, area.height.saturating_sub(1));
    footer::render(app.context(), look, foot, buffer);
}

impl Results<'_> {
    fn render(&self, chosen: usize, area: Rect, buffer: &mut Buffer) {
        let mut rest = area;
        for (part, height) in self.parts(area) {
            let own = above(rest, rest.height.saturating_sub(height));
            rest = below(rest, height);
            self.render_part(part, (chosen, own), buffer);
        }
    }

    fn render_part(&self, part: Part, (chosen, area): (usize, Rect), buffer: &mut Buffer) {
        match part {
            Part::Podium => self.render_podium(area, buffer),
            Part::Story => story::render(&self.story, area, buffer),
            Part::Table => table::render(&self.entries, (chosen, self.look), area, buffer),
            Part::Board => board::render_below(self.app, self.look, area, buffer),
        }
    }

    /// The podium and the race beside it.
    fn render_podium(&self, area: Rect, buffer: &mut Buffer) {
        let width = self.podium_width();
        let widths = [Constraint::Length(width), Constraint::Fill(1)];
        let [left, right] = Layout::horizontal(widths).areas(above(area, 1));
        if width > 0 {
            podium::render(self.game, self.look, left, buffer);
        }
        race_chart::render(self.game, self.look, right, buffer);
    }

    /// Nobody stands alone on a podium.
    const fn podium_width(&self) -> u16 {
        match self.story.as_slice() {
            [] => 0,
            _ => podium::WIDTH + GAP,
        }
    }

    /// The parts that have room, in their order, and how high each is.
    fn parts(&self, area: Rect) -> Vec<(Part, u16)> {
        let is_wide = layout::is_wide(area);
        let mut room = area.height;
        let mut parts = Vec::new();
        for part in if is_wide { WIDE } else { NARROW } {
            let height = self.height(
                part,
                Rect {
                    height: room,
                    ..area
                },
            );
            let height = height.filter(|height| *height <= room);
            room -= height.unwrap_or_default();
            parts.extend(height.map(|height| (part, height)));
        }
        if is_wide {
            parts.sort_unstable();
        }
        // What is left makes the race higher.
        for (_, height) in parts.iter_mut().filter(|(part, _)| *part == Part::Podium) {
            *height += room;
        }
        parts
    }

    /// How high a part is in this area; nothing where it has no place.
    fn height(&self, part: Part, area: Rect) -> Option<u16> {
        let story = u16::try_from(self.story.len()).ok();
        match part {
            Part::Table => Some(table::height(&self.entries).min(area.height)),
            Part::Story => story.filter(|lines| *lines > 0).map(|lines| lines + 1),
            Part::Board => board::height(self.game, area),
            Part::Podium if area.width < self.podium_width() + NARROWEST_RACE => None,
            Part::Podium if !self.game.is_over() => None,
            Part::Podium => Some(race_chart::height(self.game).max(podium::HEIGHT) + 1),
        }
    }
}

/// What comes after the game.
fn after(app: &App, look: &Look) -> Line<'static> {
    let next = match app.screen() {
        Screen::Lane(_) => look.language.next_game_shows(),
        _ => look.language.press_next(),
    };
    let next = || Line::styled(next, look.theme.muted);
    status::feed(app, look).unwrap_or_else(next)
}

fn title(game: &BowlingGames, number: GameNumber, look: &Look) -> String {
    if game.is_over() {
        return look.language.game_over(number);
    }
    look.language.game_abandoned(number)
}

pub(crate) fn headline(game: &BowlingGames, look: &Look) -> String {
    let standings = standings(game);
    let first = standings.iter().filter(|standing| standing.place() == 1);
    let winners: Vec<_> = first.map(|standing| standing.game().player()).collect();
    let score = standings.first().map(Standing::score);
    look.language.winners(&winners, score.unwrap_or_default())
}
