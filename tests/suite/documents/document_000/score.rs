//! The score of a frame, and the running totals.

use tenpin::domain::{Frame, FrameNumber, FrameState, Frames, Pins, RuleError, Score, Scores};

use crate::documents::bowling::{NO_TOTALS, pins, score};

/// 000: a score is 0 to 30, and anything else is refused.
#[test]
fn a_score_is_0_to_30() {
    for points in 0..=30 {
        assert_eq!(score(points, 0).points(), points);
    }
    let refusal = RuleError::ScoreOutOfRange {
        points: 31,
        chances: 0,
        limit: 30,
    };
    assert_eq!(Score::new(31, 0), Err(refusal));
}

/// 000: a score has 0, 1 or 2 bonus chances, and anything else is refused.
#[test]
fn a_score_has_0_to_2_chances() {
    for chances in 0..=2 {
        assert_eq!(score(10, chances).chances(), chances);
    }
    for chances in [3, 255] {
        let refusal = RuleError::ChancesOutOfRange { chances };
        assert_eq!(Score::new(0, chances), Err(refusal));
    }
}

/// 000: a score that is not known yet has its own representation (settled: it is `None`, never -1).
#[test]
fn a_score_before_the_first_ball_is_absent() {
    assert_eq!(FrameState::Ready.score(), None);
    assert_eq!(Frame::new(FrameNumber::FIRST).score(&[]), None);
    assert_eq!(Frames::default().score_of(FrameNumber::LAST), None);
}

/// 000: with n chances left a score is at most 30 - 10 n.
#[test]
fn chances_leave_room_in_a_score() {
    for (chances, limit) in [(0, 30), (1, 20), (2, 10)] {
        assert_eq!(score(limit, chances).points(), limit);
        let points = limit + 1;
        let refusal = RuleError::ScoreOutOfRange {
            points,
            chances,
            limit,
        };
        assert_eq!(Score::new(points, chances), Err(refusal));
    }
}

/// 000: a strike scores 10 with 2 bonus chances.
#[test]
fn strike_scores_ten_with_two_chances() {
    assert_eq!(Score::STRIKE, score(10, 2));
}

/// 000: a spare scores 10 with 1 bonus chance.
#[test]
fn spare_scores_ten_with_one_chance() {
    assert_eq!(Score::SPARE, score(10, 1));
}

/// 000: a miss scores 0 to 9 without a bonus chance, and ten is refused.
#[test]
fn miss_scores_its_pins_without_a_chance() {
    for count in 0..=9 {
        assert_eq!(Score::miss(pins(count)), Ok(score(count, 0)));
    }
    assert_eq!(Score::miss(Pins::ALL), Err(RuleError::MissTookAll));
}

/// 000: a score can be added to, and each time a bonus chance is used up.
#[test]
fn adding_to_a_score_uses_up_a_chance() {
    let once = Score::STRIKE.add(pins(3));
    assert_eq!(once, score(13, 1));
    assert_eq!(once.add(pins(4)), score(17, 0));
    assert_eq!(score(17, 0).add(pins(5)), score(17, 0), "none is left");
}

/// 000: scores give the running totals.
#[test]
fn scores_are_running_totals() {
    let scores: Scores = [score(20, 0), score(18, 0), score(9, 0)]
        .into_iter()
        .collect();
    assert_eq!(scores.totals(), [20, 38, 47]);
    assert_eq!(scores.total(), 47);
    assert_eq!(Scores::default().totals(), NO_TOTALS);
}
