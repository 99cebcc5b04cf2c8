//! The purpose of the program.

use tenpin::domain::{BowlingGame, FrameState, RuleError};

use crate::documents::bowling::{
    After, NO_TOTALS, pins, play, play_tenth, player, rack, tenth, totals,
};

/// 000: the program computes the score of a game of bowling.
#[test]
fn a_whole_game_is_scored() {
    let frames = play("X 7/ 9- X -8 8/ -6 X X X81");
    let expected = [20, 39, 48, 66, 74, 84, 90, 120, 148, 167];
    assert_eq!(frames.scores().totals(), expected);
    assert!(frames.is_over());
}

/// 000: the program keeps the score of one player's game.
#[test]
fn the_score_of_one_player_is_kept() {
    let mut game = BowlingGame::new(player("PJS"));
    for count in [10, 8, 2, 8, 1] {
        game.bowl(pins(count)).unwrap();
    }
    assert_eq!(game.player().name(), "PJS");
    assert_eq!(game.scores().total(), 47);
}

/// 000: a strike is written `X`, a spare like `9|/`, a miss like `8|1`.
#[test]
fn strike_spare_and_miss_have_their_marks() {
    assert_eq!(rack(&[10]).to_string(), "X");
    assert_eq!(rack(&[9, 1]).to_string(), "9|/");
    assert_eq!(rack(&[8, 1]).to_string(), "8|1");
}

/// 000: a strike is all ten pins with the first ball of a frame.
#[test]
fn strike_takes_all_ten_with_the_first_ball() {
    assert_eq!(rack(&[10]), FrameState::Strike);
    assert_ne!(rack(&[0, 10]), FrameState::Strike);
}

/// 000: a spare is all ten pins with the second ball of a frame.
#[test]
fn spare_takes_all_ten_with_the_second_ball() {
    for first in 0..=9 {
        let spare = FrameState::spare(pins(first)).unwrap();
        assert_eq!(rack(&[first, 10 - first]), spare);
    }
}

/// 000: a miss leaves pins standing after the second ball.
#[test]
fn miss_leaves_pins_after_the_second_ball() {
    assert!(rack(&[8, 1]).is_miss() && rack(&[0, 0]).is_miss());
    assert!(!rack(&[8]).is_miss() && !rack(&[8, 2]).is_miss());
}

/// 000: a gutter ball knocks down no pins and is written `-`.
#[test]
fn gutter_ball_is_a_dash() {
    assert_eq!(rack(&[0]).to_string(), "-");
    assert_eq!(rack(&[0, 0]).to_string(), "-|-");
    assert_eq!(rack(&[7, 0]).to_string(), "7|-");
}

/// 000: a strike adds the next two balls.
#[test]
fn strike_adds_the_next_two_balls() {
    assert_eq!(totals("X 3"), NO_TOTALS);
    assert_eq!(totals("X 34"), [17, 24]);
    assert_eq!(totals("X X 5"), [25]);
}

/// 000: a spare adds the next ball.
#[test]
fn spare_adds_the_next_ball() {
    assert_eq!(totals("6/"), NO_TOTALS);
    assert_eq!(totals("6/ 5"), [15]);
}

/// 000: a strike or a spare in the tenth frame earns another ball (settled: a strike there earns
/// two, so that the frame has three balls in both cases).
#[test]
fn strike_or_spare_in_the_tenth_earns_a_third_ball() {
    for earned in ["X81", "XX8", "9/5"] {
        assert!(play_tenth(earned).is_over(), "{earned}");
    }
    assert!(!tenth(&[10, 8]).is_over() && !tenth(&[9, 1]).is_over());
    assert_eq!(
        tenth(&[8, 1]).after(pins(1)),
        Err(RuleError::FrameIsOver),
        "a miss earns nothing"
    );
}
