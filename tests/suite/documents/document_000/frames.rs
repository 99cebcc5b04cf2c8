//! Frames 1 to 9, and all ten together.

use tenpin::domain::{Frame, FrameNumber, FrameState, Frames, NormalFrame, RuleError, Score};

use crate::documents::bowling::{
    After, NO_TOTALS, current_number, normal, number, pins, play, play_tenth, score, tenth, totals,
};

/// 000: the last frame differs in its balls and its score, so there are two kinds of frame.
#[test]
fn the_tenth_is_a_frame_of_its_own_kind() {
    for count in 1..=9 {
        let frame = Frame::new(number(count));
        assert_eq!(frame, Frame::Normal(NormalFrame::new(number(count))));
    }
    assert_eq!(Frame::new(FrameNumber::LAST), Frame::Final(tenth(&[])));
}

/// 000: a ball decides the next state of a frame of either kind.
#[test]
fn one_ball_decides_the_next_state_of_a_frame() {
    for frame in [FrameNumber::FIRST, FrameNumber::LAST].map(Frame::new) {
        let after = frame.after(pins(8)).unwrap();
        assert_eq!(after.states(), [FrameState::first_bowl(pins(8)).unwrap()]);
        assert_eq!(after.number(), frame.number());
    }
}

/// 000: a frame of either kind knows whether it has had all its balls.
#[test]
fn a_frame_knows_whether_it_is_over() {
    let is_over = |counts: &[u8]| {
        let normal = Frame::Normal(normal(counts));
        let tenth = Frame::Final(tenth(counts));
        (normal.is_over(), tenth.is_over())
    };
    assert_eq!(is_over(&[8]), (false, false));
    assert_eq!(is_over(&[8, 1]), (true, true));
    assert_eq!(is_over(&[8, 2]), (true, false));
    assert_eq!(is_over(&[10]), (true, false));
}

/// 000: a frame of either kind gives its marks.
#[test]
fn a_frame_gives_its_marks() {
    assert_eq!(Frame::Normal(normal(&[9, 1])).to_string(), "9|/");
    assert_eq!(Frame::Final(tenth(&[9, 1, 10])).to_string(), "9|/|X");
}

/// 000: a frame of either kind gives its score.
#[test]
fn a_frame_gives_its_score() {
    let open = Frame::Normal(normal(&[8, 1]));
    assert_eq!(open.score(&[]), Some(score(9, 0)));
    let last = Frame::Final(tenth(&[9, 1, 10]));
    assert_eq!(last.score(&[]), Some(score(20, 0)));
}

/// 000: a frame of either kind adds to the score of an earlier one.
#[test]
fn a_frame_adds_to_an_earlier_score() {
    let open = Frame::Normal(normal(&[8, 1]));
    assert_eq!(open.add_to(Score::STRIKE), score(19, 0));
    let last = Frame::Final(tenth(&[10, 10, 5]));
    assert_eq!(last.add_to(Score::STRIKE), score(30, 0));
}

/// 000: a normal frame holds its state and its number.
#[test]
fn a_normal_frame_has_a_state_and_a_number() {
    let frame = NormalFrame::new(number(4)).after(pins(10)).unwrap();
    assert_eq!(frame.number(), number(4));
    assert_eq!(frame.states(), [FrameState::Strike]);
}

/// 000: a normal frame begins before its first ball and is not over.
#[test]
fn a_normal_frame_begins_ready() {
    let frame = NormalFrame::new(FrameNumber::FIRST);
    assert_eq!(frame.states(), [FrameState::Ready]);
    assert!(!frame.is_over());
}

/// 000: after a first ball that is not a strike a normal frame continues.
#[test]
fn a_normal_frame_goes_on_after_a_first_bowl() {
    let frame = normal(&[8]);
    assert_eq!(frame.states(), [FrameState::first_bowl(pins(8)).unwrap()]);
    assert!(!frame.is_over());
}

/// 000: after a strike a normal frame is over.
#[test]
fn a_normal_frame_is_over_after_a_strike() {
    let frame = normal(&[10]);
    assert_eq!(frame.states(), [FrameState::Strike]);
    assert!(frame.is_over());
}

/// 000: after a spare a normal frame is over.
#[test]
fn a_normal_frame_is_over_after_a_spare() {
    let frame = normal(&[8, 2]);
    assert_eq!(frame.states(), [FrameState::spare(pins(8)).unwrap()]);
    assert!(frame.is_over());
}

/// 000: a normal frame gives the score of its state.
#[test]
fn a_normal_frame_scores_as_its_state_does() {
    for counts in [&[][..], &[8], &[8, 1], &[8, 2], &[10]] {
        let frame = normal(counts);
        let own = frame.states()[0].score();
        assert_eq!(Frame::Normal(frame).score(&[]), own, "{counts:?}");
    }
}

/// 000: a normal frame gives an earlier score with its own balls added.
#[test]
fn a_normal_frame_adds_as_its_state_does() {
    let add = |counts: &[u8]| Frame::Normal(normal(counts)).add_to(Score::STRIKE);
    assert_eq!(add(&[]), Score::STRIKE);
    assert_eq!(add(&[8]), score(18, 1));
    assert_eq!(add(&[8, 1]), score(19, 0));
    assert_eq!(add(&[8, 2]), score(20, 0));
    assert_eq!(add(&[10]), score(20, 1));
}

/// 000: a factory creates the list of ten frames (settled: the default of the frames is that list).
#[test]
fn there_are_ten_frames() {
    let frames = Frames::default();
    let numbers = frames.iter().map(|frame| frame.number().number());
    assert!(numbers.eq(1..=10));
}

/// 000: the first nine are normal frames before their first ball (settled: numbered from 1).
#[test]
fn the_first_nine_frames_are_normal() {
    let frames = Frames::default();
    for (frame, count) in frames.iter().zip(1..=9) {
        assert_eq!(frame, &Frame::Normal(NormalFrame::new(number(count))));
    }
}

/// 000: the last one is the final frame before its first ball.
#[test]
fn the_last_frame_is_the_final_one() {
    let frames = Frames::default();
    assert_eq!(frames.iter().last(), Some(&Frame::Final(tenth(&[]))));
    assert_eq!(tenth(&[]).states(), [FrameState::Ready]);
}

/// 000: frames hold the list and the current frame (settled: that is the first one not over).
#[test]
fn frames_know_their_list_and_where_they_are() {
    let frames = play("X 8");
    assert_eq!(frames.iter().len(), 10);
    assert_eq!(current_number(&frames), Some(2));
}

/// 000: a frame's number out of its range is refused (settled: 1 to 10, as people count).
#[test]
fn a_frame_number_is_1_to_10() {
    for count in 1..=10 {
        assert_eq!(number(count).number(), count);
    }
    for number in [0, 11, 255] {
        let refusal = RuleError::NoSuchFrame { number };
        assert_eq!(FrameNumber::new(number), Err(refusal));
    }
}

/// 000: from the start there are ten frames, and none of them has had a ball.
#[test]
fn no_frame_has_a_ball_at_the_start() {
    let frames = Frames::default();
    assert_eq!(frames.iter().len(), 10);
    let mut states = frames.iter().flat_map(Frame::states);
    assert!(states.all(|state| *state == FrameState::Ready));
}

/// 000: frames give the current frame.
#[test]
fn frames_give_the_current_frame() {
    let after_first_ball = Frame::new(number(2)).after(pins(8)).unwrap();
    assert_eq!(play("X 8").current(), Some(&after_first_ball));
    assert_eq!(play("X 81").current(), Some(&Frame::new(number(3))));
    assert_eq!(play_tenth("81").current(), None);
}

/// 000: frames know whether the current frame is over, so that the next one begins.
#[test]
fn frames_know_whether_the_current_frame_is_over() {
    assert!(play("8").is_mid_frame());
    assert!(!play("81").is_mid_frame() && !play("X").is_mid_frame());
    assert_eq!(play("X 81 7").finished(), 2);
}

/// 000: frames give the number of the current frame (settled: 1 to 10).
#[test]
fn frames_give_the_current_number() {
    assert_eq!(current_number(&play("")), Some(1));
    assert_eq!(current_number(&play("8")), Some(1));
    assert_eq!(current_number(&play("8/")), Some(2));
    assert_eq!(current_number(&play_tenth("X8")), Some(10));
    assert_eq!(current_number(&play_tenth("X81")), None);
}

/// 000: frames give the running totals so far.
#[test]
fn frames_give_the_running_totals() {
    assert_eq!(totals(""), NO_TOTALS);
    assert_eq!(totals("X 8/ 81"), [20, 38, 47]);
    assert_eq!(totals("81 X X"), [9]);
}
