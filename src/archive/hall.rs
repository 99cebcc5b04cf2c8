//! The lanes of a hall, as a centre knows them.

/// What is on a lane.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LaneRow {
    /// What it is called.
    pub lane: String,
    /// The game of the night. None before the first.
    pub game: Option<i32>,
    /// The frame that is bowled, 1 to 10. None when the game is over.
    pub frame: Option<i64>,
    /// Whose turn it is. None if it is nobody's.
    pub up: Option<String>,
    /// The number of players in the game.
    pub players: i64,
    /// How long ago its last event arrived, in seconds by the clock of the centre.
    pub age: i64,
    /// How far its clock is ahead of the centre's, in milliseconds.
    pub skew: i64,
    /// What was found there besides; see [`LaneRow::needs`].
    pub found: Vec<LaneNeed>,
}

/// What needs a person of the desk at a lane.
#[derive(Clone, Debug, Eq, PartialEq)]
#[expect(missing_docs, reason = "the variants say what the fields are")]
pub enum LaneNeed {
    /// A game is on, and nothing has come for a while.
    Silent,
    /// Two machines go on with its night.
    Conflict,
    /// Its clock is off.
    ClockIsOff,
    /// This name bowls in a competition whose list does not have it.
    NoEntry { name: String, competition: String },
    /// That game was corrected after its end.
    Corrected { name: String, game: u32 },
    /// The running game has had nothing but strikes, and nine of them or more.
    NineStrikes { name: String },
}

/// Is this what a lane can be called? It is shown on screens and in addresses of pages.
pub fn is_lane_name(word: &str) -> bool {
    is_short_word(word, 16)
}

/// The same for a competition.
pub fn is_competition_name(word: &str) -> bool {
    is_short_word(word, 32)
}

fn is_short_word(word: &str, most: usize) -> bool {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    (1..=most).contains(&word.len()) && word.chars().all(is_plain)
}

/// What is known of all lanes.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum LanesNews {
    /// What is on them.
    Rows(Vec<LaneRow>),
    /// The centre can't be reached.
    Away,
}

/// Whether a lane needs somebody.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum LaneState {
    /// It is bowled on.
    Live,
    /// A game is on, and nothing has come for a while.
    Silent,
    /// No game is on.
    Quiet,
    /// Its clock is off.
    ClockIsOff,
}

/// How long after its last event a lane with a running game is silent, in seconds.
const SILENT: i64 = 180;
/// How far a clock may be off, in milliseconds.
const SKEW: u64 = 120_000;

impl LaneRow {
    /// The most urgent thing about it.
    pub const fn state(&self) -> LaneState {
        match (self.up.is_some(), self.age) {
            (true, SILENT..) => LaneState::Silent,
            _ if self.skew.unsigned_abs() > SKEW => LaneState::ClockIsOff,
            (true, _) => LaneState::Live,
            (false, _) => LaneState::Quiet,
        }
    }

    /// Everything about it that needs somebody, the most urgent first.
    pub fn needs(&self) -> Vec<LaneNeed> {
        let is_silent = self.state() == LaneState::Silent;
        let is_off = self.skew.unsigned_abs() > SKEW;
        let silent = is_silent.then_some(LaneNeed::Silent);
        let off = is_off.then_some(LaneNeed::ClockIsOff);
        let found = self.found.iter().cloned();
        silent.into_iter().chain(off).chain(found).collect()
    }
}

impl LaneNeed {
    /// One word for programs.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Silent => "silent",
            Self::Conflict => "conflict",
            Self::ClockIsOff => "clock",
            Self::NoEntry { .. } => "no-entry",
            Self::Corrected { .. } => "corrected",
            Self::NineStrikes { .. } => "nine-strikes",
        }
    }

    /// Whom it is about. None if it is the whole lane.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Silent | Self::Conflict | Self::ClockIsOff => None,
            Self::NoEntry { name, .. }
            | Self::Corrected { name, .. }
            | Self::NineStrikes { name } => Some(name),
        }
    }
}

impl LaneState {
    /// One word for programs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Silent => "silent",
            Self::Quiet => "quiet",
            Self::ClockIsOff => "clock",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_running_game_without_news_is_silent_and_a_wrong_clock_is_told() {
        let lane = |up: Option<&str>, age, skew| LaneRow {
            lane: "12".to_owned(),
            game: Some(1),
            frame: Some(3),
            up: up.map(str::to_owned),
            players: 4,
            age,
            skew,
            found: vec![LaneNeed::Conflict],
        };
        assert_eq!(lane(Some("PJS"), 179, 0).state(), LaneState::Live);
        assert_eq!(lane(Some("PJS"), 180, 0).state(), LaneState::Silent);
        assert_eq!(lane(None, 9000, 120_000).state(), LaneState::Quiet);
        assert_eq!(lane(None, 9, -120_001).state(), LaneState::ClockIsOff);
        assert_eq!(
            lane(Some("PJS"), 180, 120_001).needs(),
            [LaneNeed::Silent, LaneNeed::ClockIsOff, LaneNeed::Conflict],
            "all of it, not only the first"
        );
        assert_eq!(lane(None, 9000, 120_000).needs(), [LaneNeed::Conflict]);
    }
}
