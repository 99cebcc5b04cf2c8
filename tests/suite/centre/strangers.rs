//! Rows written by foreign programs do no harm.

use super::{Hall, says};
use crate::storage::{Keeping, Place};
use crate::stored_nights::tenpin;

fn checked(place: &Place) -> (i32, String) {
    let output = tenpin(place, "centre check", "");
    let text = [output.stdout, output.stderr].concat();
    (
        output.status.code().unwrap(),
        String::from_utf8(text).unwrap(),
    )
}

#[test]
fn what_is_not_as_a_lane_wrote_it_is_found() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X 9/ 8/");
    drop(keeping);
    hall.join(&place);
    assert!(tenpin(&place, "centre send", "").status.success());
    let harms = [
        (
            "UPDATE tenpin.events SET body = replace(body, '9', '8') WHERE seq = 4",
            "event 4 is missing",
        ),
        (
            "DELETE FROM tenpin.events WHERE seq = 3",
            "event 3 is missing",
        ),
        (
            "UPDATE tenpin.nights SET events = 3",
            "its head doesn't match",
        ),
        (
            "UPDATE tenpin.lines SET now = 300",
            "the score of player 1 in game 1",
        ),
        (
            "UPDATE tenpin.lines SET now = -2147483648",
            "the score of player 1 in game 1",
        ),
        (
            "DELETE FROM tenpin.lines",
            "the score of player 1 in game 1",
        ),
        (
            "UPDATE tenpin.events SET body = repeat('x', 30000000) WHERE seq = 2",
            "event 2 is missing",
        ),
        (
            "UPDATE tenpin.events SET body = E'\\x1b]0;owned\\x07' WHERE seq = 2",
            "event 2 is missing",
        ),
        (
            "UPDATE tenpin.nights SET lane = E'\\x1b[31m12\\u202e', events = -5",
            "its head doesn't match",
        ),
        (
            "UPDATE tenpin.nights SET zone = repeat('z', 100000)",
            "event 1 is missing",
        ),
        (
            "ALTER TABLE tenpin.events ALTER seq TYPE text",
            "don't match what `tenpin centre init` creates",
        ),
        (
            "ALTER TABLE tenpin.nights DROP COLUMN zone CASCADE",
            "don't match what `tenpin centre init` creates",
        ),
    ];
    for (harm, words) in harms {
        hall.sql(harm);
        let (code, told) = checked(&place);
        assert!(code == 1 && told.contains(words), "{harm}: {code} {told}");
        let is_harmful =
            |letter: char| (letter.is_control() && letter != '\n') || letter == '\u{202e}';
        assert!(!told.contains(is_harmful), "{told:?}");
        hall.sql("DROP SCHEMA tenpin CASCADE");
        hall.init();
        assert!(tenpin(&place, "centre send", "").status.success(), "{harm}");
    }
    hall.has_all_of(&place);
}

#[test]
fn a_night_whose_events_are_gone_is_not_fetched() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    drop(keeping);
    hall.join(&place);
    assert!(tenpin(&place, "centre send", "").status.success());
    hall.sql("DELETE FROM tenpin.events");
    let desk = Place::new();
    hall.join(&desk);
    let (code, told) = says(&desk, "centre fetch --lane 12");
    assert!(
        code == 1 && told.contains("a night without events"),
        "{told}"
    );
    assert_eq!(desk.store().count_nights().unwrap(), 0);
}
