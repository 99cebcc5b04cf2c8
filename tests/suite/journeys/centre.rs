//! A night that is passed on to a centre: what the header says, and when its companion is started.

use std::time::{Duration, Instant};

use tenpin::app::{Action, CentreNews, CentreState, Effect, Message, PhonesNews};
use tenpin::domain::Mark;

use crate::stage::{Stage, two};

fn stands(stage: &mut Stage, now: CentreState) {
    stage.hear(Message::Centre(CentreNews::Stands(now)));
}

#[test]
fn the_header_says_what_is_behind_and_nothing_when_all_is_there() {
    let mut stage = two();
    stage.type_keys("x");
    let before = stage.lines()[0].clone();
    stands(&mut stage, CentreState::Behind(36));
    let header = stage.lines()[0].clone();
    assert!(header.ends_with("centre 36 behind "), "{header}");
    stands(&mut stage, CentreState::Quiet);
    assert_eq!(stage.lines()[0], before);
}

#[test]
fn a_conflict_is_told_before_phones_are_counted() {
    let mut stage = two();
    stage.type_keys("xmy");
    let address = "http://192.168.0.5:7310/A/".to_owned();
    stage.hear(Message::Phones(PhonesNews::Open(address)));
    stage.type_keys("<Esc>");
    stands(&mut stage, CentreState::Conflict);
    let header = stage.lines()[0].clone();
    let told = "CENTRE: another machine goes on with this night ";
    assert!(header.ends_with(told), "{header}");
    stands(&mut stage, CentreState::Quiet);
    assert!(stage.lines()[0].ends_with("phones 0 "));
}

/// No key waits for it: the game goes on.
#[test]
fn a_companion_that_was_lost_is_started_again_with_a_ball_but_not_at_once() {
    let mut app = two().app;
    let start = Instant::now();
    let ball = || Message::Action(Action::Bowl(Mark::Count(3)));
    app.update(Message::Clock(start));
    assert!(!app.update(ball()).contains(&Effect::StartCentre));
    app.update(Message::Centre(CentreNews::Gone));
    assert!(!app.update(ball()).contains(&Effect::StartCentre));
    app.update(Message::Clock(start + Duration::from_secs(11)));
    assert!(app.update(ball()).contains(&Effect::StartCentre));
    app.update(Message::Centre(CentreNews::Started));
    assert!(!app.update(ball()).contains(&Effect::StartCentre));
}
