//! The order of games, and totals per night.

use super::*;

#[test]
fn the_high_series_is_the_best_night_and_the_first_of_equals() {
    let games = vec![
        game(1, 1, SPARES),
        game(1, 2, OPENS),
        game(2, 1, OPENS),
        game(3, 1, OPENS),
        // The first night was continued after the others.
        game(1, 3, OPENS),
        game(2, 2, SPARES),
        game(2, 3, OPENS),
    ];
    let high = statistics(games).record.high_series().unwrap();
    assert_eq!(
        high,
        NightSeries {
            date: day(1),
            games: 3,
            pins: 370
        }
    );
}

#[test]
fn form_is_the_last_ten_games_beside_all() {
    let early = std::iter::repeat_n(game(1, 1, OPENS), 10);
    let late = std::iter::repeat_n(game(2, 1, SPARES), 10);
    let all = statistics(early.chain(late).collect());
    is_near(value(all.record.form()), 190.0);
    is_near(all.form_difference().unwrap(), 50.0);
    let few = statistics(vec![game(1, 1, OPENS), game(1, 2, SPARES)]);
    assert_eq!(few.record.form(), Average::new(280, 2));
}

#[test]
fn a_chart_has_the_latest_games_with_the_average_up_to_each() {
    let early = std::iter::repeat_n(game(1, 1, OPENS), 10);
    let all = statistics(early.chain([game(2, 1, SPARES)]).collect());
    let chart: Vec<_> = all.record.chart(2).collect();
    assert_eq!(
        chart
            .iter()
            .map(|point| point.played.score)
            .collect::<Vec<_>>(),
        [90, 190]
    );
    assert_eq!(chart[0].moving, Average::new(900, 10));
    assert_eq!(chart[1].moving, Average::new(1000, 10));
    assert_eq!(all.record.chart(99).count(), 11);
    assert_eq!(
        all.record.chart(99).next().unwrap().moving,
        Average::new(90, 1)
    );
}

#[test]
fn nights_are_listed_from_the_latest_to_the_earliest() {
    let games = vec![
        game(1, 1, SPARES),
        game(2, 1, OPENS),
        game(2, 2, OPENS),
        // Continued after the second night.
        game(1, 2, OPENS),
    ];
    let record = statistics(games).record;
    let listed = record.latest_nights();
    let listed: Vec<_> = listed.map(|night| (night.date, night.pins)).collect();
    assert_eq!(listed, [(day(2), 180), (day(1), 280)]);
    assert_eq!(record.nights(), 2);
    assert_eq!(record.dates(), Some((day(1), day(1))));
}

#[test]
fn the_latest_games_are_as_many_as_asked_for_and_oldest_first() {
    let games = [OPENS, SPARES, PERFECT].into_iter().zip(1..);
    let games = games.map(|(balls, number)| game(1, number, balls));
    let record = statistics(games.collect()).record;
    let latest = |games| {
        let latest = record.latest(games).iter();
        latest.map(|played| played.score).collect::<Vec<_>>()
    };
    assert_eq!(latest(2), [190, 300]);
    assert_eq!(latest(9), [90, 190, 300]);
    assert_eq!(latest(0), [0; 0]);
}
