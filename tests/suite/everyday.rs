//! Features that people expect of a command line: completions, variables, JSON, a doctor.

use serde_json::Value;

use crate::program::{program, run};
use crate::storage::Place;
use crate::stored_nights::{refuses, says};

/// Two nights; PJS and KYJ finished a game in the first.
fn nights() -> Place {
    let place = Place::new();
    says(&place, "PJS KYJ", &"9\n0\n8\n0\n".repeat(10));
    says(&place, "LEE", "x\n");
    place
}

/// The completions that the shell offers after this line.
fn completed(place: &Place, line: &str) -> Vec<String> {
    let mut program = program();
    let program = program.arg("--").args(line.split(' '));
    let program = program
        .env("COMPLETE", "fish")
        .env("TENPIN_DATA", place.file());
    let output = run(program, b"");
    assert_eq!(output.status.code(), Some(0));
    let offered = String::from_utf8(output.stdout).unwrap();
    offered.lines().map(str::to_owned).collect()
}

#[test]
fn completions_know_people_and_nights_and_no_files() {
    let place = nights();
    assert_eq!(completed(&place, "tenpin stats P"), ["PJS"]);
    assert_eq!(completed(&place, "tenpin nights --player k"), ["KYJ"]);
    let shown = completed(&place, "tenpin show ");
    assert!(shown.contains(&"last".to_owned()), "{shown:?}");
    assert!(
        shown
            .iter()
            .any(|line| line.starts_with("1\t") && line.ends_with("PJS, KYJ"))
    );
    assert!(
        shown.iter().all(|line| !line.contains("tenpin.db")),
        "{shown:?}"
    );
    assert_eq!(completed(&place, "tenpin --lang "), ["en", "ko"]);
    assert!(completed(&place, "tenpin --theme a").contains(&"alley".to_owned()));
    assert!(completed(&place, "tenpin do")[0].starts_with("doctor"));
}

#[test]
fn completions_are_described_in_the_language_of_the_shell() {
    let mut program = program();
    let program = program
        .args(["--", "tenpin", "doc"])
        .env("COMPLETE", "fish");
    let offered = run(program.env("LANG", "ko_KR.UTF-8"), b"");
    let offered = String::from_utf8(offered.stdout).unwrap();
    let (_, about) = offered.trim().split_once('\t').unwrap();
    assert!(
        about.contains(|letter| ('가'..='힣').contains(&letter)),
        "{about}"
    );
}

/// The completions that bash gets after this line with this completion type (`COMP_TYPE`).
fn completed_in_bash(place: &Place, line: &str, asked: &str) -> Vec<String> {
    let mut program = program();
    let words: Vec<_> = line.split(' ').collect();
    let program = program.arg("--").args(&words);
    let program = program
        .env("COMPLETE", "bash")
        .env("_CLAP_IFS", "\n")
        .env("_CLAP_COMPLETE_INDEX", (words.len() - 1).to_string())
        .env("_CLAP_COMPLETE_COMP_TYPE", asked)
        .env("TENPIN_DATA", place.file());
    let offered = String::from_utf8(run(program, b"").stdout).unwrap();
    offered.lines().map(str::to_owned).collect()
}

const COMPLETE: &str = "9";
const LIST: &str = "63";
const MENU: &str = "37";
const INSERT_ALL: &str = "42";

/// What bash inserts into the line has no description.
#[test]
fn bash_gets_descriptions_only_to_list_them() {
    let place = nights();
    let listed = completed_in_bash(&place, "tenpin show ", LIST);
    let [last, second, first, ..] = &listed[..] else {
        panic!("{listed:?}");
    };
    assert_eq!(last, "last");
    let is_described = |line: &str, number: &str, players: &str| {
        let words = line.split_once(' ').unwrap();
        words.0 == number && words.1.trim_start().starts_with("20") && line.ends_with(players)
    };
    assert!(is_described(second, "2", " LEE"), "{listed:?}");
    assert!(is_described(first, "1", " PJS, KYJ"), "{listed:?}");
    for asked in [COMPLETE, MENU, INSERT_ALL, ""] {
        let bare = completed_in_bash(&place, "tenpin show ", asked);
        assert_eq!(bare[..3], ["last", "2", "1"], "{asked}");
    }
    assert_eq!(completed_in_bash(&place, "tenpin show 1", LIST), ["1"]);
}

#[test]
fn variables_of_the_environment_choose_too() {
    let place = nights();
    let told = |name: &str, value: &str, arguments: &[&str]| {
        let mut program = program();
        let program = program.args(arguments).env(name, value);
        let output = run(program.env("TENPIN_DATA", place.file()), b"");
        let told = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(told).unwrap())
    };
    assert!(told("TENPIN_LANG", "ko", &["nights"]).1.contains("게임"));
    assert!(told("TENPIN_LANG", "ko", &["--help"]).1.contains("사용법"));
    let flag_first = told("TENPIN_LANG", "ko", &["nights", "--lang", "en"]);
    assert!(flag_first.1.contains("game"));
    for (name, value) in [("TENPIN_LANG", "xx"), ("TENPIN_THEME", "plaid")] {
        let (code, sentence) = told(name, value, &["nights"]);
        assert_eq!(code, Some(2), "{sentence}");
        assert!(sentence.contains(value), "{sentence}");
    }
}

fn json(place: &Place, line: &str) -> Value {
    serde_json::from_str(&says(place, line, "")).unwrap()
}

#[test]
fn every_task_answers_as_json() {
    let place = nights();
    assert_eq!(json(&place, "show 1 --json")["tenpin"], 1);
    assert_eq!(json(&place, "data check --json")["nights"], 2);
    assert_eq!(
        json(&place, "data check --json")["problems"],
        Value::Array(vec![])
    );
    assert_eq!(json(&place, "data rebuild --json")["lines"], 2);
    assert!(
        json(&place, "data path --json")["path"]
            .as_str()
            .unwrap()
            .ends_with("tenpin.db")
    );
    let copy = place.path().join("copy.db");
    let backup = json(&place, &format!("data backup {} --json", copy.display()));
    assert!(backup["file"].as_str().unwrap().ends_with("copy.db"));
    assert_eq!(json(&place, "data exclude 1 --json")["change"], "excluded");
    assert_eq!(json(&place, "data include 1 --json")["change"], "included");
    assert_eq!(json(&place, "data delete 2 --yes --json")["night"], 2);
}

#[test]
fn a_night_is_imported_from_standard_input() {
    let place = nights();
    let night = says(&place, "export 1 --format json", "");
    let other = Place::new();
    let told: Value = serde_json::from_str(&says(&other, "import - --json", &night)).unwrap();
    assert_eq!(
        (&told["night"], &told["result"]),
        (&1.into(), &"added".into())
    );
    let told: Value = serde_json::from_str(&says(&other, "import - --json", &night)).unwrap();
    assert_eq!(told["result"], "same");
    let mut program = program();
    let program = program
        .args(["import", "-", "--json"])
        .env("TENPIN_DATA", other.file());
    let output = run(program, b"rubbish");
    assert_eq!(output.status.code(), Some(2));
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&told["night"], &told["result"]),
        (&Value::Null, &"refused".into())
    );
}

#[test]
fn days_are_told_as_people_say_them() {
    let place = nights();
    for since in ["today", "yesterday"] {
        let listed = says(&place, &format!("nights --since {since}"), "");
        assert_eq!(listed.lines().count(), 2, "{since}");
    }
    let mut program = program();
    let program = program.args(["nights", "--since", "2 weeks ago"]);
    let output = run(program.env("TENPIN_DATA", place.file()), b"");
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 2);
    let (code, sentence) = refuses(&place, "nights --since monday");
    assert_eq!(code, 2);
    assert!(sentence.contains("yesterday"), "{sentence}");
}

#[test]
fn the_doctor_tells_what_a_bug_report_needs() {
    let place = nights();
    let told = says(&place, "doctor", "");
    for part in [
        "tenpin     ",
        "SQLite 3.",
        "terminal   none",
        "TENPIN_DATA=",
        "2 nights: no problems found",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    std::fs::write(place.file(), "Dear diary").unwrap();
    let mut program = program();
    let output = run(program.arg("doctor").env("TENPIN_DATA", place.file()), b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        String::from_utf8(output.stdout)
            .unwrap()
            .contains("not a tenpin data file")
    );
}

/// Screen options appear only where there is a screen, examples everywhere, and no word is broken.
#[test]
fn help_is_about_the_command() {
    let place = Place::new();
    for (command, is_painted) in [
        ("nights", false),
        ("data", false),
        ("watch", true),
        ("show", true),
    ] {
        let help = says(&place, &format!("{command} --help"), "");
        assert_eq!(help.contains("--theme"), is_painted, "{help}");
        assert!(help.contains("Examples:\n  tenpin "), "{help}");
    }
    assert!(says(&place, "serve --help", "").contains("--ascii"));
    assert!(says(&place, "nights --help --lang ko", "").contains("예시:\n  tenpin nights"));
    let check = |room: &str| says(&place, &format!("{room} check --help --lang ko"), "");
    assert!(check("data").starts_with("구조와 모든 이벤트"));
    #[cfg(feature = "centre")]
    assert!(check("centre").starts_with("센터의 모든 이벤트"));
}

/// The headings of the help, in their order.
fn headings(place: &Place, line: &str) -> Vec<String> {
    let help = says(place, line, "");
    let lines = help.lines().filter(|line| !line.starts_with(' '));
    let headings = lines.filter_map(|line| line.strip_suffix(':'));
    headings.map(str::to_owned).collect()
}

#[test]
fn help_has_the_same_headings_in_every_language() {
    let place = Place::new();
    let screen = ["Commands", "Arguments", "Options", "Screen", "Examples"];
    let korean = ["명령", "인자", "옵션", "화면", "예시"];
    for help in ["-h", "--help"] {
        assert_eq!(headings(&place, help), screen);
        assert_eq!(headings(&place, &format!("{help} --lang ko")), korean);
    }
    for (command, told) in [
        ("watch", &["인자", "옵션", "화면", "예시"][..]),
        ("nights", &["옵션", "예시"]),
        ("data", &["명령", "옵션", "예시"]),
        ("data backup", &["인자", "옵션"]),
    ] {
        let line = format!("{command} --help --lang ko");
        assert_eq!(headings(&place, &line), told, "{command}");
    }
}
