//! The stored nights: the list, the search, and a night ball by ball on the board.

use std::time::Duration;

use jiff::Timestamp;
use tenpin::app::{ReplayScreen, ShareTarget};
use tenpin::archive::{ClockTime, NightHeader};
use tenpin::domain::Player;
use tenpin::report::Format;
use tenpin::session::Ending;

use crate::stage::{Stage, two};

fn began(number: u32) -> Timestamp {
    let began = format!("2026-11-{:02}T19:42Z", number % 30 + 1);
    began.parse().unwrap()
}

/// A night of two with a correction and a second game.
fn kept(number: u32, players: &[&str]) -> ReplayScreen {
    let mut stage = Stage::new(80, 24);
    for name in players {
        stage.type_keys(&format!("{name}<Enter>"));
    }
    stage.type_keys("<Enter>");
    stage.type_keys(&"9-".repeat(10 * players.len()));
    stage.type_keys("n7-e<Up><Left>7/<Enter>");
    let entries = stage.app.night().journal().entries();
    let events = entries.map(|entry| entry.event.clone());
    let header = NightHeader {
        number,
        started: began(number),
        players: players
            .iter()
            .map(|name| Player::new(name).unwrap())
            .collect(),
        games: 1,
        high: Some(90),
        ..NightHeader::default()
    };
    let events = events.map(|event| (event, ClockTime::new(20, 14)));
    ReplayScreen::new(header, events.collect())
}

pub(crate) fn history(nights: u32) -> Vec<ReplayScreen> {
    let alone = kept(0, &["pjs"]);
    let both = kept(0, &["pjs", "kyj"]);
    let night = |number| {
        let same = if number % 2 == 0 { &both } else { &alone };
        let mut kept = same.clone();
        kept.header.number = number;
        kept.header.started = began(number);
        kept
    };
    (1..=nights).rev().map(night).collect()
}

fn stage(nights: u32) -> Stage {
    let mut stage = two();
    stage.desk.archive = Some(history(nights));
    stage
}

#[test]
fn nights_are_listed_newest_first_and_leaving_goes_back_to_the_ball() {
    let mut stage = stage(3);
    stage.type_keys("7h");
    let list: Vec<_> = stage
        .lines()
        .into_iter()
        .filter(|line| line.contains("19:42"))
        .collect();
    assert_eq!(list.len(), 3);
    assert!(
        list[0].contains("  3  2026-11-04 19:42   1 game   high  90  PJS"),
        "{}",
        list[0]
    );
    assert!(list[1].contains("  2  ") && list[1].contains("PJS KYJ"));
    stage.type_keys("<Esc>");
    assert!(stage.shows("3 pins stand"));
    stage.check_kept();
}

#[test]
fn the_list_opens_from_the_results_and_the_players_too() {
    let mut results = stage(1);
    results.type_keys(&"x".repeat(24));
    results.type_keys("h");
    assert!(results.shows("19:42"));
    results.type_keys("<Esc>");
    assert!(results.shows("game 1 is over"));
    let mut players = stage(1);
    players.type_keys("p<Tab>h");
    assert!(players.shows("19:42"));
}

#[test]
fn an_empty_list_says_how_to_get_one_and_without_a_file_it_says_so() {
    let mut empty = stage(0);
    empty.type_keys("h<Enter><Down>");
    assert!(empty.shows("no nights yet"));
    let mut nothing = two();
    nothing.type_keys("h");
    assert!(nothing.shows("no nights can be read here"));
}

#[test]
fn only_what_is_near_is_asked_for() {
    let mut stage = stage(1_000);
    stage.type_keys("h");
    assert_eq!(stage.desk.asked, 1);
    assert!(stage.shows("▼ older ones"), "nobody has counted them");
    stage.type_keys(&"<Down>".repeat(25));
    assert_eq!(stage.desk.asked, 1);
    stage.type_keys(&"<Right>".repeat(200));
    assert!(stage.shows("     1  2026"), "{}", stage.text());
    let asked = stage.desk.asked;
    assert!(asked <= 18, "{asked}");
    stage.type_keys(&"<Left>".repeat(200));
    assert!(stage.shows("  1000  2026") && stage.desk.asked == asked);
    assert!(
        stage.shows("▼ 982 more") || stage.shows("▼ 981 more"),
        "{}",
        stage.text()
    );
}

#[test]
fn a_search_finds_players_and_dates() {
    let mut stage = stage(20);
    stage.type_keys("h/kyj<Enter>");
    let found = stage
        .lines()
        .iter()
        .filter(|line| line.contains("19:42"))
        .count();
    assert_eq!(found, 10);
    stage.type_keys("/kyj 2026-11-15<Enter>");
    let found = stage
        .lines()
        .iter()
        .filter(|line| line.contains("19:42"))
        .count();
    assert_eq!(found, 4);
    stage.type_keys("/zzz<Enter>");
    assert!(stage.shows("nothing found"));
    stage.type_keys("<Esc>");
    assert!(stage.shows("  20  2026"), "all of them again");
    stage.type_keys("/yesterday<Enter>");
    assert!(stage.shows("a name such as PJS"));
    stage.type_keys("<Esc><Esc>");
    assert!(stage.shows("▶ PJS"));
}

#[test]
fn a_night_opens_at_its_end_and_its_games_follow_one_another() {
    let mut stage = stage(2);
    stage.type_keys("h<Enter>");
    assert!(
        stage.shows("night 2   2026-11-03 19:42   game 2"),
        "{}",
        stage.text()
    );
    assert!(stage.shows("7|/"));
    stage.type_keys("[");
    assert!(
        stage.shows("game 1") && stage.shows("90"),
        "{}",
        stage.text()
    );
    stage.type_keys("[");
    assert!(stage.shows("game 1") && !stage.shows("90"));
    stage.type_keys("]");
    assert!(stage.shows("game 1") && stage.shows("90"));
    stage.type_keys("]");
    assert!(stage.shows("game 2") && stage.shows("7|/"));
    stage.type_keys("<Esc>");
    assert!(stage.shows("  2  2026"), "back in the list");
}

#[test]
fn it_goes_on_and_back_step_by_step() {
    let mut stage = stage(2);
    stage.type_keys("h<Enter><Left>");
    assert!(stage.shows("7|-"), "before the correction");
    stage.type_keys("<Left>");
    assert!(stage.shows("3 pins stand"));
    stage.type_keys("<Right><Right><Right><Right>");
    assert!(stage.shows("7|/"));
    stage.check_kept();
}

#[test]
fn it_plays_by_itself_faster_and_slower_until_its_end() {
    let mut stage = stage(2);
    stage.type_keys("h<Enter>");
    stage.script.patience = Some(4);
    stage.type_keys(" ");
    assert!(stage.shows("playing   6 of"), "{}", stage.text());
    assert_eq!(stage.script.clock, Duration::from_secs(2));
    stage.script.patience = Some(8);
    stage.type_keys("<Up>");
    assert_eq!(stage.script.clock, Duration::from_millis(2_800));
    stage.script.patience = Some(1_000);
    stage.type_keys("<Up><Up><Up>");
    assert!(stage.shows("paused   47 of 47"), "{}", stage.text());
    assert!(stage.script.ticks < 100, "it sleeps at its end");
    stage.type_keys(" ");
    assert!(
        stage.shows("paused   47 of 47"),
        "from the beginning once more"
    );
}

#[test]
fn what_was_corrected_is_listed() {
    let mut stage = stage(2);
    stage.type_keys("h<Enter>");
    assert!(stage.shows("1 correction (c)"));
    stage.type_keys("c");
    assert!(
        stage.shows("game 2  PJS frame 1:  7 - → 7 /, 20:14"),
        "{}",
        stage.text()
    );
    stage.type_keys("<Esc>");
    assert!(!stage.shows("game 2  PJS frame 1:"));
}

#[test]
fn a_replay_can_be_large_and_changes_nothing() {
    let mut stage = stage(2);
    stage.type_keys("7h<Enter>v");
    assert!(!stage.shows("│ NAME │"));
    stage.type_keys("v7x/u<BS>");
    assert!(stage.shows("7|/"));
    stage.check_kept();
    assert_eq!(stage.desk.kept.len(), 4);
}

#[test]
fn a_night_that_is_shown_alone_runs_at_once_and_leaves_to_the_shell() {
    let mut stage = Stage::new(80, 24);
    let night = history(2).remove(0);
    stage.app = tenpin::app::App::default().replaying(night);
    stage.script.patience = Some(3);
    stage.type_keys("");
    assert!(stage.shows("playing   5 of 47"), "{}", stage.text());
    assert_eq!(stage.type_keys("<Esc>"), Ending::Quit);
}

#[test]
fn a_stored_night_is_shared_as_it_was_stored() {
    let mut stage = stage(2);
    stage.type_keys("h<Enter>[sj");
    assert_eq!(stage.desk.shared, [ShareTarget::File(Format::Json)]);
    assert_eq!(stage.app.shown_number(), Some(2));
    stage.type_keys("<Esc><Esc>");
    assert_eq!(stage.app.shown_number(), None);
}

/// A stage whose only stored night is the one played on the other stage.
fn kept_from(played: &Stage) -> Stage {
    let entries = played.app.night().journal().entries();
    let events = entries.map(|entry| (entry.event.clone(), ClockTime::new(20, 14)));
    let header = history(1).remove(0).header;
    let night = ReplayScreen::new(header, events.collect());
    let mut stage = two();
    stage.desk.archive = Some(vec![night]);
    stage
}

#[test]
fn what_was_taken_back_is_told_as_it_was_then() {
    let mut before = two();
    before.type_keys("7ur");
    let mut stage = kept_from(&before);
    stage.type_keys("h<Enter>");
    assert!(
        stage.shows("20:14  done again: PJS bowled 7"),
        "{}",
        stage.text()
    );
    stage.type_keys("<Left>");
    assert!(
        stage.shows("20:14  undone: PJS bowled 7"),
        "{}",
        stage.text()
    );
}

#[test]
fn with_hardly_any_room_nights_are_no_board() {
    let mut stage = Stage::new(20, 5);
    stage.desk.archive = Some(history(2));
    stage.type_keys("pjs<Enter><Enter>h");
    assert!(
        stage.shows("nights") && stage.shows("2026-11-03"),
        "{}",
        stage.text()
    );
    stage.type_keys("/ky");
    assert!(stage.shows("search ky_"), "{}", stage.text());
    stage.type_keys("<Esc><Enter>");
    assert!(stage.shows("night 2"), "{}", stage.text());
}

#[test]
fn many_corrections_are_all_in_reach() {
    let mut before = two();
    before.type_keys("7-");
    for frame in 0..30 {
        let balls = if frame % 2 == 0 { "8-" } else { "7-" };
        before.type_keys(&format!("e<Up>{balls}<Enter>"));
    }
    let mut stage = kept_from(&before);
    stage.type_keys("h<Enter>c");
    assert!(stage.shows("▲ 9 more"), "{}", stage.text());
    stage.type_keys(&"<Up>".repeat(9));
    assert!(
        stage.shows("▼ 9 more") && !stage.shows("▲"),
        "{}",
        stage.text()
    );
}
