//! `tenpin centre entries`: the entries of a competition.

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use color_eyre::Result;
use color_eyre::eyre::WrapErr;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use super::address;
use crate::archive::{CentreError, Competition, LaneEntry, clean_label};
use crate::centre::{LARGEST, Link, block_on, competitions, read_entries, replace_entries};
use crate::cli::{CivilMoment, EntriesArguments};
use crate::command::{Outcome, complain, print};
use crate::text::Language;

/// How many games of each person count by default.
const GAMES: i32 = 3;

pub(super) fn run(data: &Path, wanted: &EntriesArguments, language: Language) -> Result<Outcome> {
    let file = &wanted.file;
    let bytes = read(file).wrap_err_with(|| file.display().to_string())?;
    let entries = match read_entries(&bytes) {
        Ok(entries) => entries,
        Err(error) => {
            let lines = language.entries_refusal(&error);
            lines.iter().try_for_each(|line| complain(line))?;
            complain(language.nothing_changed())?;
            return Ok(Outcome::WrongInput);
        }
    };
    let address = address(data)?;
    let competition = block_on(async {
        let link = Link::open(&address).await?;
        let known = competitions(&link).await?;
        let known = known.into_iter().find(|own| own.id == wanted.name);
        let competition = changed(known, wanted)?;
        replace_entries(&link, &competition, &entries).await?;
        Ok::<_, CentreError>(competition)
    })??;
    Ok(print(told(&competition, &entries, language) + "\n")?)
}

/// `-` is standard input. Stops reading soon after the size limit.
fn read(file: &Path) -> io::Result<Vec<u8>> {
    let most = LARGEST as u64 + 1;
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        io::stdin().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// As given, else as before, else the default.
fn changed(
    known: Option<Competition>,
    wanted: &EntriesArguments,
) -> Result<Competition, CentreError> {
    let zone = TimeZone::system();
    let first = wanted
        .begins
        .unwrap_or_else(|| CivilMoment::Day(Zoned::now().date()));
    let before = known.unwrap_or_else(|| Competition {
        id: wanted.name.clone(),
        title: wanted.name.clone(),
        begins: first.first(&zone).unwrap_or_default(),
        ends: CivilMoment::Day(first.day())
            .last(&zone)
            .unwrap_or_default(),
        games: GAMES,
        cut: None,
    });
    let title = wanted.title.as_deref().and_then(clean_label);
    let begins = wanted.begins.and_then(|begins| begins.first(&zone));
    let ends = wanted.ends.and_then(|ends| ends.last(&zone));
    let competition = Competition {
        title: title.unwrap_or(before.title),
        begins: begins.unwrap_or(before.begins),
        ends: ends.unwrap_or(before.ends),
        games: wanted.games.unwrap_or(before.games),
        cut: wanted.cut.or(before.cut).filter(|cut| *cut > 0),
        id: before.id,
    };
    if competition.ends < competition.begins {
        return Err(CentreError::EndsBeforeItBegins);
    }
    Ok(competition)
}

fn told(competition: &Competition, entries: &[LaneEntry], language: Language) -> String {
    let lanes: HashSet<_> = entries.iter().map(|entry| &entry.lane).collect();
    let [begins, ends] = [competition.begins, competition.ends].map(local);
    [
        language.entries_replaced(&competition.id, entries.len(), lanes.len()),
        language.competition_words(competition),
        language.nights_from_to(&begins, &ends),
    ]
    .join(" · ")
}

fn local(at: i64) -> String {
    let at = Timestamp::from_millisecond(at).unwrap_or_default();
    let at = at.to_zoned(TimeZone::system());
    at.strftime("%Y-%m-%d %H:%M").to_string()
}
