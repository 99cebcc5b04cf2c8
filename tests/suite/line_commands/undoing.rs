//! Undo and redo.

use super::*;

#[test]
fn a_ball_is_taken_back_and_bowled_otherwise() {
    let played = play("PJS KYJ", "7; undo; 8");
    let expected = [
        "PJS's turn : 7",
        "PJS's turn : undo",
        "undone: PJS bowled 7",
        "PJS's turn : 8",
        "PJS's turn : ",
    ];
    assert_eq!(played.talk(), expected);
    assert_eq!(played.board()[0], "|  PJS |  8");
}

#[test]
fn undo_goes_back_over_players_and_redo_forward_again() {
    let played = play("PJS KYJ", "x; 9; undo; undo; redo; redo; redo");
    let expected = [
        "KYJ's turn : undo",
        "undone: KYJ bowled 9",
        "KYJ's turn : undo",
        "undone: PJS bowled 10",
        "PJS's turn : redo",
        "redone: PJS bowled 10",
        "KYJ's turn : redo",
        "redone: KYJ bowled 9",
        "KYJ's turn : redo",
        "nothing to redo",
        "KYJ's turn : ",
    ];
    assert_eq!(played.last(11), expected);
    assert_eq!(played.board()[2], "|  KYJ |  9");
}

#[test]
fn both_are_told_in_korean_too() {
    let played = play_so(KOREAN, "PJS", "7; undo; redo; redo");
    let expected = [
        "되돌림: PJS 투구 7",
        "PJS's turn : redo",
        "다시 실행: PJS 투구 7",
        "PJS's turn : redo",
        "다시 할 것이 없습니다",
        "PJS's turn : ",
    ];
    assert_eq!(played.last(6), expected);
}

#[test]
fn a_ball_forgets_what_could_be_redone() {
    let played = play("PJS", "7; undo; 8; redo");
    assert_eq!(played.last(2)[0], "nothing to redo");
}

#[test]
fn before_the_first_ball_there_is_nothing_to_undo() {
    let played = play("PJS KYJ", "undo; 7; undo; undo; 8");
    let nothing = |line: &&&str| **line == "nothing to undo";
    assert_eq!(played.talk().iter().filter(nothing).count(), 2);
    assert_eq!(played.board()[0], "|  PJS |  8");
    let kept = [
        "joined",
        "joined",
        "game_started",
        "bowled",
        "undone",
        "bowled",
    ];
    let names = played.events.iter().map(|event| event.to_json().unwrap());
    let is_kept = |(event, name): (String, &str)| event.contains(&format!("\"{name}\""));
    assert_eq!(played.events.len(), kept.len());
    assert!(names.zip(kept).all(is_kept), "{:?}", played.events);
}

#[test]
fn every_command_is_taken_back_with_its_own_words() {
    for (command, sentence) in [
        ("join LHS", "undone: LHS joined"),
        ("join LHS next", "undone: LHS joined"),
        ("leave KYJ", "undone: KYJ went home"),
        ("out KYJ", "undone: KYJ is sitting out"),
        ("out KYJ; back KYJ", "undone: KYJ is back"),
        ("move KYJ 1", "undone: KYJ moved to place 1"),
        ("rename KYJ LHS", "undone: KYJ renamed to LHS"),
        ("fix PJS 1 7", "undone: PJS frame 1 corrected to 7"),
    ] {
        let played = play("PJS KYJ", &format!("5; {command}; undo"));
        assert_eq!(played.last(2), [sentence, "PJS's turn : "], "{command}");
        let rows = ["|  PJS |  5", "", "|  KYJ", ""];
        assert_eq!(played.board(), rows, "{command}");
        let played = play("PJS KYJ", &format!("5; {command}; undo; redo; redo"));
        let again = sentence.replace("undone", "redone");
        assert_eq!(played.last(4)[0], again, "{command}");
        let once = play("PJS KYJ", &format!("5; {command}"));
        assert_eq!(played.board(), once.board(), "{command}");
    }
}

#[test]
fn undo_after_next_takes_the_new_game_back_and_shows_the_old_one_with_its_standings() {
    let played = play("PJS", &after_a_game("next; undo; undo"));
    let expected = [
        "1. PJS 300",
        "PJS's turn : undo",
        "undone: game 2 started",
        "1. PJS 300",
        "undone: PJS bowled 10",
        "PJS's turn : ",
    ];
    assert_eq!(played.last(6), expected);
    assert!(played.board()[0].ends_with("|  X   |  X   |  X|X"));
    let played = play("PJS", &after_a_game("next; 7; undo; undo; redo; redo; 2"));
    let expected = [
        "undone: game 2 started",
        "1. PJS 300",
        "redone: game 2 started",
        "PJS's turn : redo",
        "redone: PJS bowled 7",
        "PJS's turn : 2",
        "PJS's turn : ",
    ];
    assert_eq!(played.last(7), expected);
    assert_eq!(played.board()[0], "|  PJS |  7|2");
}
