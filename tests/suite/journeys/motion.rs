//! The moment of motion after a ball.

use std::collections::HashSet;
use std::time::Duration;

use tenpin::app::{Motion, ThemeName};

use crate::stage::{Stage, two};

fn moving() -> Stage {
    let mut stage = two();
    stage.app = stage.app.with_motion(Motion::Shown);
    stage
}

#[test]
fn it_ends_by_itself_and_then_nothing_wakes_up() {
    for balls in ["x", "9/", "9-", "x9-x9-x", "xxx"] {
        let mut stage = moving();
        let mut still = two();
        still.type_keys(balls);
        // The loop ends when it sleeps without a limit and nothing can come any more.
        stage.type_keys(balls);
        assert!(stage.script.ticks > 0, "{balls}");
        assert!(stage.script.clock <= Duration::from_millis(800), "{balls}");
        let (shown, plain) = (stage.terminal.backend(), still.terminal.backend());
        assert_eq!(shown.buffer(), plain.buffer(), "{balls}");
    }
}

#[test]
fn a_key_is_taken_at_once_and_ends_it() {
    let mut stage = moving();
    stage.type_keys("x7");
    assert_eq!(stage.script.ticks, 0, "nobody waited for the strike");
    assert_eq!(stage.row("KYJ").0, ["7"]);
    // A key that does nothing ends it too.
    stage.type_keys("/~");
    assert_eq!(stage.script.ticks, 0);
}

#[test]
fn it_is_seen_while_it_lasts() {
    for view in ["", "v"] {
        let mut stage = moving();
        let mut still = two();
        stage.script.patience = Some(4);
        stage.type_keys(&format!("{view}x"));
        still.type_keys(&format!("{view}x"));
        let (shown, plain) = (stage.terminal.backend(), still.terminal.backend());
        assert_ne!(shown.buffer(), plain.buffer(), "a light goes over it");
        assert_eq!(stage.text(), still.text(), "and all can be read");
    }
}

/// Places of two digits leave no blank after a name.
#[test]
fn with_many_players_a_strike_lights_only_its_own_line() {
    let names: String = (b'a'..=b'l')
        .map(|letter| char::from(letter).to_string().repeat(3) + "<Enter>")
        .collect();
    let mut still = Stage::new(120, 36);
    still.type_keys(&format!("{names}<Enter>"));
    let mut stage = Stage::new(120, 36);
    stage.type_keys(&format!("{names}<Enter>"));
    stage.app = stage.app.with_motion(Motion::Shown);
    stage.script.patience = Some(4);
    stage.type_keys("x");
    still.type_keys("x");
    let (lit, plain) = (stage.terminal.backend(), still.terminal.backend());
    let changed = plain.buffer().diff(lit.buffer());
    let lines: HashSet<_> = changed.iter().map(|(_, line, _)| *line).collect();
    assert!((1..=2).contains(&lines.len()), "{lines:?}");
}

#[test]
fn most_balls_move_nothing() {
    let mut stage = moving();
    stage.type_keys("7");
    assert_eq!(stage.script.ticks, 0);
}

#[test]
fn where_everything_is_still_the_clock_wakes_nobody() {
    let mut stage = two();
    stage.type_keys("xxx9/9-");
    stage.type_keys(&"x".repeat(20));
    assert_eq!(stage.script.ticks, 0);
}

#[test]
fn undoing_and_correcting_move_nothing() {
    let mut stage = moving();
    stage.type_keys("x7u");
    stage.type_keys("r<Up><Left>9-<Enter><Esc>");
    assert_eq!(stage.script.ticks, 0);
}

#[test]
fn it_is_switched_off_and_on_in_the_list_of_themes_and_remembered() {
    let mut stage = moving();
    stage.type_keys("t");
    assert!(stage.shows("motion on") && stage.shows("m motion"));
    stage.type_keys("m");
    assert!(stage.shows("motion off"));
    // Esc takes the theme back, and not this.
    stage.type_keys("<Down><Esc>x");
    assert_eq!(stage.script.ticks, 0);
    assert_eq!(stage.app.theme(), ThemeName::Terminal);
    assert_eq!(stage.desk.remembered, [("still", "on".to_owned())]);
    stage.type_keys("tm<Esc>9/");
    assert!(stage.script.ticks > 0, "it moves again");
    assert_eq!(
        stage.desk.remembered.last(),
        Some(&("still", "off".to_owned()))
    );
}

#[test]
fn the_setting_is_read_as_it_was_written() {
    assert_eq!(Motion::from_setting("on"), Motion::Still);
    assert_eq!(Motion::from_setting("off"), Motion::Shown);
}
