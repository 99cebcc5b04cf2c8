//! Balls, one key each, and the 1 that may become a 10.

use super::{CorrectingScreen, PlayersScreen, Screen};
use crate::app::step::{Step, Steps};
use crate::app::{Action, Notice};
use crate::domain::{BowlingGame, BowlingGames, Frames, Mark, Pins, RuleError};
use crate::night::Night;

/// With a full rack `1` may be the first half of `10`: it is shown, but not recorded or saved until
/// the next key decides.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Pending {
    Nothing,
    One,
}

const ONE: Mark = Mark::Count(1);

impl Pending {
    pub(super) fn update(&mut self, action: Action, night: &Night) -> Steps {
        match (*self, action) {
            (Self::Nothing, action) => self.update_ready(action, night),
            (Self::One, Action::Nought) => bowl(Mark::Strike, night),
            (Self::One, Action::Confirm) => bowl(ONE, night),
            (Self::One, Action::One | Action::Bowl(_)) if !can_follow_one(night) => {
                vec![Step::Tell(Notice::OneEndsTheGame)]
            }
            (Self::One, Action::One) => bowl_one_and(ONE, night),
            (Self::One, Action::Bowl(mark)) => bowl_one_and(mark, night),
            (Self::One, action) => {
                *self = Self::Nothing;
                self.update_ready(action, night)
            }
        }
    }

    fn update_ready(&mut self, action: Action, night: &Night) -> Steps {
        match action {
            Action::One if is_full_rack(night.game()) => {
                *self = Self::One;
                vec![]
            }
            Action::One => bowl(ONE, night),
            Action::Nought => bowl(Mark::Gutter, night),
            Action::Bowl(mark) => bowl(mark, night),
            Action::Erase => vec![Step::recording(night.undoing())],
            Action::Correct | Action::Move(_) => CorrectingScreen::open(night),
            Action::ShowPlayers => {
                vec![Step::Go(Screen::Players(PlayersScreen::default()))]
            }
            _ => vec![],
        }
    }
}

fn bowl(mark: Mark, night: &Night) -> Steps {
    let pins = pins(night.game(), mark);
    vec![pins.map_or_else(Step::refusing, Step::Bowl)]
}

/// Both balls, or none if the second is not legal. A second 1 is pending in turn if the rack is
/// full again.
fn bowl_one_and(mark: Mark, night: &Night) -> Steps {
    let after = after_one(night);
    let one = Pins::new(1).map_or_else(Step::refusing, Step::Bowl);
    if mark == ONE && is_full_rack(after.as_ref()) {
        return vec![one, Step::Replace(Screen::Bowling(Pending::One))];
    }
    let next = after.ok_or(RuleError::GameIsOver).and_then(|mut after| {
        let pins = pins(Some(&after), mark)?;
        after.bowl(pins).map(|()| pins)
    });
    match next {
        Ok(next) => vec![one, Step::Bowl(next)],
        Err(refusal) => vec![Step::refusing(refusal)],
    }
}

/// The game as it would be after a pending 1.
fn after_one(night: &Night) -> Option<BowlingGames> {
    let mut after = night.game().cloned()?;
    let one = pins(Some(&after), ONE).ok()?;
    after.bowl(one).ok()?;
    Some(after)
}

/// Can a ball follow a pending 1?
pub(crate) fn can_follow_one(night: &Night) -> bool {
    after_one(night).is_none_or(|after| after.up().is_some())
}

/// The pin count of a mark for the player who is up.
fn pins(game: Option<&BowlingGames>, mark: Mark) -> Result<Pins, RuleError> {
    let up = game.and_then(BowlingGames::up);
    up.ok_or(RuleError::GameIsOver)?.frames().pins_of(mark)
}

fn is_full_rack(game: Option<&BowlingGames>) -> bool {
    let up = game.and_then(BowlingGames::up).map(BowlingGame::frames);
    up.and_then(Frames::standing) == Some(Pins::ALL)
}

/// The legal marks, in the order of the keys.
pub(crate) fn legal_marks(night: &Night) -> Vec<Mark> {
    let up = night.game().and_then(BowlingGames::up);
    let Some(frames) = up.map(BowlingGame::frames) else {
        return vec![];
    };
    let counts = (1..=9).map(Mark::Count);
    let marks = [Mark::Gutter].into_iter().chain(counts);
    let marks = marks.chain([Mark::Strike, Mark::Spare, Mark::Foul]);
    let is_legal = |mark: &Mark| {
        let pins = frames.pins_of(*mark);
        pins.and_then(|pins| { *frames }.bowl(pins)).is_ok()
    };
    marks.filter(is_legal).collect()
}
