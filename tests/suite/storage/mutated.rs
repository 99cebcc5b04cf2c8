//! Exports with random changes: each is imported completely, or not at all.
//!
//! `PROPTEST_CASES=10000 cargo test mutated` tries this many.

use proptest::prelude::*;
use proptest::sample::Index;
use tenpin::archive::{NightQuery, StoredNight};
use tenpin::report::read_nights;

use super::*;
use crate::cases::cases;
use crate::stored_nights::says;

/// A change at one position of a text.
#[derive(Clone, Debug)]
enum Change {
    Replace(Index, char),
    /// Replaces a digit: the rest is still readable.
    Digit(Index, char),
    Cut(Index),
    Remove(Index, usize),
    /// Repeats a piece of it somewhere else.
    Repeat(Index, usize, Index),
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<Index>;
    let length = 1..200_usize;
    prop_oneof![
        2 => (index(), any::<char>()).prop_map(|(at, letter)| Change::Replace(at, letter)),
        6 => (index(), prop::char::range('0', '9')).prop_map(|(at, digit)| Change::Digit(at, digit)),
        1 => index().prop_map(Change::Cut),
        2 => (index(), length.clone()).prop_map(|(at, length)| Change::Remove(at, length)),
        2 => (index(), length, index()).prop_map(|(at, length, to)| Change::Repeat(at, length, to)),
    ]
}

impl Change {
    fn apply(&self, text: &mut Vec<char>) {
        if text.is_empty() {
            return;
        }
        let end = |at: usize, length: usize| (at + length).min(text.len());
        match self {
            Self::Replace(at, letter) => *at.get_mut(text) = *letter,
            Self::Digit(at, digit) => put_digit(text, *at, *digit),
            Self::Cut(at) => text.truncate(at.index(text.len())),
            Self::Remove(at, length) => {
                let at = at.index(text.len());
                text.drain(at..end(at, *length));
            }
            Self::Repeat(at, length, to) => {
                let at = at.index(text.len());
                let piece = text[at..end(at, *length)].to_vec();
                let to = to.index(text.len());
                text.splice(to..to, piece);
            }
        }
    }
}

/// Other changes may have removed all digits.
fn put_digit(text: &mut [char], at: Index, digit: char) {
    let digits = text.iter_mut().filter(|letter| letter.is_ascii_digit());
    let mut digits: Vec<_> = digits.collect();
    if !digits.is_empty() {
        **at.get_mut(&mut digits) = digit;
    }
}

/// Two games, an undo and a correction.
fn export() -> (Place, String) {
    let place = Place::fast();
    let balls = "9\n/\n".repeat(20) + "x\nx\nnext\nx\n7\nundo\nfix KYJ 1 9/ game 1\n";
    says(&place, "PJS KYJ", &balls);
    let text = says(&place, "export --format json", "");
    (place, text)
}

fn nights(store: &Store) -> Vec<StoredNight> {
    let all = store.nights(&NightQuery::default()).unwrap();
    let numbers = all.iter().map(|night| NightReference::Number(night.number));
    numbers.map(|number| store.read(number).unwrap()).collect()
}

fn events(nights: &[StoredNight]) -> Vec<&Night> {
    nights.iter().map(|stored| &stored.night).collect()
}

/// Afterwards the night is there as it was read, or everything is as before.
fn assert_whole(store: &Store, night: &StoredNight) {
    let before = nights(store);
    let is_imported = store.import(night).is_ok();
    let after = nights(store);
    if !is_imported {
        assert_eq!(events(&after), events(&before));
    }
    let is_there = after.iter().any(|stored| stored.night == night.night);
    let is_shorter = events(&after) == events(&before);
    assert!(is_there || is_shorter, "half of it is there");
    assert_eq!(problems(store), NONE);
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_mutated_export_is_imported_whole_or_not_at_all(
        changes in prop::collection::vec(change(), 1..4)
    ) {
        let (place, text) = export();
        let mut text: Vec<_> = text.chars().collect();
        for change in &changes {
            change.apply(&mut text);
        }
        let text: String = text.into_iter().collect();
        let empty = Place::fast();
        for night in read_nights(&text).flatten() {
            assert_whole(&empty.store(), &night);
            assert_whole(&place.store(), &night);
        }
    }
}
