//! `tenpin nights`: the nights that were kept, newest first.

use std::io::{self, Write};

use serde::Serialize;

use super::Outcome;
use crate::archive::{NightHeader, NightQuery};
use crate::report::harmless;
use crate::text::Language;

/// One line a night: its number, when it began, how many games were finished, the highest of them,
/// and who bowled.
pub fn list(
    nights: &[NightHeader],
    query: &NightQuery,
    language: Language,
    mut output: impl Write,
) -> io::Result<Outcome> {
    let digits = nights.first().map_or(1, |newest| digits(newest.number));
    for night in nights {
        let began = night.date_and_time();
        let players: Vec<_> = night.players.iter().map(ToString::to_string).collect();
        let label = night.label.as_deref().map(harmless).unwrap_or_default();
        let facts = language.games_and_high(night.games, night.high);
        let line = [began, facts, players.join(" "), label].join("  ");
        writeln!(output, "{:>digits$}  {}", night.number, line.trim_end())?;
    }
    if nights.is_empty() {
        writeln!(output, "{}", language.no_nights(query.is_filtered()))?;
    }
    output.flush()?;
    Ok(Outcome::Done)
}

fn digits(number: u32) -> usize {
    number.to_string().len()
}

/// What `--json` tells of a night.
#[derive(Serialize)]
struct Listed<'row> {
    number: u32,
    id: &'row str,
    date: String,
    started: String,
    last_event: String,
    zone: &'row str,
    label: Option<&'row str>,
    players: Vec<String>,
    games: u32,
    high: Option<u16>,
}

/// One JSON object a night.
pub fn json(nights: &[NightHeader], mut output: impl Write) -> io::Result<Outcome> {
    for night in nights {
        serde_json::to_writer(&mut output, &listed(night))?;
        writeln!(output)?;
    }
    output.flush()?;
    Ok(Outcome::Done)
}

fn listed(night: &NightHeader) -> Listed<'_> {
    Listed {
        number: night.number,
        id: &night.id,
        date: night.date().to_string(),
        started: night.started.to_string(),
        last_event: night.last_event.to_string(),
        zone: &night.zone,
        label: night.label.as_deref(),
        players: night.players.iter().map(ToString::to_string).collect(),
        games: night.games,
        high: night.high,
    }
}
