//! What a score takes, compared with trying every possible continuation.

use proptest::prelude::*;
use tenpin::domain::need::{Need, need};
use tenpin::domain::{Pins, forecast};

use crate::cases::cases;
use crate::oracle::{Ball, Balls};
use crate::properties::{Wish, balls_of, frames_of, wishes};

/// Every game that can follow from these balls.
fn endings(balls: &Balls) -> Vec<Balls> {
    match balls.standing() {
        None => vec![balls.clone()],
        Some(standing) => (0..=standing)
            .flat_map(|pins| endings(&balls.with(pins)))
            .collect(),
    }
}

/// The first ball of each frame and the one after it.
fn frames(balls: &[Ball]) -> Vec<&[Ball]> {
    let mut rest = balls;
    let mut frames = vec![];
    while frames.len() < 10 && !rest.is_empty() {
        let size = if rest[0].pins == 10 {
            1
        } else {
            2.min(rest.len())
        };
        let (frame, after) = rest.split_at(size);
        frames.push(frame);
        rest = after;
    }
    frames
}

/// The number of frames with marks.
fn marks(balls: &Balls) -> usize {
    let is_mark = |frame: &&&[Ball]| frame.iter().map(|ball| ball.pins).sum::<u8>() == 10;
    frames(&balls.0).iter().filter(is_mark).count()
}

/// What a score takes, by trying all games: the fewest marks still needed, and the least next
/// ball.
fn tried(balls: &Balls, endings: &[Balls], score: u16) -> Option<(usize, u8)> {
    let reached: Vec<_> = endings
        .iter()
        .filter(|ending| ending.now() >= score)
        .collect();
    // In the tenth frame, a mark whose bonus balls are still to come already counts.
    let fewest = reached.iter().map(|ending| marks(ending)).min()?;
    let least = reached
        .iter()
        .map(|ending| ending.0[balls.0.len()].pins)
        .min()?;
    Some((fewest - marks(balls), least))
}

/// The game after each of its balls from the ninth frame on, except the last.
fn beginnings(wishes: Vec<Wish>) -> impl Iterator<Item = Balls> {
    let padding = vec![Wish::Share(7); 21];
    let whole = balls_of(&[wishes, padding].concat());
    let beginnings = (0..whole.0.len()).map(move |count| Balls(whole.0[..count].to_vec()));
    beginnings.filter(|balls| frames(&balls.0).len() >= 9)
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn what_is_needed_is_what_trying_everything_finds(wishes in wishes()) {
        for balls in beginnings(wishes) {
            let endings = endings(&balls);
            let line = frames_of(&balls);
            for score in balls.now() + 1..=forecast::max(&line) + 1 {
                let found = tried(&balls, &endings, score);
                let found = found.map_or(Need::OutOfReach, |(marks, least)| Need::Possible {
                    marks,
                    least: Pins::new(least).unwrap(),
                });
                prop_assert_eq!(need(&line, score), found, "{} of {:?}", score, balls);
            }
            prop_assert_eq!(need(&line, balls.now()), Need::Reached);
        }
    }
}
