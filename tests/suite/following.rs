//! Nights followed by other programs: lines of JSON, and a file for a video stream.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Stdio};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::program::program;
use crate::storage::Place;
use crate::stored_nights::says;

/// `tenpin watch` without a terminal.
pub(crate) struct Follower {
    child: Child,
    lines: BufReader<ChildStdout>,
}

impl Follower {
    pub(crate) fn start(place: &Place, arguments: &str) -> Self {
        let mut child = program()
            .args(arguments.split_whitespace())
            .env("TENPIN_DATA", place.file())
            .current_dir(place.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap());
        Self { child, lines }
    }

    pub(crate) fn next(&mut self) -> Value {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }

    /// The next state for which this holds; other states may come before it.
    pub(crate) fn next_with(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        std::iter::repeat_with(|| self.next()).find(holds).unwrap()
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_first_line_is_the_present() {
    let place = Place::new();
    says(&place, "PJS KYJ", "x\n9\n");
    let mut follower = Follower::start(&place, "watch --json");
    let first = follower.next();
    let told = |key: &str| first[key].clone();
    assert_eq!(
        (told("tenpin"), told("night"), told("game")),
        (json!(1), json!(1), json!(1))
    );
    assert_eq!(
        (told("up"), told("frame"), told("ball")),
        (json!("KYJ"), json!(1), json!(2))
    );
    assert_eq!((told("standing"), told("over")), (json!(1), json!(false)));
    assert!(first.get("pins").is_none(), "nobody knows which pin");
    let pjs = &first["lines"][0];
    assert_eq!((&pjs["name"], &pjs["place"]), (&json!("PJS"), &json!(1)));
    assert_eq!(
        (&pjs["now"], &pjs["max"], &pjs["score"]),
        (&json!(10), &json!(300), &json!(0))
    );
    assert_eq!(
        (&pjs["state"], &pjs["frames"][0]["marks"]),
        (&json!("bowls"), &json!(["X"]))
    );
    assert_eq!(first["last"]["mark"], "9");
}

#[test]
fn each_change_is_another_line() {
    let place = Place::new();
    says(&place, "PJS KYJ", "x\n9\n");
    let mut follower = Follower::start(&place, "watch --json");
    follower.next();
    says(&place, "--resume last --plain", "/\n{7-10}\n");
    let later = follower.next_with(|state| state["ball"] == 2 && state["frame"] == 2);
    assert_eq!(
        (&later["up"], &later["pins"]),
        (&json!("PJS"), &json!([7, 10]))
    );
    assert_eq!(later["last"]["call"], "7-10 split · bed posts");
    says(&place, "--resume last --plain", "undo\n");
    let undone = follower.next_with(|state| state["ball"] == 1);
    assert_eq!(
        undone["last"],
        json!(null),
        "the ball before is not told again"
    );
}

#[test]
fn a_reader_that_goes_ends_it_well() {
    let place = Place::new();
    says(&place, "PJS", "x\n");
    let mut follower = Follower::start(&place, "watch --json");
    follower.next();
    let Follower { child, lines } = &mut follower;
    // The pipe is closed together with its reader.
    drop(std::mem::replace(
        lines,
        BufReader::new(
            program()
                .arg("--version")
                .stdout(Stdio::piped())
                .spawn()
                .unwrap()
                .stdout
                .take()
                .unwrap(),
        ),
    ));
    let start = Instant::now();
    let status = child.wait().unwrap();
    assert_eq!(status.code(), Some(0));
    assert!(start.elapsed() < Duration::from_secs(10));
}

#[test]
fn people_out_and_home_and_waiting_are_told() {
    let place = Place::new();
    says(
        &place,
        "PJS KYJ LEE",
        "x\nx\nx\nout KYJ\nleave LEE\njoin NEW next\n",
    );
    let mut follower = Follower::start(&place, "watch --json");
    let states: Vec<_> = follower.next()["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| (line["name"].clone(), line["state"].clone()))
        .collect();
    let expected = [
        ("PJS", "bowls"),
        ("KYJ", "out"),
        ("LEE", "home"),
        ("NEW", "waits"),
    ];
    assert_eq!(
        states,
        expected.map(|(name, state)| (json!(name), json!(state)))
    );
}

#[test]
fn a_label_is_only_text() {
    let place = Place::new();
    says(&place, "PJS", "x\n");
    let label = "</script>\u{1b}]0;t\u{7}\u{9b}";
    let file = Connection::open(place.file()).unwrap();
    file.execute("UPDATE nights SET label = ?", [label])
        .unwrap();
    drop(file);
    let mut follower = Follower::start(&place, "watch --json");
    assert_eq!(follower.next()["label"], "</script>]0;t");
}

/// Waits until the file contains this.
fn contents(place: &Place, wanted: &str) -> String {
    let file = place.path().join("over.html");
    let start = Instant::now();
    loop {
        let page = fs::read_to_string(&file).unwrap_or_default();
        if page.contains(wanted) {
            return page;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{page}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn the_file_for_a_stream_is_rewritten_at_each_change() {
    let place = Place::new();
    says(&place, "PJS KYJ", "x\n");
    let _follower = Follower::start(&place, "watch --overlay over.html");
    let page = contents(&place, "KYJ");
    assert!(page.contains("<b class=\"strike\">X</b>"), "{page}");
    assert!(
        page.contains("<tr class=\"up\"><td class=\"place\">2</td><th>KYJ</th>"),
        "{page}"
    );
    assert!(!page.contains("http:") && !page.contains("src="), "{page}");
    says(&place, "--resume last --plain", "9\n/\n");
    contents(&place, "<b class=\"spare\">/</b>");
    let names = place.names();
    assert!(
        !names.iter().any(|name| name.contains("draft")),
        "{names:?}"
    );
}
