//! Two scorers to compare with: the one everybody writes, and the least possible work. Both take any
//! legal list of balls and are independent of ours.

/// The usual kata: a list of rolls and a walk over the frames.
pub(crate) mod kata {
    /// A game as a list of rolls.
    #[derive(Default)]
    pub(crate) struct Game {
        rolls: Vec<u32>,
    }

    impl Game {
        /// Stores a roll.
        pub(crate) fn roll(&mut self, pins: u32) {
            self.rolls.push(pins);
        }

        /// The score of a finished game.
        pub(crate) fn score(&self) -> u32 {
            self.totals().last().copied().unwrap_or_default()
        }

        /// The settled totals so far.
        pub(crate) fn totals(&self) -> Vec<u32> {
            let mut totals = Vec::new();
            let (mut at, mut total) = (0, 0);
            while totals.len() < 10 {
                let Some((points, width)) = self.frame(at) else {
                    break;
                };
                total += points;
                at += width;
                totals.push(total);
            }
            totals
        }

        fn frame(&self, at: usize) -> Option<(u32, usize)> {
            let first = *self.rolls.get(at)?;
            let second = *self.rolls.get(at + 1)?;
            if first == 10 {
                return Some((10 + second + *self.rolls.get(at + 2)?, 1));
            }
            if first + second == 10 {
                return Some((10 + *self.rolls.get(at + 2)?, 2));
            }
            Some((first + second, 2))
        }
    }
}

/// A tight loop over bytes that trusts its input.
pub(crate) mod bytes {
    /// The score of the finished game.
    pub(crate) fn score(balls: &[u8]) -> u16 {
        totals(balls).1
    }

    /// The number of settled frames, and the last total.
    pub(crate) fn totals(balls: &[u8]) -> (usize, u16) {
        let (mut at, mut total, mut frames) = (0, 0_u16, 0);
        while frames < 10 && at + 1 < balls.len() {
            let sum = balls[at] + balls[at + 1];
            let marked = balls[at] == 10 || sum == 10;
            if marked && at + 2 >= balls.len() {
                break;
            }
            let bonus = if marked { balls[at + 2] } else { 0 };
            total += u16::from(sum + bonus);
            at += if balls[at] == 10 { 1 } else { 2 };
            frames += 1;
        }
        (frames, total)
    }
}
