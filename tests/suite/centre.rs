//! Many lanes on a real PostgreSQL, which each test starts in its own directory.
//!
//! Without PostgreSQL these tests say so and are skipped; with `TENPIN_CENTRE_TESTS=required` that is a
//! failure. `TENPIN_TEST_CENTRE` names the directory of its programs.

#![expect(
    clippy::too_many_lines,
    reason = "a cluster is started once for a whole story"
)]

mod clocks;
mod cluster;
mod companion;
pub(crate) mod conflicts;
mod crowds;
mod disks;
pub(crate) mod entries;
mod following;
mod kills;
mod network;
mod owners;
mod pooler;
mod pooling;
mod proxy;
mod refusals;
mod sending;
pub(crate) mod standings;
mod strangers;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::{Duration, Instant, UNIX_EPOCH};

pub(crate) use cluster::Cluster;

use tenpin::store::{JournalRow, Store};

use crate::storage::Place;
use crate::stored_nights::tenpin;

/// The template of every hall: hashing the passwords alone would take longer than copying it.
static FURNISHED: LazyLock<Option<PathBuf>> = LazyLock::new(furnished);

/// One for each build of the program.
fn furnished() -> Option<PathBuf> {
    let built = fs::metadata(env!("CARGO_BIN_EXE_tenpin"))
        .unwrap()
        .modified()
        .unwrap();
    let built = built.duration_since(UNIX_EPOCH).unwrap().as_nanos();
    let model = Path::new(cluster::TARGET).join(format!("hall-{built}"));
    if !model.exists() {
        forget_halls();
        Hall::on(Cluster::start()?).cluster.keep_as(&model);
    }
    Some(model)
}

/// Removes those of earlier builds.
fn forget_halls() {
    let kept = fs::read_dir(cluster::TARGET).unwrap().map(Result::unwrap);
    let halls = kept.filter(|entry| entry.file_name().to_string_lossy().starts_with("hall-"));
    for hall in halls {
        // Another test may have been first.
        let _ = fs::remove_dir_all(hall.path());
    }
}

/// A cluster with a centre in its database `hall`, and a name for each lane.
pub(crate) struct Hall {
    pub(crate) cluster: Cluster,
}

impl Hall {
    /// None without PostgreSQL.
    pub(crate) fn open() -> Option<Self> {
        let cluster = Cluster::copy_of(FURNISHED.as_ref()?);
        cluster.map(|cluster| Self { cluster })
    }

    fn on(cluster: Cluster) -> Self {
        let hall = Self { cluster };
        hall.furnish();
        hall
    }

    /// Sets up an empty cluster.
    fn furnish(&self) {
        self.cluster.sql("postgres", "CREATE DATABASE hall");
        self.init();
        for lane in ["lane12", "lane13"] {
            self.sql(&format!(
                "CREATE ROLE {lane} LOGIN PASSWORD 'secret' IN ROLE tenpin_lane"
            ));
        }
        self.sql("CREATE ROLE desk LOGIN PASSWORD 'secret' IN ROLE tenpin_screen");
    }

    fn init(&self) {
        let owner = self.cluster.url("postgres", "hall");
        let output = tenpin(&Place::new(), &format!("centre init {owner}"), "\n");
        assert!(output.status.success(), "{output:?}");
    }

    pub(crate) fn sql(&self, statements: &str) -> Vec<Vec<String>> {
        self.cluster.sql("hall", statements)
    }

    fn url(&self) -> String {
        self.cluster.url("lane12", "hall")
    }

    /// Joins a file to the centre: from now on its nights are sent.
    pub(crate) fn join(&self, place: &Place) {
        join(place, &self.url(), "12");
    }

    /// The number of events of all nights.
    pub(crate) fn count(&self) -> usize {
        let count = self.sql("SELECT count(*) FROM tenpin.events");
        count[0][0].parse().unwrap()
    }

    /// Checks that the centre has everything in the file, byte for byte, nothing else, and the right lines.
    #[track_caller]
    pub(crate) fn has_all_of(&self, place: &Place) {
        assert_eq!(self.events(), events(place));
        assert_eq!(self.lines(), lines(place));
        let heads = "SELECT id, events, \"check\" FROM tenpin.nights ORDER BY id";
        let heads: Vec<_> = self
            .sql(heads)
            .into_iter()
            .map(|row| row.join(" "))
            .collect();
        let mut own: Vec<_> = journals(place);
        own.sort();
        assert_eq!(heads, own);
        let checked = tenpin(place, "centre check", "");
        assert!(checked.status.success(), "{checked:?}");
    }

    fn events(&self) -> Vec<String> {
        let events = self.sql(
            "SELECT night, seq, at, body, \"check\" FROM tenpin.events ORDER BY night COLLATE \"C\", seq",
        );
        events.into_iter().map(|row| row.join(" ")).collect()
    }

    /// Only of finished games: the file has no others.
    fn lines(&self) -> Vec<String> {
        let lines = self.sql(&format!(
            "SELECT night, {COLUMNS}, complete::int FROM tenpin.lines
                WHERE finished_at IS NOT NULL ORDER BY night COLLATE \"C\", game, player"
        ));
        lines.into_iter().map(|row| row.join(" ")).collect()
    }
}

/// Joins the centre at this address.
#[track_caller]
fn join(place: &Place, url: &str, lane: &str) {
    let arguments = format!("centre join {url} --lane {lane}");
    let output = tenpin(place, &arguments, "secret\n");
    assert!(output.status.success(), "{output:?}");
}

/// The program's output, and its exit code.
pub(crate) fn says(place: &Place, arguments: &str) -> (i32, String) {
    let output = tenpin(place, arguments, "");
    let text = [output.stdout, output.stderr].concat();
    (
        output.status.code().unwrap(),
        String::from_utf8(text).unwrap(),
    )
}

const COLUMNS: &str =
    "game, player, name, coalesce(place, 0), balls, totals, score, strikes, spares,
    opens, first_ball_pins, longest_string, rules, finished_at, coalesce(leaves, '-')";

fn written(id: &str, row: &JournalRow) -> String {
    format!("{id} {} {} {} {}", row.seq, row.at, row.body, row.check)
}

pub(crate) fn events(place: &Place) -> Vec<String> {
    let store = Store::look(&place.file()).unwrap();
    let mut journals = store.journals().unwrap();
    journals.sort_by(|one, other| one.id.cmp(&other.id));
    let rows = journals.iter().flat_map(|journal| {
        let rows = store.journal_rows(journal.number, 0, usize::MAX).unwrap();
        rows.into_iter().map(|row| written(&journal.id, &row))
    });
    rows.collect()
}

fn journals(place: &Place) -> Vec<String> {
    let store = Store::look(&place.file()).unwrap();
    let journals = store.journals().unwrap().into_iter();
    journals
        .map(|journal| {
            let head = journal.head;
            format!("{} {} {}", journal.id, head.events, head.check)
        })
        .collect()
}

fn lines(place: &Place) -> Vec<String> {
    let connection = rusqlite::Connection::open(place.file()).unwrap();
    let query = format!(
        "SELECT id, {COLUMNS}, complete FROM lines JOIN nights ON number = night
            ORDER BY id, game, player"
    );
    let mut statement = connection.prepare(&query).unwrap();
    let width = statement.column_count();
    let rows = statement.query_map([], |row| {
        let cells = (0..width).map(|cell| row.get::<_, rusqlite::types::Value>(cell));
        cells.collect::<Result<Vec<_>, _>>()
    });
    let text = |value| match value {
        rusqlite::types::Value::Integer(number) => number.to_string(),
        rusqlite::types::Value::Text(text) => text,
        other => panic!("{other:?}"),
    };
    rows.unwrap()
        .map(|row| {
            row.unwrap()
                .into_iter()
                .map(text)
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect()
}

/// Polls until this is true.
#[track_caller]
pub(crate) fn wait_until(what: &str, mut is_true: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while !is_true() {
        assert!(Instant::now() < deadline, "waited in vain until {what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}
