//! Limited terminals, and unusual environments.

use std::thread;
use std::time::Duration;

use super::glass::Seen;
use super::keeping::setup;
use super::program::LIMIT;
use super::pty::{Pty, Setup};
use crate::storage::Place;
use crate::storage::hostile::{HOSTILE, label, visible};
use crate::stored_nights::says;
use tenpin::archive::is_hidden;

/// All escape sequences, except for the marks of these tests.
fn escapes(seen: &Seen) -> Vec<String> {
    let parts = seen.raw().split(|byte| *byte == b'\x1b').skip(1);
    let orders = parts.filter(|part| !part.starts_with(b"_mark") && !part.starts_with(b"\\"));
    orders
        .map(|order| String::from_utf8_lossy(order).into_owned())
        .collect()
}

/// Plays in line mode: a question, an answer, a board; and quits at the end of the input.
fn plays_by_lines(mut pty: Pty) {
    pty.wait_for(&["PJS's turn : "]);
    pty.type_keys("x\n");
    pty.wait_for(&["|  PJS |  X   |"]);
    pty.type_keys("\x04");
    assert_eq!(pty.program.wait_exit(LIMIT), 0);
    assert_eq!(pty.residue(), [""; 0]);
    assert_eq!(pty.look(escapes), [""; 0]);
}

#[test]
fn a_dumb_terminal_gets_lines() {
    plays_by_lines(Setup::tenpin(&["PJS"]).variable("TERM", "dumb").start());
}

#[test]
fn a_terminal_without_a_name_gets_lines() {
    plays_by_lines(Setup::tenpin(&["PJS"]).without("TERM").start());
    plays_by_lines(Setup::tenpin(&["PJS"]).variable("TERM", "").start());
}

/// The program at one end of a pipe, in a terminal.
fn piped(script: &str) -> Pty {
    let arguments = ["-c", script, env!("CARGO_BIN_EXE_tenpin")];
    Setup::program("/bin/sh", &arguments).start()
}

#[test]
fn no_escape_goes_into_a_pipe() {
    plays_by_lines(piped(r#""$0" PJS | cat"#));
}

#[test]
fn answers_from_a_pipe_are_a_game_by_lines() {
    let mut pty = piped(r#"printf '7\n2\n' | "$0" PJS"#);
    pty.wait_for(&["PJS's turn : 7", "|  PJS |  7|2 |"]);
    assert_eq!(pty.program.wait_exit(LIMIT), 0);
    assert_eq!(pty.residue(), [""; 0]);
    assert_eq!(pty.look(escapes), [""; 0]);
}

/// The sequences that set a colour other than the terminal's own.
fn colours(seen: &Seen) -> Vec<String> {
    let is_colour = |parameter: &str| {
        let number = parameter.parse().unwrap_or(0);
        matches!(number, 30..=38 | 40..=48 | 90..=97 | 100..=107)
    };
    let styles = escapes(seen).into_iter().filter_map(|order| {
        let (parameters, _) = order.strip_prefix('[')?.split_once('m')?;
        Some(parameters.to_owned())
    });
    styles
        .filter(|parameters| parameters.split([';', ':']).any(is_colour))
        .collect()
}

/// Strikes, spares, a foul, a refusal, the cursor, the results: everything in colour.
fn colours_of_a_game(setup: Setup) -> Vec<String> {
    let mut pty = setup.start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("x9/f77");
    pty.wait_for(&["ball 2", "F|7"]);
    pty.type_keys("e");
    pty.wait_for(&["correct"]);
    pty.type_keys("\x1b[D8");
    pty.wait_for(&["→"]);
    pty.type_keys("\x1b[C\x1b[D\re?");
    pty.wait_for(&["keys"]);
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
    pty.look(colours)
}

#[test]
fn no_colour_where_none_is_wanted() {
    let game = || Setup::tenpin(&["PJS"]);
    assert_ne!(colours_of_a_game(game()), [""; 0]);
    assert_eq!(colours_of_a_game(game().variable("NO_COLOR", "1")), [""; 0]);
}

#[test]
fn a_theme_that_is_asked_for_shows_its_colours_all_the_same() {
    let game = Setup::tenpin(&["--theme", "dark", "PJS"]).variable("NO_COLOR", "1");
    assert_ne!(colours_of_a_game(game), [""; 0]);
}

/// The screen after starting a game this way.
fn first_screen(setup: Setup) -> String {
    let mut pty = setup.start();
    pty.wait_for(&["frame 1 ", "PJS", "quit"]);
    let shown = pty.look(Seen::text);
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
    shown
}

#[test]
fn lines_and_marks_are_ascii_where_the_locale_knows_no_more() {
    let game = || Setup::tenpin(&["PJS"]);
    assert!(first_screen(game()).contains('│'));
    assert!(first_screen(game().without("LANG")).contains('│'));
    assert!(first_screen(game().variable("LC_ALL", "C")).is_ascii());
    assert!(first_screen(game().variable("LC_ALL", "ko_KR.EUC-KR")).is_ascii());
    assert!(first_screen(Setup::tenpin(&["--ascii", "PJS"])).is_ascii());
    assert!(first_screen(game().variable("TENPIN_ASCII", "1")).is_ascii());
    assert!(first_screen(game().variable("TENPIN_ASCII", "0")).contains('│'));
}

/// The output of a strike, until long after the animation.
fn bytes_of_a_strike(setup: Setup) -> usize {
    let mut pty = setup.start();
    pty.wait_for(&["frame 1  ◉", "▶ PJS"]);
    pty.forget();
    pty.type_keys("x");
    pty.wait_for(&["▶ KYJ"]);
    thread::sleep(Duration::from_secs(1));
    let written = pty.look(|seen| seen.raw().len());
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
    written
}

#[test]
fn where_nothing_is_to_move_a_ball_is_one_small_paint() {
    let four = || Setup::tenpin(&["PJS", "KYJ", "ABC", "LEE"]);
    let still = bytes_of_a_strike(Setup::tenpin(&["--still", "PJS", "KYJ", "ABC", "LEE"]));
    let by_variable = bytes_of_a_strike(four().variable("TENPIN_STILL", "1"));
    let moving = bytes_of_a_strike(four().variable("TENPIN_STILL", "0"));
    assert!(still <= 1_200, "{still} bytes");
    assert!(by_variable <= 1_200, "{by_variable} bytes");
    assert!((still + 500..=4_096).contains(&moving), "{moving} bytes");
}

/// The average output of a ball with four players, including changes of turn.
fn bytes_of_a_ball(theme: &str) -> usize {
    const BALLS: &str = "x9/728-x637/45x9-8/x54";
    let players = ["PJS", "KYJ", "ABC", "LEE"];
    let arguments = [&["--still", "--no-save", "--theme", theme][..], &players].concat();
    let setup = Setup::tenpin(&arguments).variable("COLORTERM", "truecolor");
    let mut pty = setup.start();
    pty.wait_for(&["frame 1  ◉", "▶ PJS"]);
    pty.forget();
    for (paints, ball) in BALLS.chars().enumerate() {
        pty.type_keys(ball.to_string());
        pty.wait_until("a paint for each ball", |seen| seen.paints() > paints);
    }
    let written = pty.look(|seen| seen.raw().len());
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
    written / BALLS.len()
}

#[test]
fn where_nothing_is_to_move_a_ball_is_cheap_in_every_theme() {
    for theme in ["terminal", "alley", "light"] {
        let written = bytes_of_a_ball(theme);
        assert!(written <= 1_200, "{theme}: {written} bytes");
    }
}

/// Some terminals report key releases.
#[test]
fn a_key_counts_when_it_goes_down_and_not_when_it_comes_up() {
    let mut pty = Setup::tenpin(&["PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1  ◉", "▶ PJS"]);
    pty.type_keys("\x1b[120;1:3u\x1b[120;1:1u\x1b[120;1:3u\x1b[57;1:1u\x1b[57;1:3u");
    pty.wait_for(&["frame 1  ◉", "▶ KYJ", "ball 2", "1 pin left"]);
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

/// The background of the corner, once the board is there.
fn ground(setup: Setup, told: &str) -> String {
    let mut pty = setup.start();
    pty.wait_for(&["frame 1  ◉", "quit", told]);
    let grounds = pty.look(colours).into_iter();
    let mut grounds = grounds.rev();
    let ground = grounds.find(|parameters| parameters.contains("48;2;"));
    let ground = ground.unwrap_or_default();
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
    ground
}

const FIRST_LOOK: &str = "theme: alley · t changes it";

#[test]
fn where_every_colour_can_be_shown_the_first_look_is_a_theme_and_told_once() {
    let place = Place::new();
    for true_colour in ["truecolor", "24bit"] {
        let place = Place::new();
        let game = setup(&place, &["PJS"]).variable("COLORTERM", true_colour);
        assert_ne!(ground(game, FIRST_LOOK), "");
    }
    let game = || setup(&place, &["PJS"]).variable("COLORTERM", "truecolor");
    assert_ne!(ground(game(), FIRST_LOOK), "");
    let mut pty = game().start();
    let shown = pty.wait_for(&["frame 1  ◉", "quit"]).join("\n");
    assert!(!shown.contains("t changes it"), "{shown}");
    pty.type_keys("t");
    pty.wait_for(&["▶ alley"]);
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

#[test]
fn elsewhere_the_first_look_is_the_terminal_s_own_and_a_choice_is_remembered() {
    let place = Place::new();
    assert_eq!(ground(setup(&place, &["PJS"]), "frame 1"), "");
    let full = |arguments: &[&str]| setup(&place, arguments).variable("COLORTERM", "truecolor");
    let plain = ground(full(&["PJS"]).variable("NO_COLOR", "1"), "frame 1");
    assert_eq!(plain, "");
    assert_eq!(ground(full(&["--theme", "terminal", "PJS"]), "frame 1"), "");
    let mut pty = full(&["PJS"]).start();
    pty.wait_for(&[FIRST_LOOK]);
    pty.type_keys("tt\r");
    pty.wait_gone("▶ terminal");
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
    assert_eq!(ground(full(&["PJS"]), "frame 1"), "");
}

#[test]
fn a_variable_chooses_the_theme_unless_an_option_does() {
    let game = |theme: &str, arguments: &[&str]| {
        let game = Setup::tenpin(arguments).variable("COLORTERM", "truecolor");
        ground(game.variable("TENPIN_THEME", theme), "frame 1")
    };
    let dark = game("dark", &["PJS"]);
    let light = game("light", &["PJS"]);
    assert!(!dark.is_empty() && !light.is_empty() && dark != light);
    assert_eq!(game("terminal", &["PJS"]), "");
    assert_eq!(game("dark", &["--theme", "light", "PJS"]), light);
}

/// Starts, waits for the word for quitting, types these keys, waits for the next such word, quits.
fn languages(setup: Setup, [first, then]: [&str; 2], keys: &str) {
    let mut pty = setup.start();
    pty.wait_for(&["PJS", first]);
    pty.type_keys(keys);
    pty.wait_for(&[then]);
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

#[test]
fn the_language_that_was_chosen_on_the_screen_is_that_of_the_next_start() {
    let place = Place::new();
    let game = |arguments: &[&str]| setup(&place, arguments);
    let (english, korean) = ("q quit", "q 종료");
    languages(game(&["PJS"]), [english, "애니메이션"], "tl");
    languages(game(&["PJS"]), [korean, korean], "");
    let asked = game(&["--lang", "en", "PJS"]);
    languages(asked, [english, english], "");
    let asked = game(&["PJS"]).variable("TENPIN_LANG", "en");
    languages(asked, [english, english], "");
    languages(game(&["PJS"]), [korean, "motion"], "tl");
    languages(game(&["PJS"]), [english, english], "");
}

/// Switches motion in the list of themes, which shows this before, and quits.
fn switch_motion(place: &Place, arguments: &[&str], before: &str) {
    let mut pty = setup(place, arguments).start();
    pty.wait_for(&["frame 1  ◉", "quit"]);
    pty.type_keys("t");
    pty.wait_for(&[before]);
    pty.type_keys("m");
    pty.wait_gone(before);
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

#[test]
fn whether_anything_moves_is_remembered() {
    let place = Place::new();
    switch_motion(&place, &["PJS"], "motion on");
    switch_motion(&place, &["PJS"], "motion off");
    switch_motion(&place, &["--still", "PJS"], "motion off");
    switch_motion(&place, &["PJS"], "motion on");
}

/// Sequences for the terminal other than its usual ones.
fn hidden(seen: &Seen) -> String {
    let told = String::from_utf8_lossy(seen.raw()).into_owned();
    let is_ours = |letter: &char| ['\x1b', '\r', '\n', '\x08'].contains(letter);
    let letters = told.chars().filter(|letter| !is_ours(letter));
    letters.filter(|letter| is_hidden(*letter)).collect()
}

#[test]
fn hidden_characters_of_a_label_reach_no_terminal() {
    let place = Place::new();
    says(&place, "PJS KYJ", "x\n9\n");
    label(&place, HOSTILE);
    let mut pty = setup(&place, &["ABC"]).size((120, 36)).start();
    pty.wait_for(&["frame 1  ◉", "quit"]);
    pty.forget();
    pty.type_keys("h");
    pty.wait_for(&[&visible()]);
    pty.type_keys("\r");
    pty.wait_for(&["ball 2 of 2"]);
    assert_eq!(pty.look(hidden), "");
    let orders = pty.look(escapes);
    assert!(
        orders.iter().all(|order| !order.starts_with(']')),
        "{orders:?}"
    );
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}
