//! What is known of a ball besides its count: a foul, the pins standing after it, or that it left
//! a split.

use super::Pins;
use crate::domain::{FrameState, Leave, Pin, RuleError};

/// Bits: the pins standing after the ball (all zero if unknown), and three flags. As small as
/// possible, because scoring copies balls all the time.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(super) struct Delivery(u16);

/// The bits of the pins; then the flags: split, split mark removed, foul.
const PINS: u16 = 0x3ff;
const SPLIT: u16 = 0x400;
const NO_SPLIT: u16 = 0x800;
const FOUL: u16 = 0x1000;

impl Delivery {
    pub(super) const FAIR: Self = Self(0);
    /// A foul counts as no pins, and has its own mark.
    pub(super) const FOUL: Self = Self(FOUL);

    pub(super) const fn is_foul(self) -> bool {
        self.0 & FOUL != 0
    }

    /// Is nothing known except whether it is a foul?
    const fn is_plain(self) -> bool {
        self.0 & !FOUL == 0
    }

    const fn leave(self) -> Option<Leave> {
        Leave::from_bits(self.0 & PINS)
    }

    const fn circle(self) -> Option<Circle> {
        match self.0 & (SPLIT | NO_SPLIT) {
            0 => None,
            SPLIT => Some(Circle::Split),
            _ => Some(Circle::NoSplit),
        }
    }

    /// The same ball with these bits; only the foul flag is kept.
    const fn knowing(self, bits: u16) -> Self {
        Self(self.0 & FOUL | bits)
    }
}

/// Whether a ball whose pins are unknown was marked as a split by hand.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Circle {
    /// It left a split.
    Split,
    /// It did not: the mark was removed.
    NoSplit,
}

impl Pins {
    /// The same ball, with the pins standing after it. Whether they fit is checked when it is
    /// bowled.
    pub const fn leaving(self, leave: Leave) -> Self {
        self.knowing(leave.bits())
    }

    /// The same ball, marked as a split by hand or not.
    pub const fn circled(self, circle: Circle) -> Self {
        match circle {
            Circle::Split => self.knowing(SPLIT),
            Circle::NoSplit => self.knowing(NO_SPLIT),
        }
    }

    const fn knowing(self, bits: u16) -> Self {
        let delivery = self.delivery.knowing(bits);
        Self { delivery, ..self }
    }

    /// The pins standing after the ball. None if unknown.
    pub const fn leave(self) -> Option<Leave> {
        self.delivery.leave()
    }

    /// The split mark set or removed by hand. None if it was never touched.
    pub const fn circle(self) -> Option<Circle> {
        self.delivery.circle()
    }

    /// Did this ball, as a first ball, leave a split?
    pub fn is_split(self) -> bool {
        let is_circled = self.circle() == Some(Circle::Split);
        self.leave().map_or(is_circled, Leave::is_split)
    }

    /// The same ball, with the details of an earlier one if it has the same count and no details
    /// of its own.
    pub fn or_known(self, earlier: Self) -> Self {
        let is_same = self.is_counted() && self == earlier.knowing(0);
        Some(earlier).filter(|_| is_same).unwrap_or(self)
    }

    /// Fails if the known pins or the split mark don't fit this rack.
    pub(crate) fn check_at(self, rack: FrameState) -> Result<(), RuleError> {
        let standing = rack.standing().ok_or(RuleError::FrameIsOver)?;
        standing.left().and(self)?;
        self.check_circle(standing)?;
        self.check_leave(standing)?;
        let (leave, known) = (self.leave(), rack.leave());
        let raised = leave
            .zip(known)
            .and_then(|(leave, known)| leave.first_outside(known));
        match raised.map(Pin::number) {
            Some(pin) => Err(RuleError::PinIsDown { pin }),
            None => Ok(()),
        }
    }

    const fn check_circle(self, standing: Self) -> Result<(), RuleError> {
        match (self.circle(), self.count) {
            (None, _) => Ok(()),
            (Some(_), 1..=8) if standing.is_all() => Ok(()),
            (Some(_), _) => Err(RuleError::NotASplit),
        }
    }

    fn check_leave(self, standing: Self) -> Result<(), RuleError> {
        let fits = |leave: Leave| leave.count() + self.count == standing.count;
        match self.leave().filter(|leave| !fits(*leave)) {
            None => Ok(()),
            Some(leave) => Err(RuleError::LeaveDoesNotFit {
                fell: self.count,
                standing: leave.count(),
                before: standing.count,
            }),
        }
    }

    /// Is only the count known?
    pub(crate) const fn is_counted(self) -> bool {
        self.delivery.is_plain()
    }

    /// A second ball without pins leaves what the first one left.
    pub(crate) const fn after(self, first: Self) -> Self {
        match first.leave() {
            Some(leave) if self.count == 0 && self.is_counted() => self.leaving(leave),
            _ => self,
        }
    }
}
