//! A player's average and best game so far, including tonight's games.

use super::BoardView;
use crate::domain::Player;
use crate::night::GameNumber;
use crate::statistics::Average;

impl BoardView<'_> {
    /// The average of all finished games before the one on the board. None without one, and if
    /// earlier nights are not known.
    pub(crate) fn average_of(&self, player: Player) -> Option<u16> {
        let before = self.past?.player(player);
        let before = before.map(|before| (before.pins, before.games.into()));
        let (pins, games) = before.unwrap_or_default();
        let mut average = Average::new(pins, games);
        for score in self.scores_before(player) {
            average.add(score.into());
        }
        let known = Some(average).filter(|average| average.count() > 0)?;
        u16::try_from(known.rounded()).ok()
    }

    /// The best of all finished games before the one on the board. None without one, and if earlier
    /// nights are not known.
    pub(crate) fn best_of(&self, player: Player) -> Option<u16> {
        let before = self.regulars?.best(player);
        self.scores_before(player).chain(before).max()
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

    /// The finished games of this night before the one on the board.
    fn scores_before(&self, player: Player) -> impl Iterator<Item = u16> {
        let earlier = self.game_number().map_or(0, GameNumber::index);
        let seats = self.night.games().take(earlier);
        let games = seats.filter_map(move |games| Some(games.seat(player)?.game()));
        let finished = games.filter(|game| game.is_over());
        finished.map(|game| game.frames().scores().total())
    }
}
