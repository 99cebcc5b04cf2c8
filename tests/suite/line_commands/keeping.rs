//! What is passed on to be saved, and properties of all answers.

use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::Config;

use super::*;

fn as_json(played: &Played) -> Vec<String> {
    played
        .events
        .iter()
        .map(|event| event.to_json().unwrap())
        .collect()
}

#[test]
fn everybody_joins_as_the_name_is_answered_and_then_the_game_begins() {
    let asked = play("", "2; pjs; pjs; p1s; kyj; 7");
    let expected = [
        r#"{"v":1,"event":"joined","player":1,"name":"PJS","from":"now"}"#,
        r#"{"v":1,"event":"joined","player":2,"name":"KYJ","from":"now"}"#,
        r#"{"v":1,"event":"game_started","game":1,"rules":"tenpin"}"#,
        r#"{"v":1,"event":"bowled","player":1,"ball":{"pins":7}}"#,
    ];
    assert_eq!(as_json(&asked), expected);
    assert_eq!(as_json(&play("PJS KYJ", "7")), expected);
    assert_eq!(as_json(&play("", "2; pjs")), expected[..1]);
    assert_eq!(
        as_json(&play_so(SOLO, "", "pjs"))[..],
        [expected[0], expected[2]]
    );
}

#[test]
fn what_is_refused_is_not_saved_and_what_is_done_is_saved_once() {
    let answers = "11; 7; 7; out ABC; out KYJ; out KYJ; fix PJS 1 X; undo; board; help; next; nine";
    let played = play("PJS KYJ", answers);
    let expected = [
        r#"{"v":1,"event":"bowled","player":1,"ball":{"pins":7}}"#,
        r#"{"v":1,"event":"sat_out","player":2}"#,
        r#"{"v":1,"event":"corrected","game":1,"player":1,"frame":1,"balls":[{"pins":10}]}"#,
        r#"{"v":1,"event":"undone","seq":6}"#,
    ];
    assert_eq!(as_json(&played)[3..], expected);
}

#[test]
fn a_correction_after_next_is_one_of_the_new_game() {
    let played = play("PJS", &after_a_game("next; 7; fix PJS 1 8"));
    let expected =
        r#"{"v":1,"event":"corrected","game":2,"player":1,"frame":1,"balls":[{"pins":8}]}"#;
    assert_eq!(as_json(&played).last().map(String::as_str), Some(expected));
}

fn config() -> Config {
    Config {
        failure_persistence: None,
        ..Config::default()
    }
}

/// Mostly sensible balls and commands, and some that are not.
fn answers() -> impl Strategy<Value = Vec<String>> {
    let name = || select(&["PJS", "kyj", "LHS", "ABC", "P1S"][..]);
    let named = (
        select(&["leave", "out", "back", "join", "move", "fix"][..]),
        name(),
    );
    let balls = select(&["x", "7/", "8 1", "-", "XXX", "9/f", "81", "/", "F"][..]);
    let fix = (name(), 0..12_u8, balls);
    let answer = prop_oneof![
        12 => Just("10".to_owned()),
        8 => "[0-9xf/-]",
        4 => fix.prop_map(|(name, frame, balls)| format!("fix {name} {frame} {balls}")),
        4 => named.prop_map(|(verb, name)| format!("{verb} {name}")),
        2 => (name(), name()).prop_map(|(one, other)| format!("rename {one} {other}")),
        2 => (name(), 0..5_u8).prop_map(|(name, place)| format!("move {name} {place}")),
        1 => name().prop_map(|name| format!("join {name} next")),
        6 => select(&["undo", "redo", "next", "board", "help"][..]).prop_map(str::to_owned),
        1 => "\\PC{0,20}".prop_map(|nonsense| format!("fix {nonsense}")),
    ];
    prop::collection::vec(answer, 0..150)
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn whatever_is_answered_the_events_tell_the_same_night(
        answers in answers(),
        people in 1..4_usize,
        is_korean in any::<bool>(),
    ) {
        let names = ["PJS", "KYJ", "XYZ"][..people].join(" ");
        let manner = if is_korean { KOREAN } else { PIPED };
        let played = play_so(manner, &names, &answers.join(";"));
        let mut rows = played.output.lines().filter(|line| line.starts_with('|'));
        prop_assert!(rows.all(|row| row.len() == 78), "{}", played.output);
        let kept = played.events.clone();
        prop_assert!(kept.len() > people);
        prop_assert_eq!(Night::replay(kept), Ok(played.night));
    }

    #[test]
    fn undoing_to_the_beginning_and_redoing_is_the_same_board(answers in answers()) {
        // This clears the redo stack.
        let answers = format!("{}; join ZZZ next", answers.join(";"));
        let once = play("PJS KYJ", &answers);
        let count = once.events.len();
        let (undos, redos) = ("; undo".repeat(count), "; redo".repeat(count));
        let again = play("PJS KYJ", &format!("{answers}{undos}{redos}"));
        prop_assert_eq!(again.night.game(), once.night.game());
        prop_assert_eq!(again.night.game_number(), once.night.game_number());
        let people = |played: &Played| played.night.lineup().copied().collect::<Vec<_>>();
        prop_assert_eq!(people(&again), people(&once));
    }
}
