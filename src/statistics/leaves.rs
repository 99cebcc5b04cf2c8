//! What a player leaves and converts. Only racks whose pins are known count, and the number of
//! those is reported.

use std::collections::BTreeMap;

use super::Average;
use crate::domain::{Frame, FrameState, Frames, Leave, Pin, Pins};

/// How often one leave was left, tried and made.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct LeaveCount {
    pub left: u64,
    /// How often a second ball followed: the last ball of a game may have none.
    pub tried: u64,
    pub made: u64,
    /// The pins left standing after all misses.
    pub missed_pins: u64,
}

impl LeaveCount {
    const fn add(&mut self, other: Self) {
        self.left += other.left;
        self.tried += other.tried;
        self.made += other.made;
        self.missed_pins += other.missed_pins;
    }

    /// None if never tried.
    pub fn percent(self) -> Option<f64> {
        let made = Average::new(self.made * 100, self.tried);
        made.value()
    }

    pub const fn missed(self) -> u64 {
        self.tried - self.made
    }
}

/// How often each pin was left standing.
pub type PinCounts = [u64; 10];

#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct LeaveStatistics {
    leaves: BTreeMap<Leave, LeaveCount>,
    /// All games, and those with known pins.
    pub games: u64,
    pub games_with_pins: u64,
    pub frames: u64,
    /// Frames whose first ball has known pins. A strike, a gutter ball and a foul have in games with pins.
    pub frames_with_pins: u64,
    /// First balls whose pins are known, in games with pins.
    pub first_balls: Average,
    pub after_first_balls: PinCounts,
    pub after_frames: PinCounts,
    /// The pins left standing at the end of all frames.
    pub pins_left: u64,
    pub fouls: u64,
    /// Made of tried, also counting racks where only the number of pins is known.
    pub single_pins: Average,
    /// The same for splits, known by their pins or marked by hand.
    pub splits: Average,
}

impl LeaveStatistics {
    pub fn add(&mut self, frames: &Frames) {
        self.games += 1;
        let balls = frames.iter().flat_map(Frame::balls);
        self.fouls += balls.filter(|ball| ball.is_foul()).count() as u64;
        let racks = || frames.iter().flat_map(Frame::states).copied();
        let has_pins = racks().any(|rack| known(rack).is_some());
        self.games_with_pins += u64::from(has_pins);
        for frame in frames {
            self.add_frame(frame, has_pins);
        }
        for rack in racks().filter(|rack| rack.is_over()) {
            self.add_try(rack);
        }
        for rack in racks().filter(|_| has_pins) {
            self.add_rack(rack);
        }
    }

    fn add_frame(&mut self, frame: &Frame, has_pins: bool) {
        self.frames += 1;
        let first = frame.states().first().copied().unwrap_or(FrameState::Ready);
        let by_count = has_pins && first.first().is_some_and(follows_from_count);
        let is_known = known(first).is_some() || by_count;
        self.frames_with_pins += u64::from(is_known);
        let last = frame.states().last().copied();
        self.pins_left += last.map_or(0, |rack| u64::from(left_over(rack)));
    }

    /// Counts a second ball at a single pin or at a split.
    fn add_try(&mut self, rack: FrameState) {
        let made = u64::from(matches!(rack, FrameState::Spare(_)));
        let first = rack.first().map_or(0, Pins::count);
        if first == 9 {
            self.single_pins.add(made);
        }
        if rack.is_split() {
            self.splits.add(made);
        }
    }

    fn add_rack(&mut self, rack: FrameState) {
        let Some(first) = rack.first() else {
            return;
        };
        let leave = known(rack);
        if leave.is_some() || follows_from_count(first) {
            self.first_balls.add(first.count().into());
        }
        let Some(leave) = leave else {
            return;
        };
        count(leave, &mut self.after_first_balls);
        if let Some(rest) = rest(rack) {
            count(rest, &mut self.after_frames);
        }
        let tried = u64::from(rack.is_over());
        let own = LeaveCount {
            left: 1,
            tried,
            made: u64::from(matches!(rack, FrameState::Spare(_))),
            missed_pins: u64::from(left_over(rack)) * tried,
        };
        self.leaves.entry(leave).or_default().add(own);
    }

    /// The total of all leaves of a kind.
    pub fn sum(&self, is_kind: impl Fn(Leave) -> bool) -> LeaveCount {
        let mut sum = LeaveCount::default();
        let kind = self.leaves.iter().filter(|(leave, _)| is_kind(**leave));
        kind.for_each(|(_, own)| sum.add(*own));
        sum
    }

    /// Which single pins were left and how often, the most frequent first.
    pub fn nine_counts(&self) -> Vec<(Leave, u64)> {
        let leaves = self.most_left().into_iter();
        let singles = leaves.filter(|(leave, _)| is_single(*leave));
        singles.map(|(leave, own)| (leave, own.left)).collect()
    }

    /// All leaves, the most frequent first.
    pub fn most_left(&self) -> Vec<(Leave, LeaveCount)> {
        let mut leaves: Vec<_> = self
            .leaves
            .iter()
            .map(|(leave, own)| (*leave, *own))
            .collect();
        leaves.sort_by_key(|(leave, own)| (std::cmp::Reverse(own.left), *leave));
        leaves
    }

    /// The missed leaves, the most costly first, with their cost in pins per game.
    pub fn most_costly(&self) -> Vec<(Leave, f64)> {
        let leaves = self.leaves.iter().filter(|(_, own)| own.missed() > 0);
        let mut leaves: Vec<_> = leaves
            .map(|(leave, own)| (*leave, self.cost(*own)))
            .collect();
        leaves.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        leaves
    }

    /// The pins left after each miss plus the first ball that a spare would have added, per game.
    #[expect(
        clippy::cast_precision_loss,
        reason = "no history has so many games that it would show"
    )]
    pub fn cost(&self, own: LeaveCount) -> f64 {
        let bonus = self.first_balls.value().unwrap_or_default() * own.missed() as f64;
        let games = self.games_with_pins.max(1) as f64;
        (own.missed_pins as f64 + bonus) / games
    }
}

/// Does the count alone say which pins stand after a first ball?
const fn follows_from_count(first: Pins) -> bool {
    matches!(first.count(), 0 | 10)
}

/// The leave of the first ball. None for a strike, or if its pins are unknown.
fn known(rack: FrameState) -> Option<Leave> {
    rack.first().and_then(Pins::leave)
}

/// The pins left standing at the rack. None if there are none, or if they are unknown.
const fn rest(rack: FrameState) -> Option<Leave> {
    match rack {
        FrameState::Miss(_, second) => second.leave(),
        FrameState::FirstBowl(first) => first.leave(),
        FrameState::Ready | FrameState::Strike | FrameState::Spare(_) => None,
    }
}

/// The number of pins left standing at the rack.
const fn left_over(rack: FrameState) -> u8 {
    match rack {
        FrameState::Miss(first, second) => 10 - first.count() - second.count(),
        FrameState::FirstBowl(first) => 10 - first.count(),
        FrameState::Ready | FrameState::Strike | FrameState::Spare(_) => 0,
    }
}

fn count(leave: Leave, counts: &mut PinCounts) {
    let standing = Pin::all().map(|pin| u64::from(leave.contains(pin)));
    for (own, stands) in counts.iter_mut().zip(standing) {
        *own += stands;
    }
}

/// Is it a single pin?
pub const fn is_single(leave: Leave) -> bool {
    leave.count() == 1
}

/// Is it the 7 pin or the 10 pin alone?
pub fn is_corner(leave: Leave) -> bool {
    is_single(leave) && leave.pins().all(|pin| matches!(pin.number(), 7 | 10))
}

/// Is it two or more pins, neither a split nor a washout?
pub fn is_cluster(leave: Leave) -> bool {
    !is_single(leave) && !leave.is_split() && !leave.is_washout()
}

/// Are all its pins left of the head pin and the 5 pin?
pub fn is_left(leave: Leave) -> bool {
    leave
        .pins()
        .all(|pin| matches!(pin.number(), 2 | 4 | 7 | 8))
}

/// Are all its pins right of the head pin and the 5 pin?
pub fn is_right(leave: Leave) -> bool {
    leave
        .pins()
        .all(|pin| matches!(pin.number(), 3 | 6 | 9 | 10))
}
