//! Many lanes at once.

use super::companion::Companion;
use super::{Hall, events, join, lines, says, wait_until};
use crate::storage::{Keeping, Place};

const LANES: usize = 40;

/// A file for each lane, with a night that has begun.
fn lanes(hall: &Hall) -> Vec<(Place, Keeping)> {
    let lane = |number: usize| {
        let place = Place::fast();
        join(&place, &hall.url(), &number.to_string());
        let mut keeping = Keeping::begin(&place.store());
        keeping.start(&["PJS", "KYJ"]);
        keeping.bowl("X");
        (place, keeping)
    };
    (1..=LANES).map(lane).collect()
}

fn sorted(mut rows: Vec<String>) -> Vec<String> {
    rows.sort();
    rows
}

#[test]
fn all_lanes_come_back_at_once_and_everything_follows() {
    let Some(mut hall) = Hall::open() else {
        return;
    };
    let mut lanes = lanes(&hall);
    let companions: Vec<_> = lanes
        .iter()
        .map(|(place, _)| Companion::start(place))
        .collect();
    wait_until("all lanes are there", || hall.count() == 4 * LANES);
    hall.cluster.kill();
    for (_, keeping) in &mut lanes {
        for _ in 0..6 {
            keeping.bowl("9/ 81");
        }
    }
    hall.cluster.run();
    wait_until("everything is there", || hall.count() == 28 * LANES);
    let here = lanes.iter().flat_map(|(place, _)| events(place)).collect();
    assert_eq!(sorted(hall.events()), sorted(here));
    let here = lanes.iter().flat_map(|(place, _)| lines(place)).collect();
    assert_eq!(sorted(hall.lines()), sorted(here));
    assert_eq!(says(&lanes[0].0, "centre check").0, 0);
    let (_, told) = says(&lanes[0].0, "centre lanes");
    assert_eq!(told.lines().count(), LANES + 1, "{told}");
    drop(companions);
}
