//! A night as JSON: everything that happened, so that another machine can have the same night, and
//! beside it the games that come of it, for whoever wants to read those. Keys may be added, never
//! changed; on reading back only the events count.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use super::sheet::{SheetLine, lines};
use super::{ScoredFrame, Sheet, scored_frames};
use crate::archive::NightHeader;
use crate::night::{EventError, WrittenEvent};

/// The version of the shape.
const VERSION: u64 = 1;

/// A night as a text tells it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NightJson {
    /// Its identity, zone and label.
    pub header: NightHeader,
    /// What happened, and when: an instant in text.
    pub events: Vec<(String, WrittenEvent)>,
}

/// Why a text is no night.
#[derive(Debug, Error)]
pub enum NightJsonError {
    /// No JSON, or not of this shape.
    #[error("this is no night that `tenpin export --format json` wrote: {0}")]
    Shape(#[source] serde_json::Error),
    /// Of a later program.
    #[error("this night has version {version}, and this program reads version 1: take a newer one")]
    Later {
        /// Its version.
        version: u64,
    },
    /// An event that is none.
    #[error("event {seq}: {source}")]
    Event {
        /// Which one, from 1.
        seq: usize,
        /// Why.
        source: EventError,
    },
}

#[derive(Serialize)]
struct Written<'night> {
    tenpin: u64,
    id: &'night str,
    date: String,
    zone: &'night str,
    label: Option<&'night str>,
    events: Vec<TimedEvent>,
    games: Vec<WrittenGame>,
}

#[derive(Serialize)]
struct TimedEvent {
    at: String,
    event: Value,
}

#[derive(Serialize)]
struct WrittenGame {
    game: u32,
    lines: Vec<WrittenLine>,
}

#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "the shape of the JSON")]
struct WrittenLine {
    name: String,
    place: Option<usize>,
    score: u16,
    complete: bool,
    frames: Vec<ScoredFrame>,
}

#[derive(Deserialize)]
struct Read {
    tenpin: u64,
    id: String,
    zone: String,
    label: Option<String>,
    events: Vec<ReadEvent>,
}

#[derive(Deserialize)]
struct ReadEvent {
    at: String,
    event: Value,
}

/// The night, with the instant of each event.
pub fn write(sheet: Sheet<'_>, times: &[String]) -> Result<String, serde_json::Error> {
    let entries = sheet.night.journal().entries();
    let events = entries.zip(times).map(|(entry, at)| {
        let event = serde_json::from_str(&entry.to_json()?)?;
        let at = at.clone();
        Ok(TimedEvent { at, event })
    });
    let written = Written {
        tenpin: VERSION,
        id: &sheet.header.id,
        date: sheet.header.date().to_string(),
        zone: &sheet.header.zone,
        label: sheet.header.label.as_deref(),
        events: events.collect::<Result<_, serde_json::Error>>()?,
        games: games(sheet),
    };
    serde_json::to_string(&written)
}

fn games(sheet: Sheet<'_>) -> Vec<WrittenGame> {
    let game = |(number, games)| WrittenGame {
        game: crate::night::GameNumber::number(number),
        lines: lines(number, games).map(written_line).collect(),
    };
    sheet.games().map(game).collect()
}

fn written_line(line: SheetLine<'_>) -> WrittenLine {
    let frames = line.seat.game().frames();
    WrittenLine {
        name: line.seat.player().to_string(),
        place: line.place,
        score: frames.scores().total(),
        complete: frames.is_over(),
        frames: scored_frames(frames),
    }
}

/// All nights in a text: one, or several one after another.
pub fn read_all(text: &str) -> impl Iterator<Item = Result<NightJson, NightJsonError>> {
    let values = serde_json::Deserializer::from_str(text).into_iter::<Read>();
    values.map(|read| night(read.map_err(NightJsonError::Shape)?))
}

fn night(read: Read) -> Result<NightJson, NightJsonError> {
    if read.tenpin != VERSION {
        let version = read.tenpin;
        return Err(NightJsonError::Later { version });
    }
    let events = (1..)
        .zip(read.events)
        .map(|(seq, ReadEvent { at, event })| {
            let event = WrittenEvent::from_json(&event.to_string());
            let event = event.map_err(|source| NightJsonError::Event { seq, source })?;
            Ok((at, event))
        });
    Ok(NightJson {
        header: NightHeader {
            id: read.id,
            zone: read.zone,
            label: read.label,
            ..NightHeader::default()
        },
        events: events.collect::<Result<_, NightJsonError>>()?,
    })
}
