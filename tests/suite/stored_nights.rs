//! Nights that the program stores and shows again, run like in a script.

use std::fs;
use std::process::Output;

use rusqlite::Connection;
use tenpin::store::Store;

use crate::program::{program, run};
use crate::storage::Place;

/// Runs `tenpin` on the file of this place.
pub(crate) fn tenpin(place: &Place, arguments: &str, input: &str) -> Output {
    let mut program = program();
    program
        .args(arguments.split_whitespace())
        .env("TENPIN_DATA", place.file())
        .env("TZ", "Asia/Seoul")
        .current_dir(place.path());
    run(&mut program, input.as_bytes())
}

/// Its output, if it succeeds.
pub(crate) fn says(place: &Place, arguments: &str, input: &str) -> String {
    let output = tenpin(place, arguments, input);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""));
    String::from_utf8(output.stdout).unwrap()
}

/// Its message and exit code, if it refuses.
pub(crate) fn refuses(place: &Place, arguments: &str) -> (i32, String) {
    let output = tenpin(place, arguments, "");
    let errors = String::from_utf8(output.stderr).unwrap();
    (output.status.code().unwrap(), errors)
}

pub(crate) fn game(score_each: &str) -> String {
    format!("{score_each}\n").repeat(10)
}

/// The players that `tenpin nights` lists for the last night.
fn listed(place: &Place) -> serde_json::Value {
    let nights = says(place, "nights --json", "");
    let newest = nights.lines().next().unwrap();
    serde_json::from_str::<serde_json::Value>(newest).unwrap()["players"].clone()
}

#[test]
fn nights_lists_everybody_who_bowled() {
    let place = Place::new();
    let first = game("9\n0\n8\n0");
    says(
        &place,
        "PJS KYJ",
        &format!("{first}next\n3\n4\n5\n4\njoin ABC\njoin DEF\n6\n"),
    );
    assert_eq!(listed(&place), serde_json::json!(["PJS", "KYJ", "ABC"]));
    assert!(says(&place, "nights", "").ends_with("  PJS KYJ ABC\n"));
    says(&place, "--resume", "undo\n");
    assert_eq!(listed(&place), serde_json::json!(["PJS", "KYJ"]));
    says(&place, "--resume", "redo\nrename ABC XYZ\nout XYZ\n");
    assert_eq!(listed(&place), serde_json::json!(["PJS", "KYJ", "XYZ"]));
}

#[test]
fn nights_lists_who_sat_out_and_whom_nobody_waited_for() {
    let place = Place::new();
    let alone = "9\n0\n".repeat(9);
    says(&place, "PJS KYJ", &format!("9\n0\n8\n0\nout KYJ\n{alone}"));
    assert_eq!(listed(&place), serde_json::json!(["PJS", "KYJ"]));
    says(&place, "ABC DEF", "7\n");
    assert_eq!(listed(&place), serde_json::json!(["ABC"]));
}

#[test]
fn line_mode_saves_each_answer_and_resumes_from_it() {
    let place = Place::new();
    says(&place, "PJS KYJ", "10\n8\n");
    let board = "\
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |
|  KYJ |  8   |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |
";
    let shown = says(&place, "show", "");
    let (when, shown) = shown.split_once("\n\n").unwrap();
    assert!(when.starts_with("tenpin 20"), "{when}");
    let title = "game 1 (in frame 1)";
    assert_eq!(shown, format!("{title}\n{board}1. PJS 10  2. KYJ 8\n\n"));
    let resumed = says(&place, "--resume", "/\nundo\n1\n");
    assert!(
        resumed.starts_with(&format!("{board}\nKYJ's turn : /\n")),
        "{resumed}"
    );
    let shown = says(&place, "show last", "");
    assert!(shown.contains("|  KYJ |  8|1 |"), "{shown}");
}

#[test]
fn each_piped_game_is_a_night_of_its_own() {
    let place = Place::new();
    says(&place, "PJS", "10\n");
    says(&place, "PJS", "9\n");
    assert_eq!(says(&place, "nights", "").lines().count(), 2);
    assert!(says(&place, "show 1", "").contains("|  PJS |  X   |"));
    assert!(says(&place, "show 2", "").contains("|  PJS |  9   |"));
}

#[test]
fn a_finished_night_goes_on_with_the_next_game() {
    let place = Place::new();
    says(&place, "PJS", &game("9\n0"));
    let resumed = says(&place, "--resume last", "next\n7\n");
    assert!(resumed.contains("PJS's turn : 7"), "{resumed}");
    let shown = says(&place, "show", "");
    let titles: Vec<_> = shown
        .lines()
        .filter(|line| line.starts_with("game"))
        .collect();
    assert_eq!(titles, ["game 1", "game 2 (in frame 1)"]);
}

#[test]
fn a_night_without_a_ball_is_not_stored_and_never_the_last() {
    let place = Place::new();
    says(&place, "--plain", "2\npjs\n");
    says(&place, "PJS KYJ", "");
    let (code, sentence) = refuses(&place, "show");
    assert!(code == 1 && sentence.contains("no nights in"), "{sentence}");
    assert!(says(&place, "nights", "").starts_with("no nights in "));
    says(&place, "PJS", "7\n");
    says(&place, "KYJ", "");
    assert_eq!(says(&place, "nights --json", "").lines().count(), 1);
    assert!(says(&place, "show", "").contains("|  PJS |  7   |"));
    let resumed = says(&place, "--resume last", "2\n");
    assert!(resumed.contains("PJS's turn : 2"), "{resumed}");
}

#[test]
fn nights_are_listed_newest_first() {
    let place = Place::new();
    let nothing = format!("no nights in {} yet\n", place.file().display());
    assert_eq!(says(&place, "nights", ""), nothing);
    assert_eq!(place.names(), [""; 0], "looking makes no file");
    says(&place, "PJS KYJ", &game("9\n0\n8\n1"));
    says(&place, "ABC", "7\n");
    let list = says(&place, "nights", "");
    let lines: Vec<_> = list.lines().collect();
    assert!(
        lines[0].starts_with("2  20") && lines[0].ends_with(" 0 games  high   -  ABC"),
        "{list}"
    );
    assert!(
        lines[1].starts_with("1  20") && lines[1].contains(" 1 game   high  90  "),
        "{list}"
    );
    assert_eq!(
        says(&place, "nights --player kyj", ""),
        format!("{}\n", lines[1])
    );
    assert_eq!(says(&place, "nights --since 2000-01-31", ""), list);
    assert!(says(&place, "nights --since 9999-01-01", "").starts_with("no night began on 9999"));
}

#[test]
fn nights_that_are_not_there_are_told_as_statistics_are() {
    let place = Place::new();
    let korean = says(&place, "nights --data no.db --lang ko", "");
    assert!(
        korean.ends_with("no.db에 아직 기록이 없습니다\n"),
        "{korean}"
    );
    says(&place, "PJS", &game("9\n0"));
    let later = "no night began on 2999-01-01 or later\n";
    assert_eq!(says(&place, "nights --since 2999-01-01", ""), later);
    let of_player = says(&place, "nights --player PJS --since 2999-01-01", "");
    assert!(
        of_player.starts_with("no night with PJS that began on 2999-01-01"),
        "{of_player}"
    );
    for form in ["", " --json"] {
        let (code, sentence) = refuses(&place, &format!("nights --player PJX{form}"));
        assert_eq!(code, 2);
        assert_eq!(sentence, "tenpin: no night with PJX: did you mean PJS?\n");
    }
    let korean = says(&place, "nights --since 2999-01-01 --lang ko", "");
    assert_eq!(korean, "2999-01-01부터 시작한 기록이 없습니다\n");
}

#[test]
fn nights_of_a_player_are_those_that_list_the_player() {
    let place = Place::new();
    says(&place, "PJS", &game("9\n0"));
    says(&place, "KYJ", "7\n");
    let listed = says(&place, "nights --player KYJ", "");
    assert!(listed.ends_with("high   -  KYJ\n"), "{listed}");
    assert_eq!(listed.lines().count(), 1, "{listed}");
    let refused = refuses(&place, "nights --player ZZZ");
    assert_eq!(refused, (2, "tenpin: no night with ZZZ\n".to_owned()));
}

#[test]
fn other_nights_of_the_same_day_are_told() {
    let place = Place::new();
    for name in ["PJS", "KYJ", "LEE"] {
        says(&place, name, "7\n");
    }
    let night = says(&place, "nights --json", "");
    let date = serde_json::from_str::<serde_json::Value>(night.lines().next().unwrap()).unwrap();
    let date = date["date"].as_str().unwrap().to_owned();
    for command in ["show", "export"] {
        let output = tenpin(&place, &format!("{command} {date}"), "");
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(told, format!("tenpin: 2 more nights on {date}: 1, 2\n"));
        assert!(String::from_utf8(output.stdout).unwrap().contains("LEE"));
        assert_eq!(output.status.code(), Some(0));
    }
    assert!(says(&place, "show last", "").contains("LEE"));
}

#[test]
fn a_command_never_advises_what_only_a_game_has() {
    let place = Place::new();
    fs::write(place.file(), "my diary\n").unwrap();
    for (language, advice) in [("en", "use --data FILE\n"), ("ko", "쓸 수 있습니다\n")] {
        for command in ["nights", "show", "stats", "data check", "export"] {
            let (code, told) = refuses(&place, &format!("{command} --lang {language}"));
            assert!(code == 1 && told.ends_with(advice), "{told}");
            assert!(!told.contains("--no-save"), "{told}");
        }
        let (_, told) = refuses(&place, &format!("PJS --lang {language}"));
        assert!(told.contains("--no-save"), "{told}");
    }
}

#[test]
fn only_a_new_night_makes_a_file() {
    let place = Place::new();
    for night in ["", " last", " 3"] {
        let (code, told) = refuses(&place, &format!("--resume{night} --data new/no.db"));
        assert!(code > 0 && told.contains("no.db"), "{told}");
    }
    assert_eq!(place.names(), [""; 0]);
}

#[test]
fn a_night_is_numbered_in_korean_and_a_day_is_not() {
    let place = Place::new();
    says(&place, "PJS", "7\n");
    let (_, number) = refuses(&place, "show 99 --lang ko");
    assert!(number.contains("에 99번 기록이 없습니다"), "{number}");
    let (_, day) = refuses(&place, "show 2001-01-31 --lang ko");
    assert!(day.contains("에 2001-01-31 기록이 없습니다"), "{day}");
}

#[test]
fn nights_as_json_are_one_object_a_line() {
    let place = Place::new();
    says(&place, "PJS", &game("9\n0"));
    let json = says(&place, "nights --json", "");
    let night: serde_json::Value = serde_json::from_str(&json).unwrap();
    let keys: Vec<_> = night.as_object().unwrap().keys().cloned().collect();
    let expected = [
        "date",
        "excluded",
        "games",
        "high",
        "id",
        "label",
        "last_event",
        "number",
        "players",
        "started",
        "zone",
    ];
    assert_eq!(keys, expected);
    assert_eq!(night["number"], 1);
    assert_eq!(night["players"], serde_json::json!(["PJS"]));
    assert_eq!((&night["games"], &night["high"]), (&1.into(), &90.into()));
    assert_eq!(night["zone"], "Asia/Seoul");
}

#[test]
fn a_night_that_is_not_there_is_told() {
    let place = Place::new();
    let (code, sentence) = refuses(&place, "show");
    assert!(code == 1 && sentence.contains("no nights in"), "{sentence}");
    assert_eq!(refuses(&place, "--resume").0, 1);
    says(&place, "PJS", "7\n");
    let (code, sentence) = refuses(&place, "show 7");
    assert!(code == 2 && sentence.contains("no night 7"), "{sentence}");
    assert_eq!(refuses(&place, "show 2000-01-01").0, 2);
    let (code, sentence) = refuses(&place, "show yesterday");
    assert!(
        code == 2 && sentence.contains("a number or a date"),
        "{sentence}"
    );
    let (code, korean) = refuses(&place, "show 7 --lang ko");
    assert!(
        code == 2 && korean.contains("7번 기록이 없습니다"),
        "{korean}"
    );
}

#[test]
fn what_does_not_go_together_is_told() {
    let place = Place::new();
    for arguments in ["--resume 1 PJS", "--new --resume", "--no-save --resume"] {
        let (code, sentence) = refuses(&place, arguments);
        // The word after --resume is a night.
        assert!(
            code == 2 && sentence.contains("--resume"),
            "{arguments}: {sentence}"
        );
    }
    assert_eq!(refuses(&place, "--resume PJS").0, 2);
    assert_eq!(refuses(&place, "--new show").0, 2);
    assert_eq!(refuses(&place, "nights --since someday").0, 2);
    assert_eq!(place.names(), [""; 0]);
}

#[test]
fn the_option_for_the_file_works_before_and_after_a_sub_command() {
    let place = Place::new();
    says(&place, "--data other.db PJS", "7\n");
    assert!(says(&place, "--data other.db show", "").contains("PJS"));
    assert!(says(&place, "show --data other.db", "").contains("PJS"));
    let korean = says(&place, "--lang ko --data other.db show last", "");
    assert!(korean.contains("\n\n1게임 (1프레임 진행 중)\n"), "{korean}");
    assert_eq!(refuses(&place, "show").0, 1);
}

#[test]
fn a_file_is_checked_and_made_right() {
    let place = Place::new();
    says(&place, "PJS", &game("9\n0"));
    assert_eq!(
        says(&place, "data check", ""),
        "1 night: no problems found\n"
    );
    let file = Connection::open(place.file()).unwrap();
    file.execute_batch("UPDATE lines SET score = 300").unwrap();
    let output = tenpin(&place, "data check", "");
    let told = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(
        told.contains("night 1, game 1") && told.contains("data rebuild"),
        "{told}"
    );
    let rebuilt = says(&place, "data rebuild", "");
    assert_eq!(rebuilt, "rebuilt 1 score line\n");
    says(&place, "data check", "");
}

#[test]
fn a_night_that_was_tampered_with_is_shown_as_far_as_it_is_right_and_can_not_go_on() {
    let place = Place::new();
    says(&place, "PJS", "7\n2\n9\n");
    let file = Connection::open(place.file()).unwrap();
    let change = "UPDATE events SET body = replace(body, '2', '3') WHERE seq = 4";
    file.execute_batch(change).unwrap();
    let output = tenpin(&place, "show", "");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        String::from_utf8(output.stdout)
            .unwrap()
            .contains("|  PJS |  7   |")
    );
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .contains("event 4 is damaged")
    );
    let (code, sentence) = refuses(&place, "--resume");
    assert!(
        code == 1 && sentence.contains("can't be continued"),
        "{sentence}"
    );
    let check = tenpin(&place, "data check", "");
    assert_eq!(check.status.code(), Some(1));
    says(&place, "PJS", "7\n");
}

#[test]
fn a_backup_is_the_same_nights_and_overwrites_nothing() {
    let place = Place::new();
    says(&place, "PJS", "7\n");
    assert_eq!(says(&place, "data backup copy.db", ""), "saved copy.db\n");
    let copied = place.path().join("copy.db");
    assert_eq!(
        says(&place, "--data copy.db show", ""),
        says(&place, "show", "")
    );
    let before = fs::read(&copied).unwrap();
    let (code, sentence) = refuses(&place, "data backup copy.db");
    assert!(
        code == 1 && sentence.contains("already exists"),
        "{sentence}"
    );
    assert_eq!(fs::read(&copied).unwrap(), before);
}

#[test]
fn a_backup_says_where_it_can_be_written() {
    let place = Place::new();
    for nights in ["none", "one"] {
        fs::write(place.path().join("file"), "").unwrap();
        let (code, sentence) = refuses(&place, "data backup file/b.db");
        assert_eq!(code, 1, "{nights}");
        assert!(
            sentence.contains("file/b.db can't be written: a backup needs a directory"),
            "{sentence}"
        );
        assert!(
            !sentence.contains("--no-save") && !sentence.contains("-new-"),
            "{sentence}"
        );
        says(&place, "PJS", "7\n");
    }
    let (_, korean) = refuses(&place, "data backup no/where.db --lang ko");
    assert!(
        korean.contains("no/where.db: 쓸 수 없습니다. 백업은"),
        "{korean}"
    );
}

#[test]
fn the_path_is_told_also_where_nothing_is() {
    let place = Place::new();
    let path = place.file();
    assert_eq!(
        says(&place, "data path", ""),
        format!("{}\n", path.display())
    );
    assert_eq!(place.names(), [""; 0]);
}

#[test]
fn a_line_mode_that_can_not_keep_says_so_beside_the_game_and_fails() {
    let place = Place::new();
    says(&place, "PJS", "7\n");
    let file = Connection::open(place.file()).unwrap();
    file.execute_batch("BEGIN IMMEDIATE").unwrap();
    let output = tenpin(&place, "KYJ", "7\n2\n");
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(errors.contains("NOT SAVED 3: file is locked"), "{errors}");
    assert!(errors.ends_with("try again when it is done\n"), "{errors}");
    let game = String::from_utf8(output.stdout).unwrap();
    assert!(game.contains("|  KYJ |  7|2 |"), "{game}");
    drop(file);
    assert!(
        Store::look(&place.file())
            .unwrap()
            .find(tenpin::archive::NightReference::Number(2))
            .is_err()
    );
}

#[test]
fn no_save_creates_no_file() {
    let place = Place::new();
    says(&place, "--no-save PJS", "7\n");
    assert_eq!(place.names(), [""; 0]);
}

#[test]
fn statistics_are_drawn_in_ascii_on_request() {
    let place = Place::new();
    says(&place, "PJS", &game("9\n0"));
    assert!(!says(&place, "stats PJS", "").is_ascii());
    assert!(says(&place, "--ascii stats PJS", "").is_ascii());
    assert!(says(&place, "stats --ascii", "").is_ascii());
}

#[test]
fn finished_games_of_a_damaged_night_are_left_as_they_are() {
    let place = Place::new();
    says(&place, "PJS", &game("9\n0"));
    let before = says(&place, "stats", "");
    let file = Connection::open(place.file()).unwrap();
    let change = "UPDATE events SET body = replace(body, '9', '8') WHERE seq = 5";
    file.execute_batch(change).unwrap();
    let check = tenpin(&place, "data check", "");
    let told = String::from_utf8(check.stdout).unwrap();
    assert!(
        told.contains("event 5") && !told.contains("rebuild"),
        "{told}"
    );
    let rebuilt = tenpin(&place, "data rebuild", "");
    let told = String::from_utf8(rebuilt.stdout).unwrap();
    assert_eq!(rebuilt.status.code(), Some(1));
    assert!(told.contains("1 damaged night left alone"), "{told}");
    assert_eq!(says(&place, "stats", ""), before);
}

#[test]
fn a_night_is_labelled_and_the_exports_show_it() {
    let place = Place::new();
    says(&place, "PJS", &game("9\n0"));
    let told = says(&place, "label last league, week 3", "");
    assert_eq!(told, "night 1: league, week 3\n");
    assert!(says(&place, "nights", "").ends_with("PJS  league, week 3\n"));
    for format in ["text", "md", "csv", "json", "html", "svg"] {
        let page = says(&place, &format!("export --format {format}"), "");
        assert!(page.contains("league") && page.contains("week 3"), "{page}");
    }
    let mut program = program();
    program
        .args(["label", "1", ""])
        .env("TENPIN_DATA", place.file());
    let output = run(&mut program, b"");
    assert_eq!(output.status.code(), Some(0));
    assert!(!says(&place, "nights", "").contains("league"));
    assert_eq!(refuses(&place, "label 1").0, 2, "a text is missing");
    assert_eq!(refuses(&place, "label 7 league").0, 2, "no such night");
}

#[test]
fn a_label_that_is_too_long_is_refused() {
    let place = Place::new();
    says(&place, "PJS", "7\n");
    let label = |length: usize| format!("label last {}", "x".repeat(length));
    says(&place, &label(60), "");
    let (code, sentence) = refuses(&place, &label(61));
    let told = "tenpin: label too long: 61 characters, 60 at most\n";
    assert_eq!((code, sentence.as_str()), (2, told));
    assert!(says(&place, "nights", "").ends_with(&format!("  {}\n", "x".repeat(60))));
}

#[test]
fn a_label_holds_no_control_character() {
    let place = Place::new();
    says(&place, "PJS", "7\n");
    let mut program = program();
    let label = "a\u{1b}]0;b\u{7}\n\u{202e}c";
    program
        .args(["label", "1", label])
        .env("TENPIN_DATA", place.file());
    let output = run(&mut program, b"");
    assert_eq!(output.stdout, b"night 1: a]0;b c\n");
    assert!(says(&place, "nights --json", "").contains("\"label\":\"a]0;b c\""));
}

#[test]
fn a_night_is_left_out_of_statistics_and_counted_again() {
    let place = Place::new();
    says(&place, "PJS", &game("9\n0"));
    says(&place, "PJS", &game("8\n0"));
    let before = says(&place, "stats", "");
    let told = says(&place, "data exclude 1", "");
    assert_eq!(told, "night 1 is left out of statistics\n");
    assert!(says(&place, "stats --json", "").contains("\"games\":1,"));
    assert!(says(&place, "nights", "").ends_with("PJS  left out of statistics\n"));
    let json = says(&place, "nights --json", "");
    let excluded: Vec<_> = json
        .lines()
        .map(|line| line.contains("\"excluded\":true"))
        .collect();
    assert_eq!(excluded, [false, true]);
    for format in ["text", "md", "html", "svg"] {
        let page = says(&place, &format!("export 1 --format {format}"), "");
        assert!(page.contains("left out of statistics"), "{page}");
    }
    let csv = says(&place, "export 1 --format csv", "");
    assert!(csv.lines().next().unwrap().ends_with(",excluded"), "{csv}");
    assert!(csv.lines().nth(1).unwrap().ends_with(",1"), "{csv}");
    says(&place, "data check", "");
    says(&place, "data include 1", "");
    assert_eq!(says(&place, "stats", ""), before);
}

#[test]
fn label_and_exclusion_survive_export_and_import() {
    let here = Place::new();
    says(&here, "PJS", &game("9\n0"));
    says(&here, "label 1 리그 3주차", "");
    says(&here, "data exclude 1", "");
    let there = Place::new();
    let night = says(&here, "export --format json", "");
    fs::write(there.path().join("night.json"), &night).unwrap();
    says(&there, "import night.json", "");
    assert_eq!(says(&there, "nights", ""), says(&here, "nights", ""));
    assert_eq!(says(&there, "export --format json", ""), night);
    assert!(says(&there, "stats", "").starts_with("no finished games"));
}

#[test]
fn a_night_is_deleted_only_when_that_is_agreed() {
    let place = Place::new();
    says(&place, "PJS", &game("9\n0"));
    says(&place, "KYJ", "7\n");
    let (code, sentence) = refuses(&place, "data delete 1");
    assert!(code == 2 && sentence.contains("--yes"), "{sentence}");
    assert_eq!(says(&place, "nights", "").lines().count(), 2);
    assert_eq!(says(&place, "data delete 1 --yes", ""), "deleted night 1\n");
    assert!(says(&place, "nights", "").starts_with("2  "));
    says(&place, "data check", "");
    assert_eq!(says(&place, "data rebuild", ""), "rebuilt 0 score lines\n");
    assert_eq!(refuses(&place, "data delete 1 --yes").0, 2, "it is gone");
}

#[test]
fn a_night_that_is_being_bowled_is_not_deleted() {
    let place = Place::new();
    says(&place, "PJS", "7\n");
    let store = Store::open(&place.file()).unwrap();
    let held = store.resume(tenpin::archive::NightReference::Last).unwrap();
    let (code, sentence) = refuses(&place, "data delete last --yes");
    assert!(
        code == 1 && sentence.contains("is in progress"),
        "{sentence}"
    );
    let (code, sentence) = refuses(&place, "--resume");
    assert!(
        code == 1 && sentence.contains("`tenpin watch 1`"),
        "{sentence}"
    );
    drop(held);
    says(&place, "data delete last --yes", "");
}

#[test]
fn a_game_counts_once_a_line_is_finished_or_it_was_ended() {
    for (second, games) in [("next\n8\n1\n", 1), ("next\n8\n1\nend\n", 2)] {
        let place = Place::new();
        let input = game("9-").replace("9-", "9\n-") + second;
        says(&place, "--plain PJS", &input);
        let nights = says(&place, "nights --json", "");
        let night: serde_json::Value = serde_json::from_str(&nights).unwrap();
        assert_eq!(night["games"], games, "{second}");
        assert_eq!(night["high"], 90);
    }
}
