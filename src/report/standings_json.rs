//! The standings of a competition as JSON.

use serde::Serialize;

use crate::archive::{LaneNeed, PersonRow, Standings, TeamRow};

/// What `--json` prints. Keys may be added, never changed.
#[derive(Serialize)]
pub struct StandingsJson<'table> {
    tenpin: u32,
    competition: &'table str,
    title: &'table str,
    games: i32,
    cut: Option<i32>,
    /// The total of the last person who advances.
    cut_total: Option<i64>,
    people: Vec<PersonJson<'table>>,
    teams: Vec<TeamJson<'table>>,
    needs: Vec<LaneNeedsJson<'table>>,
}

#[derive(Serialize)]
struct PersonJson<'table> {
    place: i64,
    person: &'table str,
    team: Option<&'table str>,
    lane: &'table str,
    games: i64,
    scratch: i64,
    handicap: i64,
    total: i64,
    to_cut: Option<i64>,
    high: Option<i64>,
    now: Option<i64>,
    frames: Option<i64>,
}

#[derive(Serialize)]
struct TeamJson<'table> {
    place: i64,
    team: &'table str,
    people: i64,
    games: i64,
    total: i64,
    high: Option<i64>,
    now: Option<i64>,
}

#[derive(Serialize)]
struct LaneNeedsJson<'table> {
    lane: &'table str,
    needs: Vec<LaneNeedJson<'table>>,
}

/// Something that needs attention at the desk.
#[derive(Serialize)]
pub struct LaneNeedJson<'need> {
    what: &'static str,
    /// The player it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'need str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    competition: Option<&'need str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<u32>,
}

impl<'need> LaneNeedJson<'need> {
    pub fn new(need: &'need LaneNeed) -> Self {
        let (competition, game) = match need {
            LaneNeed::NoEntry { competition, .. } => (Some(competition.as_str()), None),
            LaneNeed::Corrected { game, .. } => (None, Some(*game)),
            _ => (None, None),
        };
        Self {
            what: need.word(),
            name: need.name(),
            competition,
            game,
        }
    }
}

impl<'table> StandingsJson<'table> {
    pub fn new(table: &'table Standings) -> Self {
        let competition = &table.competition;
        let people = table.people.iter().map(|row| PersonJson::new(table, row));
        Self {
            tenpin: 1,
            competition: &competition.id,
            title: &competition.title,
            games: competition.games,
            cut: competition.cut,
            cut_total: table.cut_total(),
            people: people.collect(),
            teams: table.teams.iter().map(TeamJson::new).collect(),
            needs: table.needs.iter().map(LaneNeedsJson::new).collect(),
        }
    }
}

impl<'table> PersonJson<'table> {
    fn new(table: &Standings, row: &'table PersonRow) -> Self {
        Self {
            place: row.place,
            person: &row.person,
            team: row.team.as_deref(),
            lane: &row.lane,
            games: row.games,
            scratch: row.scratch,
            handicap: row.handicap,
            total: row.total,
            to_cut: table.to_cut(row),
            high: row.high,
            now: row.now,
            frames: row.frames,
        }
    }
}

impl<'table> TeamJson<'table> {
    fn new(row: &'table TeamRow) -> Self {
        Self {
            place: row.place,
            team: &row.team,
            people: row.people,
            games: row.games,
            total: row.total,
            high: row.high,
            now: row.now,
        }
    }
}

impl<'table> LaneNeedsJson<'table> {
    fn new((lane, needs): &'table (String, Vec<LaneNeed>)) -> Self {
        Self {
            lane,
            needs: needs.iter().map(LaneNeedJson::new).collect(),
        }
    }
}
