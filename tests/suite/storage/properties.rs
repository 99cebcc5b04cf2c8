//! Whatever happens at a bowling night, the file has all of it.

use proptest::prelude::*;
use tenpin::archive::NightReference;
use tenpin::domain::Player;
use tenpin::night::{Night, Person};
use tenpin::store::Store;

use super::{Keeping, NONE, Place, problems};
use crate::cases::cases;
use crate::night::steps::{Step, steps};

/// Saves the night after `every` steps, and at the end.
fn keep(store: &Store, steps: &[Step], every: usize) -> Night {
    let mut keeping = Keeping::begin(store);
    for (count, step) in steps.iter().enumerate() {
        // Refusals are part of the game.
        let _ = step.take(&mut keeping.night);
        if count % every == 0 {
            keeping.save();
        }
    }
    keeping.save();
    keeping.night
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn a_night_read_back_is_the_night_that_was_written(steps in steps(), every in 1..4_usize) {
        let place = Place::fast();
        let store = place.store();
        let night = keep(&store, &steps, every);
        if !night.journal().has_ball() {
            prop_assert!(store.last().unwrap().is_none());
            return Ok(());
        }
        let reading = store.read(NightReference::Last).unwrap();
        prop_assert!(reading.trouble.is_none());
        prop_assert_eq!(reading.times.len() as u64, night.journal().len());
        prop_assert!(reading.times.is_sorted());
        prop_assert_eq!(&reading.night, &night);
        let (resumed, _writer) = store.resume(NightReference::Last).unwrap();
        prop_assert_eq!(resumed, night);
    }

    #[test]
    fn a_list_names_everybody_who_bowled(steps in steps()) {
        let place = Place::fast();
        let night = keep(&place.store(), &steps, 7);
        if !night.journal().has_ball() {
            return Ok(());
        }
        let has_bowled = |name: &Player| {
            let mut seats = night.games().filter_map(|games| games.seat(*name));
            seats.any(|seat| seat.game().frames().latest().is_some())
        };
        let mut everybody: Vec<_> = night.people().map(Person::name).collect();
        if everybody.iter().any(has_bowled) {
            everybody.retain(has_bowled);
        }
        let mut listed = place.store().find(NightReference::Last).unwrap().players;
        everybody.sort();
        listed.sort();
        prop_assert_eq!(listed, everybody);
    }

    #[test]
    fn the_lines_are_what_the_events_make(steps in steps(), every in 1..4_usize) {
        let place = Place::fast();
        let store = place.store();
        keep(&store, &steps, every);
        prop_assert_eq!(problems(&store), NONE);
        let before = lines(&place);
        store.rebuild(&mut |_| ()).unwrap();
        prop_assert_eq!(lines(&place), before);
    }

    #[test]
    fn the_lines_are_right_however_often_a_night_is_resumed(steps in steps()) {
        let place = Place::fast();
        let mut keeping = Keeping::begin(&place.store());
        for step in steps {
            if step.take(&mut keeping.night).is_err() {
                continue;
            }
            keeping.save();
            if keeping.night.journal().has_ball() && keeping.night.journal().len() % 7 == 1 {
                drop(keeping);
                keeping = Keeping::resume(&place.store());
            }
        }
        prop_assert_eq!(problems(&place.store()), NONE);
    }
}

/// Every value of every finished line, as text.
fn lines(place: &Place) -> Vec<String> {
    let connection = rusqlite::Connection::open(place.file()).unwrap();
    let query = "SELECT concat_ws(';', night, game, player, name, place, balls, totals, score,
        strikes, spares, opens, first_ball_pins, longest_string, complete, rules, finished_at)
        FROM lines ORDER BY night, game, player";
    let mut statement = connection.prepare(query).unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.collect::<Result<_, _>>().unwrap()
}
