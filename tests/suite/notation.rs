//! Games as lines of text: parsed, refused with the column, written and parsed again.

use proptest::prelude::*;
use tenpin::domain::notation::{self, NotationError, NotationReason};
use tenpin::domain::{Frame, FrameNumber, RuleError};

use crate::properties::{balls_of, frames_of, wishes};

fn marks(line: &str) -> Vec<String> {
    let frames = notation::read(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    let begun = frames.iter().filter(|frame| frame.is_begun());
    begun.map(ToString::to_string).collect()
}

fn refusal(line: &str) -> (usize, NotationReason) {
    let NotationError { column, reason } = notation::read(line).unwrap_err();
    (column, reason)
}

#[test]
fn balls_that_go_on_are_read_as_far_as_they_fit() {
    let frames = notation::read("X 8").unwrap();
    let counts = |line| {
        let (balls, wrong) = notation::read_on(frames, line);
        let counts: Vec<_> = balls.iter().map(|ball| ball.count()).collect();
        (counts, wrong.is_some())
    };
    assert_eq!(counts("/ 9-"), (vec![2, 9, 0], false));
    assert_eq!(counts("1 7 9"), (vec![1, 7], true));
}

#[test]
fn frames_follow_from_the_rules_and_not_from_the_tokens() {
    let expected = ["X", "8|/", "7|-", "F|9"];
    for line in [
        "X 8/ 7- F9",
        "x8/7-f9",
        "X,8/,7-,F9",
        "X|8/|7-|F9",
        "X 8 / 7 - F 9",
        "  X\t8/ ,| 7- F9  ",
        "X (8)/ 7- F(9)",
        "(X) 8(/) 7(-) (F)9",
        "10 82 70 F9",
        "(10) 82 70 F9",
        "10,8/,7-,f9",
    ] {
        assert_eq!(marks(line), expected, "{line}");
    }
}

#[test]
fn in_a_line_of_numbers_each_number_is_a_ball() {
    assert_eq!(marks("10 8 2 7 0"), ["X", "8|/", "7|-"]);
    assert_eq!(marks("10,8,2|7 0"), ["X", "8|/", "7|-"]);
    assert_eq!(marks("(8) 2"), ["8|/"]);
    assert_eq!(marks("5"), ["5"]);
}

#[test]
fn numbers_that_are_two_balls_are_told_as_they_were_written() {
    let told = |line| notation::read(line).unwrap_err().to_string();
    for (line, column, advice) in [
        ("11", 1, "write 1 1, not 11"),
        ("8 1 54", 5, "write 5 4, not 54"),
        ("00", 1, "write 0 0, not 00"),
        ("8 010", 3, "write 0 1 0, not 010"),
    ] {
        let each = "in a line of numbers each number is one ball, 0 to 10";
        assert_eq!(told(line), format!("column {column}: {each}: {advice}"));
    }
    assert!(told(&"7".repeat(5_000)).len() < 200);
}

#[test]
fn in_any_other_line_each_character_is_a_ball_but_the_token_10() {
    assert_eq!(marks("X 81 10 -1"), ["X", "8|1", "X", "-|1"]);
    assert_eq!(marks("--"), ["-|-"]);
    assert_eq!(marks("8/10"), ["8|/", "1|-"]);
    assert_eq!(marks("-10"), ["-|1", "-"]);
    assert_eq!(marks("- 10"), ["-|/"]);
}

#[test]
fn a_negative_number_among_numbers_is_explained() {
    assert_eq!(refusal("10 -1 5"), (4, NotationReason::Negative));
    assert_eq!(refusal("8 1 -1"), (5, NotationReason::Negative));
    assert_eq!(refusal("-1 5 3 -2"), (1, NotationReason::Negative));
    assert_eq!(refusal("5,-12"), (3, NotationReason::Negative));
    let sentence = NotationReason::Negative.to_string();
    assert!(sentence.contains("use 0 for a gutter ball"), "{sentence}");
}

#[test]
fn a_gutter_ball_and_a_count_are_a_frame_among_frames() {
    assert_eq!(marks("81 -1 72 5")[..4], ["8|1", "-|1", "7|2", "5"]);
    assert_eq!(marks("-1 5")[..2], ["-|1", "5"]);
    assert_eq!(marks("-1 -2")[..2], ["-|1", "-|2"]);
    assert_eq!(marks("X -1 5 3")[..3], ["X", "-|1", "5|3"]);
    assert_eq!(marks("5 - 1 2")[..2], ["5|-", "1|2"]);
}

#[test]
fn ten_on_a_second_ball_at_ten_standing_is_a_spare() {
    for line in ["-X", "- 10", "0X", "-/", "0 10"] {
        assert_eq!(marks(line), ["-|/"], "{line}");
    }
    assert_eq!(marks("FX"), ["F|/"]);
    assert_eq!(marks("F/"), ["F|/"]);
}

#[test]
fn the_tenth_frame_reads_to_its_end() {
    let nine = "X X X X X X X X X ";
    for (tenth, marks_of_tenth) in [
        ("XXX", "X|X|X"),
        ("X9/", "X|9|/"),
        ("X51", "X|5|1"),
        ("9/X", "9|/|X"),
        ("FXX", "F|/|X"),
        ("XFX", "X|F|/"),
        ("54", "5|4"),
    ] {
        assert_eq!(
            marks(&format!("{nine}{tenth}")).last().unwrap(),
            marks_of_tenth
        );
    }
    let over = NotationReason::Rule(RuleError::GameIsOver);
    assert_eq!(refusal(&format!("{nine}XXXX")), (22, over));
    assert_eq!(refusal(&format!("{nine}54 1")), (22, over));
}

#[test]
fn what_is_wrong_is_told_with_its_column() {
    let rule = |refusal| NotationReason::Rule(refusal);
    let too_many = |thrown, standing| rule(RuleError::TooManyPins { thrown, standing });
    assert_eq!(refusal("X 8/ 77"), (7, too_many(7, 3)));
    assert_eq!(refusal("6X"), (2, too_many(10, 4)));
    assert_eq!(refusal("6 7"), (3, too_many(7, 4)));
    assert_eq!(refusal("/"), (1, rule(RuleError::SpareOnFirstBall)));
    assert_eq!(refusal("X/"), (2, rule(RuleError::SpareOnFirstBall)));
    assert_eq!(refusal("X 8/ G"), (6, NotationReason::UnknownBall('G')));
    assert_eq!(refusal("한 X"), (1, NotationReason::UnknownBall('한')));
    assert_eq!(refusal("X ８"), (3, NotationReason::UnknownBall('８')));
}

/// The number of a frame, its balls, and its marks.
const ONE_FRAME: [(u8, &str, &str); 12] = [
    (4, "7/", "7|/"),
    (4, "7 3", "7|/"),
    (4, "8,1", "8|1"),
    (4, "7", "7"),
    (4, "10", "X"),
    (4, "0 10", "-|/"),
    (4, "fx", "F|/"),
    (4, "", ""),
    (10, "10 10 10", "X|X|X"),
    (10, "X9/", "X|9|/"),
    (10, "9/x", "9|/|X"),
    (10, "(8)/", "8|/"),
];

#[test]
fn one_frame_is_read_by_the_same_rules() {
    let read = |number, line| {
        let frame = notation::read_frame(FrameNumber::new(number).unwrap(), line);
        frame.map(|frame| frame.to_string())
    };
    for (number, line, marks) in ONE_FRAME {
        assert_eq!(read(number, line), Ok(marks.to_owned()), "{line}");
    }
    let refused = |number, line, column, reason| {
        let refusal = NotationError { column, reason };
        assert_eq!(read(number, line), Err(refusal), "{line}");
    };
    let over = NotationReason::Rule(RuleError::FrameIsOver);
    refused(4, "X1", 2, over);
    refused(4, "8 1 1", 5, over);
    refused(10, "8-X", 3, over);
    let on_first = NotationReason::Rule(RuleError::SpareOnFirstBall);
    refused(10, "9//", 3, on_first);
    assert!(read(4, "81").is_err());
}

#[test]
fn a_bracket_goes_around_one_ball() {
    for (line, column) in [
        ("(8", 1),
        ("8)", 2),
        ("()", 1),
        ("(81)", 1),
        ("((8))", 1),
        ("X(10)", 2),
    ] {
        assert_eq!(refusal(line), (column, NotationReason::Bracket), "{line}");
    }
}

#[test]
fn nothing_bowled_is_a_game_too() {
    assert_eq!(marks(""), Vec::<String>::new());
    assert_eq!(notation::write(&notation::read(" | , ").unwrap()), "");
}

proptest! {
    #[test]
    fn what_is_written_reads_as_the_same_game(wishes in wishes()) {
        let frames = frames_of(&balls_of(&wishes));
        let line = notation::write(&frames);
        prop_assert_eq!(notation::read(&line), Ok(frames), "{}", line);
    }

    #[test]
    fn no_line_at_all_does_harm(line in "\\PC*") {
        if let Err(NotationError { column, .. }) = notation::read(&line) {
            prop_assert!((1..=line.chars().count()).contains(&column));
        }
    }

    #[test]
    fn lines_of_balls_are_games_or_refused_in_place(line in "[0-9XxFf/|, ()-]{0,40}") {
        match notation::read(&line) {
            Ok(frames) => prop_assert!(frames.scores().total() <= 300),
            Err(NotationError { column, .. }) => {
                prop_assert!((1..=line.chars().count()).contains(&column));
            }
        }
    }
}

/// The pins standing after each ball of a line, `?` if unknown.
fn standing(line: &str) -> String {
    let frames = notation::read(line).unwrap();
    let balls = frames.iter().flat_map(Frame::balls);
    let known = balls.map(|ball| {
        ball.leave()
            .map_or_else(|| "?".into(), |leave| leave.to_string())
    });
    known.collect::<Vec<_>>().join(" ")
}

#[test]
fn braces_are_the_pins_that_stand() {
    assert_eq!(
        standing("9{10}/ 8{6-10}1{10} X 7{10-7-4}-"),
        "10 ? 6-10 10 ? 4-7-10 4-7-10"
    );
    assert_eq!(standing("9{10} 1"), "10 ?", "a line of numbers");
    assert_eq!(standing("8 1{7}"), "? 7");
    let written = [
        "9{10}/ 8{6-10}1{10} X 7{4-7-10}-{4-7-10}",
        "(8)1 X",
        "8{6-10} 1{10} 7{8-9-10} 1",
    ];
    for line in written {
        assert_eq!(notation::write(&notation::read(line).unwrap()), line);
    }
    let frames = notation::read("(8){6-10}1").unwrap();
    assert_eq!(
        notation::write(&frames),
        "8{6-10} 1",
        "pins tell more than a circle"
    );
    assert_eq!(
        notation::write_counts(&notation::read("(8)1 9{10}/").unwrap()),
        "81 9/"
    );
}

#[test]
fn brackets_circle_a_first_ball_and_mean_nothing_elsewhere() {
    let is_split = |line: &str| {
        let frames = notation::read(line).unwrap();
        let racks: Vec<_> = frames
            .iter()
            .flat_map(|frame| frame.states().to_vec())
            .collect();
        racks.first().unwrap().is_split()
    };
    assert!(is_split("(8)1") && is_split("(8)/") && is_split("8{7-10}/"));
    assert!(!is_split("8(1)") && !is_split("(X)") && !is_split("(9)/") && !is_split("8{6-10}/"));
}

#[test]
fn braces_that_can_not_be_are_refused_with_their_column() {
    let wrong = [
        ("X {6}", 3, "braces after a ball"),
        ("{6}", 1, "braces after a ball"),
        ("8{}1", 2, "braces after a ball"),
        ("8{6-10", 2, "braces after a ball"),
        ("8}6", 2, "braces after a ball"),
        ("8{6-}1", 2, "braces after a ball"),
        ("8{6-10}{6-10}", 8, "braces after a ball"),
        ("8{6-999}1", 2, "braces after a ball"),
        ("8{6-6}1", 2, "pin 6 appears twice"),
        ("8{6-11}1", 2, "no pin 11"),
        ("8{10}1", 1, "8 fell and 1 stands"),
        ("X{10}", 1, "10 fell and 1 stands"),
        ("8{6-10}1{7}", 8, "pin 7 is down"),
    ];
    for (line, column, reason) in wrong {
        let error = notation::read(line).unwrap_err();
        assert_eq!(error.column, column, "{line}: {error}");
        assert!(error.to_string().contains(reason), "{line}: {error}");
    }
}
