//! The page of a player as cards, if all of them fit.

use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::text::Line;

use super::page::turned_to;
use super::{chart, frames, head, nights, parts, rivals};
use crate::app::{Action, Direction, Target};
use crate::statistics::PlayerStatistics;
use crate::ui::Canvas;
use crate::ui::layout::{below, cells, last, line, right_of, top};
use crate::ui::lines::whole;
use crate::ui::widget::{Card, Letters, Size, framed};

/// The height of the head with the share of strikes below it.
const HEAD: u16 = 9;
/// The minimum height of the upper cards: all bests fit.
const BESTS: u16 = 15;
/// The width of the cards at the right, and of the name.
const RIGHT: u16 = 36;
const NAME: u16 = 27;
/// The minimum widths of the lower cards; a frame takes two columns and a gap.
const FRAMES: u16 = 34;
const SCORES: u16 = 26;
const AGAINST: u16 = 32;
/// The fewest lines of the latest nights, including their title.
const NIGHTS: u16 = 4;

/// Returns the number of pages of rivals.
pub(super) fn render(
    found: &PlayerStatistics,
    page: i32,
    area: Rect,
    canvas: &mut Canvas<'_>,
) -> usize {
    render_head(found, top(area, HEAD), canvas);
    let rest = below(area, HEAD);
    let height = (rest.height * 27 / 50).max(BESTS);
    let heights = [Constraint::Length(height), Constraint::Fill(1)];
    let [upper, lower] = Layout::vertical(heights).areas(rest);
    let widths = [Constraint::Fill(1), Constraint::Length(RIGHT)];
    let [games, best] = Layout::horizontal(widths).spacing(1).areas(upper);
    render_games(found, games, canvas);
    render_best(found, best, canvas);
    // The remaining width is shared by all three.
    let more = area.width.saturating_sub(FRAMES + SCORES + AGAINST + 2) / 3;
    let widths = [
        Constraint::Fill(1),
        Constraint::Length(SCORES + more),
        Constraint::Length(AGAINST + more),
    ];
    let [worth, scores, against] = Layout::horizontal(widths).spacing(1).areas(lower);
    render_worth(found, worth, canvas);
    render_scores(found, scores, canvas);
    render_against(found, page, against, canvas)
}

/// The name, the average, and the bar of all frames.
fn render_head(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let (language, theme) = (look.language, &look.theme);
    let name = found.summary.player.to_string();
    canvas.lines(head::large(&name, Size::ONE, theme.title, look), area);
    let about = [language.games_and_nights(found), head::days(found, look)];
    let about = about.map(|words| Line::styled(words, theme.muted));
    canvas.lines(about, below(area, 4));
    let form = right_of(area, NAME);
    canvas.paint(Line::styled(language.average(), theme.muted), line(form, 2));
    canvas.lines(head::last_ten(found, look), below(form, 4));
    let average = found.summary.average().to_string();
    let large = Letters {
        word: &average,
        size: Size::TWO,
        style: theme.up,
    };
    let width = Size::TWO.width(&average) + 4;
    canvas.paint(large, right_of(area, area.width.saturating_sub(width)));
    let shares = parts::shares(found, area.width, look);
    canvas.lines(shares, below(area, 7));
}

/// The corners of a card, and the blanks and the rule around its title.
const AROUND_TITLE: u16 = 5;

/// Paints a card, and returns the area inside.
pub(super) fn card(title: &str, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let title = whole(Line::raw(title), area.width.saturating_sub(AROUND_TITLE));
    let inner = Card::inner(area).inner(Margin::new(1, 0));
    canvas.paint(framed(&title.to_string(), canvas.look), area);
    inner
}

fn render_games(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let games = chart::games(found, area.width.saturating_sub(4)).len();
    let inner = card(&look.language.last_games(games), area, canvas);
    let height = usize::from(inner.height.saturating_sub(1));
    let rows = chart::rows(found, (inner.width, height), look);
    let average = found.summary.average().rounded();
    let legend = chart::legend(average, inner.width.into(), look);
    canvas.lines(rows.into_iter().chain([legend]), inner);
}

fn render_best(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let inner = card(look.language.best(), area, canvas);
    let blocks = [
        head::bests(found, inner.width, look),
        head::spares(found, inner.width, look),
        parts::by_game(found, inner.width, look),
    ];
    let taken: usize = blocks.iter().map(Vec::len).sum();
    let gap = u16::from(taken + blocks.len() <= usize::from(inner.height));
    let mut nights = inner;
    for lines in blocks {
        let height = cells(lines.len()) + gap;
        canvas.lines(lines, nights);
        nights = below(nights, height);
    }
    if nights.height >= NIGHTS {
        let room = (nights.width, nights.height.into());
        canvas.lines(nights::lines(found, room, look), nights);
    }
}

fn render_worth(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let inner = card(look.language.what_a_frame_is_worth(), area, canvas);
    let size = (inner.width, usize::from(inner.height));
    canvas.lines(frames::in_card(found, size, look), inner);
}

fn render_scores(found: &PlayerStatistics, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let room = (
        area.width.saturating_sub(4),
        usize::from(area.height.saturating_sub(2)),
    );
    let (title, bands) = parts::bands(found, room, look);
    let inner = card(&title, area, canvas);
    canvas.lines(bands, inner);
}

/// All rivals; if there are too many, one page of them and the number of the others. Returns the
/// number of pages.
fn render_against(
    found: &PlayerStatistics,
    page: i32,
    area: Rect,
    canvas: &mut Canvas<'_>,
) -> usize {
    let look = canvas.look;
    let [against, _, won, lost, _] = look.language.rival_heads();
    let inner = card(&format!("{against} · {won}, {lost}"), area, canvas);
    let rivals = rivals::lines(found, inner.width, look);
    let room = usize::from(inner.height);
    if rivals.len() <= room {
        canvas.lines(rivals, inner);
        return 1;
    }
    let room = room.saturating_sub(1).max(1);
    let pages = rivals.len().div_ceil(room);
    let shown = rivals.chunks(room).nth(turned_to(page, pages));
    let shown = shown.unwrap_or_default();
    let hidden = rivals.len() - shown.len();
    canvas.lines(shown.iter().cloned(), inner);
    let more = format!("{} →", look.language.not_shown(hidden));
    canvas.paint(Line::styled(more, look.theme.key), last(inner));
    let next = Target::Key(Action::Move(Direction::Right));
    canvas.regions.add(last(inner), next);
    pages
}
