//! What can happen during a night. All state is derived from a list of events.
//!
//! Each event is written as one JSON object,
//! `{"v":1,"event":"bowled","player":2,"ball":{"pins":7}}`, and stays on disk for years: the names
//! and the order of variants and fields here are the format. Fields may be added, never changed or
//! removed. Kinds of event that were added later are written with `"v":2`: a program that doesn't
//! know them can't tell whose turn it is, and must not write to that night.

use serde::{Deserialize, Serialize};

use super::wire::{self, EventError};
use super::{GameNumber, PlayerNumber, Rotation};
use crate::domain::{FrameNumber, Pins, Player};

/// One event of a night.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the variants say what the fields are")]
pub enum Event {
    /// A player joins, at the end of the order. `player` is numbered in order of joining; a
    /// returning player keeps the old number.
    Joined {
        player: PlayerNumber,
        #[serde(with = "wire")]
        name: Player,
        from: Entrance,
    },
    /// A game starts, with all players who have not left, in the current order.
    GameStarted { game: GameNumber, rules: Rules },
    /// A ball by the player who is up.
    Bowled {
        player: PlayerNumber,
        #[serde(with = "wire")]
        ball: Pins,
    },
    /// The balls of one frame are replaced.
    Corrected(Correction),
    /// A player moves in the order, from the next turn on. `place` counts from 1, among players
    /// who have not left. `rotation` switches rotation; None leaves it unchanged.
    Moved {
        player: PlayerNumber,
        place: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rotation: Option<Rotation>,
    },
    /// A player is renamed, in all games of the night.
    Renamed {
        player: PlayerNumber,
        #[serde(with = "wire")]
        name: Player,
    },
    /// A player sits out: takes no turns until coming back.
    SatOut { player: PlayerNumber },
    /// A player takes turns again.
    CameBack { player: PlayerNumber },
    /// A player leaves; the line stays as it is.
    Left { player: PlayerNumber },
    /// A player bowls the next frame, out of turn. Only between two frames.
    CalledUp { player: PlayerNumber },
    /// The game ends now, because the lane's time is up.
    GameEnded { game: GameNumber },
    /// The event with this number no longer counts.
    Undone { seq: u64 },
    /// The event with this number counts again.
    Redone { seq: u64 },
}

impl Event {
    /// The event as one JSON object.
    pub fn to_json(&self) -> serde_json::Result<String> {
        wire::write(self)
    }

    /// The first version that has this kind of event.
    pub(super) const fn version(&self) -> u64 {
        match self {
            Self::CalledUp { .. } | Self::GameEnded { .. } => 2,
            _ => 1,
        }
    }

    /// Parses an event, ignoring fields that this program doesn't know.
    pub fn from_json(text: &str) -> Result<Self, EventError> {
        Ok(wire::read(text)?.event)
    }
}

/// When a joining player begins to bowl.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Entrance {
    /// In the running game, catching up from frame 1.
    Now,
    /// From the next game on.
    NextGame,
}

/// The rules of a game. There is only one set so far; a night with another is read-only.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rules {
    /// Ten pins, ten frames.
    Tenpin,
}

impl Rules {
    /// The name in JSON and in the database.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tenpin => "tenpin",
        }
    }
}

/// New balls for one frame of one line.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Correction {
    /// The game to correct.
    pub game: GameNumber,
    /// The player whose line is corrected.
    pub player: PlayerNumber,
    /// The frame to replace.
    #[serde(with = "wire")]
    pub frame: FrameNumber,
    /// All balls of that frame, not only the changed ones.
    #[serde(with = "wire")]
    pub balls: Vec<Pins>,
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITTEN: [&str; 18] = [
        r#"{"v":1,"event":"joined","player":1,"name":"PJS","from":"now"}"#,
        r#"{"v":1,"event":"joined","player":2,"name":"KYJ","from":"next_game"}"#,
        r#"{"v":1,"event":"game_started","game":1,"rules":"tenpin"}"#,
        r#"{"v":1,"event":"bowled","player":1,"ball":{"pins":7}}"#,
        r#"{"v":1,"event":"corrected","game":1,"player":1,"frame":10,"balls":[{"pins":10},{"pins":0,"foul":true}]}"#,
        r#"{"v":1,"event":"bowled","player":1,"ball":{"pins":8,"standing":[6,10]}}"#,
        r#"{"v":1,"event":"bowled","player":1,"ball":{"pins":8,"split":true}}"#,
        r#"{"v":1,"event":"corrected","game":1,"player":1,"frame":1,"balls":[{"pins":8,"split":false},{"pins":0,"foul":true,"standing":[6,10]}]}"#,
        r#"{"v":1,"event":"moved","player":1,"place":2}"#,
        r#"{"v":1,"event":"moved","player":1,"place":1,"rotation":"on"}"#,
        r#"{"v":1,"event":"renamed","player":1,"name":"LHS"}"#,
        r#"{"v":1,"event":"sat_out","player":1}"#,
        r#"{"v":1,"event":"came_back","player":1}"#,
        r#"{"v":1,"event":"left","player":1}"#,
        r#"{"v":2,"event":"called_up","player":2}"#,
        r#"{"v":2,"event":"game_ended","game":1}"#,
        r#"{"v":1,"event":"undone","seq":12}"#,
        r#"{"v":1,"event":"redone","seq":12}"#,
    ];

    /// What follows `"event":`, and a word from the error.
    const REFUSED: [(&str, &str); 19] = [
        (r#""bowled","player":1,"ball":{"pins":11}"#, "0 to 10"),
        (r#""bowled","player":1,"ball":{"pins":300}"#, "300"),
        (r#""bowled","player":1,"ball":{"pins":-1}"#, "-1"),
        (
            r#""bowled","player":1,"ball":{"pins":5,"foul":true}"#,
            "foul",
        ),
        (
            r#""bowled","player":1,"ball":{"pins":8,"standing":[6,11]}"#,
            "no pin 11",
        ),
        (
            r#""bowled","player":1,"ball":{"pins":8,"standing":[6,6]}"#,
            "pin 6 appears twice",
        ),
        (
            r#""bowled","player":1,"ball":{"pins":8,"standing":[]}"#,
            "at least one",
        ),
        (
            r#""bowled","player":1,"ball":{"pins":8,"standing":[300]}"#,
            "300",
        ),
        (
            r#""bowled","player":1,"ball":{"pins":0,"foul":true,"split":true}"#,
            "not a split",
        ),
        (r#""bowled","player":0,"ball":{"pins":5}"#, "begin at 1"),
        (r#""bowled","player":1"#, "ball"),
        (
            r#""joined","player":1,"name":"PJSX","from":"now""#,
            "exactly 3 letters",
        ),
        (r#""joined","player":1,"name":"P S","from":"now""#, "A to Z"),
        (
            r#""joined","player":1,"name":"PJS","from":"later""#,
            "later",
        ),
        (r#""game_started","game":0,"rules":"tenpin""#, "begin at 1"),
        (
            r#""game_started","game":1,"rules":"candlepin""#,
            "candlepin",
        ),
        (
            r#""corrected","game":1,"player":1,"frame":11,"balls":[]"#,
            "frame 11",
        ),
        (
            r#""corrected","game":1,"player":1,"frame":1,"balls":[{"pins":11}]"#,
            "11",
        ),
        (r#""exploded","player":1"#, "exploded"),
    ];

    #[test]
    fn every_event_is_written_as_it_was_read() {
        for text in WRITTEN {
            assert_eq!(Event::from_json(text).unwrap().to_json().unwrap(), text);
        }
    }

    #[test]
    fn what_was_read_is_what_was_meant() {
        let player = PlayerNumber::FIRST;
        let ball = Pins::FOUL;
        let foul = r#"{"v":1,"event":"bowled","player":1,"ball":{"pins":0,"foul":true}}"#;
        let read = Event::from_json(foul).unwrap();
        assert_eq!(read, Event::Bowled { player, ball });
        let gutter = r#"{"v":1,"event":"bowled","player":1,"ball":{"pins":0,"foul":false}}"#;
        let ball = Pins::NONE;
        let read = Event::from_json(gutter).unwrap();
        assert_eq!(read, Event::Bowled { player, ball });
    }

    #[test]
    fn another_version_is_told_before_anything_else() {
        for version in [0, 3, u64::MAX] {
            let text = format!(r#"{{"v":{version},"event":"exploded","at":[]}}"#);
            let refusal = Event::from_json(&text);
            assert!(
                matches!(refusal, Err(EventError::Later { version: told }) if told == version),
                "{refusal:?}"
            );
        }
    }

    #[test]
    fn a_kind_belongs_to_its_version() {
        let late = r#"{"v":1,"event":"called_up","player":2}"#;
        assert!(matches!(Event::from_json(late), Err(EventError::Wrong(_))));
        let early = r#"{"v":2,"event":"left","player":1}"#;
        let refusal = Event::from_json(early);
        assert!(
            matches!(refusal, Err(EventError::Later { version: 2 })),
            "{refusal:?}"
        );
        let unknown = r#"{"v":2,"event":"exploded"}"#;
        let refusal = Event::from_json(unknown);
        assert!(
            matches!(refusal, Err(EventError::Later { version: 2 })),
            "{refusal:?}"
        );
    }

    #[test]
    fn values_that_can_not_be_are_refused_with_the_reason() {
        for (fields, reason) in REFUSED {
            let text = format!(r#"{{"v":1,"event":{fields}}}"#);
            let refusal = Event::from_json(&text).unwrap_err();
            assert!(
                matches!(refusal, EventError::Wrong(_)),
                "{text}: {refusal:?}"
            );
            assert!(refusal.to_string().contains(reason), "{text}: {refusal}");
        }
    }

    #[test]
    fn a_damaged_text_is_no_event() {
        for text in [
            "",
            "{",
            r#"{"v":1,"event":"left","player":1"#,
            "\u{0}",
            "PJS",
        ] {
            let refusal = Event::from_json(text);
            assert!(matches!(refusal, Err(EventError::Broken(_))), "{refusal:?}");
        }
        let without_version = Event::from_json(r#"{"event":"left","player":1}"#);
        assert!(matches!(without_version, Err(EventError::Wrong(_))));
    }
}
