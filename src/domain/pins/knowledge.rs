//! What is known of a ball beside its count: which pins stand after it, or that it left a split.

use super::{Delivery, Pins};
use crate::domain::{FrameState, Leave, Pin, RuleError};

/// What is known of the pins after a ball.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(super) enum Knowledge {
    /// Only how many fell.
    Counted,
    /// Whether they are a split, by hand.
    Circled(Circle),
    /// Which ones stand.
    Known(Leave),
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
        self.with(Knowledge::Known(leave))
    }

    /// The same ball, circled as a split by hand or not.
    pub const fn circled(self, circle: Circle) -> Self {
        self.with(Knowledge::Circled(circle))
    }

    const fn with(self, knowledge: Knowledge) -> Self {
        let delivery = match self.delivery {
            Delivery::Fair(_) => Delivery::Fair(knowledge),
            Delivery::Foul(_) => Delivery::Foul(knowledge),
        };
        Self { delivery, ..self }
    }

    const fn knowledge(self) -> Knowledge {
        match self.delivery {
            Delivery::Fair(knowledge) | Delivery::Foul(knowledge) => knowledge,
        }
    }

    /// The pins that stand after the ball. None if they are not known.
    pub const fn leave(self) -> Option<Leave> {
        match self.knowledge() {
            Knowledge::Known(leave) => Some(leave),
            Knowledge::Counted | Knowledge::Circled(_) => None,
        }
    }

    /// The circle of a ball by hand. None if it has none, and none was taken away.
    pub const fn circle(self) -> Option<Circle> {
        match self.knowledge() {
            Knowledge::Circled(circle) => Some(circle),
            Knowledge::Counted | Knowledge::Known(_) => None,
        }
    }

    /// Did this ball, a first one, leave a split?
    pub fn is_split(self) -> bool {
        match self.knowledge() {
            Knowledge::Known(leave) => leave.is_split(),
            Knowledge::Circled(circle) => circle == Circle::Split,
            Knowledge::Counted => false,
        }
    }

    /// The same ball, with what was known of an earlier one if only its count is known and the
    /// same.
    pub fn or_known(self, earlier: Self) -> Self {
        match self.knowledge() {
            Knowledge::Counted if self == earlier.with(Knowledge::Counted) => earlier,
            _ => self,
        }
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
        matches!(self.knowledge(), Knowledge::Counted)
    }

    /// A second ball that took nothing leaves what the first one did.
    pub(crate) const fn after(self, first: Self) -> Self {
        match (self.count, self.knowledge(), first.leave()) {
            (0, Knowledge::Counted, Some(leave)) => self.leaving(leave),
            _ => self,
        }
    }
}
