//! The lanes of a hall, as the centre sees them.

/// The state of one lane.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LaneRow {
    /// The name of the lane.
    pub lane: String,
    /// The game of the night. None before the first.
    pub game: Option<i32>,
    /// The current frame, 1 to 10. None when the game is over.
    pub frame: Option<i64>,
    /// The current player. None if no player is up.
    pub up: Option<String>,
    /// The number of players in the game.
    pub players: i64,
    /// Seconds since the last event arrived, by the centre's clock.
    pub age: i64,
    /// How far the lane's clock is ahead of the centre's, in milliseconds.
    pub skew: i64,
    /// Other problems found there; see [`LaneRow::needs`].
    pub found: Vec<LaneNeed>,
}

/// Why a lane needs attention.
#[derive(Clone, Debug, Eq, PartialEq)]
#[expect(missing_docs, reason = "the variants say what the fields are")]
pub enum LaneNeed {
    /// A game is running, but no event has come for a while.
    Silent,
    /// Two machines continue the same night.
    Conflict,
    /// Its clock is off.
    ClockIsOff,
    /// This name bowls in a competition without being on its list.
    NoEntry { name: String, competition: String },
    /// That game was corrected after it ended.
    Corrected { name: String, game: u32 },
    /// The running game has nothing but strikes, at least nine.
    NineStrikes { name: String },
}

/// Is this a valid lane name? It is shown on screens and used in URLs.
pub fn is_lane_name(word: &str) -> bool {
    is_short_word(word, 16)
}

/// Is this a valid competition name?
pub fn is_competition_name(word: &str) -> bool {
    is_short_word(word, 32)
}

fn is_short_word(word: &str, most: usize) -> bool {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    (1..=most).contains(&word.len()) && word.chars().all(is_plain)
}

/// The latest answer about all lanes.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum LanesNews {
    /// The state of each lane.
    Rows(Vec<LaneRow>),
    /// The centre can't be reached.
    Away,
}

/// Whether a lane needs attention.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum LaneState {
    /// A game is running.
    Live,
    /// A game is running, but no event has come for a while.
    Silent,
    /// No game is running.
    Quiet,
    /// Its clock is off.
    ClockIsOff,
}

/// Seconds after its last event until a lane with a running game is silent.
const SILENT: i64 = 180;
/// The largest clock difference allowed, in milliseconds.
const SKEW: u64 = 120_000;

impl LaneRow {
    /// The most urgent state of the lane.
    pub const fn state(&self) -> LaneState {
        match (self.up.is_some(), self.age) {
            (true, SILENT..) => LaneState::Silent,
            _ if self.skew.unsigned_abs() > SKEW => LaneState::ClockIsOff,
            (true, _) => LaneState::Live,
            (false, _) => LaneState::Quiet,
        }
    }

    /// Everything that needs attention, the most urgent first.
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
    /// A keyword for programs.
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

    /// The player it is about. None if it is the whole lane.
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
    /// A keyword for programs.
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
