//! The state folded from the events: people and games.
//!
//! All rules of a night that are not rules of the game are here, one function per event.

mod comings;

use super::games::Games;
use super::people::People;
use super::{Correction, Event, GameNumber, NightError, Person, PlayerNumber, Rotation};
use crate::domain::{BowlingGames, Frames, Pins, RuleError, Seat};

/// All people and games of a night.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct NightState {
    pub(super) people: People,
    pub(super) games: Games,
    pub(super) rotation: Rotation,
}

/// The effect of a correction.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Preview {
    /// The line as it is.
    pub before: Frames,
    /// The line as it would be.
    pub after: Frames,
    /// The whole game as it would be.
    pub game: BowlingGames,
}

impl NightState {
    /// Applies an event. A rejected one can leave the state half changed, unless it is a ball.
    pub(super) fn apply(&mut self, event: &Event) -> Result<(), NightError> {
        match event {
            Event::Joined { player, name, from } => self.join(*player, *name, *from),
            Event::GameStarted { game, .. } => self.start(*game),
            Event::Bowled { player, ball } => self.bowl(*player, *ball),
            Event::Corrected(correction) => self.correct(correction),
            Event::Moved {
                player,
                place,
                rotation,
            } => {
                self.rotation = rotation.unwrap_or(self.rotation);
                self.move_to(*player, *place)
            }
            Event::Renamed { player, name } => self.rename(*player, *name),
            Event::SatOut { player } => self.sit_out(*player),
            Event::CameBack { player } => self.come_back(*player),
            Event::Left { player } => self.leave(*player),
            Event::CalledUp { player } => self.call_up(*player),
            Event::GameEnded { game } => self.end(*game),
            // They only control which events count.
            Event::Undone { .. } | Event::Redone { .. } => Ok(()),
        }
    }

    pub(super) fn up(&self) -> Option<&Person> {
        let game = self.games.up()?;
        self.people.named(game.player())
    }

    /// A game may start while a player who sits out could still reopen the last one: the frames
    /// owed there are void. A player who sits out gets a line in the new game, but no turns.
    fn start(&mut self, game: GameNumber) -> Result<(), NightError> {
        self.check_start(game)?;
        self.people.take_seats();
        let names = self.people.lineup().map(Person::name);
        let mut games = BowlingGames::new(names)?;
        let away = self
            .people
            .lineup()
            .filter(|person| !person.wants_to_bowl());
        for person in away {
            games.sit_out(person.name())?;
        }
        self.games.begin(games);
        Ok(())
    }

    fn check_start(&self, game: GameNumber) -> Result<(), NightError> {
        let running = self.games.number().filter(|_| self.games.is_on());
        let expected = self.games.next_number();
        match running {
            Some(running) => Err(NightError::GameIsOn { game: running }),
            None if game != expected => Err(NightError::WrongGameNumber { game, expected }),
            None if !self.people.lineup().any(Person::wants_to_bowl) => {
                Err(NightError::NobodyBowls)
            }
            None => Ok(()),
        }
    }

    /// Can a game start now?
    pub(super) fn can_start(&self) -> bool {
        self.check_start(self.games.next_number()).is_ok()
    }

    fn bowl(&mut self, player: PlayerNumber, ball: Pins) -> Result<(), NightError> {
        let bowler = self.people.person(player)?.name();
        let games = self.games.latest.as_mut().ok_or(NightError::NoGame)?;
        let up = games.up().ok_or(RuleError::GameIsOver)?.player();
        if up != bowler {
            return Err(NightError::NotUp { player: bowler, up });
        }
        Ok(games.bowl(ball)?)
    }

    fn call_up(&mut self, player: PlayerNumber) -> Result<(), NightError> {
        let name = self.people.here(player)?.name();
        let games = self.games.latest.as_mut().ok_or(NightError::NoGame)?;
        Ok(games.call_up(name)?)
    }

    fn end(&mut self, game: GameNumber) -> Result<(), NightError> {
        let number = self.games.number();
        let games = self.games.latest.as_mut().ok_or(NightError::NoGame)?;
        if number != Some(game) {
            return Err(NightError::NoSuchGame { game });
        }
        Ok(games.end()?)
    }

    fn correct(&mut self, correction: &Correction) -> Result<(), NightError> {
        let Preview { game, .. } = self.preview(correction)?;
        let corrected = self.games.game_mut(correction.game);
        *corrected.ok_or(NightError::NoSuchGame {
            game: correction.game,
        })? = game;
        Ok(())
    }

    /// The effect of a correction. In the latest game anything the rules allow is accepted, and the
    /// correction may reopen it; a past game can't be continued, so its line must be complete, unless
    /// the game was ended early.
    pub(super) fn preview(&self, correction: &Correction) -> Result<Preview, NightError> {
        let game = correction.game;
        let player = self.people.person(correction.player)?.name();
        let games = self
            .games
            .game(game)
            .ok_or(NightError::NoSuchGame { game })?;
        let line = games.seat(player).map(Seat::game);
        let before = *line.ok_or(NightError::NoLine { player, game })?.frames();
        let after = before.with_frame(correction.frame, &correction.balls)?;
        let was_cut_short = games.is_ended() && !before.is_over();
        if self.games.number() != Some(game) && !after.is_over() && !was_cut_short {
            return Err(NightError::LineUnfinished { player, game });
        }
        let mut game = games.clone();
        game.correct(player, correction.frame, &correction.balls)?;
        Ok(Preview {
            before,
            after,
            game,
        })
    }
}
