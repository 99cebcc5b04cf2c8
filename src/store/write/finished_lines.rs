//! The finished lines of a night, and which of them are not in the file as they are here.
//!
//! An event is looked at together with the night after it, and only the game that it can have
//! touched is compared: what that takes does not grow with the night. Only a new name touches all.
//!
//! Making the read model again is the same over all events, so it can't come out differently.

use std::collections::{BTreeMap, BTreeSet};

use super::line::{Line, LineKey};
use crate::domain::BowlingGames;
use crate::night::{Event, GameNumber, Night, PlayerNumber};

/// Finished lines, and the keys of those that changed.
#[derive(Clone, Debug, Default)]
pub(crate) struct FinishedLines {
    lines: BTreeMap<LineKey, Line>,
    changed: BTreeSet<LineKey>,
}

/// Where an event can have changed which lines are finished, or how.
enum Scope {
    Nowhere,
    Latest,
    Game(GameNumber),
    Everywhere,
}

impl FinishedLines {
    /// One more event, and the night after it.
    pub(crate) fn take(&mut self, event: &Event, night: &Night, at: i64) {
        for (number, games) in touched(event, night) {
            self.compare(number, Line::all(number, games, night, at));
        }
    }

    /// The lines of one game, as they are now. What was finished before keeps its instant.
    fn compare(&mut self, game: GameNumber, now: Vec<(LineKey, Line)>) {
        let is_gone = |key: &LineKey| !now.iter().any(|(other, _)| other == key);
        let gone: Vec<_> = self.keys_of(game).filter(is_gone).collect();
        for key in gone {
            self.lines.remove(&key);
            self.changed.insert(key);
        }
        for (key, line) in now {
            self.put(key, line);
        }
    }

    fn put(&mut self, key: LineKey, line: Line) {
        let before = self.lines.get(&key).copied();
        let finished_at = before.map_or(line.finished_at, |before| before.finished_at);
        let line = Line {
            finished_at,
            ..line
        };
        if before != Some(line) {
            self.lines.insert(key, line);
            self.changed.insert(key);
        }
    }

    fn keys_of(&self, game: GameNumber) -> impl Iterator<Item = LineKey> {
        let from = self.lines.range((game, PlayerNumber::FIRST)..);
        from.map(|(key, _)| *key)
            .take_while(move |key| key.0 == game)
    }

    /// All lines, by game and player.
    pub(crate) const fn lines(&self) -> &BTreeMap<LineKey, Line> {
        &self.lines
    }

    /// What is not in the file as it is here; without a line where there is none any more.
    pub(crate) fn changes(&self) -> impl Iterator<Item = (LineKey, Option<&Line>)> {
        self.changed.iter().map(|key| (*key, self.lines.get(key)))
    }

    /// The file has it all.
    pub(crate) fn settle(&mut self) {
        self.changed.clear();
    }

    /// Nothing is in the file but perhaps lines of these keys.
    pub(crate) fn unsettle(&mut self, found: impl IntoIterator<Item = LineKey>) {
        self.changed.extend(self.lines.keys().copied());
        self.changed.extend(found);
    }
}

/// The games that an event can have changed.
fn touched<'night>(event: &Event, night: &'night Night) -> Vec<(GameNumber, &'night BowlingGames)> {
    let games = match scope(event, night) {
        Scope::Nowhere => None,
        Scope::Latest => night.game_number().zip(night.game()),
        Scope::Game(number) => Some(number).zip(night.game_of(number)),
        Scope::Everywhere => return numbered(night).collect(),
    };
    games.into_iter().collect()
}

fn numbered(night: &Night) -> impl Iterator<Item = (GameNumber, &BowlingGames)> {
    let numbers = std::iter::successors(Some(GameNumber::FIRST), |game| Some(game.next()));
    numbers.zip(night.games())
}

fn scope(event: &Event, night: &Night) -> Scope {
    match event {
        Event::Undone { seq } | Event::Redone { seq } => {
            let event = night.journal().event(*seq);
            event.map_or(Scope::Nowhere, scope_of)
        }
        Event::Bowled { player, .. } if !has_finished(*player, night) => Scope::Nowhere,
        event => scope_of(event),
    }
}

/// Of an event, also when it is taken back.
const fn scope_of(event: &Event) -> Scope {
    match event {
        Event::GameStarted { .. }
        | Event::Moved { .. }
        | Event::Undone { .. }
        | Event::Redone { .. } => Scope::Nowhere,
        Event::Corrected(correction) => Scope::Game(correction.game),
        Event::Renamed { .. } => Scope::Everywhere,
        Event::Joined { .. }
        | Event::Bowled { .. }
        | Event::SatOut { .. }
        | Event::CameBack { .. }
        | Event::Left { .. } => Scope::Latest,
    }
}

/// Was that this player's last ball?
fn has_finished(player: PlayerNumber, night: &Night) -> bool {
    let person = night.person(player);
    let seat = person.and_then(|person| night.game()?.seat(person.name()));
    seat.is_some_and(|seat| seat.game().is_over())
}
