//! Balls, one key each, and the 1 that may become a 10.

use super::{Action, App, Effects, Notice, PlayersScreen, Screen};
use crate::domain::{BowlingGame, BowlingGames, Call, Frames, Mark, Pins, RuleError, Seat, call};
use crate::night::NightError;

/// At a full rack `1` may be the first half of `10`: it is shown, and neither taken nor kept until
/// the next key says which.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Pending {
    /// Nothing is pending.
    Nothing,
    /// A 1 is.
    One,
}

/// One pin.
const ONE: Mark = Mark::Count(1);

impl App {
    pub(super) fn update_bowling(
        &mut self,
        pending: Pending,
        action: Action,
    ) -> Result<Effects, NightError> {
        match (pending, action) {
            (Pending::Nothing, action) => self.update_ready(action),
            (Pending::One, Action::Nought) => self.bowl(&[Mark::Strike]),
            (Pending::One, Action::Confirm) => self.bowl(&[ONE]),
            (Pending::One, Action::One | Action::Bowl(_)) if self.one_ends_the_game() => {
                self.notice = Some(Notice::OneEndsTheGame);
                Ok(vec![])
            }
            (Pending::One, Action::One) => self.bowl_one_and_one(),
            (Pending::One, Action::Bowl(mark)) => self.bowl(&[ONE, mark]),
            (Pending::One, Action::Erase) => {
                self.screen = Screen::Bowling(Pending::Nothing);
                Ok(vec![])
            }
            (Pending::One, action) => {
                self.screen = Screen::Bowling(Pending::Nothing);
                self.update_ready(action)
            }
        }
    }

    fn update_ready(&mut self, action: Action) -> Result<Effects, NightError> {
        match action {
            Action::One if self.is_full_rack() => self.screen = Screen::Bowling(Pending::One),
            Action::One => return self.bowl(&[ONE]),
            Action::Nought => return self.bowl(&[Mark::Gutter]),
            Action::Bowl(mark) => return self.bowl(&[mark]),
            Action::Erase => return self.undo(),
            Action::Correct | Action::Move(_) => self.put_cursor(),
            Action::ShowPlayers => self.screen = Screen::Players(PlayersScreen::default()),
            _ => {}
        }
        Ok(vec![])
    }

    fn one_ends_the_game(&self) -> bool {
        self.after_one().is_some_and(|after| after.up().is_none())
    }

    /// The game as it would be after a pending 1.
    fn after_one(&self) -> Option<BowlingGames> {
        let mut after = self.night.game().cloned()?;
        bowl(&mut after, ONE).ok()?;
        Some(after)
    }

    /// Can a gutter ball follow the pending 1?
    pub fn can_follow_one(&self) -> bool {
        match &self.screen {
            Screen::Correcting(cursor) => cursor.can_follow_one(),
            _ => !self.one_ends_the_game(),
        }
    }

    /// A second 1: the pending one is taken, and this one is pending in its turn where the rack is
    /// full again.
    fn bowl_one_and_one(&mut self) -> Result<Effects, NightError> {
        let after = self.after_one();
        let is_pending = |after: &BowlingGames| after.up().is_some_and(is_full_rack);
        if !after.as_ref().is_some_and(is_pending) {
            return self.bowl(&[ONE, ONE]);
        }
        let effects = self.bowl(&[ONE])?;
        self.screen = Screen::Bowling(Pending::One);
        Ok(effects)
    }

    /// Bowls them all, or none if one of them is not legal.
    fn bowl(&mut self, marks: &[Mark]) -> Result<Effects, NightError> {
        let mut trial = self.roster()?.clone();
        let balls = marks
            .iter()
            .map(|mark| bowl(&mut trial, *mark))
            .collect::<Result<Vec<_>, _>>()?;
        let mut effects = Effects::new();
        for ball in balls {
            effects.extend(self.take(ball)?);
        }
        self.follow();
        Ok(effects)
    }

    fn take(&mut self, ball: Pins) -> Result<Effects, NightError> {
        let bowler = self.night.up().map(crate::night::Person::name);
        let mut effects = self.record(self.night.bowling(ball)?)?;
        let seat = bowler.and_then(|bowler| self.night.game()?.seat(bowler));
        let seat = seat.copied();
        let notice = seat.and_then(|seat| self.called(&seat));
        // The ball before, typed with the same key, may have been called already.
        self.notice = notice.or(self.notice.take());
        effects.extend(seat.and_then(|seat| self.flourish(&seat)));
        Ok(effects)
    }

    /// What is to be called after the latest ball of this player.
    pub(super) fn called(&self, seat: &Seat) -> Option<Notice> {
        let call = call(seat.game().frames());
        let called = call.map(|call| Notice::Called(seat.player(), call));
        match call {
            Some(Call::Perfect) => called,
            _ => self.personal_best(seat).or(called),
        }
    }

    /// A finished game that is better than all those before tonight and tonight.
    fn personal_best(&self, seat: &Seat) -> Option<Notice> {
        let total = |seat: &Seat| seat.game().frames().scores().total();
        let player = seat.player();
        let before = self.regulars.best(player)?;
        let score = Some(total(seat)).filter(|score| seat.game().is_over() && *score > before)?;
        let tonight = self.night.games().filter_map(|games| games.seat(player));
        let whole = tonight.filter(|seat| seat.game().is_over());
        let as_good = whole.filter(|seat| total(seat) >= score);
        (as_good.count() == 1).then_some(Notice::PersonalBest(player, score))
    }

    fn roster(&self) -> Result<&BowlingGames, NightError> {
        self.night.game().ok_or(NightError::NoGame)
    }

    fn is_full_rack(&self) -> bool {
        let up = self.night.game().and_then(BowlingGames::up);
        up.is_some_and(is_full_rack)
    }

    /// The marks that are legal now, as they stand on the keys.
    pub fn legal_marks(&self) -> Vec<Mark> {
        let up = self.night.game().and_then(BowlingGames::up);
        up.map(|up| legal_marks(up.frames())).unwrap_or_default()
    }
}

fn is_full_rack(game: &BowlingGame) -> bool {
    game.frames().standing() == Some(Pins::ALL)
}

fn legal_marks(frames: &Frames) -> Vec<Mark> {
    let counts = (1..=9).map(Mark::Count);
    let marks = [Mark::Gutter].into_iter().chain(counts);
    let marks = marks.chain([Mark::Strike, Mark::Spare, Mark::Foul]);
    let is_legal = |mark: &Mark| {
        let pins = frames.pins_of(*mark);
        pins.and_then(|pins| { *frames }.bowl(pins)).is_ok()
    };
    marks.filter(is_legal).collect()
}

fn bowl(games: &mut BowlingGames, mark: Mark) -> Result<Pins, RuleError> {
    let up = games.up().ok_or(RuleError::GameIsOver)?;
    let pins = up.frames().pins_of(mark)?;
    games.bowl(pins)?;
    Ok(pins)
}
