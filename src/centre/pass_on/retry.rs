//! When to retry a lost centre, and when to report that events are behind. Clock and randomness come
//! from outside.

use std::time::Duration;

use tokio::time::Instant;

use crate::archive::CentreError;

/// The pause after a failure, at first and at most.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
pub(super) const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// How often the pause doubles.
const DOUBLINGS: u32 = 6;
/// How long events may be behind before it is reported.
const PATIENCE: Duration = Duration::from_secs(5);

/// The number of failures since everything was sent.
#[derive(Default)]
pub(super) struct Retry {
    failures: u32,
}

impl Retry {
    /// The pause after one more failure. `chance` is between 0 and 1, so that lanes that lost the centre at
    /// the same time do not all reconnect at the same time.
    pub(super) fn pause(&mut self, error: &CentreError, chance: f64) -> Duration {
        if error.needs_somebody() {
            return LONGEST_PAUSE;
        }
        let pause = FIRST_PAUSE * 2_u32.pow(self.failures.min(DOUBLINGS));
        let part = match self.failures {
            0 => chance,
            _ => 0.5 + chance / 2.0,
        };
        self.failures = self.failures.saturating_add(1);
        pause.min(LONGEST_PAUSE).mul_f64(part)
    }
}

/// How long events have been behind.
#[derive(Default)]
pub(super) struct Lag {
    since: Option<Instant>,
}

impl Lag {
    /// Notes the number of events behind.
    pub(super) fn note(&mut self, events: u64, now: Instant) {
        let since = self.since.unwrap_or(now);
        self.since = (events > 0).then_some(since);
    }

    /// Is it more than the short lag after every ball?
    pub(super) fn is_long(&self, now: Instant) -> bool {
        self.since.is_some_and(|since| now >= since + PATIENCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In milliseconds.
    fn pauses(chance: f64) -> [u128; 9] {
        let mut retry = Retry::default();
        [(); 9].map(|()| retry.pause(&CentreError::Silent, chance).as_millis())
    }

    #[test]
    fn the_first_try_is_after_a_random_part_and_the_pause_doubles_to_half_a_minute() {
        let latest = [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000];
        assert_eq!(pauses(1.0), latest);
        let earliest = [0, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000];
        assert_eq!(pauses(0.0), earliest);
        let between = [125, 625, 1250, 2500, 5000, 10_000, 18_750, 18_750, 18_750];
        assert_eq!(pauses(0.25), between);
    }

    #[test]
    fn what_somebody_has_to_do_something_about_is_tried_every_half_minute() {
        let reason = String::new;
        let lasting = [
            CentreError::WrongPassword,
            CentreError::NoSuchDatabase,
            CentreError::NoRight { reason: reason() },
            CentreError::NoTables,
        ];
        let mut retry = Retry::default();
        for error in lasting {
            let tries = [0.0, 0.5, 1.0].map(|chance| retry.pause(&error, chance));
            assert_eq!(tries, [LONGEST_PAUSE; 3], "{error}");
        }
        let next = retry.pause(&CentreError::Full, 1.0);
        assert_eq!(
            next, FIRST_PAUSE,
            "a server that restarts is not waited for"
        );
    }

    #[test]
    fn what_is_behind_is_told_after_five_seconds_and_not_before() {
        let start = Instant::now();
        let after = |milliseconds| start + Duration::from_millis(milliseconds);
        let mut lag = Lag::default();
        assert!(!lag.is_long(after(60_000)), "nothing is behind");
        lag.note(1, start);
        lag.note(36, after(4000));
        assert!(!lag.is_long(after(4999)));
        assert!(lag.is_long(after(5000)));
        lag.note(0, after(5001));
        lag.note(1, after(5002));
        assert!(!lag.is_long(after(9999)), "it was all there in between");
    }
}
