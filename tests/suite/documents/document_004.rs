//! Document 004: the requirements, sorted from the outside in and back.

use tenpin::domain::{
    BowlingGame, BowlingGames, FinalFrame, Frame, FrameNumber, FrameState, Frames, Pins, Player,
    RuleError, Score,
};
use tenpin::report::text_board::BoardRow;

use super::bowling::{
    After, current_number, every_tenth, normal, number, pins, play, play_tenth, player, rack,
    score, sheet, tenth, tenth_marks, totals,
};
use super::dialogue::{latest_row, solo, spoken};

/// 004: the name of the player is entered, and a player is created from it.
#[test]
fn the_name_makes_a_player() {
    let text = solo(&["KYJ"]);
    assert_eq!(spoken(&text)[0], "플레이어 이름은(3 english letters)?: KYJ");
    assert!(latest_row(&text)[0].starts_with("|  KYJ |"), "{text}");
}

/// 004: players of the same name are the same (settled: so a roster refuses the second one).
#[test]
fn the_same_name_is_the_same_player() {
    assert_eq!(player("PJS"), player("PJS"));
    let twice = BowlingGames::new([player("PJS"), player("pjs")]);
    assert_eq!(twice, Err(RuleError::NameTaken(player("PJS"))));
}

/// 004: a name of fewer or more than three letters is refused.
#[test]
fn a_name_of_fewer_or_more_letters_is_refused() {
    for (name, length) in [("PJ", 2), ("PJSK", 4)] {
        assert_eq!(Player::new(name), Err(RuleError::NameLength { length }));
    }
}

/// 004: the screen is printed without the score (settled: the board has its line of totals, which is
/// blank until one is settled).
#[test]
fn the_board_has_no_total_before_one_is_settled() {
    let row = BoardRow("PJS", &play("X")).to_string();
    let blank = format!("{}|", "|      ".repeat(11));
    assert_eq!(row.lines().nth(1), Some(blank.as_str()));
}

/// 004, game 1: a ball is entered.
#[test]
fn a_ball_is_typed() {
    let text = solo(&["PJS", "7"]);
    assert_eq!(spoken(&text)[1], "1프레임 투구 : 7");
    assert!(
        latest_row(&text)[0].starts_with("|  PJS |  7   |"),
        "{text}"
    );
}

/// 004, game 2: after a strike the next frame is current.
#[test]
fn strike_leads_to_the_next_frame() {
    let text = solo(&["PJS", "10"]);
    assert_eq!(spoken(&text).last(), Some(&"2프레임 투구 : "));
}

/// 004, game 3: otherwise the pins are stored and the same frame has one more ball.
#[test]
fn a_frame_without_a_strike_has_one_more_ball() {
    let text = solo(&["PJS", "7"]);
    assert_eq!(spoken(&text).last(), Some(&"1프레임 투구 : "));
    assert_eq!(sheet(&play("7")), ["7"]);
}

/// 004, game 4: the pins make it a spare, a miss or a gutter ball.
#[test]
fn the_balls_make_spare_miss_or_gutter() {
    assert_eq!(sheet(&play("7/ 72 7- --")), ["7|/", "7|2", "7|-", "-|-"]);
}

/// 004, game 5: there are ten frames, and an eleventh is refused.
#[test]
fn there_is_no_eleventh_frame() {
    assert_eq!(Frames::default().iter().len(), 10);
    let refusal = RuleError::NoSuchFrame { number: 11 };
    assert_eq!(FrameNumber::new(11), Err(refusal));
    assert_eq!(FrameNumber::LAST.next(), Err(refusal));
}

/// 004, frame: ten pins with the first ball are ten points and a strike, and the next frame is current.
#[test]
fn ten_with_the_first_ball_are_ten_points() {
    let frames = play("X");
    assert_eq!(frames.score_of(number(1)).map(Score::points), Some(10));
    assert_eq!(current_number(&frames), Some(2));
}

/// 004, frame: with fewer than ten the frame has one more ball.
#[test]
fn fewer_than_ten_leave_one_more_ball() {
    for first in 0..=9 {
        let frame = normal(&[first]);
        assert!(!frame.is_over() && frame.after(pins(0)).unwrap().is_over());
    }
}

/// 004, frame: the second ball has only the pins left by the first one: after 6, at most 4.
#[test]
fn the_second_ball_has_the_pins_that_are_left() {
    assert_eq!(play("6").standing(), Some(pins(4)));
    assert!((0..=4).all(|second| normal(&[6]).after(pins(second)).is_ok()));
    let refusal = RuleError::TooManyPins {
        thrown: 5,
        standing: 4,
    };
    assert_eq!(normal(&[6]).after(pins(5)), Err(refusal));
}

/// 004, frame: the second ball makes it a spare, a miss or a gutter ball.
#[test]
fn the_second_ball_makes_spare_miss_or_gutter() {
    let written = [4, 3, 0].map(|second| rack(&[6, second]).to_string());
    assert_eq!(written, ["6|/", "6|3", "6|-"]);
}

/// 004, frame: without a strike there are two balls.
#[test]
fn a_frame_without_a_strike_has_two_balls() {
    assert_eq!(normal(&[6, 3]).after(pins(0)), Err(RuleError::FrameIsOver));
    assert_eq!(normal(&[6, 4]).after(pins(0)), Err(RuleError::FrameIsOver));
}

/// 004, frame: the tenth has two balls or more, even after a strike.
#[test]
fn the_tenth_has_at_least_two_balls() {
    assert!(!tenth(&[10]).is_over());
    let over = every_tenth().into_iter().filter(FinalFrame::is_over);
    assert_eq!(over.map(|frame| frame.bowls()).min(), Some(2));
}

/// 004, frame: after a strike in the tenth the next ball belongs to the same frame.
#[test]
fn a_strike_in_the_tenth_stays_in_the_frame() {
    let frames = play_tenth("X");
    assert_eq!(current_number(&frames), Some(10));
    assert_eq!(tenth_marks(&[10, 7]), "X|7");
}

/// 004, frame: a strike with the first or the second ball, or a spare, earns the bonus ball.
#[test]
fn a_strike_or_a_spare_in_the_tenth_earns_the_bonus_ball() {
    for balls in ["X5", "XX", "5/"] {
        assert!(!play_tenth(balls).is_over(), "{balls}");
    }
    assert!(play_tenth("54").is_over());
}

/// 004, frame: the bonus ball belongs to the same frame.
#[test]
fn the_bonus_ball_belongs_to_the_tenth() {
    assert_eq!(tenth_marks(&[9, 1, 5]), "9|/|5");
    assert_eq!(sheet(&play_tenth("9/5")).len(), 10);
}

/// 004, frame: frames 1 to 9 have one ball or two.
#[test]
fn frames_1_to_9_have_one_or_two_balls() {
    let balls = |counts: &[u8]| {
        let frame = normal(counts);
        (frame.is_over(), Frame::Normal(frame).balls().count())
    };
    assert_eq!(balls(&[10]), (true, 1));
    assert_eq!(balls(&[9, 1]), (true, 2));
    assert_eq!(balls(&[9, 0]), (true, 2));
    assert_eq!(balls(&[9]), (false, 1));
}

/// 004, frame: the tenth has two balls or three.
#[test]
fn the_tenth_has_two_balls_or_three() {
    let ways = every_tenth();
    for frame in ways.iter().filter(|frame| frame.is_over()) {
        let balls = if frame.states()[0].is_miss() { 2 } else { 3 };
        assert_eq!(frame.bowls(), balls, "{frame:?}");
    }
}

/// 004, pins: less than 0 is refused (no such number can exist; the answer is refused).
#[test]
fn pins_below_zero_are_refused() {
    let text = solo(&["PJS", "-3"]);
    assert_eq!(spoken(&text).last(), Some(&"1프레임 투구 : "));
    assert!(
        latest_row(&text)[0].starts_with("|  PJS |      |"),
        "{text}"
    );
}

/// 004, pins: more than 10 are refused.
#[test]
fn pins_above_ten_are_refused() {
    let refusal = RuleError::PinsOutOfRange { thrown: 11 };
    assert_eq!(Pins::new(11), Err(refusal));
    assert_eq!(pins(10), Pins::ALL);
}

/// 004, pins: when all ten have fallen, none are left.
#[test]
fn no_pins_are_left_after_a_strike() {
    assert_eq!(rack(&[10]).standing(), None);
    assert_eq!(Pins::ALL.left(), Pins::NONE);
}

/// 004, pins: when fewer than ten have fallen the frame has one more ball.
#[test]
fn pins_are_left_after_fewer_than_ten() {
    for first in 0..=9 {
        assert_eq!(rack(&[first]).standing(), Some(pins(10 - first)));
    }
}

/// 004, pins: a second ball with more pins than are standing is refused.
#[test]
fn more_than_stand_is_refused() {
    let text = solo(&["PJS", "6", "5"]);
    let expected = [
        "1프레임 투구 : 5",
        "남은 핀은 4개뿐입니다: 0부터 4까지 입력하세요",
        "1프레임 투구 : ",
    ];
    assert_eq!(spoken(&text)[2..], expected);
}

/// 004, pins: after the second ball the rack is over.
#[test]
fn the_rack_is_done_after_the_second_ball() {
    assert_eq!(rack(&[6, 3]).standing(), None);
    assert_eq!(rack(&[6, 4]).standing(), None);
    assert_eq!(play("6 3").standing(), Some(Pins::ALL), "of the next frame");
}

/// 004, pins: in the tenth a strike or a spare sets up ten new pins (settled: each one does, not
/// exactly one).
#[test]
fn each_strike_or_spare_in_the_tenth_sets_up_ten_pins() {
    for balls in ["X", "XX", "6/"] {
        assert_eq!(play_tenth(balls).standing(), Some(Pins::ALL), "{balls}");
    }
    assert_eq!(play_tenth("X6").standing(), Some(pins(4)));
}

/// 004, pins: after the bonus ball no pins are standing.
#[test]
fn nothing_stands_after_the_bonus_ball() {
    for balls in ["XX6", "X63", "6/3"] {
        assert_eq!(play_tenth(balls).standing(), None, "{balls}");
    }
}

/// 004, game: when the tenth frame is over the program ends.
#[test]
fn the_program_ends_after_the_tenth_frame() {
    let strikes = ["10"; 12];
    let answers = [&["PJS"], &strikes[..], &["7"]].concat();
    let text = solo(&answers);
    let expected = ["10프레임 투구 : 10", "10프레임 투구 : 10", "1위 PJS 300점"];
    assert_eq!(spoken(&text)[11..], expected);
}

/// 004, game: a wrong answer is refused and changes nothing; the question is repeated.
#[test]
fn a_wrong_answer_is_asked_again() {
    let text = solo(&["PJS", "ten", "", "/", "9"]);
    let expected = [
        "1프레임 투구 : ten",
        "\"ten\": 투구가 아닙니다. 0부터 10까지, x 스트라이크, / 스페어, - 거터, f 파울. \
         명령은 help로 볼 수 있습니다",
        "1프레임 투구 : ",
        "\"\": 투구가 아닙니다. 0부터 10까지, x 스트라이크, / 스페어, - 거터, f 파울. \
         명령은 help로 볼 수 있습니다",
        "1프레임 투구 : /",
        "스페어는 두 번째 투구에만 있습니다: 0부터 10까지, 또는 x",
        "1프레임 투구 : 9",
        "1프레임 투구 : ",
    ];
    assert_eq!(spoken(&text)[1..], expected);
    assert!(
        latest_row(&text)[0].starts_with("|  PJS |  9   |  "),
        "{text}"
    );
}

/// 004, from the outside in: a player has frames.
#[test]
fn a_player_has_frames() {
    let game = BowlingGame::new(player("PJS"));
    assert_eq!(game.player(), player("PJS"));
    assert_eq!(game.frames().iter().len(), 10);
}

/// 004, from the outside in: a ball creates a frame (settled: all ten exist from the start, and a
/// ball begins one).
#[test]
fn a_ball_begins_a_frame() {
    let begun = |balls: &str| play(balls).iter().filter(|frame| frame.is_begun()).count();
    assert_eq!((begun(""), begun("X"), begun("X 6")), (0, 1, 2));
}

/// 004, from the outside in: a frame has pins.
#[test]
fn a_frame_has_pins() {
    let frame = Frame::Normal(normal(&[6, 3]));
    assert!(frame.balls().eq([pins(6), pins(3)]));
}

/// 004, from the outside in: the pins determine the score.
#[test]
fn the_pins_tell_the_score() {
    assert_eq!(Score::miss(pins(9)), Ok(score(9, 0)));
    assert_eq!(rack(&[6, 3]).score(), Some(score(9, 0)));
}

/// 004, from the inside out: pins go to the frame, which determines the score.
#[test]
fn the_frame_tells_the_score_of_its_pins() {
    let frame = Frame::new(number(1)).after(pins(6)).unwrap();
    assert_eq!(frame.score(&[]), Some(score(6, 0)));
    let frame = frame.after(pins(3)).unwrap();
    assert_eq!(frame.score(&[]), Some(score(9, 0)));
}

/// 004, from the inside out: it is decided whether the next frame or this one takes the next ball.
#[test]
fn this_frame_or_the_next_takes_the_ball() {
    let numbers = ["", "6", "63", "63 X"].map(|balls| current_number(&play(balls)));
    assert_eq!(numbers, [Some(1), Some(1), Some(2), Some(3)]);
}

/// 004, objects: a name that is not three letters long is refused, even an empty one.
#[test]
fn a_player_needs_three_letters() {
    assert_eq!(Player::new(""), Err(RuleError::NameLength { length: 0 }));
    assert_eq!(Player::new("PJS").map(|player| player.name().len()), Ok(3));
}

/// 004, objects: a frame has its score and the remaining chances.
#[test]
fn a_frame_has_a_score_and_chances() {
    let strike = Frame::Normal(normal(&[10])).score(&[]).unwrap();
    assert_eq!((strike.points(), strike.chances()), (10, 2));
}

/// 004, objects: a basic frame has one more ball, and after its second ball none; more than ten pins
/// together are refused.
#[test]
fn a_basic_frame_has_one_ball_left() {
    let basic = normal(&[6]);
    assert_eq!(basic.states()[0].standing(), Some(pins(4)));
    assert_eq!(basic.after(pins(3)).map(|frame| frame.is_over()), Ok(true));
    let refusal = RuleError::TooManyPins {
        thrown: 5,
        standing: 4,
    };
    assert_eq!(basic.after(pins(5)), Err(refusal));
}

/// 004, objects: if its first ball is a strike, the last frame has two more.
#[test]
fn a_strike_leaves_the_last_frame_two_balls() {
    let first = tenth(&[10]);
    let second = first.after(pins(5)).unwrap();
    assert!(!first.is_over() && !second.is_over());
    assert!(second.after(pins(4)).unwrap().is_over());
}

/// 004, objects: in the last frame a spare leaves one more ball.
#[test]
fn a_spare_leaves_the_last_frame_one_ball() {
    let spare = tenth(&[5, 5]);
    assert!(!spare.is_over());
    assert!(spare.after(pins(10)).unwrap().is_over());
}

/// 004, objects: in the last frame fewer than ten with two balls end it.
#[test]
fn a_miss_leaves_the_last_frame_no_ball() {
    assert!(tenth(&[5, 4]).is_over());
}

/// 004, objects: pins wrap a plain count, which is never more than ten nor less than zero.
#[test]
fn pins_wrap_a_count() {
    let accepted = (0..=u8::MAX).filter_map(|count| Pins::new(count).ok());
    assert!(accepted.map(Pins::count).eq(0..=10));
}

/// 004, objects: a score below 0 or above 10 is refused (settled: ten is the limit for pins; the
/// score of a frame is 0 to 30).
#[test]
fn a_score_above_thirty_is_refused() {
    let refusal = RuleError::ScoreOutOfRange {
        points: 31,
        chances: 0,
        limit: 30,
    };
    assert_eq!(Score::new(31, 0), Err(refusal));
    assert_eq!(totals("X X X")[0], 30);
}

/// 004, objects: a score has its points and the remaining balls: ten at once is `X`.
#[test]
fn ten_at_once_is_a_cross() {
    assert_eq!(rack(&[10]), FrameState::Strike);
    assert_eq!(rack(&[10]).to_string(), "X");
}

/// 004, objects: ten with both balls is `/`.
#[test]
fn ten_with_both_balls_is_a_slash() {
    assert_eq!(rack(&[6, 4]).to_string(), "6|/");
}

/// 004, objects: a first ball is its digit.
#[test]
fn a_first_ball_is_a_digit() {
    for count in 1..=9 {
        assert_eq!(rack(&[count]).to_string(), count.to_string());
    }
}

/// 004, objects: a first or second ball without pins is `-`.
#[test]
fn a_ball_without_a_pin_is_a_dash() {
    assert_eq!(rack(&[0]).to_string(), "-");
    assert_eq!(rack(&[6, 0]).to_string(), "6|-");
    assert_eq!(rack(&[0, 6]).to_string(), "-|6");
}

/// 004, objects: fewer than ten with both balls are both digits.
#[test]
fn a_miss_is_both_digits() {
    assert_eq!(rack(&[6, 3]).to_string(), "6|3");
}
