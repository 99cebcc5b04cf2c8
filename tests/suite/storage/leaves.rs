//! Statistics by leave, compared with an independent computation, and the stored pins.

use std::collections::BTreeMap;
use std::fs;

use proptest::prelude::*;
use serde_json::Value;
use tenpin::domain::{Frames, Leave, notation};
use tenpin::statistics::LeaveStatistics;

use super::{Keeping, NONE, Place, problems};
use crate::stored_nights::says;

/// One game of random racks: the pins standing after each ball, as bits; a ball without known pins is a
/// count.
fn game() -> impl Strategy<Value = Vec<(u16, u16, bool)>> {
    prop::collection::vec((0_u16..1024, 0_u16..1024, any::<bool>()), 12)
}

/// The frames with one more ball.
fn with_ball(mut frames: Frames, ball: &str) -> Frames {
    let (balls, wrong) = notation::read_on(frames, ball);
    assert_eq!((balls.len(), wrong), (1, None), "{ball}");
    frames.bowl(balls[0]).unwrap();
    frames
}

/// The game, and each rack with known pins: the first leave, whether a second ball follows, and what
/// is left in the end.
fn bowled(racks: &[(u16, u16, bool)]) -> (Frames, Vec<(u16, bool, u16)>) {
    let mut frames = Frames::default();
    let mut known = vec![];
    for (first, second, is_known) in racks {
        if frames.is_over() {
            break;
        }
        let rest = first & second;
        frames = with_ball(frames, &ball(10, *first, *is_known));
        let has_second = *first != 0 && !frames.is_over();
        if has_second {
            frames = with_ball(frames, &ball(first.count_ones(), rest, *is_known));
        }
        let counts = *is_known && *first != 0 && *first != 1023;
        known.extend(counts.then_some((*first, has_second, rest)));
    }
    (frames, known)
}

/// A ball that leaves these pins, out of this many.
fn ball(before: u32, rest: u16, is_known: bool) -> String {
    let fell = before - rest.count_ones();
    let mark = match (fell, rest) {
        (10, 0) if before == 10 => "X".to_owned(),
        (_, 0) => "/".to_owned(),
        (0, _) => "-".to_owned(),
        (fell, _) => fell.to_string(),
    };
    let leave = Leave::from_bits(rest).filter(|leave| is_known && leave.count() < 10);
    leave.map_or(mark.clone(), |leave| format!("{mark}{{{leave}}}"))
}

proptest! {
    #[test]
    fn every_leave_is_counted_once(games in prop::collection::vec(game(), 1..6)) {
        let mut statistics = LeaveStatistics::default();
        let mut expected: BTreeMap<u16, (u64, u64, u64)> = BTreeMap::new();
        for racks in &games {
            let (frames, known) = bowled(racks);
            statistics.add(&frames);
            for (leave, has_second, rest) in known {
                let own = expected.entry(leave).or_default();
                own.0 += 1;
                own.1 += u64::from(has_second);
                own.2 += u64::from(has_second && rest == 0);
            }
        }
        let counted: BTreeMap<_, _> = statistics
            .most_left()
            .into_iter()
            .map(|(leave, own)| (leave.bits(), (own.left, own.tried, own.made)))
            .collect();
        prop_assert_eq!(counted, expected);
    }
}

/// Nine converted 10 pins, and a 7-10 missed by one pin.
const LINE: &str = "9{10}/ 9{10}/ 9{10}/ 9{10}/ 9{10}/ 9{10}/ 9{10}/ 9{10}/ 9{10}- 8{7-10}1{10}";

fn kept(place: &Place) -> Keeping {
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl(LINE);
    keeping
}

fn told(place: &Place) -> Value {
    serde_json::from_str(&says(place, "stats PJS --leaves --json", "")).unwrap()
}

#[test]
fn the_file_keeps_the_pins_of_a_line_and_makes_them_again() {
    let place = Place::fast();
    drop(kept(&place));
    assert_eq!(problems(&place.store()), NONE);
    let before = told(&place);
    assert_eq!(before["leaves"][0]["pins"], serde_json::json!([10]));
    assert_eq!(before["leaves"][0]["left"], 9);
    assert_eq!(before["leaves"][0]["made"], 8);
    assert_eq!(before["leaves"][1]["split"], true);
    assert_eq!(before["frames_with_pins"], 10);
    place.store().rebuild(&mut |_| ()).unwrap();
    assert_eq!(told(&place), before);
    let page = says(&place, "stats PJS --leaves", "");
    for part in [
        "10 of 10 frames have pins",
        "single pin",
        "8/9  89%",
        "1 split in 10 racks",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let export = says(&place, "export --format json", "");
    let there = Place::fast();
    fs::write(there.path().join("night.json"), export).unwrap();
    says(&there, "import night.json", "");
    assert_eq!(told(&there), before);
}

#[test]
fn what_a_leave_costs_is_the_pins_left_and_the_bonus_of_the_spare() {
    let mut statistics = LeaveStatistics::default();
    statistics.add(&notation::read(LINE).unwrap());
    // First balls: nine of 9 and one of 8.
    let mean = (9.0 * 9.0 + 8.0) / 10.0;
    let costly = statistics.most_costly();
    let ten = Leave::new([10]).unwrap();
    let cost = |leave: Leave| costly.iter().find(|(own, _)| *own == leave).unwrap().1;
    assert!((cost(ten) - (1.0 + mean)).abs() < 1e-9);
    assert!((cost(Leave::new([7, 10]).unwrap()) - (1.0 + mean)).abs() < 1e-9);
}

#[test]
fn games_without_pins_have_none_to_tell() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl(&"9-".repeat(10));
    drop(keeping);
    let page = says(&place, "stats PJS --leaves", "");
    assert!(page.contains("0 of 10 frames have pins"), "{page}");
    assert!(
        page.contains("no finished game has been typed by pins yet"),
        "{page}"
    );
}
