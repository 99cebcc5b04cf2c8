//! The rule for splits.

use super::Leave;
use super::groups::is_apart;
use crate::domain::Pin;

/// The rows behind the head pin, as bits from the left.
const ROWS: [(u8, u8); 3] = [(2, 3), (4, 6), (7, 10)];

/// Two neighbours in a row, and the pin right in front of them.
const FRONTS: [(u8, u8, u8); 6] = [
    (2, 3, 1),
    (4, 5, 2),
    (5, 6, 3),
    (7, 8, 4),
    (8, 9, 5),
    (9, 10, 6),
];

pub(super) fn is_split(leave: Leave) -> bool {
    let is_loose = has_gap(leave) || has_lost_front(leave) || is_apart(leave);
    is_loose && !leave.contains(Pin::HEAD)
}

/// Is a fallen pin between standing pins of its row?
fn has_gap(leave: Leave) -> bool {
    ROWS.iter().any(|(left, right)| {
        let numbers = leave.pins().map(Pin::number);
        let standing = numbers.filter(|pin| (left..=right).contains(&pin));
        let standing: Vec<_> = standing.collect();
        let mut neighbours = standing.iter().zip(standing.iter().skip(1));
        neighbours.any(|(pin, next)| next - pin > 1)
    })
}

/// Are two neighbours in a row standing without the pin right in front of them?
fn has_lost_front(leave: Leave) -> bool {
    let stands = |number| Pin::new(number).is_ok_and(|pin| leave.contains(pin));
    FRONTS
        .iter()
        .any(|(left, right, front)| stands(*left) && stands(*right) && !stands(*front))
}
