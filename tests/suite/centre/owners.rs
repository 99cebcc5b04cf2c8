//! The owner of the tables: `tenpin_owner`, whose members upgrade them later, whoever created them.

use super::{Cluster, Hall};
use crate::storage::Place;
use crate::stored_nights::tenpin;

const FIRST_VERSION: &str = include_str!("../../../assets/schema/centre/0001.sql");

/// The owners of the schema and everything in it.
fn owners(cluster: &Cluster) -> Vec<String> {
    let owners = cluster.sql(
        "hall",
        "SELECT DISTINCT r.rolname FROM pg_roles r JOIN (
            SELECT relowner AS owner FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                WHERE n.nspname = 'tenpin' AND c.relkind IN ('r', 'v', 'i')
            UNION ALL SELECT nspowner FROM pg_namespace WHERE nspname = 'tenpin'
        ) AS owned ON owned.owner = r.oid ORDER BY 1",
    );
    owners.concat()
}

fn members(cluster: &Cluster) -> Vec<String> {
    let members = "SELECT member::regrole::text FROM pg_auth_members
        WHERE roleid = 'tenpin_owner'::regrole ORDER BY 1";
    cluster.sql("hall", members).concat()
}

/// The output and exit code of `centre init` as this role.
fn init(cluster: &Cluster, name: &str) -> (i32, String) {
    let url = cluster.url(name, "hall");
    let output = tenpin(&Place::new(), &format!("centre init {url}"), "secret\n");
    let told = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (output.status.code().unwrap(), told)
}

/// An empty database, and roles without rights to anything else.
fn empty(roles: &str) -> Option<Cluster> {
    let cluster = Cluster::start()?;
    cluster.sql("postgres", "CREATE DATABASE hall");
    cluster.sql("hall", roles);
    Some(cluster)
}

/// The tables before that role existed, owned by this one.
fn first_version(cluster: &Cluster, owner: &str) {
    cluster.sql(
        "hall",
        &format!(
            "DROP SCHEMA IF EXISTS tenpin CASCADE; CREATE SCHEMA tenpin AUTHORIZATION {owner};
            SET ROLE {owner}; {FIRST_VERSION}; INSERT INTO tenpin.centre (version, needs) VALUES (1, 1);
            GRANT USAGE ON SCHEMA tenpin TO tenpin_lane, tenpin_screen;
            GRANT SELECT ON ALL TABLES IN SCHEMA tenpin TO tenpin_lane, tenpin_screen"
        ),
    );
}

const MADE: &str = "created the tables of the centre (schema 2)\n";
const WERE_THERE: &str = "the tables of the centre already exist (schema 2)\n";
const UPGRADED: &str = "upgraded the tables of the centre from schema 1 to 2\n";

#[test]
fn the_owner_is_a_role_whose_members_upgrade_the_tables_and_no_lane_does() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let cluster = &hall.cluster;
    assert_eq!(owners(cluster), ["tenpin_owner"]);
    hall.sql("CREATE ROLE chief LOGIN PASSWORD 'secret' IN ROLE tenpin_owner");
    assert!(init(cluster, "chief").1.ends_with(WERE_THERE));
    first_version(cluster, "tenpin_owner");
    for name in ["lane12", "desk"] {
        let (code, told) = init(cluster, name);
        assert!(code == 1 && told.contains("allowed"), "{name}: {told}");
    }
    assert_eq!(members(cluster), ["chief", "postgres"]);
    let (code, told) = init(cluster, "chief");
    assert!(code == 0 && told.ends_with(UPGRADED), "{told}");
    assert_eq!(owners(cluster), ["tenpin_owner"]);
    let place = Place::new();
    hall.join(&place);
    assert!(tenpin(&place, "centre send", "").status.success());
}

/// Not a superuser: it may create roles and objects in this database.
#[test]
fn whoever_makes_the_tables_or_made_them_before_is_a_member() {
    let maker =
        "CREATE ROLE maker LOGIN CREATEROLE PASSWORD 'secret'; ALTER DATABASE hall OWNER TO maker";
    let Some(cluster) = empty(maker) else {
        return;
    };
    let made = init(&cluster, "maker");
    assert!(made.0 == 0 && made.1.ends_with(MADE), "{made:?}");
    assert_eq!(owners(&cluster), ["tenpin_owner"]);
    assert_eq!(members(&cluster), ["maker"]);
    assert!(init(&cluster, "maker").1.ends_with(WERE_THERE));
    cluster.sql("hall", "DROP OWNED BY tenpin_owner; DROP ROLE tenpin_owner");
    first_version(&cluster, "maker");
    assert!(init(&cluster, "maker").1.ends_with(UPGRADED));
    assert_eq!(owners(&cluster), ["tenpin_owner"]);
    assert_eq!(members(&cluster), ["maker"]);
}

/// As on managed servers: the other roles were created there, but this one was not.
#[test]
fn without_the_right_to_make_roles_the_owner_is_whoever_makes_the_tables() {
    let guest = "CREATE ROLE tenpin_lane; CREATE ROLE tenpin_screen; CREATE ROLE tenpin_desk;
        CREATE ROLE guest LOGIN PASSWORD 'secret'; ALTER DATABASE hall OWNER TO guest";
    let Some(cluster) = empty(guest) else {
        return;
    };
    let made = init(&cluster, "guest");
    assert!(made.0 == 0 && made.1.ends_with(MADE), "{made:?}");
    assert_eq!(owners(&cluster), ["guest"]);
    first_version(&cluster, "guest");
    assert!(init(&cluster, "guest").1.ends_with(UPGRADED));
    assert_eq!(owners(&cluster), ["guest"]);
    // Once the role and its member exist, everything is handed over.
    cluster.sql("hall", "CREATE ROLE tenpin_owner ROLE guest");
    assert!(init(&cluster, "guest").1.ends_with(WERE_THERE));
    assert_eq!(owners(&cluster), ["tenpin_owner"]);
}
