//! The tables of the centre, created and upgraded by numbered migrations that are only ever added.

use tokio_postgres::types::Type;

use super::address::CentreAddress;
use super::link::{Link, column};
use crate::archive::CentreError;

const STEPS: [&str; 2] = [
    include_str!("../../assets/schema/centre/0001.sql"),
    include_str!("../../assets/schema/centre/0002.sql"),
];
const RIGHTS: &str = include_str!("../../assets/schema/centre/rights.sql");
const ROLES: [&str; 3] = ["tenpin_lane", "tenpin_screen", "tenpin_desk"];
const HAND_OVER: &str = include_str!("../../assets/schema/centre/hand_over.sql");

/// The migrations that this program knows.
const KNOWN: i32 = 2;
/// Columns are only added, with a default, so older programs keep working unless a migration raises this
/// number.
const NEEDS: i32 = 1;

/// Creates or upgrades the tables and roles. Returns the version before and after.
pub async fn init(address: &CentreAddress) -> Result<(i32, i32), CentreError> {
    let link = Link::open_bare(address).await?;
    let version = match version(&link).await {
        Ok((_, needs)) if needs > KNOWN => {
            let known = KNOWN;
            return Err(CentreError::ProgramIsOlder { known, needs });
        }
        Ok((version, _)) => version,
        Err(CentreError::NoTables) => 0,
        Err(error) => return Err(error),
    };
    for role in ROLES {
        make_role(&link, role).await?;
    }
    if version < KNOWN {
        link.run(&upgrade(version)).await?;
    }
    link.run(RIGHTS).await?;
    match hand_over(&link).await {
        // Without the right to create roles, the connecting user remains the owner.
        Ok(()) | Err(CentreError::NoRight { .. }) => Ok((version, version.max(KNOWN))),
        Err(error) => Err(error),
    }
}

/// Makes `tenpin_owner` the owner, so that any of its members can upgrade the tables later. All or
/// nothing: statements sent together are one transaction.
async fn hand_over(link: &Link) -> Result<(), CentreError> {
    let rows = link.ask(HAND_OVER, &[]).await?;
    let statements = rows.iter().map(|row| column::<String>(row, 0));
    let statements: Vec<_> = statements.collect::<Result<_, _>>()?;
    if statements.is_empty() {
        return Ok(());
    }
    link.run(&statements.join("; ")).await
}

/// All missing migrations in one transaction.
fn upgrade(version: i32) -> String {
    let taken = usize::try_from(version).unwrap_or_default();
    let begin = match taken {
        0 => "BEGIN; CREATE SCHEMA IF NOT EXISTS tenpin;",
        _ => "BEGIN;",
    };
    let steps: String = STEPS.into_iter().skip(taken).collect();
    format!(
        "{begin} {steps} DELETE FROM tenpin.centre;
        INSERT INTO tenpin.centre (version, needs) VALUES ({KNOWN}, {NEEDS}); COMMIT"
    )
}

async fn make_role(link: &Link, role: &str) -> Result<(), CentreError> {
    let query = "SELECT 1 FROM pg_roles WHERE rolname = $1";
    let found = link.ask(query, &[(&role, Type::TEXT)]).await?;
    if found.is_empty() {
        link.run(&format!("CREATE ROLE {role} NOLOGIN")).await?;
    }
    Ok(())
}

/// The version of the schema, and the version that programs need to write.
async fn version(link: &Link) -> Result<(i32, i32), CentreError> {
    let query = "SELECT version, needs FROM tenpin.centre";
    let rows = link.ask(query, &[]).await?;
    let row = rows.first().ok_or(CentreError::NoTables)?;
    Ok((column(row, 0)?, column(row, 1)?))
}

/// Fails if this program doesn't know the schema.
pub(super) async fn check_version(link: &Link) -> Result<(), CentreError> {
    let known = KNOWN;
    match version(link).await? {
        (_, needs) if needs > known => Err(CentreError::ProgramIsOlder { known, needs }),
        (version, _) if version < known => Err(CentreError::CentreIsOlder { version, known }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_known_schema_is_the_last_step() {
        assert_eq!(usize::try_from(KNOWN), Ok(STEPS.len()));
    }

    #[test]
    fn an_upgrade_takes_only_the_missing_steps() {
        assert!(upgrade(0).contains("CREATE TABLE tenpin.nights"));
        let second = upgrade(1);
        assert!(!second.contains("CREATE TABLE") && second.contains("ADD COLUMN conflict"));
        assert!(!upgrade(2).contains("ADD COLUMN"));
    }
}
