//! Which pins touch each other.

use super::Leave;

/// Diagonal neighbours, neighbours of a row, and a pin straight behind another one with a row
/// between them.
const TOUCHING: [(u8, u8); 21] = [
    (1, 2),
    (1, 3),
    (1, 5),
    (2, 3),
    (2, 4),
    (2, 5),
    (2, 8),
    (3, 5),
    (3, 6),
    (3, 9),
    (4, 5),
    (4, 7),
    (4, 8),
    (5, 6),
    (5, 8),
    (5, 9),
    (6, 9),
    (6, 10),
    (7, 8),
    (8, 9),
    (9, 10),
];

/// Are the pins in two or more groups?
pub(super) fn is_apart(leave: Leave) -> bool {
    first(leave) != leave
}

/// The lowest pin with all pins connected to it.
pub(super) fn first(leave: Leave) -> Leave {
    let all = leave.bits();
    // Grow the group by the pins that touch it: at most ten times.
    let lowest = all & all.wrapping_neg();
    let group = (0..10).fold(lowest, |group, _| wider(group, all));
    Leave::from_bits(group).unwrap_or(leave)
}

/// The group, grown by the pins that touch it.
fn wider(group: u16, all: u16) -> u16 {
    let pairs = TOUCHING.map(|(one, other)| (1 << (one - 1)) | (1 << (other - 1)));
    let met = pairs.into_iter().filter(|pair| group & pair != 0);
    met.fold(group, |group, pair| group | pair & all)
}
