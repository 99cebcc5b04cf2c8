//! What bowlers call some leaves.

use super::Leave;
use crate::domain::Pin;

/// A named leave; the words are in [`crate::text`].
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum LeaveName {
    /// 7-10.
    BedPosts,
    /// 4-6-7-10.
    BigFour,
    /// 4-6-7-8-10, 4-6-7-9-10.
    GreekChurch,
    /// 2-4-6-7-10, 3-4-6-7-10.
    BigFive,
    /// 2-4-6-7-8-10, 3-4-6-7-9-10.
    BigSix,
    /// 5-7-10.
    SourApple,
    /// 2-7-10, 3-7-10.
    ChristmasTree,
    /// 2-7, 3-10.
    BabySplit,
    /// 2-7-8, 3-9-10.
    BabySplitWithCompany,
    /// 5-7, 5-10.
    DimeStore,
    /// 7-9, 8-10.
    Cincinnati,
    /// 2-4-5-8, 3-5-6-9.
    Bucket,
    /// 1-2-4-7, 1-3-6-10.
    PicketFence,
    /// The head pin and another group.
    Washout,
    /// 2-8, 3-9, 1-5.
    Sleeper,
}

/// The named leaves.
const NAMES: [(LeaveName, &[&[u8]]); 14] = [
    (LeaveName::BedPosts, &[&[7, 10]]),
    (LeaveName::BigFour, &[&[4, 6, 7, 10]]),
    (
        LeaveName::GreekChurch,
        &[&[4, 6, 7, 8, 10], &[4, 6, 7, 9, 10]],
    ),
    (LeaveName::BigFive, &[&[2, 4, 6, 7, 10], &[3, 4, 6, 7, 10]]),
    (
        LeaveName::BigSix,
        &[&[2, 4, 6, 7, 8, 10], &[3, 4, 6, 7, 9, 10]],
    ),
    (LeaveName::SourApple, &[&[5, 7, 10]]),
    (LeaveName::ChristmasTree, &[&[2, 7, 10], &[3, 7, 10]]),
    (LeaveName::BabySplit, &[&[2, 7], &[3, 10]]),
    (LeaveName::BabySplitWithCompany, &[&[2, 7, 8], &[3, 9, 10]]),
    (LeaveName::DimeStore, &[&[5, 7], &[5, 10]]),
    (LeaveName::Cincinnati, &[&[7, 9], &[8, 10]]),
    (LeaveName::Bucket, &[&[2, 4, 5, 8], &[3, 5, 6, 9]]),
    (LeaveName::PicketFence, &[&[1, 2, 4, 7], &[1, 3, 6, 10]]),
    (LeaveName::Sleeper, &[&[2, 8], &[3, 9], &[1, 5]]),
];

pub(super) fn name(leave: Leave) -> Option<LeaveName> {
    let is_it = |pins: &&[u8]| leave.pins().map(Pin::number).eq(pins.iter().copied());
    let mut names = NAMES.iter();
    let known = names.find(|(_, leaves)| leaves.iter().any(is_it));
    let washout = leave.is_washout().then_some(LeaveName::Washout);
    known.map(|(name, _)| *name).or(washout)
}
