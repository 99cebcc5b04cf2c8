//! The standings, best first: as large as all of them fit; if they don't, the best ones and the
//! number of the others.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::domain::{BowlingGame, BowlingGames, Standing, standings};
use crate::ui::layout::{self, above, right_of};
use crate::ui::widget::{LargePair, LargeWord, Scale};
use crate::ui::{Canvas, Glyphs};

/// The width of the place before a name, in small digits.
const PLACE: u16 = 3;
/// The gap between two columns.
const GAP: u16 = 3;
/// If fewer fit, all are shown in small letters.
const FEWEST: usize = 2;
/// `1  PJS  300` in small letters.
const SMALL: u16 = 11;

/// A player who bowls alone needs no standings.
pub(super) fn render(game: &BowlingGames, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let standings = standings(game);
    if game.seats().len() < 2 {
        return;
    }
    let scale = scale(look.glyphs, standings.len(), area);
    let holds = cells(scale, standings.len(), area).len();
    let told = u16::from(holds < standings.len());
    let cells = cells(scale, standings.len(), above(area, told));
    let up = game.up().map(BowlingGame::player);
    for (standing, cell) in standings.iter().zip(&cells) {
        let is_up = Some(standing.game().player()) == up;
        let style = if is_up {
            look.theme.up
        } else {
            look.theme.plain
        };
        ScoreCell {
            standing,
            style,
            scale,
        }
        .render(*cell, canvas);
    }
    let hidden = standings.len().saturating_sub(cells.len());
    if hidden > 0 {
        let more = Line::styled(look.language.and_more(hidden), look.theme.key);
        canvas.paint(more.centered(), layout::last(area));
    }
}

/// The largest scale at which all fit, else the smallest if enough of them fit next to the number
/// of the others, else None: small letters.
fn scale(glyphs: Glyphs, count: usize, area: Rect) -> Option<Scale> {
    let holds = |scale: &Scale, count, area| cells(Some(*scale), count, area).len() >= count;
    let all = Scale::all(glyphs).find(|scale| holds(scale, count, area));
    let smallest = || Scale::all(glyphs).last();
    all.or_else(|| smallest().filter(|scale| holds(scale, FEWEST, above(area, 1))))
}

/// The cells for as many as fit, row by row, centred in the area.
fn cells(scale: Option<Scale>, count: usize, area: Rect) -> Vec<Rect> {
    let width = scale.map_or(SMALL, |scale| PLACE + scale.pair());
    let height = scale.map_or(1, Scale::line);
    let fits = area.width.saturating_add(GAP) / (width + GAP);
    let columns = fits.min(layout::cells(count));
    let used = (columns * (width + GAP)).saturating_sub(GAP);
    let left = layout::centred(area, used, area.height).x;
    let rows = area.height / height.max(1);
    let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let cell = |(row, column): (u16, u16)| Rect {
        x: left + column * (width + GAP),
        y: area.y + row * height,
        width,
        height,
    };
    places.map(cell).take(count).collect()
}

/// `1  PJS  300`
struct ScoreCell<'view> {
    standing: &'view Standing<'view>,
    style: Style,
    scale: Option<Scale>,
}

impl ScoreCell<'_> {
    fn render(&self, cell: Rect, canvas: &mut Canvas<'_>) {
        let (standing, style) = (self.standing, self.style);
        let place = format!("{}", standing.place());
        canvas.paint(Span::styled(place, canvas.look.theme.muted), cell);
        let (name, score) = (standing.game().player(), standing.score());
        let words = right_of(cell, PLACE);
        let Some(scale) = self.scale else {
            return canvas.paint(Span::styled(format!("{name}{score:>5}"), style), words);
        };
        let score = score.to_string();
        let large = |word| LargeWord { word, style, scale };
        let pair = LargePair {
            name: large(name.name()),
            score: large(&score),
        };
        canvas.paint(pair, words);
    }
}
