//! The file disappears while a night is being saved in it. This is reported, and the file is recreated.

use std::fs;

use tenpin::archive::{NightQuery, NightReference, StoreError};
use tenpin::store::Store;

use super::{Keeping, NONE, Place, STRIKES, player, problems, two_nights};

fn begun(place: &Place) -> Keeping {
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X X");
    keeping
}

fn remove_all(place: &Place) {
    for name in place.names() {
        fs::remove_file(place.path().join(name)).unwrap();
    }
}

/// The next ball is not saved because the file is lost.
fn assert_lost(keeping: &mut Keeping) {
    let error = keeping.try_to_bowl("5").unwrap_err();
    assert!(matches!(error, StoreError::Lost { .. }), "{error:?}");
    assert!(keeping.writer.pending() > 0);
}

/// The ball after it is saved, and with it everything before.
fn assert_kept(keeping: &mut Keeping, place: &Place) {
    keeping.try_to_bowl("4").unwrap();
    assert_eq!(keeping.writer.pending(), 0);
    let store = Store::look(&place.file()).unwrap();
    let number = keeping.writer.number().unwrap();
    let reading = store.read(NightReference::Number(number)).unwrap();
    assert_eq!(reading.night, keeping.night);
    assert_eq!(problems(&store), NONE);
}

#[test]
fn a_deleted_file_is_made_again() {
    let place = Place::new();
    let mut keeping = begun(&place);
    remove_all(&place);
    assert_lost(&mut keeping);
    assert_kept(&mut keeping, &place);
}

#[test]
fn a_deleted_file_is_made_again_although_its_log_is_there() {
    let place = Place::new();
    let mut keeping = begun(&place);
    fs::remove_file(place.file()).unwrap();
    assert_lost(&mut keeping);
    assert_kept(&mut keeping, &place);
}

#[test]
fn a_deleted_directory_is_made_again() {
    let place = Place::new();
    let path = place.path().join("data/tenpin.db");
    let mut keeping = Keeping::begin(&Store::open(&path).unwrap());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
    assert_lost(&mut keeping);
    keeping.try_to_bowl("4").unwrap();
    let reading = Store::look(&path).unwrap().read(NightReference::Last);
    assert_eq!(reading.unwrap().night, keeping.night);
}

#[test]
fn a_deleted_log_is_noticed() {
    let place = Place::new();
    let mut keeping = begun(&place);
    fs::remove_file(place.path().join("tenpin.db-wal")).unwrap();
    assert_lost(&mut keeping);
    assert_kept(&mut keeping, &place);
}

#[test]
fn a_file_that_was_put_in_its_place_gets_the_night_beside_its_own() {
    let place = Place::new();
    let mut keeping = begun(&place);
    let other = Place::new();
    two_nights(&other);
    fs::copy(other.file(), place.path().join("copy")).unwrap();
    fs::rename(place.path().join("copy"), place.file()).unwrap();
    assert_lost(&mut keeping);
    assert_kept(&mut keeping, &place);
    assert_eq!(keeping.writer.number(), Some(3));
}

#[test]
fn an_earlier_copy_of_the_file_is_brought_up_to_date() {
    let place = Place::new();
    let mut keeping = begun(&place);
    let backup = place.path().join("backup");
    place.store().backup(&backup).unwrap();
    keeping.bowl("X");
    remove_all_but(&place, "backup");
    fs::rename(backup, place.file()).unwrap();
    assert_lost(&mut keeping);
    assert_kept(&mut keeping, &place);
    assert_eq!(keeping.writer.number(), Some(1));
}

#[test]
fn a_file_that_is_made_again_has_the_finished_lines_too() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl(STRIKES);
    keeping.next_game();
    remove_all(&place);
    assert_lost(&mut keeping);
    assert_kept(&mut keeping, &place);
    let regulars = place.store().regulars(None).unwrap();
    assert_eq!(regulars.best(player("PJS")), Some(300));
}

#[test]
fn a_line_of_an_earlier_copy_that_was_undone_since_is_taken_out_of_it() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl(STRIKES);
    let backup = place.path().join("backup");
    place.store().backup(&backup).unwrap();
    for _ in 0..4 {
        keeping.undo();
    }
    remove_all_but(&place, "backup");
    fs::rename(backup, place.file()).unwrap();
    let regulars = |place: &Place| place.store().regulars(None).unwrap();
    let best = |place: &Place| regulars(place).best(player("PJS"));
    assert_eq!(best(&place), Some(300));
    assert_lost(&mut keeping);
    assert_kept(&mut keeping, &place);
    assert_eq!(best(&place), None);
}

fn remove_all_but(place: &Place, kept: &str) {
    for name in place.names().into_iter().filter(|name| name != kept) {
        fs::remove_file(place.path().join(name)).unwrap();
    }
}

#[test]
fn a_foreign_file_in_its_place_is_left_alone() {
    let place = Place::new();
    let mut keeping = begun(&place);
    remove_all(&place);
    fs::write(place.file(), "mine").unwrap();
    assert_lost(&mut keeping);
    let error = keeping.try_to_bowl("4").unwrap_err();
    assert!(matches!(error, StoreError::Foreign { .. }), "{error:?}");
    assert_eq!(fs::read(place.file()).unwrap(), b"mine");
    fs::remove_file(place.file()).unwrap();
    assert_kept(&mut keeping, &place);
}

#[test]
fn a_file_that_comes_back_is_gone_on_with() {
    let place = Place::new();
    let mut keeping = begun(&place);
    let away = place.path().join("away");
    fs::rename(place.file(), &away).unwrap();
    assert_lost(&mut keeping);
    fs::rename(&away, place.file()).unwrap();
    assert_kept(&mut keeping, &place);
    let nights = place.store().nights(&NightQuery::default()).unwrap();
    assert_eq!(nights.len(), 1);
}
