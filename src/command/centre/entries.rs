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
    let begins = wanted.begins.map(|day| (day, day.first(&zone)));
    let begins = begins.map(in_range).transpose()?;
    let ends = wanted.ends.map(|day| (day, day.last(&zone)));
    let ends = ends.map(in_range).transpose()?;
    let before = match known {
        Some(known) => known,
        None => new(wanted, &zone)?,
    };
    let title = wanted.title.as_deref().and_then(clean_label);
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

/// On one day, unless `--ends` is given.
fn new(wanted: &EntriesArguments, zone: &TimeZone) -> Result<Competition, CentreError> {
    let today = || CivilMoment::Day(Zoned::now().date());
    let first = wanted.begins.unwrap_or_else(today);
    let day = CivilMoment::Day(first.day());
    Ok(Competition {
        id: wanted.name.clone(),
        title: wanted.name.clone(),
        begins: in_range((first, first.first(zone)))?,
        ends: in_range((day, day.last(zone)))?,
        games: GAMES,
        cut: None,
    })
}

fn in_range((moment, at): (CivilMoment, Option<i64>)) -> Result<i64, CentreError> {
    at.ok_or_else(|| CentreError::DayOutOfRange { day: moment.day() })
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

#[cfg(test)]
mod tests {
    use jiff::civil::{Date, date};

    use super::*;

    #[test]
    fn a_day_that_is_no_instant_is_refused() {
        let wanted = |begins, ends| EntriesArguments {
            name: "spring".to_owned(),
            file: "-".into(),
            title: None,
            begins,
            ends,
            games: None,
            cut: None,
        };
        let known = Competition {
            id: "spring".to_owned(),
            title: "spring".to_owned(),
            begins: 0,
            ends: 1,
            games: GAMES,
            cut: None,
        };
        let refused = Err(CentreError::DayOutOfRange { day: Date::MAX });
        let far = Some(CivilMoment::Day(Date::MAX));
        let today = Some(CivilMoment::Day(date(2026, 1, 31)));
        for (begins, ends) in [(far, None), (None, far), (today, far)] {
            let wanted = wanted(begins, ends);
            assert_eq!(changed(None, &wanted), refused);
            assert_eq!(changed(Some(known.clone()), &wanted), refused);
        }
    }
}
