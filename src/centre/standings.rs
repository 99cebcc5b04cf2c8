//! The standings of a competition. SQL doesn't score: lanes send the lines, and views add them up.

use std::io;

use tokio::time::{Duration, Instant};
use tokio_postgres::Row;
use tokio_postgres::types::Type;

use super::address::CentreAddress;
use super::entries::competitions;
use super::lanes::lanes_with_needs;
use super::link::{Argument, Link, column, harmless};
use super::reader::CentreReader;
use crate::archive::{CentreError, Competition, PersonRow, Standings, StandingsNews, TeamRow};

/// The polling interval of screens.
pub(super) const PAUSE: Duration = Duration::from_secs(2);

const PEOPLE: &str =
    "SELECT place, left(person, 200), left(team, 200), left(lane, 200), games, scratch::bigint,
        handicap::bigint, total::bigint, high::bigint, running::bigint, running_frames::bigint
    FROM tenpin.player_standings WHERE competition = $1
    ORDER BY place, person LIMIT 10000";
const TEAMS: &str = "SELECT place, left(team, 200), people, games::bigint, total::bigint,
        high::bigint, running::bigint
    FROM tenpin.team_standings WHERE competition = $1 ORDER BY place, team LIMIT 10000";

/// The competition with this name; without a name, the one that is running.
pub async fn find_competition(
    link: &Link,
    name: Option<&str>,
    now: i64,
) -> Result<Competition, CentreError> {
    let all = competitions(link).await?;
    if all.is_empty() {
        return Err(CentreError::NoCompetitions);
    }
    let known = |some: &[&Competition]| {
        let names = some.iter().take(20).map(|own| own.id.as_str());
        names.collect::<Vec<_>>().join(", ")
    };
    let is_meant = |own: &&Competition| match name {
        Some(name) => own.id == name,
        None => (own.begins..=own.ends).contains(&now),
    };
    let meant: Vec<_> = all.iter().filter(is_meant).collect();
    let every: Vec<_> = all.iter().collect();
    match (meant.as_slice(), name) {
        ([one], _) => Ok((*one).clone()),
        (_, Some(name)) => Err(CentreError::NoSuchCompetition {
            name: name.to_owned(),
            known: known(&every),
        }),
        ([], None) => Err(CentreError::WhichCompetition {
            known: known(&every),
        }),
        (some, None) => Err(CentreError::WhichCompetition { known: known(some) }),
    }
}

/// The current standings, with what needs attention.
pub async fn standings(link: &Link, competition: &Competition) -> Result<Standings, CentreError> {
    let table = table(link, competition).await?;
    let lanes = lanes_with_needs(link).await?;
    let needs = lanes.iter().map(|row| (row.lane.clone(), row.needs()));
    let needs = needs.filter(|(_, needs)| !needs.is_empty()).collect();
    Ok(Standings { needs, ..table })
}

/// The standings alone.
pub(super) async fn table(
    link: &Link,
    competition: &Competition,
) -> Result<Standings, CentreError> {
    let id: [Argument<'_>; 1] = [(&competition.id, Type::TEXT)];
    let people = link.ask(PEOPLE, &id).await?;
    let teams = link.ask(TEAMS, &id).await?;
    Ok(Standings {
        competition: competition.clone(),
        people: people.iter().map(person).collect::<Result<_, _>>()?,
        teams: teams.iter().map(team).collect::<Result<_, _>>()?,
        needs: vec![],
    })
}

fn text(row: &Row, place: usize) -> Result<String, CentreError> {
    Ok(harmless(column(row, place)?))
}

fn person(row: &Row) -> Result<PersonRow, CentreError> {
    let team: Option<&str> = column(row, 2)?;
    Ok(PersonRow {
        place: column(row, 0)?,
        person: text(row, 1)?,
        team: team.map(harmless),
        lane: text(row, 3)?,
        games: column(row, 4)?,
        scratch: column(row, 5)?,
        handicap: column(row, 6)?,
        total: column(row, 7)?,
        high: column(row, 8)?,
        now: column(row, 9)?,
        frames: column(row, 10)?,
    })
}

fn team(row: &Row) -> Result<TeamRow, CentreError> {
    Ok(TeamRow {
        place: column(row, 0)?,
        team: text(row, 1)?,
        people: column(row, 2)?,
        games: column(row, 3)?,
        total: column(row, 4)?,
        high: column(row, 5)?,
        now: column(row, 6)?,
    })
}

/// Follows the standings, polling at most every two seconds.
pub struct StandingsFollower {
    reader: CentreReader,
    competition: Competition,
    next: Instant,
    told: Option<StandingsNews>,
}

impl StandingsFollower {
    /// Connects and finds the competition, so that errors are reported before the screen is set up.
    pub fn open(
        address: CentreAddress,
        (name, now): (Option<&str>, i64),
    ) -> io::Result<Result<Self, CentreError>> {
        let opened = CentreReader::open(address)?.and_then(|mut reader| {
            let found = reader.ask(async |link| find_competition(link, name, now).await);
            let competition = found.unwrap_or(Err(CentreError::Silent))?;
            Ok(Self {
                reader,
                competition,
                next: Instant::now(),
                told: None,
            })
        });
        Ok(opened)
    }

    /// None if nothing changed.
    pub fn glance(&mut self) -> Option<StandingsNews> {
        if Instant::now() < self.next {
            return None;
        }
        let competition = &self.competition;
        let read = self
            .reader
            .ask(async |link| standings(link, competition).await)?;
        self.next = Instant::now() + PAUSE;
        let news = read.map_or(StandingsNews::Away, |table| {
            StandingsNews::Table(Box::new(table))
        });
        if self.told.as_ref() == Some(&news) {
            return None;
        }
        self.told = Some(news.clone());
        Some(news)
    }
}
