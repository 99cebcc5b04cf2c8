//! Repeatable random numbers.

/// A random number generator (`SplitMix64`).
pub(super) struct Dice(u64);

impl Dice {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, but not including, the end.
    pub(super) fn below(&mut self, end: u16) -> u16 {
        let number = self.next() % u64::from(end);
        u16::try_from(number).unwrap()
    }

    /// One of these.
    pub(super) fn pick<Choice: Copy>(&mut self, choices: &[Choice]) -> Choice {
        let count = u16::try_from(choices.len()).unwrap();
        choices[usize::from(self.below(count))]
    }
}
