//! What is stored of a night: its row and its events.

use rusqlite::Connection;

use crate::archive::NightHeader;
use crate::night::Chain;

/// An event as stored, with its checksum.
pub(crate) struct EventRecord {
    pub(crate) seq: i64,
    pub(crate) at: i64,
    pub(crate) body: String,
    pub(crate) chain: Chain,
}

/// Inserts a night that begins with these events. Returns its number.
pub(crate) fn add_night(
    connection: &Connection,
    header: &NightHeader,
    events: &[EventRecord],
) -> rusqlite::Result<u32> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO nights (id, started, last_event, zone, label, excluded)
            VALUES (?1, ?2, ?2, ?3, ?4, ?5) RETURNING number",
    )?;
    // NULL without an event, which the table rejects.
    let started = events.first().map(|event| event.at);
    let NightHeader {
        id,
        zone,
        label,
        excluded,
        ..
    } = header;
    let values = (id, started, zone, label, excluded);
    statement.query_row(values, |row| row.get(0))
}

/// Appends events to a night, and updates the time of its last event.
pub(crate) fn add_events(
    connection: &Connection,
    night: u32,
    events: &[EventRecord],
) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO events (night, seq, at, body, \"check\") VALUES (?, ?, ?, ?, ?)",
    )?;
    for event in events {
        statement.execute((night, event.seq, event.at, &event.body, event.chain.check()))?;
    }
    let mut statement =
        connection.prepare_cached("UPDATE nights SET last_event = ? WHERE number = ?")?;
    let last_event = events.last().map(|event| event.at);
    statement.execute((last_event, night)).map(drop)
}
