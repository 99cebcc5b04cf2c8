//! Files that someone else made or changed, and files behind symbolic links.

use std::fs;
use std::os::unix::fs::symlink;

use super::*;
use crate::program::{program, run};
use crate::stored_nights::says;
use tenpin::archive::clean_label;
use tenpin::store::Watcher;

/// Nothing of it runs, nothing is written, and the file is named.
fn assert_left_alone(change: &str) {
    let place = Place::new();
    says(&place, "PJS KYJ", "x\n9\n");
    let file = rusqlite::Connection::open(place.file()).unwrap();
    file.execute_batch(change).unwrap();
    drop(file);
    let before = fs::read(place.file()).unwrap();
    let is_altered = |error: &StoreError| matches!(error, StoreError::Altered { .. });
    assert!(
        Store::open(&place.file()).is_err_and(|error| is_altered(&error)),
        "{change}"
    );
    assert!(
        Store::look(&place.file()).is_err_and(|error| is_altered(&error)),
        "{change}"
    );
    let watcher = Watcher::new(&place.file(), NightReference::Last);
    assert!(watcher.is_err_and(|error| is_altered(&error)), "{change}");
    for arguments in ["nights", "label 1 x", "stats", "--resume last --plain"] {
        let mut program = program();
        let arguments = arguments.split(' ');
        let program = program.args(arguments).env("TENPIN_DATA", place.file());
        let output = run(program, b"9\n");
        assert_ne!(output.status.code(), Some(0), "{change}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains("changed by another program"), "{told}");
    }
    assert_eq!(fs::read(place.file()).unwrap(), before, "{change}");
}

#[test]
fn triggers_of_a_stranger_never_run() {
    assert_left_alone(
        "CREATE TRIGGER spoil AFTER INSERT ON events BEGIN UPDATE nights SET label = 'spoiled'; END",
    );
    assert_left_alone("CREATE TRIGGER spoil BEFORE UPDATE ON nights BEGIN DELETE FROM events; END");
}

#[test]
fn tables_views_indexes_and_columns_of_a_stranger_are_refused() {
    assert_left_alone("CREATE TABLE extra (body)");
    assert_left_alone("CREATE VIEW extra AS SELECT * FROM events");
    assert_left_alone("CREATE INDEX extra ON events (body)");
    assert_left_alone("ALTER TABLE nights ADD COLUMN extra TEXT");
    assert_left_alone("DROP TABLE lines");
    assert_left_alone("DROP TABLE lines; CREATE VIEW lines AS SELECT * FROM events");
    assert_left_alone("PRAGMA user_version = 2");
}

/// A link to the file of this place, in another directory.
fn linked(place: &Place) -> Place {
    let links = Place::new();
    symlink("other.db", links.file()).unwrap();
    symlink(place.file(), links.path().join("other.db")).unwrap();
    links
}

/// As left by a kill during a checkpoint: the header was already written back, and refers to pages
/// that are only in the log.
fn killed(place: &Place) -> Place {
    let killed = Place::new();
    for name in ["tenpin.db", "tenpin.db-wal"] {
        fs::copy(place.path().join(name), killed.path().join(name)).unwrap();
    }
    let mut file = fs::read(killed.file()).unwrap();
    let pages = u32::try_from(file.len() / 4_096).unwrap();
    file[28..32].copy_from_slice(&(pages + 1).to_be_bytes());
    file.copy_within(24..28, 92);
    fs::write(killed.file(), file).unwrap();
    killed
}

#[test]
fn a_file_killed_during_a_checkpoint_opens_through_a_link() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    // Long enough for the file to grow.
    for _ in 0..8 {
        keeping.bowl(STRIKES);
        keeping.next_game();
    }
    let killed = killed(&place);
    let links = linked(&killed);
    let read = Store::look(&links.file()).unwrap();
    let read = read.read(NightReference::Last).unwrap();
    assert_eq!(read.night, keeping.night);
    assert_eq!(Keeping::resume(&links.store()).night, keeping.night);
    assert_eq!(
        links.names(),
        ["other.db", "tenpin.db"],
        "everything is beside the file"
    );
    assert_eq!(problems(&killed.store()), NONE);
}

#[test]
fn a_night_has_one_writer_also_through_a_link() {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    let links = linked(&place);
    let refusal = links.store().resume(NightReference::Last).err().unwrap();
    assert!(
        matches!(refusal, StoreError::NightIsOpen { .. }),
        "{refusal}"
    );
}

#[test]
fn a_link_to_nothing_makes_the_file_it_points_to() {
    let place = Place::new();
    let links = linked(&place);
    Keeping::begin(&links.store()).start(&["PJS"]);
    assert!(place.file().is_file());
    assert!(links.file().is_symlink());
}

#[test]
fn links_in_a_circle_are_refused() {
    let place = Place::new();
    symlink(place.file(), place.path().join("other")).unwrap();
    symlink(place.path().join("other"), place.file()).unwrap();
    assert!(Store::open(&place.file()).is_err());
    assert!(Store::look(&place.file()).is_err());
}

pub(crate) const HOSTILE: &str =
    "\u{1b}]0;t\u{7}=1\u{9b}31m\u{202e}\u{2066}\u{200b}\u{feff}\u{2028}x";

const COMMANDS: [&str; 13] = [
    "nights",
    "nights --json",
    "show 1",
    "export 1 --format text",
    "export 1 --format csv",
    "export 1 --format csv --balls",
    "export 1 --format json",
    "export 1 --format html",
    "export 1 --format svg",
    "export 1 --format md",
    "stats PJS",
    "stats PJS --json",
    "data check",
];

/// Whatever the tables contain, no output has control or invisible characters.
#[test]
fn hidden_characters_of_a_stranger_reach_no_output() {
    let place = Place::new();
    says(&place, "PJS KYJ", "x\n9\n");
    for (column, code) in [("label", Some(0)), ("zone", None), ("id", None)] {
        let file = rusqlite::Connection::open(place.file()).unwrap();
        let change = format!("UPDATE nights SET {column} = {column} || ?1");
        let change = change.replace("label ||", "'a' ||");
        file.execute(&change, [HOSTILE]).unwrap();
        drop(file);
        for arguments in COMMANDS {
            assert_harmless(&place, arguments, code);
        }
    }
}

/// The same text without them.
pub(crate) fn visible() -> String {
    clean_label(HOSTILE).unwrap()
}

/// Writes this label into the table of nights, bypassing the program.
pub(crate) fn label(place: &Place, label: &str) {
    let file = rusqlite::Connection::open(place.file()).unwrap();
    file.execute("UPDATE nights SET label = ?1", [label])
        .unwrap();
}

#[test]
fn hidden_characters_of_an_imported_label_reach_no_output() {
    let place = Place::new();
    says(&place, "PJS KYJ", "x\n9\n");
    let mut night: serde_json::Value =
        serde_json::from_str(&says(&place, "export --format json", "")).unwrap();
    night["label"] = format!("a{HOSTILE}").into();
    let other = Place::new();
    let input = night.to_string();
    assert_eq!(says(&other, "import -", &input).lines().count(), 1);
    for arguments in COMMANDS {
        assert_harmless(&other, arguments, Some(0));
    }
    let listed = says(&other, "nights", "");
    assert!(listed.ends_with(&format!("a{}\n", visible())), "{listed}");
}

#[test]
fn a_picture_has_no_hidden_character_of_a_label() {
    let place = Place::new();
    says(&place, "PJS KYJ", "x\n9\n");
    let picture = |written: &str| {
        label(&place, written);
        says(&place, "export -o night.png", "");
        fs::read(place.path().join("night.png")).unwrap()
    };
    let plain = picture(&visible());
    assert_ne!(picture("another"), plain, "the label is in the picture");
    assert_eq!(picture(HOSTILE), plain);
}

/// The exit code is this one, or any if None.
fn assert_harmless(place: &Place, arguments: &str, code: Option<i32>) {
    let mut program = program();
    let program = program.args(arguments.split(' '));
    let output = run(program.env("TENPIN_DATA", place.file()), b"");
    let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    let hidden = |letter: char| letter != '\n' && tenpin::archive::is_hidden(letter);
    assert!(!text.contains(hidden), "{arguments}: {text:?}");
    assert!(
        code.is_none() || output.status.code() == code,
        "{arguments}: {text}"
    );
}
