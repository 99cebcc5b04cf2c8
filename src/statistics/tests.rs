//! Expected numbers were worked out by hand.

mod average;
mod leaves;
mod record;

use jiff::civil::{Date, date};

use super::*;
use crate::domain::{Player, notation};

/// 300, twelve strikes.
const PERFECT: &str = "XXXXXXXXXXXX";
/// 190, ten spares, first balls of nine.
const SPARES: &str = "9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/9";
/// 90, ten opens, first balls of nine.
const OPENS: &str = "9- 9- 9- 9- 9- 9- 9- 9- 9- 9-";
/// 20 + 17 + 7 + 9 + 5 * 9 + 16 = 114: a strike, a spare, seven opens, a strike with bonus balls.
const MIXED: &str = "X 8/ 7- F9 9- 9- 9- 9- 9- X51";

fn player(name: &str) -> Player {
    Player::new(name).unwrap()
}

fn day(of_month: i8) -> Date {
    date(2026, 1, of_month)
}

/// A game of a night; night n begins on day n.
fn game(night: u32, game: u32, balls: &str) -> FinishedGame {
    FinishedGame {
        night,
        game,
        date: day(i8::try_from(night).unwrap()),
        frames: notation::read(balls).unwrap(),
        rivals: vec![],
    }
}

fn against(rivals: &[(&str, u16)], balls: &str) -> FinishedGame {
    let rivals = rivals.iter().map(|(name, score)| Rival {
        player: player(name),
        score: *score,
    });
    FinishedGame {
        rivals: rivals.collect(),
        ..game(1, 1, balls)
    }
}

fn statistics(games: Vec<FinishedGame>) -> PlayerStatistics {
    PlayerStatistics::new(player("PJS"), games)
}

#[test]
fn single_pins_and_splits_are_counted_by_count_pins_and_circle() {
    // Nine pins nine times, five of them made; the last ball has no second one.
    let singles = statistics(vec![game(1, 1, "9/ 9/ 9/ 9- 9- X X 9/ 9- 9/9")]);
    assert_eq!(singles.leaves.single_pins, Average::new(5, 8));
    assert_eq!(singles.leaves.splits, Average::default());
    let splits = "8{7-10}/ (8)1 8{6-10}1 8{2-8}/ F9 -/ X X X X(8)/";
    let splits = statistics(vec![game(1, 1, splits)]);
    assert_eq!(splits.leaves.splits, Average::new(2, 3));
    assert_eq!(splits.leaves.single_pins, Average::default());
    assert_eq!(splits.leaves.fouls, 1);
    // After the second, the third and the fifth frame.
    assert_eq!(splits.leaves.pins_left, 1 + 1 + 1);
}

#[test]
fn first_balls_are_averaged_by_game_of_the_night() {
    let games = vec![game(1, 1, SPARES), game(1, 2, PERFECT), game(2, 1, PERFECT)];
    let found = statistics(games);
    let first_balls: Vec<_> = found.first_balls_by_game.iter().collect();
    let expected = [(1, Average::new(190, 20)), (2, Average::new(100, 10))];
    assert_eq!(first_balls, expected);
}

fn value(average: Average) -> f64 {
    average.value().unwrap()
}

#[track_caller]
fn is_near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found}, not {expected}");
}

#[test]
fn without_a_game_there_is_nothing_to_tell() {
    let none = statistics(vec![]);
    assert_eq!(none.summary, Summary::new(player("PJS")));
    assert_eq!(none.summary.average().value(), None);
    assert_eq!(none.summary.shares().map(Average::percent), [None; 3]);
    assert_eq!(none.bests, Bests::default());
    assert_eq!(none.record.dates(), None);
    assert_eq!(none.record.high_series(), None);
    assert_eq!(none.form_difference(), None);
    assert_eq!(none.distribution.bands().count(), 0);
}

#[test]
fn one_game_is_its_own_average_high_and_low() {
    let one = statistics(vec![game(3, 1, SPARES)]);
    assert_eq!((one.summary.games, one.summary.pins), (1, 190));
    assert_eq!((one.summary.high, one.summary.low), (Some(190), Some(190)));
    is_near(value(one.summary.average()), 190.0);
    is_near(value(one.summary.first_ball()), 9.0);
    assert_eq!(one.summary.clean, 1);
    assert_eq!(
        one.bests.game,
        Some(Best {
            value: 190,
            date: day(3)
        })
    );
    assert_eq!(one.bests.string, None, "no strike, no string");
    is_near(one.form_difference().unwrap(), 0.0);
}

#[test]
fn games_add_up() {
    let games = [PERFECT, SPARES, OPENS, MIXED];
    let all = statistics(games.map(|balls| game(1, 1, balls)).to_vec()).summary;
    assert_eq!(all.pins, 300 + 190 + 90 + 114);
    assert_eq!((all.high, all.low), (Some(300), Some(90)));
    assert_eq!((all.strikes, all.spares, all.opens), (14, 11, 17));
    assert_eq!((all.clean, all.longest_string), (2, 12));
    is_near(value(all.average()), 173.5);
    // 10 strikes, 9 each of two games, and 10 8 7 0 9 9 9 9 9 10.
    is_near(value(all.first_ball()), (100.0 + 90.0 + 90.0 + 80.0) / 40.0);
}

#[test]
fn strikes_spares_and_opens_are_parts_of_all_of_them() {
    let percents = |balls| {
        let shares = statistics(vec![game(1, 1, balls)]).summary.shares();
        shares.map(|share| format!("{:.2}", share.percent().unwrap()))
    };
    assert_eq!(percents(PERFECT), ["100.00", "0.00", "0.00"]);
    assert_eq!(percents(SPARES), ["0.00", "100.00", "0.00"]);
    assert_eq!(percents(OPENS), ["0.00", "0.00", "100.00"]);
    // Two strikes, a spare, seven opens.
    assert_eq!(percents(MIXED), ["20.00", "10.00", "70.00"]);
}

#[test]
fn equal_counts_read_alike_in_whole_percents() {
    let mut summary = statistics(vec![game(1, 1, MIXED)]).summary;
    let mut percents = |strikes, spares, opens| {
        (summary.strikes, summary.spares, summary.opens) = (strikes, spares, opens);
        summary.whole_percents()
    };
    assert_eq!(percents(2, 1, 7), [20, 10, 70]);
    assert_eq!(percents(474, 364, 162), [47, 36, 16]);
    assert_eq!(percents(11, 10, 11), [34, 31, 34]);
    assert_eq!(percents(4, 4, 3), [36, 36, 27]);
    assert_eq!(percents(1, 1, 6), [13, 13, 75], "a half is rounded up");
    assert_eq!(percents(0, 0, 0), [0; 3]);
}

#[test]
fn each_frame_has_its_own_average_with_its_bonus() {
    let two = statistics(vec![game(1, 1, MIXED), game(1, 2, OPENS)]);
    let worth: Vec<_> = two.by_frame.iter().map(|(_, worth)| worth).collect();
    // The other game is ten nines.
    let mixed = [20, 17, 7, 9, 9, 9, 9, 9, 9, 16];
    assert_eq!(worth, mixed.map(|points| Average::new(points + 9, 2)));
    assert_eq!(two.by_frame.iter().last().unwrap().0.number(), 10);
}

#[test]
fn each_game_of_the_night_has_its_own_average() {
    let games = vec![game(1, 1, OPENS), game(1, 3, PERFECT), game(2, 1, SPARES)];
    let by_game: Vec<_> = statistics(games).by_game.iter().collect();
    assert_eq!(
        by_game,
        [(1, Average::new(280, 2)), (3, Average::new(300, 1))]
    );
}

#[test]
fn a_best_keeps_the_day_on_which_it_was_reached_first() {
    let games = vec![
        game(1, 1, OPENS),
        game(2, 1, MIXED),
        game(3, 1, MIXED),
        game(4, 1, OPENS),
    ];
    let bests = statistics(games).bests;
    assert_eq!(
        bests.game,
        Some(Best {
            value: 114,
            date: day(2)
        })
    );
    assert_eq!(
        bests.string,
        Some(Best {
            value: 1,
            date: day(2)
        })
    );
}

#[test]
fn scores_fall_into_bands_of_twenty() {
    let games = vec![game(1, 1, PERFECT), game(1, 2, OPENS), game(1, 3, SPARES)];
    let bands = statistics(games).distribution;
    let bands: Vec<_> = bands.bands().collect();
    let games_of = |band: &Band| (band.from, band.to, band.games);
    assert_eq!(bands.len(), 12);
    assert_eq!(games_of(&bands[0]), (80, 99, 1));
    assert_eq!(games_of(&bands[1]), (100, 119, 0));
    assert_eq!(games_of(&bands[5]), (180, 199, 1));
    assert_eq!(games_of(&bands[11]), (300, 300, 1));
}

#[test]
fn against_the_others_the_higher_score_has_won() {
    let games = vec![
        against(&[("KYJ", 91), ("ABC", 90)], OPENS),
        against(&[("KYJ", 300)], PERFECT),
        against(&[("KYJ", 189)], SPARES),
        against(&[], SPARES),
    ];
    let rivals = statistics(games).head_to_head.rivals();
    let won_lost_tied = |won, lost, tied| Encounters { won, lost, tied };
    let expected = [
        (player("KYJ"), won_lost_tied(1, 1, 1)),
        (player("ABC"), won_lost_tied(0, 0, 1)),
    ];
    assert_eq!(rivals, expected);
}

#[test]
fn games_against_a_rival_are_won_lost_or_tied() {
    let met = Encounters {
        won: 4,
        lost: 2,
        tied: 3,
    };
    assert_eq!(met.games(), 9);
}
