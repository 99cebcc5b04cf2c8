//! Counts over a game: strikes, spares, opens and strings.
//!
//! Strikes and spares are counted per rack, so the tenth frame may have three strikes, or a strike
//! and a spare after it: twelve strikes are a perfect game. Opens are counted per frame: one that
//! began with a strike or a spare is not open, whatever its bonus balls leave standing (`X|5|1`).

use super::{Frame, FrameState, Frames};

impl Frames {
    /// The number of strikes, 0 to 12.
    pub fn strikes(&self) -> u8 {
        count(self.racks(), |rack| matches!(rack, FrameState::Strike))
    }

    /// The number of spares, 0 to 10.
    pub fn spares(&self) -> u8 {
        count(self.racks(), |rack| matches!(rack, FrameState::Spare(_)))
    }

    /// The number of open frames, 0 to 10.
    pub fn opens(&self) -> u8 {
        let first_racks = self.iter().filter_map(|frame| frame.states().first());
        count(first_racks, |rack| rack.is_miss())
    }

    /// The most strikes in a row.
    pub fn longest_string(&self) -> u8 {
        let strings = self.racks().scan(0, |string, rack| {
            *string = string_after(*string, *rack);
            Some(*string)
        });
        strings.max().unwrap_or_default()
    }

    /// The number of strikes in a row up to the latest ball.
    pub fn string(&self) -> u8 {
        self.racks()
            .fold(0, |string, rack| string_after(string, *rack))
    }

    /// Is the game finished, without an open frame?
    pub fn is_clean(&self) -> bool {
        self.is_over() && self.opens() == 0
    }

    /// All racks with a ball, in order.
    fn racks(&self) -> impl Iterator<Item = &FrameState> {
        let begun = self.iter().filter(|frame| frame.is_begun());
        begun.flat_map(Frame::states)
    }
}

const fn string_after(string: u8, rack: FrameState) -> u8 {
    match rack {
        FrameState::Strike => string + 1,
        _ => 0,
    }
}

fn count<'racks>(
    racks: impl Iterator<Item = &'racks FrameState>,
    is_one: impl Fn(&FrameState) -> bool,
) -> u8 {
    racks
        .filter(|rack| is_one(rack))
        .fold(0, |count, _| count + 1)
}

#[cfg(test)]
mod tests {
    use crate::domain::{Frames, notation};

    fn tally(game: &str) -> [u8; 4] {
        let frames = notation::read(game).unwrap();
        let counts = [frames.strikes(), frames.spares(), frames.opens()];
        let [strikes, spares, opens] = counts;
        [strikes, spares, opens, frames.longest_string()]
    }

    #[test]
    fn a_perfect_game_is_a_string_of_twelve() {
        assert_eq!(tally("XXXXXXXXXXXX"), [12, 0, 0, 12]);
    }

    #[test]
    fn strikes_and_spares_of_the_tenth_count_by_rack() {
        assert_eq!(tally("9/9/9/9/9/9/9/9/9/9/9"), [0, 10, 0, 0]);
        assert_eq!(tally("--------- --------- X9/"), [1, 1, 9, 1]);
        assert_eq!(tally("--------- --------- 9/X"), [1, 1, 9, 1]);
    }

    #[test]
    fn a_tenth_that_began_with_a_strike_is_not_open() {
        assert_eq!(tally("--------- --------- X51"), [1, 0, 9, 1]);
        assert_eq!(tally("--------- --------- 51"), [0, 0, 10, 0]);
    }

    #[test]
    fn a_frame_in_play_is_not_open_yet() {
        assert_eq!(tally("X 5"), [1, 0, 0, 1]);
        assert_eq!(tally(""), [0, 0, 0, 0]);
    }

    #[test]
    fn the_longest_string_need_not_be_the_last() {
        assert_eq!(tally("XXX 9/ XX 81"), [5, 1, 1, 3]);
        assert_eq!(tally("81 XX 9/ XXX"), [5, 1, 1, 3]);
    }

    #[test]
    fn only_a_finished_game_is_clean() {
        let is_clean = |game| notation::read(game).as_ref().is_ok_and(Frames::is_clean);
        assert!(is_clean("9/9/9/9/9/9/9/9/9/9/9"));
        assert!(is_clean("9/9/9/9/9/9/9/9/9/X51"));
        assert!(!is_clean("9/9/9/9/9/9/9/9/9/9/"));
        assert!(!is_clean("9/9/9/9/9/9/9/9/9/51"));
        assert!(!is_clean("--9/9/9/9/9/9/9/9/9/9"));
    }
}
