//! A night as JSON: all events, so that another machine can import the night, and the scored games
//! for other programs. Keys may be added, never changed; the import reads only the events.

use jiff::Timestamp;
use jiff::fmt::temporal::DateTimeParser;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

use super::Row;
use crate::archive::{NightHeader, NightJsonError, StoredNight, clean_label};
use crate::domain::Player;
use crate::night::{Night, Series, WrittenEvent};
use crate::report::Sheet;
use crate::report::night_result::Most;
use crate::report::score_json::{ScoredFrame, scored_frames};
use crate::report::sheet::{SheetGame, SheetLine};

pub(super) const ROW: Row = Row {
    name: "json",
    extensions: &["json"],
    about: "Every event; `tenpin import` reads it back",
    key: 'j',
    words: [
        "JSON file: for `tenpin import`",
        "JSON 파일: `tenpin import`용",
    ],
};

/// The version of the schema.
const VERSION: u64 = 1;

#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "the shape of the JSON")]
struct WrittenNight<'night> {
    tenpin: u64,
    id: &'night str,
    date: String,
    zone: &'night str,
    label: Option<&'night str>,
    excluded: bool,
    events: Vec<TimedEvent>,
    games: Vec<WrittenGame>,
    winners: Vec<String>,
    series: Vec<WrittenSeries>,
    high_game: Option<WrittenHigh>,
}

#[derive(Serialize)]
struct WrittenSeries {
    name: String,
    games: u32,
    total: u32,
    high: Option<u16>,
}

#[derive(Serialize)]
struct WrittenHigh {
    score: u16,
    names: Vec<String>,
}

#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "the shape of the JSON")]
struct WrittenGame {
    game: u32,
    lines: Vec<WrittenLine>,
    over: bool,
    winners: Vec<String>,
}

#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "the shape of the JSON")]
struct WrittenLine {
    name: String,
    place: Option<usize>,
    score: u16,
    now: u16,
    complete: bool,
    frames: Vec<ScoredFrame>,
}

#[derive(Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "the shape of the JSON")]
struct ReadNight {
    tenpin: u64,
    id: String,
    zone: String,
    label: Option<String>,
    /// Missing in older exports.
    #[serde(default)]
    excluded: bool,
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
        excluded: sheet.header.excluded,
        events: events.collect::<Result<_, serde_json::Error>>()?,
        games: sheet.games.iter().map(written_game).collect(),
        winners: names(&sheet.result.winners()),
        series: sheet.result.series.iter().map(written_series).collect(),
        high_game: sheet.result.high.as_ref().map(written_high),
    };
    Ok(serde_json::to_string(&night)? + "\n")
}

fn written_game(game: &SheetGame<'_>) -> WrittenGame {
    WrittenGame {
        game: game.number.number(),
        lines: game.lines.iter().map(written_line).collect(),
        over: game.games.is_over(),
        winners: names(&game.winners()),
    }
}

fn written_series(series: &Series) -> WrittenSeries {
    WrittenSeries {
        name: series.person.name().to_string(),
        games: series.games,
        total: series.total,
        high: series.high,
    }
}

fn written_high(high: &Most) -> WrittenHigh {
    WrittenHigh {
        score: high.value,
        names: names(&high.players),
    }
}

fn names(players: &[Player]) -> Vec<String> {
    players.iter().map(ToString::to_string).collect()
}

fn written_line(line: &SheetLine<'_>) -> WrittenLine {
    WrittenLine {
        name: line.player.to_string(),
        place: line.place,
        score: line.scores.total(),
        now: line.now(),
        complete: line.frames.is_over(),
        frames: scored_frames(line.frames),
    }
}

/// All nights in a text: one, or several concatenated.
pub fn read_nights(text: &str) -> impl Iterator<Item = Result<StoredNight, NightJsonError>> {
    let values = serde_json::Deserializer::from_str(text).into_iter::<ReadNight>();
    values.map(|read| night(read.map_err(|error| shape(&error))?))
}

fn shape(error: &serde_json::Error) -> NightJsonError {
    NightJsonError::Shape {
        line: error.line(),
        column: error.column().max(1),
    }
}

fn night(read: ReadNight) -> Result<StoredNight, NightJsonError> {
    if read.tenpin != VERSION {
        let version = read.tenpin;
        return Err(NightJsonError::Later { version });
    }
    let events = written(&read.events)?;
    let Ok(id) = Uuid::parse_str(&read.id) else {
        return Err(NightJsonError::Id(read.id));
    };
    if DateTimeParser::new().parse_time_zone(&read.zone).is_err() {
        return Err(NightJsonError::Zone(read.zone));
    }
    let night = Night::replay(events)?;
    if !night.journal().has_ball() {
        return Err(NightJsonError::Empty);
    }
    Ok(StoredNight {
        header: NightHeader {
            id: id.to_string(),
            zone: read.zone,
            label: read.label.as_deref().and_then(clean_label),
            excluded: read.excluded,
            ..NightHeader::default()
        },
        night,
        times: instants(read.events)?,
        trouble: None,
    })
}

fn written(events: &[TimedEvent]) -> Result<Vec<WrittenEvent>, NightJsonError> {
    let events = (1..).zip(events).map(|(seq, timed)| {
        let event = WrittenEvent::from_json(&timed.event.to_string());
        event.map_err(|source| NightJsonError::Event { seq, source })
    });
    events.collect()
}

fn instants(events: Vec<TimedEvent>) -> Result<Vec<Timestamp>, NightJsonError> {
    let mut last = Timestamp::MIN;
    let instants = (1..).zip(events).map(|(seq, TimedEvent { at, .. })| {
        let instant = at.parse().ok().and_then(whole_milliseconds);
        let instant = instant.filter(|instant| *instant >= last);
        last = instant.ok_or(NightJsonError::Time { seq, at })?;
        Ok(last)
    });
    instants.collect()
}

/// Rounded to the precision of the file, so that a stored night equals its import.
fn whole_milliseconds(instant: Timestamp) -> Option<Timestamp> {
    Timestamp::from_millisecond(instant.as_millisecond()).ok()
}
