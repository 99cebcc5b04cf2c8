//! Leaves and conversions, counted by hand.

use super::*;
use crate::domain::Leave;
use crate::statistics::leaves::{is_cluster, is_corner, is_left, is_right, is_single};

/// Only the fifth frame is known by count alone.
const PINS: &str = "9{10}/ 9{10}- 8{7-10}1{10} X 72 8{4-5}- F9 9{10}/ X X9{7}/";
/// The last ball leaves three pins, and no second ball follows.
const LAST: &str = "8{4-5}- 9{7}- X X X X X X X XX7{4-7-8}";

fn leave<const COUNT: usize>(pins: [u8; COUNT]) -> Leave {
    Leave::new(pins).unwrap()
}

fn leaves(lines: &[&str]) -> LeaveStatistics {
    let games = lines.iter().map(|balls| game(1, 1, balls));
    statistics(games.collect()).leaves
}

#[test]
fn a_frame_has_pins_if_its_first_leave_is_known_or_follows_from_the_count() {
    let known = |lines: &[&str]| {
        let found = leaves(lines);
        let games = (found.games, found.games_with_pins);
        (games, (found.frames, found.frames_with_pins))
    };
    assert_eq!(known(&[PINS]), ((1, 1), (10, 9)));
    assert_eq!(known(&[PERFECT]), ((1, 0), (10, 0)));
    assert_eq!(known(&[PINS, LAST, PERFECT]), ((3, 2), (30, 19)));
}

#[test]
fn each_pin_is_counted_where_it_stood_after_the_first_ball_and_after_the_frame() {
    let found = leaves(&[PINS]);
    assert_eq!(found.after_first_balls, [0, 0, 0, 1, 1, 0, 2, 0, 0, 4]);
    assert_eq!(found.after_frames, [0, 0, 0, 1, 1, 0, 0, 0, 0, 2]);
    let found = leaves(&[PINS, LAST]);
    assert_eq!(found.after_first_balls, [0, 0, 0, 3, 2, 0, 4, 1, 0, 4]);
    assert_eq!(found.after_frames, [0, 0, 0, 3, 2, 0, 2, 1, 0, 2]);
}

#[test]
fn first_balls_are_averaged_where_their_pins_are_known() {
    // Without the 72: 9 9 8 10 8 0 9 10 10 9.
    assert_eq!(leaves(&[PINS]).first_balls, Average::new(82, 10));
    // And 8 9, nine strikes, 7.
    assert_eq!(leaves(&[PINS, LAST]).first_balls, Average::new(196, 22));
    assert_eq!(leaves(&[PERFECT]).first_balls, Average::default());
}

#[test]
fn what_stands_at_the_end_of_a_frame_is_left() {
    assert_eq!(leaves(&[PINS]).pins_left, 1 + 1 + 1 + 2 + 1);
    assert_eq!(leaves(&[LAST]).pins_left, 2 + 1 + 3);
    assert_eq!(leaves(&["X X X X X X X X X 36"]).pins_left, 1);
}

#[test]
fn a_leave_of_the_last_ball_is_left_and_never_tried() {
    let found = leaves(&[PINS, LAST]);
    let counted = |left, tried, made, missed_pins| LeaveCount {
        left,
        tried,
        made,
        missed_pins,
    };
    let expected = [
        (leave([10]), counted(3, 3, 2, 1)),
        (leave([4, 5]), counted(2, 2, 0, 4)),
        (leave([7]), counted(2, 2, 1, 1)),
        (leave([4, 7, 8]), counted(1, 0, 0, 0)),
        (leave([7, 10]), counted(1, 1, 0, 1)),
    ];
    assert_eq!(found.most_left(), expected);
    assert_eq!(found.sum(|_| true), counted(9, 8, 3, 7));
    assert_eq!(found.sum(is_single), counted(5, 5, 3, 2));
    assert_eq!(found.nine_counts(), [(leave([10]), 3), (leave([7]), 2)]);
}

#[test]
fn the_most_costly_leave_is_first_and_one_that_was_never_missed_is_not_there() {
    let found = leaves(&[PINS, LAST, "9{2}/ X X X X X X X X XXX"]);
    // The first balls knocked down 196 + 9 + 11 * 10 with 22 + 1 + 11 of them.
    let bonus = 315.0 / 34.0;
    let costly = found.most_costly();
    let order: Vec<_> = costly.iter().map(|(leave, _)| *leave).collect();
    let missed = [[4, 5].as_slice(), &[7], &[10], &[7, 10]];
    let missed = missed.map(|pins| Leave::new(pins.iter().copied()).unwrap());
    assert_eq!(order, missed);
    is_near(costly[0].1, (4.0 + 2.0 * bonus) / 3.0);
    is_near(costly[1].1, (1.0 + bonus) / 3.0);
}

#[test]
fn a_leave_is_made_in_percent_of_the_tries() {
    let own = LeaveCount {
        left: 9,
        tried: 8,
        made: 2,
        missed_pins: 6,
    };
    assert_eq!(own.missed(), 6);
    is_near(own.percent().unwrap(), 25.0);
    assert_eq!(LeaveCount::default().percent(), None);
}

#[test]
fn a_corner_pin_is_the_seven_or_the_ten_alone() {
    assert!(is_corner(leave([7])) && is_corner(leave([10])));
    assert!(!is_corner(leave([4])));
    assert!(!is_corner(leave([7, 10])), "a split");
}

#[test]
fn a_cluster_is_more_than_one_pin_and_neither_a_split_nor_a_washout() {
    assert!(is_cluster(leave([2, 4, 5])) && is_cluster(leave([2, 8])));
    assert!(!is_cluster(leave([10])), "one pin");
    assert!(!is_cluster(leave([7, 10])), "a split");
    assert!(!is_cluster(leave([1, 2, 10])), "a washout");
}

#[test]
fn pins_in_the_middle_are_on_neither_side() {
    let is_only_left = |leave| is_left(leave) && !is_right(leave);
    let is_only_right = |leave| is_right(leave) && !is_left(leave);
    assert!(
        [2, 4, 7, 8]
            .into_iter()
            .all(|pin| is_only_left(leave([pin])))
    );
    assert!(
        [3, 6, 9, 10]
            .into_iter()
            .all(|pin| is_only_right(leave([pin])))
    );
    for middle in [leave([1]), leave([5]), leave([4, 6]), leave([2, 5])] {
        assert!(!is_left(middle) && !is_right(middle), "{middle}");
    }
}
