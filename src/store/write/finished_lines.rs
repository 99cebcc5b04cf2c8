//! The finished lines of a night, and which of them differ from the rows in the file.
//!
//! For each event only the game that it can have changed is compared, so the cost does not grow
//! with the night. Only a rename changes all games.
//!
//! A rebuild of the read model takes the same events in the same way, with the same result.

use std::collections::{BTreeMap, BTreeSet};

use super::line::{Line, LineKey};
use crate::night::{Event, GameNumber, Night, PlayerNumber};

/// Finished lines, and the keys of those that changed.
#[derive(Clone, Debug, Default)]
pub(crate) struct FinishedLines {
    /// By game and player.
    pub(crate) lines: BTreeMap<LineKey, Line>,
    changed: BTreeSet<LineKey>,
}

impl FinishedLines {
    /// Takes the event with this number, and the night after it.
    pub(crate) fn take(&mut self, seq: u64, night: &Night, at: i64) {
        for game in touched(seq, night) {
            self.compare(game, Line::all(game, night, at));
        }
    }

    /// Compares the lines of a game with the previous ones. A line keeps its finish time.
    fn compare(&mut self, game: GameNumber, now: Vec<(LineKey, Line)>) {
        let is_gone = |key: &LineKey| !now.iter().any(|(other, _)| other == key);
        let gone: Vec<_> = self.keys_of(game).filter(is_gone).collect();
        for key in gone {
            self.lines.remove(&key);
            self.changed.insert(key);
        }
        for (key, line) in now {
            self.put(key, &line);
        }
    }

    fn put(&mut self, key: LineKey, line: &Line) {
        let before = self.lines.get(&key).copied();
        let finished_at = before.map_or(line.finished_at, |before| before.finished_at);
        let line = Line {
            finished_at,
            ..*line
        };
        if before != Some(line) {
            self.lines.insert(key, line);
            self.changed.insert(key);
        }
    }

    fn keys_of(&self, game: GameNumber) -> impl Iterator<Item = LineKey> {
        let from = self.lines.range((game, PlayerNumber::FIRST)..);
        let keys = from.map(|(key, _)| *key);
        keys.take_while(move |key| key.0 == game)
    }

    /// Lines to write; `None` means delete the row.
    pub(crate) fn changes(&self) -> impl Iterator<Item = (LineKey, Option<&Line>)> {
        self.changed.iter().map(|key| (*key, self.lines.get(key)))
    }

    /// Marks all lines as saved.
    pub(crate) fn settle(&mut self) {
        self.changed.clear();
    }

    /// Marks all lines, and these keys, as to be written.
    pub(crate) fn unsettle(&mut self, found: impl IntoIterator<Item = LineKey>) {
        self.changed.extend(self.lines.keys().copied());
        self.changed.extend(found);
    }
}

/// The games whose finished lines may be changed by an event, or by undoing it.
fn touched(seq: u64, night: &Night) -> Vec<GameNumber> {
    let event = match night.journal().event(seq) {
        Some(Event::Undone { seq } | Event::Redone { seq }) => night.journal().event(*seq),
        Some(Event::Bowled { player, .. }) if !has_finished(*player, night) => None,
        event => event,
    };
    match event {
        None
        | Some(
            Event::GameStarted { .. }
            | Event::Moved { .. }
            | Event::CalledUp { .. }
            | Event::Undone { .. }
            | Event::Redone { .. },
        ) => Vec::new(),
        Some(Event::Corrected(correction)) => vec![correction.game],
        Some(Event::GameEnded { game }) => vec![*game],
        Some(Event::Renamed { .. }) => all_games(night),
        Some(
            Event::Joined { .. }
            | Event::Bowled { .. }
            | Event::SatOut { .. }
            | Event::CameBack { .. }
            | Event::Left { .. },
        ) => Vec::from_iter(night.game_number()),
    }
}

fn all_games(night: &Night) -> Vec<GameNumber> {
    let numbers = std::iter::successors(Some(GameNumber::FIRST), |game| Some(game.next()));
    numbers.zip(night.games()).map(|(game, _)| game).collect()
}

/// Was that the player's last ball?
fn has_finished(player: PlayerNumber, night: &Night) -> bool {
    let person = night.person(player);
    let seat = person.and_then(|person| night.game()?.seat(person.name()));
    seat.is_some_and(|seat| seat.game().is_over())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Pins, Player};
    use crate::night::Entrance;

    /// A night of one player, after this many strikes.
    fn after(strikes: usize) -> Night {
        let mut night = Night::default();
        let name = Player::new("PJS").unwrap();
        night.record(night.joining(name, Entrance::Now)).unwrap();
        night.record(night.starting()).unwrap();
        for _ in 0..strikes {
            night.record(night.bowling(Pins::ALL).unwrap()).unwrap();
        }
        night
    }

    #[test]
    fn a_ball_has_a_game_compared_only_if_it_was_the_last_of_its_line() {
        let latest = |night: &Night| touched(night.journal().len(), night);
        assert_eq!(latest(&after(0)), [], "a start");
        assert_eq!(latest(&after(11)), []);
        assert_eq!(latest(&after(12)), [GameNumber::FIRST]);
    }
}
