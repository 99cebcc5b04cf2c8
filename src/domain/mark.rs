//! How one ball is written on the score sheet, and parsed from a key or a line of text.

use std::fmt;

/// One symbol on the score sheet.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Mark {
    /// `X`: all ten pins with the first ball of a rack.
    Strike,
    /// `/`: all remaining pins with the second ball.
    Spare,
    /// `-`: no pins.
    Gutter,
    /// `F`: no pins, because of a foul.
    Foul,
    /// `1` to `9`: this many pins.
    Count(u8),
}

impl Mark {
    /// The mark of a count that is neither a strike nor a spare.
    pub const fn from_count(count: u8) -> Self {
        match count {
            0 => Self::Gutter,
            1..=9 => Self::Count(count),
            _ => Self::Strike,
        }
    }

    /// Parses a symbol, in upper or lower case; `0` is a gutter ball. None if it is not a mark.
    pub const fn from_symbol(symbol: char) -> Option<Self> {
        match symbol {
            'X' | 'x' => Some(Self::Strike),
            '/' => Some(Self::Spare),
            '-' | '0' => Some(Self::Gutter),
            'F' | 'f' => Some(Self::Foul),
            '1'..='9' => Some(Self::Count(symbol as u8 - b'0')),
            _ => None,
        }
    }

    /// The character on the score sheet.
    pub const fn symbol(self) -> char {
        match self {
            Self::Strike => 'X',
            Self::Spare => '/',
            Self::Gutter => '-',
            Self::Foul => 'F',
            Self::Count(count) => (b'0' + count % 10) as char,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.symbol(), formatter)
    }
}

/// Writes marks with `|` between them, as on the score sheet: `8|/`.
pub(super) fn write_joined(
    marks: impl Iterator<Item = Mark>,
    formatter: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let mut separator = "";
    for mark in marks {
        write!(formatter, "{separator}{mark}")?;
        separator = "|";
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_is_read_as_it_is_written() {
        let counts = (1..=9).map(Mark::Count);
        let others = [Mark::Strike, Mark::Spare, Mark::Gutter, Mark::Foul];
        for mark in counts.chain(others) {
            assert_eq!(Mark::from_symbol(mark.symbol()), Some(mark));
        }
    }

    #[test]
    fn other_symbols_are_no_marks() {
        for symbol in "aG|*. \u{ff18}\u{0}".chars() {
            assert_eq!(Mark::from_symbol(symbol), None, "{symbol:?}");
        }
    }
}
