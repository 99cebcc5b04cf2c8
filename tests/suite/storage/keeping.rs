//! A night is saved event by event, found again and resumed.

use jiff::civil::{Date, date};
use jiff::tz::TimeZone;
use rusqlite::Connection;
use tenpin::archive::{NightQuery, NightReference, StoreError};
use tenpin::domain::{Pins, Player};
use tenpin::night::{Entrance, Night};
use tenpin::store::Store;

use super::{Keeping, Place, STRIKES, at, player};

/// An old night that was imported has the highest number, but is not the latest.
#[test]
fn nights_are_in_the_order_in_which_they_began() {
    let place = Place::fast();
    let store = place.store();
    for began in [at(20), at(0), at(10)] {
        let mut night = Night::default();
        let joined = night.joining(player("PJS"), Entrance::Now);
        night.record(joined).unwrap();
        night.record(night.starting()).unwrap();
        night.record(night.bowling(Pins::ALL).unwrap()).unwrap();
        let mut writer = store.begin(&TimeZone::UTC);
        writer.save_at(&night, began).unwrap();
    }
    let numbers = |before, limit| {
        let query = NightQuery {
            before,
            limit,
            ..NightQuery::default()
        };
        let found = store.nights(&query).unwrap().into_iter();
        found.map(|night| night.number).collect::<Vec<_>>()
    };
    assert_eq!(numbers(None, None), [1, 3, 2]);
    assert_eq!(numbers(Some(1), Some(1)), [3]);
    assert_eq!(numbers(Some(3), None), [2]);
    assert_eq!(numbers(Some(2), None), [0; 0]);
    assert_eq!(store.find(NightReference::Last).unwrap().number, 1);
    assert_eq!(store.last_open(at(30)).unwrap().unwrap().number, 1);
}

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
fn a_night_without_a_ball_leaves_no_trace() {
    let place = Place::new();
    let store = place.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS", "KYJ"]);
    keeping.undo();
    keeping.redo();
    assert_eq!(keeping.writer.number(), None);
    assert!(keeping.writer.unsaved().is_none(), "nothing is owed");
    assert_eq!(rows(&place), 0, "what a killed program would leave");
    drop(keeping);
    assert_eq!(store.nights(&NightQuery::default()).unwrap(), []);
    drop(store);
    assert_eq!(place.names(), ["tenpin.db"]);
}

fn rows(place: &Place) -> u32 {
    let file = Connection::open(place.file()).unwrap();
    let query = "SELECT (SELECT count(*) FROM nights) + (SELECT count(*) FROM events)";
    file.query_row(query, [], |row| row.get(0)).unwrap()
}

#[test]
fn the_first_ball_brings_all_that_happened_before() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    keeping.bowl("7");
    let reading = place.store().read(NightReference::Last).unwrap();
    assert_eq!(reading.night, keeping.night);
    let times = [1, 2, 3, 4].map(at);
    assert_eq!(reading.times, times, "each at its own time");
    assert_eq!(reading.header.started, at(1));
    keeping.undo();
    let reading = place.store().read(NightReference::Last).unwrap();
    assert_eq!(reading.night, keeping.night, "undone, but it was bowled");
}

#[test]
fn a_file_that_is_not_there_has_no_nights_and_is_not_made() {
    let place = Place::new();
    let store = Store::look(&place.file()).unwrap();
    assert_eq!(store.nights(&NightQuery::default()).unwrap(), []);
    assert_eq!(store.last_open(at(0)).unwrap(), None);
    assert_eq!(store.players().unwrap(), []);
    assert_eq!(store.regulars(None).unwrap().best(player("PJS")), None);
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
    keeping.bowl("X");
    let nights = store.nights(&NightQuery::default()).unwrap();
    assert_eq!(nights[0].players, [player("PJS")]);
    assert_eq!((nights[0].games, nights[0].high), (0, None));
    assert_eq!(nights[0].winner, None);
    keeping.bowl("X X X X X X X X XXX");
    let nights = store.nights(&NightQuery::default()).unwrap();
    assert_eq!((nights[0].games, nights[0].high), (1, Some(300)));
    let winner = nights[0].winner.as_ref().unwrap();
    assert_eq!(winner.players, [player("PJS")]);
    assert_eq!(winner.pins, 300);
    assert_eq!(store.count_nights().unwrap(), 1);
    let ranking = store.ranking().unwrap();
    assert_eq!((ranking.summaries[0].pins, ranking.nights), (300, 1));
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
    assert_eq!(keeping.writer.regulars().unwrap().best(player("PJS")), None);
    assert_eq!(store.regulars(None).unwrap().best(player("PJS")), Some(300));
    keeping.undo();
    assert_eq!(store.regulars(None).unwrap().best(player("PJS")), None);
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
    assert_eq!(store.last_open(at(0)).unwrap(), None, "no ball");
    keeping.bowl("7");
    let last = 3;
    let open = store.last_open(at(last + 12 * 3_600 - 1)).unwrap().unwrap();
    assert_eq!(open.number, 1);
    assert_eq!(store.last_open(at(last + 12 * 3_600)).unwrap(), None);
}

/// A player bowls a ball, this many hours after 2027-01-15 at 17:00 in Seoul.
fn night_after(store: &Store, hours: i64) {
    let seoul = TimeZone::get("Asia/Seoul").unwrap();
    let mut night = Night::default();
    night
        .record(night.joining(player("PJS"), Entrance::Now))
        .unwrap();
    night.record(night.starting()).unwrap();
    night.record(night.bowling(Pins::NONE).unwrap()).unwrap();
    let now = at(hours * 3_600);
    store.begin(&seoul).save_at(&night, now).unwrap();
}

fn numbers(store: &Store, filter: &NightQuery) -> Vec<u32> {
    let nights = store.nights(filter).unwrap();
    nights.iter().map(|night| night.number).collect()
}

fn since(since: Date) -> NightQuery {
    let since = Some(since);
    NightQuery {
        since,
        ..NightQuery::default()
    }
}

#[test]
fn a_night_is_found_by_its_number_and_its_date_on_the_wall() {
    let place = Place::new();
    let store = place.store();
    for hours in [0, 2, 8, 33] {
        night_after(&store, hours);
    }
    let find = |night| store.find(night).map(|night| night.number);
    assert_eq!(find(NightReference::Last).unwrap(), 4);
    assert_eq!(find(NightReference::Number(2)).unwrap(), 2);
    let on = |day| find(NightReference::Date(date(2027, 1, day)));
    assert_eq!(on(15).unwrap(), 2);
    assert_eq!(on(16).unwrap(), 3);
    assert_eq!(on(17).unwrap(), 4);
    for missing in [
        NightReference::Number(5),
        NightReference::Date(date(2027, 1, 14)),
    ] {
        let error = find(missing).unwrap_err();
        assert!(matches!(error, StoreError::NoSuchNight { night, .. } if night == missing));
    }
    let began = store.find(NightReference::Number(3)).unwrap().began();
    assert_eq!(began.to_string(), "2027-01-16T01:00:00+09:00[Asia/Seoul]");
}

#[test]
fn a_list_is_newest_first_and_as_long_as_asked_for() {
    let place = Place::new();
    let store = place.store();
    for hours in [0, 2, 8, 33] {
        night_after(&store, hours);
    }
    assert_eq!(numbers(&store, &NightQuery::default()), [4, 3, 2, 1]);
    assert_eq!(numbers(&store, &since(date(2027, 1, 16))), [4, 3]);
    let page = NightQuery {
        before: Some(4),
        limit: Some(2),
        ..NightQuery::default()
    };
    assert_eq!(numbers(&store, &page), [3, 2]);
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["LHS"]);
    keeping.bowl(STRIKES);
    let of = |name| NightQuery {
        player: Some(name),
        ..NightQuery::default()
    };
    assert_eq!(numbers(&store, &of(player("LHS"))), [5]);
    assert_eq!(numbers(&store, &of(player("PJS"))), [0; 0]);
    let typed = |text| numbers(&store, &NightQuery::from_text(text));
    assert_eq!(
        (typed("l"), typed("lh"), typed("lhs")),
        (vec![5], vec![5], vec![5])
    );
    assert_eq!((typed("m"), typed("lz")), (vec![], vec![]));
}

#[test]
fn the_player_who_bowled_last_is_listed_first() {
    let place = Place::new();
    let store = place.store();
    for name in ["PJS", "ABC", "KYJ"] {
        let mut keeping = Keeping::begin(&store);
        keeping.start(&[name]);
        keeping.bowl(STRIKES);
        if name == "ABC" {
            keeping.next_game();
            keeping.bowl(STRIKES);
        }
    }
    let names = ["ABC", "KYJ", "PJS"].map(|name| Player::new(name).unwrap());
    assert_eq!(store.players().unwrap(), names);
}

#[test]
fn another_night_begins_beside_the_first_and_closes_it() {
    let place = Place::new();
    let store = place.store();
    let mut nights = ["PJS", "KYJ", "LHS"].map(|name| {
        let mut keeping = Keeping::begin(&store);
        keeping.start(&[name]);
        keeping
    });
    nights[0].bowl("7");
    nights[1].bowl("7");
    let open = store.last_open(at(0)).unwrap().unwrap();
    assert_eq!(open.number, 2, "the third has no ball");
}
