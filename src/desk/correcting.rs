//! Corrects stored nights.

use jiff::Timestamp;

use super::FileDesk;
use crate::app::{Correctable, CorrectedNight};
use crate::archive::{NightReference, Obstacle, StoreError};
use crate::night::{Correction, Event, Night};
use crate::store::NightWriter;

impl FileDesk {
    /// Fails right away if the night can't be written, not after the balls have been typed.
    pub(super) fn open_to_correct(&self, number: u32) -> Correctable {
        let running = self.writer.as_ref().and_then(NightWriter::number);
        if running == Some(number) {
            return Correctable::Running;
        }
        match self.resume(number) {
            Ok(_) => {
                let night = self.open(number).map(Correctable::Stored);
                night.unwrap_or(Correctable::Not(Obstacle::Damaged))
            }
            Err(refusal) => Correctable::Not(refusal),
        }
    }

    /// The night is locked only during this call.
    pub(super) fn correct(&self, number: u32, correction: Correction) -> CorrectedNight {
        let (mut night, mut writer) = match self.resume(number) {
            Ok(opened) => opened,
            Err(obstacle) => return CorrectedNight::NotSaved(obstacle),
        };
        if let Err(refusal) = night.record(Event::Corrected(correction)) {
            return CorrectedNight::Refused(refusal);
        }
        let saved = writer.save_at(&night, Timestamp::now());
        match (saved, self.open(number)) {
            (Ok(()), Some(night)) => CorrectedNight::Saved(night),
            (Ok(()), None) => CorrectedNight::NotSaved(Obstacle::Damaged),
            (Err(refusal), _) => CorrectedNight::NotSaved(refusal.obstacle()),
        }
    }

    fn resume(&self, number: u32) -> Result<(Night, NightWriter), Obstacle> {
        let store = self.store().ok_or(Obstacle::Lost)?;
        let night = store.resume(NightReference::Number(number));
        night.map_err(|refusal: StoreError| refusal.obstacle())
    }
}
