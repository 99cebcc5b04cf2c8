//! The big view, for reading across the room.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use tenpin::app::{Action, Context, Motion, View};
use tenpin::input::{Key, bind, table};
use tenpin::text::Language;

use super::history::kept_from;
use crate::emptiness::under;
use crate::stage::{Stage, two, watched, watching};
use tenpin::archive::WatchState;

/// Are there any large letters?
fn is_large(stage: &Stage) -> bool {
    stage.shows("██")
}

/// The name in the band, as drawn at size 2.
const PJS: &str = "██    ██        ██  ████";
const KYJ: &str = "██  ████  ████  ████";

fn is_in_band(stage: &Stage, name: &str) -> bool {
    stage.lines()[3].contains(name)
}

/// Players by their number.
fn names(players: u8) -> String {
    let names = (b'a'..).take(players.into()).map(char::from);
    let names = names.map(|letter| format!("{letter}{letter}{letter}<Enter>"));
    names.collect::<String>() + "<Enter>"
}

#[test]
fn v_goes_to_the_big_view_and_back() {
    let mut stage = two();
    stage.type_keys("7");
    let sheet = stage.text();
    stage.type_keys("v");
    assert!(is_large(&stage) && !stage.shows("TOTAL"));
    assert!(stage.shows(&Language::English.stands(3)));
    assert!(stage.shows("v sheet") && !stage.shows("v big"));
    stage.type_keys("v");
    assert_eq!(stage.text(), sheet);
}

#[test]
fn escape_leaves_it_after_everything_else_that_can_be_cancelled() {
    let mut stage = two();
    stage.type_keys("v<Tab>");
    assert!(stage.shows("bowls out of turn"), "{}", stage.text());
    stage.type_keys("<Esc>");
    assert!(is_large(&stage) && !stage.shows("out of turn"));
    stage.type_keys("d7<Esc>");
    assert!(is_large(&stage));
    stage.type_keys("d<Esc>");
    assert!(stage.shows("TOTAL"), "{}", stage.text());
    let results = "d".to_owned() + &"x".repeat(24) + "v";
    stage.type_keys(&results);
    assert!(stage.shows("v results"), "{}", stage.text());
    stage.type_keys("<Esc>");
    assert!(!stage.shows("v results") && stage.shows("game 1 is over"));
}

#[test]
fn every_key_of_the_board_does_the_same_there() {
    let keys = "x9/811x-/u7r.ff<BS>5";
    let mut sheet = two();
    sheet.type_keys(keys);
    let mut big = two();
    big.type_keys("v");
    big.type_keys(keys);
    assert_eq!(big.desk.kept, sheet.desk.kept);
    assert_eq!(big.app.screen(), sheet.app.screen());
    assert!(is_large(&big));
}

#[test]
fn every_key_of_a_screen_has_the_same_action_there() {
    let contexts = [
        (Context::Bowling, Context::BigBowling),
        (Context::Results, Context::BigResults),
        (Context::Replaying, Context::BigReplaying),
        (Context::Watching, Context::BigWatching),
    ];
    for (sheet, big) in contexts {
        let keys = table(sheet).chain(table(big)).flat_map(|row| row.keys);
        // Esc goes back to the sheet if it has no other use.
        let leaves = |key| bind(sheet, key).is_none() && bind(big, key) == Some(Action::SwitchView);
        for key in keys.filter(|key| **key != Key::Escape || !leaves(**key)) {
            assert_eq!(bind(sheet, *key), bind(big, *key), "{key:?} of {big:?}");
        }
    }
}

#[test]
fn the_way_back_is_told_on_every_screen() {
    let mut stage = two();
    stage.type_keys("v");
    assert!(stage.shows("v sheet"), "{}", stage.text());
    stage.type_keys(&"9-".repeat(20));
    assert!(stage.shows("v results"), "{}", stage.text());
    let mut stage = watching(80, 24);
    let night = watched(1, "pjs<Enter><Enter>9", WatchState::Live);
    stage.look_on(vec![vec![night]], "v");
    assert!(stage.shows("v sheet"), "{}", stage.text());
}

#[test]
fn what_is_refused_is_told() {
    let mut stage = two();
    stage.type_keys("v67");
    assert!(stage.shows(&Language::English.stands(4)));
    assert!(stage.shows("only 4 pins are left"), "{}", stage.text());
}

#[test]
fn a_long_sentence_is_told_to_its_end() {
    for (width, height) in [(40, 12), (30, 8)] {
        let mut stage = Stage::new(width, height);
        stage.type_keys("pjs<Enter>kyj<Enter><Enter>v67");
        let text = stage.text();
        let words: Vec<_> = text.split_whitespace().collect();
        let words = words.join(" ");
        assert!(
            words.contains("only 4 pins are left: type 0 to 4"),
            "{text}"
        );
    }
}

#[test]
fn correcting_needs_the_sheet_and_comes_back() {
    let mut stage = two();
    stage.type_keys("7v<Left>");
    assert!(stage.shows("TOTAL") && !is_large(&stage));
    stage.type_keys("<Esc>");
    assert!(is_large(&stage));
    stage.type_keys("p");
    assert_eq!(stage.app.view(), View::Sheet);
    stage.type_keys("<Esc>");
    assert_eq!(stage.app.view(), View::Big);
}

#[test]
fn at_the_end_of_the_game_it_shows_who_won() {
    let mut stage = two();
    stage.type_keys("v");
    stage.type_keys(&"x9/".repeat(9));
    stage.type_keys("xxx9-");
    assert!(
        is_large(&stage) && stage.shows("PJS wins"),
        "{}",
        stage.text()
    );
    assert_eq!(stage.app.context(), Context::BigResults);
    assert!(is_in_band(&stage, PJS), "{}", stage.text());
    stage.type_keys("n");
    assert!(is_large(&stage) && stage.shows(&Language::English.stands(10)));
}

/// The number of first places: the number is small even next to large letters.
fn firsts(stage: &Stage) -> usize {
    let text = stage.lines().join(" ");
    let words = text.split_whitespace();
    let ones = words.filter(|word| word.trim_start_matches('▶') == "1");
    let others = text.matches("game 1 ").count() + text.matches("ball 1 ").count();
    ones.count() - others
}

#[test]
fn nobody_is_left_out_however_many_bowl() {
    let sizes = [
        (80, 24),
        (46, 14),
        (120, 36),
        (100, 30),
        (200, 60),
        (200, 20),
    ];
    for players in 2..=24 {
        let mut stage = Stage::new(80, 24);
        // All players have the same score.
        let balls = "5-".repeat(usize::from(players) * 9);
        stage.type_at_once(&format!("{}{balls}v", names(players)));
        for (width, height) in sizes {
            stage.resize(width, height);
            let found = firsts(&stage);
            let told = format!("{found} of {players} at {width}x{height}\n{}", stage.text());
            assert!(!stage.shows(" more"), "{told}");
            assert_eq!(found, usize::from(players), "{told}");
        }
    }
}

#[test]
fn with_hardly_any_room_the_others_are_counted() {
    let mut stage = Stage::new(40, 8);
    stage.type_keys(&format!("{}v", names(24)));
    assert!(stage.shows(" more"), "{}", stage.text());
}

/// The number of cells of the largest blank block, and of the screen.
fn largest_blank(stage: &Stage) -> (usize, usize) {
    let buffer = stage.terminal.backend().buffer();
    let area = buffer.area;
    let is_blank = |x, y| {
        let cell = &buffer[Position::new(x, y)];
        let ground = &buffer[Position::new(0, area.height - 2)];
        cell.symbol() == " " && cell.bg == ground.bg
    };
    let mut heights = vec![0_usize; usize::from(area.width)];
    let mut largest = 0;
    for y in 0..area.height {
        for (x, height) in (0..).zip(&mut heights) {
            *height = (*height + 1) * usize::from(is_blank(x, y));
        }
        largest = largest.max(under(&heights));
    }
    (largest, usize::from(area.width) * usize::from(area.height))
}

#[test]
fn no_quarter_of_the_screen_is_one_blank_block() {
    for (width, height) in [
        (80, 24),
        (46, 14),
        (120, 36),
        (100, 30),
        (160, 45),
        (200, 60),
    ] {
        for players in [1, 2, 3, 4, 6, 8, 12, 24] {
            let mut stage = Stage::new(width, height);
            stage.type_keys(&format!("{}x9-v", names(players)));
            let (blank, whole) = largest_blank(&stage);
            assert!(
                blank * 4 <= whole,
                "{blank} of {whole}, {players} players\n{}",
                stage.text()
            );
        }
    }
}

fn moving() -> Stage {
    let mut stage = two();
    stage.app = stage.app.with_motion(Motion::Shown);
    stage
}

/// The name before a call, as drawn at size 1.
const CALLED: &str = "█▄▄▀ ▄  █  ▀█▄";

/// Is the middle zone that of a call of PJS?
fn is_called(stage: &Stage) -> bool {
    stage.lines()[11].starts_with(&format!("  {CALLED}"))
}

#[test]
fn a_mark_is_held_in_the_middle_while_the_band_has_handed_over() {
    for balls in ["x", "9/"] {
        let mut stage = moving();
        stage.script.patience = Some(5);
        stage.type_keys(&format!("v{balls}"));
        assert!(stage.script.clock < Duration::from_millis(1500));
        let text = stage.text();
        assert!(is_called(&stage), "{balls}\n{text}");
        assert!(
            is_in_band(&stage, KYJ) && text.contains("next  PJS"),
            "{text}"
        );
        assert!(!text.contains(&Language::English.stands(10)), "{text}");
    }
}

#[test]
fn a_mark_in_the_band_is_held_under_the_name_of_who_bowled_it() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys(&names(8));
    stage.app = stage.app.with_motion(Motion::Shown);
    stage.script.patience = Some(5);
    stage.type_keys("vx");
    assert!(stage.script.clock < Duration::from_millis(1500));
    let text = stage.text();
    assert!(text.contains("next  BBB") && text.contains("▶1"), "{text}");
    assert!(stage.lines()[3].starts_with("  █▄▄█ █▄▄█ █▄▄█"), "{text}");
}

/// The screen after these keys, once animations are over and nothing is held.
fn settled(players: u8, (width, height): (u16, u16), keys: &str) -> Buffer {
    let mut stage = Stage::new(width, height);
    stage.type_keys(&names(players));
    stage.app = stage.app.with_motion(Motion::Shown);
    stage.type_keys(keys);
    stage.terminal.backend().buffer().clone()
}

#[test]
fn a_call_that_was_held_covers_nobody() {
    let sizes = [
        (100, 30),
        (46, 14),
        (60, 18),
        (80, 24),
        (120, 36),
        (160, 45),
    ];
    for size in sizes {
        for players in [2, 4, 8, 24] {
            let (held, plain) = (settled(players, size, "vx"), settled(players, size, "xv"));
            let mut covered = held.diff(&plain).into_iter();
            let covered = covered.find(|(.., cell)| cell.symbol() != " ");
            assert_eq!(covered, None, "{players} at {size:?}");
        }
    }
}

#[test]
fn the_pins_are_those_that_stand_however_large_they_are() {
    let pins = |keys: &str, (width, height)| {
        let mut stage = Stage::new(width, height);
        stage.type_keys(&format!("pjs<Enter>kyj<Enter><Enter>{keys}v"));
        stage.text()
    };
    let full = pins("", (120, 36));
    assert!(full.contains("●   ●   ●   ●"), "{full}");
    assert_eq!(pins("", (200, 60)).matches("▟▙").count(), 10);
    let nine = pins("1", (120, 36));
    assert!(nine.contains("● ● ● ● ● ● ● ● ●"), "{nine}");
    let three = pins("7", (120, 36));
    assert!(three.contains("▗▖ ▗▖ ▗▖"), "{three}");
    // The necks of large pins.
    assert_eq!(pins("9", (120, 36)).matches("▐██▌").count(), 1);
    assert_eq!(pins("8", (200, 60)).matches("▐██▌").count(), 2);
    assert_eq!(pins("8", (120, 36)).matches("▐▌").count(), 2);
    let known = pins("d70 ", (120, 36));
    assert!(known.contains("7   ·   ·   0"), "{known}");
    assert!(known.contains("7-10"), "{known}");
}

#[test]
fn a_line_alone_tells_what_stands_too() {
    for (width, height) in [(46, 14), (46, 12), (40, 12), (60, 18), (80, 24)] {
        let mut stage = Stage::new(width, height);
        stage.type_keys("pjs<Enter><Enter>x8v");
        let text = stage.text();
        assert!(text.contains("2 left") || text.contains("2 pins"), "{text}");
    }
}

#[test]
fn after_a_moment_it_hands_over_to_the_next_player_and_sleeps() {
    let mut stage = moving();
    stage.type_keys("vx");
    assert!(is_in_band(&stage, KYJ), "{}", stage.text());
    assert!(stage.shows(&Language::English.stands(10)));
    assert!(stage.shows("PJS  strike"), "the call line still names it");
    assert_eq!(stage.script.clock, Duration::from_millis(1500));
}

#[test]
fn any_key_ends_the_moment_and_is_taken() {
    let mut stage = moving();
    stage.type_keys("vx7");
    assert_eq!(stage.script.ticks, 0);
    assert!(is_in_band(&stage, KYJ), "{}", stage.text());
    assert!(stage.shows(&Language::English.stands(3)));
    // A key without an effect ends it too.
    let mut stage = moving();
    stage.type_keys("vx~");
    assert_eq!(stage.script.ticks, 0);
    assert!(is_in_band(&stage, KYJ), "{}", stage.text());
}

#[test]
fn on_the_sheet_and_after_an_open_frame_nothing_is_held() {
    let mut stage = moving();
    stage.type_keys("x");
    assert!(stage.script.clock < Duration::from_secs(1));
    let mut stage = moving();
    stage.type_keys("v9-");
    assert!(stage.script.clock < Duration::from_secs(1));
}

#[test]
fn where_everything_is_still_the_call_stays_until_the_next_key() {
    let mut stage = two();
    stage.type_keys("vx");
    assert_eq!(stage.script.ticks, 0);
    assert!(is_in_band(&stage, KYJ), "{}", stage.text());
    let text = stage.text();
    assert!(!text.contains(&Language::English.stands(10)), "{text}");
    stage.type_keys("7");
    assert!(stage.shows(&Language::English.stands(3)));
}

#[test]
fn a_watched_mark_is_held_too() {
    let after = |balls: &str| {
        let keys = format!("pjs<Enter>kyj<Enter><Enter>{balls}");
        vec![watched(1, &keys, WatchState::Live)]
    };
    let mut stage = watching(80, 24);
    stage.app = stage.app.with_motion(Motion::Shown);
    stage.look_on(vec![after("x9-")], "v");
    stage.script.patience = Some(5);
    stage.look_on(vec![after("x9-x")], "");
    assert!(is_called(&stage), "{}", stage.text());
    stage.script.patience = None;
    stage.look_on(vec![after("x9-x9-x")], "");
    assert!(is_in_band(&stage, KYJ), "{}", stage.text());
    assert!(stage.shows("PJS  TURKEY"));
}

/// A stored night with a strike of PJS and a spare of KYJ, replayed in the big view from its first ball.
fn replayed(speed: &str) -> Stage {
    let mut before = two();
    before.type_keys("x9/");
    let mut stage = kept_from(&before);
    stage.app = stage.app.with_motion(Motion::Shown);
    stage.type_keys(&format!("h<Enter>v<Home>{speed}"));
    stage
}

#[test]
fn a_replayed_mark_is_held_with_the_name_of_who_bowled_it() {
    let mut stage = replayed("");
    // Half a second to the strike; while it is held, the replay waits.
    stage.script.patience = Some(stage.script.ticks + 2);
    stage.type_keys(" ");
    assert!(is_called(&stage), "{}", stage.text());
    assert!(!stage.shows(&Language::English.stands(10)));
    let mut stage = replayed("");
    let before = stage.script.clock;
    stage.type_keys(" ");
    assert!(is_in_band(&stage, PJS), "{}", stage.text());
    // Half a second for each of three balls and for the end of the night, 1.5 for each of two marks.
    let clock = Duration::from_secs(2 + 3);
    assert_eq!(stage.script.clock, before + clock, "{}", stage.text());
}

#[test]
fn a_key_ends_the_moment_of_a_replayed_mark_and_a_fast_replay_has_none() {
    let mut stage = replayed("");
    stage.script.patience = Some(stage.script.ticks + 2);
    stage.type_keys(" ");
    stage.script.patience = None;
    stage.type_keys(" ");
    assert!(is_in_band(&stage, KYJ), "{}", stage.text());
    let mut stage = replayed("<Up>");
    let before = stage.script.clock;
    stage.type_keys(" ");
    let lasting = Duration::from_millis(4 * 200);
    assert_eq!(stage.script.clock, before + lasting);
}

#[test]
fn a_large_call_has_a_word_for_every_call() {
    let strikes = tenpin::domain::Call::Strikes(5);
    assert_eq!(Language::English.large_call(strikes), "5 STRIKES");
}

/// After a game was ended, no player is next, no frame comes, and no higher score is possible.
#[test]
fn a_game_that_was_ended_is_over_in_the_big_view_too() {
    let mut stage = two();
    stage.type_keys("9-9-qgv");
    for ahead in ["next  ", "┄", "▶", "╭─ 2"] {
        assert!(!stage.shows(ahead), "{ahead}\n{}", stage.text());
    }
    stage.resize(46, 10);
    assert!(!stage.shows("▶"), "{}", stage.text());
}

/// The chart counts what the table counts, although no frame of PJS is settled.
#[test]
fn the_chart_of_a_game_that_was_ended_counts_what_its_table_counts() {
    let mut stage = two();
    stage.resize(120, 36);
    stage.type_keys("x9-qg");
    assert!(stage.shows("KYJ -1"), "{}", stage.text());
}
