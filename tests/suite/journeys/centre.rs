//! A night that is passed on to a centre: what the header says, and when its companion is started.

use std::time::{Duration, Instant};

use tenpin::app::{Action, App, CentreNews, CentreState, Context, Effect, Message, PhonesNews};
use tenpin::archive::{LaneRow, LanesNews};
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

fn lane(name: &str, up: Option<&str>, age: i64) -> LaneRow {
    LaneRow {
        lane: name.to_owned(),
        game: Some(2),
        frame: up.map(|_| 7),
        up: up.map(str::to_owned),
        players: 4,
        age,
        skew: 0,
    }
}

/// A hall with three lanes, on a screen of this size.
pub(crate) fn hall(width: u16, height: u16) -> Stage {
    let mut stage = Stage::new(width, height);
    stage.app = App::hall();
    let rows = vec![
        lane("3", Some("PJS"), 240),
        lane("4", None, 60),
        lane("12", Some("KYJ"), 3),
    ];
    stage.hear(Message::Lanes(LanesNews::Rows(rows)));
    stage
}

#[test]
fn all_lanes_are_on_the_screen_and_enter_watches_one() {
    let mut stage = hall(80, 24);
    for words in [
        "all lanes",
        "3 lanes",
        "4 min ago",
        "SILENT",
        "no game",
        "3 sec ago",
    ] {
        assert!(stage.shows(words), "{words}: {}", stage.text());
    }
    let rows = vec![lane("2", Some("ABC"), 1), lane("3", Some("PJS"), 250)];
    stage.hear(Message::Lanes(LanesNews::Rows(rows)));
    stage.type_keys("<Enter>");
    assert_eq!(
        stage.desk.followed,
        [Some("3".to_owned())],
        "the cursor stays on its lane"
    );
    assert_eq!(stage.app.context(), Context::LaneWatching);
    stage.type_keys("<Esc>");
    assert_eq!(stage.desk.followed.last(), Some(&None));
    assert_eq!(stage.app.context(), Context::Lanes);
}

#[test]
fn a_centre_that_is_away_is_told_and_the_lanes_stay() {
    let mut stage = hall(80, 24);
    stage.hear(Message::Lanes(LanesNews::Away));
    assert!(
        stage.shows("can't be reached: trying again"),
        "{}",
        stage.text()
    );
    assert!(stage.shows("SILENT"));
}
