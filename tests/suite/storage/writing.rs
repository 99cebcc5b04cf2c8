//! The writer of the running night: what it reports about saves and earlier nights.

use std::fs;

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use tenpin::archive::{ClockTime, NightReference, Obstacle, SaveState, StoreError};
use tenpin::domain::Pins;
use tenpin::night::{Entrance, Night};

use super::{Keeping, Place, SPARES, STRIKES, player};

/// One player, and a started game.
fn started() -> Night {
    let mut night = Night::default();
    let joined = night.joining(player("PJS"), Entrance::Now);
    night.record(joined).unwrap();
    night.record(night.starting()).unwrap();
    night
}

fn bowl(night: &mut Night) {
    night.record(night.bowling(Pins::NONE).unwrap()).unwrap();
}

#[test]
fn a_save_tells_the_time_of_its_last_event_on_the_wall() {
    let place = Place::fast();
    let seoul = TimeZone::get("Asia/Seoul").unwrap();
    let mut writer = place.store().begin(&seoul);
    let mut night = started();
    assert_eq!(writer.save(&night), SaveState::Saved(None), "no ball");
    bowl(&mut night);
    let evening = Timestamp::now() + SignedDuration::from_hours(1);
    writer.note_at(&night, evening);
    let local = evening.to_zoned(seoul);
    let time = ClockTime::new(local.hour(), local.minute());
    assert_eq!(writer.save(&night), SaveState::Saved(Some(time)));
}

#[test]
fn an_event_has_the_time_at_which_it_was_noted_however_late_it_is_saved() {
    let place = Place::fast();
    let store = place.store();
    let mut writer = store.begin(&TimeZone::UTC);
    let mut night = started();
    bowl(&mut night);
    writer.note(&night);
    let noted = Timestamp::now();
    let later = noted + SignedDuration::from_hours(1);
    writer.save_at(&night, later).unwrap();
    let times = store.read(NightReference::Last).unwrap().times;
    assert_eq!(times.len(), 3);
    assert!(times.iter().all(|time| *time <= noted), "{times:?}");
}

#[test]
fn what_is_not_saved_is_told_with_its_number_and_the_reason() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("7");
    for name in place.names() {
        fs::remove_file(place.path().join(name)).unwrap();
    }
    fs::write(place.file(), "mine").unwrap();
    let mut bowl_and_save = || {
        bowl(&mut keeping.night);
        let state = keeping.writer.save(&keeping.night);
        let owed = keeping.writer.unsaved().map(|(events, _)| events);
        (state, owed)
    };
    let lost = SaveState::NotSaved(1, Obstacle::Lost);
    assert_eq!(bowl_and_save(), (lost, Some(1)));
    let foreign = SaveState::NotSaved(2, Obstacle::Damaged);
    assert_eq!(bowl_and_save(), (foreign, Some(2)));
    fs::remove_file(place.file()).unwrap();
    let (state, owed) = bowl_and_save();
    assert!(matches!(state, SaveState::Saved(Some(_))), "{state:?}");
    assert_eq!(owed, None);
}

#[test]
fn a_new_night_ends_the_one_before() {
    let place = Place::fast();
    let store = place.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS"]);
    keeping.bowl(STRIKES);
    let refused = store.resume(NightReference::Number(1)).err();
    assert!(matches!(refused, Some(StoreError::NightIsOpen { .. })));
    keeping.writer.begin_anew();
    keeping.night = Night::default();
    assert_eq!(
        (keeping.writer.number(), keeping.writer.pending()),
        (None, 0)
    );
    keeping.start(&["KYJ"]);
    keeping.bowl("7");
    assert_eq!(keeping.writer.number(), Some(2));
    let (first, _) = store.resume(NightReference::Number(1)).unwrap();
    assert!(first.named(player("PJS")).is_some());
}

#[test]
fn the_writer_knows_the_nights_before_and_what_was_set() {
    let place = Place::fast();
    let store = place.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS"]);
    keeping.bowl(SPARES);
    keeping.writer.begin_anew();
    keeping.night = Night::default();
    keeping.start(&["PJS"]);
    keeping.bowl(STRIKES);
    let (writer, pjs) = (keeping.writer, player("PJS"));
    let regulars = writer.regulars().unwrap();
    assert!(regulars.has(pjs));
    assert_eq!(regulars.best(pjs), Some(190), "without tonight");
    let all = writer.statistics(pjs).unwrap().summary;
    assert_eq!((all.games, all.pins), (2, 490), "with tonight");
    assert_eq!(writer.setting("theme"), None);
    writer.remember("theme", "dark");
    assert_eq!(writer.setting("theme").as_deref(), Some("dark"));
}
