//! The program itself, run like a person or a script would.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// Runs `tenpin` in an empty environment, with a temporary home.
fn tenpin(arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    let home = TempDir::new().unwrap();
    let mut program = program();
    program.args(arguments).env("HOME", home.path());
    run(&mut program, input.as_ref())
}

/// `tenpin` in an empty environment.
pub(crate) fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tenpin"));
    program.env_clear();
    program
}

/// Runs a program to its end with this standard input.
pub(crate) fn run(program: &mut Command, input: &[u8]) -> Output {
    let program = program.stdin(Stdio::piped());
    let piped = program.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // The program may quit before reading everything.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

const HEADER: &str =
    "| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |\n";

#[test]
fn the_arguments_of_score_are_one_game() {
    let output = tenpin(&["score", "X", "8/", "7-", "F9"], "");
    let board = format!(
        "{HEADER}\
         |      |  X   |  8|/ |  7|- |  F|9 |      |      |      |      |      |      |\n\
         |      |  20  |  37  |  44  |  53  |      |      |      |      |      |      |\n\n"
    );
    assert_eq!((code(&output), stdout(&output)), (0, board.as_str()));
}

#[test]
fn two_dashes_are_balls_first_in_the_middle_and_last() {
    for (balls, marks) in [
        (&["score", "--", "X"][..], "|  -|- |  X   |"),
        (&["score", "9/", "--", "X"], "|  9|/ |  -|- |  X   |"),
        (&["score", "9/", "--"], "|  9|/ |  -|- |      |"),
        (&["score", "--"], "|  -|- |      |"),
        (&["--lang", "ko", "score", "-/", "-"], "|  -|/ |  -   |"),
    ] {
        let output = tenpin(balls, "");
        assert_eq!(code(&output), 0, "{balls:?}");
        assert!(
            stdout(&output).contains(marks),
            "{balls:?}\n{}",
            stdout(&output)
        );
    }
}

#[test]
fn three_marks_in_the_tenth_keep_the_board_78_columns_wide() {
    let output = tenpin(&["score", "XXXXXXXXXXXX"], "");
    let widths: Vec<_> = stdout(&output).lines().map(str::len).collect();
    assert_eq!(widths, [78, 78, 78, 0]);
    assert!(stdout(&output).contains("|  X   | X|X|X|\n"));
    assert!(stdout(&output).contains("|  270 |  300 |\n"));
}

#[test]
fn several_lines_are_numbered_rows_of_one_board() {
    let output = tenpin(&["score"], "X 8/\n\n# a remark\n9- 1\n");
    let board = format!(
        "{HEADER}\
         |  01  |  X   |  8|/ |      |      |      |      |      |      |      |      |\n\
         |      |  20  |      |      |      |      |      |      |      |      |      |\n\
         |  04  |  9|- |  1   |      |      |      |      |      |      |      |      |\n\
         |      |  9   |      |      |      |      |      |      |      |      |      |\n\n"
    );
    assert_eq!((code(&output), stdout(&output)), (0, board.as_str()));
}

#[test]
fn one_line_among_remarks_is_alone_and_gets_no_number() {
    let output = tenpin(&["score"], "# tonight\n9-\n");
    assert!(stdout(&output).contains("\n|      |  9|- |"));
}

#[test]
fn a_wrong_line_is_told_and_the_others_are_still_scored() {
    let output = tenpin(&["score"], "X\n9- 77\nabc\n5 4\n");
    assert_eq!(code(&output), 2);
    assert_eq!(
        stderr(&output),
        "line 2, column 5: only 3 pins are left: type 0 to 3\n\
         line 3, column 1: 'a' is not a ball: use 0-9, X, /, - or F\n"
    );
    assert!(stdout(&output).contains("|  01  |  X   |"));
    assert!(stdout(&output).contains("|  04  |  5|4 |"));
    let korean = tenpin(&["score", "--lang", "ko", "6X"], "");
    assert_eq!((code(&korean), stdout(&korean)), (2, ""));
    assert!(stderr(&korean).starts_with("1번째 줄, 2번째 글자: 남은 핀은 4개"));
}

#[test]
fn json_has_ten_frames_and_nothing_that_is_not_known() {
    let output = tenpin(&["score", "--json", "X", "F/", "7"], "");
    let unbowled = (4..=10)
        .map(|number| format!(r#"{{"number":{number},"balls":[],"marks":[],"total":null}}"#))
        .collect::<Vec<_>>()
        .join(",");
    let expected = format!(
        r#"{{"line":1,"frames":[{{"number":1,"balls":[10],"marks":["X"],"total":20}},{{"number":2,"balls":[0,10],"marks":["F","/"],"total":37}},{{"number":3,"balls":[7],"marks":["7"],"total":null}},{unbowled}],"score":37,"now":44,"max":267,"complete":false}}"#
    );
    assert_eq!(
        (code(&output), stdout(&output).trim_end()),
        (0, expected.as_str())
    );
}

#[test]
fn json_of_a_whole_game_is_complete() {
    let output = tenpin(&["score", "--json"], "9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/9\n-\n");
    let lines: Vec<_> = stdout(&output).lines().collect();
    assert!(lines[0].ends_with(r#""score":190,"now":190,"max":190,"complete":true}"#));
    assert!(
        lines[0].contains(r#"{"number":10,"balls":[9,1,9],"marks":["9","/","9"],"total":190}"#)
    );
    assert!(lines[1].starts_with(r#"{"line":2,"frames":[{"number":1,"balls":[0],"marks":["-"],"#));
    assert!(lines[1].ends_with(r#""score":0,"now":0,"max":290,"complete":false}"#));
}

#[test]
fn help_version_and_completions_are_there() {
    let help = tenpin(&["--help"], "");
    assert_eq!(code(&help), 0);
    assert!(stdout(&help).contains("score") && stdout(&help).contains("--plain"));
    let version = tenpin(&["--version"], "");
    let expected = concat!("tenpin ", env!("CARGO_PKG_VERSION"), " (");
    assert!(stdout(&version).starts_with(expected));
    assert!(stdout(&version).contains("SQLite 3."));
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = tenpin(&["completions", shell], "");
        assert_eq!(code(&script), 0);
        assert!(stdout(&script).contains("COMPLETE"), "{shell}");
    }
}

#[test]
fn what_is_misspelt_gets_a_suggestion_and_status_2() {
    for (arguments, suggestion) in [
        (&["--plian"][..], "--plain"),
        (&["scoer"], "did you mean `score`?"),
        (&["--lang", "kr"], "en, ko"),
        (&["completions", "bsah"], "bash"),
    ] {
        let output = tenpin(arguments, "");
        assert_eq!(code(&output), 2, "{arguments:?}");
        assert!(stderr(&output).contains(suggestion), "{}", stderr(&output));
    }
}

#[test]
fn a_wrong_variable_is_named() {
    for (variable, values) in [
        ("TENPIN_THEME", "terminal, dark"),
        ("TENPIN_LANG", "en, ko"),
    ] {
        for (locale, told) in [
            (
                "C.UTF-8",
                format!("'foo' for {variable}: use one of {values}"),
            ),
            (
                "ko_KR.UTF-8",
                format!("{variable}에 'foo': 쓸 수 있는 값은 {values}"),
            ),
        ] {
            let mut program = program();
            program
                .arg("nights")
                .env(variable, "foo")
                .env("LANG", locale);
            let output = run(&mut program, b"");
            assert_eq!(code(&output), 2);
            assert!(stderr(&output).contains(&told), "{}", stderr(&output));
        }
    }
}

#[test]
fn players_that_cannot_be_are_refused_before_anything_begins() {
    let crowd: Vec<String> = (0..25)
        .map(|number| format!("A{}A", char::from(b'A' + number)))
        .collect();
    let crowd: Vec<&str> = crowd.iter().map(String::as_str).collect();
    for (arguments, reason) in [
        (&["--plain", "PJSK"][..], "exactly 3 letters"),
        (&["--plain", "P1S"], "use letters A to Z"),
        (&["--plain", "PJS", "pjs"], "PJS is already playing"),
        (&["--solo", "PJS", "KYJ"], "--solo is for one player"),
        (&["--plain", "score", "X"], "not for a sub-command"),
        (&crowd, "1 to 24 players can bowl, not 25"),
    ] {
        let output = tenpin(arguments, "10\n");
        assert_eq!((code(&output), stdout(&output)), (2, ""), "{arguments:?}");
        assert!(stderr(&output).contains(reason), "{}", stderr(&output));
    }
}

#[test]
fn the_language_is_that_of_the_option_or_of_the_environment() {
    let ask = |variable: &str, arguments: &[&str]| {
        let mut command = program();
        command.args(arguments).env("LANG", variable);
        command.arg("--no-save");
        let output = command.stdin(Stdio::null()).output().unwrap();
        stdout(&output).to_owned()
    };
    let korean = "플레이어 이름은(3 english letters)?: \n";
    assert_eq!(ask("ko_KR.UTF-8", &["--solo"]), korean);
    assert_eq!(ask("C", &["--solo", "--lang", "ko"]), korean);
    assert_eq!(
        ask("ko_KR.UTF-8", &["--solo", "--lang", "en"]),
        "Player name(3 English letters)?: \n"
    );
}

#[test]
fn a_reader_who_has_enough_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tenpin"))
        .arg("score")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let _ = child
        .stdin
        .take()
        .unwrap()
        .write_all("X X X\n".repeat(20_000).as_bytes());
    let output = child.wait_with_output().unwrap();
    assert_eq!((code(&output), stderr(&output)), (0, ""));
}

#[test]
fn input_that_is_a_directory_is_a_failure_with_a_sentence() {
    let output = Command::new(env!("CARGO_BIN_EXE_tenpin"))
        .args(["--plain", "--no-save"])
        .stdin(std::fs::File::open(".").unwrap())
        .output()
        .unwrap();
    assert_eq!(code(&output), 1);
    assert!(
        stderr(&output).starts_with("tenpin: "),
        "{}",
        stderr(&output)
    );
    assert_eq!(stderr(&output).lines().count(), 1);
}

#[test]
fn pins_in_braces_are_scored_and_told() {
    let output = tenpin(&["score", "--json", "9{10}/ 8{7-10}1{10} X"], "");
    let told = stdout(&output);
    for part in [
        r#""marks":["9","/"],"total":18,"standing":[[10],null],"split":false}"#,
        r#""marks":["8","1"],"total":27,"standing":[[7,10],[10]],"split":true}"#,
        r#""marks":["X"],"total":null}"#,
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let board = tenpin(&["score", "9{10}/ 8{6-10}1"], "");
    assert!(stdout(&board).contains("9|/ |  8|1"), "{}", stdout(&board));
    let wrong = tenpin(&["score", "8{6-10}3"], "");
    assert_eq!((code(&wrong), stdout(&wrong)), (2, ""));
    assert!(
        stderr(&wrong).contains("only 2 pins are left"),
        "{}",
        stderr(&wrong)
    );
}
