//! The night on disk, played in a real terminal: it continues at the same ball, however the program ended.

use rustix::process::Signal;
use tenpin::archive::{NightQuery, NightReference};
use tenpin::domain::Pins;
use tenpin::night::Event;
use tenpin::store::Store;

use super::dice::Dice;
use super::glass::Seen;
use super::pty::{Pty, Setup};
use crate::storage::Place;

/// The program on the file of this place.
fn start(place: &Place, arguments: &[&str]) -> Pty {
    setup(place, arguments).start()
}

pub(super) fn setup(place: &Place, arguments: &[&str]) -> Setup {
    let file = place.file();
    let arguments: Vec<_> = ["--data", file.to_str().unwrap()]
        .into_iter()
        .chain(arguments.iter().copied())
        .collect();
    Setup::tenpin(&arguments)
}

/// A game of two players with these balls typed and shown.
fn bowled(place: &Place, balls: &str, seen: &[&str]) -> Pty {
    let pty = start(place, &["PJS", "KYJ"]);
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys(balls);
    pty.wait_for(seen);
    pty
}

fn quit(mut pty: Pty) {
    pty.type_keys("qy");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

/// The balls of the last night in the file; empty if there is no night.
pub(super) fn kept(place: &Place) -> Vec<Pins> {
    let store = Store::look(&place.file()).unwrap();
    if store.last().unwrap().is_none() {
        return vec![];
    }
    let reading = store.read(NightReference::Last).unwrap();
    assert!(reading.trouble.is_none());
    let entries = reading.night.journal().entries();
    entries
        .filter_map(|entry| match entry.event {
            Event::Bowled { ball, .. } => Some(*ball),
            _ => None,
        })
        .collect()
}

fn nights(place: &Place) -> usize {
    let store = Store::look(&place.file()).unwrap();
    store.nights(&NightQuery::default()).unwrap().len()
}

#[test]
fn a_night_goes_on_at_the_same_ball_with_undo_and_redo_intact() {
    let place = Place::new();
    quit(bowled(
        &place,
        "x8/7u",
        &["▶ PJS", "8 /", "10 pins standing"],
    ));
    let pty = start(&place, &["--resume"]);
    pty.wait_for(&["▶ PJS", "frame 2  ●◉", "8 /", "10 pins standing", "saved"]);
    pty.type_keys("r");
    pty.wait_for(&["3 pins standing"]);
    pty.type_keys("uu");
    pty.wait_for(&["▶ KYJ", "2 pins standing"]);
    quit(pty);
    let pty = start(&place, &["--resume"]);
    pty.wait_for(&["▶ KYJ", "2 pins standing"]);
    quit(pty);
    assert_eq!(nights(&place), 1);
}

#[test]
fn an_open_night_is_offered_and_goes_on() {
    let place = Place::new();
    quit(bowled(&place, "x8", &["2 pins standing"]));
    let pty = start(&place, &[]);
    pty.wait_for(&["Unfinished night", "PJS  KYJ", "frame 1  ◉"]);
    // A ball is not an answer.
    pty.type_keys("1\r");
    pty.wait_gone("Unfinished night");
    pty.type_keys("1");
    pty.wait_for(&["8|1", "frame 2  ●◉"]);
    quit(pty);
    assert_eq!((nights(&place), kept(&place).len()), (1, 3));
}

#[test]
fn instead_of_an_open_night_a_new_one_can_begin() {
    let place = Place::new();
    quit(bowled(&place, "x8", &["2 pins standing"]));
    let pty = start(&place, &[]);
    pty.wait_for(&["Unfinished night"]);
    pty.type_keys("n");
    pty.wait_for(&["Who's bowling first?"]);
    pty.type_keys("abc\r\r7");
    pty.wait_for(&["▶ ABC", "3 pins standing", "saved"]);
    quit(pty);
    assert_eq!((nights(&place), kept(&place).len()), (2, 1));
    let pty = start(&place, &["--resume", "1"]);
    pty.wait_for(&["▶ KYJ", "2 pins standing"]);
    quit(pty);
}

#[test]
fn no_night_is_offered_after_new_no_save_or_players() {
    let place = Place::new();
    quit(bowled(&place, "x8", &["2 pins standing"]));
    for arguments in [&["--new"][..], &["--no-save"], &["--no-save", "--new"]] {
        let mut pty = start(&place, arguments);
        pty.wait_for(&["Who's bowling first?"]);
        pty.type_keys("\x03");
        assert_eq!(pty.ends_without_a_trace(), 0);
    }
    assert_eq!(nights(&place), 1, "what was not begun leaves no trace");
    let pty = bowled(&place, "7", &["▶ PJS", "3 pins standing"]);
    quit(pty);
    assert_eq!(nights(&place), 2, "players begin a new one");
}

#[test]
fn a_night_without_a_ball_is_not_offered() {
    let place = Place::new();
    quit(bowled(&place, "", &["▶ PJS"]));
    assert_eq!(nights(&place), 0);
    let pty = start(&place, &[]);
    pty.wait_for(&["Who's bowling first?"]);
    quit_from_field(pty);
}

fn quit_from_field(mut pty: Pty) {
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

#[test]
fn nothing_is_saved_with_no_save() {
    let place = Place::new();
    let pty = start(&place, &["--no-save", "PJS"]);
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("7q");
    pty.wait_for(&["Nothing will be saved."]);
    pty.type_keys("n");
    pty.wait_gone("Nothing will be saved.");
    quit(pty);
    assert_eq!(place.names(), [""; 0]);
}

#[test]
fn who_bowled_here_before_is_suggested_and_a_personal_best_is_called() {
    let place = Place::new();
    let pty = start(&place, &["KYJ"]);
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("9-".repeat(10));
    pty.wait_for(&["game 1 is over"]);
    quit(pty);
    let pty = start(&place, &["--new"]);
    pty.wait_for(&["played before", "KYJ"]);
    pty.type_keys("\x1b[C\r\r");
    pty.wait_for(&["▶ KYJ"]);
    pty.type_keys("9/".repeat(10));
    pty.type_keys("9");
    pty.wait_for(&["KYJ  190, a personal best!"]);
    quit(pty);
}

#[test]
fn a_signal_loses_no_ball() {
    let signals = [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT];
    for (signal, code) in signals.into_iter().zip([15, 1, 2, 3]) {
        let place = Place::new();
        let mut pty = bowled(&place, "x8", &["2 pins standing"]);
        pty.signal(signal);
        assert_eq!(pty.ends_without_a_trace(), 128 + code);
        assert_eq!(kept(&place).len(), 2);
    }
}

#[test]
fn a_terminal_that_goes_away_loses_no_ball() {
    let place = Place::new();
    let pty = bowled(&place, "x8", &["2 pins standing"]);
    let mut program = pty.hang_up();
    program.wait_exit(super::program::LIMIT);
    assert_eq!(kept(&place).len(), 2);
}

/// How many balls of a game of spares were bowled, according to the panel.
fn painted(seen: &Seen) -> usize {
    let text = seen.text();
    let panel = text.lines().find(|line| line.contains(" · ball "));
    let panel = panel
        .and_then(|line| line.split("frame ").nth(1))
        .unwrap_or_default();
    let mut words = panel.split_whitespace();
    let frame: usize = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    let ball: usize = words.nth(2).and_then(|word| word.parse().ok()).unwrap_or(1);
    (frame - 1) * 2 + ball - 1
}

/// How often the program is killed; more with `TENPIN_KILLS`.
fn kills() -> u64 {
    let asked = std::env::var("TENPIN_KILLS").ok();
    asked.and_then(|kills| kills.parse().ok()).unwrap_or(20)
}

#[test]
fn every_ball_that_was_painted_survives_a_kill() {
    let mut most = 0;
    for seed in 0..kills() {
        most = most.max(kill_once(&mut Dice::new(seed)));
    }
    assert!(most > 0, "every kill came before the first ball");
}

/// Types a game of spares, kills the program at a random moment, and checks the file.
fn kill_once(dice: &mut Dice) -> usize {
    let place = Place::new();
    let mut pty = start(&place, &["PJS"]);
    pty.wait_for(&["▶ PJS", "frame 1 · ball 1"]);
    let before_the_kill = dice.below(19);
    for ball in 0..before_the_kill {
        pty.type_keys(["9", "/"][usize::from(ball % 2)]);
        std::thread::sleep(std::time::Duration::from_micros(dice.below(900).into()));
    }
    pty.signal(Signal::KILL);
    pty.program.wait_killed();
    pty.catch_up_after_kill();
    let painted = pty.look(painted);
    let kept = kept(&place);
    assert!(painted <= kept.len(), "{painted} of {} balls", kept.len());
    assert!(kept.len() <= usize::from(before_the_kill));
    let expected = [9, 1].into_iter().cycle();
    let expected = expected.map(|pins| Pins::new(pins).unwrap());
    assert!(
        kept.iter()
            .zip(expected)
            .all(|(kept, typed)| *kept == typed)
    );
    if kept.is_empty() {
        assert_eq!(nights(&place), 0);
        return painted;
    }
    let again = start(&place, &["--resume"]);
    let place_of = format!("frame {} · ball {}", kept.len() / 2 + 1, kept.len() % 2 + 1);
    again.wait_for(&[&place_of]);
    painted
}

#[test]
fn the_history_plays_a_night_again_and_the_game_goes_on_afterwards() {
    let place = Place::new();
    quit(bowled(&place, "x8/7", &["3 pins standing"]));
    let pty = bowled(&place, "9", &["1 pin left"]);
    pty.type_keys("h");
    pty.wait_for(&["nights", "  2 ", "  1 ", "PJS KYJ"]);
    pty.type_keys("\x1b[B\r");
    pty.wait_for(&["night 1", "paused · ball 4 of 4", "3 pins standing"]);
    pty.type_keys(" ");
    pty.wait_for(&["playing · ball 1 of 4"]);
    pty.wait_for(&["paused · ball 4 of 4"]);
    pty.type_keys("\x1b[D");
    pty.wait_for(&["paused · ball 3 of 4", "10 pins standing"]);
    pty.type_keys("hh/");
    pty.wait_for(&["9 /", "▶ KYJ", "saved"]);
    quit(pty);
    assert_eq!(kept(&place).len(), 2);
}

#[test]
fn a_night_is_shown_again_from_the_shell() {
    let place = Place::new();
    quit(bowled(&place, "x8", &["2 pins standing"]));
    let mut pty = start(&place, &["show", "--replay"]);
    pty.wait_for(&["night 1", "playing"]);
    pty.wait_for(&["paused · ball 2 of 2", "2 pins standing"]);
    pty.type_keys("\x1b");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

#[test]
fn a_night_of_the_history_is_exported_and_can_be_taken_in_elsewhere() {
    let place = Place::new();
    quit(bowled(&place, "x8", &["2 pins standing"]));
    let pty = setup(&place, &["PJS"]).directory(place.path()).start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("h\x1b[B\r");
    pty.wait_for(&["night 1", "paused · ball 2 of 2"]);
    pty.type_keys("sj");
    pty.wait_for(&["saved ", ".json"]);
    quit(pty);
    let name = place
        .names()
        .into_iter()
        .find(|name| name.contains(".json"));
    let elsewhere = Place::new();
    let text = std::fs::read_to_string(place.path().join(name.unwrap())).unwrap();
    std::fs::write(elsewhere.path().join("night.json"), text).unwrap();
    crate::stored_nights::says(&elsewhere, "import night.json", "");
    assert_eq!(kept(&elsewhere).len(), 2);
}

#[test]
fn deleting_in_a_terminal_tells_what_goes_and_asks() {
    let place = Place::new();
    quit(bowled(&place, "x8", &["2 pins standing"]));
    for (answer, left) in [("n\r", 1), ("\x04", 1), ("y\r", 0)] {
        let mut pty = start(&place, &["data", "delete", "1"]);
        pty.wait_for(&["PJS, KYJ", "Delete night 1?"]);
        pty.type_keys(answer);
        assert_eq!(pty.ends(), 0);
        assert_eq!(nights(&place), left);
    }
}
