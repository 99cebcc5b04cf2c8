//! The entries of a competition: a CSV list that replaces the one at the centre.

mod list;

use tokio_postgres::Row;
use tokio_postgres::types::Type;

use super::link::{Argument, Link, column, harmless};
use crate::archive::{CentreError, Competition, LaneEntry};

pub use list::{LARGEST, read_entries};

const COMPETITIONS: &str =
    "SELECT left(id, 200), left(title, 200), begins, ends, games, cut FROM tenpin.competitions
    ORDER BY begins DESC, id LIMIT 1000";
/// Replaces the list in one statement: all of it or nothing.
const REPLACE: &str = "WITH known AS (
        INSERT INTO tenpin.competitions AS c (id, title, begins, ends, games, cut)
        VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, begins = excluded.begins,
            ends = excluded.ends, games = excluded.games, cut = excluded.cut
    ), listed AS (
        SELECT * FROM unnest($7::text[], $8::text[], $9::text[], $10::text[], $11::integer[])
            AS e(lane, name, person, team, handicap)
    ), gone AS (
        DELETE FROM tenpin.entries e WHERE e.competition = $1
            AND NOT EXISTS (SELECT 1 FROM listed l WHERE l.lane = e.lane AND l.name = e.name)
    )
    INSERT INTO tenpin.entries (competition, lane, name, person, team, handicap)
    SELECT $1, l.* FROM listed l
    ON CONFLICT (competition, lane, name) DO UPDATE SET
        person = excluded.person, team = excluded.team, handicap = excluded.handicap";

/// All competitions, the latest first.
pub async fn competitions(link: &Link) -> Result<Vec<Competition>, CentreError> {
    let rows = link.ask(COMPETITIONS, &[]).await?;
    rows.iter().map(competition).collect()
}

fn competition(row: &Row) -> Result<Competition, CentreError> {
    let (id, title): (String, String) = (column(row, 0)?, column(row, 1)?);
    Ok(Competition {
        id: harmless(&id),
        title: harmless(&title),
        begins: column(row, 2)?,
        ends: column(row, 3)?,
        games: column(row, 4)?,
        cut: column(row, 5)?,
    })
}

/// Stores the competition, and replaces its list.
pub async fn replace_entries(
    link: &Link,
    competition: &Competition,
    entries: &[LaneEntry],
) -> Result<(), CentreError> {
    let texts = |cell: fn(&LaneEntry) -> &str| entries.iter().map(cell).collect::<Vec<_>>();
    let lanes = texts(|entry| &entry.lane);
    let names = texts(|entry| &entry.name);
    let people = texts(|entry| &entry.person);
    let teams: Vec<_> = entries.iter().map(|entry| entry.team.as_deref()).collect();
    let handicaps: Vec<_> = entries.iter().map(|entry| entry.handicap).collect();
    let arguments: [Argument<'_>; 11] = [
        (&competition.id, Type::TEXT),
        (&competition.title, Type::TEXT),
        (&competition.begins, Type::INT8),
        (&competition.ends, Type::INT8),
        (&competition.games, Type::INT4),
        (&competition.cut, Type::INT4),
        (&lanes, Type::TEXT_ARRAY),
        (&names, Type::TEXT_ARRAY),
        (&people, Type::TEXT_ARRAY),
        (&teams, Type::TEXT_ARRAY),
        (&handicaps, Type::INT4_ARRAY),
    ];
    link.ask(REPLACE, &arguments).await?;
    Ok(())
}
