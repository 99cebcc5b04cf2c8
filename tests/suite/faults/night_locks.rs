//! The lock of a night in a race: its file is deleted while it is being taken.

use std::fs;

use tenpin::archive::{NightReference, StoreError};
use tenpin::store::Store;

use super::player::{Player, Told};
use super::preload::{Call, Error, Fault, Lasting, Plan};
use super::script::Script;
use crate::storage::Place;

/// A player in a directory, with its plan.
fn start(place: &Place) -> (Plan, Player) {
    let data = place.path().join("data");
    fs::create_dir(&data).unwrap();
    let plan = Plan::new(place.path().join("plan"));
    let player = Player::start(&data, &[("TENPIN_SHIM_PLAN", &plan.path)]);
    (plan, player)
}

/// Plays until the first ball is saved and locked.
fn bowl_first_ball(player: &mut Player, script: &Script) {
    for step in &script.steps {
        let told = player.type_keys(&step.keys);
        assert_eq!(told.unsaved(), 0, "{told:?}");
        if step.stored > 0 {
            return;
        }
    }
}

#[test]
fn a_lock_whose_file_is_deleted_while_it_is_taken_is_taken_again() {
    let place = Place::fast();
    let (plan, mut player) = start(&place);
    let file = place.path().join("data/tenpin.db");
    plan.set(Some(Fault {
        call: Call::Vanish,
        first: 1,
        error: Error::Io,
        lasting: Lasting::Once,
    }));
    player.play(&file);
    bowl_first_ball(&mut player, &Script::new(1));
    assert_eq!((plan.struck(), plan.count(Call::Vanish)), (1, 2));
    let refusal = Store::open(&file).unwrap().resume(NightReference::Last);
    let is_held = matches!(refusal, Err(StoreError::NightIsOpen { .. }));
    assert!(is_held, "the lock is held by nobody");
    assert!(matches!(player.end(), Told::Ended(0)));
}

/// A program that checks a lock holds it for a moment, so taking it is tried eight times, with a pause
/// between two tries and none before the first.
#[test]
fn a_free_lock_is_taken_at_once_and_one_that_is_held_after_a_while_not() {
    let place = Place::fast();
    let (plan, mut player) = start(&place);
    let file = place.path().join("data/tenpin.db");
    player.play(&file);
    bowl_first_ball(&mut player, &Script::new(1));
    assert_eq!(plan.count(Call::Sleep), 0);
    assert!(matches!(player.end(), Told::Ended(0)));
    let store = Store::open(&file).unwrap();
    let (_night, _writer) = store.resume(NightReference::Last).unwrap();
    plan.set(None);
    let told = player.play(&file);
    assert!(matches!(told, Told::Refused(_)), "{told:?}");
    assert_eq!((plan.count(Call::Vanish), plan.count(Call::Sleep)), (8, 7));
}
