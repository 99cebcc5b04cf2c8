//! A night is kept event by event, found again and gone on with.

use super::{Keeping, Place, STRIKES, at, player};
use tenpin::store::{Filter, NightReference, Store};

#[test]
fn a_night_goes_on_where_it_was_left() {
    let place = Place::new();
    let store = place.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS", "KYJ"]);
    keeping.bowl("X");
    keeping.undo();
    let night = keeping.night.clone();
    drop(keeping);
    let resumed = Keeping::resume(&place.store());
    assert_eq!(resumed.night, night);
    assert_eq!(resumed.writer.number(), Some(1));
}

#[test]
fn a_night_without_events_leaves_no_trace() {
    let place = Place::new();
    let store = place.store();
    drop(Keeping::begin(&store));
    assert_eq!(store.nights(&Filter::default()).unwrap(), []);
    drop(store);
    assert_eq!(place.names(), ["tenpin.db"]);
}

#[test]
fn a_file_that_is_not_there_has_no_nights_and_is_not_made() {
    let place = Place::new();
    let store = Store::look(&place.file()).unwrap();
    assert_eq!(store.nights(&Filter::default()).unwrap(), []);
    assert_eq!(store.last_open(at(0)).unwrap(), None);
    assert_eq!(store.players().unwrap(), []);
    assert_eq!(store.best(player("PJS"), None).unwrap(), None);
    assert_eq!(store.setting("theme").unwrap(), None);
    assert!(store.read(NightReference::Last).is_err());
    assert_eq!(place.names(), [""; 0]);
}

#[test]
fn a_list_tells_who_bowled_and_how_well() {
    let place = Place::new();
    let store = place.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS"]);
    let nights = store.nights(&Filter::default()).unwrap();
    assert_eq!(nights[0].players, [player("PJS")]);
    assert_eq!((nights[0].games, nights[0].high), (0, None));
    keeping.bowl(STRIKES);
    let nights = store.nights(&Filter::default()).unwrap();
    assert_eq!((nights[0].games, nights[0].high), (1, Some(300)));
    assert_eq!(nights[0].started, at(1));
    assert_eq!(nights[0].last_event, at(14));
    assert_eq!(store.players().unwrap(), [player("PJS")]);
}

#[test]
fn the_best_is_that_of_other_nights() {
    let place = Place::new();
    let store = place.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS"]);
    keeping.bowl(STRIKES);
    assert_eq!(keeping.writer.best(player("PJS")).unwrap(), None);
    assert_eq!(store.best(player("PJS"), None).unwrap(), Some(300));
    keeping.undo();
    assert_eq!(store.best(player("PJS"), None).unwrap(), None);
}

#[test]
fn a_setting_is_what_it_was_made_last() {
    let place = Place::new();
    let store = place.store();
    store.set_setting("theme", "dark").unwrap();
    store.set_setting("theme", "light").unwrap();
    drop(store);
    let store = Store::look(&place.file()).unwrap();
    assert_eq!(store.setting("theme").unwrap().as_deref(), Some("light"));
}

#[test]
fn a_night_is_open_for_twelve_hours() {
    let place = Place::new();
    let store = place.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS"]);
    let last = 2;
    let open = store.last_open(at(last + 12 * 3_600 - 1)).unwrap().unwrap();
    assert_eq!((open.night.number, open.first_ball), (1, None));
    assert_eq!(store.last_open(at(last + 12 * 3_600)).unwrap(), None);
    keeping.bowl("7");
    let open = store.last_open(at(0)).unwrap().unwrap();
    assert_eq!(open.first_ball, Some(3));
}
