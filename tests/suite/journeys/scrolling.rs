//! Home, End, `PgUp` and `PgDn`, wherever not everything fits.

use tenpin::app::{Focus, Screen};
use tenpin::archive::WatchState;

use crate::gallery::{NAMES, begun, game, names};
use crate::stage::{Bursts, Stage, watched, watching};

/// All players have bowled, and not all of them fit.
fn results(width: u16, height: u16) -> Stage {
    let mut stage = Stage::new(width, height);
    stage.script.bursts = Bursts::Whole;
    stage.type_keys(&(begun(NAMES.len()) + &game(NAMES.len())));
    stage.script.bursts = Bursts::default();
    stage
}

/// The screen after these keys.
fn after(stage: &mut Stage, keys: &str) -> String {
    stage.type_keys(keys);
    stage.text()
}

#[test]
fn the_list_of_players_has_ends_and_pages() {
    let mut stage = Stage::new(46, 14);
    stage.type_keys(&(names(24) + "<Tab>"));
    for (key, row) in [("<End>", 23), ("<PgUp>", 13), ("<Home>", 0), ("<PgDn>", 10)] {
        stage.type_keys(key);
        let Screen::Players(screen) = stage.app.screen() else {
            panic!("{}", stage.text());
        };
        assert_eq!(screen.focus, Focus::List(row), "{key}");
        assert!(stage.shows(NAMES[row]), "{key}\n{}", stage.text());
    }
}

#[test]
fn every_step_through_the_results_shows_something_else() {
    for tab in ["", "<Tab>"] {
        let mut stage = results(80, 24);
        // The last ball is shown until the first key.
        let first = after(&mut stage, &format!("{tab}<Up>"));
        let second = after(&mut stage, "<Down>");
        assert_ne!(first, second);
        assert_eq!(after(&mut stage, "<Up>"), first);
        let last = after(&mut stage, "<End>");
        assert!(last.contains('▲') && !last.contains('▼'), "{last}");
        assert_eq!(after(&mut stage, "<Down>"), last);
        let before = after(&mut stage, "<Up>");
        assert!(before.contains("▼ 1 "), "{before}");
        let page = after(&mut stage, "<Home><PgDn>");
        assert!(page.contains("▲ 10 "), "{page}");
        assert_eq!(after(&mut stage, "<PgUp>"), first);
    }
}

#[test]
fn somebody_who_watches_goes_to_the_first_and_the_last() {
    let night = watched(1, &(begun(24) + "x"), WatchState::Live);
    let mut stage = watching(80, 24);
    stage.look_on(vec![vec![night]], "");
    stage.look_on(vec![], "<End>");
    assert!(
        stage.shows(" QWX ") && !stage.shows(" PJS │"),
        "{}",
        stage.text()
    );
    stage.look_on(vec![], "<Home>");
    assert!(
        stage.shows(" PJS │") && !stage.shows(" QWX │"),
        "{}",
        stage.text()
    );
    stage.look_on(vec![], "<PgDn>");
    assert!(
        stage.shows(" YUN ") && !stage.shows(" PJS │"),
        "{}",
        stage.text()
    );
    stage.look_on(vec![], "<PgUp>");
    assert!(stage.shows(" PJS │"), "{}", stage.text());
}

#[test]
fn the_help_has_a_first_and_a_last_page() {
    let mut stage = Stage::new(46, 14);
    let first = after(&mut stage, "pjs<Enter><Enter>?");
    let before = after(&mut stage, "<Up>");
    assert_ne!(first, before);
    assert_eq!(after(&mut stage, "<Down><Down><Home>"), first);
    assert_eq!(
        after(&mut stage, "<End>"),
        before,
        "after the last the first"
    );
    assert_eq!(after(&mut stage, "<Down>"), first);
}
