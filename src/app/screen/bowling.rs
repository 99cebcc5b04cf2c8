//! Balls, one key each, for the player who is up or for another one who is marked.

use super::{CorrectingScreen, PastingScreen, PlayersScreen, Screen};
use crate::app::step::{Step, Steps};
use crate::app::{Action, Notice};
use crate::domain::{BowlingGame, BowlingGames, Frames, Mark, Pins, Player, RuleError};
use crate::night::{Event, Night, NightError};

#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct BowlingScreen {
    /// The game as it goes on if the marked player bowls out of turn: the first ball typed calls
    /// that player up. None if nobody is marked.
    pub out_of_turn: Option<BowlingGames>,
}

const ONE: Mark = Mark::Count(1);

impl BowlingScreen {
    pub(super) fn update(&mut self, action: Action, night: &Night) -> Steps {
        match action {
            Action::One if is_full_rack(self.game(night)) => {
                let offer = [Step::OfferTen];
                self.bowl(ONE, night).into_iter().chain(offer).collect()
            }
            Action::One => self.bowl(ONE, night),
            Action::Nought => self.bowl(Mark::Gutter, night),
            Action::Bowl(mark) => self.bowl(mark, night),
            Action::NextPlayer => self.mark_next(Players::forward, night),
            Action::PreviousPlayer => self.mark_next(Players::backward, night),
            Action::Cancel => self.put_back(night),
            Action::Erase => vec![Step::recording(night.undoing())],
            Action::Correct | Action::Move(_) => CorrectingScreen::open(night),
            Action::ShowPlayers => vec![Step::Go(Screen::Players(PlayersScreen::default()))],
            _ => vec![],
        }
    }

    /// Nobody bowls out of turn: neither the player who is marked, nor one who was called up and has
    /// no ball.
    fn put_back(&mut self, night: &Night) -> Steps {
        match (self.out_of_turn.take(), night.last_event()) {
            (None, Some(Event::CalledUp { .. })) => vec![Step::recording(night.undoing())],
            _ => vec![],
        }
    }

    /// The game with the player who bowls next.
    fn game<'app>(&'app self, night: &'app Night) -> Option<&'app BowlingGames> {
        self.out_of_turn.as_ref().or(night.game())
    }

    pub(super) fn paste(&self, text: &str, night: &Night) -> Steps {
        PastingScreen::open(text, self.game(night), night)
    }

    fn bowl(&self, mark: Mark, night: &Night) -> Steps {
        let called = self.out_of_turn.as_ref().and_then(BowlingGames::up);
        let call = called.map(|up| Step::recording(night.calling_up(up.player())));
        match pins(self.game(night), mark) {
            Ok(pins) => call.into_iter().chain([Step::Bowl(pins)]).collect(),
            Err(refusal) => vec![Step::refusing(refusal)],
        }
    }

    /// Marks the neighbour of the player who is marked, or up.
    fn mark_next(&mut self, next: fn(&Players, Player) -> Option<Player>, night: &Night) -> Steps {
        let up = self.game(night).and_then(BowlingGames::up);
        let players = Players(night.game().map_or(vec![], BowlingGames::callable));
        let next = up.and_then(|up| next(&players, up.player()));
        next.map_or(vec![], |next| self.mark(next, night))
    }

    /// The player who is up anyway needs no mark.
    pub(crate) fn mark(&mut self, player: Player, night: &Night) -> Steps {
        self.out_of_turn = None;
        let Some(mut game) = night.game().cloned() else {
            return vec![];
        };
        match game.call_up(player) {
            Ok(()) => {
                self.out_of_turn = Some(game);
                vec![Step::Tell(Notice::OutOfTurn(player))]
            }
            Err(RuleError::IsUp(_)) if game.callable().len() > 1 => vec![],
            Err(RuleError::IsUp(_)) if is_mid_frame(&game) => {
                vec![Step::refusing(RuleError::MidFrame(player))]
            }
            Err(refusal) => vec![Step::refusing(NightError::from(refusal))],
        }
    }
}

/// The players who may bowl next, in the order of play.
struct Players(Vec<Player>);

impl Players {
    fn forward(&self, from: Player) -> Option<Player> {
        let after = self.0.iter().skip_while(|player| **player != from).skip(1);
        after.chain(&self.0).next().copied()
    }

    fn backward(&self, from: Player) -> Option<Player> {
        let before = self.0.iter().rev().skip_while(|player| **player != from);
        before.skip(1).chain(self.0.last()).next().copied()
    }
}

/// The pin count of a mark for the player who is up. Fails if that many don't stand.
fn pins(game: Option<&BowlingGames>, mark: Mark) -> Result<Pins, RuleError> {
    let up = game.and_then(BowlingGames::up);
    let mut frames = *up.ok_or(RuleError::GameIsOver)?.frames();
    let pins = frames.pins_of(mark)?;
    frames.bowl(pins).map(|()| pins)
}

fn is_full_rack(game: Option<&BowlingGames>) -> bool {
    let up = game.and_then(BowlingGames::up).map(BowlingGame::frames);
    up.and_then(Frames::standing) == Some(Pins::ALL)
}

fn is_mid_frame(game: &BowlingGames) -> bool {
    game.up().is_some_and(BowlingGame::is_mid_frame)
}

/// The legal marks, in the order of the keys. All ten with a second ball are a spare, no strike.
pub(crate) fn legal_marks(game: &BowlingGames) -> Vec<Mark> {
    let is_spare = pins(Some(game), Mark::Spare).is_ok();
    let counts = (1..=9).map(Mark::Count);
    let marks = [Mark::Gutter].into_iter().chain(counts);
    let marks = marks.chain([Mark::Strike, Mark::Spare, Mark::Foul]);
    let is_legal =
        |mark: &Mark| pins(Some(game), *mark).is_ok() && !(is_spare && *mark == Mark::Strike);
    marks.filter(is_legal).collect()
}
