//! How the values inside an event are written, and what is refused on reading them.
//!
//! The domain knows nothing of files, so the plain shape of each of its values stands here. An
//! event of another version is told apart before anything else in it is looked at.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use super::event::Event;
use super::written_event::{EventJson, WrittenEvent};

const VERSION: u64 = 1;
/// How every event begins that this program writes.
const OWN: &str = r#"{"v":1,"#;

/// Why a text is not taken as an event.
#[derive(Debug, Error)]
pub enum EventError {
    /// Of a version that this program does not know.
    #[error("this event has version {version}, and this program reads version 1: take a newer one")]
    Later {
        /// Its version.
        version: u64,
    },
    /// No JSON at all: cut off, or damaged.
    #[error("this is no event: {0}")]
    Broken(#[source] serde_json::Error),
    /// JSON, but a field is missing or holds something that can't be.
    #[error("this event can't be: {0}")]
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
}

#[derive(Serialize)]
struct Versioned<'event> {
    #[serde(rename = "v")]
    version: u64,
    #[serde(flatten)]
    event: &'event Event,
}

impl<'event> Versioned<'event> {
    const fn new(event: &'event Event) -> Self {
        let version = VERSION;
        Self { version, event }
    }
}

pub(super) fn write(event: &Event) -> serde_json::Result<String> {
    serde_json::to_string(&Versioned::new(event))
}

pub(super) fn read(text: &str) -> Result<WrittenEvent, EventError> {
    if let Some(event) = read_own(text) {
        return Ok(event.into());
    }
    match serde_json::from_str(text)? {
        Version { version: VERSION } => read_foreign(text),
        Version { version } => Err(EventError::Later { version }),
    }
}

/// The usual case: exactly what this program writes.
fn read_own(text: &str) -> Option<Event> {
    let event = serde_json::from_str(text.starts_with(OWN).then_some(text)?).ok()?;
    (write(&event).ok()? == text).then_some(event)
}

/// Keeps the text if it says more than this program understands.
fn read_foreign(text: &str) -> Result<WrittenEvent, EventError> {
    let event = serde_json::from_str(text)?;
    let known = serde_json::to_value(Versioned::new(&event))?;
    let says_more = serde_json::from_str::<Value>(text)? != known;
    let json = says_more.then(|| EventJson::new(text));
    Ok(WrittenEvent { event, json })
}

/// A name is its three letters.
pub(super) mod name {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use crate::domain::Player;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    pub(crate) fn serialize<Output: Serializer>(
        name: &Player,
        output: Output,
    ) -> Result<Output::Ok, Output::Error> {
        output.serialize_str(name.name())
    }

    pub(crate) fn deserialize<'text, Input: Deserializer<'text>>(
        input: Input,
    ) -> Result<Player, Input::Error> {
        Player::new(&String::deserialize(input)?).map_err(de::Error::custom)
    }
}

/// A frame is its number.
pub(super) mod frame {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use crate::domain::FrameNumber;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    pub(crate) fn serialize<Output: Serializer>(
        frame: &FrameNumber,
        output: Output,
    ) -> Result<Output::Ok, Output::Error> {
        output.serialize_u8(frame.number())
    }

    pub(crate) fn deserialize<'text, Input: Deserializer<'text>>(
        input: Input,
    ) -> Result<FrameNumber, Input::Error> {
        FrameNumber::new(u8::deserialize(input)?).map_err(de::Error::custom)
    }
}

/// A ball is `{"pins":7}`, or `{"pins":0,"foul":true}`.
pub(super) mod ball {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    use crate::domain::Pins;

    #[derive(Deserialize, Serialize)]
    #[expect(clippy::struct_excessive_bools, reason = "the shape of the JSON")]
    pub(super) struct Ball {
        pins: u8,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        foul: bool,
    }

    impl Ball {
        pub(super) const fn new(pins: Pins) -> Self {
            Self {
                pins: pins.count(),
                foul: pins.is_foul(),
            }
        }

        pub(super) fn pins<Refusal: de::Error>(&self) -> Result<Pins, Refusal> {
            match (self.foul, self.pins) {
                (false, count) => Pins::new(count).map_err(de::Error::custom),
                (true, 0) => Ok(Pins::FOUL),
                (true, count) => Err(de::Error::custom(format_args!(
                    "a foul is worth 0 pins, not {count}"
                ))),
            }
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    pub(crate) fn serialize<Output: Serializer>(
        pins: &Pins,
        output: Output,
    ) -> Result<Output::Ok, Output::Error> {
        Ball::new(*pins).serialize(output)
    }

    pub(crate) fn deserialize<'text, Input: Deserializer<'text>>(
        input: Input,
    ) -> Result<Pins, Input::Error> {
        Ball::deserialize(input)?.pins()
    }
}

/// The balls of a frame, in order.
pub(super) mod balls {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::ball::Ball;
    use crate::domain::Pins;

    pub(crate) fn serialize<Output: Serializer>(
        balls: &[Pins],
        output: Output,
    ) -> Result<Output::Ok, Output::Error> {
        output.collect_seq(balls.iter().copied().map(Ball::new))
    }

    pub(crate) fn deserialize<'text, Input: Deserializer<'text>>(
        input: Input,
    ) -> Result<Vec<Pins>, Input::Error> {
        let balls = Vec::<Ball>::deserialize(input)?;
        balls.iter().map(Ball::pins).collect()
    }
}
