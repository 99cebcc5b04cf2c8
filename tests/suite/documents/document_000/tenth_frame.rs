//! The tenth frame, case by case.

use tenpin::domain::{FinalFrame, Frame, FrameNumber, FrameState, Pins, RuleError, Score};

use crate::documents::bowling::{After, every_tenth, pins, play, play_tenth, rack, score, tenth};

/// The states of a tenth frame, and its number of balls.
fn told(counts: &[u8]) -> (Vec<FrameState>, usize) {
    let frame = tenth(counts);
    (frame.states().to_vec(), frame.bowls())
}

/// 000: the final frame holds a list of states and the count of its balls.
#[test]
fn the_tenth_has_states_and_a_count_of_balls() {
    assert_eq!(told(&[]), (vec![FrameState::Ready], 0));
    let states = vec![rack(&[8, 2]), rack(&[7])];
    assert_eq!(told(&[8, 2, 7]), (states, 3));
}

/// 000: it has 0 to 3 balls, and 2 or 3 when it is over.
#[test]
fn the_tenth_has_two_or_three_balls() {
    let ways = every_tenth();
    let (over, unfinished): (Vec<_>, Vec<_>) = ways.iter().partition(|frame| frame.is_over());
    let counts = |frames: &[&FinalFrame]| {
        let mut counts: Vec<_> = frames.iter().map(|frame| frame.bowls()).collect();
        counts.sort_unstable();
        counts.dedup();
        counts
    };
    assert_eq!(counts(&over), [2, 3]);
    assert_eq!(counts(&unfinished), [0, 1, 2]);
    for frame in over {
        assert_eq!(frame.after(Pins::NONE), Err(RuleError::FrameIsOver));
    }
}

/// 000: a first ball that is not a strike is a first bowl, after 1 ball.
#[test]
fn tenth_after_a_first_bowl() {
    assert_eq!(told(&[8]), (vec![rack(&[8])], 1));
}

/// 000: a strike with the first ball, after 1 ball.
#[test]
fn tenth_after_a_strike() {
    assert_eq!(told(&[10]), (vec![FrameState::Strike], 1));
}

/// 000: a strike, then not another: strike and first bowl, after 2 balls.
#[test]
fn tenth_after_a_strike_and_a_first_bowl() {
    let states = vec![FrameState::Strike, rack(&[8])];
    assert_eq!(told(&[10, 8]), (states, 2));
}

/// 000: a strike, then another: strike and strike, after 2 balls.
#[test]
fn tenth_after_two_strikes() {
    let states = vec![FrameState::Strike; 2];
    assert_eq!(told(&[10, 10]), (states, 2));
}

/// 000: a strike, then two balls that leave pins: strike and miss, after 3 balls.
#[test]
fn tenth_after_a_strike_and_a_miss() {
    let states = vec![FrameState::Strike, rack(&[8, 1])];
    assert_eq!(told(&[10, 8, 1]), (states, 3));
}

/// 000: a strike, then two balls that take all: strike and spare, after 3 balls.
#[test]
fn tenth_after_a_strike_and_a_spare() {
    let states = vec![FrameState::Strike, rack(&[8, 2])];
    assert_eq!(told(&[10, 8, 2]), (states, 3));
}

/// 000: two strikes, then fewer than ten: strike, strike and first bowl, after 3 balls.
#[test]
fn tenth_after_two_strikes_and_a_first_bowl() {
    let states = vec![FrameState::Strike, FrameState::Strike, rack(&[8])];
    assert_eq!(told(&[10, 10, 8]), (states, 3));
}

/// 000: three strikes: strike, strike and strike, after 3 balls.
#[test]
fn tenth_after_three_strikes() {
    let states = vec![FrameState::Strike; 3];
    assert_eq!(told(&[10, 10, 10]), (states, 3));
}

/// 000: the final frame scores the sum of its states.
#[test]
fn the_tenth_scores_the_sum_of_its_balls() {
    for frame in every_tenth().into_iter().filter(FinalFrame::is_over) {
        let frame = Frame::Final(frame);
        let fallen = frame.balls().map(Pins::count).sum();
        assert_eq!(frame.score(&[]), Some(score(fallen, 0)), "{frame}");
    }
}

/// 000: an earlier score may come from the ninth frame: the balls of the tenth use up its chances.
#[test]
fn the_tenth_adds_to_the_ninth() {
    let add = |counts: &[u8], earlier| Frame::Final(tenth(counts)).add_to(earlier);
    assert_eq!(add(&[10], Score::STRIKE), score(20, 1));
    assert_eq!(add(&[10, 8, 1], Score::STRIKE), score(28, 0));
    assert_eq!(add(&[9, 1, 10], Score::STRIKE), score(20, 0));
    assert_eq!(add(&[10, 8, 1], Score::SPARE), score(20, 0));
    assert_eq!(add(&[10, 8, 1], score(9, 0)), score(9, 0));
    let ninth = |balls: &str| play(balls).scores().totals()[8];
    assert_eq!(ninth(&format!("{}X X81", "--".repeat(8))), 28);
}

/// 000: an earlier score may come from the tenth frame itself: the later balls use up its chances.
#[test]
fn the_tenth_adds_to_itself() {
    let own = |balls: &str| play_tenth(balls).score_of(FrameNumber::LAST);
    assert_eq!(own("X"), Some(score(10, 2)));
    assert_eq!(own("X8"), Some(score(18, 1)));
    assert_eq!(own("X81"), Some(score(19, 0)));
    assert_eq!(own("9/"), Some(score(10, 1)));
    assert_eq!(own("9/X"), Some(score(20, 0)));
}

/// 000: while a state is missing there is no score (settled: no error that is caught; the score
/// keeps its chances and shows no total).
#[test]
fn the_tenth_has_no_total_while_a_ball_is_missing() {
    for balls in ["", "8", "X", "XX", "X8", "9/"] {
        let frames = play_tenth(balls);
        assert_eq!(frames.scores().totals().len(), 9, "{balls}");
    }
    assert_eq!(play_tenth("XX8").scores().totals().len(), 10);
    assert_eq!(tenth(&[10]).after(pins(10)), Ok(tenth(&[10, 10])));
}
