//! Players come and go, move and are renamed.

use super::*;

#[test]
fn who_joins_in_mid_game_catches_up() {
    let played = play("PJS", "x; x; join kyj; 9; -; 8; 1; x");
    let expected = [
        "KYJ joined",
        "KYJ's turn : 9",
        "KYJ's turn : -",
        "KYJ's turn : 8",
        "KYJ's turn : 1",
        "PJS's turn : x",
        "KYJ's turn : ",
    ];
    assert_eq!(played.last(7), expected);
    assert_eq!(played.board()[2], "|  KYJ |  9|- |  8|1");
}

#[test]
fn who_joins_for_the_next_game_is_on_its_board() {
    let played = play("PJS", &format!("join KYJ next; {}", after_a_game("next")));
    let talk = played.talk();
    assert_eq!(talk[1], "KYJ joined and bowls from the next game");
    assert_eq!(played.last(2), ["1. PJS 300", "PJS's turn : "]);
    assert_eq!(played.board(), ["|  PJS", "", "|  KYJ", ""]);
    let korean = play_so(KOREAN, "PJS", "join KYJ NEXT");
    assert_eq!(korean.talk()[1], "KYJ 추가: 다음 게임부터 칩니다");
    assert_eq!(korean.board(), ["|  PJS", ""]);
}

#[test]
fn who_leaves_bowls_no_more_and_has_no_place() {
    let played = play("PJS KYJ", "4; 5; 7; leave KYJ; x");
    assert_eq!(
        played.last(3),
        ["KYJ went home", "PJS's turn : x", "PJS's turn : "]
    );
    assert_eq!(played.board()[2], "|  KYJ |  7");
    let to_the_end = format!("4; 5; 7; leave KYJ; {}", "x;".repeat(11));
    let played = play("PJS KYJ", &to_the_end);
    assert_eq!(played.talk().last(), Some(&"1. PJS 279"));
}

#[test]
fn who_sits_out_is_passed_over_until_coming_back_and_catches_up() {
    let played = play("PJS KYJ", "x; out kyj; x; x; back KYJ; 9; -; 8; 1");
    let expected = [
        "KYJ is sitting out",
        "PJS's turn : x",
        "PJS's turn : x",
        "PJS's turn : back KYJ",
        "KYJ is back",
        "KYJ's turn : 9",
        "KYJ's turn : -",
        "KYJ's turn : 8",
        "KYJ's turn : 1",
        "KYJ's turn : ",
    ];
    assert_eq!(played.last(10), expected);
}

#[test]
fn another_place_and_another_name() {
    let played = play("PJS KYJ LHS", "move LHS 1; rename kyj abc");
    let expected = [
        "PJS's turn : move LHS 1",
        "LHS moved to place 1",
        "LHS's turn : rename kyj abc",
        "KYJ renamed to ABC",
        "LHS's turn : ",
    ];
    assert_eq!(played.talk(), expected);
    assert_eq!(played.board(), ["|  LHS", "", "|  PJS", "", "|  ABC", ""]);
}

#[test]
fn a_hangul_name_gives_its_initials() {
    let played = play("PJS", "join 김유진; rename 김유진 이은우; move 이은우 1");
    let told: Vec<_> = played.talk().into_iter().skip(1).step_by(2).collect();
    let expected = ["KYJ joined", "KYJ renamed to LEW", "LEW moved to place 1"];
    assert_eq!(told, expected);
}

#[test]
fn everything_is_told_in_korean_too() {
    let commands = "join LHS; move LHS 1; out KYJ; back KYJ; rename KYJ ABC; leave ABC";
    let played = play_so(KOREAN, "PJS KYJ", commands);
    let told: Vec<_> = played.talk().into_iter().skip(1).step_by(2).collect();
    let expected = [
        "LHS 추가",
        "LHS 1번째로 이동",
        "KYJ 쉬는 중",
        "KYJ 복귀",
        "KYJ → ABC",
        "ABC 먼저 감",
    ];
    assert_eq!(told, expected);
}

#[test]
fn a_game_that_everybody_has_left_is_abandoned_and_then_it_is_as_after_a_game() {
    let played = play("PJS", "x; leave PJS; next; join KYJ; next; 7");
    let expected = [
        "PJS went home",
        "game 1 was abandoned: no players left",
        "add at least one player first",
        "KYJ joined and bowls from the next game",
        "game 1 was abandoned: no players left",
        "KYJ's turn : 7",
        "KYJ's turn : ",
    ];
    assert_eq!(played.last(7), expected);
    assert_eq!(played.board(), ["|  KYJ |  7", ""]);
    let korean = play_so(KOREAN, "PJS", "leave PJS");
    assert_eq!(
        korean.talk().last(),
        Some(&"1번째 게임은 중단되었습니다: 칠 사람이 없습니다")
    );
}

#[test]
fn an_abandoned_game_has_no_places() {
    let played = play("PJS KYJ", "x; 9; -; out PJS; leave KYJ; undo; 8");
    let expected = [
        "KYJ went home",
        "game 1 was abandoned: no players left",
        "undone: KYJ went home",
        "KYJ's turn : 8",
        "KYJ's turn : ",
    ];
    assert_eq!(played.last(5), expected);
}

#[test]
fn what_was_owed_is_void_when_the_next_game_begins() {
    let game = "x; 7; 2; out KYJ;".to_owned() + &"x;".repeat(11);
    let played = play(
        "PJS KYJ",
        &format!("{game} next; undo; redo; undo; back KYJ; 5"),
    );
    let void = "KYJ: the missed frames of the last game no longer count";
    let expected = [
        "1. PJS 300",
        void,
        "PJS's turn : undo",
        "undone: game 2 started",
        "1. PJS 300",
        "redone: game 2 started",
        void,
        "PJS's turn : undo",
        "undone: game 2 started",
        "1. PJS 300",
        "KYJ is back",
        "KYJ's turn : 5",
        "KYJ's turn : ",
    ];
    assert_eq!(played.last(13), expected);
    let korean = play_so(KOREAN, "PJS KYJ", &format!("{game} next"));
    let void = "KYJ: 지난 게임에서 치지 않은 프레임은 무효입니다";
    assert_eq!(korean.last(2)[0], void);
}

#[test]
fn who_has_finished_or_gone_owes_nothing() {
    let finished = format!("{} out KYJ; next", "x;".repeat(24));
    let played = play("PJS KYJ", &finished);
    assert_eq!(played.last(2), ["1. KYJ 300", "PJS's turn : "]);
    let gone = format!("leave KYJ; {}", after_a_game("next"));
    let played = play("PJS KYJ", &gone);
    assert_eq!(played.last(2), ["1. PJS 300", "PJS's turn : "]);
}

#[test]
fn the_only_player_is_asked_by_name_once_there_are_two() {
    let played = play_so(SOLO, "PJS", "x; join KYJ; 3; undo; undo");
    let expected = [
        "Frame 1 bowl : x",
        "Frame 2 bowl : join KYJ",
        "KYJ joined",
        "KYJ's turn : 3",
        "KYJ's turn : undo",
        "undone: KYJ bowled 3",
        "KYJ's turn : undo",
        "undone: KYJ joined",
        "Frame 2 bowl : ",
    ];
    assert_eq!(played.talk(), expected);
}
