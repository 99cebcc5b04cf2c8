//! Phones that look on: asked for, shown, closed.

use std::time::{Duration, Instant};

use tenpin::app::{Action, Effect, Message, Phones, PhonesEnd, PhonesNews};
use tenpin::domain::Mark;

use crate::stage::{Stage, two};

const ADDRESS: &str = "http://192.168.0.5:7310/ABCDEFGHIJKLMNOP/";

/// The page is open at the address.
fn open(mut stage: Stage) -> Stage {
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
    stage.type_keys("xm<Esc>");
    assert_eq!(stage.app.phones(), &Phones::Closed);
    stage.type_keys("m");
    assert_eq!(stage.app.phones(), &Phones::Closed);
}

#[test]
fn the_address_is_a_code_and_the_header_counts_those_who_look_on() {
    let mut stage = open(two_on(80, 24));
    assert!(stage.shows(ADDRESS), "{}", stage.text());
    assert!(stage.shows("█▀▀▀▀▀█"), "a QR code: {}", stage.text());
    hear(&mut stage, PhonesNews::Lookers(12));
    assert!(stage.shows("12 look on"), "{}", stage.text());
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
    stage.type_keys("xmy");
    hear(&mut stage, PhonesNews::Closed(PhonesEnd::Gone));
    assert_eq!(stage.app.phones(), &Phones::Closed);
}
