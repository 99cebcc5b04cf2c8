//! One player alone: this game against the average, the best, and the games of tonight, as bars;
//! under them the sheet.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::domain::{Player, standings};
use crate::report::columns::{left, right, widest};
use crate::ui::layout::{below, cells};
use crate::ui::model::BoardView;
use crate::ui::view::board;
use crate::ui::{Canvas, Look};

/// The score of a full bar.
const WHOLE: u64 = 300;
const FULL: usize = 300;
/// The widest bar.
const WIDEST: usize = 60;
/// The columns of a score.
const SCORE: usize = 5;

struct ScoreBar {
    label: String,
    score: u64,
    style: Style,
}

pub(super) fn render(board: &BoardView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let bars = bars(board, look);
    let label = widest(bars.iter().map(|bar| bar.label.as_str())) + 2;
    let room = usize::from(area.width)
        .saturating_sub(label + SCORE)
        .min(WIDEST);
    let is_airy = bars.len() * 2 <= usize::from(area.height);
    let gap = is_airy.then(Line::default);
    let lines = bars.iter().flat_map(|bar| {
        let length = usize::try_from(bar.score.min(WHOLE)).unwrap_or_default() * room / FULL;
        let line = Line::from(vec![
            Span::styled(left(&bar.label, label), look.theme.muted),
            Span::styled("━".repeat(length), bar.style),
            Span::styled(right(&bar.score.to_string(), SCORE), look.theme.title),
        ]);
        [Some(line), gap.clone()].into_iter().flatten()
    });
    let lines: Vec<_> = lines.collect();
    let rest = below(area, cells(lines.len()) + 1);
    canvas.lines(lines, below(area, u16::from(is_airy)));
    // One line needs little room.
    board::render_below(board, rest, canvas);
}

/// This game first, then what it is compared with.
fn bars(board: &BoardView<'_>, look: &Look) -> Vec<ScoreBar> {
    let (language, theme) = (look.language, &look.theme);
    let standings = standings(board.game);
    let Some(own) = standings.first() else {
        return vec![];
    };
    let player = own.game().player();
    let bar = |label: &str, score: u64, style: Style| ScoreBar {
        label: label.to_owned(),
        score,
        style,
    };
    let this = bar(language.this_game(), own.score().into(), theme.strike);
    let average = board.past.and_then(|past| past.player(player));
    let average = average.map(|known| bar(language.average(), known.average(), theme.spare));
    let best = board.regulars.and_then(|regulars| regulars.best(player));
    let best = best.map(|best| bar(language.best_before(), best.into(), theme.up_rule));
    let games = earlier(board, player).map(|(game, score)| {
        let label = language.game_of_night(game);
        bar(&label, score.into(), theme.rule)
    });
    let compared = average.into_iter().chain(best).chain(games);
    [this].into_iter().chain(compared).collect()
}

/// The earlier games of the night that the player finished: their numbers and scores.
fn earlier(board: &BoardView<'_>, player: Player) -> impl Iterator<Item = (usize, u16)> {
    let last = board.night.games().count();
    let games = (1..last).zip(board.night.games());
    games.filter_map(move |(number, games)| {
        let game = games.seat(player)?.game();
        let score = game.frames().scores().total();
        game.is_over().then_some((number, score))
    })
}
