//! The five states of one rack.
//!
//! The base classes of the document for finished states and states in progress are settled as one
//! enum: `is_over` distinguishes them.

use tenpin::domain::{FrameState, Mark, Pins, RuleError, Score};

use crate::documents::bowling::{pins, rack, score};

/// The states after which no ball follows.
fn over() -> [FrameState; 3] {
    [rack(&[10]), rack(&[9, 1]), rack(&[8, 1])]
}

/// The states that wait for a ball.
fn in_progress() -> [FrameState; 2] {
    [rack(&[]), rack(&[8])]
}

/// 000: a frame is in one of five states: strike, spare, miss, before the first ball, after it.
#[test]
fn there_are_five_states() {
    let first_bowl = FrameState::first_bowl(pins(8)).unwrap();
    let spare = FrameState::spare(pins(9)).unwrap();
    let miss = FrameState::miss(pins(8), pins(1)).unwrap();
    assert_eq!(in_progress(), [FrameState::Ready, first_bowl]);
    assert_eq!(over(), [FrameState::Strike, spare, miss]);
}

/// 000: a ball decides the next state.
#[test]
fn one_ball_decides_the_next_state() {
    assert_eq!(FrameState::Ready.bowl(pins(8)), Ok(rack(&[8])));
    assert_eq!(rack(&[8]).bowl(pins(2)), Ok(rack(&[8, 2])));
    assert_ne!(rack(&[8]).bowl(pins(1)), Ok(rack(&[8, 2])));
}

/// 000: a state knows whether it has had all its balls.
#[test]
fn a_state_knows_whether_it_is_over() {
    assert_eq!(over().map(FrameState::is_over), [true, true, true]);
    assert_eq!(in_progress().map(FrameState::is_over), [false, false]);
}

/// 000: a state gives its marks.
#[test]
fn a_state_gives_its_marks() {
    assert_eq!(over().map(|state| state.to_string()), ["X", "9|/", "8|1"]);
    let marks: Vec<_> = rack(&[9, 1]).marks().collect();
    assert_eq!(marks, [Mark::Count(9), Mark::Spare]);
}

/// 000: strike, spare and miss behave alike: they take no ball, and no pins are standing.
#[test]
fn finished_states_take_no_ball() {
    for state in over() {
        assert_eq!(state.bowl(Pins::NONE), Err(RuleError::FrameIsOver));
        assert_eq!(state.standing(), None);
    }
}

/// 000: the states before and after the first ball behave alike: they take a ball, and pins are
/// standing.
#[test]
fn states_in_progress_take_a_ball() {
    assert_eq!(
        in_progress().map(FrameState::standing),
        [Some(pins(10)), Some(pins(2))]
    );
    for state in in_progress() {
        assert!(state.bowl(Pins::NONE).is_ok(), "{state:?}");
    }
}

/// 000: before the first ball a state holds nothing.
#[test]
fn before_the_first_ball_there_are_no_balls() {
    assert_eq!(FrameState::Ready.balls().count(), 0);
}

/// 000: before the first ball, ten pins make a strike.
#[test]
fn ten_pins_at_first_are_a_strike() {
    assert_eq!(FrameState::Ready.bowl(Pins::ALL), Ok(FrameState::Strike));
}

/// 000: before the first ball, fewer than ten pins make a first bowl.
#[test]
fn fewer_than_ten_at_first_are_a_first_bowl() {
    for count in 0..=9 {
        let first_bowl = FrameState::first_bowl(pins(count));
        assert_eq!(FrameState::Ready.bowl(pins(count)), first_bowl);
    }
}

/// 000: before the first ball the frame is not over.
#[test]
fn before_the_first_ball_it_is_not_over() {
    assert!(!FrameState::Ready.is_over());
}

/// 000: before the first ball nothing is written.
#[test]
fn before_the_first_ball_nothing_is_written() {
    assert_eq!(FrameState::Ready.to_string(), "");
}

/// 000: before the first ball there is no score (settled: `None`, not -1).
#[test]
fn before_the_first_ball_there_is_no_score() {
    assert_eq!(FrameState::Ready.score(), None);
}

/// 000: before the first ball nothing can be added to an earlier score (settled: not -1; the earlier
/// score keeps its points and chances).
#[test]
fn before_the_first_ball_an_earlier_score_goes_on_waiting() {
    for earlier in [Score::STRIKE, Score::SPARE, score(9, 0)] {
        assert_eq!(FrameState::Ready.add_to(earlier), earlier);
    }
}

/// 000: a first bowl holds the pins of the first ball.
#[test]
fn first_bowl_holds_its_pins() {
    assert!(rack(&[7]).balls().eq([pins(7)]));
}

/// 000: a first bowl has fewer than ten pins, because ten are a strike.
#[test]
fn first_bowl_has_fewer_than_ten() {
    assert!(FrameState::first_bowl(pins(9)).is_ok());
    assert_eq!(
        FrameState::first_bowl(Pins::ALL),
        Err(RuleError::FirstBallTookAll)
    );
}

/// 000: after a first bowl the second ball knocks down no more than the standing pins.
#[test]
fn second_ball_takes_no_more_than_stands() {
    let refusal = RuleError::TooManyPins {
        thrown: 4,
        standing: 3,
    };
    assert_eq!(rack(&[7]).bowl(pins(4)), Err(refusal));
}

/// 000: a second ball that knocks down the rest makes a spare.
#[test]
fn the_rest_with_the_second_ball_is_a_spare() {
    assert_eq!(rack(&[7]).bowl(pins(3)), FrameState::spare(pins(7)));
}

/// 000: a second ball that leaves pins makes a miss.
#[test]
fn less_than_the_rest_with_the_second_ball_is_a_miss() {
    for second in 0..=2 {
        let miss = FrameState::miss(pins(7), pins(second));
        assert_eq!(rack(&[7]).bowl(pins(second)), miss);
    }
}

/// 000: after a first bowl the frame is not over.
#[test]
fn first_bowl_is_not_over() {
    for count in 0..=9 {
        assert!(!rack(&[count]).is_over(), "{count}");
    }
}

/// 000: a first bowl is written `-` for no pins, and 1 to 9 as the digit.
#[test]
fn first_bowl_is_a_dash_or_a_digit() {
    let written: String = (0..=9).map(|count| rack(&[count]).to_string()).collect();
    assert_eq!(written, "-123456789");
}

/// 000: a first bowl scores its pins, without any chances so far.
#[test]
fn first_bowl_scores_its_pins() {
    assert_eq!(rack(&[7]).score(), Some(score(7, 0)));
}

/// 000: a first bowl adds its pins to an earlier score with a chance, and nothing to one without.
#[test]
fn first_bowl_adds_its_pins_to_an_earlier_score() {
    assert_eq!(rack(&[7]).add_to(Score::STRIKE), score(17, 1));
    assert_eq!(rack(&[7]).add_to(Score::SPARE), score(17, 0));
    assert_eq!(rack(&[7]).add_to(score(9, 0)), score(9, 0));
}

/// 000: a miss holds the pins of both balls.
#[test]
fn miss_holds_both_balls() {
    assert!(rack(&[7, 2]).balls().eq([pins(7), pins(2)]));
}

/// 000: the balls of a miss knock down fewer than ten pins together (ten would be a spare).
#[test]
fn miss_takes_fewer_than_ten() {
    let refusal = RuleError::TooManyPins {
        thrown: 4,
        standing: 3,
    };
    assert_eq!(FrameState::miss(pins(7), pins(4)), Err(refusal));
    assert_eq!(
        FrameState::miss(pins(7), pins(3)),
        Err(RuleError::MissTookAll)
    );
}

/// 000: after a miss the frame is over and takes no ball.
#[test]
fn miss_is_over() {
    assert!(rack(&[7, 2]).is_over());
    assert_eq!(rack(&[7, 2]).bowl(pins(1)), Err(RuleError::FrameIsOver));
}

/// 000: a miss is written with `-` for no pins, and 1 to 9 as the digit.
#[test]
fn miss_is_dashes_and_digits() {
    assert_eq!(rack(&[0, 0]).to_string(), "-|-");
    assert_eq!(rack(&[0, 1]).to_string(), "-|1");
    assert_eq!(rack(&[9, 0]).to_string(), "9|-");
    assert_eq!(rack(&[2, 3]).to_string(), "2|3");
}

/// 000: a miss scores both balls together, without chances.
#[test]
fn miss_scores_both_balls() {
    assert_eq!(rack(&[7, 2]).score(), Some(score(9, 0)));
    assert_eq!(rack(&[0, 0]).score(), Some(score(0, 0)));
}

/// 000: a miss adds its balls in order to an earlier score while it has chances, so none is left.
#[test]
fn miss_adds_as_many_balls_as_the_earlier_score_waits_for() {
    assert_eq!(rack(&[7, 2]).add_to(Score::STRIKE), score(19, 0));
    assert_eq!(rack(&[7, 2]).add_to(Score::SPARE), score(17, 0));
    assert_eq!(rack(&[7, 2]).add_to(score(9, 0)), score(9, 0));
}

/// 000: a spare holds only the first ball; the second follows from it.
#[test]
fn spare_is_told_by_its_first_ball() {
    let spare = FrameState::spare(pins(6)).unwrap();
    assert!(spare.balls().eq([pins(6), pins(4)]));
}

/// 000: the first ball of a spare knocks down fewer than ten, because ten are a strike.
#[test]
fn spare_begins_with_fewer_than_ten() {
    assert!(FrameState::spare(pins(9)).is_ok());
    assert_eq!(
        FrameState::spare(Pins::ALL),
        Err(RuleError::FirstBallTookAll)
    );
}

/// 000: after a spare the frame is over and takes no ball.
#[test]
fn spare_is_over() {
    assert!(rack(&[6, 4]).is_over());
    assert_eq!(rack(&[6, 4]).bowl(pins(1)), Err(RuleError::FrameIsOver));
}

/// 000: a spare is written with its first ball, `-` or 1 to 9, and `/`.
#[test]
fn spare_is_its_first_ball_and_a_slash() {
    assert_eq!(rack(&[0, 10]).to_string(), "-|/");
    for first in 1..=9 {
        let written = rack(&[first, 10 - first]).to_string();
        assert_eq!(written, format!("{first}|/"));
    }
}

/// 000: a spare always scores 10 with 1 chance.
#[test]
fn spare_always_scores_ten() {
    for first in 0..=9 {
        let own = rack(&[first, 10 - first]).score();
        assert_eq!(own, Some(score(10, 1)));
    }
}

/// 000: a spare adds its balls in order to an earlier score while it has chances, so none is left.
#[test]
fn spare_adds_as_many_balls_as_the_earlier_score_waits_for() {
    assert_eq!(rack(&[6, 4]).add_to(Score::STRIKE), score(20, 0));
    assert_eq!(rack(&[6, 4]).add_to(Score::SPARE), score(16, 0));
    assert_eq!(rack(&[6, 4]).add_to(score(9, 0)), score(9, 0));
}

/// 000: a strike holds no value: its only ball knocked down ten.
#[test]
fn strike_is_one_ball_of_ten() {
    assert!(FrameState::Strike.balls().eq([Pins::ALL]));
}

/// 000: after a strike the frame is over and takes no ball.
#[test]
fn strike_is_over() {
    assert!(FrameState::Strike.is_over());
    assert_eq!(
        FrameState::Strike.bowl(pins(1)),
        Err(RuleError::FrameIsOver)
    );
}

/// 000: a strike is written `X`.
#[test]
fn strike_is_written_as_a_cross() {
    assert_eq!(FrameState::Strike.to_string(), "X");
}

/// 000: a strike always scores 10 with 2 chances.
#[test]
fn strike_always_scores_ten() {
    assert_eq!(FrameState::Strike.score(), Some(score(10, 2)));
}

/// 000: a strike adds 10 to an earlier score with a chance; another chance may be left.
#[test]
fn strike_adds_ten_to_an_earlier_score() {
    assert_eq!(FrameState::Strike.add_to(Score::STRIKE), score(20, 1));
    assert_eq!(FrameState::Strike.add_to(Score::SPARE), score(20, 0));
    assert_eq!(FrameState::Strike.add_to(score(9, 0)), score(9, 0));
}
