//! The corrections of a night: which frame, from what to what, and when.

use crate::archive::ClockTime;
use crate::domain::{FrameNumber, Player};
use crate::night::{Correction, Event, GameNumber, Night, Validity};

#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CorrectionEntry {
    pub player: Player,
    pub game: GameNumber,
    pub frame: FrameNumber,
    /// The marks before.
    pub before: String,
    /// The marks after.
    pub after: String,
    pub at: ClockTime,
}

/// The corrections that count at the end, oldest first: none that was undone.
pub(super) fn find(events: &[(Event, ClockTime)]) -> Vec<CorrectionEntry> {
    let mut night = Night::default();
    let mut found = Vec::new();
    for (event, at) in events {
        let before = marks(&night, event);
        // An event that was recorded once can be recorded again.
        let _ = night.record(event.clone());
        found.push(entry(&night, event, before, *at));
    }
    let counts = |validity| validity == Validity::Counts;
    let entries = night.journal().entries().zip(found);
    let entries = entries.filter(|(entry, _)| counts(entry.validity));
    entries.filter_map(|(_, correction)| correction).collect()
}

fn entry(
    night: &Night,
    event: &Event,
    before: Option<String>,
    at: ClockTime,
) -> Option<CorrectionEntry> {
    let Event::Corrected(Correction {
        game,
        player,
        frame,
        ..
    }) = event
    else {
        return None;
    };
    let (before, after) = (before?, marks(night, event)?);
    // One that only adds pins changes no mark.
    (before != after).then_some(())?;
    Some(CorrectionEntry {
        player: night.person(*player)?.name(),
        game: *game,
        frame: *frame,
        before,
        after,
        at,
    })
}

/// The marks of the frame that the event corrects.
fn marks(night: &Night, event: &Event) -> Option<String> {
    let Event::Corrected(correction) = event else {
        return None;
    };
    let name = night.person(correction.player)?.name();
    let seat = night.game_of(correction.game)?.seat(name)?;
    let mut frames = seat.game().frames().iter();
    let frame = frames.find(|frame| frame.number() == correction.frame)?;
    let marks: Vec<_> = frame.marks().map(|mark| mark.to_string()).collect();
    Some(marks.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Circle, Pins};
    use crate::night::Entrance;

    #[test]
    fn a_correction_that_only_adds_pins_is_no_line_of_the_list() {
        let mut night = Night::default();
        let player = Player::new("PJS").unwrap();
        night.record(night.joining(player, Entrance::Now)).unwrap();
        night.record(night.starting()).unwrap();
        let eight = Pins::new(8).unwrap();
        night.record(night.bowling(eight).unwrap()).unwrap();
        let corrected = |ball| {
            Event::Corrected(Correction {
                game: GameNumber::FIRST,
                player: night.named(player).unwrap().number(),
                frame: FrameNumber::FIRST,
                balls: vec![ball],
            })
        };
        let circled = corrected(eight.circled(Circle::Split));
        let counted = corrected(Pins::new(7).unwrap());
        let events = night.journal().entries().map(|entry| entry.event.clone());
        let events = events.chain([circled, counted]);
        let at = ClockTime::new(19, 42);
        let events: Vec<_> = events.map(|event| (event, at)).collect();
        let marks: Vec<_> = find(&events).into_iter().map(|entry| entry.after).collect();
        assert_eq!(marks, ["7"]);
    }
}
