//! A PgBouncer between lanes and the centre: named statements would be lost, and so would any other
//! state of a connection.

use super::companion::Companion;
use super::pooler::Pooler;
use super::{Hall, events, join, lines, says, wait_until};
use crate::storage::{Keeping, Place};

/// Two lanes share one connection, so their statements alternate.
#[test]
fn two_lanes_share_one_connection_through_a_pooler() {
    let Some(mut hall) = Hall::open() else {
        return;
    };
    let Some(pooler) = Pooler::start(hall.cluster.port(), 1) else {
        return;
    };
    let lanes: Vec<_> = ["12", "13"]
        .into_iter()
        .map(|lane| {
            let place = Place::fast();
            join(&place, &pooler.url("lane12"), lane);
            let mut keeping = Keeping::begin(&place.store());
            keeping.start(&["PJS", "KYJ"]);
            let companion = Companion::start(&place);
            (place, keeping, companion)
        })
        .collect();
    let mut lanes = lanes;
    for _ in 0..5 {
        for (_, keeping, _) in &mut lanes {
            keeping.bowl("9/ 81");
        }
    }
    wait_until("everything is there", || hall.count() == 2 * 23);
    // The server behind the pooler goes away.
    hall.cluster.kill();
    for (_, keeping, _) in &mut lanes {
        keeping.bowl("X");
    }
    hall.cluster.run();
    wait_until("everything follows", || hall.count() == 2 * 24);
    let mut here: Vec<_> = lanes.iter().flat_map(|lane| events(&lane.0)).collect();
    let mut there = hall.events();
    here.sort();
    there.sort();
    assert_eq!(there, here);
    let here: Vec<_> = lanes.iter().flat_map(|lane| lines(&lane.0)).collect();
    assert_eq!(hall.lines().len(), here.len());
    let place = &lanes[0].0;
    assert_eq!(says(place, "centre check").0, 0);
    assert_eq!(says(place, "centre status").0, 0);
    let (code, told) = says(place, "centre lanes");
    assert!(code == 0 && told.lines().count() == 3, "{told}");
    let desk = Place::fast();
    join(&desk, &pooler.url("desk"), "desk");
    let (code, told) = says(&desk, "centre fetch --lane 13");
    assert_eq!((code, told.as_str()), (0, "night 1: added\n"));
    assert_eq!(events(&desk), events(&lanes[1].0));
    let others = "SELECT count(*) FROM pg_stat_activity WHERE usename = 'lane12'";
    assert_eq!(hall.sql(others), [["1"]], "they share it");
}
