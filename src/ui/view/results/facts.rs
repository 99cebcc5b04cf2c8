//! Facts about the winner: a personal best before anything else, then the margin.

use super::story::is_late;
use crate::app::is_personal_best;
use crate::domain::{BowlingGame, BowlingGames, Player, Standing, standings};
use crate::ui::Look;
use crate::ui::model::BoardView;

/// Short sentences, the most important first.
pub(super) fn facts(board: &BoardView<'_>, look: &Look) -> Vec<String> {
    let standings = standings(board.game);
    let ties = tie(&standings, look);
    let winner = standings.first().filter(|_| ties.is_none());
    let winner = winner.map(|own| own.game().player());
    let bests = standings
        .iter()
        .filter_map(|own| best(board, own, winner, look));
    let margin = margin(&standings, look);
    let before = standings.first().filter(|_| ties.is_none());
    let before = before.and_then(|first| progress(board, first, look));
    let alone = compared(board, look);
    let unfinished = board.game.seats().iter().any(|seat| !seat.game().is_over());
    let is_first_game = !is_late(board);
    let unfinished = unfinished.then(|| look.language.mark_is_unfinished(is_first_game).to_owned());
    unfinished
        .into_iter()
        .chain(bests)
        .chain(ties)
        .chain(margin)
        .chain(before)
        .chain(alone)
        .collect()
}

/// The facts not shown next to the winner: with several players, each includes a name.
pub(super) fn named(facts: Vec<String>, board: &BoardView<'_>, look: &Look) -> Vec<String> {
    let standings = standings(board.game);
    let Some(first) = standings.first().filter(|_| standings.len() > 1) else {
        return facts;
    };
    let (language, player) = (look.language, first.game().player());
    let best = language.a_personal_best();
    let progress = progress(board, first, look);
    let name = |fact: String| match fact {
        fact if fact == best => language.personal_best_of(player, first.score()),
        fact if Some(&fact) == progress.as_ref() => language.about_player(player, &fact),
        fact => fact,
    };
    facts.into_iter().map(name).collect()
}

/// Any player's personal best; the winner's needs no name next to the winner.
fn best(
    board: &BoardView<'_>,
    own: &Standing<'_>,
    winner: Option<Player>,
    look: &Look,
) -> Option<String> {
    let player = own.game().player();
    let seat = board.game.seat(player)?;
    let is_best = is_personal_best(board.night, board.regulars?, seat);
    let words = match winner {
        Some(winner) if winner == player => look.language.a_personal_best().to_owned(),
        _ => look.language.personal_best_of(player, own.score()),
    };
    is_best.then_some(words)
}

fn tie(standings: &[Standing<'_>], look: &Look) -> Option<String> {
    let first = standings.iter().filter(|own| own.place() == 1);
    let first: Vec<_> = first.map(|own| own.game().player()).collect();
    let score = standings.first()?.score();
    (first.len() > 1).then(|| look.language.winners(&first, score))
}

/// By how many points the first is ahead.
fn margin(standings: &[Standing<'_>], look: &Look) -> Option<String> {
    let [first, second, ..] = standings else {
        return None;
    };
    let margin = first.score().saturating_sub(second.score());
    (margin > 0).then(|| look.language.won_by(margin))
}

/// Better than the previous game.
fn progress(board: &BoardView<'_>, first: &Standing<'_>, look: &Look) -> Option<String> {
    let games: Vec<_> = board.night.games().collect();
    let before = games.len().checked_sub(2)?;
    let seat = games.get(before)?.seat(first.game().player())?;
    let earlier = Some(total(seat.game())).filter(|_| seat.game().is_over())?;
    let better = first.score().checked_sub(earlier)?;
    (better > 0).then(|| look.language.better_than_game(better, before + 1))
}

/// Compares a single player with earlier games.
pub(super) fn compared(board: &BoardView<'_>, look: &Look) -> Vec<String> {
    let standings = standings(board.game);
    let ([_], [only]) = (board.game.seats(), standings.as_slice()) else {
        return vec![];
    };
    let (average, best) = so_far(board, only.game().player());
    let average = average.map(|average| look.language.average_of(average.into()));
    let best = best.map(|best| look.language.best_of(best));
    average.into_iter().chain(best).collect()
}

/// The average and the best game before this one. None on a first night, whose games show it.
pub(super) fn so_far(board: &BoardView<'_>, player: Player) -> (Option<u16>, Option<u16>) {
    let is_known = board.past.is_some_and(|past| past.player(player).is_some());
    let average = board.average_of(player).filter(|_| is_known);
    let before = board.regulars.and_then(|regulars| regulars.best(player));
    (average, before.and_then(|_| board.best_of(player)))
}

fn total(game: &BowlingGame) -> u16 {
    game.frames().scores().total()
}

/// Is it a game of a single player?
pub(super) fn is_alone(game: &BowlingGames) -> bool {
    game.seats().len() == 1
}
