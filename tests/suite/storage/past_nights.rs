//! What earlier nights add up to, for the players screen.

use jiff::civil::date;
use tenpin::archive::{NightChange, PastNights, RecordKind};
use tenpin::night::Event;

use super::{Keeping, Place, SPARES, STRIKES, player};

const NINES: &str = "9- 9- 9- 9- 9- 9- 9- 9- 9- 9-";

#[test]
fn earlier_nights_add_up_without_tonight() {
    let place = Place::new();
    let store = place.store();
    let mut first = Keeping::begin(&store);
    first.start(&["PJS"]);
    first.bowl(SPARES);
    first.next_game();
    first.bowl(NINES);
    drop(first);
    let mut tonight = Keeping::begin(&store);
    tonight.start(&["PJS", "KYJ"]);
    for ball in ["X"; 24] {
        tonight.bowl(ball);
    }
    let past = tonight.writer.past().unwrap();
    assert_eq!(past.nights, 1);
    store.change(1, &NightChange::Exclude).unwrap();
    let left_out = tonight.writer.past().unwrap();
    assert_eq!((left_out.nights, left_out.people.len()), (1, 0));
    store.change(1, &NightChange::Include).unwrap();
    let [pjs] = past.people[..] else {
        panic!("{past:?}");
    };
    assert_eq!((pjs.player, pjs.games, pjs.pins), (player("PJS"), 2, 280));
    assert_eq!((pjs.average(), pjs.last), (140, date(2027, 1, 15)));
    let last = past.last.unwrap();
    assert_eq!((last.games, last.date), (2, date(2027, 1, 15)));
    assert_eq!(last.rows[0].scores, [Some(190), Some(90)]);
    let records = past.records.iter().map(|own| (own.kind, own.value));
    let expected = [(RecordKind::Game, 190), (RecordKind::Series, 280)];
    assert_eq!(records.collect::<Vec<_>>(), expected);
}

#[test]
fn without_a_running_night_every_night_counts() {
    let place = Place::new();
    let store = place.store();
    let mut night = Keeping::begin(&store);
    night.start(&["PJS", "KYJ"]);
    for ball in ["X"; 24] {
        night.bowl(ball);
    }
    let all = store.past_nights(None).unwrap();
    let records = all.records.iter().map(|own| (own.player, own.value));
    let (pjs, kyj) = (player("PJS"), player("KYJ"));
    let expected = [(pjs, 300), (pjs, 12)];
    assert_eq!(records.collect::<Vec<_>>(), expected);
    assert_eq!(all.player(kyj).unwrap().average(), 300);
}

#[test]
fn whoever_missed_a_game_of_the_last_night_has_a_gap_in_its_row() {
    let place = Place::new();
    let store = place.store();
    let mut last = Keeping::begin(&store);
    last.start(&["PJS", "KYJ"]);
    for ball in ["9", "-", "8", "-"].repeat(10) {
        last.bowl(ball);
    }
    let kyj = last.night.named(player("KYJ")).unwrap().number();
    last.record(Event::Left { player: kyj });
    last.next_game();
    last.bowl(STRIKES);
    let last = store.past_nights(None).unwrap().last.unwrap();
    assert_eq!(last.line_up, [player("PJS"), player("KYJ")]);
    let rows = last.rows;
    let scores: Vec<_> = rows
        .iter()
        .map(|row| (row.series(), &row.scores[..]))
        .collect();
    assert_eq!(
        scores,
        [(390, &[Some(90), Some(300)][..]), (80, &[Some(80), None])]
    );
}

#[test]
fn the_line_up_has_the_order_of_the_last_game() {
    let place = Place::new();
    let store = place.store();
    let mut last = Keeping::begin(&store);
    last.start(&["PJS", "KYJ"]);
    let kyj = last.night.named(player("KYJ")).unwrap().number();
    last.record(Event::Moved {
        player: kyj,
        place: 1,
        rotation: None,
    });
    for ball in ["X"; 24] {
        last.bowl(ball);
    }
    let last = store.past_nights(None).unwrap().last.unwrap();
    assert_eq!(last.line_up, [player("KYJ"), player("PJS")]);
}

#[test]
fn without_a_file_there_are_no_earlier_nights() {
    let place = Place::new();
    let store = tenpin::store::Store::look(&place.file()).unwrap();
    assert_eq!(store.past_nights(None).unwrap(), PastNights::default());
}

#[test]
fn whoever_went_home_in_mid_game_belongs_to_the_line_up() {
    let place = Place::new();
    let store = place.store();
    let mut last = Keeping::begin(&store);
    last.start(&["PJS", "KYJ"]);
    last.bowl("9-");
    last.bowl("8-");
    let kyj = last.night.named(player("KYJ")).unwrap().number();
    last.record(Event::Left { player: kyj });
    for _ in 0..9 {
        last.bowl("9-");
    }
    let last = store.past_nights(None).unwrap().last.unwrap();
    assert_eq!(last.line_up, [player("PJS"), player("KYJ")]);
    assert_eq!(
        last.rows.len(),
        1,
        "without a complete game there is no row"
    );
}
