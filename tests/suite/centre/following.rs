//! Lanes of the hall, followed from another machine.

use serde_json::Value;
use tenpin::archive::LanesNews;
use tenpin::centre::{CentreAddress, HallFollower, HallNews};

use super::sending::add_event;
use super::{Hall, join, wait_until};
use crate::following::Follower;
use crate::storage::{Keeping, Place};
use crate::stored_nights::tenpin;

/// A read-only machine.
fn watch(desk: &Place, lane: &str) -> Follower {
    Follower::start(desk, &format!("watch --json --lane {lane}"))
}

fn sends(place: &Place) {
    let sent = tenpin(place, "centre send", "");
    assert!(sent.status.success(), "{sent:?}");
}

/// A screen of the hall.
fn desk(hall: &Hall) -> Place {
    let place = Place::new();
    let url = hall.cluster.url("desk", "hall");
    let joined = tenpin(
        &place,
        &format!("centre join {url} --lane desk"),
        "secret\n",
    );
    assert!(joined.status.success(), "{joined:?}");
    place
}

#[test]
fn a_lane_is_followed_ball_by_ball_whatever_the_server_does() {
    let Some(mut hall) = Hall::open() else {
        return;
    };
    let (lane, desk) = (Place::new(), desk(&hall));
    hall.join(&lane);
    let mut keeping = Keeping::begin(&lane.store());
    keeping.start(&["PJS", "KYJ"]);
    keeping.bowl("X");
    sends(&lane);
    let mut watching = watch(&desk, "12");
    let first = watching.next();
    assert_eq!(
        (&first["lane"], &first["up"]),
        (&"12".into(), &"KYJ".into())
    );
    assert_eq!(first["lines"][0]["now"], 10);
    keeping.bowl("9/");
    sends(&lane);
    let spare = watching.next_with(|picture| picture["up"] == "PJS");
    assert_eq!(spare["lines"][1]["now"], 10);
    assert_eq!(spare["last"]["call"], "spare");
    hall.cluster.kill();
    let away = watching.next_with(|picture| picture["live"] == false);
    assert_eq!(
        away["lines"], spare["lines"],
        "what was read is still shown"
    );
    hall.cluster.run();
    keeping.bowl("X");
    sends(&lane);
    let strike = watching.next_with(|picture| picture["up"] == "KYJ");
    assert_eq!(strike["lines"][0]["now"], 30);
    // The next night of the lane follows automatically.
    let mut next = Keeping::begin(&lane.store());
    next.start(&["ABC"]);
    next.bowl("X");
    sends(&lane);
    watching.next_with(|picture| picture["lines"][0]["name"] == "ABC");
}

/// Foreign changes are not followed, and do no harm.
#[test]
fn a_night_that_a_stranger_changed_is_shown_up_to_there() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let (lane, desk) = (Place::new(), desk(&hall));
    hall.join(&lane);
    let mut keeping = Keeping::begin(&lane.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X 9/");
    sends(&lane);
    hall.sql("UPDATE tenpin.events SET body = repeat('x', 9000000) WHERE seq = 4");
    hall.sql("UPDATE tenpin.nights SET label = E'\\x1b]0;owned\\x07', up = E'\\x1b[2J\\u202e'");
    let mut watching = watch(&desk, "12");
    let first = watching.next();
    assert_eq!(first["lines"][0]["now"], 10, "the strike, and no more");
    assert_eq!(
        (&first["live"], &first["label"]),
        (&false.into(), &"]0;owned".into())
    );
    let lanes = tenpin(&desk, "centre lanes", "");
    let told = String::from_utf8(lanes.stdout).unwrap();
    assert!(lanes.status.success() && told.contains("[2J "), "{told:?}");
    assert!(!told.contains(['\x1b', '\u{202e}']), "{told:?}");
    hall.sql("DROP VIEW tenpin.lanes_now; CREATE VIEW tenpin.lanes_now AS SELECT 1 AS lane");
    let lanes = tenpin(&desk, "centre lanes", "");
    let told = String::from_utf8(lanes.stderr).unwrap();
    assert!(
        lanes.status.code() == Some(1) && told.contains("don't match"),
        "{told}"
    );
}

/// A screen older than the lane says so and shows the night up to that event.
#[test]
fn a_night_with_an_event_of_a_later_version_is_shown_up_to_there() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let (lane, desk) = (Place::new(), desk(&hall));
    hall.join(&lane);
    let mut keeping = Keeping::begin(&lane.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X 9/");
    drop(keeping);
    sends(&lane);
    let mut watching = watch(&desk, "12");
    let whole = watching.next();
    assert_eq!(whole["live"], true);
    let journal = lane.store().journals().unwrap().remove(0);
    add_event(&lane, &journal, "{\"v\":9,\"event\":\"fireworks\"}");
    sends(&lane);
    let told = watching.next_with(|picture| picture["live"] == false);
    assert_eq!(told["lines"], whole["lines"]);
    let fetched = tenpin(&Place::new(), "centre fetch --lane 12", "");
    assert!(!fetched.status.success());
}

/// The name, the current player, and the age of the last event.
fn lanes_of(follower: &mut HallFollower) -> Option<Vec<(String, Option<String>, i64)>> {
    let Some(HallNews::Lanes(LanesNews::Rows(rows))) = follower.glance() else {
        return None;
    };
    let rows = rows.into_iter().map(|row| (row.lane, row.up, row.age));
    Some(rows.collect())
}

#[test]
fn a_screen_with_all_lanes_follows_those_that_move_and_keeps_the_others() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let (moving, still) = (Place::new(), Place::new());
    for (place, lane) in [(&moving, "12"), (&still, "3")] {
        join(place, &hall.url(), lane);
        let mut keeping = Keeping::begin(&place.store());
        keeping.start(&["PJS", "KYJ"]);
        keeping.bowl("X");
        sends(place);
    }
    hall.sql("UPDATE tenpin.nights SET touched = now() - interval '1 hour' WHERE lane = '3'");
    let address = hall.cluster.url("desk:secret", "hall");
    let address = CentreAddress::new(&address, None).unwrap();
    let mut follower = HallFollower::open(address).unwrap().unwrap();
    let first = lanes_of(&mut follower).unwrap();
    let up = |rows: &[(String, Option<String>, i64)]| -> Vec<String> {
        rows.iter()
            .map(|(lane, up, _)| format!("{lane} {}", up.as_deref().unwrap_or("-")))
            .collect()
    };
    assert_eq!(up(&first), ["3 KYJ", "12 KYJ"]);
    Keeping::resume(&moving.store()).bowl("9/");
    sends(&moving);
    let mut latest = first;
    wait_until("the ball is on the screen", || {
        latest = lanes_of(&mut follower).unwrap_or_else(|| latest.clone());
        up(&latest) == ["3 KYJ", "12 PJS"]
    });
    wait_until("an hour and a second are told", || {
        latest = lanes_of(&mut follower).unwrap_or_else(|| latest.clone());
        latest[0].2 > 60 * 60
    });
}

#[test]
fn all_lanes_are_listed_with_what_needs_somebody() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    let nothing = tenpin(&desk, "centre lanes", "");
    assert!(
        String::from_utf8(nothing.stdout)
            .unwrap()
            .starts_with("no lane has sent")
    );
    for lane in ["12", "3", "4"] {
        let place = Place::new();
        let url = hall.cluster.url("lane12", "hall");
        let joined = tenpin(
            &place,
            &format!("centre join {url} --lane {lane}"),
            "secret\n",
        );
        assert!(joined.status.success());
        let mut keeping = Keeping::begin(&place.store());
        keeping.start(&["PJS", "KYJ"]);
        keeping.bowl("X 9/");
        sends(&place);
    }
    hall.sql("UPDATE tenpin.nights SET touched = now() - interval '4 minutes' WHERE lane = '3'");
    hall.sql("UPDATE tenpin.nights SET skew = 200000 WHERE lane = '4'");
    let lanes = tenpin(&desk, "centre lanes", "");
    let told = String::from_utf8(lanes.stdout).unwrap();
    let rows: Vec<Vec<_>> = told
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    let firsts: Vec<_> = rows.iter().map(|row| row[0]).collect();
    assert_eq!(firsts, ["lane", "3", "4", "12"], "{told}");
    assert_eq!(
        rows[1][1..],
        ["1", "2", "PJS", "2", "4", "min", "ago", "SILENT"]
    );
    assert!(told.contains("CLOCK WRONG"), "{told}");
    let lanes = tenpin(&desk, "centre lanes --json", "");
    let first = String::from_utf8(lanes.stdout).unwrap();
    let first: Value = serde_json::from_str(first.lines().next().unwrap()).unwrap();
    assert_eq!(
        (&first["lane"], &first["state"]),
        (&"3".into(), &"silent".into())
    );
    assert_eq!((&first["frame"], &first["players"]), (&2.into(), &2.into()));
}
