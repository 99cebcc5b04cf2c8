//! An event together with fields that this program doesn't know.
//!
//! Later versions may add fields to the journal. An event with unknown fields keeps the JSON it
//! was read from, and is written as that JSON again.

use serde_json::Value;

use super::{Event, EventError, wire};

/// An event in its written form.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct WrittenEvent {
    pub(super) event: Event,
    /// None if the event has no unknown fields.
    pub(super) json: Option<EventJson>,
}

impl WrittenEvent {
    /// Parses the output of [`WrittenEvent::to_json`], from this or a later version.
    pub fn from_json(text: &str) -> Result<Self, EventError> {
        wire::read(text)
    }

    /// The event as one JSON object, with every field it was read with.
    pub fn to_json(&self) -> serde_json::Result<String> {
        let written = self.json.as_ref().map(|json| Ok(json.0.to_string()));
        written.unwrap_or_else(|| wire::write(&self.event))
    }

    /// The event, without unknown fields.
    pub const fn event(&self) -> &Event {
        &self.event
    }
}

impl From<Event> for WrittenEvent {
    fn from(event: Event) -> Self {
        Self { event, json: None }
    }
}

/// The JSON of an event, stored byte for byte because checksums cover it. Equality ignores the
/// order of keys.
#[derive(Clone, Debug)]
pub(super) struct EventJson(Box<str>);

impl EventJson {
    pub(super) fn new(text: &str) -> Self {
        Self(text.into())
    }

    fn value(&self) -> Option<Value> {
        serde_json::from_str(&self.0).ok()
    }
}

impl PartialEq for EventJson {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0 || self.value() == other.value()
    }
}

impl Eq for EventJson {}

#[cfg(test)]
mod tests {
    use super::*;

    const BALL: &str =
        r#"{"lane":9,"v":1,"ball":{"pins":7,"standing":[7,10]},"player":1,"event":"bowled"}"#;

    #[test]
    fn fields_of_tomorrow_are_kept() {
        let correction = r#"{"v":1,"event":"corrected","game":1,"player":1,"frame":1,"balls":[{"pins":8,"speed":21.5},{"pins":2}]}"#;
        for text in [BALL, correction] {
            let read = WrittenEvent::from_json(text).unwrap();
            assert_eq!(read.to_json().unwrap(), text);
            assert_ne!(read, WrittenEvent::from(read.event().clone()));
        }
    }

    #[test]
    fn the_order_of_keys_means_nothing() {
        let known = r#"{"ball":{"pins":7}, "player":1, "event":"bowled", "v":1}"#;
        let read = WrittenEvent::from_json(known).unwrap();
        assert_eq!(read, WrittenEvent::from(read.event().clone()));
        let sorted = serde_json::from_str::<Value>(BALL).unwrap().to_string();
        let read = WrittenEvent::from_json(BALL).unwrap();
        assert_ne!(sorted, BALL);
        assert_eq!(read, WrittenEvent::from_json(&sorted).unwrap());
    }

    #[test]
    fn a_ball_on_another_lane_is_another_event() {
        let other = BALL.replace(r#""lane":9"#, r#""lane":8"#);
        let [read, other] = [BALL, &other].map(|text| WrittenEvent::from_json(text).unwrap());
        assert_eq!(read.event(), other.event());
        assert_ne!(read, other);
    }
}
