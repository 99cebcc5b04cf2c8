//! `1` immediately followed by `0`.

use std::time::Duration;

use tenpin::app::{Action, Target};
use tenpin::archive::{WatchState, WatchedNight};
use tenpin::text::Language;

use crate::stage::{Bursts, Pace, Stage, alone, two, typed, watching};

/// A stage where keys follow one another immediately, unless the test lets time pass.
const fn hasty(mut stage: Stage) -> Stage {
    stage.script.pace = Pace::Hasty;
    stage
}

fn pass(stage: &mut Stage, milliseconds: u64) {
    stage.script.clock += Duration::from_millis(milliseconds);
}

fn marks(stage: &Stage, name: &str) -> String {
    stage.row(name).0.join(" ")
}

const OFFER: &str = "0 makes it 10";

#[test]
fn a_one_is_taken_saved_and_shown_at_once() {
    let mut stage = hasty(two());
    stage.type_keys("1");
    assert_eq!(marks(&stage, "PJS"), "1");
    assert!(stage.shows_all(&["▶ PJS", "frame 1 · ball 2", "9 pins standing"]));
    assert_eq!(stage.desk.kept.len(), 4, "two joined, the start, the ball");
    stage.check_kept();
}

#[test]
fn a_spectator_sees_the_one_before_the_next_key() {
    let mut stage = hasty(two());
    stage.type_keys("1");
    let mut spectator = watching(80, 24);
    let night = WatchedNight {
        number: 1,
        lane: None,
        id: String::new(),
        label: None,
        night: tenpin::night::Night::replay(stage.desk.kept.iter().cloned()).unwrap(),
        saved: None,
        state: WatchState::Live,
    };
    spectator.look_on(vec![vec![night]], "");
    assert_eq!(marks(&spectator, "PJS"), "1");
    assert!(!spectator.shows(OFFER), "a spectator has no such key");
}

#[test]
fn nought_right_after_it_makes_ten_and_says_so() {
    let mut stage = hasty(two());
    stage.type_keys("1");
    assert!(
        stage
            .lines()
            .last()
            .unwrap()
            .starts_with(&format!(" {OFFER}"))
    );
    stage.type_keys("0");
    assert_eq!(marks(&stage, "PJS"), "X");
    assert!(stage.shows("▶ KYJ") && !stage.shows(OFFER));
    assert!(
        stage.shows("10: strike · for 1 and a gutter type 1 -"),
        "{}",
        stage.text()
    );
    stage.check_kept();
    stage.type_keys("1010");
    assert_eq!(
        (marks(&stage, "PJS"), marks(&stage, "KYJ")),
        ("X X".into(), "X".into())
    );
    assert!(stage.shows("10: double · for 1 and a gutter type 1 -"));
    stage.check_kept();
}

#[test]
fn the_window_is_open_for_a_second_and_a_half() {
    for (waited, expected) in [(0, "X"), (1499, "X"), (1500, "1|-"), (60_000, "1|-")] {
        let mut stage = hasty(two());
        stage.type_keys("1");
        pass(&mut stage, waited);
        stage.type_keys("0");
        assert_eq!(marks(&stage, "PJS"), expected, "after {waited} ms");
        stage.check_kept();
    }
}

#[test]
fn the_loop_wakes_once_to_close_the_window_and_then_sleeps() {
    let mut stage = two();
    let (ticks, clock) = (stage.script.ticks, stage.script.clock);
    stage.type_keys("1");
    assert_eq!(stage.script.ticks - ticks, 1);
    assert_eq!(stage.script.clock, clock + Duration::from_millis(1500));
    assert!(!stage.shows(OFFER), "the offer goes without a key");
    stage.type_keys("x");
    assert_eq!(stage.script.ticks - ticks, 1, "nothing is waited for");
}

#[test]
fn in_a_burst_one_and_nought_are_ten() {
    let mut stage = two();
    stage.script.bursts = Bursts::Whole;
    stage.type_keys("10x1-108");
    assert_eq!(
        (marks(&stage, "PJS"), marks(&stage, "KYJ")),
        ("X 1|- 8".into(), "X X".into())
    );
    stage.check_kept();
}

#[test]
fn any_key_in_between_is_the_end_of_it() {
    for keys in [
        "y", "?<Esc>", "t<Esc>", "v", "a<Esc>", "1", "e<Esc>", "<Enter>",
    ] {
        let mut stage = hasty(two());
        stage.type_keys("1");
        stage.type_keys(keys);
        assert!(!stage.shows(OFFER), "{keys}");
        stage.type_keys("0");
        let balls = stage.app.night().game().unwrap().seats()[0].game().frames();
        let first = balls.iter().next().unwrap().to_string();
        assert!(first == "1|-" || first == "1|1", "{keys}: {first}");
        stage.check_kept();
    }
}

#[test]
fn undone_and_bowled_again_it_can_be_ten_again() {
    let mut stage = hasty(two());
    stage.type_keys("1u0");
    assert_eq!(marks(&stage, "PJS"), "-", "no 1 is there to make ten of");
    stage.type_keys("u10u");
    assert_eq!(marks(&stage, "PJS"), "");
    assert!(stage.shows("undone: PJS bowled 10"), "{}", stage.text());
    stage.type_keys("r");
    assert_eq!(marks(&stage, "PJS"), "X");
    stage.check_kept();
}

#[test]
fn only_a_one_at_a_full_rack_can_be_ten() {
    let mut stage = hasty(two());
    stage.type_keys("51");
    assert!(!stage.shows(OFFER));
    stage.type_keys("0");
    assert_eq!(
        (marks(&stage, "PJS"), marks(&stage, "KYJ")),
        ("5|1".into(), "-".into())
    );
}

#[test]
fn after_a_gutter_ball_it_is_a_spare_even_if_the_next_player_is_up() {
    let mut stage = hasty(two());
    stage.type_keys("-1");
    assert!(stage.shows("▶ KYJ") && stage.shows(OFFER));
    stage.type_keys("0");
    assert_eq!(
        (marks(&stage, "PJS"), marks(&stage, "KYJ")),
        ("-|/".into(), String::new())
    );
    assert!(stage.shows_all(&["▶ KYJ", "10: spare · for 1 and a gutter type 1 -"]));
    stage.check_kept();
    let mut stage = hasty(two());
    stage.type_keys("-1-");
    assert_eq!(
        (marks(&stage, "PJS"), marks(&stage, "KYJ")),
        ("-|1".into(), "-".into())
    );
}

#[test]
fn in_the_tenth_it_gives_back_the_ball_that_was_earned() {
    let mut stage = hasty(two());
    stage.type_keys(&"--".repeat(18));
    stage.type_keys("-1");
    assert!(stage.shows("▶ KYJ"));
    stage.type_keys("0");
    assert_eq!(stage.row("PJS").0.last().unwrap(), "-|/");
    assert!(stage.shows_all(&["▶ PJS", "frame 10 · ball 3"]));
    stage.type_keys("10");
    assert_eq!(stage.row("PJS").0.last().unwrap(), "-|/|X");
    assert!(stage.shows("▶ KYJ"));
    stage.check_kept();
}

#[test]
fn a_one_that_ended_the_game_can_be_ten_too() {
    let mut stage = hasty(alone());
    stage.type_keys(&"x".repeat(11));
    stage.type_keys("1");
    assert!(stage.shows("game 1 is over") && stage.shows("291"));
    assert!(stage.shows(OFFER), "{}", stage.text());
    stage.check_kept();
    stage.type_keys("0");
    assert!(
        stage.shows("300") && stage.shows("10: 300 · PERFECT GAME"),
        "{}",
        stage.text()
    );
    stage.check_kept();
    let mut stage = hasty(alone());
    stage.type_keys(&"x".repeat(11));
    stage.type_keys("1");
    pass(&mut stage, 1500);
    stage.type_keys("0");
    assert!(
        stage.shows("291") && stage.shows("the game is over"),
        "{}",
        stage.text()
    );
}

#[test]
fn a_one_that_ended_the_game_can_open_it_again() {
    let mut stage = hasty(alone());
    stage.type_keys(&"--".repeat(9));
    stage.type_keys("-1");
    assert!(stage.shows("game 1 is over"));
    stage.type_keys("0");
    assert!(
        stage.shows_all(&["▶ PJS", "frame 10 · ball 3"]),
        "{}",
        stage.text()
    );
    stage.type_keys("5");
    assert!(stage.shows("game 1 is over") && stage.shows("15"));
    stage.check_kept();
}

#[test]
fn it_is_the_same_in_the_big_view() {
    let mut stage = hasty(two());
    stage.type_keys("v1");
    assert!(
        stage
            .lines()
            .last()
            .unwrap()
            .starts_with(&format!(" {OFFER}"))
    );
    assert!(stage.shows(&Language::English.stands(9)));
    stage.type_keys("0");
    assert!(
        stage.shows("10: strike · for 1 and a gutter type 1 -"),
        "{}",
        stage.text()
    );
    stage.type_keys("v");
    assert_eq!(marks(&stage, "PJS"), "X");
    stage.check_kept();
}

#[test]
fn the_offer_is_in_every_footer_and_on_tiny_screens_in_both_languages() {
    for (width, height) in [(200, 60), (80, 24), (46, 14), (20, 5)] {
        for (language, offer) in [(Language::English, OFFER), (Language::Korean, "0 10핀으로")] {
            let mut stage = hasty(Stage::new(width, height).in_language(language));
            stage.type_keys("pjs<Enter><Enter>1");
            assert!(stage.shows(offer), "{width}x{height}\n{}", stage.text());
        }
    }
}

#[test]
fn the_offer_can_be_clicked_and_a_clicked_gutter_ball_is_one() {
    let mut stage = hasty(two());
    stage.type_keys("1");
    stage.click(Target::Key(Action::Nought));
    assert_eq!(marks(&stage, "PJS"), "X");
    let mut stage = hasty(two());
    stage.type_keys("1");
    assert!(
        stage.shows(" -   1   2 "),
        "the key of ten is not that of a gutter ball now"
    );
    stage.click(Target::Key(Action::Bowl(tenpin::domain::Mark::Gutter)));
    assert_eq!(marks(&stage, "PJS"), "1|-");
    let mut stage = hasty(two());
    stage.type_keys("1");
    stage.click(Target::Frame(
        "KYJ".parse().unwrap(),
        tenpin::domain::FrameNumber::FIRST,
    ));
    stage.type_keys("0<Esc>");
    assert_eq!(
        marks(&stage, "PJS"),
        "1",
        "the cursor was clicked in between"
    );
}

#[test]
fn a_caller_who_types_on_is_not_held_up() {
    for (keys, expected) in [
        ("1/", "1|/"),
        ("1-", "1|-"),
        ("11", "1|1"),
        ("1f", "1|F"),
        ("18", "1|8"),
    ] {
        let mut stage = two();
        stage.send(typed(keys));
        assert_eq!(marks(&stage, "PJS"), expected);
        assert!(stage.shows_all(&["▶ KYJ", "frame 1 · ball 1"]));
        stage.check_kept();
    }
}

#[test]
fn in_the_correction_one_and_nought_are_ten_however_long_it_takes() {
    let mut stage = hasty(alone());
    stage.type_keys("9-e1");
    assert!(stage.shows("0 makes it 10 · - adds a gutter"));
    assert_eq!(stage.row("PJS").0, ["1"]);
    pass(&mut stage, 60_000);
    stage.type_keys("0");
    assert_eq!(stage.row("PJS").0, ["X"]);
    stage.type_keys("<BS>1-");
    assert_eq!(stage.row("PJS").0, ["1|-"]);
    stage.type_keys("<BS><BS>-1");
    assert_eq!(stage.row("PJS").0, ["-|1"]);
    assert!(!stage.shows("then gutter"));
    stage.type_keys("0<Enter>");
    assert_eq!(stage.row("PJS").0, ["-|/"]);
    stage.check_kept();
}
