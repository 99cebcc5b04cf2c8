//! `tenpin centre standings`: the standings of a competition.

use std::path::Path;

use color_eyre::Result;
use jiff::Timestamp;

use super::address;
use crate::app::StandingSide;
use crate::archive::Standings;
use crate::centre::{Link, StandingsFollower, block_on, find_competition, standings};
use crate::cli::{Cli, StandingsArguments};
use crate::command::{Outcome, json_line, print};
use crate::report::{StandingsJson, people_csv, people_text, teams_csv, teams_text};
use crate::session::{can_take_the_screen, follow_standings};
use crate::text::Language;

pub(super) fn run(
    cli: &Cli,
    data: &Path,
    wanted: &StandingsArguments,
    language: Language,
) -> Result<Outcome> {
    let address = address(data)?;
    let now = Timestamp::now().as_millisecond();
    let name = wanted.name.as_deref();
    let is_file = wanted.csv || wanted.json;
    if !is_file && can_take_the_screen() {
        let side = if wanted.teams {
            StandingSide::Teams
        } else {
            StandingSide::People
        };
        let follower = StandingsFollower::open(address, (name, now))??;
        let report = follow_standings(cli, follower, (side, language))?;
        return Ok(report.into());
    }
    let table = block_on(async {
        let link = Link::open(&address).await?;
        let competition = find_competition(&link, name, now).await?;
        standings(&link, &competition).await
    })??;
    Ok(print(written(&table, wanted, language)?)?)
}

fn written(table: &Standings, wanted: &StandingsArguments, language: Language) -> Result<String> {
    Ok(match (wanted.json, wanted.csv, wanted.teams) {
        (true, ..) => json_line(StandingsJson::new(table))?,
        (_, true, false) => people_csv(table),
        (_, true, true) => teams_csv(table),
        (.., true) if table.teams.is_empty() => format!("{}\n", language.no_teams()),
        (.., true) => teams_text(table, language),
        _ if table.people.is_empty() => format!("{}\n", language.nobody_bowled_yet()),
        _ => people_text(table, language),
    })
}
