//! Stored events, one per line: each is written as it was read, and a night of the accepted ones is the
//! same when it is read back.

use tenpin::night::{Night, WrittenEvent};

pub(crate) fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let mut night = Night::default();
    for line in text.lines() {
        let Ok(event) = WrittenEvent::from_json(line) else {
            continue;
        };
        let written = event.to_json().unwrap();
        let again = WrittenEvent::from_json(&written).unwrap();
        assert_eq!(again, event, "{line}\n{written}");
        assert_eq!(again.to_json().unwrap(), written, "{line}");
        record(&mut night, event);
    }
    let entries = night.journal().entries();
    let events = entries.map(|entry| entry.written.to_json().unwrap());
    let events = events.map(|json| WrittenEvent::from_json(&json).unwrap());
    assert_eq!(Night::replay(events).unwrap(), night);
}

/// A refused event changes nothing.
fn record(night: &mut Night, event: WrittenEvent) {
    let before = night.clone();
    let is_refused = night.record(event).is_err();
    assert!(!is_refused || *night == before);
}
