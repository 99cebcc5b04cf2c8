//! Wrong commands: one sentence, nothing changes, the same question again.

use super::*;

/// The reply to a command after one ball; checks that nothing else happens.
#[track_caller]
fn answer(manner: Manner, command: &str) -> String {
    let played = play_so(manner, "PJS KYJ", &format!("7; {command}"));
    let [asked, sentence, again] = played.last(3)[..] else {
        panic!("{}", played.output);
    };
    assert_eq!(asked, format!("PJS's turn : {command}"));
    assert_eq!(again, "PJS's turn : ");
    assert_eq!(played.output.matches("| NAME").count(), 2, "{command}");
    assert_eq!(played.events.len(), 4, "{command}");
    sentence.to_owned()
}

#[test]
fn missing_words_and_too_many_are_told_with_the_right_ones() {
    for verb in Verb::ALL {
        let usage = verb.usage();
        let own = usage_in_korean(verb);
        let missing: Vec<_> = ["PJS", "1"]
            .into_iter()
            .take(verb.needed().saturating_sub(1))
            .collect();
        let command = format!("{} {}", verb.word(), missing.join(" "));
        if verb.needed() > 0 {
            let command = command.trim();
            let english = format!("incomplete: type {usage}");
            assert_eq!(answer(PIPED, command), english);
            assert_eq!(answer(KOREAN, command), format!("단어가 모자랍니다: {own}"));
        }
        if verb != Verb::Fix {
            let command = format!("{} PJS 1 KYJ", verb.word());
            assert_eq!(
                answer(PIPED, &command),
                format!("too many words: type {usage}")
            );
            let korean = format!("단어가 너무 많습니다: {own}");
            assert_eq!(answer(KOREAN, &command), korean);
        }
    }
}

#[test]
fn a_name_that_nobody_has_is_told_with_those_who_are_here() {
    for command in [
        "fix ABC 1 X",
        "leave ABC",
        "out abc",
        "back ABC",
        "move ABC 1",
        "rename ABC LHS",
    ] {
        assert_eq!(answer(PIPED, command), "ABC is not playing: PJS, KYJ are");
        let korean = "ABC: 없는 사람입니다. 지금 있는 사람은 PJS, KYJ입니다";
        assert_eq!(answer(KOREAN, command), korean);
    }
    let nobody = play("PJS", "leave PJS; out KYJ");
    let sentence = "KYJ is not playing, and no one else is: join first";
    assert_eq!(nobody.talk().last(), Some(&sentence));
    let nobody = play_so(KOREAN, "PJS", "leave PJS; out KYJ");
    let sentence = "KYJ: 없는 사람입니다. 지금은 아무도 없으니 join으로 추가하세요";
    assert_eq!(nobody.talk().last(), Some(&sentence));
}

/// Wrong commands, and the replies.
const WRONG: [(&str, &str); 12] = [
    ("leave PJSK", "a name is exactly 3 letters, not 4"),
    ("join P1S", "use letters A to Z"),
    ("join kyj", "KYJ is already playing: pick another name"),
    (
        "join LHS later",
        "join NAME joins now, join NAME next joins the next game: not \"later\"",
    ),
    (
        "rename KYJ pjs",
        "PJS is already playing: pick another name",
    ),
    ("rename KYJ 123", "use letters A to Z"),
    ("move KYJ 0", "\"0\" is not a place: use 1 to 2"),
    ("move KYJ 3", "\"3\" is not a place: use 1 to 2"),
    ("move KYJ first", "\"first\" is not a place: use 1 to 2"),
    (
        "move KYJ 99999999999999999999999",
        "\"99999999999999999999999\" is not a place: use 1 to 2",
    ),
    ("back KYJ", "KYJ is not sitting out"),
    ("redo", "nothing to redo"),
];

/// The same in Korean, with the words of line mode.
const WRONG_IN_KOREAN: [(&str, &str); 4] = [
    (
        "leave PJSK",
        "이름은 영문자 3글자입니다: 지금은 4글자입니다",
    ),
    (
        "join LHS later",
        "\"later\": 언제부터인지 알 수 없습니다. join 이름은 지금부터, join 이름 next는 다음 게임부터",
    ),
    (
        "move KYJ 3",
        "\"3\": 순서가 아닙니다. 순서는 1부터 2까지입니다",
    ),
    ("back KYJ", "KYJ: 쉬는 중이 아닙니다"),
];

#[test]
fn every_other_word_that_makes_no_sense_is_told_with_what_does() {
    for (command, sentence) in WRONG {
        assert_eq!(answer(PIPED, command), sentence, "{command}");
    }
    for (command, sentence) in WRONG_IN_KOREAN {
        assert_eq!(answer(KOREAN, command), sentence, "{command}");
    }
}

#[test]
fn what_the_night_refuses_is_told() {
    let last = |names: &str, answers: &str| play(names, answers).last(2)[0].to_owned();
    assert_eq!(
        last("PJS", "out PJS"),
        "PJS is the only one bowling and can't sit out: keep bowling, or go home"
    );
    assert_eq!(
        last("PJS KYJ", "out KYJ; out KYJ"),
        "KYJ is already sitting out"
    );
    let left = "KYJ has gone home: join KYJ again first";
    for command in ["leave KYJ", "out KYJ", "back KYJ", "move KYJ 1"] {
        assert_eq!(last("PJS KYJ", &format!("leave KYJ; {command}")), left);
    }
    let korean = |answers: &str| play_so(KOREAN, "PJS KYJ", answers).last(2)[0].to_owned();
    assert_eq!(
        korean("leave KYJ; back KYJ"),
        "KYJ: 먼저 간 사람입니다. 다시 들어오려면 join KYJ"
    );
    assert_eq!(
        korean("out KYJ; up KYJ"),
        "KYJ: 쉬는 중입니다. 다시 치려면 back KYJ"
    );
}

#[test]
fn what_is_no_command_is_no_ball_and_told_where_to_look() {
    let sentence = "\"undoo\" is not a ball: use 0 to 10, x strike, / spare, - gutter, f foul; \
                    help lists the commands";
    assert_eq!(answer(PIPED, "undoo"), sentence);
    let korean = "\"undoo\": 투구가 아닙니다. 0부터 10까지, x 스트라이크, / 스페어, - 거터, f 파울. \
                  명령은 help로 볼 수 있습니다";
    assert_eq!(answer(KOREAN, "undoo"), korean);
}

#[test]
fn endless_words_and_control_characters_are_made_harmless() {
    for (before, after) in [
        ("", ""),
        ("leave ", ""),
        ("move PJS ", ""),
        ("join LHS ", ""),
        ("rename PJS ", ""),
        ("fix PJS ", " X"),
        ("fix PJS 1 ", ""),
    ] {
        for word in ["a".repeat(3000), "\u{1b}[2J\u{7}".to_owned()] {
            let played = play("PJS", &format!("7; {before}{word}{after}"));
            assert!(!played.output.contains(['\u{1b}', '\u{7}']), "{before}");
            let is_short = |line: &str| line.chars().count() < 200;
            assert!(played.output.lines().all(is_short), "{before}");
            assert_eq!((played.talk().len(), played.events.len()), (4, 3));
        }
    }
}
