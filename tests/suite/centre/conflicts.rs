//! Two machines with one night: one version is accepted, the other stays complete in its file and is
//! reported.

use super::companion::Companion;
use super::{Hall, events, says, wait_until};
use crate::storage::{Keeping, Place};

/// A joined file with a running night, and its copy on another machine.
pub(crate) fn two_machines(hall: &Hall) -> [Place; 2] {
    let first = Place::new();
    let store = first.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS", "KYJ"]);
    keeping.bowl("X 81");
    drop((keeping, store));
    hall.join(&first);
    assert_eq!(says(&first, "centre send").0, 0);
    let second = Place::new();
    for name in first.names() {
        std::fs::copy(first.path().join(&name), second.path().join(&name)).unwrap();
    }
    [first, second]
}

pub(crate) fn bowl(place: &Place, balls: &str) {
    Keeping::resume(&place.store()).bowl(balls);
}

#[test]
fn the_first_that_arrives_is_the_night_and_the_other_is_told() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let [first, second] = two_machines(&hall);
    bowl(&first, "9/");
    bowl(&second, "7-");
    assert_eq!(says(&second, "centre send").0, 0);
    hall.has_all_of(&second);
    let before = events(&first);
    let (code, told) = says(&first, "centre send");
    assert_eq!(code, 1);
    assert!(
        told.contains("night 1: another machine continued it"),
        "{told}"
    );
    assert_eq!(events(&first), before, "its own file is whole");
    assert_eq!(hall.events(), events(&second), "nothing of it was sent");
    let (code, status) = says(&first, "centre status --json");
    assert_eq!(code, 1);
    assert!(status.contains("\"state\":\"conflict\""), "{status}");
    // It does not block other nights.
    let mut other = Keeping::begin(&first.store());
    other.start(&["ABC"]);
    other.bowl("X");
    drop(other);
    let (code, told) = says(&first, "centre send");
    assert_eq!(code, 1);
    assert!(!told.contains("night 2"), "{told}");
    assert_eq!(hall.sql("SELECT count(*) FROM tenpin.nights")[0][0], "2");
    assert_eq!(says(&first, "centre check").0, 0);
}

/// Both at the same time, ball by ball.
#[test]
fn of_two_machines_that_go_on_at_once_one_story_is_taken_whole() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let machines = two_machines(&hall);
    let companions = machines.each_ref().map(Companion::start);
    let [first, second] = machines.each_ref();
    std::thread::scope(|scope| {
        scope.spawn(|| bowl(first, "9/ 9/ X X 8- 7/"));
        scope.spawn(|| bowl(second, "7- X X X 9/ 8-"));
    });
    let is_told = |place: &Place| says(place, "centre status").1.contains("another machine");
    wait_until("one is told", || is_told(first) || is_told(second));
    let (winner, loser) = if is_told(first) {
        (second, first)
    } else {
        (first, second)
    };
    wait_until("the other is there", || {
        says(winner, "centre status").0 == 0
    });
    hall.has_all_of(winner);
    assert_ne!(events(winner), events(loser));
    drop(companions);
}

#[test]
fn an_old_copy_of_a_file_is_told_that_the_centre_has_more() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let [first, second] = two_machines(&hall);
    bowl(&first, "9/");
    assert_eq!(says(&first, "centre send").0, 0);
    let (code, told) = says(&second, "centre send");
    assert_eq!(code, 1);
    assert!(
        told.contains("the centre has 8 events, this file only 6"),
        "{told}"
    );
    hall.has_all_of(&first);
    let (_, status) = says(&second, "centre status --json");
    assert!(status.contains("\"state\":\"centre-has-more\""), "{status}");
    // As reported to a game. An old copy that continues is another version.
    let mut companion = Companion::start(&second);
    assert_eq!(companion.line(), "more 1");
    bowl(&second, "7-");
    assert_eq!(companion.line(), "conflict 1");
    drop(companion);
    let (code, told) = says(&second, "centre send");
    assert_eq!(code, 1);
    assert!(told.contains("another machine continued it"), "{told}");
    hall.has_all_of(&first);
    // Also if the other version is longer.
    bowl(&first, "X X");
    assert_eq!(says(&first, "centre send").0, 0);
    let (code, status) = says(&second, "centre status");
    assert!(
        code == 1 && status.contains("another machine continued it"),
        "{status}"
    );
}

/// A laptop breaks: another one fetches the night from the centre and continues it.
#[test]
fn another_machine_fetches_a_night_and_goes_on_with_it() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let [first, second] = two_machines(&hall);
    bowl(&first, "9/");
    assert_eq!(says(&first, "centre send").0, 0);
    let third = Place::new();
    hall.join(&third);
    let fetched = says(&third, "centre fetch --lane 12");
    assert_eq!(fetched, (0, "night 1: added\n".to_owned()));
    assert_eq!(events(&third), events(&first));
    bowl(&third, "X");
    assert_eq!(says(&third, "centre send").0, 0);
    hall.has_all_of(&third);
    // An old copy is updated; one with balls of its own is not.
    assert_eq!(
        says(&second, "centre fetch last"),
        (0, "night 1: updated\n".to_owned())
    );
    assert_eq!(events(&second), events(&third));
    bowl(&first, "7-");
    let before = events(&first);
    let (code, told) = says(&first, "centre fetch 1");
    assert!(code == 1 && told.contains("nothing was changed"), "{told}");
    assert_eq!(events(&first), before);
    let (code, told) = says(&first, "centre fetch --lane 77");
    assert!(code == 1 && told.contains("no such night"), "{told}");
    assert_eq!(says(&first, "centre fetch").0, 2);
}

#[test]
fn a_night_that_was_forked_is_sent_as_another_by_hand() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let [first, second] = two_machines(&hall);
    bowl(&first, "9/");
    bowl(&second, "7-");
    assert_eq!(says(&second, "centre send").0, 0);
    assert_eq!(says(&first, "centre send").0, 1);
    let before = events(&first);
    let (code, told) = says(&first, "centre send --as-another 1");
    assert!(code == 0 && told.contains("as a separate night"), "{told}");
    assert_eq!(events(&first), before, "the file stays as it is");
    let counts = "SELECT events FROM tenpin.nights ORDER BY events";
    assert_eq!(hall.sql(counts), [["8"], ["8"]]);
    assert_eq!(says(&first, "centre check").0, 0, "its chain is its own");
}
