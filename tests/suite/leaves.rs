//! All 1,023 leaves compared with the rule on paper, and every refusal of pins that don't fit.

use std::collections::BTreeMap;

use tenpin::domain::{
    Circle, FrameNumber, FrameState, Frames, Leave, LeaveName, Pin, Pins, RuleError,
};

fn leave(pins: &[u8]) -> Leave {
    Leave::new(pins.iter().copied()).unwrap()
}

fn all() -> impl Iterator<Item = Leave> {
    (1..1024).map(|bits| Leave::from_bits(bits).unwrap())
}

/// The position of a pin on the lane: half steps to the right, and rows from the head pin.
const fn place(pin: u8) -> (i8, i8) {
    match pin {
        1 => (0, 0),
        2 | 3 => (2 * pin.cast_signed() - 5, 1),
        4..=6 => (2 * pin.cast_signed() - 10, 2),
        _ => (2 * pin.cast_signed() - 17, 3),
    }
}

/// Neighbours on the lane, or one straight behind the other with a row between them.
const fn touch(one: u8, other: u8) -> bool {
    let ((left, near), (right, far)) = (place(one), place(other));
    matches!(
        ((left - right).abs(), (near - far).abs()),
        (1, 1) | (2, 0) | (0, 2)
    )
}

/// Can every pin be reached from the first one over touching pins?
fn is_one_group(pins: &[u8]) -> bool {
    let mut reached = vec![pins[0]];
    let mut next = 0;
    while let Some(from) = reached.get(next).copied() {
        next += 1;
        let new = pins.iter().filter(|pin| touch(from, **pin));
        let new: Vec<_> = new.filter(|pin| !reached.contains(pin)).collect();
        reached.extend(new);
    }
    reached.len() == pins.len()
}

/// Is a fallen pin between two standing ones in its row, or right in front of two neighbours?
fn has_hole(pins: &[u8]) -> bool {
    (1..=10).filter(|pin| !pins.contains(pin)).any(|down| {
        let (across, row) = place(down);
        let stands = |across, row| pins.iter().any(|pin| place(*pin) == (across, row));
        let in_row = |side: i8| (1..5).any(|steps| stands(across + side * 2 * steps, row));
        let behind = stands(across - 1, row + 1) && stands(across + 1, row + 1);
        behind || (in_row(-1) && in_row(1))
    })
}

fn is_split_on_paper(pins: &[u8]) -> bool {
    !pins.contains(&1) && (has_hole(pins) || !is_one_group(pins))
}

fn mirrored(leave: Leave) -> Leave {
    let mirror = |pin: u8| match pin {
        1 => 1,
        2 | 3 => 5 - pin,
        4..=6 => 10 - pin,
        _ => 17 - pin,
    };
    Leave::new(leave.pins().map(Pin::number).map(mirror)).unwrap()
}

#[test]
fn all_leaves_are_judged_as_on_paper() {
    for leave in all() {
        let pins: Vec<_> = leave.pins().map(Pin::number).collect();
        assert_eq!(leave.is_split(), is_split_on_paper(&pins), "{leave}");
        let washout = pins.contains(&1) && !is_one_group(&pins);
        assert_eq!(leave.is_washout(), washout, "{leave}");
        assert_eq!(leave.is_split(), mirrored(leave).is_split(), "{leave}");
        assert!(!(leave.is_split() && leave.is_washout()), "{leave}");
        assert_eq!(usize::from(leave.count()), pins.len());
        assert_eq!(Leave::new(pins), Ok(leave));
    }
}

#[test]
fn there_are_461_splits_and_220_washouts() {
    let mut splits = BTreeMap::new();
    for leave in all().filter(|leave| leave.is_split()) {
        *splits.entry(leave.count()).or_insert(0) += 1;
    }
    let expected = [
        (2, 24),
        (3, 71),
        (4, 116),
        (5, 122),
        (6, 82),
        (7, 36),
        (8, 9),
        (9, 1),
    ];
    assert_eq!(splits, BTreeMap::from(expected));
    assert_eq!(all().filter(|leave| leave.is_washout()).count(), 220);
}

#[test]
fn examples_of_the_rule() {
    for split in [
        [7, 9].as_slice(),
        &[3, 10],
        &[5, 6],
        &[2, 3],
        &[4, 5, 8],
        &[5, 6, 9],
    ] {
        assert!(leave(split).is_split(), "{split:?}");
    }
    for split in [[2, 4, 5, 7, 9], [3, 5, 6, 8, 10]] {
        assert!(leave(&split).is_split(), "{split:?}");
    }
    for whole in [[2, 8].as_slice(), &[3, 9], &[6, 10], &[1, 2, 4, 7], &[1, 5]] {
        assert!(!leave(whole).is_split() && !leave(whole).is_washout());
    }
    for washout in [
        [1, 2, 10].as_slice(),
        &[1, 2, 4, 10],
        &[1, 3, 7],
        &[1, 3, 6, 7],
    ] {
        assert_eq!(leave(washout).name(), Some(LeaveName::Washout));
    }
    assert_eq!(leave(&[10, 6]).to_string(), "6-10");
}

const NAMED: [(&[u8], LeaveName, bool); 14] = {
    use LeaveName::{
        BabySplit, BabySplitWithCompany, BedPosts, BigFive, BigFour, BigSix, Bucket, ChristmasTree,
        Cincinnati, DimeStore, GreekChurch, PicketFence, Sleeper, SourApple,
    };
    [
        (&[7, 10], BedPosts, true),
        (&[4, 6, 7, 10], BigFour, true),
        (&[4, 6, 7, 8, 10], GreekChurch, true),
        (&[2, 4, 6, 7, 10], BigFive, true),
        (&[2, 4, 6, 7, 8, 10], BigSix, true),
        (&[5, 7, 10], SourApple, true),
        (&[2, 7, 10], ChristmasTree, true),
        (&[2, 7], BabySplit, true),
        (&[2, 7, 8], BabySplitWithCompany, true),
        (&[5, 7], DimeStore, true),
        (&[7, 9], Cincinnati, true),
        (&[2, 4, 5, 8], Bucket, false),
        (&[1, 2, 4, 7], PicketFence, false),
        (&[2, 8], Sleeper, false),
    ]
};

#[test]
fn names_are_those_of_bowlers() {
    for (pins, name, is_split) in NAMED {
        for own in [leave(pins), mirrored(leave(pins))] {
            assert_eq!(
                (own.name(), own.is_split()),
                (Some(name), is_split),
                "{own}"
            );
        }
    }
    assert_eq!(leave(&[1, 5]).name(), Some(LeaveName::Sleeper));
    assert_eq!(leave(&[6, 10]).name(), None);
    let is_known = |leave: &Leave| !matches!(leave.name(), None | Some(LeaveName::Washout));
    assert_eq!(all().filter(is_known).count(), 26);
}

#[test]
fn a_leave_has_pins_of_the_rack_each_once() {
    assert_eq!(Leave::new([]), Err(RuleError::NothingStands));
    assert_eq!(Leave::new([11]), Err(RuleError::NoSuchPin { pin: 11 }));
    assert_eq!(Leave::new([0]), Err(RuleError::NoSuchPin { pin: 0 }));
    assert_eq!(Leave::new([7, 7]), Err(RuleError::PinTwice { pin: 7 }));
    assert_eq!(Leave::from_bits(0), None);
    assert_eq!(Leave::from_bits(1024), None);
}

fn fell(count: u8, standing: &[u8]) -> Pins {
    Pins::new(count).unwrap().leaving(leave(standing))
}

fn bowled(balls: &[Pins]) -> Result<FrameState, RuleError> {
    balls
        .iter()
        .try_fold(FrameState::Ready, |rack, ball| rack.bowl(*ball))
}

#[test]
fn what_stands_fits_what_fell() {
    let refusal = |fell, standing, before| {
        Err(RuleError::LeaveDoesNotFit {
            fell,
            standing,
            before,
        })
    };
    assert_eq!(bowled(&[fell(8, &[6])]), refusal(8, 1, 10));
    assert_eq!(bowled(&[fell(10, &[6])]), refusal(10, 1, 10));
    assert_eq!(
        bowled(&[fell(8, &[6, 10]), fell(2, &[10])]),
        refusal(2, 1, 2)
    );
    let down = Err(RuleError::PinIsDown { pin: 7 });
    assert_eq!(bowled(&[fell(8, &[6, 10]), fell(1, &[7])]), down);
    assert!(bowled(&[fell(8, &[6, 10]), fell(1, &[10])]).is_ok());
    assert_eq!(
        RuleError::LeaveDoesNotFit {
            fell: 8,
            standing: 1,
            before: 10
        }
        .to_string(),
        "8 fell and 1 stands: that is not 10"
    );
}

#[test]
fn a_first_ball_by_count_checks_only_the_number_of_the_second() {
    let eight = Pins::new(8).unwrap();
    assert!(bowled(&[eight, fell(1, &[7])]).is_ok());
    assert!(bowled(&[eight, fell(1, &[7, 8])]).is_err());
}

#[test]
fn a_ball_that_takes_nothing_leaves_what_stood() {
    for nothing in [Pins::NONE, Pins::FOUL] {
        let rack = bowled(&[fell(8, &[6, 10]), nothing]).unwrap();
        let second = rack.balls().last().unwrap();
        assert_eq!(second.leave(), Some(leave(&[6, 10])));
        let rack = bowled(&[nothing]).unwrap();
        assert_eq!(rack.leave(), Some(Leave::FULL));
        assert_eq!(rack.balls().last().unwrap().leave(), None);
    }
}

#[test]
fn only_a_first_ball_of_one_to_eight_is_circled() {
    let circled = |count| Pins::new(count).unwrap().circled(Circle::Split);
    for count in 0..=10 {
        let expected = (1..=8).contains(&count);
        assert_eq!(bowled(&[circled(count)]).is_ok(), expected, "{count}");
    }
    let second = bowled(&[Pins::new(3).unwrap(), circled(2)]);
    assert_eq!(second, Err(RuleError::NotASplit));
    assert!(circled(8).is_split());
    assert!(!Pins::new(8).unwrap().circled(Circle::NoSplit).is_split());
}

/// The known pins of the first frame after a correction of `8{6-10}1{10}`.
fn known_after(balls: &[Pins]) -> Vec<Option<Leave>> {
    let mut frames = Frames::default();
    for ball in [fell(8, &[6, 10]), fell(1, &[10])] {
        frames.bowl(ball).unwrap();
    }
    let after = frames.with_frame(FrameNumber::FIRST, balls).unwrap();
    let frame = after.iter().next().unwrap();
    frame.balls().map(Pins::leave).collect()
}

#[test]
fn a_correction_keeps_the_pins_of_balls_that_keep_their_count() {
    let [one, two, seven, eight] = [1, 2, 7, 8].map(|count| Pins::new(count).unwrap());
    let (split, ten) = (Some(leave(&[6, 10])), Some(leave(&[10])));
    assert_eq!(known_after(&[eight, one]), [split, ten]);
    assert_eq!(known_after(&[eight, two]), [split, None]);
    assert_eq!(
        known_after(&[seven, one]),
        [None, None],
        "ten alone does not fit"
    );
    let posts = Some(leave(&[7, 10]));
    assert_eq!(known_after(&[fell(8, &[7, 10]), one]), [posts, ten]);
}
