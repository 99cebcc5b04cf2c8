//! What the current player needs: for a round score, for the average, for a new best.
//!
//! ```text
//! ╭─ what PJS needs ──────────────────────────────────────────╮
//! │ 150            103 more · at least 2 marks in 7 frames    │
//! │ average 163    116 more · at least 3 marks in 7 frames    │
//! │ beat best 201  155 more · at least 5 marks in 7 frames    │
//! ```

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::app::Context;
use crate::domain::{BowlingGame, forecast};
use crate::ui::model::BoardView;
use crate::ui::widget::{Popup, framed_up};
use crate::ui::{Canvas, Look, layout};

/// The width of the box, with its frame.
const WIDTH: u16 = 72;
/// The width of the frame, with a blank at each side.
const BESIDE: u16 = 4;
const GAP: usize = 2;
/// The round scores that players aim for.
const ROUND: [u16; 5] = [100, 150, 200, 250, PERFECT];
const PERFECT: u16 = 300;

/// Paints nothing if no player is up.
pub(super) fn render(board: Option<&BoardView<'_>>, canvas: &mut Canvas<'_>) {
    let Some((board, up)) = board.and_then(|board| Some((board, board.game.up()?))) else {
        return;
    };
    let look = canvas.look;
    let width = WIDTH.min(canvas.buffer.area.width);
    let room = usize::from(width.saturating_sub(BESIDE));
    let lines = lines(&targets(board, up, look), up, room, look);
    let height = layout::cells(lines.len()) + Popup::AROUND;
    let popup = Popup {
        card: framed_up(&look.language.needs_of(up.player()), look),
        lines,
        first: 0,
        context: Context::Needs,
        look,
    };
    canvas.place(popup, layout::centred(canvas.buffer.area, width, height));
}

/// Scores and their names, the lowest first. Round scores already reached are omitted, and of those out
/// of reach all but the first.
fn targets(board: &BoardView<'_>, up: &BowlingGame, look: &Look) -> Vec<(u16, String)> {
    let (language, player) = (look.language, up.player());
    let (now, max) = (forecast::now(up.frames()), forecast::max(up.frames()));
    let too_high = ROUND.into_iter().find(|score| *score > max);
    let is_open = |score: &u16| *score > now && (*score <= max || Some(*score) == too_high);
    let round = ROUND.into_iter().filter(is_open);
    let round = round.map(|score| (score, language.for_score(score)));
    let average = board.average_of(player);
    let average = average.map(|average| (average, language.for_average(average)));
    // Nothing beats a perfect game.
    let best = board.best_of(player).filter(|best| *best < PERFECT);
    let best = best.map(|best| (best + 1, language.to_beat_best(best)));
    let mut targets: Vec<_> = round.chain(average).chain(best).collect();
    targets.sort_by_key(|(score, _)| *score);
    targets
}

fn lines(
    targets: &[(u16, String)],
    up: &BowlingGame,
    room: usize,
    look: &Look,
) -> Vec<Line<'static>> {
    let names = targets.iter().map(|(_, name)| name.width());
    let names = names.max().unwrap_or_default() + GAP;
    let rows = targets.iter().map(|(score, name)| {
        let needed = look.language.needed(up.frames(), *score);
        let gap = " ".repeat(names - name.width());
        let needed = fitting(&needed, room.saturating_sub(names));
        Line::from(vec![
            Span::styled(format!(" {name}{gap}"), look.theme.title),
            Span::raw(needed),
        ])
    });
    let what_it_is = format!(" {}", look.language.a_mark_is());
    let what_it_is = Line::styled(what_it_is, look.theme.muted);
    rows.chain([what_it_is]).collect()
}

/// The longest form that fits.
fn fitting(words: &[String], room: usize) -> String {
    let fitting = words.iter().find(|words| words.width() <= room);
    fitting.or(words.last()).cloned().unwrap_or_default()
}
