//! The time between two keys: `1` immediately followed by `0` is `10`, and a burst of keys does not
//! start the next game.
//!
//! A 1 is recorded at once, like any ball. The app has no clock of its own: the loop sends the time
//! before each input.

use std::time::{Duration, Instant};

use super::step::Step;
use super::{Action, App, Effects, Notice};
use crate::domain::{Pins, call};
use crate::night::NightError;

/// How long after a 1 at a full rack a `0` makes it ten.
const WINDOW: Duration = Duration::from_millis(1500);

/// How long after a ball no game can be started.
const SETTLING: Duration = Duration::from_millis(500);

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct KeyClock {
    /// None until the loop has sent the time.
    pub(super) now: Option<Instant>,
    /// When the window for making ten closes. None if it is closed.
    ten_until: Option<Instant>,
    /// The time from which a key no longer belongs to the burst of the latest ball.
    settled: Option<Instant>,
}

impl App {
    pub(super) fn tell_time(&mut self, now: Instant) {
        self.clock.now = Some(now);
        self.clock.ten_until = self.clock.ten_until.filter(|until| now < *until);
    }

    /// Until when `0` makes the 1 just typed a ten. None if it doesn't.
    pub const fn ten_until(&self) -> Option<Instant> {
        self.clock.ten_until
    }

    pub(super) fn offer_ten(&mut self) {
        self.clock.ten_until = self.clock.now.map(|now| now + WINDOW);
    }

    pub(super) fn bowl(&mut self, ball: Pins) -> Result<Effects, NightError> {
        let mut effects = self.record(&self.night.bowling(ball)?)?;
        effects.extend(self.reopen_page());
        effects.extend(self.restart_centre());
        self.clock.settled = self.clock.now.map(|now| now + SETTLING);
        Ok(effects)
    }

    /// Is it too soon after a ball to start another game?
    pub(super) fn is_settling(&self) -> bool {
        self.clock.now < self.clock.settled
    }

    /// Only the very next key can make ten.
    pub(super) const fn close_window(&mut self) {
        self.clock.ten_until = None;
    }

    pub(super) const fn is_second_half(&self, action: Action) -> bool {
        self.ten_until().is_some() && matches!(action, Action::Nought)
    }

    /// Replaces the 1 by a ten, even if it ended a turn or the game.
    pub(super) fn make_ten(&mut self) -> Effects {
        self.close_window();
        let undo = Step::recording(self.night.undoing());
        let effects = self.take(vec![undo, Step::Bowl(Pins::ALL)]);
        let ball = self.night.last_event();
        let seat = ball.and_then(|event| self.tonight().bowler(event));
        let call = seat.and_then(|seat| call(seat.game().frames()));
        self.notice = call.map(Notice::Ten).or(self.notice.take());
        effects
    }
}
