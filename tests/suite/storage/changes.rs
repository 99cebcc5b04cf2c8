//! Changes to a stored night: its label, exclusion and deletion.

use tenpin::archive::{NightChange, NightQuery, NightReference, StoreError, WatchState};
use tenpin::store::{Store, Watcher};

use super::{Keeping, NONE, Place, SPARES, player, problems};

/// Two nights of one player: 300, then 190.
fn two_nights() -> (Place, Store) {
    let place = Place::new();
    super::two_nights(&place);
    let store = place.store();
    (place, store)
}

fn header(store: &Store, number: u32) -> tenpin::archive::NightHeader {
    store.find(NightReference::Number(number)).unwrap()
}

#[test]
fn a_label_stays_until_it_is_removed_and_changes_no_event() {
    let (place, store) = two_nights();
    let before = store.read(NightReference::Number(1)).unwrap();
    store
        .change(1, &NightChange::label("league, week 3"))
        .unwrap();
    assert_eq!(header(&store, 1).label.as_deref(), Some("league, week 3"));
    assert_eq!(header(&store, 2).label, None);
    let after = place.store().read(NightReference::Number(1)).unwrap();
    assert!(after.trouble.is_none());
    assert_eq!((after.night, after.times), (before.night, before.times));
    store.change(1, &NightChange::label(" ")).unwrap();
    assert_eq!(header(&store, 1).label, None);
    assert_eq!(problems(&store), NONE);
}

#[test]
fn a_night_is_labelled_and_left_out_while_it_is_bowled() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    let elsewhere = place.store();
    elsewhere
        .change(1, &NightChange::label("practice"))
        .unwrap();
    elsewhere.change(1, &NightChange::Exclude).unwrap();
    keeping.bowl("X X X X X X X X XXX");
    let night = header(&place.store(), 1);
    assert_eq!(
        (night.label.as_deref(), night.excluded),
        (Some("practice"), true)
    );
    assert_eq!(night.high, Some(300), "the night itself is what it was");
    assert_eq!(place.store().players().unwrap(), []);
}

#[test]
fn a_night_that_is_left_out_counts_nowhere_until_it_is_counted_again() {
    let (_place, store) = two_nights();
    let told = || {
        let past = store.past_nights(None).unwrap();
        let ranking = store.ranking().unwrap();
        let best = store.regulars(None).unwrap().best(player("PJS"));
        let pins = ranking.summaries.first().map(|all| all.pins);
        let last = past.last.map(|last| last.rows[0].series());
        (ranking.nights, pins, best, past.nights, last)
    };
    let all = (2, Some(490), Some(300), 2, Some(190));
    assert_eq!(told(), all);
    store.change(2, &NightChange::Exclude).unwrap();
    assert_eq!(told(), (1, Some(300), Some(300), 2, Some(300)));
    store.change(1, &NightChange::Exclude).unwrap();
    assert_eq!(told(), (0, None, None, 2, None));
    assert_eq!(store.players().unwrap(), []);
    assert_eq!(store.nights(&NightQuery::default()).unwrap().len(), 2);
    assert_eq!(store.count_nights().unwrap(), 2, "they are still stored");
    for number in [1, 2] {
        store.change(number, &NightChange::Include).unwrap();
    }
    assert_eq!(told(), all);
    assert_eq!(problems(&store), NONE);
}

#[test]
fn a_deleted_night_is_gone_and_the_others_are_as_they_were() {
    let (place, store) = two_nights();
    let before = store.read(NightReference::Number(2)).unwrap().night;
    store.change(1, &NightChange::Delete).unwrap();
    let error = store.find(NightReference::Number(1)).unwrap_err();
    assert!(matches!(error, StoreError::NoSuchNight { .. }), "{error}");
    assert_eq!(store.read(NightReference::Last).unwrap().night, before);
    assert_eq!(store.regulars(None).unwrap().best(player("PJS")), Some(190));
    assert_eq!(problems(&store), NONE);
    assert_eq!(store.rebuild(&mut |_| ()).unwrap().lines, 1);
    store.change(2, &NightChange::Delete).unwrap();
    assert_eq!(store.last().unwrap(), None);
    drop(store);
    assert_eq!(place.names(), ["tenpin.db"], "no lock is left behind");
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["KYJ"]);
    keeping.bowl(SPARES);
    assert_eq!(problems(&place.store()), NONE);
}

#[test]
fn a_night_that_is_being_bowled_is_not_deleted() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    for store in [place.store(), keeping.writer.store()] {
        let error = store.change(1, &NightChange::Delete).unwrap_err();
        let is_told = matches!(error, StoreError::NightIsBowled { number: 1, .. });
        assert!(is_told, "{error}");
    }
    keeping.bowl("X X X X X X X X XXX");
    assert_eq!(
        place.store().read(NightReference::Last).unwrap().night,
        keeping.night
    );
    drop(keeping);
    place.store().change(1, &NightChange::Delete).unwrap();
    assert_eq!(place.store().last().unwrap(), None);
}

#[test]
fn whoever_watches_a_night_that_is_deleted_sees_the_one_before() {
    let (place, store) = two_nights();
    let mut watcher = Watcher::new(&place.file(), NightReference::Last).unwrap();
    assert_eq!(watcher.glance().unwrap()[0].number, 2);
    store.change(2, &NightChange::Delete).unwrap();
    let shown = watcher.glance().unwrap();
    assert_eq!((shown[0].number, shown[0].state), (1, WatchState::Quiet));
    store.change(1, &NightChange::Delete).unwrap();
    assert_eq!(watcher.glance(), Some(vec![]));
}

#[test]
fn a_night_that_is_not_there_is_not_changed() {
    let place = Place::new();
    for store in [Store::look(&place.file()).unwrap(), place.store()] {
        for change in [NightChange::Delete, NightChange::Exclude] {
            let error = store.change(1, &change).unwrap_err();
            assert!(matches!(error, StoreError::NoSuchNight { .. }), "{error}");
        }
    }
}

#[test]
fn a_tie_for_the_night_is_known() {
    let place = Place::new();
    let store = place.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS", "KYJ", "ABC"]);
    for ball in ["9", "-", "9", "-", "8", "-"].repeat(10) {
        keeping.bowl(ball);
    }
    let winner = header(&store, 1).winner.unwrap();
    assert_eq!(winner.players, [player("KYJ"), player("PJS")]);
    assert_eq!(winner.pins, 90);
}

#[test]
fn nights_are_found_by_their_labels() {
    let (_place, store) = two_nights();
    let label = |number, label: &str| store.change(number, &NightChange::label(label)).unwrap();
    label(1, "Anna's Birthday, lane 12");
    label(2, "100% league_week \\");
    let found = |text: &str| -> Vec<u32> {
        let nights = store.nights(&NightQuery::from_text(text)).unwrap();
        nights.iter().map(|night| night.number).collect()
    };
    assert_eq!(found("birthday"), [1]);
    assert_eq!(found("ANNA'S lane"), [1]);
    assert_eq!(found("lane anna's"), [0; 0], "in this order");
    assert_eq!((found("100%"), found("league_w")), (vec![2], vec![2]));
    assert_eq!(
        (found("\\"), found("%a%"), found("e_k")),
        (vec![2], vec![], vec![])
    );
    assert_eq!(found("birthday zzz"), [0; 0], "nobody of that name");
}
