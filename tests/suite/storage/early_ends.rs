//! Games that were ended early, before all players had finished: what the file contains.

use std::fs;

use serde_json::Value;
use tenpin::archive::{NightQuery, NightReference, Selection};
use tenpin::night::Event;

use super::{Keeping, NONE, Place, STRIKES, player, problems};
use crate::stored_nights::{refuses, says};

const ALL: Selection = Selection {
    since: None,
    last: None,
};

/// Name, place, score and whether the line is complete.
fn lines(place: &Place) -> Vec<String> {
    let connection = rusqlite::Connection::open(place.file()).unwrap();
    let query = "SELECT concat_ws(' ', name, place, score, complete) FROM lines ORDER BY player";
    let mut statement = connection.prepare(query).unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.collect::<Result<_, _>>().unwrap()
}

#[test]
fn unfinished_lines_have_places_and_are_in_no_average_and_no_record() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    for frame in ["X", "9-", "X", "9-", "8", "1"] {
        keeping.bowl(frame);
    }
    keeping.record(keeping.night.ending().unwrap());
    assert_eq!(lines(&place), ["PJS 1 56 0", "KYJ 2 18 0"]);
    let store = place.store();
    assert_eq!(problems(&store), NONE);
    assert!(store.summaries(ALL).unwrap().is_empty());
    assert!(store.finished_games(player("PJS"), ALL).unwrap().is_empty());
    let past = store.past_nights(None).unwrap();
    assert!(
        past.people.is_empty() && past.records.is_empty(),
        "{past:?}"
    );
}

/// The number of games in the list of nights, and of the last night on the players screen.
fn games_told(place: &Place) -> (u32, u32) {
    let store = place.store();
    let header = store.nights(&NightQuery::default()).unwrap().remove(0);
    let last = store.past_nights(None).unwrap().last.unwrap();
    (header.games, last.games)
}

#[test]
fn a_game_that_was_ended_is_a_game_of_the_night_everywhere() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl(STRIKES);
    keeping.next_game();
    keeping.bowl("X");
    assert_eq!(games_told(&place), (1, 1), "the second one is on");
    keeping.record(keeping.night.ending().unwrap());
    assert_eq!(games_told(&place), (2, 2));
    keeping.next_game();
    keeping.bowl(STRIKES);
    assert_eq!(games_told(&place), (3, 3));
    let last = place.store().past_nights(None).unwrap().last.unwrap();
    assert_eq!(last.rows[0].scores, [Some(300), None, Some(300)]);
    assert_eq!(last.rows[0].series(), 600, "only whole games add up");
}

#[test]
fn a_game_that_everybody_left_is_no_game_of_the_night() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl(STRIKES);
    keeping.next_game();
    keeping.bowl("X");
    let player = keeping.night.up().unwrap().number();
    keeping.record(Event::Left { player });
    assert_eq!(games_told(&place), (1, 1));
}

#[test]
fn a_line_that_was_finished_counts_and_meets_nobody() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    let kyj = keeping.night.named(player("KYJ")).unwrap().number();
    keeping.record(Event::SatOut { player: kyj });
    keeping.bowl(STRIKES);
    keeping.record(Event::CameBack { player: kyj });
    keeping.bowl("9-");
    keeping.record(keeping.night.ending().unwrap());
    assert_eq!(lines(&place), ["PJS 1 300 1", "KYJ 2 9 0"]);
    let store = place.store();
    assert_eq!(problems(&store), NONE);
    let games = store.finished_games(player("PJS"), ALL).unwrap();
    assert!(
        matches!(games.as_slice(), [only] if only.rivals.is_empty()),
        "{games:?}"
    );
    assert_eq!(store.summaries(ALL).unwrap().len(), 1);
    let before = lines(&place);
    store.rebuild(&mut |_| ()).unwrap();
    assert_eq!(lines(&place), before);
}

#[test]
fn undo_takes_the_lines_out_again_and_redo_brings_them_back() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    keeping.bowl("X");
    keeping.bowl("9-");
    keeping.record(keeping.night.ending().unwrap());
    assert_eq!(
        lines(&place),
        ["PJS 1 0 0", "KYJ 2 9 0"],
        "the strike is not settled"
    );
    keeping.undo();
    assert_eq!(lines(&place), NONE);
    keeping.redo();
    assert_eq!(lines(&place).len(), 2);
    keeping.next_game();
    keeping.undo();
    keeping.undo();
    assert_eq!(lines(&place), NONE);
    assert_eq!(problems(&place.store()), NONE);
}

#[test]
fn both_kinds_of_event_are_read_back_and_go_on() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ", "ABC"]);
    keeping.bowl("X");
    keeping.record(keeping.night.calling_up(player("ABC")).unwrap());
    drop(keeping);
    let mut keeping = Keeping::resume(&place.store());
    assert_eq!(keeping.night.up().unwrap().name(), player("ABC"));
    keeping.bowl(STRIKES.split(' ').next().unwrap());
    keeping.record(keeping.night.ending().unwrap());
    let night = keeping.night.clone();
    drop(keeping);
    let reading = place.store().read(NightReference::Last).unwrap();
    assert!(reading.trouble.is_none());
    assert_eq!(reading.night, night);
    let connection = rusqlite::Connection::open(place.file()).unwrap();
    let query = "SELECT count(*) FROM events WHERE body LIKE '{\"v\":2,%'";
    let late: i64 = connection.query_row(query, [], |row| row.get(0)).unwrap();
    assert_eq!(late, 2, "the call and the end");
}

/// An export from before `called_up`, `game_ended`, labels and results were added.
const OLD: &str = r#"{"tenpin":1,"id":"0199b6f1-7c1c-7d2e-8f3a-0123456789ab","date":"2026-01-02","zone":"Asia/Seoul","events":[
{"at":"2026-01-02T10:00:00Z","event":{"v":1,"event":"joined","player":1,"name":"PJS","from":"now"}},
{"at":"2026-01-02T10:00:00Z","event":{"v":1,"event":"joined","player":2,"name":"KYJ","from":"now"}},
{"at":"2026-01-02T10:00:00Z","event":{"v":1,"event":"game_started","game":1,"rules":"tenpin"}},
{"at":"2026-01-02T10:00:01Z","event":{"v":1,"event":"bowled","player":1,"ball":{"pins":10}}},
{"at":"2026-01-02T10:00:02Z","event":{"v":1,"event":"bowled","player":2,"ball":{"pins":9}}},
{"at":"2026-01-02T10:00:03Z","event":{"v":1,"event":"undone","seq":5}},
{"at":"2026-01-02T10:00:04Z","event":{"v":1,"event":"bowled","player":2,"ball":{"pins":8}}}]}"#;

fn events(export: &str) -> Value {
    serde_json::from_str::<Value>(export).unwrap()["events"].clone()
}

#[test]
fn an_export_of_an_older_program_reads_the_same() {
    let place = Place::fast();
    fs::write(place.path().join("old.json"), OLD).unwrap();
    says(&place, "import old.json", "");
    assert_eq!(
        events(&says(&place, "export --format json", "")),
        events(OLD)
    );
    let board = says(&place, "show", "");
    assert!(board.contains("|  PJS |  X   |"), "{board}");
    assert!(board.contains("|  KYJ |  8   |"), "{board}");
    assert_eq!(problems(&place.store()), NONE);
}

#[test]
fn an_event_of_a_newer_program_is_named_and_nothing_is_imported() {
    let place = Place::fast();
    let newer = OLD.replace(
        r#"{"v":1,"event":"undone","seq":5}"#,
        r#"{"v":3,"event":"game_ended","game":1}"#,
    );
    fs::write(place.path().join("newer.json"), newer).unwrap();
    let (code, sentence) = refuses(&place, "import newer.json");
    assert_eq!(code, 2);
    assert!(
        sentence.contains("event 6: this event has version 3"),
        "{sentence}"
    );
    assert!(says(&place, "nights --json", "").is_empty());
}
