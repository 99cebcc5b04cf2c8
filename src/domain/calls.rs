//! The call after a ball: strike, turkey, split and so on.
//!
//! One ball earns one call, the rarest. A string of strikes ends with the latest ball, including
//! the balls of the tenth. If the last ball of a clean game also ends a string, a string of four
//! or more is called, because it is rarer; a double or a turkey is not.

use super::{Frame, FrameState, Frames, Leave};

/// A call after a ball.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Call {
    /// A split, or a leave that has a name.
    Left(Leave),
    /// All remaining pins with the second ball.
    Spare,
    /// A spare after a split. None if the pins are unknown.
    SplitMade(Option<Leave>),
    /// A strike that doesn't follow another.
    Strike,
    /// Two strikes in a row.
    Double,
    /// Three strikes in a row.
    Turkey,
    /// Four to eleven strikes in a row.
    Strikes(u8),
    /// A finished game without an open frame.
    CleanGame,
    /// Twelve strikes, 300 points.
    Perfect,
}

/// The call for the latest ball of a game. None if it earns none. Unchanged until the next ball.
pub fn call(frames: &Frames) -> Option<Call> {
    match frames.string() {
        12 => Some(Call::Perfect),
        strikes @ 4.. => Some(Call::Strikes(strikes)),
        _ if frames.is_clean() => Some(Call::CleanGame),
        3 => Some(Call::Turkey),
        2 => Some(Call::Double),
        1 => Some(Call::Strike),
        _ => rack_call(frames.iter().rfind(|frame| frame.is_begun())?),
    }
}

/// The call for the latest ball of a frame, unless it is a strike.
fn rack_call(frame: &Frame) -> Option<Call> {
    let rack = frame.states().last()?;
    match rack {
        FrameState::Spare(first) if rack.is_split() => Some(Call::SplitMade(first.leave())),
        FrameState::Spare(_) => Some(Call::Spare),
        FrameState::FirstBowl(first) => first.leave().and_then(told).map(Call::Left),
        FrameState::Ready | FrameState::Strike | FrameState::Miss(..) => None,
    }
}

/// The leave, if it is a split or has a name.
fn told(leave: Leave) -> Option<Leave> {
    let is_told = leave.is_split() || leave.name().is_some();
    is_told.then_some(leave)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::notation;

    fn called(game: &str) -> Option<Call> {
        call(&notation::read(game).unwrap())
    }

    #[test]
    fn a_string_is_called_by_its_length() {
        assert_eq!(called(""), None);
        assert_eq!(called("X"), Some(Call::Strike));
        assert_eq!(called("9/"), Some(Call::Spare));
        assert_eq!(called("9/-"), None);
        assert_eq!(called("XX"), Some(Call::Double));
        assert_eq!(called("XXX"), Some(Call::Turkey));
        assert_eq!(called("XXXX"), Some(Call::Strikes(4)));
        assert_eq!(called("XXXXXXXXXXX"), Some(Call::Strikes(11)));
    }

    #[test]
    fn splits_and_named_leaves_are_called_and_made_splits_too() {
        let leave = |pins: &[u8]| Leave::new(pins.iter().copied()).unwrap();
        assert_eq!(called("8{7-10}"), Some(Call::Left(leave(&[7, 10]))));
        assert_eq!(called("6{2-4-5-8}"), Some(Call::Left(leave(&[2, 4, 5, 8]))));
        assert_eq!(called("8{6-10}"), None);
        let made = Some(Call::SplitMade(Some(leave(&[7, 10]))));
        assert_eq!(called("8{7-10}/"), made);
        assert_eq!(called("(8)/"), Some(Call::SplitMade(None)));
        assert_eq!(called("8{6-10}/"), Some(Call::Spare));
        assert_eq!(called("8{7-10}1{7}"), None);
    }

    #[test]
    fn the_next_ball_ends_the_string() {
        assert_eq!(called("XX5"), None);
        assert_eq!(called("XX5/X"), Some(Call::Strike));
        assert_eq!(called("XX5/XX"), Some(Call::Double));
    }

    #[test]
    fn a_string_goes_on_in_the_tenth() {
        assert_eq!(called("------------------X"), Some(Call::Strike));
        assert_eq!(called("------------------XX"), Some(Call::Double));
        assert_eq!(called("------------------XXX"), Some(Call::Turkey));
        assert_eq!(called("----------------XXXX"), Some(Call::Strikes(4)));
        assert_eq!(called("------------------X9/"), Some(Call::Spare));
    }

    #[test]
    fn twelve_are_perfect_and_no_longer_a_string() {
        assert_eq!(called("XXXXXXXXXXXX"), Some(Call::Perfect));
    }

    #[test]
    fn a_clean_game_is_called_with_its_last_ball() {
        assert_eq!(called("9/9/9/9/9/9/9/9/9/9/"), Some(Call::Spare));
        assert_eq!(called("9/9/9/9/9/9/9/9/9/9/9"), Some(Call::CleanGame));
        assert_eq!(called("9/9/9/9/9/9/9/9/9/9/X"), Some(Call::CleanGame));
    }

    #[test]
    fn at_the_end_of_a_clean_game_only_four_in_a_row_are_rarer() {
        assert_eq!(called("9/9/9/9/9/9/9/9/9/XXX"), Some(Call::CleanGame));
        assert_eq!(called("9/9/9/9/9/9/9/9/XXXX"), Some(Call::Strikes(4)));
    }
}
