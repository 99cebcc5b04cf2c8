//! `tenpin nights`: the stored nights, newest first.

use color_eyre::Result;
use serde::Serialize;

use super::stranger::is_stranger;
use super::{Outcome, json_line, look, print};
use crate::archive::{NightHeader, plain};
use crate::cli::{Cli, NightsArguments};
use crate::text::Language;

pub fn run(cli: &Cli, arguments: &NightsArguments, language: Language) -> Result<Outcome> {
    let query = arguments.query();
    let store = look(cli)?;
    let nights = store.nights(&query)?;
    if let (true, Some(player)) = (nights.is_empty(), query.player)
        && is_stranger(&store, player, language)?
    {
        return Ok(Outcome::WrongInput);
    }
    if arguments.json {
        let lines = nights.iter().map(|night| json_line(night_json(night)));
        return Ok(print(lines.collect::<Result<String, _>>()?)?);
    }
    if nights.is_empty() {
        let sentence = language.no_nights(query.player, query.since);
        return Ok(print(format!("{sentence}\n"))?);
    }
    Ok(print(list(&nights, language))?)
}

/// One line per night: number, start, finished games and the highest of them, players, label, and
/// whether it is left out of statistics.
fn list(nights: &[NightHeader], language: Language) -> String {
    let newest = nights.first().map_or(0, |newest| newest.number);
    let digits = newest.to_string().len();
    let lines = nights.iter().map(|night| {
        let began = night.date_and_time();
        let label = night.label.as_deref().map(plain).unwrap_or_default();
        let games = language.games_and_high(night.games, night.high);
        let excluded = night.excluded.then(|| language.is_excluded());
        let words = [began, games, names(night).join(" "), label];
        let words = words.iter().map(String::as_str).chain(excluded);
        let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
        let line = words.join("  ");
        format!("{:>digits$}  {line}\n", night.number)
    });
    lines.collect()
}

fn names(night: &NightHeader) -> Vec<String> {
    night.players.iter().map(ToString::to_string).collect()
}

/// Keys may be added, never changed.
#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "the shape of the JSON")]
struct HeaderJson<'row> {
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
    excluded: bool,
}

fn night_json(night: &NightHeader) -> HeaderJson<'_> {
    HeaderJson {
        number: night.number,
        id: &night.id,
        date: night.date().to_string(),
        started: night.started.to_string(),
        last_event: night.last_event.to_string(),
        zone: &night.zone,
        label: night.label.as_deref(),
        players: names(night),
        games: night.games,
        high: night.high,
        excluded: night.excluded,
    }
}
