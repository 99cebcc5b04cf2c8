//! Short notations for games, so that a test reads like a score sheet.

use tenpin::domain::{
    BowlingGames, FinalFrame, Frame, FrameNumber, FrameState, Frames, Mark, NormalFrame, Pins,
    Player, RuleError, Score,
};

/// The totals before the first one is settled.
pub(super) const NO_TOTALS: [u16; 0] = [];

pub(super) fn pins(count: u8) -> Pins {
    Pins::new(count).unwrap()
}

pub(super) fn player(name: &str) -> Player {
    Player::new(name).unwrap()
}

pub(super) fn score(points: u8, chances: u8) -> Score {
    Score::new(points, chances).unwrap()
}

pub(super) fn number(number: u8) -> FrameNumber {
    FrameNumber::new(number).unwrap()
}

/// A frame is changed by a ball; tests want it as a value.
pub(super) trait After: Copy {
    fn after(self, pins: Pins) -> Result<Self, RuleError>;
}

impl After for NormalFrame {
    fn after(mut self, pins: Pins) -> Result<Self, RuleError> {
        self.bowl(pins).map(|()| self)
    }
}

impl After for FinalFrame {
    fn after(mut self, pins: Pins) -> Result<Self, RuleError> {
        self.bowl(pins).map(|()| self)
    }
}

impl After for Frame {
    fn after(mut self, pins: Pins) -> Result<Self, RuleError> {
        self.bowl(pins).map(|()| self)
    }
}

/// One rack after these balls.
pub(super) fn rack(counts: &[u8]) -> FrameState {
    let bowl = |state: FrameState, count: &u8| state.bowl(pins(*count)).unwrap();
    counts.iter().fold(FrameState::Ready, bowl)
}

/// The first frame after these balls.
pub(super) fn normal(counts: &[u8]) -> NormalFrame {
    let bowl = |frame: NormalFrame, count: &u8| frame.after(pins(*count)).unwrap();
    let frame = NormalFrame::new(FrameNumber::FIRST);
    counts.iter().fold(frame, bowl)
}

/// The tenth frame after these balls.
pub(super) fn tenth(counts: &[u8]) -> FinalFrame {
    let bowl = |frame: FinalFrame, count: &u8| frame.after(pins(*count)).unwrap();
    counts.iter().fold(FinalFrame::default(), bowl)
}

/// A game after these balls, bowled one by one: `play("X 8/ 81")`.
pub(super) fn play(balls: &str) -> Frames {
    let mut frames = Frames::default();
    for ball in balls.chars().filter(|ball| !ball.is_whitespace()) {
        let mark = Mark::from_symbol(ball).unwrap();
        frames.bowl(frames.pins_of(mark).unwrap()).unwrap();
    }
    frames
}

/// A game of nine frames without a pin, and these balls in the tenth.
pub(super) fn play_tenth(balls: &str) -> Frames {
    play(&format!("{}{balls}", "--".repeat(9)))
}

/// The running totals after these balls.
pub(super) fn totals(balls: &str) -> Vec<u16> {
    play(balls).scores().totals().to_vec()
}

/// The marks of the frames with a ball, frame by frame.
pub(super) fn sheet(frames: &Frames) -> Vec<String> {
    let begun = frames.iter().filter(|frame| frame.is_begun());
    begun.map(ToString::to_string).collect()
}

/// The number of the frame that takes the next ball.
pub(super) fn current_number(frames: &Frames) -> Option<u8> {
    frames.current().map(|frame| frame.number().number())
}

/// The marks of the tenth frame after these balls.
pub(super) fn tenth_marks(counts: &[u8]) -> String {
    Frame::Final(tenth(counts)).to_string()
}

/// Every possible tenth frame, ball by ball, including unfinished ones.
pub(super) fn every_tenth() -> Vec<FinalFrame> {
    let mut found = vec![FinalFrame::default()];
    let mut seen = 0;
    while let Some(frame) = found.get(seen).copied() {
        found.extend((0..=10).filter_map(|count| frame.after(pins(count)).ok()));
        seen += 1;
    }
    found
}

pub(super) fn roster(names: &[&str]) -> BowlingGames {
    BowlingGames::new(names.iter().map(|name| player(name))).unwrap()
}

/// The games of a roster, after these balls of the current players.
pub(super) fn roster_after(names: &[&str], counts: &[u8]) -> BowlingGames {
    let mut games = roster(names);
    for count in counts {
        games.bowl(pins(*count)).unwrap();
    }
    games
}

/// The name of the current player.
pub(super) fn up(games: &BowlingGames) -> Option<String> {
    games.up().map(|game| game.player().to_string())
}
