//! Which frames of a night were corrected, from what to what, and when.

use crate::archive::ClockTime;
use crate::domain::{FrameNumber, Player};
use crate::night::{Correction, Event, GameNumber, Night};

/// A frame that was corrected.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CorrectionEntry {
    /// On whose line.
    pub player: Player,
    /// In which game.
    pub game: GameNumber,
    /// Which frame.
    pub frame: FrameNumber,
    /// Its marks before.
    pub before: String,
    /// Its marks afterwards.
    pub after: String,
    /// When.
    pub at: ClockTime,
}

/// All of them, oldest first.
pub(super) fn find(events: &[(Event, ClockTime)]) -> Vec<CorrectionEntry> {
    let mut night = Night::default();
    let mut found = Vec::new();
    for (event, at) in events {
        let before = marks(&night, event);
        // What happened once can happen again.
        let _ = night.record(event.clone());
        found.extend(entry(&night, event, before, *at));
    }
    found
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
    Some(CorrectionEntry {
        player: night.person(*player)?.name(),
        game: *game,
        frame: *frame,
        before: before?,
        after: marks(night, event)?,
        at,
    })
}

/// The marks of the frame that a correction is about.
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
