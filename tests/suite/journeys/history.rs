//! The stored nights: the list, the search, and a night ball by ball on the board.

use std::time::Duration;

use jiff::Timestamp;
use tenpin::app::{Context, Correctable, Message, ReplayScreen, Screen, ShareTarget, Target};
use tenpin::archive::{ClockTime, NightHeader, NightWinner};
use tenpin::domain::Player;
use tenpin::report::Format;
use tenpin::session::Ending;
use tenpin::terminal::Incoming;

use crate::gallery::with_a_past;
use crate::stage::{Bursts, Stage, two};

fn began(number: u32) -> Timestamp {
    let began = format!("2026-11-{:02}T19:42Z", number % 30 + 1);
    began.parse().unwrap()
}

/// A night of two players with a correction and a second game.
pub(crate) fn kept(number: u32, players: &[&str]) -> ReplayScreen {
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
        winner: Some(NightWinner {
            players: vec![Player::new(players[0]).unwrap()],
            pins: 90,
        }),
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

pub(super) fn stage(nights: u32) -> Stage {
    let mut stage = two();
    stage.desk.archive = Some(history(nights));
    stage
}

/// The rows of the list, starting with the number.
fn listed(stage: &Stage) -> Vec<String> {
    let lines = stage.lines().into_iter();
    let rows = lines.filter(|line| line.contains(" 1 game ") && line.contains(" PJS 90 "));
    rows.map(|row| row.trim_start_matches([' ', '│']).to_owned())
        .collect()
}

#[test]
fn nights_are_listed_newest_first_and_leaving_goes_back_to_the_ball() {
    let mut stage = stage(3);
    stage.type_keys("7h");
    let list = listed(&stage);
    assert_eq!(list.len(), 3);
    let words: Vec<_> = list[0].split_whitespace().collect();
    assert_eq!(words.join(" "), "3 Wed 4 Nov 1 game PJS 90 PJS");
    assert!(list[1].starts_with("2 ") && list[1].contains("PJS KYJ"));
    assert!(stage.lines()[0].ends_with(" 3 nights saved "));
    stage.type_keys("<Esc>");
    assert!(stage.shows("3 pins standing"));
    stage.check_kept();
}

#[test]
fn nights_of_the_same_day_are_told_apart_by_their_time() {
    let mut stage = stage(3);
    let nights = stage.desk.archive.as_mut().unwrap();
    nights[1].header.started = "2026-11-04T14:05Z".parse().unwrap();
    stage.type_keys("h");
    let list = listed(&stage);
    let is_timed = |row: usize, words: &str| list[row].contains(words);
    assert!(is_timed(0, "Wed  4 Nov 19:42"), "{}", stage.text());
    assert!(is_timed(1, "Wed  4 Nov 14:05"), "{}", stage.text());
    assert!(is_timed(2, "Mon  2 Nov 19:42"), "{}", stage.text());
    stage.resize(34, 14);
    assert!(!stage.shows("19:42"), "no room\n{}", stage.text());
}

#[test]
fn everybody_who_shares_a_night_is_named_in_the_list() {
    let names = ["ale", "bob", "cho"].map(|name| Player::new(name).unwrap());
    for (count, told) in [(1, "ALE 90"), (2, "ALE = BOB 90"), (3, "ALE+2 90")] {
        let mut stage = stage(1);
        let header = &mut stage.desk.archive.as_mut().unwrap()[0].header;
        header.winner.as_mut().unwrap().players = names[..count].to_vec();
        stage.type_keys("h");
        let told_somewhere = stage.lines().iter().any(|line| {
            let words: Vec<_> = line.split_whitespace().collect();
            words.join(" ").contains(&format!("1 game {told}"))
        });
        assert!(told_somewhere, "{told}\n{}", stage.text());
    }
}

/// This many nights, the second one with eight players.
fn eight(nights: u32, (width, height): (u16, u16)) -> Stage {
    let mut stage = stage(nights);
    stage.resize(width, height);
    let header = &mut stage.desk.archive.as_mut().unwrap()[1].header;
    let names = ('A'..='H').map(|letter| letter.to_string().repeat(3));
    header.players = names.map(|name| Player::new(&name).unwrap()).collect();
    stage.type_keys("h");
    stage
}

#[test]
fn players_who_do_not_fit_beside_a_night_stand_under_it() {
    for size in [(46, 14), (60, 20), (80, 24), (100, 30), (120, 36)] {
        let mut stage = eight(3, size);
        for name in ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF", "GGG", "HHH"] {
            assert!(stage.shows(name), "{name}\n{}", stage.text());
        }
        assert!(!stage.shows(" +"), "{}", stage.text());
        let row = stage.regions.find(Target::Row(1)).unwrap();
        let last = (row.right() - 1, row.bottom() - 1);
        stage.send([Incoming::Click(last.into())]);
        let Screen::History(history) = stage.app.screen() else {
            panic!("{}", stage.text());
        };
        assert_eq!(history.row, 1, "both lines are one night");
    }
}

#[test]
fn in_a_list_without_blank_lines_players_are_counted() {
    let stage = eight(30, (46, 14));
    assert!(stage.shows(" +6"), "{}", stage.text());
}

#[test]
fn the_list_opens_from_the_results_and_the_players_too() {
    let mut results = stage(1);
    results.type_keys(&"x".repeat(24));
    results.type_keys("h");
    assert!(results.shows("1 night saved"));
    results.type_keys("<Esc>");
    assert!(matches!(results.app.screen(), Screen::Results(_)));
    let mut players = stage(1);
    players.type_keys("p<Tab>h");
    assert!(players.shows("1 night saved"));
}

#[test]
fn the_list_opens_from_the_first_screen_before_anybody_is_entered() {
    let mut stage = with_a_past(Stage::new(80, 24));
    stage.desk.archive = Some(history(3));
    stage.type_keys("");
    assert!(stage.shows("Tab history"), "{}", stage.text());
    stage.type_keys("<Tab>");
    assert!(stage.shows("3 nights saved"), "{}", stage.text());
    stage.type_keys("<Esc>pjs<Enter>");
    assert!(stage.shows("Tab edit players"), "{}", stage.text());
}

#[test]
fn an_empty_list_says_how_to_get_one_and_without_a_file_it_says_so() {
    let mut empty = stage(0);
    empty.type_keys("h");
    assert!(empty.shows("No nights yet: they appear here once you've bowled"));
    let footer = empty.lines().last().cloned().unwrap();
    assert!(
        footer.contains("Esc back") && !footer.contains("open"),
        "there is nothing to open: {footer}"
    );
    let mut nothing = two();
    nothing.type_keys("h");
    assert!(nothing.shows("can't read the history"));
}

#[test]
fn only_what_is_near_is_asked_for() {
    let mut stage = stage(1_000);
    stage.type_keys("h");
    assert_eq!(stage.desk.asked, 1);
    assert!(stage.shows("▼ older ones"), "nobody has counted them");
    stage.type_keys(&"<Down>".repeat(25));
    assert_eq!(stage.desk.asked, 1);
    stage.type_keys(&"<PgDn>".repeat(200));
    assert!(
        listed(&stage).last().unwrap().starts_with("1 "),
        "{}",
        stage.text()
    );
    let asked = stage.desk.asked;
    assert!(asked <= 18, "{asked}");
    stage.type_keys(&"<PgUp>".repeat(200));
    assert!(listed(&stage)[0].starts_with("1000 ") && stage.desk.asked == asked);
    assert!(
        stage.shows("▼ 982 more") || stage.shows("▼ 981 more"),
        "{}",
        stage.text()
    );
}

#[test]
fn the_ends_are_one_key_away() {
    let mut stage = stage(1_000);
    stage.type_keys("h<End>");
    assert_eq!(stage.desk.asked, 2, "all the rest at once");
    assert!(
        listed(&stage).last().unwrap().starts_with("1 "),
        "{}",
        stage.text()
    );
    stage.type_keys("<Home>");
    assert!(listed(&stage)[0].starts_with("1000 "));
    stage.type_keys("<End>");
    assert_eq!(stage.desk.asked, 2);
}

#[test]
fn a_search_follows_every_letter() {
    let mut stage = stage(20);
    stage.type_keys("h/k");
    assert_eq!(listed(&stage).len(), 10, "{}", stage.text());
    assert!(stage.lines()[0].ends_with(" 10 nights found "));
    stage.type_keys("<BS>p");
    assert!(stage.shows("20 nights found"));
    stage.type_keys("<BS>kyj 2026-11-15");
    assert_eq!(listed(&stage).len(), 4, "{}", stage.text());
    assert!(stage.shows("search  kyj 2026-11-15_"));
    let asked = stage.desk.asked;
    stage.type_keys("<Enter>");
    assert!(stage.shows("KYJ  2026-11-15 –") && listed(&stage).len() == 4);
    assert_eq!(stage.desk.asked, asked, "it was found before");
    stage.type_keys("/zz");
    assert!(stage.shows("nothing found") && listed(&stage).is_empty());
    stage.type_keys("<Esc>");
    assert!(listed(&stage)[0].starts_with("20 "), "all of them again");
    stage.type_keys("/");
    assert!(stage.shows("a name such as PJS"), "{}", stage.text());
    stage.type_keys("yesterday");
    assert!(stage.shows("nothing found"), "{}", stage.text());
    stage.type_keys("<Esc><Esc>");
    assert!(stage.shows("▶"), "{}", stage.text());
}

#[test]
fn a_search_takes_a_paste_as_text() {
    let mut stage = stage(20);
    stage.type_keys("h/");
    stage.send([Incoming::Paste("ky\u{7}j\nmore".into())]);
    assert!(stage.shows("search  kyj_") && listed(&stage).len() == 10);
    stage.type_keys("<Enter>");
    stage.send([Incoming::Paste("pjs".into())]);
    assert!(
        stage.shows("paste balls on the board, or names on the players screen (p)"),
        "{}",
        stage.text()
    );
    assert_eq!(listed(&stage).len(), 10);
}

/// A stage that is wide enough for a preview.
fn wide(nights: u32) -> Stage {
    let mut stage = Stage::new(120, 36);
    stage.desk.archive = Some(history(nights));
    stage.type_keys("pjs<Enter><Enter>h");
    stage
}

#[test]
fn the_night_under_the_cursor_is_shown_beside_the_list() {
    let mut stage = wide(3);
    stage.type_keys("<Down>");
    for told in [
        "─ Tuesday 3 November 2026 ─",
        "tied with KYJ",
        "90 in 1 game",
        "high game       PJS and KYJ 90, game 1",
        "corrections     1",
        "game 2",
        "Enter open   s share",
    ] {
        assert!(stage.shows(told), "{told}\n{}", stage.text());
    }
    stage.type_keys("<Up>");
    assert!(
        stage.shows("90 in 1 game") && !stage.shows("won the night"),
        "one player alone wins nothing\n{}",
        stage.text()
    );
}

/// Two games of two players, the first won by PJS with 90 to 80, the second finished or not.
fn two_games(number: u32, second: &str) -> ReplayScreen {
    let mut stage = two();
    stage.type_keys(&"9-8-".repeat(10));
    stage.type_keys("n");
    stage.type_keys(second);
    let entries = stage.app.night().journal().entries();
    let events = entries.map(|entry| (entry.event.clone(), ClockTime::new(20, 14)));
    let header = kept(number, &["pjs", "kyj"]).header;
    ReplayScreen::new(header, events.collect())
}

#[test]
fn between_two_games_of_tonight_nobody_has_won_the_night() {
    let mut stage = Stage::new(120, 36);
    let over = "9-8-".repeat(10);
    let nights = [2, 1].map(|number| two_games(number, &over));
    stage.desk.archive = Some(nights.into());
    stage.desk.tonight = Some(2);
    stage.type_keys("pjs<Enter><Enter>h");
    assert!(stage.shows("leads the night"), "{}", stage.text());
    assert!(!stage.shows("won the night"), "{}", stage.text());
    stage.type_keys("/pjs<Enter>");
    assert!(stage.shows("leads the night"), "found\n{}", stage.text());
    stage.type_keys("<Down>");
    assert!(stage.shows("won the night"), "{}", stage.text());
}

#[test]
fn a_game_that_ended_early_has_its_marked_scores_in_the_preview() {
    let mut stage = Stage::new(120, 36);
    stage.desk.archive = Some(vec![two_games(1, "x9-qg")]);
    stage.type_keys("pjs<Enter><Enter>h");
    assert!(stage.shows("PJS     90   10…       90"), "{}", stage.text());
    assert!(stage.shows("KYJ     80    9…       80"), "{}", stage.text());
}

#[test]
fn a_night_is_read_once_and_only_where_the_cursor_rests() {
    let mut stage = wide(60);
    assert_eq!(stage.desk.previewed, [60]);
    stage.type_keys(&"<Down>".repeat(20));
    assert_eq!(stage.desk.previewed, [60, 40], "not on the way");
    stage.type_keys("<Home>");
    assert_eq!(stage.desk.previewed, [60, 40], "it is known");
    let ticks = stage.script.ticks;
    stage.type_keys("");
    assert_eq!(stage.script.ticks, ticks, "and then it sleeps");
}

#[test]
fn the_night_under_the_cursor_is_shared() {
    let mut stage = wide(3);
    stage.type_keys("<Down>sj");
    assert_eq!(stage.desk.shared, [ShareTarget::File(Format::Json)]);
    assert_eq!(stage.app.shown_number(), Some(2));
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
    assert!(stage.shows("7 /"));
    stage.type_keys("[");
    assert!(
        stage.shows("game 1") && stage.shows("90"),
        "{}",
        stage.text()
    );
    stage.type_keys("[");
    assert!(stage.shows("game 1") && !stage.shows(" 90 "));
    stage.type_keys("]");
    assert!(stage.shows("game 1") && stage.shows("90"));
    stage.type_keys("]");
    assert!(stage.shows("game 2") && stage.shows("7 /"));
    stage.type_keys("<Esc>");
    assert!(listed(&stage)[0].starts_with("2 "), "back in the list");
}

#[test]
fn it_goes_on_and_back_step_by_step() {
    let mut stage = stage(2);
    stage.type_keys("h<Enter><Left>");
    assert!(stage.shows("7|-"), "before the correction");
    stage.type_keys("<Left>");
    assert!(stage.shows("3 pins standing"));
    stage.type_keys("<Right><Right><Right><Right>");
    assert!(stage.shows("7 /"));
    stage.check_kept();
}

/// A stored night that was bowled with these keys by one player.
fn bowled(keys: &str) -> ReplayScreen {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter><Enter>");
    stage.type_keys(keys);
    let entries = stage.app.night().journal().entries();
    let events = entries.map(|entry| (entry.event.clone(), ClockTime::new(20, 14)));
    let header = kept(1, &["pjs"]).header;
    ReplayScreen::new(header, events.collect())
}

#[test]
fn a_night_that_ended_early_opens_where_its_last_ball_is() {
    let mut stage = two();
    stage.resize(46, 14);
    stage.desk.archive = Some(vec![bowled("9-72qg")]);
    stage.type_keys("h<Enter>");
    assert!(stage.shows("7 2") || stage.shows("7|2"), "{}", stage.text());
}

#[test]
fn the_balls_of_a_replay_are_those_that_count() {
    let mut stage = two();
    stage.desk.archive = Some(vec![bowled("9-7u8")]);
    stage.type_keys("h<Enter>");
    assert!(stage.shows("ball 3 of 3"), "{}", stage.text());
    stage.type_keys("<Home><Right><Right><Right>");
    assert!(stage.shows("ball 2 of 3"), "{}", stage.text());
}

#[test]
fn it_plays_by_itself_faster_and_slower_until_its_end() {
    let mut stage = stage(2);
    stage.type_keys("h<Enter>");
    stage.script.patience = Some(4);
    stage.type_keys(" ");
    assert!(
        stage.shows("playing · ball 3 of 42 · speed 3"),
        "{}",
        stage.text()
    );
    assert_eq!(stage.script.clock, Duration::from_secs(2));
    stage.script.patience = Some(8);
    stage.type_keys("<Up>");
    assert_eq!(stage.script.clock, Duration::from_millis(2_800));
    stage.script.patience = Some(1_000);
    stage.type_keys("<Up><Up><Up>");
    assert!(
        stage.shows("paused · ball 42 of 42 · speed 5"),
        "{}",
        stage.text()
    );
    assert!(stage.script.ticks < 100, "it sleeps at its end");
    stage.type_keys(" ");
    assert!(
        stage.shows("paused · ball 42 of 42 · speed 5"),
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
fn a_replay_says_that_a_frame_on_the_board_was_corrected_later() {
    let mut stage = two();
    // The second frame of KYJ in the first game, corrected during the second game.
    stage.desk.archive = Some(vec![two_games(1, "9-8-9-8-e[8/<Enter>")]);
    stage.type_keys("h<Enter>");
    assert!(stage.shows("1 correction (c)"), "{}", stage.text());
    assert!(!stage.shows("later in the replay"), "{}", stage.text());
    stage.type_keys("[");
    let told = ["game 1", "1 correction (c) · 1 later in the replay"];
    assert!(stage.shows_all(&told), "{}", stage.text());
    stage.type_keys("<Home>");
    assert!(
        !stage.shows("later in the replay"),
        "it is not bowled yet\n{}",
        stage.text()
    );
    stage.resize(46, 14);
    stage.type_keys("]");
    assert!(stage.shows(told[1]), "{}", stage.text());
}

#[test]
fn a_replay_can_be_large_and_changes_nothing() {
    let mut stage = stage(2);
    stage.type_keys("7h<Enter>v");
    assert!(!stage.shows("│ NAME │"));
    stage.type_keys("v7x/u<BS>");
    assert!(stage.shows("7 /"));
    stage.check_kept();
    assert_eq!(stage.desk.kept.len(), 4);
}

/// Esc goes back to its sheet first, and the board keeps its own view.
#[test]
fn a_replay_has_a_view_of_its_own() {
    let mut stage = stage(2);
    stage.type_keys("h<Enter>v");
    assert_eq!(stage.app.context(), Context::BigReplaying);
    stage.type_keys("<Esc>");
    assert_eq!(stage.app.context(), Context::Replaying);
    stage.type_keys("vq<Esc><Esc><Esc><Esc>");
    assert_eq!(stage.app.context(), Context::Bowling);
}

#[test]
fn a_night_that_is_shown_alone_runs_at_once_and_leaves_to_the_shell() {
    let mut stage = Stage::new(80, 24);
    let night = history(2).remove(0);
    stage.app = tenpin::app::App::default().replaying(night);
    stage.script.patience = Some(3);
    stage.type_keys("");
    assert!(
        stage.shows("playing · ball 2 of 42 · speed 3"),
        "{}",
        stage.text()
    );
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
pub(super) fn kept_from(played: &Stage) -> Stage {
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
        stage.shows("20:14  redone: PJS bowled 7"),
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
fn a_correction_that_was_undone_is_not_listed() {
    let mut before = two();
    before.type_keys("7-e<Up><Left>8-<Enter>u");
    let mut stage = kept_from(&before);
    stage.type_keys("h<Enter>");
    assert!(!stage.shows("1 correction"), "{}", stage.text());
    stage.type_keys("c");
    assert!(stage.shows("no corrections"));
    before.type_keys("r");
    let mut stage = kept_from(&before);
    stage.type_keys("h<Enter>");
    assert!(stage.shows("1 correction (c)"), "{}", stage.text());
}

#[test]
fn a_replay_jumps_to_its_ends() {
    let mut stage = stage(2);
    stage.type_keys("h<Enter>");
    assert!(
        stage.shows("paused · ball 42 of 42 · speed 3"),
        "{}",
        stage.text()
    );
    stage.type_keys("<Home>");
    assert!(
        stage.shows("paused · ball 0 of 42 · speed 3"),
        "{}",
        stage.text()
    );
    stage.type_keys("<Right>");
    assert!(stage.shows("ball 1 of 42"));
    stage.type_keys("<End>");
    assert!(stage.shows("ball 42 of 42"));
    stage.type_keys("<PgUp>");
    assert!(
        stage.shows("game 1") && stage.shows("ball 40 of 42"),
        "{}",
        stage.text()
    );
}

/// Between the undone start and the next one there is no game to show.
#[test]
fn a_replay_shows_a_game_at_every_step_even_if_its_start_was_undone() {
    let mut live = two();
    live.type_keys("u<Enter>8/x");
    let entries = live.app.night().journal().entries();
    let events = entries.map(|entry| (entry.event.clone(), ClockTime::new(20, 14)));
    let night = ReplayScreen::new(NightHeader::default(), events.collect());
    let mut stage = Stage::new(80, 24);
    stage.app = tenpin::app::App::default().replaying(night);
    stage.script.patience = Some(0);
    stage.type_keys(" <Home>");
    for (step, balls) in ["0", "0", "1", "2", "3"].iter().enumerate() {
        let told = format!("paused · ball {balls} of 3");
        assert!(stage.shows(&told), "step {step}\n{}", stage.text());
        stage.type_keys("<Right>");
    }
    for balls in ["2", "1", "0", "0"] {
        stage.type_keys("<Left>");
        assert!(
            stage.shows(&format!("ball {balls} of 3")),
            "{}",
            stage.text()
        );
    }
}

#[test]
fn players_out_of_sight_are_in_reach_in_a_replay() {
    let mut before = Stage::new(80, 24);
    let names = ('a'..='p').map(|letter| format!("{letter}zz<Enter>"));
    before.type_keys(&names.collect::<String>());
    before.type_keys("<Enter>9-");
    let mut stage = kept_from(&before);
    stage.type_keys("h<Enter>");
    assert!(!stage.shows("PZZ"), "{}", stage.text());
    stage.type_keys(&"<S-Down>".repeat(16));
    assert!(stage.shows("PZZ"), "{}", stage.text());
    stage.type_keys(&"<S-Up>".repeat(16));
    assert!(
        stage.shows("AZZ") && !stage.shows("PZZ"),
        "{}",
        stage.text()
    );
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

/// A burst of keys asks the same question only once; after the next paint it is asked again.
#[test]
fn a_burst_looks_up_the_same_nights_once() {
    let mut stage = stage(3);
    stage.script.bursts = Bursts::Whole;
    let asked = stage.desk.asked;
    stage.type_keys("h<Esc>h<Esc>h<Esc>h<Esc>");
    assert_eq!(stage.desk.asked, asked + 1);
    stage.type_keys("h<Esc>");
    assert_eq!(stage.desk.asked, asked + 2);
}

#[test]
fn what_is_searched_for_stays_in_sight_at_every_letter() {
    for (width, height) in [(46, 14), (80, 24), (120, 36)] {
        let mut stage = stage(3);
        stage.resize(width, height);
        stage.type_keys("h/");
        let text = "birthday, lane 12";
        for (end, letter) in text.char_indices() {
            stage.type_keys(&letter.to_string());
            let typed = format!("{}_", &text[..=end]);
            assert!(stage.shows(&typed), "{typed}\n{}", stage.text());
        }
    }
}

#[test]
fn a_word_that_is_no_name_and_no_date_is_looked_for_in_labels() {
    let mut stage = stage(20);
    let nights = stage.desk.archive.as_mut().unwrap();
    nights[3].header.label = Some("Anna's Birthday".into());
    nights[5].header.label = Some("생일".into());
    stage.type_keys("h/birthday");
    assert!(stage.shows("1 night found"), "{}", stage.text());
    assert!(listed(&stage)[0].starts_with("17 "), "{}", stage.text());
    stage.type_keys("<Enter>");
    assert!(stage.shows(" birthday "), "{}", stage.text());
    stage.type_keys("<Esc>/생일");
    assert!(listed(&stage)[0].starts_with("15 "), "{}", stage.text());
    stage.type_keys("<Esc>/ㅏㅛㅓ");
    assert_eq!(listed(&stage).len(), 10, "a Korean layer is no label");
    stage.type_keys("<Esc>/anna's kyj birthday");
    assert!(stage.shows("nothing found"), "PJS was alone");
}

#[test]
fn players_under_others_begin_in_the_same_column() {
    let mut stage = stage(3);
    stage.resize(46, 14);
    let header = &mut stage.desk.archive.as_mut().unwrap()[0].header;
    let names = ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF"];
    header.players = names.map(|name| Player::new(name).unwrap()).into();
    stage.type_keys("h");
    let lines = stage.lines();
    let column = |name: &str| lines.iter().find_map(|line| line.find(name)).unwrap();
    assert_eq!(column("AAA"), column("DDD"), "{}", stage.text());
}

#[test]
fn a_game_without_a_ball_has_no_column_in_the_preview() {
    let mut stage = Stage::new(120, 36);
    stage.desk.archive = Some(vec![two_games(1, "")]);
    stage.type_keys("pjs<Enter><Enter>h");
    assert!(stage.shows(" 1   series"), "{}", stage.text());
    assert!(!stage.shows(" 2   series"), "{}", stage.text());
    assert!(!stage.shows("game 2"), "{}", stage.text());
}

#[test]
fn a_running_game_is_ranked_by_what_its_lines_are_worth() {
    let mut stage = Stage::new(120, 36);
    // PJS: a strike and a strike, not settled; KYJ: 9 settled.
    stage.desk.archive = Some(vec![two_games(1, "x9-x")]);
    stage.type_keys("pjs<Enter><Enter>h");
    let lines = stage.lines();
    let game = lines.iter().position(|line| line.contains("│  game 2"));
    let strip = &lines[game.unwrap() + 1..];
    let told = [" PJS ", " 30 ", " KYJ "];
    for (line, word) in strip.iter().zip(told) {
        assert!(line.contains(word), "{word}\n{}", stage.text());
    }
    assert!(stage.shows("PJS     90    30       90"), "{}", stage.text());
}

#[test]
fn a_replay_says_that_it_is_one_in_the_header_of_every_size() {
    for (width, height) in [(46, 14), (80, 24), (120, 36), (200, 60)] {
        let mut stage = stage(2);
        stage.resize(width, height);
        stage.type_keys("h<Enter>");
        let header = stage.lines().remove(0);
        assert!(header.ends_with(" replay "), "{header}");
        assert!(header.contains("night 2"), "{header}");
        stage.type_keys("v");
        let header = stage.lines().remove(0);
        assert!(header.ends_with(" replay "), "{header}");
        stage.type_keys("<Esc><Esc>");
        assert!(!stage.lines()[0].contains("replay"), "{}", stage.text());
    }
}

#[test]
fn a_replay_stops_once_at_the_end_of_a_game_that_was_undone() {
    let mut before = two();
    before.type_keys(&"9-".repeat(20));
    // The next game had begun when the last ball was corrected.
    before.type_keys("nuuu8-n7-");
    let mut stage = kept_from(&before);
    stage.type_keys("h<Enter><Home>]");
    assert!(
        stage.shows("game 1") && stage.shows("ball 40 of 42"),
        "{}",
        stage.text()
    );
    stage.type_keys("]");
    assert!(
        stage.shows("game 2") && stage.shows("ball 42 of 42"),
        "{}",
        stage.text()
    );
    stage.type_keys("[");
    assert!(
        stage.shows("game 1") && stage.shows("ball 40 of 42"),
        "{}",
        stage.text()
    );
}

#[test]
fn a_turn_of_the_order_says_who_bowls_last() {
    let mut before = two();
    before.type_keys("p<Tab>c<Enter>");
    before.type_keys(&"9-".repeat(20));
    before.type_keys("n7");
    let mut stage = kept_from(&before);
    stage.type_keys("h<Enter>[");
    assert!(stage.shows("PJS bowls last now"), "{}", stage.text());
    assert!(!stage.shows("moved to place"), "{}", stage.text());
}

#[test]
fn a_stored_night_is_not_compared_with_itself_and_later_ones() {
    let check = |stage: &Stage| {
        for told in ["average", "│ best ", "your best"] {
            assert!(!stage.shows(told), "{told}\n{}", stage.text());
        }
    };
    let mut stage = with_a_past(stage(1));
    stage.resize(120, 36);
    stage.type_keys("h<Enter>");
    check(&stage);
    let stored = Box::new(kept(1, &["pjs"]));
    stage.hear(Message::ToCorrect(Correctable::Stored(stored)));
    assert!(stage.shows("correct PJS"), "{}", stage.text());
    check(&stage);
}

#[test]
fn an_earlier_game_is_compared_with_the_games_before_it() {
    let mut stage = with_a_past(Stage::new(120, 36));
    stage.type_keys("pjs<Enter><Enter>");
    stage.type_keys(&("xxxxxxxxxxxx".to_owned() + "n" + &"9-".repeat(10) + "ne"));
    // 500 in three games of earlier nights, and now 300.
    let told = |stage: &Stage, [average, best]: [u16; 2]| {
        let rows = [("│ average ", average), ("│ best ", best)];
        let lines = stage.lines();
        let is_told = |(head, score): (&str, u16)| {
            let mut own = lines.iter().filter(|line| line.contains(head));
            own.any(|line| line.contains(&format!(" {score} │")))
        };
        assert!(rows.into_iter().all(is_told), "{}", stage.text());
    };
    told(&stage, [200, 300]);
    stage.type_keys("[");
    told(&stage, [167, 200]);
}
