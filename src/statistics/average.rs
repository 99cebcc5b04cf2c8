//! A sum and a count; the average or percentage is computed at the end.

use std::fmt;

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Average {
    sum: u64,
    count: u64,
}

impl Average {
    pub const fn new(sum: u64, count: u64) -> Self {
        Self { sum, count }
    }

    pub const fn add(&mut self, amount: u64) {
        self.sum += amount;
        self.count += 1;
    }

    pub const fn count(self) -> u64 {
        self.count
    }

    pub const fn sum(self) -> u64 {
        self.sum
    }

    /// The average to the nearest whole number; 0 if the count is 0.
    pub fn rounded(self) -> u64 {
        let doubled = self.sum * 2 + self.count;
        doubled.checked_div(self.count * 2).unwrap_or(0)
    }

    /// The average; None if the count is 0.
    #[expect(
        clippy::cast_precision_loss,
        reason = "no history has so many pins that it would show"
    )]
    pub fn value(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// The sum in percent of the count.
    pub fn percent(self) -> Option<f64> {
        self.value().map(|value| value * 100.0)
    }
}

/// `154.3`, or `-` if the count is 0.
impl fmt::Display for Average {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.value().map(|value| format!("{value:.1}"));
        formatter.pad(value.as_deref().unwrap_or("-"))
    }
}
