//! The page for phones: question, address, closing.

use std::time::{Duration, Instant};

use tenpin::app::{Action, Effect, Message, Phones, PhonesEnd, PhonesNews};
use tenpin::archive::{ClockTime, SaveState, WatchState};
use tenpin::domain::Mark;

use crate::stage::{Stage, two, watched, watching};

const ADDRESS: &str = "http://192.168.0.5:7310/ABCDEFGHIJKLMNOP/";

const SAVED: SaveState = SaveState::Saved(Some(ClockTime::new(19, 42)));

/// The page is open at the address.
fn open(mut stage: Stage) -> Stage {
    stage.desk.saving = SAVED;
    stage.type_keys("xm");
    assert!(
        stage.shows("They can look, not change."),
        "{}",
        stage.text()
    );
    stage.type_keys("y");
    assert!(stage.shows("opening the page…"), "{}", stage.text());
    hear(&mut stage, PhonesNews::Open(ADDRESS.to_owned()));
    stage
}

fn hear(stage: &mut Stage, news: PhonesNews) {
    stage.hear(Message::Phones(news));
}

/// Two players on a screen of this size.
fn two_on(width: u16, height: u16) -> Stage {
    let mut stage = Stage::new(width, height);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>");
    stage
}

#[test]
fn nothing_opens_before_somebody_says_yes() {
    let mut stage = two();
    stage.desk.saving = SAVED;
    stage.type_keys("xm<Esc>");
    assert_eq!(stage.app.phones(), &Phones::Closed);
    stage.type_keys("m");
    assert_eq!(stage.app.phones(), &Phones::Closed);
}

/// This machine got another network address.
#[test]
fn a_page_that_moved_is_shown_where_it_is_now() {
    let mut stage = open(two_on(100, 40));
    let code = stage.text();
    let moved = ADDRESS.replace("192.168.0.5", "10.0.0.7");
    hear(&mut stage, PhonesNews::Open(moved));
    assert!(stage.shows("http://10.0.0.7:7310/"), "{}", stage.text());
    assert!(!stage.shows("192.168.0.5"), "{}", stage.text());
    assert_ne!(stage.text(), code);
}

#[test]
fn the_question_names_the_address_if_it_is_known() {
    let mut stage = two();
    stage.desk.saving = SAVED;
    stage.type_keys("xm");
    assert!(
        stage.shows("to phones on this network?"),
        "{}",
        stage.text()
    );
    let address = "192.168.0.5".parse().unwrap();
    hear(&mut stage, PhonesNews::Network(Some(address)));
    let question = "Show this night to phones at 192.168.0.5?";
    assert!(stage.shows(question), "{}", stage.text());
}

#[test]
fn the_address_is_a_code_and_the_header_counts_those_who_look_on() {
    let mut stage = open(two_on(80, 24));
    assert!(stage.shows(ADDRESS), "{}", stage.text());
    assert!(stage.shows("█▀▀▀▀▀█"), "a QR code: {}", stage.text());
    hear(&mut stage, PhonesNews::Lookers(12));
    assert!(stage.shows("12 watching"), "{}", stage.text());
    stage.type_keys("<Esc>");
    assert!(stage.lines()[0].ends_with("phones 12 "), "{}", stage.text());
    stage.type_keys("9/");
    assert!(stage.lines()[0].ends_with("phones 12 "), "it stays open");
    stage.type_keys("mo");
    assert!(
        stage.shows("the page for phones is closed"),
        "{}",
        stage.text()
    );
    assert!(!stage.lines()[0].contains("phones"));
}

#[test]
fn on_a_small_screen_only_the_address_is_shown() {
    let stage = open(two_on(60, 18));
    assert!(stage.shows(ADDRESS), "{}", stage.text());
    assert!(!stage.shows("█▀▀▀▀▀█"), "{}", stage.text());
}

#[test]
fn a_page_that_fails_is_told_and_the_game_goes_on() {
    let mut stage = open(two());
    hear(&mut stage, PhonesNews::Closed(PhonesEnd::Gone));
    assert!(stage.shows("could not be kept open"), "{}", stage.text());
    assert!(stage.app.phones().is_closed());
    stage.type_keys("9/x");
    stage.check_kept();
}

#[test]
fn a_page_that_was_lost_is_opened_again_with_a_ball_but_not_at_once() {
    let mut app = open(two()).app;
    let start = Instant::now();
    app.update(Message::Clock(start));
    app.update(Message::Phones(PhonesNews::Closed(PhonesEnd::Gone)));
    let ball = || Message::Action(Action::Bowl(Mark::Count(3)));
    assert!(!app.update(ball()).contains(&Effect::OpenPage));
    app.update(Message::Clock(start + Duration::from_secs(11)));
    assert!(app.update(ball()).contains(&Effect::OpenPage));
}

#[test]
fn a_page_that_never_opened_is_not_tried_again() {
    let mut stage = two();
    stage.desk.saving = SAVED;
    stage.type_keys("xmy");
    hear(&mut stage, PhonesNews::Closed(PhonesEnd::Gone));
    assert_eq!(stage.app.phones(), &Phones::Closed);
}

#[test]
fn without_a_ball_or_a_file_it_says_so_before_it_asks() {
    let mut stage = two();
    stage.desk.saving = SaveState::Saved(None);
    stage.type_keys("m");
    assert!(stage.shows("bowl a ball first"), "{}", stage.text());
    stage.desk.saving = SaveState::Off;
    stage.type_keys("xm");
    assert!(stage.shows("phones need saved nights"), "{}", stage.text());
    assert!(!stage.shows("They can look"));
}

/// A watching program serves the nights to phones, and the header shows how many are open.
#[test]
fn phones_look_on_while_watching() {
    let mut stage = watching(80, 24);
    let keys = "pjs<Enter>kyj<Enter><Enter>x";
    stage.hear(Message::Watched(vec![watched(1, keys, WatchState::Live)]));
    stage.type_keys("my");
    hear(&mut stage, PhonesNews::Open(ADDRESS.to_owned()));
    assert!(stage.shows(ADDRESS), "{}", stage.text());
    hear(&mut stage, PhonesNews::Lookers(3));
    stage.type_keys("<Esc>");
    assert!(stage.lines()[0].ends_with("phones 3 "), "{}", stage.text());
    hear(&mut stage, PhonesNews::Closed(PhonesEnd::Gone));
    assert!(stage.shows("could not be kept open"), "{}", stage.text());
}

#[test]
fn a_watched_ball_opens_a_lost_page_again() {
    let mut stage = watching(80, 24);
    let night = |balls: &str| {
        let keys = format!("pjs<Enter>kyj<Enter><Enter>{balls}");
        Message::Watched(vec![watched(1, &keys, WatchState::Live)])
    };
    stage.hear(night("x"));
    stage.type_keys("my");
    hear(&mut stage, PhonesNews::Open(ADDRESS.to_owned()));
    let start = Instant::now();
    stage.app.update(Message::Clock(start));
    stage
        .app
        .update(Message::Phones(PhonesNews::Closed(PhonesEnd::Gone)));
    assert!(!stage.app.update(night("x9")).contains(&Effect::OpenPage));
    stage
        .app
        .update(Message::Clock(start + Duration::from_secs(11)));
    assert!(stage.app.update(night("x9/")).contains(&Effect::OpenPage));
}

#[test]
fn the_result_is_a_code_that_phones_read_without_a_network() {
    for (width, height, is_shown) in [(80, 30, true), (46, 14, false)] {
        let mut stage = two_on(width, height);
        stage.type_keys("xsr");
        assert_eq!(stage.shows("█▀▀▀▀▀█"), is_shown, "{}", stage.text());
        assert_eq!(stage.shows("needs a larger window"), !is_shown);
        stage.type_keys("<Esc>");
        assert!(!stage.shows("result"), "{}", stage.text());
    }
}
