//! A second way to score a game, written from the rules on the back of a score sheet: it only uses
//! the list of balls, splits it into frames by walking over it, and adds up the balls that count for
//! each frame. It shares no code with the program.

/// One ball: the pins that fell, and whether the foot was over the line.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "a plain record")]
pub(crate) struct Ball {
    pub(crate) pins: u8,
    pub(crate) foul: bool,
}

/// The balls of a game so far.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Balls(pub(crate) Vec<Ball>);

impl Balls {
    /// Where each frame begins, and how many balls it has had.
    fn frames(&self) -> Vec<(usize, usize)> {
        let mut frames = Vec::new();
        let mut at = 0;
        while at < self.0.len() && frames.len() < 9 {
            let wanted = 2 - usize::from(self.0[at].pins == 10);
            let had = wanted.min(self.0.len() - at);
            frames.push((at, had));
            at += had;
        }
        if at < self.0.len() {
            frames.push((at, self.0.len() - at));
        }
        frames
    }

    fn sum(&self, from: usize, count: usize) -> Option<u16> {
        let balls = self.0.get(from..from + count)?;
        Some(balls.iter().map(|ball| u16::from(ball.pins)).sum())
    }

    /// How many balls count for the frame that begins there, once bowled.
    fn counted(&self, from: usize) -> usize {
        let first = self.0[from].pins;
        let second = self.0.get(from + 1).map_or(0, |ball| ball.pins);
        if first == 10 || first + second == 10 {
            3
        } else {
            2
        }
    }

    /// The settled totals.
    pub(crate) fn totals(&self) -> Vec<u16> {
        let points = self
            .frames()
            .into_iter()
            .map_while(|(from, _)| self.sum(from, self.counted(from)));
        points
            .scan(0, |total, points| {
                *total += points;
                Some(*total)
            })
            .collect()
    }

    /// Every pin, counted once for each frame that counts it.
    pub(crate) fn now(&self) -> u16 {
        let known = |from: usize| {
            let there = self.0.len() - from;
            self.sum(from, self.counted(from).min(there)).unwrap()
        };
        self.frames().into_iter().map(|(from, _)| known(from)).sum()
    }

    /// How many pins can still fall with the next ball; None once the game is over.
    pub(crate) fn standing(&self) -> Option<u8> {
        let frames = self.frames();
        let Some(&(from, had)) = frames.last() else {
            return Some(10);
        };
        let pins: Vec<u8> = self.0[from..].iter().map(|ball| ball.pins).collect();
        if frames.len() < 10 {
            return Some(10 - pins[0] % 10 * u8::from(had == 1));
        }
        match pins[..] {
            [10] | [10, 10] => Some(10),
            [first] => Some(10 - first),
            [10, second] => Some(10 - second),
            [first, second] if first + second == 10 => Some(10),
            _ => None,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.standing().is_none()
    }

    /// The highest score still possible, by trying all balls.
    pub(crate) fn max_by_trying(&self) -> u16 {
        let Some(standing) = self.standing() else {
            return self.now();
        };
        let tried = (0..=standing).map(|pins| self.with(pins).max_by_trying());
        tried.max().unwrap()
    }

    pub(crate) fn with(&self, pins: u8) -> Self {
        let ball = Ball { pins, foul: false };
        Self(self.0.iter().copied().chain([ball]).collect())
    }
}
