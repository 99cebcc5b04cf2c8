//! Clicks and the wheel act like the keys of what is painted there.

use ratatui::layout::Position;
use tenpin::app::{Action, Context, Direction, Focus, Mouse, Screen, Target, ThemeName};
use tenpin::domain::{FrameNumber, Mark, Player};
use tenpin::terminal::Incoming;

use super::history::stage as stored;
use crate::stage::{Stage, alone, two};

fn player(name: &str) -> Player {
    Player::new(name).unwrap()
}

fn frame(name: &str, number: u8) -> Target {
    Target::Frame(player(name), FrameNumber::new(number).unwrap())
}

/// The frames of a player that have a ball.
fn marks(stage: &Stage, name: &str) -> Vec<String> {
    let seat = stage.app.roster().unwrap().seat(player(name)).unwrap();
    let frames = seat.game().frames().iter().map(ToString::to_string);
    frames.filter(|marks| !marks.is_empty()).collect()
}

/// The position of the correction cursor.
const fn cursor(stage: &Stage) -> Option<(usize, u8)> {
    match stage.app.screen() {
        Screen::Correcting(cursor) => Some((cursor.row, cursor.frame.number())),
        _ => None,
    }
}

#[test]
fn a_click_on_a_frame_puts_the_cursor_there() {
    let mut stage = two();
    stage.type_keys("9-81x");
    stage.click(frame("KYJ", 1));
    assert_eq!(cursor(&stage), Some((1, 1)));
    stage.click(frame("PJS", 2));
    assert_eq!(cursor(&stage), Some((0, 2)));
    stage.click(frame("PJS", 1));
    stage.type_keys("72<Enter>");
    assert_eq!(marks(&stage, "PJS")[0], "7|2");
    stage.check_kept();
}

#[test]
fn a_click_on_a_key_is_that_key() {
    let mut stage = two();
    stage.click(Target::Key(Action::Bowl(Mark::Strike)));
    assert_eq!(marks(&stage, "PJS"), ["X"]);
    stage.click(Target::Key(Action::Undo));
    assert_eq!(marks(&stage, "PJS"), [""; 0]);
    stage.click(Target::Key(Action::ShowHelp));
    assert_eq!(stage.app.context(), Context::Help);
    stage.click(Target::Key(Action::Cancel));
    stage.click(Target::Key(Action::AskToQuit));
    stage.click(Target::Key(Action::Cancel));
    assert_eq!(stage.app.context(), Context::Bowling);
    stage.check_kept();
}

#[test]
fn a_click_on_one_pin_is_one_pin_and_waits_for_nothing() {
    let mut stage = two();
    stage.send([Incoming::Message(tenpin::app::Message::Click(Target::Key(
        Action::Bowl(Mark::Count(1)),
    )))]);
    assert_eq!(marks(&stage, "PJS"), ["1"]);
    stage.check_kept();
}

#[test]
fn a_click_beside_everything_changes_nothing() {
    let mut stage = two();
    stage.type_keys("9");
    let before = stage.app.clone();
    let outside = Position::new(500, 500);
    stage.send([Incoming::Click(outside)]);
    assert_eq!(stage.app, before);
}

#[test]
fn what_is_under_an_overlay_can_not_be_clicked() {
    let mut stage = two();
    stage.type_keys("9-");
    let below = stage.regions.find(frame("PJS", 1)).unwrap();
    stage.type_keys("q");
    assert_eq!(stage.regions.find(frame("PJS", 1)), None);
    stage.send([Incoming::Click(below.as_position())]);
    assert_eq!(stage.app.context(), Context::QuittingGame);
}

#[test]
fn a_row_of_the_players_is_chosen_and_a_second_click_is_enter() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter>kyj<Enter>");
    stage.click(Target::Row(1));
    let focus = |stage: &Stage| match stage.app.screen() {
        Screen::Players(players) => Some(players.focus),
        _ => None,
    };
    assert_eq!(focus(&stage), Some(Focus::List(1)));
    stage.click(Target::Row(0));
    assert_eq!(focus(&stage), Some(Focus::List(0)));
    stage.click(Target::Row(0));
    assert_eq!(stage.app.context(), Context::Bowling, "the game begins");
    stage.check_kept();
}

#[test]
fn a_stored_night_is_chosen_and_opened() {
    let mut stage = stored(3);
    stage.type_keys("h");
    stage.click(Target::Row(1));
    match stage.app.screen() {
        Screen::History(history) => assert_eq!(history.row, 1),
        other => panic!("{other:?}"),
    }
    stage.click(Target::Row(1));
    assert_eq!(stage.app.context(), Context::Replaying);
}

#[test]
fn a_theme_is_chosen_by_a_click_and_remembered() {
    let mut stage = two();
    stage.type_keys("t");
    stage.click(Target::Row(1));
    assert_eq!(stage.app.theme(), ThemeName::ALL[1]);
    assert_eq!(stage.desk.remembered, [("theme", "dark".to_owned())]);
    stage.type_keys("<Esc>");
    assert_eq!(
        stage.app.theme(),
        ThemeName::ALL[1],
        "Esc takes nothing back"
    );
    stage.type_keys("t");
    stage.click(Target::Row(1));
    assert_eq!(stage.app.context(), Context::Bowling);
}

#[test]
fn the_wheel_scrolls_what_scrolls_and_nothing_else() {
    let wheel = |direction| [Incoming::Wheel(direction)];
    let mut stage = stored(3);
    stage.type_keys("h");
    stage.send(wheel(Direction::Down));
    match stage.app.screen() {
        Screen::History(history) => assert_eq!(history.row, 1),
        other => panic!("{other:?}"),
    }
    let mut stage = two();
    stage.type_keys("9");
    let before = stage.app.clone();
    stage.send(wheel(Direction::Up));
    stage.send(wheel(Direction::Down));
    assert_eq!(stage.app, before, "no correction is opened on the board");
}

#[test]
fn a_burst_of_clicks_everywhere_harms_nothing() {
    for keys in [
        "", "9-x", "t", "?", "q", "h", "a", "p", "p<Tab>", "e5", "s", "1", "v",
    ] {
        let mut stage = alone();
        stage.type_keys(keys);
        let places = (0..24).flat_map(|row| (0..80).map(move |column| (column, row)));
        let places = places.step_by(7).map(Position::from);
        stage.send(places.map(Incoming::Click));
        stage.check_kept();
    }
}

#[test]
fn the_mouse_is_left_to_the_terminal_by_a_key_of_the_themes_and_that_is_remembered() {
    let mut stage = two();
    stage.type_keys("t");
    assert!(stage.shows("motion off · mouse on"), "{}", stage.text());
    stage.type_keys("c");
    assert!(stage.shows("motion off · mouse off"), "{}", stage.text());
    assert_eq!(stage.app.mouse(), Mouse::Off);
    assert_eq!(stage.script.mouse, Some(Mouse::Off));
    stage.type_keys("c<Esc>");
    assert_eq!(stage.app.mouse(), Mouse::On);
    let remembered = [("mouse", "off".to_owned()), ("mouse", "on".to_owned())];
    assert_eq!(stage.desk.remembered, remembered);
    assert_eq!(Mouse::from_setting("off"), Mouse::Off);
    assert_eq!(Mouse::from_setting("on"), Mouse::On);
}

#[test]
fn every_ball_has_its_cap_from_42_columns_on() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter>kyj<Enter>abc<Enter>lee<Enter><Enter>x9/8154");
    for (width, height) in (42..=200).flat_map(|width| [24, 30, 36].map(|height| (width, height))) {
        stage.resize(width, height);
        for mark in [Mark::Gutter, Mark::Count(9), Mark::Strike, Mark::Foul] {
            let cap = stage.regions.find(Target::Key(Action::Bowl(mark)));
            assert!(
                cap.is_some_and(|cap| !cap.is_empty()),
                "{mark:?} at {width}\n{}",
                stage.text()
            );
        }
    }
}
