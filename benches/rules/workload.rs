//! The workloads: whole games, replayed like on a scoreboard, or only scored at the end.

use std::fmt;

use tenpin::domain::{Frames, Pins};

use super::yardstick::{bytes, kata};

/// A scorer, and the totals it is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Workload {
    /// Our frames; all totals after each ball.
    TenpinReplay,
    /// The usual kata; all totals after each ball.
    KataReplay,
    /// A loop over bytes; all totals after each ball.
    BytesReplay,
    /// Our frames; the score at the end.
    TenpinFinal,
    /// The usual kata; the score at the end.
    KataFinal,
    /// A loop over bytes; the score at the end.
    BytesFinal,
}

/// All of them, ours first of each kind.
pub(crate) const WORKLOADS: [Workload; 6] = [
    Workload::TenpinReplay,
    Workload::KataReplay,
    Workload::BytesReplay,
    Workload::TenpinFinal,
    Workload::KataFinal,
    Workload::BytesFinal,
];

impl fmt::Display for Workload {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, formatter)
    }
}

/// Plays the games; the sum of all answers shows that the scorers agree.
pub(crate) fn play(workload: Workload, games: &[Vec<u8>]) -> u64 {
    let one_game = match workload {
        Workload::TenpinReplay => tenpin_replay,
        Workload::KataReplay => kata_replay,
        Workload::BytesReplay => bytes_replay,
        Workload::TenpinFinal => tenpin_final,
        Workload::KataFinal => kata_final,
        Workload::BytesFinal => bytes_final,
    };
    games.iter().map(|balls| one_game(balls)).sum()
}

fn bowl(frames: &mut Frames, ball: u8) {
    let pins = Pins::new(ball).expect("a count");
    frames.bowl(pins).expect("a legal ball");
}

fn tenpin_replay(balls: &[u8]) -> u64 {
    let mut frames = Frames::default();
    let mut sum = 0;
    for &ball in balls {
        bowl(&mut frames, ball);
        let scores = std::hint::black_box(frames.scores());
        sum += u64::from(scores.total());
    }
    sum
}

fn tenpin_final(balls: &[u8]) -> u64 {
    let mut frames = Frames::default();
    for &ball in balls {
        bowl(&mut frames, ball);
    }
    u64::from(frames.scores().total())
}

fn kata_replay(balls: &[u8]) -> u64 {
    let mut game = kata::Game::default();
    let mut sum = 0;
    for &ball in balls {
        game.roll(u32::from(ball));
        let totals = std::hint::black_box(game.totals());
        sum += u64::from(totals.last().copied().unwrap_or_default());
    }
    sum
}

fn kata_final(balls: &[u8]) -> u64 {
    let mut game = kata::Game::default();
    for &ball in balls {
        game.roll(u32::from(ball));
    }
    u64::from(game.score())
}

fn bytes_replay(balls: &[u8]) -> u64 {
    (1..=balls.len())
        .map(|bowled| u64::from(std::hint::black_box(bytes::totals(&balls[..bowled])).1))
        .sum()
}

fn bytes_final(balls: &[u8]) -> u64 {
    u64::from(bytes::score(balls))
}

/// Games to play: a mixture of good and bad ones, from a fixed seed.
pub(crate) fn games(count: usize) -> Vec<Vec<u8>> {
    let mut seed = 0x5eed_u64;
    (0..count).map(|_| game(&mut seed)).collect()
}

fn game(seed: &mut u64) -> Vec<u8> {
    let mut balls = Vec::new();
    for _ in 1..10 {
        rack(seed, &mut balls);
    }
    tenth(seed, &mut balls);
    balls
}

/// Bowls one or two balls; returns how many pins they leave.
fn rack(seed: &mut u64, balls: &mut Vec<u8>) -> u8 {
    let first = ball(seed, 10);
    balls.push(first);
    if first == 10 {
        return 0;
    }
    let second = ball(seed, 10 - first);
    balls.push(second);
    10 - first - second
}

fn tenth(seed: &mut u64, balls: &mut Vec<u8>) {
    let most = balls.len() + 3;
    let mut left = 0;
    while left == 0 && balls.len() < most {
        left = rack(seed, balls);
    }
    balls.truncate(most);
}

/// Most balls knock down most of the standing pins, as in real games.
fn ball(seed: &mut u64, standing: u8) -> u8 {
    let one = random(seed) % (u64::from(standing) + 1);
    let other = random(seed) % (u64::from(standing) + 1);
    u8::try_from(one.max(other)).unwrap_or(standing)
}

const fn random(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*seed ^ (*seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (mixed ^ (mixed >> 27)) >> 8
}
