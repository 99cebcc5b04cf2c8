//! What the player who is up can still reach, and what that takes, where there is room to say it.

use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::domain::outlook::{Outcome, chase, is_won, max_with};
use crate::domain::{BowlingGame, BowlingGames};
use crate::ui::Look;

const OUTCOMES: [Outcome; 3] = [Outcome::Strike, Outcome::Spare, Outcome::Less];

/// The highest scores, and what it takes to pass the best of the others.
pub(super) fn lines(game: &BowlingGames, look: &Look, area: Rect) -> [Line<'static>; 2] {
    let sentences = match game.up() {
        Some(up) if area.height > 2 => [highest(up, look), needed(game, up, look)],
        _ => Default::default(),
    };
    let [highest, needed] = sentences;
    let lines = [
        Line::styled(highest, look.theme.muted),
        Line::styled(needed, look.theme.plain),
    ];
    lines.map(|line| match line.width() {
        width if width <= usize::from(area.width) => line,
        _ => Line::default(),
    })
}

fn highest(up: &BowlingGame, look: &Look) -> String {
    let highest = |outcome| Some((outcome, max_with(up.frames(), outcome)?));
    let outcomes: Vec<_> = OUTCOMES.into_iter().filter_map(highest).collect();
    look.language.at_most(&outcomes)
}

fn needed(game: &BowlingGames, up: &BowlingGame, look: &Look) -> String {
    if is_won(game) {
        return look.language.has_won(up.player());
    }
    let chase = chase(game).map(|chase| look.language.chase(&chase));
    chase.unwrap_or_default()
}
