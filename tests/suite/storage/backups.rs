//! A copy of the whole file, at any time.

use std::fs;

use tenpin::archive::{NightReference, Progress, StoreError};
use tenpin::store::Store;

use super::{Keeping, NONE, Place, problems, two_nights};

#[test]
fn a_backup_is_made_while_a_game_runs() {
    let place = Place::new();
    let store = place.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    let backup = place.path().join("backup.db");
    Store::look(&place.file()).unwrap().backup(&backup).unwrap();
    let copy = Store::open(&backup).unwrap();
    let reading = copy.read(NightReference::Last).unwrap();
    assert_eq!(reading.night, keeping.night);
    assert_eq!(problems(&copy), NONE);
    keeping.bowl("X");
}

#[test]
fn a_backup_overwrites_nothing() {
    let place = Place::new();
    let store = place.store();
    let taken = place.path().join("taken");
    for content in ["mine", ""] {
        fs::write(&taken, content).unwrap();
        let error = store.backup(&taken).unwrap_err();
        assert!(matches!(error, StoreError::Exists { .. }), "{error:?}");
        assert_eq!(fs::read_to_string(&taken).unwrap(), content);
    }
    let error = store.backup(&place.file()).unwrap_err();
    assert!(matches!(error, StoreError::Exists { .. }), "{error:?}");
}

#[test]
fn a_backup_that_can_not_be_written_leaves_nothing() {
    let place = Place::new();
    two_nights(&place);
    let store = Store::look(&place.file()).unwrap();
    let error = store.backup(&place.path().join("no/where")).unwrap_err();
    assert!(error.to_string().contains("no/where"), "{error}");
    drop(store);
    assert_eq!(place.names(), ["tenpin.db"]);
}

#[test]
fn work_on_every_night_tells_how_far_it_is() {
    let place = Place::new();
    two_nights(&place);
    let store = place.store();
    let mut told = Vec::new();
    let rebuilt = store.rebuild(&mut |progress| told.push(progress)).unwrap();
    let expected = [0, 1, 2].map(|done| Progress { done, total: 2 });
    assert_eq!(told, expected);
    assert_eq!((rebuilt.nights, rebuilt.broken), (2, 0));
}
