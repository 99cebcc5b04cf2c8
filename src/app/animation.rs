//! Which events are animated.

use super::tonight::Tonight;
use crate::domain::{BowlingGames, Call, Frame, Frames, Leave, Mark, Pins, Player, Seat, call};
use crate::night::Person;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Animation {
    pub player: Player,
    pub occasion: Occasion,
}

/// What is animated.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Occasion {
    /// Another player is up.
    Turn,
    /// No pin fell.
    Gutter,
    /// A split, with the pins left standing.
    Split(Leave),
    /// A spare, with the pins that were standing.
    Spare(Pins),
    Strike,
    /// This many strikes in a row, three or more.
    Turkey(u8),
    /// A score of 300.
    Perfect,
    /// The game is over.
    Win,
}

impl Tonight<'_> {
    /// The animation for the player's latest ball: the end of the game, its mark, or else the change
    /// of turn.
    pub(crate) fn animation(self, seat: &Seat) -> Option<Animation> {
        let own = |occasion| Animation {
            player: seat.player(),
            occasion,
        };
        let marked = occasion(seat.game().frames());
        let is_over = self.night.game().is_some_and(BowlingGames::is_over);
        if is_over && marked != Some(Occasion::Perfect) {
            return Some(own(Occasion::Win));
        }
        let next = self.night.up().map(Person::name);
        let turned = next.filter(|next| *next != seat.player());
        let turned = turned.map(|player| Animation {
            player,
            occasion: Occasion::Turn,
        });
        marked.map(own).or(turned)
    }
}

/// The player, if the latest ball was a strike or a spare.
pub(super) fn marked(seat: &Seat) -> Option<Player> {
    let occasion = occasion(seat.game().frames());
    let mark = occasion.filter(|own| !matches!(own, Occasion::Gutter | Occasion::Split(_)));
    mark.map(|_| seat.player())
}

fn occasion(frames: &Frames) -> Option<Occasion> {
    let begun = || frames.iter().filter(|frame| frame.is_begun());
    let mark = begun().flat_map(Frame::marks).last()?;
    let fell = begun().flat_map(Frame::balls).last()?;
    match (call(frames), mark) {
        (Some(Call::Perfect), _) => Some(Occasion::Perfect),
        (Some(Call::Turkey), _) => Some(Occasion::Turkey(3)),
        (Some(Call::Strikes(strikes)), _) => Some(Occasion::Turkey(strikes)),
        (Some(Call::Left(leave)), _) if leave.is_split() => Some(Occasion::Split(leave)),
        (_, Mark::Strike) => Some(Occasion::Strike),
        (_, Mark::Spare) => Some(Occasion::Spare(fell)),
        (_, Mark::Gutter) => Some(Occasion::Gutter),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::notation;

    #[test]
    fn the_rarest_of_what_a_ball_is_worth_is_seen() {
        let seen = |game| occasion(&notation::read(game).unwrap());
        assert_eq!(seen(""), None);
        assert_eq!(seen("7"), None);
        assert_eq!(seen("7-"), Some(Occasion::Gutter));
        assert_eq!(seen("7F"), None);
        let split = Leave::new([7, 10]).unwrap();
        assert_eq!(seen("8{7-10}"), Some(Occasion::Split(split)));
        assert_eq!(seen("8{2-8}"), None);
        assert_eq!(seen("7/"), Some(Occasion::Spare(Pins::new(3).unwrap())));
        assert_eq!(seen("X"), Some(Occasion::Strike));
        assert_eq!(seen("XX"), Some(Occasion::Strike));
        assert_eq!(seen("XXX"), Some(Occasion::Turkey(3)));
        assert_eq!(seen("XXXX"), Some(Occasion::Turkey(4)));
        assert_eq!(seen("XXX7"), None);
        assert_eq!(seen("XXXXXXXXXXXX"), Some(Occasion::Perfect));
    }
}
