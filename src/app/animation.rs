//! Which ball gets an animation.

use super::tonight::Tonight;
use crate::domain::{Call, Frame, Frames, Mark, Player, Seat, call};
use crate::night::Person;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Animation {
    pub player: Player,
    pub occasion: Occasion,
}

/// What the animation is about, the rarest last.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Occasion {
    /// Another player is up.
    Turn,
    Spare,
    Strike,
    /// Three strikes in a row, or more.
    Turkey,
    /// 300.
    Perfect,
}

impl Tonight<'_> {
    /// The animation for the player's latest ball: its mark, or else the change of turn.
    pub(crate) fn animation(self, seat: &Seat) -> Option<Animation> {
        let marked = occasion(seat.game().frames()).map(|occasion| Animation {
            player: seat.player(),
            occasion,
        });
        let next = self.night.up().map(Person::name);
        let turned = next.filter(|next| *next != seat.player());
        let turned = turned.map(|player| Animation {
            player,
            occasion: Occasion::Turn,
        });
        marked.or(turned)
    }
}

fn occasion(frames: &Frames) -> Option<Occasion> {
    let begun = frames.iter().filter(|frame| frame.is_begun());
    let mark = begun.flat_map(Frame::marks).last();
    match (call(frames), mark?) {
        (Some(Call::Perfect), _) => Some(Occasion::Perfect),
        (Some(Call::Turkey | Call::Strikes(_)), _) => Some(Occasion::Turkey),
        (_, Mark::Strike) => Some(Occasion::Strike),
        (_, Mark::Spare) => Some(Occasion::Spare),
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
        assert_eq!(seen("7-"), None);
        assert_eq!(seen("7/"), Some(Occasion::Spare));
        assert_eq!(seen("X"), Some(Occasion::Strike));
        assert_eq!(seen("XX"), Some(Occasion::Strike));
        assert_eq!(seen("XXX"), Some(Occasion::Turkey));
        assert_eq!(seen("XXXX"), Some(Occasion::Turkey));
        assert_eq!(seen("XXX7"), None);
        assert_eq!(seen("XXXXXXXXXXXX"), Some(Occasion::Perfect));
    }
}
