//! After the last ball of a game, where `next` is expected.

use super::*;

/// Answers after a game, and the replies.
const ANSWERS: [(&str, &[&str]); 16] = [
    ("redo", &["nothing to redo"]),
    (
        "fix PJS 1 9/",
        &["PJS frame 1 corrected to 9 /", "1. PJS 290"],
    ),
    (
        "join KYJ",
        &["KYJ joined and bowls from the next game", "1. PJS 300"],
    ),
    (
        "join KYJ next",
        &["KYJ joined and bowls from the next game", "1. PJS 300"],
    ),
    ("leave PJS", &["PJS went home", "1. PJS 300"]),
    ("out PJS", &["PJS is sitting out", "1. PJS 300"]),
    ("rename PJS ABC", &["PJS renamed to ABC", "1. ABC 300"]),
    ("move PJS 1", &["PJS moved to place 1", "1. PJS 300"]),
    ("board", &["1. PJS 300"]),
    ("fix", &["incomplete: type fix NAME FRAME BALLS [game N]"]),
    ("next game", &["too many words: type next"]),
    ("quit", &[]),
    ("QUIT; undo", &[]),
    ("nonsense; undo", &[]),
    ("7; undo", &[]),
    ("; undo", &[]),
];

#[test]
fn commands_are_understood_and_the_standings_follow_each_board() {
    for (commands, told) in ANSWERS {
        let played = play("PJS", &after_a_game(commands));
        let talk = played.talk();
        let standings = talk
            .iter()
            .position(|line| line.starts_with("1. "))
            .unwrap();
        assert_eq!(&talk[standings + 1..], told, "{commands}");
    }
}

#[test]
fn a_pipe_is_not_asked_and_a_person_is_asked_again() {
    let question = "next for another game, quit to stop (undo and help work too): ";
    let typed = play_so(TYPED, "PJS", &after_a_game("undo; x; fix"));
    assert_eq!(typed.output.matches(question).count(), 3);
    let expected = [
        format!("{question}undone: PJS bowled 10"),
        "1. PJS 300".to_owned(),
        format!("{question}incomplete: type fix NAME FRAME BALLS [game N]"),
        question.to_owned(),
    ];
    let last: Vec<_> = typed
        .last(5)
        .into_iter()
        .filter(|line| !line.starts_with("PJS"))
        .collect();
    assert_eq!(last, expected);
    let piped = play("PJS", &after_a_game("undo; x; fix"));
    assert!(!piped.output.contains(question));
}

#[test]
fn a_typing_error_of_a_person_ends_nothing() {
    let sentence = "type next for another game, or quit to stop; help lists the commands";
    let typed = play_so(TYPED, "PJS", &after_a_game("nxt; ; 7; next; 7; 2; quit"));
    assert_eq!(typed.output.matches(sentence).count(), 3);
    let [.., marks, _] = typed.board()[..] else {
        panic!("{}", typed.output);
    };
    assert_eq!(marks, "|  PJS |  7|2");
    let korean = Manner(Language::Korean, Dialogue::Several, Answers::Typed);
    let typed = play_so(korean, "PJS", &after_a_game("nxt; quit; next"));
    assert!(typed.output.contains("next: 다음 게임, quit: 종료"));
    assert!(typed.output.contains("다음 게임은 next, 종료는 quit"));
    assert_eq!(typed.night.games().count(), 1);
}

#[test]
fn help_is_told_there_too() {
    let played = play("PJS", &after_a_game("help; next"));
    assert!(
        played
            .output
            .contains("\nquit, q                        stop playing\n| NAME |")
    );
}

#[test]
fn a_correction_may_open_the_game_again() {
    let played = play("PJS", &after_a_game("fix PJS 10 XX; 9"));
    let expected = [
        "PJS frame 10 corrected to X X",
        "PJS's turn : 9",
        "1. PJS 299",
    ];
    assert_eq!(played.last(3), expected);
}

#[test]
fn a_place_is_one_in_the_next_game() {
    let game = "x;".repeat(24);
    let played = play("PJS KYJ", &format!("{game} move KYJ 1"));
    assert_eq!(
        played.last(3),
        ["KYJ moved to place 1", "1. PJS 300", "1. KYJ 300"]
    );
    let played = play("PJS KYJ", &format!("{game} move KYJ 1; next"));
    assert_eq!(played.board(), ["|  KYJ", "", "|  PJS", ""]);
}

#[test]
fn a_game_that_is_on_has_no_next_one() {
    let played = play("PJS", "7; next; 2");
    assert_eq!(
        played.last(3),
        [
            "game 1 is not finished: finish it first",
            "PJS's turn : 2",
            "PJS's turn : "
        ]
    );
}
