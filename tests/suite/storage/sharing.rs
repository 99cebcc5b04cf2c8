//! Several programs using one file.

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use rusqlite::Connection;
use tenpin::archive::{NightQuery, NightReference, StoreError};
use tenpin::store::Store;

use super::{Keeping, NONE, Place, problems};
use crate::cases::cases;

fn begun(place: &Place) -> Keeping {
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    keeping.bowl("X");
    keeping
}

fn locks(place: &Place) -> Vec<PathBuf> {
    let names = place.names().into_iter();
    let locks = names.filter(|name| name.contains(".lock"));
    locks.map(|name| place.path().join(name)).collect()
}

#[test]
fn a_night_has_one_writer() {
    let place = Place::new();
    let mut keeping = begun(&place);
    let error = place.store().resume(NightReference::Last).err().unwrap();
    assert!(
        matches!(error, StoreError::NightIsOpen { number: 1, .. }),
        "{error:?}"
    );
    keeping.bowl("X");
    assert_eq!(locks(&place).len(), 1);
    drop(keeping);
    assert_eq!(locks(&place).len(), 0);
    Keeping::resume(&place.store()).bowl("X");
}

#[test]
fn a_lock_that_was_left_behind_blocks_nobody() {
    let place = Place::new();
    let keeping = begun(&place);
    let lock = locks(&place).remove(0);
    drop(keeping);
    fs::write(&lock, "").unwrap();
    Keeping::resume(&place.store()).bowl("X");
    assert_eq!(locks(&place).len(), 0);
}

#[test]
fn two_nights_are_written_side_by_side() {
    let place = Place::new();
    let file = place.file();
    let threads: Vec<_> = (0..2)
        .map(|_| {
            let file = file.clone();
            thread::spawn(move || {
                let mut keeping = Keeping::begin(&Store::open(&file).unwrap());
                keeping.start(&["PJS"]);
                keeping.bowl(super::SPARES);
            })
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    let store = place.store();
    assert_eq!(store.nights(&NightQuery::default()).unwrap().len(), 2);
    assert_eq!(problems(&store), NONE);
}

#[test]
fn a_reader_sees_the_night_while_it_is_written() {
    let place = Place::new();
    let mut keeping = begun(&place);
    let reader = Store::look(&place.file()).unwrap();
    for _ in 0..3 {
        keeping.bowl("X");
        let reading = reader.read(NightReference::Last).unwrap();
        assert_eq!(reading.night, keeping.night);
    }
    drop(keeping);
    drop(reader);
    assert_eq!(place.names(), ["tenpin.db"]);
}

/// The number of locks this process holds on the data file.
#[cfg(target_os = "linux")]
fn held_locks(place: &Place) -> usize {
    use std::os::unix::fs::MetadataExt;
    let inode = std::fs::metadata(place.file()).unwrap().ino();
    let locks = std::fs::read_to_string("/proc/locks").unwrap();
    let own = format!(" {} ", std::process::id());
    let file = format!(":{inode} ");
    let held = |lock: &&str| lock.contains(&own) && lock.contains(&file);
    locks.lines().filter(held).count()
}

/// A file lock belongs to the whole process, and closing the file anywhere in it drops the lock.
/// Another program would then take itself for the last one, and remove the log when it closes.
#[test]
#[cfg(target_os = "linux")]
fn a_second_look_in_the_same_process_leaves_the_locks_of_the_first() {
    let place = Place::new();
    let mut keeping = begun(&place);
    // The list is not read atomically: while others come and go, a lock can be missing in it.
    let is_held = || (0..20).any(|_| held_locks(&place) == 1);
    assert!(is_held());
    drop(Store::look(&place.file()).unwrap());
    assert!(is_held());
    keeping.bowl("X");
}

#[test]
fn a_reader_can_save_a_setting_too() {
    let place = Place::new();
    drop(begun(&place));
    let reader = Store::look(&place.file()).unwrap();
    reader.set_setting("theme", "dark").unwrap();
    assert_eq!(reader.setting("theme").unwrap().as_deref(), Some("dark"));
}

#[test]
fn a_locked_file_is_told_and_tried_again() {
    let place = Place::new();
    let mut keeping = begun(&place);
    let other = Connection::open(place.file()).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let error = keeping.try_to_bowl("5").unwrap_err();
    assert!(matches!(error, StoreError::Locked { .. }), "{error:?}");
    super::assert_names(&error, &place.file());
    let start = Instant::now();
    keeping.try_to_bowl("4").unwrap_err();
    assert!(start.elapsed() < Duration::from_millis(500));
    assert_eq!(keeping.writer.pending(), 2);
    // Reading is still possible.
    assert_eq!(
        place.store().nights(&NightQuery::default()).unwrap().len(),
        1
    );
    other.execute_batch("ROLLBACK").unwrap();
    keeping.try_to_bowl("X").unwrap();
    assert_eq!(keeping.writer.pending(), 0);
    let reading = place.store().read(NightReference::Last).unwrap();
    assert_eq!(reading.night, keeping.night);
}

proptest! {
    #![proptest_config(cases(32))]

    /// Without locks there is still the primary key: an event has one writer.
    #[test]
    fn two_writers_never_both_succeed(turns in prop::collection::vec(0..2_usize, 1..20)) {
        let place = Place::fast();
        drop(begun(&place));
        let mut writers = [(); 2].map(|()| {
            let keeping = Keeping::resume(&place.store());
            for lock in locks(&place) {
                fs::remove_file(lock).unwrap();
            }
            keeping
        });
        for turn in &turns {
            let outcome = writers[*turn].try_to_bowl("1");
            prop_assert_eq!(outcome.is_ok(), *turn == turns[0]);
            let is_open = matches!(outcome, Err(StoreError::NightIsOpen { .. }));
            prop_assert!(outcome.is_ok() || is_open);
        }
        let reading = place.store().read(NightReference::Last).unwrap();
        prop_assert_eq!(&reading.night, &writers[turns[0]].night);
        prop_assert_eq!(problems(&place.store()), NONE);
    }
}
