//! Players who come late, sit out, come back, leave, move and are renamed.

use tenpin::app::Context;
use tenpin::terminal::Incoming;
use tenpin::text::Language;

use crate::stage::{Stage, alone, two};

fn paste(stage: &mut Stage, text: &str) {
    stage.send([Incoming::Paste(text.to_owned())]);
}

#[test]
fn tab_is_in_every_footer_of_the_smallest_screen() {
    let all = [
        (Language::English, ["Tab edit", "Tab add"]),
        (Language::Korean, ["Tab 편집", "Tab 추가"]),
    ];
    for (language, [edit, add]) in all {
        let mut stage = Stage::new(46, 14).in_language(language);
        stage.type_keys("pjs<Enter>kyj<Enter>");
        assert!(stage.shows(edit), "{}", stage.text());
        stage.type_keys("<Tab>");
        assert!(stage.shows(add), "{}", stage.text());
        stage.type_keys("<Enter>7p");
        assert!(stage.shows(edit), "{}", stage.text());
        stage.type_keys("<Tab>");
        assert!(stage.shows(add), "{}", stage.text());
        stage.type_keys("l");
        assert!(stage.shows(add), "somebody who is gone\n{}", stage.text());
    }
}

#[test]
fn a_late_player_catches_up_from_the_first_frame() {
    let mut stage = two();
    stage.type_keys("x9-x9-p");
    stage.type_keys("abc<Enter>");
    assert!(stage.shows("   ABC") && stage.shows("   Enter now, catching up"));
    assert!(stage.shows("   g from the next game"), "{}", stage.text());
    stage.type_keys("<Enter><Enter>");
    assert!(
        stage.shows_all(&["▶ ABC", "frame 1 · ball 1"]),
        "{}",
        stage.text()
    );
    stage.type_keys("81");
    assert!(stage.shows_all(&["▶ ABC", "frame 2"]));
    stage.type_keys("81");
    assert!(stage.shows_all(&["▶ PJS", "frame 3"]));
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
    assert!(stage.shows("│ A │ │ B │ │ C │"));
    assert_eq!(stage.desk.kept.len(), 3);
}

#[test]
fn sitting_out_and_coming_back() {
    let mut stage = two();
    stage.type_keys("x9-p<Tab><Down>o");
    assert!(stage.shows("KYJ is sitting out"));
    stage.type_keys("<Enter>xx8");
    assert!(stage.shows_all(&["▶ PJS", "frame 4"]));
    stage.type_keys("1p<Tab><Down>");
    assert!(stage.shows("3 frames behind"), "{}", stage.text());
    stage.type_keys("o<Enter>");
    assert!(stage.shows_all(&["▶ KYJ", "frame 2"]));
    stage.check_kept();
}

#[test]
fn the_last_one_who_bowls_can_not_sit_out() {
    let mut stage = alone();
    stage.type_keys("xp<Tab>o");
    assert!(
        stage.shows("PJS is the only one bowling"),
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
    assert!(stage.shows_all(&["▶ KYJ", "frame 2"]));
    for _ in 0..9 {
        stage.type_keys("9-");
    }
    assert!(stage.shows("game 1 is over") && stage.result("KYJ")[..3] == ["1", "KYJ", "90"]);
    stage.check_kept();
}

#[test]
fn whoever_went_home_is_back_on_the_same_line_by_either_key_or_by_name() {
    for back in ["o", "l", "<Tab>pjs<Enter>"] {
        let mut stage = two();
        stage.type_keys("9-9-5p<Tab>l");
        assert!(
            stage.shows("went home") && stage.shows(" 1 KYJ"),
            "{}",
            stage.text()
        );
        let rows = stage.text();
        assert!(
            rows.find("PJS") < rows.find("KYJ"),
            "the place in the list stays"
        );
        stage.type_keys(back);
        assert!(back.len() > 1 || stage.shows("PJS is back"), "{back}");
        assert!(
            stage.shows(" 1 PJS") && stage.shows(" 2 KYJ"),
            "{back}\n{}",
            stage.text()
        );
        stage.type_keys("<Esc><Esc>");
        stage.type_keys("<Enter>4");
        assert_eq!(stage.row("PJS").0, ["9|-", "5|4"], "{back}");
        stage.check_kept();
    }
}

#[test]
fn the_keys_say_come_back_wherever_they_are_told_for_who_went_home() {
    let mut stage = two();
    stage.type_keys("9-9-p<Tab>");
    assert!(stage.shows("l go home"), "{}", stage.text());
    stage.type_keys("l");
    let footer = stage.lines().pop().unwrap();
    assert!(footer.contains("  o come back"), "{}", stage.text());
    assert!(!stage.text().contains("go home"), "{}", stage.text());
    stage.type_keys("<Down>");
    let footer = stage.lines().pop().unwrap();
    assert!(footer.contains("l go home"), "{}", stage.text());
}

#[test]
fn whoever_went_home_is_moved_only_after_coming_back_and_told_the_key() {
    let mut stage = two();
    stage.type_keys("9-9-p<Tab>l[");
    assert!(
        stage.shows("PJS has gone home (o brings PJS back)"),
        "{}",
        stage.text()
    );
    stage.check_kept();
}

#[test]
fn whoever_went_home_comes_back_from_the_next_game_once_this_one_is_over() {
    let mut stage = two();
    stage.type_keys("9-9-p<Tab>l<Enter>");
    stage.type_keys(&format!("{}p<Tab>o", "9-".repeat(9)));
    assert!(
        stage.shows("PJS is back, from the next game"),
        "{}",
        stage.text()
    );
    stage.check_kept();
}

/// PJS left during the first game, and is selected in the second one.
fn gone_in_the_first_game() -> Stage {
    let mut stage = two();
    stage.type_keys("9-9-p<Tab>l<Enter>");
    stage.type_keys(&"9-".repeat(9));
    stage.type_keys("n9-p<Tab>");
    stage
}

#[test]
fn whoever_comes_back_in_a_later_game_is_asked_from_when() {
    let mut stage = gone_in_the_first_game();
    stage.type_keys("o");
    assert!(
        stage.shows_all(&["PJS", "Enter now, catching up", "g from the next game"]),
        "{}",
        stage.text()
    );
    stage.type_keys("<Esc>");
    assert_eq!(stage.app.context(), Context::ListOfGone, "nothing happened");
    stage.type_keys("og");
    assert!(stage.shows("PJS   from the next game"), "{}", stage.text());
    assert_eq!(stage.app.context(), Context::ListInGame);
    stage.check_kept();
    let mut stage = gone_in_the_first_game();
    stage.type_keys("l<Enter><Enter>");
    assert!(stage.shows_all(&["▶ PJS", "frame 1"]), "{}", stage.text());
    stage.check_kept();
}

#[test]
fn a_late_player_is_told_the_frames_behind_as_people_count_them() {
    let mut stage = two();
    stage.type_keys("9-9-9-9-pabc<Enter><Enter><Tab>");
    assert!(stage.shows("2 frames behind"), "{}", stage.text());
}

#[test]
fn what_keys_do_is_told_in_whole_phrases_on_a_small_screen() {
    let mut stage = Stage::new(60, 18);
    stage.type_keys("ann<Enter>bob<Enter><Enter>9-p");
    assert!(stage.shows("sit out"), "{}", stage.text());
    assert!(!stage.shows("sit out or"), "{}", stage.text());
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
    assert!(stage.shows("add at least one player first"));
    stage.type_keys("u");
    assert!(stage.shows_all(&["▶ PJS", "frame 2"]));
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
        stage.shows("1 CCC") && stage.shows("2 AAA"),
        "{}",
        stage.text()
    );
    stage.type_keys("<S-Down>");
    assert!(stage.shows("1 AAA") && stage.shows("2 CCC"));
    stage.type_keys("]<S-Up><Tab><Enter>");
    assert!(stage.shows("▶ AAA"));
    stage.check_kept();
}

#[test]
fn a_player_removed_before_the_start_is_not_on_the_board() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("aaa<Enter>bbb<Enter><Tab>d");
    assert!(stage.shows("1 BBB") && !stage.shows(" 2 "));
    stage.type_keys("<Enter>");
    assert!(stage.shows("▶ BBB"));
    stage.check_kept();
}

#[test]
fn before_the_first_ball_a_player_is_removed_and_does_not_go_home() {
    let says = [
        (Language::English, "AAA removed", "undone: AAA removed"),
        (Language::Korean, "AAA 뺌", "되돌림: AAA 뺌"),
    ];
    for (language, removed, undone) in says {
        let mut stage = Stage::new(80, 24).in_language(language);
        stage.type_keys("aaa<Enter>bbb<Enter><Tab>l");
        assert!(stage.shows(removed), "{}", stage.text());
        stage.type_keys("u");
        assert!(stage.shows(undone), "{}", stage.text());
    }
}

#[test]
fn pasted_names_join_and_a_bad_one_among_them_is_told() {
    let mut stage = Stage::new(80, 24);
    paste(&mut stage, "pjs, kyj abc");
    assert!(stage.shows("PJS, KYJ, ABC joined"));
    paste(&mut stage, "lee\nxxxx\r\nPJS;aaa\u{1b}[2J");
    assert!(stage.shows("xxxx: a name is exactly 3 letters, not 4"));
    assert!(stage.shows("LEE joined"));
    assert!(stage.shows("4 LEE") && !stage.shows(" 5 "));
    stage.check_kept();
}

#[test]
fn a_paste_on_the_results_is_ignored_with_a_hint() {
    let mut stage = two();
    stage.type_keys(&"9-".repeat(20));
    let kept = stage.desk.kept.len();
    paste(&mut stage, "xxxq");
    assert!(stage.shows("paste balls on the board, or names on the players screen (p)"));
    assert_eq!(stage.desk.kept.len(), kept);
}

#[test]
fn a_wrong_name_is_refused_with_the_reason() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pj<Enter>");
    assert!(stage.shows("a name is exactly 3 letters, not 2"));
    stage.type_keys("1");
    assert!(stage.shows("use letters A to Z"));
    stage.type_keys("s<Enter>kyjx");
    assert!(stage.shows("that's 3 letters: Enter adds it"));
    stage.type_keys("<Enter>pjs<Enter>");
    assert!(stage.shows("PJS is already playing"));
    stage.check_kept();
}

#[test]
fn nobody_can_not_start() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("<Enter>");
    assert!(stage.shows("add at least one player first"));
}

#[test]
fn a_twenty_fifth_player_is_refused_and_all_twenty_four_are_reachable() {
    let mut stage = Stage::new(80, 24);
    for letter in 'a'..='y' {
        stage.type_keys(&format!("{letter}{letter}{letter}<Enter>"));
    }
    assert!(stage.shows("1 to 24 players can bowl, not 25"));
    stage.type_keys("<BS><BS><BS><Enter>");
    assert!(
        stage.shows("▶ AAA") && stage.shows("▼ 15 "),
        "{}",
        stage.text()
    );
    stage.type_keys("7e");
    stage.type_keys(&"<Down>".repeat(23));
    assert!(stage.shows("XXX") && stage.shows("▲ 15 "));
}

#[test]
fn what_was_owed_is_void_once_the_next_game_begins_and_that_is_told() {
    let mut stage = two();
    stage.type_keys("x9-p<Tab><Down>o<Enter>");
    stage.type_keys("xxxxxxxxxxx");
    assert!(stage.shows("game 1 is over"), "{}", stage.text());
    stage.type_keys("n");
    assert!(stage.shows("KYJ: the missed frames of the last game no longer count"));
    stage.check_kept();
}

#[test]
fn an_unfinished_line_never_wins() {
    let mut stage = two();
    stage.type_keys("--x--x--xp<Tab><Down>o<Enter>");
    stage.type_keys(&"--".repeat(7));
    assert_eq!(stage.result("PJS")[..3], ["1", "PJS", "0"]);
    assert_eq!(stage.result("KYJ")[..2], ["KYJ", "60…"]);
    let mut stage = two();
    stage.type_keys("x9-p<Tab><Down>o<Up>l<Enter>");
    assert!(stage.shows("game 1 was abandoned") && !stage.shows("wins"));
}

#[test]
fn somebody_who_left_an_earlier_game_is_asked_too() {
    let mut stage = two();
    stage.type_keys("x9-p<Tab><Down>l<Enter>xxxxxxxxxxxnxpkyj<Enter>");
    assert!(stage.shows("   Enter now, catching up"), "{}", stage.text());
    stage.type_keys("<Enter><Enter>");
    assert!(stage.shows_all(&["▶ KYJ", "frame 1"]));
    stage.check_kept();
}

#[test]
fn pasted_names_are_asked_about_while_a_game_is_on() {
    let mut stage = two();
    stage.type_keys("xp");
    paste(&mut stage, "abc def");
    assert!(stage.shows("   ABC DEF") && stage.shows("   Enter now, catching up"));
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
    assert!(stage.shows_all(&["▶ KYJ", "frame 2"]), "{}", stage.text());
    stage.check_kept();
}

#[test]
fn letters_in_the_field_are_not_lost_and_not_mixed_up() {
    let mut stage = two();
    stage.type_keys("xpab<Tab>n");
    assert!(stage.shows("new name for PJS"), "{}", stage.text());
    assert!(stage.shows("│ ▂ │ │   │ │   │"));
    stage.type_keys("<Esc><Tab>");
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter>kyj<Tab><Enter>");
    assert!(
        stage.shows("2 KYJ"),
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
        stage.shows("│    out │") && stage.shows("│   home │"),
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
    let row = [" KYJ", "80", "80.0", "80"];
    let text = stage.text();
    let is_row = |line: &&str| line.split_whitespace().eq(row.map(str::trim));
    assert!(text.lines().any(|line| is_row(&line)), "{text}");
}

#[test]
fn the_large_name_goes_when_the_line_up_needs_its_room() {
    let mut stage = Stage::new(80, 24);
    for letter in 'a'..='h' {
        stage.type_keys(&format!("{letter}{letter}{letter}<Enter>"));
    }
    assert!(stage.shows("██████████") && stage.shows(" 8 HHH"));
    stage.type_keys("iii<Enter>");
    assert!(!stage.shows("██") && stage.shows(" 1 AAA") && stage.shows(" 9 III"));
}

#[test]
fn keys_are_named_for_what_they_do_now() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter>");
    assert!(stage.shows("Enter add, or start") && stage.shows("Esc quit"));
    stage.type_keys("<Tab>");
    assert!(stage.shows("Enter start") && stage.shows("l remove"));
    stage.type_keys("<Enter>xp");
    assert!(stage.shows("Enter add, or go back") && stage.shows("Esc back"));
    stage.type_keys("<Tab>");
    assert!(stage.shows("Enter back to the game") && stage.shows("l go home"));
}

#[test]
fn with_nobody_in_the_list_tab_says_so_and_letters_still_type_a_name() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("<Tab>p");
    assert!(stage.shows("│ P │ │ ▂ │ │   │"), "{}", stage.text());
    stage.type_keys("<Tab>");
    assert!(stage.shows("add at least one player first"));
}

#[test]
fn a_player_too_many_is_refused_before_any_question() {
    let mut stage = Stage::new(80, 24);
    let names = (b'a'..).take(24).map(char::from);
    let names: Vec<_> = names.map(|name| name.to_string().repeat(3)).collect();
    stage.type_keys(&format!("{}<Enter><Enter>9-p", names.join("<Enter>")));
    stage.type_keys("zzz<Enter>");
    assert!(stage.shows("24 players"), "{}", stage.text());
    assert!(!stage.shows("from the next game"), "{}", stage.text());
    stage.type_keys("<Esc>");
    stage.send([Incoming::Paste("yyy zzz".into())]);
    assert!(!stage.shows("from the next game"), "{}", stage.text());
    assert!(stage.shows("24 players"), "{}", stage.text());
    stage.check_kept();
}

#[test]
fn after_a_refused_name_the_next_letter_begins_a_new_one() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("abc<Enter>abc<Enter>");
    assert!(stage.shows("ABC is already playing"), "{}", stage.text());
    stage.type_keys("xy");
    assert!(stage.shows("│ X │ │ Y │ │ ▂ │"), "{}", stage.text());
    assert!(stage.shows("1 more letter"), "{}", stage.text());
    stage.type_keys("z<Enter>");
    assert!(stage.shows(" 2 XYZ"), "{}", stage.text());
    stage.type_keys("xyz<Enter><BS>k<Enter>");
    assert!(stage.shows(" 3 XYK"), "erased by hand\n{}", stage.text());
    stage.type_keys("abc<Enter>박지성<Enter>박지성<Enter>김영수<Enter>");
    assert!(
        stage.shows(" 4 PJS") && stage.shows(" 5 KYS"),
        "{}",
        stage.text()
    );
}

#[test]
fn a_short_name_that_was_refused_is_completed_or_typed_anew() {
    for (keys, name) in [
        ("s", "PJS"),
        ("jim", "JIM"),
        ("lee", "LEE"),
        ("<BS>kk", "PKK"),
    ] {
        let mut stage = Stage::new(80, 24);
        stage.type_keys("pj<Enter>");
        stage.type_keys(keys);
        stage.type_keys("<Enter>");
        assert!(stage.shows(&format!(" 1 {name}")), "{}", stage.text());
    }
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjsk<Enter>");
    assert!(stage.shows(" 1 PJS"), "never refused\n{}", stage.text());
}

#[test]
fn a_new_name_that_is_taken_is_replaced_by_the_next_letter() {
    let mut stage = two();
    stage.type_keys("p<Tab>nkyj<Enter>");
    assert!(stage.shows("KYJ is already playing"), "{}", stage.text());
    stage.type_keys("kim<Enter>");
    assert!(stage.shows(" 1 KIM"), "{}", stage.text());
}

#[test]
fn arrows_go_from_the_field_to_the_list_and_letters_there_are_no_keys() {
    for (width, height) in [(80, 24), (60, 18)] {
        let mut stage = Stage::new(width, height);
        stage.type_keys("pjs<Enter>kyj<Enter><Enter>x9-p");
        assert!(stage.shows("Tab   edit players"), "{}", stage.text());
        for key in ["o     sit", "l     go", "n     rename"] {
            assert!(!stage.shows(key), "{key}\n{}", stage.text());
        }
        for keys in ["<Up>", "<Down>", "ab<Down>", "<Up>"] {
            stage.type_keys(keys);
            assert_eq!(stage.app.context(), Context::ListInGame, "{keys}");
            assert!(stage.shows("o     sit out"), "{}", stage.text());
            stage.type_keys("<Tab>");
            stage.type_keys(&"<BS>".repeat(2));
        }
    }
}

#[test]
fn the_key_list_names_what_the_key_does_to_who_is_selected() {
    let mut stage = two();
    stage.resize(60, 18);
    stage.type_keys("x9-p<Tab>");
    assert!(stage.shows("o     sit out") && !stage.shows("sit out or"));
    stage.type_keys("o");
    assert!(stage.shows("o     come back"), "{}", stage.text());
}

#[test]
fn one_word_is_used_for_going_home_on_every_screen() {
    for size in [(46, 14), (60, 18), (80, 24), (120, 36)] {
        let mut stage = Stage::new(size.0, size.1);
        stage.type_keys("pjs<Enter>kyj<Enter><Enter>x9-p<Tab>");
        let footer = stage.lines().pop().unwrap();
        assert!(
            footer.contains("l home") || footer.contains("l go home"),
            "{footer}"
        );
        assert!(!stage.shows("leave"), "{}", stage.text());
    }
}

#[test]
fn frame_and_score_stand_beside_the_names_in_a_game() {
    let mut stage = two();
    stage.type_keys("x9-8-p");
    for row in ["PJS   frame 3     26 now", "KYJ   frame 2      9 now"] {
        assert!(stage.shows(row), "{row}\n{}", stage.text());
    }
    let mut over = two();
    over.type_keys(&"9-8-".repeat(10));
    over.type_keys("p");
    assert!(over.shows("PJS   game 1    90"), "{}", over.text());
}

#[test]
fn the_same_name_again_is_no_other_name() {
    let mut stage = two();
    stage.type_keys("p<Tab>nPJS<Enter>");
    assert!(!stage.shows("already"), "{}", stage.text());
    stage.type_keys("nKYJ<Enter>");
    assert!(stage.shows("KYJ is already playing"), "{}", stage.text());
}
