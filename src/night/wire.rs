//! The JSON format of an event, and what is rejected when reading it.
//!
//! The domain knows nothing of JSON, so the format of each of its values is defined here. The
//! version of an event is checked before anything else in it.

use serde::de::{self, DeserializeOwned};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value as Json;
use thiserror::Error;

use super::event::Event;
use super::written_event::{EventJson, WrittenEvent};
use crate::domain::{Circle, FrameNumber, Leave, Pin, Pins, Player};

/// The kinds of event added in version 2. Any other event of that version is unknown.
const KINDS_OF_2: [&str; 2] = ["called_up", "game_ended"];
/// How every event written by this program begins.
const OWN: &str = r#"{"v":"#;

/// Why a text is not a valid event.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "the sentences say what the fields are")]
pub enum EventError {
    /// A version that this program doesn't know.
    #[error("this event has version {version}, and this program reads 1 and 2: update tenpin")]
    Later { version: u64 },
    /// Not JSON: truncated or damaged.
    #[error("not a valid event: {0}")]
    Broken(#[source] serde_json::Error),
    /// JSON, but a field is missing or has an invalid value.
    #[error("impossible event: {0}")]
    Wrong(#[source] serde_json::Error),
}

impl From<serde_json::Error> for EventError {
    fn from(error: serde_json::Error) -> Self {
        match error.classify() {
            serde_json::error::Category::Data => Self::Wrong(error),
            _ => Self::Broken(error),
        }
    }
}

#[derive(Deserialize)]
struct Version {
    #[serde(rename = "v")]
    version: u64,
    #[serde(default)]
    event: Json,
}

#[derive(Serialize)]
struct Versioned<'event> {
    #[serde(rename = "v")]
    version: u64,
    #[serde(flatten)]
    event: &'event Event,
}

const fn versioned(event: &Event) -> Versioned<'_> {
    let version = event.version();
    Versioned { version, event }
}

pub(super) fn write(event: &Event) -> serde_json::Result<String> {
    serde_json::to_string(&versioned(event))
}

pub(super) fn read(text: &str) -> Result<WrittenEvent, EventError> {
    if let Some(event) = read_own(text) {
        return Ok(event.into());
    }
    match serde_json::from_str(text)? {
        Version { version: 1, .. } => read_foreign(text, 1),
        Version { version: 2, event } if KINDS_OF_2.iter().any(|kind| event == *kind) => {
            read_foreign(text, 2)
        }
        Version { version, .. } => Err(EventError::Later { version }),
    }
}

/// The fast path: exactly what this program writes. None for anything else.
fn read_own(text: &str) -> Option<Event> {
    let event = serde_json::from_str(text.starts_with(OWN).then_some(text)?).ok()?;
    (write(&event).ok()? == text).then_some(event)
}

/// Keeps the original text if it has fields that this program doesn't know.
fn read_foreign(text: &str, version: u64) -> Result<WrittenEvent, EventError> {
    let event: Event = serde_json::from_str(text)?;
    if event.version() != version {
        let why = format!("its kind is of version {}, not {version}", event.version());
        return Err(EventError::Wrong(de::Error::custom(why)));
    }
    let known = serde_json::to_value(versioned(&event))?;
    let says_more = serde_json::from_str::<Json>(text)? != known;
    let json = says_more.then(|| EventJson::new(text));
    Ok(WrittenEvent { event, json })
}

/// A domain value with a JSON representation.
pub(super) trait Plain: Sized {
    type Json: Serialize + DeserializeOwned;

    fn to_plain(&self) -> Self::Json;

    /// Fails with a reason.
    fn from_plain(json: Self::Json) -> Result<Self, String>;
}

pub(super) fn serialize<Output: Serializer>(
    value: &impl Plain,
    output: Output,
) -> Result<Output::Ok, Output::Error> {
    value.to_plain().serialize(output)
}

pub(super) fn deserialize<'text, Value: Plain, Input: Deserializer<'text>>(
    input: Input,
) -> Result<Value, Input::Error> {
    Value::from_plain(Deserialize::deserialize(input)?).map_err(de::Error::custom)
}

impl Plain for Player {
    type Json = String;

    fn to_plain(&self) -> String {
        self.name().to_owned()
    }

    fn from_plain(name: String) -> Result<Self, String> {
        Self::new(&name).map_err(|error| error.to_string())
    }
}

impl Plain for FrameNumber {
    type Json = u8;

    fn to_plain(&self) -> u8 {
        self.number()
    }

    fn from_plain(number: u8) -> Result<Self, String> {
        Self::new(number).map_err(|error| error.to_string())
    }
}

/// `{"pins":7}`, `{"pins":0,"foul":true}`, `{"pins":8,"standing":[6,10]}`, or
/// `{"pins":8,"split":true}`.
#[derive(Deserialize, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "the shape of the JSON")]
pub(super) struct Ball {
    pins: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    foul: bool,
    /// The pins standing after the ball, in ascending order. None if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    standing: Option<Vec<u8>>,
    /// The split mark set (`true`) or removed (`false`) by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    split: Option<bool>,
}

impl Plain for Pins {
    type Json = Ball;

    fn to_plain(&self) -> Ball {
        Ball {
            pins: self.count(),
            foul: self.is_foul(),
            standing: self
                .leave()
                .map(|leave| leave.pins().map(Pin::number).collect()),
            split: self.circle().map(|circle| circle == Circle::Split),
        }
    }

    fn from_plain(ball: Ball) -> Result<Self, String> {
        let pins = match (ball.foul, ball.pins) {
            (false, count) => Self::new(count).map_err(|error| error.to_string())?,
            (true, 0) => Self::FOUL,
            (true, count) => return Err(format!("a foul is worth 0 pins, not {count}")),
        };
        let pins = match ball.split {
            None => pins,
            Some(_) if ball.foul => return Err("a foul is not a split".to_owned()),
            Some(true) => pins.circled(Circle::Split),
            Some(false) => pins.circled(Circle::NoSplit),
        };
        let leave = ball.standing.map(Leave::new).transpose();
        let leave = leave.map_err(|error| error.to_string())?;
        Ok(leave.map_or(pins, |leave| pins.leaving(leave)))
    }
}

impl<Value: Plain> Plain for Vec<Value> {
    type Json = Vec<Value::Json>;

    fn to_plain(&self) -> Self::Json {
        self.iter().map(Value::to_plain).collect()
    }

    fn from_plain(values: Self::Json) -> Result<Self, String> {
        values.into_iter().map(Value::from_plain).collect()
    }
}
