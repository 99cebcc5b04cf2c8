//! What is known of a ball beside its count: a foul, which pins stand after it, or that it left a
//! split.

use super::Pins;
use crate::domain::{FrameState, Leave, Pin, RuleError};

/// The pins that stand after the ball as bits, none of them if they are not known, and three more
/// bits. As small as possible: scoring copies balls all the time.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(super) struct Delivery(u16);

/// The bits of the pins, of a circle by hand, of one that was taken away, and of a foul.
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

    /// Is nothing else known?
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

    /// The same with these bits instead of what was known.
    const fn knowing(self, bits: u16) -> Self {
        Self(self.0 & FOUL | bits)
    }
}

/// Whether a ball whose pins are not known left a split.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Circle {
    /// It did.
    Split,
    /// It did not: a circle was taken away.
    NoSplit,
}

impl Pins {
    /// The same ball, with the pins that stand after it. Whether they fit is checked when it is
    /// bowled.
    pub const fn leaving(self, leave: Leave) -> Self {
        self.knowing(leave.bits())
    }

    /// The same ball, circled as a split by hand or not.
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

    /// The pins that stand after the ball. None if they are not known.
    pub const fn leave(self) -> Option<Leave> {
        self.delivery.leave()
    }

    /// The circle of a ball by hand. None if it has none, and none was taken away.
    pub const fn circle(self) -> Option<Circle> {
        self.delivery.circle()
    }

    /// Did this ball, a first one, leave a split?
    pub fn is_split(self) -> bool {
        let is_circled = self.circle() == Some(Circle::Split);
        self.leave().map_or(is_circled, Leave::is_split)
    }

    /// The same ball, with what was known of an earlier one if only its count is known and the
    /// same.
    pub fn or_known(self, earlier: Self) -> Self {
        let is_same = self.is_counted() && self == earlier.knowing(0);
        Some(earlier).filter(|_| is_same).unwrap_or(self)
    }

    /// Fails if what is known of the ball doesn't fit this rack.
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

    /// A second ball that took nothing leaves what the first one did.
    pub(crate) const fn after(self, first: Self) -> Self {
        match first.leave() {
            Some(leave) if self.count == 0 && self.is_counted() => self.leaving(leave),
            _ => self,
        }
    }
}
