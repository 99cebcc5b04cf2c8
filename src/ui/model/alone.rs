//! What one player alone bowls against: the average and the best game, tonight's included.

use super::BoardView;
use crate::domain::Player;

impl BoardView<'_> {
    /// None with several players, or without a finished game.
    pub(crate) fn average_so_far(&self) -> Option<u16> {
        let player = self.alone()?;
        let tonight = self.scores_tonight(player);
        let (games, pins) = match self.past.and_then(|past| past.player(player)) {
            Some(before) => (u64::from(before.games), before.pins),
            None => (0, 0),
        };
        let games = games + u64::try_from(tonight.len()).ok()?;
        let pins = pins + tonight.iter().map(|score| u64::from(*score)).sum::<u64>();
        // Rounded as people say it.
        let average = (pins + games / 2).checked_div(games)?;
        u16::try_from(average).ok()
    }

    /// None with several players, or without a finished game.
    pub(crate) fn best_so_far(&self) -> Option<u16> {
        let player = self.alone()?;
        let before = self.regulars.and_then(|regulars| regulars.best(player));
        let tonight = self.scores_tonight(player).into_iter();
        tonight.chain(before).max()
    }

    fn alone(&self) -> Option<Player> {
        match self.game.seats() {
            [only] => Some(only.player()),
            _ => None,
        }
    }

    /// The finished games before the one on the board.
    fn scores_tonight(&self, player: Player) -> Vec<u16> {
        let earlier = self.night.games().count().saturating_sub(1);
        let seats = self.night.games().take(earlier);
        let games = seats.filter_map(|games| Some(games.seat(player)?.game()));
        let finished = games.filter(|game| game.is_over());
        finished
            .map(|game| game.frames().scores().total())
            .collect()
    }
}
