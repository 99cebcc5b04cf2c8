//! Balls that were typed as one number: `81`.

use std::fmt;

use super::Symbol;

/// The most digits that are repeated in an error.
const MOST: usize = 9;

/// The number as typed; `{:#}` separates its digits into balls, `8 1`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct RunTogether {
    number: u32,
    digits: usize,
}

impl RunTogether {
    pub(super) fn new(ball: &[Symbol]) -> Self {
        let digits = ball.iter().filter_map(|digit| digit.symbol.to_digit(10));
        let nothing = Self {
            number: 0,
            digits: 0,
        };
        digits.take(MOST).fold(nothing, |all, digit| Self {
            number: all.number * 10 + digit,
            digits: all.digits + 1,
        })
    }
}

impl fmt::Display for RunTogether {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let together = format!("{:0digits$}", self.number, digits = self.digits);
        if !formatter.alternate() {
            return formatter.write_str(&together);
        }
        let apart: Vec<_> = together.chars().map(String::from).collect();
        formatter.write_str(&apart.join(" "))
    }
}
