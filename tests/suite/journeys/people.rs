//! People who come late, sit out, come back, go home, move and take other names.

use tenpin::terminal::Incoming;

use crate::stage::{Stage, alone, two};

fn paste(stage: &mut Stage, text: &str) {
    stage.send([Incoming::Paste(text.to_owned())]);
}

#[test]
fn a_late_player_catches_up_from_the_first_frame() {
    let mut stage = two();
    stage.type_keys("x9-x9-p");
    stage.type_keys("abc<Enter>");
    assert!(stage.shows("ABC: Enter now, catching up · g from the next game"));
    stage.type_keys("<Enter><Enter>");
    assert!(stage.shows("▶ ABC   frame 1   ball 1"), "{}", stage.text());
    stage.type_keys("81");
    assert!(stage.shows("▶ ABC   frame 2"));
    stage.type_keys("81");
    assert!(stage.shows("▶ PJS   frame 3"));
    stage.check_kept();
}

#[test]
fn a_late_player_may_wait_for_the_next_game() {
    let mut stage = alone();
    stage.type_keys("xpabc<Enter>g");
    assert!(stage.shows("ABC   from the next game"), "{}", stage.text());
    stage.type_keys("<Enter>");
    assert!(!stage.shows("ABC"));
    stage.type_keys("xxxxxxxxxxxn");
    assert!(stage.shows("game 2") && stage.shows("ABC"));
    stage.check_kept();
}

#[test]
fn escape_at_the_question_keeps_the_name_in_the_field() {
    let mut stage = alone();
    stage.type_keys("xpabc<Enter><Esc>");
    assert!(stage.shows("A B C"));
    assert_eq!(stage.desk.kept.len(), 3);
}

#[test]
fn sitting_out_and_coming_back() {
    let mut stage = two();
    stage.type_keys("x9-p<Tab><Down>o");
    assert!(stage.shows("KYJ sits out"));
    stage.type_keys("<Enter>xx8");
    assert!(stage.shows("▶ PJS   frame 4"));
    stage.type_keys("1p<Tab><Down>");
    assert!(stage.shows("3 frames behind"), "{}", stage.text());
    stage.type_keys("o<Enter>");
    assert!(stage.shows("▶ KYJ   frame 2"));
    stage.check_kept();
}

#[test]
fn the_last_one_who_bowls_can_not_sit_out() {
    let mut stage = alone();
    stage.type_keys("xp<Tab>o");
    assert!(
        stage.shows("PJS is the last one who bowls"),
        "{}",
        stage.text()
    );
    assert_eq!(stage.desk.kept.len(), 3);
}

#[test]
fn leaving_in_mid_frame_leaves_the_line_as_it_is() {
    let mut stage = two();
    stage.type_keys("x9-7p<Tab>l<Enter>");
    assert_eq!(stage.row("PJS").0, ["X", "7"]);
    assert!(stage.row("PJS").1.is_empty());
    assert!(stage.shows("▶ KYJ   frame 2"));
    for _ in 0..9 {
        stage.type_keys("9-");
    }
    assert!(stage.shows("game 1 is over") && stage.shows("KYJ wins with 90"));
    stage.check_kept();
}

#[test]
fn when_the_last_one_leaves_the_game_is_abandoned() {
    let mut stage = alone();
    stage.type_keys("xp<Tab>l<Enter>");
    assert!(
        stage.shows("game 1 was abandoned") && !stage.shows("wins"),
        "{}",
        stage.text()
    );
    stage.type_keys("n");
    assert!(stage.shows("nobody is here to bowl"));
    stage.type_keys("u");
    assert!(stage.shows("▶ PJS   frame 2"));
    stage.check_kept();
}

#[test]
fn a_new_name_is_for_the_whole_night() {
    let mut stage = two();
    stage.type_keys("x9-p<Tab><Down>n");
    assert!(stage.shows("new name for KYJ"));
    stage.type_keys("lee<Enter><Enter>");
    assert_eq!(stage.row("LEE").0, ["9|-"]);
    stage.check_kept();
}

#[test]
fn the_order_is_moved_with_brackets_or_shift_and_arrows() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("aaa<Enter>bbb<Enter>ccc<Enter><Tab><Down><Down>[[");
    assert!(
        stage.shows("1  CCC") && stage.shows("2  AAA"),
        "{}",
        stage.text()
    );
    stage.type_keys("<S-Down>");
    assert!(stage.shows("1  AAA") && stage.shows("2  CCC"));
    stage.type_keys("]<S-Up><Tab><Enter>");
    assert!(stage.shows("▶ AAA"));
    stage.check_kept();
}

#[test]
fn a_player_removed_before_the_start_is_not_on_the_board() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("aaa<Enter>bbb<Enter><Tab>d");
    assert!(stage.shows("1  BBB") && !stage.shows("2  "));
    stage.type_keys("<Enter>");
    assert!(stage.shows("▶ BBB"));
    stage.check_kept();
}

#[test]
fn pasted_names_join_and_a_bad_one_among_them_is_told() {
    let mut stage = Stage::new(80, 24);
    paste(&mut stage, "pjs, kyj abc");
    assert!(stage.shows("PJS, KYJ, ABC joined"));
    paste(&mut stage, "lee\nxxxx\r\nPJS;aaa\u{1b}[2J");
    assert!(stage.shows("xxxx: a name has exactly 3 English letters, not 4 · LEE joined"));
    assert!(stage.shows("4  LEE") && !stage.shows("5  "));
    stage.check_kept();
}

#[test]
fn a_paste_on_the_board_is_ignored_with_a_hint() {
    let mut stage = two();
    paste(&mut stage, "xxxq");
    assert!(stage.shows("pasted text is taken only where a name is typed"));
    assert_eq!(stage.desk.kept.len(), 3);
}

#[test]
fn a_wrong_name_is_refused_with_the_reason() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pj<Enter>");
    assert!(stage.shows("a name has exactly 3 English letters, not 2"));
    stage.type_keys("1");
    assert!(stage.shows("'1' is no English letter"));
    stage.type_keys("sx");
    assert!(stage.shows("a name has 3 letters"));
    stage.type_keys("<Enter>pjs<Enter>");
    assert!(stage.shows("PJS is on the board already"));
    stage.check_kept();
}

#[test]
fn nobody_can_not_start() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("<Enter>");
    assert!(stage.shows("nobody is here to bowl"));
}

#[test]
fn a_twenty_fifth_player_is_refused_and_all_twenty_four_are_reachable() {
    let mut stage = Stage::new(80, 24);
    for letter in 'a'..='y' {
        stage.type_keys(&format!("{letter}{letter}{letter}<Enter>"));
    }
    assert!(stage.shows("1 to 24 can bowl"));
    stage.type_keys("<BS><BS><BS><Enter>");
    assert!(
        stage.shows("▶ AAA") && stage.shows("▼ 16 more"),
        "{}",
        stage.text()
    );
    stage.type_keys("e");
    stage.type_keys(&"<Down>".repeat(23));
    assert!(stage.shows("XXX") && stage.shows("▲ 16 more"));
}

#[test]
fn what_was_owed_is_void_once_the_next_game_begins_and_that_is_told() {
    let mut stage = two();
    stage.type_keys("x9-p<Tab><Down>o<Enter>");
    stage.type_keys("xxxxxxxxxxx");
    assert!(stage.shows("game 1 is over"), "{}", stage.text());
    stage.type_keys("n");
    assert!(stage.shows("KYJ: what was not bowled in the last game is void"));
    stage.check_kept();
}

#[test]
fn an_unfinished_line_never_wins() {
    let mut stage = two();
    stage.type_keys("--x--x--xp<Tab><Down>o<Enter>");
    stage.type_keys(&"--".repeat(7));
    assert!(stage.shows("PJS wins with 0"), "{}", stage.text());
    assert!(
        stage.shows("       KYJ      60") || stage.shows("     KYJ      60"),
        "{}",
        stage.text()
    );
    let mut stage = two();
    stage.type_keys("x9-p<Tab><Down>o<Up>l<Enter>");
    assert!(stage.shows("game 1 was abandoned") && !stage.shows("wins"));
}

#[test]
fn somebody_who_left_an_earlier_game_is_asked_too() {
    let mut stage = two();
    stage.type_keys("x9-p<Tab><Down>l<Enter>xxxxxxxxxxxnxpkyj<Enter>");
    assert!(stage.shows("KYJ: Enter now"), "{}", stage.text());
    stage.type_keys("<Enter><Enter>");
    assert!(stage.shows("▶ KYJ   frame 1"));
    stage.check_kept();
}

#[test]
fn pasted_names_are_asked_about_while_a_game_is_on() {
    let mut stage = two();
    stage.type_keys("xp");
    paste(&mut stage, "abc def");
    assert!(stage.shows("ABC, DEF: Enter now"));
    assert_eq!(stage.desk.kept.len(), 4);
    stage.type_keys("g");
    assert!(stage.shows("ABC   from the next game") && stage.shows("DEF   from the next game"));
    stage.check_kept();
}

#[test]
fn coming_back_on_the_results_opens_the_game_again() {
    let mut stage = two();
    stage.type_keys("x9-p<Tab><Down>o<Enter>xxxxxxxxxxx");
    assert!(stage.shows("game 1 is over"));
    stage.type_keys("p<Tab><Down>o<Enter>");
    assert!(stage.shows("▶ KYJ   frame 2"), "{}", stage.text());
    stage.check_kept();
}

#[test]
fn letters_in_the_field_are_not_lost_and_not_mixed_up() {
    let mut stage = two();
    stage.type_keys("xpab<Tab>n");
    assert!(stage.shows("new name for PJS  _ _ _"), "{}", stage.text());
    stage.type_keys("<Esc><Tab>");
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter>kyj<Tab><Enter>");
    assert!(
        stage.shows("2  KYJ"),
        "Enter in the list adds what was typed\n{}",
        stage.text()
    );
}

#[test]
fn a_pasted_name_goes_into_the_field_for_another_name() {
    let mut stage = two();
    stage.type_keys("xp<Tab>n");
    paste(&mut stage, "lee\n");
    stage.type_keys("<Enter><Enter>");
    assert_eq!(stage.row("LEE").0, ["X"]);
}

#[test]
fn who_sits_out_or_left_is_told_on_the_board() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter>kyj<Enter>abc<Enter><Enter>xp<Tab><Down>o<Down>l<Enter>");
    assert!(
        stage.shows("│  out ") && stage.shows("│  home"),
        "{}",
        stage.text()
    );
}

#[test]
fn who_left_before_this_game_is_still_in_the_night() {
    let mut stage = two();
    stage.type_keys(&"9-8-".repeat(10));
    stage.type_keys("p<Tab><Down>l<Enter>n");
    stage.type_keys(&"9-".repeat(10));
    assert!(stage.shows("game 2 is over"));
    let lines = stage.lines();
    let kyj = lines.iter().find(|line| line.contains("KYJ")).unwrap();
    assert!(kyj.contains("80.0"), "{}", stage.text());
}
