//! Players and pins.

use tenpin::domain::{Pins, Player, RuleError};

use crate::documents::bowling::{pins, player};
use crate::documents::dialogue::{latest_row, solo, spoken};

/// 000: the name of the player can be entered.
#[test]
fn the_name_of_the_player_is_asked_for() {
    let text = solo(&["KYJ"]);
    assert_eq!(
        spoken(&text).first(),
        Some(&"플레이어 이름은(3 english letters)?: KYJ")
    );
    assert!(latest_row(&text)[0].starts_with("|  KYJ |"), "{text}");
}

/// 000: a player has a name of three letters, and any other length is refused.
#[test]
fn a_name_has_three_letters() {
    assert_eq!(player("PJS").name(), "PJS");
    for (name, length) in [("P", 1), ("PJ", 2), ("PJSK", 4)] {
        assert_eq!(Player::new(name), Err(RuleError::NameLength { length }));
    }
}

/// 000: a name is never null (settled: nothing is null here; an empty name is refused).
#[test]
fn a_name_is_not_empty() {
    assert_eq!(Player::new(""), Err(RuleError::NameLength { length: 0 }));
}

/// 000: the pins of each ball are asked for, frame by frame, starting with the first.
#[test]
fn balls_are_asked_for_frame_by_frame() {
    let text = solo(&["PJS", "10", "8", "2", "7"]);
    let questions = [
        "1프레임 투구 : 10",
        "2프레임 투구 : 8",
        "2프레임 투구 : 2",
        "3프레임 투구 : 7",
        "3프레임 투구 : ",
    ];
    assert_eq!(spoken(&text)[1..], questions);
}

/// 000: pins hold the number that fell.
#[test]
fn pins_hold_their_count() {
    for count in 0..=10 {
        assert_eq!(pins(count).count(), count);
    }
}

/// 000: pins outside 0 to 10 are refused (below 0 there is no count at all: as an answer it is
/// refused, as a number it can't be written).
#[test]
fn pins_out_of_range_are_refused() {
    for thrown in [11, 12, 255] {
        assert_eq!(Pins::new(thrown), Err(RuleError::PinsOutOfRange { thrown }));
    }
    let text = solo(&["PJS", "-1", "11"]);
    assert!(
        latest_row(&text)[0].starts_with("|  PJS |      |"),
        "{text}"
    );
}

/// 000: ten pins are recognised as a strike.
#[test]
fn only_ten_pins_are_all() {
    for count in 0..=10 {
        assert_eq!(pins(count).is_all(), count == 10, "{count}");
    }
}

/// 000: the pins of two balls are never more than ten together.
#[test]
fn two_balls_never_take_more_than_ten() {
    for first in 0..=10 {
        let standing = 10 - first;
        for thrown in standing + 1..=10 {
            let refusal = RuleError::TooManyPins { thrown, standing };
            assert_eq!(pins(first).and(pins(thrown)), Err(refusal));
        }
    }
}

/// 000: together with the next ball, a spare is recognised.
#[test]
fn two_balls_that_take_ten_are_a_spare() {
    for first in 0..=9 {
        assert!(pins(first).is_spare_with(pins(10 - first)), "{first}");
        assert_eq!(pins(first).and(pins(10 - first)), Ok(Pins::ALL));
    }
    assert!(!pins(10).is_spare_with(pins(0)) && !pins(6).is_spare_with(pins(3)));
    assert_eq!(pins(6).and(pins(3)), Ok(pins(9)));
}

/// 000: no pins are recognised as a gutter ball.
#[test]
fn only_no_pins_are_a_gutter_ball() {
    for count in 0..=10 {
        assert_eq!(pins(count).is_none(), count == 0, "{count}");
    }
}
