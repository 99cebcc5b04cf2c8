//! All legal tenth frames, one by one, and every ball that is refused in them.

use tenpin::domain::{FinalFrame, Frame, Pins, RuleError, Score};

/// The tenth frame according to the rules on paper: how many pins may follow.
fn may_follow(balls: &[u8]) -> Option<u8> {
    match *balls {
        [] | [10] | [10, 10] => Some(10),
        [first] => Some(10 - first),
        [10, second] => Some(10 - second),
        [first, second] if first + second == 10 => Some(10),
        _ => None,
    }
}

/// The balls as written.
fn written(balls: &[u8]) -> String {
    let plain = |pins: u8| match pins {
        0 => "-".to_owned(),
        10 => "X".to_owned(),
        pins => pins.to_string(),
    };
    let spare = |first: u8, second: u8| match first + second {
        10 => "/".to_owned(),
        _ => plain(second),
    };
    let marks = match *balls {
        [] => vec![],
        [first] => vec![plain(first)],
        [10, second] => vec!["X".to_owned(), plain(second)],
        [10, 10, third] => vec!["X".to_owned(), "X".to_owned(), plain(third)],
        [10, second, third] => vec!["X".to_owned(), plain(second), spare(second, third)],
        [first, second] => vec![plain(first), spare(first, second)],
        [first, second, third] => vec![plain(first), spare(first, second), plain(third)],
        _ => panic!("too many balls: {balls:?}"),
    };
    marks.join("|")
}

fn check(balls: &[u8], frame: FinalFrame, seen: &mut usize) {
    *seen += 1;
    let may_follow = may_follow(balls);
    assert_eq!(frame.is_over(), may_follow.is_none(), "{balls:?}");
    assert_eq!(Frame::Final(frame).to_string(), written(balls), "{balls:?}");
    assert_eq!(frame.bowls(), balls.len());
    let score = frame.score().filter(|_| frame.is_over());
    let sum: u8 = balls.iter().sum();
    assert_eq!(score.map(Score::points), frame.is_over().then_some(sum));
    for pins in 0..=10 {
        let mut next = frame;
        match next.bowl(Pins::new(pins).unwrap()) {
            Ok(()) => check(&[balls, &[pins]].concat(), next, seen),
            Err(refusal) => check_refusal(pins, may_follow, (frame == next, refusal)),
        }
    }
}

fn check_refusal(thrown: u8, may_follow: Option<u8>, (is_unchanged, refusal): (bool, RuleError)) {
    assert!(is_unchanged);
    match may_follow {
        None => assert_eq!(refusal, RuleError::FrameIsOver),
        Some(standing) => {
            assert!(thrown > standing);
            assert_eq!(refusal, RuleError::TooManyPins { thrown, standing });
        }
    }
}

#[test]
fn every_tenth_frame_is_right_after_every_ball() {
    let mut seen = 0;
    check(&[], FinalFrame::default(), &mut seen);
    // 1 unbowled; 11 first balls; 65 open or spare + 11 after a strike; 10 spares and a strike-
    // strike with 11 third balls each, 65 after a strike and a count.
    assert_eq!(seen, 1 + 11 + (65 + 11) + (10 * 11 + 11 + 65));
}
