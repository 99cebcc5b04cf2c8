//! A night as JSON: everything that happened, so that another machine can have the same night, and
//! beside it the games that come of it, for whoever wants to read those. Keys may be added, never
//! changed; on reading back only the events count.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use super::Row;
use crate::archive::NightHeader;
use crate::night::{EventError, WrittenEvent};
use crate::report::Sheet;
use crate::report::score_json::{ScoredFrame, scored_frames};
use crate::report::sheet::{SheetGame, SheetLine};

pub(super) const ROW: Row = Row {
    name: "json",
    extensions: &["json"],
    about: "Every event; `tenpin import` reads it back",
    key: 'j',
    words: [
        "JSON file: `tenpin import` reads it",
        "JSON 파일: `tenpin import`로 읽음",
    ],
};

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
struct WrittenNight<'night> {
    tenpin: u64,
    id: &'night str,
    date: String,
    zone: &'night str,
    label: Option<&'night str>,
    events: Vec<TimedEvent>,
    games: Vec<WrittenGame>,
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
struct ReadNight {
    tenpin: u64,
    id: String,
    zone: String,
    label: Option<String>,
    events: Vec<TimedEvent>,
}

#[derive(Deserialize, Serialize)]
struct TimedEvent {
    at: String,
    event: Value,
}

pub(super) fn page(sheet: &Sheet<'_>) -> Result<String, serde_json::Error> {
    let entries = sheet.night.journal().entries();
    let events = entries.zip(sheet.times).map(|(entry, at)| {
        let event = serde_json::from_str(&entry.written.to_json()?)?;
        let at = at.to_string();
        Ok(TimedEvent { at, event })
    });
    let night = WrittenNight {
        tenpin: VERSION,
        id: &sheet.header.id,
        date: sheet.header.date().to_string(),
        zone: &sheet.header.zone,
        label: sheet.header.label.as_deref(),
        events: events.collect::<Result<_, serde_json::Error>>()?,
        games: sheet.games.iter().map(written_game).collect(),
    };
    Ok(serde_json::to_string(&night)? + "\n")
}

fn written_game(game: &SheetGame<'_>) -> WrittenGame {
    WrittenGame {
        game: game.number.number(),
        lines: game.lines.iter().map(written_line).collect(),
    }
}

fn written_line(line: &SheetLine<'_>) -> WrittenLine {
    WrittenLine {
        name: line.player.to_string(),
        place: line.place,
        score: line.scores.total(),
        complete: line.frames.is_over(),
        frames: scored_frames(line.frames),
    }
}

/// All nights in a text: one, or several one after another.
pub fn read_nights(text: &str) -> impl Iterator<Item = Result<NightJson, NightJsonError>> {
    let values = serde_json::Deserializer::from_str(text).into_iter::<ReadNight>();
    values.map(|read| night(read.map_err(NightJsonError::Shape)?))
}

fn night(read: ReadNight) -> Result<NightJson, NightJsonError> {
    if read.tenpin != VERSION {
        let version = read.tenpin;
        return Err(NightJsonError::Later { version });
    }
    let events = (1..)
        .zip(read.events)
        .map(|(seq, TimedEvent { at, event })| {
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
