//! Balls, one key each.

use super::{CorrectingScreen, PlayersScreen, Screen};
use crate::app::Action;
use crate::app::step::{Step, Steps};
use crate::domain::{BowlingGame, BowlingGames, Frames, Mark, Pins, RuleError};
use crate::night::Night;

const ONE: Mark = Mark::Count(1);

pub(super) fn update(action: Action, night: &Night) -> Steps {
    match action {
        Action::One if is_full_rack(night.game()) => vec![bowl(ONE, night), Step::OfferTen],
        Action::One => vec![bowl(ONE, night)],
        Action::Nought => vec![bowl(Mark::Gutter, night)],
        Action::Bowl(mark) => vec![bowl(mark, night)],
        Action::Erase => vec![Step::recording(night.undoing())],
        Action::Correct | Action::Move(_) => CorrectingScreen::open(night),
        Action::ShowPlayers => vec![Step::Go(Screen::Players(PlayersScreen::default()))],
        _ => vec![],
    }
}

fn bowl(mark: Mark, night: &Night) -> Step {
    let pins = pins(night.game(), mark);
    pins.map_or_else(Step::refusing, Step::Bowl)
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
