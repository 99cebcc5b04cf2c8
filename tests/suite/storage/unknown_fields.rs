//! Fields that this program does not know survive it: stored, resumed, exported, imported, checked.

use std::fs;

use proptest::prelude::*;
use rusqlite::Connection;
use serde_json::{Map, Value, json};
use tenpin::archive::NightReference;
use tenpin::night::WrittenEvent;

use super::{Keeping, NONE, Place, at, problems};
use crate::cases::cases;
use crate::night::steps::{Step, steps};
use crate::stored_nights::{says, tenpin};

const BALL: &str =
    r#"{"v":1,"event":"bowled","player":1,"ball":{"standing":[6,10],"pins":8},"speed":21.5}"#;
const CORRECTION: &str = r#"{"v":1,"event":"corrected","game":1,"player":1,"frame":1,"balls":[{"pins":7,"standing":[6,9,10]},{"pins":3,"by":{"hand":"left"}}]}"#;

fn bodies(place: &Place) -> Vec<String> {
    let connection = Connection::open(place.file()).unwrap();
    let query = "SELECT body FROM events ORDER BY night, seq";
    let mut statement = connection.prepare(query).unwrap();
    let bodies = statement.query_map([], |row| row.get(0)).unwrap();
    bodies.map(Result::unwrap).collect()
}

/// A night with a ball and a correction of a later program, continued by this one.
fn of_tomorrow(place: &Place) -> Keeping {
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    for written in [BALL, CORRECTION] {
        keeping.record(WrittenEvent::from_json(written).unwrap());
        drop(keeping);
        keeping = Keeping::resume(&place.store());
    }
    keeping.undo();
    keeping.redo();
    keeping.bowl("X X");
    keeping
}

#[test]
fn a_night_that_goes_on_keeps_them_byte_for_byte() {
    let place = Place::new();
    let keeping = of_tomorrow(&place);
    assert_eq!(bodies(&place)[2..4], [BALL, CORRECTION]);
    assert_eq!(problems(&place.store()), NONE);
    let stored = place.store().read(NightReference::Last).unwrap();
    assert_eq!(stored.night, keeping.night);
}

#[test]
fn a_file_that_is_made_again_has_them_too() {
    let place = Place::new();
    let mut keeping = of_tomorrow(&place);
    let before = bodies(&place);
    fs::remove_file(place.file()).unwrap();
    keeping.try_to_bowl("X").unwrap_err();
    keeping.save();
    assert_eq!(bodies(&place)[..before.len()], before);
    assert_eq!(problems(&place.store()), NONE);
}

#[test]
fn a_night_without_them_is_another_night() {
    let here = Place::new();
    drop(of_tomorrow(&here));
    let there = Place::new();
    let with = says(&here, "export --format json", "");
    assert!(with.contains(r#""standing":[6,10]"#), "{with}");
    fs::write(there.path().join("with.json"), &with).unwrap();
    says(&there, "import with.json", "");
    let without = with.replacen(r#","standing":[6,10]"#, "", 1);
    assert_ne!(with, without);
    fs::write(there.path().join("without.json"), without).unwrap();
    let refused = tenpin(&there, "import without.json", "");
    let sentence = String::from_utf8(refused.stderr).unwrap();
    assert!(sentence.contains("from event 3 on"), "{sentence}");
    assert_eq!(says(&there, "export --format json", ""), with);
}

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,8}".prop_map(Value::from),
        Just(Value::Null),
        prop::collection::vec(1..11_u8, 0..4).prop_map(Value::from),
        any::<u32>().prop_map(|number| json!({ "v": number, "pins": [{ "foul": null }] })),
    ]
}

/// Puts a field into an event and into each of its balls.
fn add(event: &mut Value, (key, value): &(String, Value)) {
    let add = |object: &mut Map<String, Value>| object.insert(key.clone(), value.clone());
    let balls = event.get_mut("balls").and_then(Value::as_array_mut);
    for ball in balls.into_iter().flatten() {
        ball.as_object_mut().map(add);
    }
    event
        .get_mut("ball")
        .and_then(Value::as_object_mut)
        .map(add);
    event.as_object_mut().map(add);
}

/// None if no ball was bowled.
fn exported(steps: &[Step]) -> Option<Value> {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    for step in steps {
        // Refusals are part of the game.
        let _ = step.take(&mut keeping.night);
    }
    if !keeping.night.journal().has_ball() {
        return None;
    }
    keeping.writer.save_at(&keeping.night, at(0)).unwrap();
    drop(keeping);
    Some(serde_json::from_str(&says(&place, "export --format json", "")).unwrap())
}

/// Imports a night into a new file, and exports it from there.
fn through_a_file(night: &Value) -> Value {
    let place = Place::fast();
    fs::write(place.path().join("night.json"), night.to_string()).unwrap();
    assert_eq!(says(&place, "import night.json", ""), "night 1: added\n");
    assert_eq!(
        says(&place, "import night.json", ""),
        "night 1: already here\n"
    );
    says(&place, "data check", "");
    let (resumed, _writer) = place.store().resume(NightReference::Last).unwrap();
    let stored = place.store().read(NightReference::Last).unwrap();
    assert_eq!(stored.night, resumed);
    serde_json::from_str(&says(&place, "export --format json", "")).unwrap()
}

proptest! {
    #![proptest_config(cases(16))]

    #[test]
    fn any_field_of_an_event_survives_two_files(
        steps in steps(),
        fields in prop::collection::vec(("x[a-z]{1,6}", value()), 1..5),
    ) {
        let night = exported(&steps);
        prop_assume!(night.is_some());
        let mut night = night.unwrap();
        let events = night["events"].as_array_mut().unwrap();
        for (event, field) in events.iter_mut().zip(fields.iter().cycle()) {
            add(&mut event["event"], field);
        }
        let once = through_a_file(&night);
        prop_assert_eq!(&once, &night);
        prop_assert_eq!(&through_a_file(&once), &night);
    }
}
