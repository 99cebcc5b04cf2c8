//! The correction cursor.

use tenpin::night::Event;

use crate::stage::{Stage, alone, two};

#[test]
fn the_cursor_begins_where_the_last_ball_was() {
    let mut stage = two();
    stage.type_keys("x9-7e");
    assert!(
        stage.shows("correct PJS, frame 2 ") && stage.shows("7"),
        "{}",
        stage.text()
    );
    let mut stage = two();
    stage.type_keys("x9-<Left>");
    assert!(stage.shows("correct KYJ, frame 1 ") && stage.shows("9|-"));
}

#[test]
fn a_correction_shows_what_changes_before_it_is_taken() {
    let mut stage = alone();
    stage.type_keys("x8/81<Left><Left>8-");
    assert!(
        stage.shows_all(&["frame 2   38 → 26", "total     47 → 35"]),
        "{}",
        stage.text()
    );
    assert_eq!(
        stage.row("PJS").1,
        ["18", "26", "35"],
        "the board shows it as it would be"
    );
    stage.type_keys("<Enter>");
    assert!(stage.shows("PJS frame 2 corrected to 8 -"));
    assert_eq!(stage.row("PJS").0, ["X", "8|-", "8|1"]);
    assert_eq!(stage.row("PJS").1, ["18", "26", "35"]);
    stage.check_kept();
}

#[test]
fn an_earlier_game_that_was_ended_is_corrected_where_it_was_bowled() {
    let mut stage = two();
    stage.type_keys("9-9-8-qg<Enter>xxxxxxxxxxxxxxxxxxxxxxxxe[");
    assert!(stage.shows("correct KYJ, frame 1 "), "{}", stage.text());
    stage.type_keys("<Right><Right>x");
    let refusal = "frame 3 hasn't been bowled yet";
    assert!(stage.shows(refusal), "{}", stage.text());
    stage.type_keys("<Left><Left>9/<Enter>");
    assert!(
        stage.shows("KYJ frame 1 corrected to 9 /"),
        "{}",
        stage.text()
    );
    stage.check_kept();
}

#[test]
fn a_card_without_room_has_no_frame() {
    let mut stage = Stage::new(120, 36);
    stage.type_keys("ann<Enter>bob<Enter>cat<Enter>dan<Enter>eve<Enter><Enter>9-<Left>");
    assert!(stage.shows("─ next ─"), "{}", stage.text());
    assert!(!stage.shows("─ race ─"), "{}", stage.text());
}

#[test]
fn nothing_more_is_possible_in_a_game_that_was_ended() {
    for (width, height) in [(46, 14), (80, 24), (100, 30), (120, 36), (200, 60)] {
        let mut stage = Stage::new(width, height);
        stage.type_keys("pjs<Enter>kyj<Enter><Enter>9-8-9-8-qge8/");
        check_nothing_is_possible(&stage);
        let mut alone = Stage::new(width, height);
        alone.type_keys("pjs<Enter><Enter>9-8-qge8/");
        check_nothing_is_possible(&alone);
    }
}

#[track_caller]
fn check_nothing_is_possible(stage: &Stage) {
    assert!(
        stage.shows("8 /") || stage.shows("8  /") || stage.shows("█▀▀█   ▄█"),
        "{}",
        stage.text()
    );
    for possible in ["┄", "possible", "up to", "↑2", "↑1", "max", "next  "] {
        assert!(!stage.shows(possible), "{possible}\n{}", stage.text());
    }
}

#[test]
fn escape_leaves_everything_as_it_was() {
    let mut stage = alone();
    stage.type_keys("x8/81");
    let before = stage.text();
    stage.type_keys("<Left><Left>8-<Esc>");
    assert_eq!(stage.text(), before);
    stage.check_kept();
}

#[test]
fn a_frame_that_would_be_unfinished_is_refused_with_the_reason() {
    let mut stage = alone();
    stage.type_keys("x8/81<Left><Left>5");
    assert!(
        stage.shows("needs another ball"),
        "nobody is scolded while typing"
    );
    assert_eq!(stage.row("PJS").0, ["X", "5", "8|1"]);
    stage.type_keys("<Enter>");
    assert!(
        stage.shows("frame 2 needs another ball"),
        "{}",
        stage.text()
    );
    assert_eq!(
        stage.app.night().game().unwrap().seats()[0]
            .game()
            .frames()
            .scores()
            .total(),
        47
    );
    stage.type_keys("<Esc>");
    assert_eq!(stage.row("PJS").0, ["X", "8|/", "8|1"]);
}

#[test]
fn a_frame_that_was_not_bowled_is_refused() {
    let mut stage = alone();
    stage.type_keys("x<Right><Right>5");
    assert!(
        stage.shows("frame 2 hasn't been bowled"),
        "{}",
        stage.text()
    );
    stage.type_keys("4<Enter>");
    stage.check_kept();
    assert_eq!(stage.desk.kept.len(), 3);
}

#[test]
fn balls_that_do_not_fit_are_refused_while_typing() {
    let mut stage = alone();
    stage.type_keys("81<Left>67");
    assert!(stage.shows("only 4 pins are left"));
    stage.type_keys("48");
    assert!(stage.shows("this frame is full: Enter saves,") && stage.shows("Backspace erases"));
    stage.type_keys("<BS>3");
    assert!(stage.shows("6 + 3 = 9"), "{}", stage.text());
}

#[test]
fn enter_without_balls_says_what_to_do() {
    let mut stage = alone();
    stage.type_keys("81<Left><Enter>");
    assert!(stage.shows("nothing typed yet"));
}

#[test]
fn ten_is_typed_there_as_on_the_board() {
    for (keys, expected) in [
        ("10<Enter>", "X"),
        ("1/<Enter>", "1|/"),
        ("11<Enter>", "1|1"),
        ("-10<Enter>", "-|/"),
    ] {
        let mut stage = two();
        stage.type_keys("9-9-e");
        stage.type_keys(keys);
        assert_eq!(stage.row("KYJ").0, [expected], "{keys}");
        stage.check_kept();
    }
    let mut stage = alone();
    stage.type_keys("9-e1<Enter>");
    assert_eq!(stage.row("PJS").0, ["1"], "one pin is one pin");
}

#[test]
fn the_latest_frame_may_be_left_unfinished_and_is_bowled_next() {
    let mut stage = two();
    stage.type_keys("9-81e8<Enter>");
    assert_eq!(stage.row("KYJ").0, ["8"]);
    assert!(stage.shows_all(&["▶ KYJ", "frame 1 · ball 2"]));
    stage.type_keys("/");
    assert!(stage.shows_all(&["▶ PJS", "frame 2 · ball 1"]));
    stage.check_kept();
}

#[test]
fn a_re_opened_frame_gets_its_ball_after_the_frame_being_bowled() {
    let mut stage = two();
    stage.type_keys("9-817<Down><Down><Left>8<Enter>");
    assert_eq!(stage.row("KYJ").0, ["8"]);
    assert!(
        stage.shows_all(&["▶ PJS", "frame 2 · ball 2"]),
        "{}",
        stage.text()
    );
    stage.type_keys("1");
    assert!(stage.shows_all(&["▶ KYJ", "frame 1 · ball 2"]));
}

#[test]
fn a_re_opened_tenth_brings_the_game_back() {
    let mut stage = alone();
    stage.type_keys(&"--".repeat(9));
    stage.type_keys("9-");
    assert!(stage.shows("game 1 is over"));
    stage.type_keys("e9/<Enter>");
    assert!(
        stage.shows_all(&["▶ PJS", "frame 10 · ball 3"]),
        "{}",
        stage.text()
    );
    stage.type_keys("x");
    assert!(stage.shows("game 1 is over") && stage.result("PJS")[2] == "20");
    stage.check_kept();
}

#[test]
fn the_cursor_stays_on_the_board() {
    let mut stage = two();
    stage.type_keys("7<Up><Up><Left><Left><Left>");
    assert!(stage.shows("correct PJS, frame 1 "));
    stage.type_keys("<Down><Down><Down><Right>");
    for _ in 0..12 {
        stage.type_keys("<Right>");
    }
    assert!(stage.shows("correct KYJ, frame 10 "));
}

#[test]
fn the_window_of_a_narrow_board_follows_the_cursor() {
    let mut stage = Stage::new(46, 14);
    stage.type_keys("pjs<Enter><Enter>7<Left>");
    assert!(stage.shows("━ 1 ━") && !stage.shows("━ 10 ━"));
    stage.type_keys(&"<Right>".repeat(9));
    assert!(stage.shows("━ 10 ━") && !stage.shows("━ 1 ━"));
}

#[test]
fn after_a_correction_the_cursor_begins_there() {
    let mut stage = two();
    stage.type_keys("9-81<Left><Up>-5<Enter>e");
    assert!(stage.shows("correct PJS, frame 1 "), "{}", stage.text());
}

#[test]
fn the_cursor_tells_how_the_frame_under_it_came_about() {
    let mut stage = alone();
    stage.type_keys("x8/81xe");
    assert!(stage.shows("10 + next 2 balls"));
    stage.type_keys("<Left>");
    assert!(stage.shows("8 + 1 = 9, total 47"), "{}", stage.text());
    stage.type_keys("<Left>");
    assert!(stage.shows("8 + 2 + 8 = 18, total 38"));
    stage.type_keys("<Left>");
    assert!(stage.shows("10 + 8 + 2 = 20 "));
    stage.type_keys("<Right>9-");
    assert!(stage.shows("9 + 0 = 9, total 28"), "{}", stage.text());
}

#[test]
fn places_follow_a_correction_while_it_is_being_typed() {
    let mut stage = two();
    stage.type_keys("9-8-");
    assert!(stage.shows(" 1 PJS │") && stage.shows(" 2 KYJ │"));
    stage.type_keys("<Left>9/");
    assert!(stage.shows(" 2 PJS │") && stage.shows(" 1 KYJ │"));
    stage.type_keys("<Esc>");
    assert!(stage.shows(" 1 PJS │") && stage.shows(" 2 KYJ │"));
}

#[test]
fn the_hint_says_how_to_choose_a_frame_and_fits() {
    for (width, height) in [(200, 60), (80, 24), (46, 14), (40, 12)] {
        let mut stage = Stage::new(width, height);
        stage.type_keys("pjs<Enter><Enter>9-e");
        assert!(stage.shows("arrows choose a frame"), "{}", stage.text());
        assert!(stage.shows("Enter saves"), "{width}\n{}", stage.text());
    }
}

#[test]
fn undoing_the_correction_of_an_earlier_game_names_that_game() {
    let mut stage = two();
    stage.type_keys(&"9-".repeat(20));
    stage.type_keys("n7-e[x<Enter>");
    for (key, told) in [("u", "undone"), ("r", "redone")] {
        stage.type_keys(key);
        let told = format!("{told}: game 1: PJS frame 1 corrected to X");
        assert!(stage.shows(&told), "{}", stage.text());
    }
}

#[test]
fn every_game_of_the_night_can_be_corrected() {
    let mut stage = two();
    stage.type_keys(&"9-".repeat(20));
    stage.type_keys("n7-e");
    assert!(stage.shows("game 2") && stage.shows("[ ] another game"));
    stage.type_keys("[");
    assert!(stage.shows("game 1") && stage.shows("correct PJS, frame 1 "));
    stage.type_keys("x");
    assert_eq!(stage.row("PJS").1[0], "19", "what it would be");
    stage.type_keys("<Enter>");
    assert!(
        stage.shows("game 1: PJS frame 1 corrected to X"),
        "{}",
        stage.text()
    );
    let totals: Vec<_> = stage
        .app
        .night()
        .games()
        .map(|games| games.seats()[0].game().frames().scores().total())
        .collect();
    assert_eq!(totals, [100, 7]);
    stage.type_keys("u");
    let first = stage.app.night().games().next().unwrap();
    assert_eq!(first.seats()[0].game().frames().scores().total(), 90);
    stage.check_kept();
}

#[test]
fn the_games_go_round() {
    let mut stage = two();
    stage.type_keys(&"9-".repeat(20));
    stage.type_keys("n7-e]");
    assert!(stage.shows("game 1 "));
    stage.type_keys("[");
    assert!(stage.shows("game 2 "));
    stage.type_keys("[[");
    assert!(stage.shows("game 2 "));
}

#[test]
fn an_earlier_game_is_corrected_from_the_results_too() {
    let mut stage = alone();
    stage.type_keys(&"9-".repeat(10));
    stage.type_keys("n");
    stage.type_keys(&"8-".repeat(10));
    stage.type_keys("e[x--<Enter>");
    assert!(
        stage.shows("PJS frame 10 corrected to X - -"),
        "{}",
        stage.text()
    );
    let first = stage.app.night().games().next().unwrap();
    assert_eq!(first.seats()[0].game().frames().scores().total(), 91);
}

#[test]
fn a_line_of_an_earlier_game_stays_whole() {
    let mut stage = alone();
    stage.type_keys(&"9-".repeat(10));
    stage.type_keys("n7e[");
    stage.type_keys(&"<Right>".repeat(9));
    stage.type_keys("x<Enter>");
    assert!(
        stage.shows("frame 10 needs another ball"),
        "{}",
        stage.text()
    );
    let first = stage.app.night().games().next().unwrap();
    assert_eq!(first.seats()[0].game().frames().scores().total(), 90);
}

#[test]
fn balls_that_are_the_same_are_no_correction() {
    let mut stage = alone();
    stage.type_keys("9/8e<Left>9/<Enter>");
    assert!(stage.shows("2 pins left") || stage.shows("2 pins standing"));
    let journal = stage.app.night().journal();
    let is_correction = |event: &Event| matches!(event, Event::Corrected(_));
    let mut entries = journal.entries();
    assert!(!entries.any(|entry| is_correction(entry.event)));
}

#[test]
fn the_preview_tells_what_the_line_is_worth() {
    let mut stage = alone();
    stage.type_keys("81e9/");
    assert!(stage.shows("total   9 → 10"), "{}", stage.text());
}

#[test]
fn the_cursor_stays_where_balls_are_typed() {
    let mut stage = two();
    stage.type_keys("9/81xe<Up>9/<Left>");
    assert!(
        stage.shows("not saved yet: Enter saves it"),
        "{}",
        stage.text()
    );
    assert_eq!(stage.row("PJS").0, ["9|/", "9|/"], "{}", stage.text());
    stage.type_keys("[");
    assert!(stage.shows("not saved yet"));
    stage.type_keys("<Esc>");
    stage.check_kept();
}

#[test]
fn the_cursor_begins_in_the_running_game_after_an_earlier_one_was_corrected() {
    let mut stage = two();
    stage.type_keys(&"9-".repeat(20));
    stage.type_keys("n7");
    stage.type_keys("e[9/<Enter>e");
    assert!(stage.shows("game 2"), "{}", stage.text());
}

#[test]
fn quitting_in_a_correction_says_that_it_is_not_saved() {
    let mut stage = alone();
    stage.type_keys("x8/81<Left><Left>8-q");
    assert!(
        stage.shows("The correction is not saved."),
        "{}",
        stage.text()
    );
    stage.type_keys("n<Esc>eq");
    assert!(!stage.shows("not saved"), "nothing is typed");
}

#[test]
fn what_can_not_be_scored_yet_has_no_sum() {
    let mut stage = alone();
    stage.type_keys("x8/81<Left><Left>");
    assert!(stage.shows("8 + 2 + 8 = 18, total 38"));
    stage.type_keys("5");
    assert!(!stage.shows("8 + 2 + 8"), "{}", stage.text());
}

/// The rack takes up room at the right of the card.
#[test]
fn totals_are_whole_beside_the_deck() {
    let mut stage = alone();
    stage.type_keys("xxxxxxxxx81ed70 7 ");
    for whole in ["frame 10   266 → 266", "total      266 → 266"] {
        assert!(stage.shows(whole), "{}", stage.text());
    }
}

#[test]
fn the_series_follows_a_correction_of_an_earlier_game() {
    let mut stage = two();
    stage.type_keys(&"9-".repeat(20));
    stage.type_keys("n9-");
    assert!(stage.shows("ser  99"), "{}", stage.text());
    stage.type_keys("e[9/");
    assert!(stage.shows("total     90 → 100"), "{}", stage.text());
    assert!(stage.shows("ser 100"), "{}", stage.text());
}
