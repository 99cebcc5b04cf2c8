//! A player's average and best game so far, including tonight's games.

use super::BoardView;
use crate::domain::Player;

impl BoardView<'_> {
    /// The average of all finished games before the one on the board. None if there is none.
    pub(crate) fn average_of(&self, player: Player) -> Option<u16> {
        let (mut games, mut pins) = match self.past.and_then(|past| past.player(player)) {
            Some(before) => (u64::from(before.games), before.pins),
            None => (0, 0),
        };
        for score in self.scores_tonight(player) {
            games += 1;
            pins += u64::from(score);
        }
        // Rounded the way bowlers quote it.
        let average = (pins + games / 2).checked_div(games)?;
        u16::try_from(average).ok()
    }

    /// The best of all finished games before the one on the board. None if there is none.
    pub(crate) fn best_of(&self, player: Player) -> Option<u16> {
        let before = self.regulars.and_then(|regulars| regulars.best(player));
        self.scores_tonight(player).chain(before).max()
    }

    /// The average and the best game of a single player. None with several players.
    pub(crate) fn alone_against(&self) -> [Option<u16>; 2] {
        let alone = self.alone();
        [
            alone.and_then(|player| self.average_of(player)),
            alone.and_then(|player| self.best_of(player)),
        ]
    }

    /// The single player. None with several players.
    pub(crate) fn alone(&self) -> Option<Player> {
        match self.game.seats() {
            [only] => Some(only.player()),
            _ => None,
        }
    }

    fn scores_tonight(&self, player: Player) -> impl Iterator<Item = u16> {
        let earlier = self.night.games().count().saturating_sub(1);
        let seats = self.night.games().take(earlier);
        let games = seats.filter_map(move |games| Some(games.seat(player)?.game()));
        let finished = games.filter(|game| game.is_over());
        finished.map(|game| game.frames().scores().total())
    }
}
