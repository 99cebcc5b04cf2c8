//! Correcting a frame.

use super::*;

/// The reply to a correction after these balls, and the first row of the board.
fn fixed(balls: &str, command: &str) -> (String, String) {
    let played = play("PJS", &format!("{balls}; {command}"));
    let talk = played.talk();
    let answered = format!(" : {command}");
    let question = talk.iter().position(|line| line.ends_with(&answered));
    (
        talk[question.unwrap() + 1].to_owned(),
        played.board()[0].to_owned(),
    )
}

#[test]
fn a_frame_is_replaced_by_balls_of_every_kind() {
    for (command, marks) in [
        ("fix PJS 1 7/", "7|/"),
        ("fix pjs 1 7 3", "7|/"),
        ("fix pjs 1 7|/", "7|/"),
        ("fix PJS 1 8 1", "8|1"),
        ("fix PJS 1 X", "X"),
        ("fix PJS 1 10", "X"),
        ("fix PJS 1 --", "-|-"),
        ("fix PJS 1 0 0", "-|-"),
        ("fix PJS 1 - 10", "-|/"),
        ("fix PJS 1 FX", "F|/"),
        ("fix PJS 1 f 9", "F|9"),
    ] {
        let (sentence, row) = fixed("4; 5; 6", command);
        let told = marks.replace('|', " ");
        assert_eq!(sentence, format!("PJS frame 1 corrected to {told}"));
        assert_eq!(row, format!("|  PJS |  {marks:<4}|  6"), "{command}");
    }
}

#[test]
fn the_totals_are_worked_out_again() {
    let played = play("PJS", "4; 5; 6; 2; fix PJS 1 4/");
    assert_eq!(
        played.board(),
        ["|  PJS |  4|/ |  6|2", "|      |  16  |  24"]
    );
}

#[test]
fn the_latest_frame_may_be_left_unfinished_and_then_goes_on() {
    let (sentence, row) = fixed("4; 5; 6; 3", "fix PJS 2 7");
    assert_eq!(
        (&*sentence, &*row),
        ("PJS frame 2 corrected to 7", "|  PJS |  4|5 |  7")
    );
    let played = play("PJS", "4; 5; 6; 3; fix PJS 2 7; /");
    assert_eq!(played.board()[0], "|  PJS |  4|5 |  7|/");
    let (sentence, _) = fixed("4; 5; 6", "fix PJS 1 7");
    assert_eq!(sentence, "frame 1 needs another ball");
}

#[test]
fn the_tenth_takes_the_balls_it_earns() {
    let nine = format!("{}5", "0; 0;".repeat(9));
    for (balls, marks) in [
        ("XXX", "X X X"),
        ("10 10 10", "X X X"),
        ("X9/", "X 9 /"),
        ("9/x", "9 / X"),
        ("X 5 1", "X 5 1"),
        ("8 1", "8 1"),
        ("XX", "X X"),
    ] {
        let (sentence, row) = fixed(&nine, &format!("fix PJS 10 {balls}"));
        assert_eq!(sentence, format!("PJS frame 10 corrected to {marks}"));
        assert!(row.ends_with(&marks.replace(' ', "|")), "{row}");
    }
    let too_many = "too many balls: frame 10 takes two, or three after a strike or spare";
    for balls in ["8 1 1", "X X X X", "9/XX"] {
        assert_eq!(fixed(&nine, &format!("fix PJS 10 {balls}")).0, too_many);
    }
}

/// Wrong corrections, and the reasons.
const REFUSED: [(&str, &str); 16] = [
    ("fix PJS 1 8 3", "only 2 pins are left: type 0 to 2"),
    ("fix PJS 1 7X", "only 3 pins are left: type 0 to 3"),
    (
        "fix PJS 1 X1",
        "too many balls: frame 1 takes two, or one for a strike",
    ),
    (
        "fix PJS 1 1 2 3",
        "too many balls: frame 1 takes two, or one for a strike",
    ),
    (
        "fix PJS 1 /",
        "a spare takes two balls: type 0 to 10, or x for a strike",
    ),
    (
        "fix PJS 1 54",
        "in a line of numbers each number is one ball, 0 to 10: write 5 4, not 54",
    ),
    ("fix PJS 1 7a", "'a' is not a ball: use 0-9, X, /, - or F"),
    ("fix PJS 1 (8", "brackets go around one ball: (8)/"),
    (
        "fix PJS 1 ,",
        "frame 1 needs at least one ball: undo takes a ball back",
    ),
    ("fix PJS 3 X", "frame 3 hasn't been bowled yet"),
    ("fix PJS 11 X", "\"11\" is not a frame: use 1 to 10"),
    ("fix PJS 0 X", "\"0\" is not a frame: use 1 to 10"),
    ("fix PJS +1 X", "\"+1\" is not a frame: use 1 to 10"),
    ("fix PJS 999 X", "\"999\" is not a frame: use 1 to 10"),
    ("fix PJS X 1", "\"X\" is not a frame: use 1 to 10"),
    ("fix KYJ 1 X", "KYJ is not playing: only PJS is"),
];

#[test]
fn what_can_not_be_is_refused_with_what_is_allowed_and_changes_nothing() {
    for (command, reason) in REFUSED {
        let (sentence, row) = fixed("4; 5; 6", command);
        assert_eq!(
            (&*sentence, &*row),
            (reason, "|  PJS |  4|5 |  6"),
            "{command}"
        );
    }
}

#[test]
fn it_is_told_in_korean_too() {
    let answer = |command: &str| {
        let played = play_so(KOREAN, "PJS", &format!("4; 5; 6; {command}"));
        played.last(2)[0].to_owned()
    };
    assert_eq!(answer("fix PJS 1 7/"), "PJS 1프레임 수정: 7 /");
    let two = "투구가 너무 많습니다: 1프레임은 두 번, 스트라이크면 한 번입니다";
    assert_eq!(answer("fix PJS 1 X1"), two);
    let number = "\"11\": 프레임이 아닙니다. 프레임은 1부터 10까지입니다";
    assert_eq!(answer("fix PJS 11 X"), number);
    let ball = "'a': 투구가 아닙니다. 0부터 9까지, X, /, -, F를 쓰세요";
    assert_eq!(answer("fix PJS 1 7a"), ball);
}

#[test]
fn somebody_who_waits_has_no_frame_to_correct() {
    let played = play("PJS", "4; join KYJ next; fix KYJ 1 X");
    assert_eq!(played.last(2)[0], "KYJ didn't play in game 1");
}

#[test]
fn a_frame_that_is_opened_again_gets_its_ball_after_the_one_being_bowled() {
    let played = play("PJS KYJ", "4; 5; 6; fix PJS 1 4; 3; 1");
    assert_eq!(
        played.last(4),
        [
            "PJS frame 1 corrected to 4",
            "KYJ's turn : 3",
            "PJS's turn : 1",
            "PJS's turn : "
        ]
    );
    assert_eq!(played.board()[0], "|  PJS |  4|1");
}

#[test]
fn a_frame_of_an_earlier_game_is_named_with_its_game() {
    let first = "9; -; ".repeat(10);
    let played = play(
        "PJS",
        &format!("{first}next; 7; fix PJS 10 XXX game 1; fix PJS 1 9 game 3"),
    );
    let talk = played.talk();
    assert!(
        talk.contains(&"game 1: PJS frame 10 corrected to X X X"),
        "{talk:?}"
    );
    assert!(
        talk.contains(&"\"3\" is not a game: use 1 to 2"),
        "{talk:?}"
    );
}
