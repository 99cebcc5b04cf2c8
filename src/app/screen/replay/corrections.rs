//! The corrections of a night: which frame, from what to what, and when.

use crate::archive::ClockTime;
use crate::domain::{Frame, FrameNumber, Player};
use crate::night::{Correction, Event, GameNumber, JournalEntry, Night, PlayerNumber, Validity};

#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CorrectionEntry {
    /// The number of events before it.
    number: usize,
    bowler: PlayerNumber,
    pub player: Player,
    pub game: GameNumber,
    pub frame: FrameNumber,
    /// The marks before.
    pub before: String,
    /// The marks after.
    pub after: String,
    pub at: ClockTime,
}

impl CorrectionEntry {
    /// Is it a frame of the latest game that the board still shows as it was before?
    pub(super) fn is_later(&self, night: &Night, happened: usize) -> bool {
        let frame = || {
            let name = night.person(self.bowler)?.name();
            let mut frames = night.game()?.seat(name)?.game().frames().iter();
            frames.find(|frame| frame.number() == self.frame)
        };
        let is_shown = night.game_number() == Some(self.game);
        self.number > happened && is_shown && frame().is_some_and(Frame::is_begun)
    }
}

/// Records the event with this number. None if it is no correction that changes a mark.
pub(super) fn record(
    night: &mut Night,
    (number, event): (usize, &Event),
    at: ClockTime,
) -> Option<CorrectionEntry> {
    let before = marks(night, event);
    // An event that was recorded once can be recorded again.
    let _ = night.record(event.clone());
    entry(night, (number, event), before, at)
}

/// The corrections that were not undone, oldest first. `found` has an entry per event.
pub(super) fn counting(
    night: &Night,
    found: impl IntoIterator<Item = Option<CorrectionEntry>>,
) -> Vec<CorrectionEntry> {
    let counts = |validity| validity == Validity::Counts;
    let entries = night.journal().entries().zip(found);
    let entries = entries.filter(|(entry, _)| counts(entry.validity));
    // By their final names: a rename applies to the whole night.
    let named = |(entry, correction): (JournalEntry<'_>, Option<CorrectionEntry>)| {
        let player = night.player_of(entry.event)?;
        correction.map(|found| CorrectionEntry { player, ..found })
    };
    entries.filter_map(named).collect()
}

fn entry(
    night: &Night,
    (number, event): (usize, &Event),
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
    // A correction that only adds pins changes no mark.
    (before != after).then_some(())?;
    Some(CorrectionEntry {
        number,
        bowler: *player,
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
    use crate::app::ReplayScreen;
    use crate::archive::NightHeader;
    use crate::domain::{Circle, Pins};
    use crate::night::Entrance;

    fn pins(count: u8) -> Pins {
        Pins::new(count).unwrap()
    }

    /// One player with an 8 in the first frame, and a function that builds corrections of it.
    fn eight() -> (Night, impl Fn(Pins) -> Event) {
        let mut night = Night::default();
        let player = Player::new("PJS").unwrap();
        night.record(night.joining(player, Entrance::Now)).unwrap();
        night.record(night.starting()).unwrap();
        night.record(night.bowling(pins(8)).unwrap()).unwrap();
        let player = night.named(player).unwrap().number();
        let corrected = move |ball| {
            Event::Corrected(Correction {
                game: GameNumber::FIRST,
                player,
                frame: FrameNumber::FIRST,
                balls: vec![ball],
            })
        };
        (night, corrected)
    }

    fn found_after(night: &Night, more: impl IntoIterator<Item = Event>) -> Vec<CorrectionEntry> {
        let events = night.journal().entries().map(|entry| entry.event.clone());
        let at = ClockTime::new(19, 42);
        let events = events.chain(more).map(|event| (event, at)).collect();
        ReplayScreen::new(NightHeader::default(), events).corrections
    }

    #[test]
    fn a_correction_that_only_adds_pins_is_no_line_of_the_list() {
        let (night, corrected) = eight();
        let circled = corrected(pins(8).circled(Circle::Split));
        let found = found_after(&night, [circled, corrected(pins(7))]);
        let marks: Vec<_> = found.into_iter().map(|entry| entry.after).collect();
        assert_eq!(marks, ["7"]);
    }

    #[test]
    fn a_player_renamed_later_is_listed_by_the_new_name() {
        let (night, corrected) = eight();
        let name = Player::new("KIM").unwrap();
        let player = night.people().next().unwrap().number();
        let renamed = Event::Renamed { player, name };
        let found = found_after(&night, [corrected(pins(7)), renamed]);
        let names: Vec<_> = found.into_iter().map(|entry| entry.player).collect();
        assert_eq!(names, [name]);
    }
}
