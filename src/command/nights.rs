//! `tenpin nights`: the stored nights, newest first.

use color_eyre::Result;
use serde::Serialize;

use super::stranger::tell_stranger;
use super::{Outcome, is_file_given, json_line, look, print};
use crate::archive::{NightHeader, NightQuery, plain};
use crate::cli::{Cli, NightsArguments};
use crate::domain::Player;
use crate::store::Store;
use crate::text::Language;

pub fn run(cli: &Cli, arguments: &NightsArguments, language: Language) -> Result<Outcome> {
    let store = look(cli)?;
    let nights = with_player(store.nights(&arguments.query())?, arguments.player);
    if let (true, Some(player)) = (nights.is_empty(), arguments.player)
        && is_stranger(&store, player)?
    {
        tell_stranger(&store, player, language)?;
        return Ok(Outcome::WrongInput);
    }
    if arguments.json {
        let lines = nights.iter().map(|night| json_line(night_json(night)));
        return Ok(print(lines.collect::<Result<String, _>>()?)?);
    }
    if nights.is_empty() {
        return Ok(print(nothing(&store, cli, arguments, language) + "\n")?);
    }
    Ok(print(list(&nights, language))?)
}

/// Also keeps nights in which the player has not finished a game.
fn with_player(mut nights: Vec<NightHeader>, player: Option<Player>) -> Vec<NightHeader> {
    let is_there = |night: &NightHeader| player.is_none_or(|own| night.players.contains(&own));
    nights.retain(is_there);
    nights
}

/// Are there nights, but none with this player?
fn is_stranger(store: &Store, player: Player) -> Result<bool> {
    let nights = store.nights(&NightQuery::default())?;
    let is_there = |night: &NightHeader| night.players.contains(&player);
    Ok(!nights.is_empty() && !nights.iter().any(is_there))
}

/// Names the file if it was given: it may be the wrong one.
fn nothing(store: &Store, cli: &Cli, arguments: &NightsArguments, language: Language) -> String {
    match (arguments.player, arguments.since) {
        (None, None) if is_file_given(cli) => language.no_nights_in(store.path()),
        (player, since) => language.no_nights(player, since),
    }
}

/// One line per night: number, start, finished games and the highest of them, players, label, and
/// whether it is excluded from statistics.
fn list(nights: &[NightHeader], language: Language) -> String {
    let highest = nights.iter().map(|night| night.number).max();
    let digits = highest.unwrap_or_default().to_string().len();
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
