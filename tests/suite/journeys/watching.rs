//! Watching: news is shown, and no key changes anything.

use std::time::Duration;

use tenpin::app::{Motion, Screen, View};
use tenpin::archive::{WatchState, WatchedNight};
use tenpin::session::Ending;

use crate::stage::{Pace, Stage, two, watched, watching};

const TWO: &str = "pjs<Enter>kyj<Enter><Enter>";

/// The night of two players after these balls.
fn after(balls: &str) -> Vec<WatchedNight> {
    vec![watched(1, &format!("{TWO}{balls}"), WatchState::Live)]
}

/// A spectator who has seen the night of two players up to here.
fn seen(balls: &str) -> Stage {
    let mut stage = watching(80, 24);
    stage.look_on(vec![after(balls)], "");
    stage
}

#[test]
fn as_long_as_nothing_is_new_nobody_wakes_up_and_nothing_is_painted() {
    let mut stage = seen("x");
    let before = stage.script.sleeps;
    stage.type_keys("");
    assert_eq!(stage.script.ticks, 0);
    assert_eq!(stage.script.sleeps - before, 1, "after the first picture");
}

#[test]
fn what_is_new_is_painted_once() {
    let mut stage = seen("x");
    let before = stage.script.sleeps;
    stage.look_on(vec![after("x7"), after("x7/")], "");
    assert_eq!(stage.script.sleeps - before, 3);
    assert_eq!(stage.row("KYJ").0, ["7|/"]);
}

#[test]
fn nothing_is_polled_while_bowling() {
    let mut stage = two();
    stage.type_keys("x7/pqn<Esc>");
    assert_eq!(stage.script.ticks, 0);
}

#[test]
fn every_ball_is_followed_with_what_is_called() {
    let mut stage = watching(80, 24);
    stage.look_on(vec![vec![]], "");
    assert!(stage.shows("waiting for a night to start"));
    stage.look_on(vec![after("")], "");
    assert!(stage.shows("watching night 1   game 1   frame 1  ◉"));
    assert!(stage.shows("saved 19:42"));
    stage.look_on(vec![after("x7/x9-")], "");
    assert_eq!(stage.row("PJS").0, ["X", "X"]);
    stage.look_on(vec![after("x7/x9-x")], "");
    assert!(stage.shows("PJS  TURKEY"), "{}", stage.text());
    stage.look_on(vec![after("x7/x9-x8")], "");
    assert!(!stage.shows("TURKEY"));
}

#[test]
fn what_was_called_before_somebody_looked_is_no_news() {
    assert!(!seen("x9-x9-x").shows("TURKEY"));
}

#[test]
fn what_is_taken_back_or_corrected_is_followed_and_told() {
    let mut stage = seen("x7");
    stage.look_on(vec![after("x7u")], "");
    assert!(stage.shows("undone: KYJ bowled 7"), "{}", stage.text());
    assert_eq!(stage.row("KYJ").0, [""; 0]);
    stage.look_on(vec![after("x7ur")], "");
    assert!(stage.shows("redone: KYJ bowled 7"));
    stage.look_on(vec![after("x7ur<Up><Up>9-<Enter>")], "");
    assert_eq!(stage.row("PJS").0, ["9|-"], "{}", stage.text());
    assert!(
        stage.shows("PJS frame 1 corrected to 9 -"),
        "{}",
        stage.text()
    );
    let renamed = "x7ur<Up><Up>9-<Enter>p<Tab>nabc<Enter>";
    stage.look_on(vec![after(renamed)], "");
    assert_eq!(stage.row("ABC").0, ["9|-"]);
}

#[test]
fn after_a_game_there_are_the_results_and_then_the_next_game() {
    let game = "9-".repeat(20);
    let mut stage = seen(&game[..38]);
    assert!(!stage.shows("game 1 is over"));
    stage.look_on(vec![after(&game)], "");
    assert!(stage.shows("watching night 1   game 1 is over"));
    assert!(stage.shows("the next game appears automatically"));
    assert!(!stage.shows(" Enter next game "));
    stage.look_on(vec![after(&format!("{game}n7"))], "");
    assert!(stage.shows("game 2   frame 1  ◉"), "{}", stage.text());
    assert_eq!(stage.row("PJS").0, ["7"]);
    stage.look_on(vec![after(&format!("{game}nu"))], "");
    assert!(stage.shows("game 1 is over"), "back over the game");
}

#[test]
fn that_nobody_bowls_is_told_without_alarm() {
    let mut stage = seen("x7");
    let feeds = [
        (WatchState::Quiet, "no one is bowling right now"),
        (WatchState::Lost, "data file not found"),
        (WatchState::Broken, "the rest can't be read"),
    ];
    for (feed, sentence) in feeds {
        let night = watched(1, &format!("{TWO}x7"), feed);
        stage.look_on(vec![vec![night]], "");
        assert!(stage.shows(sentence), "{}", stage.text());
        assert_eq!(stage.row("KYJ").0, ["7"], "what is known stays");
    }
    let mut lane = watched(1, &format!("{TWO}x7"), WatchState::Broken);
    assert!(stage.shows("(`tenpin data check`)"), "{}", stage.text());
    lane.lane = Some("12".to_owned());
    stage.look_on(vec![vec![lane]], "");
    assert!(stage.shows("(`tenpin centre check`)"), "{}", stage.text());
    stage.look_on(vec![after("x7")], "");
    assert!(!stage.shows("can't be read"));
}

#[test]
fn keys_that_bowl_or_change_do_nothing() {
    let mut stage = seen("x7");
    stage.script.pace = Pace::Hasty;
    let before = stage.app.clone();
    let picture = stage.text();
    stage.look_on(
        vec![],
        "0123456789x/-f*+.ure pnol[] <Enter><BS><Esc><Tab><Del><Left><Right>",
    );
    assert_eq!(stage.app, before);
    assert_eq!(stage.text(), picture);
    assert_eq!(stage.desk.kept, []);
}

#[test]
fn leaving_asks_nothing() {
    for key in ["q", "<C-c>"] {
        assert_eq!(seen("x7").look_on(vec![], key), Ending::Quit);
    }
    assert_eq!(
        seen("x7").look_on(vec![], "?q"),
        Ending::Gone,
        "closes the help"
    );
    assert_eq!(seen("x7").look_on(vec![], "?<C-c>"), Ending::Quit);
}

#[test]
fn the_big_view_goes_on_with_every_night() {
    let mut stage = watching(80, 24);
    stage.look_on(vec![after("x7")], "v");
    assert!(matches!(stage.app.screen(), Screen::Watching(_)));
    assert_eq!(stage.app.view(), View::Big);
    stage.look_on(
        vec![vec![watched(2, "abc<Enter><Enter>9", WatchState::Live)]],
        "",
    );
    assert!(stage.shows("watching night 2"));
    assert!(
        !stage.shows("TOTAL") && stage.shows("v sheet"),
        "{}",
        stage.text()
    );
    stage.look_on(vec![], "v");
    assert_eq!(stage.row("ABC").0, ["9"]);
}

#[test]
fn a_theme_holds_only_here() {
    let mut stage = seen("x7");
    let before = stage.app.theme();
    stage.look_on(vec![], "t<Down><Enter>");
    assert_ne!(stage.app.theme(), before);
    stage.look_on(vec![after("x7/")], "");
    assert_ne!(stage.app.theme(), before);
}

#[test]
fn arrows_look_for_those_who_do_not_fit_until_the_next_ball() {
    let names =
        (b'a'..b'p').map(|letter| format!("{}<Enter>", char::from(letter).to_string().repeat(3)));
    let names: String = names.collect::<String>() + "<Enter>";
    let many = |balls: &str| vec![watched(1, &format!("{names}{balls}"), WatchState::Live)];
    let mut stage = watching(80, 24);
    stage.look_on(vec![many("x")], "");
    assert!(stage.shows(" BBB ┃") && !stage.shows(" OOO │"));
    stage.look_on(vec![], &"<Down>".repeat(20));
    assert!(stage.shows(" OOO │") && !stage.shows(" BBB ┃"));
    stage.look_on(vec![], "<Up>");
    assert!(stage.shows(" OOO │"));
    stage.look_on(vec![many("x7")], "");
    assert!(stage.shows(" BBB ┃") && !stage.shows(" OOO │"));
}

#[test]
fn as_many_lanes_stand_side_by_side_as_have_room() {
    let night = |number| watched(number, &format!("{TWO}{number}"), WatchState::Live);
    let nights = || vec![night(4), night(3), night(2)];
    let shown = |stage: &Stage| {
        (2..=4)
            .filter(|n| stage.shows(&format!("night {n} ")))
            .count()
    };
    for (width, lanes, told) in [
        (80, 1, "2 more nights are being bowled"),
        (157, 1, "2 more nights are being bowled"),
        (158, 2, "1 more night is being bowled"),
        (238, 3, "night 2 "),
    ] {
        let mut stage = watching(width, 24);
        stage.look_on(vec![nights()], "");
        assert_eq!(shown(&stage), lanes, "{width}\n{}", stage.text());
        assert!(
            stage.shows("night 4 ") && stage.shows(told),
            "{}",
            stage.text()
        );
    }
    let mut alone = watching(238, 24);
    alone.look_on(vec![nights(), vec![night(3)]], "");
    assert_eq!(shown(&alone), 1);
    assert!(!alone.shows("more night"));
}

#[test]
fn no_screen_is_too_small() {
    let over = after(&"9-".repeat(20));
    let joined = vec![watched(2, "abc<Enter>", WatchState::Quiet)];
    let lanes = [&joined[..], &over[..]].concat();
    for nights in [vec![], joined, over, after("x7"), lanes] {
        for (width, height) in [1, 2, 29, 30, 46, 160].into_iter().flat_map(heights) {
            let mut stage = watching(width, height);
            stage.look_on(vec![nights.clone()], "v");
        }
    }
}

fn heights(width: u16) -> impl Iterator<Item = (u16, u16)> {
    (1..14).map(move |height| (width, height))
}

#[test]
fn a_strike_moves_here_too_and_what_is_new_meanwhile_is_shown() {
    let mut stage = watching(80, 24);
    stage.app = stage.app.with_motion(Motion::Shown);
    stage.look_on(vec![after("")], "");
    stage.script.patience = Some(4);
    stage.look_on(vec![after("x")], "");
    assert_eq!(stage.script.clock, Duration::from_millis(4 * 80));
    stage.script.patience = Some(20);
    stage.look_on(vec![after("x7/"), after("x7/5")], "");
    assert!(stage.script.ticks > 4, "the spare still moves");
    assert_eq!(stage.row("PJS").0, ["X", "5"]);
}
