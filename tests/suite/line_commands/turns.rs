//! Bowling out of turn, and ending a game early.

use super::{KOREAN, PIPED, play, play_so};

#[test]
fn up_calls_a_player_up_for_one_frame() {
    let played = play("PJS KYJ ABC", "up ABC; 7; 2; x");
    let told = [
        "ABC bowls out of turn",
        "ABC's turn : 7",
        "ABC's turn : 2",
        "PJS's turn : x",
        "KYJ's turn : ",
    ];
    assert_eq!(played.last(5), told);
}

#[test]
fn up_is_refused_in_the_middle_of_a_frame_and_for_who_is_not_here() {
    let played = play("PJS KYJ", "5; up KYJ; 4; up XYZ; up KYJ");
    let told: Vec<_> = played.talk();
    assert!(
        told.contains(&"PJS is in the middle of a frame: finish it first"),
        "{told:?}"
    );
    assert!(
        told.contains(&"XYZ is not playing: PJS, KYJ are"),
        "{told:?}"
    );
    assert!(told.contains(&"KYJ is already up"), "{told:?}");
}

#[test]
fn end_ranks_everybody_by_what_the_line_is_worth() {
    let played = play_so(PIPED, "PJS KYJ", "x; 9; 0; end; undo; 5; 4; end; next");
    let told = played.talk().join("\n");
    let ended = "game 1 ended early\n1. PJS 10 (unfinished)\n2. KYJ 9 (unfinished)";
    assert!(told.contains(ended), "{told}");
    assert!(told.contains("undone: game 1 ended early"), "{told}");
    assert!(
        told.contains("1. PJS 28 (unfinished)\n2. KYJ 9 (unfinished)"),
        "{told}"
    );
    assert!(told.ends_with("PJS's turn : "), "the next game: {told}");
}

#[test]
fn end_needs_a_ball_and_speaks_korean() {
    let played = play_so(KOREAN, "PJS", "end; 3; end");
    let told = played.talk().join("\n");
    assert!(told.contains("아직 투구가 없어서"), "{told}");
    assert!(told.contains("1위 PJS 3점 (미완료)"), "{told}");
}

#[test]
fn who_went_home_joins_the_same_line_again() {
    let played = play("PJS KYJ", "5; leave PJS; x; join PJS; 4");
    assert_eq!(played.board()[0], "|  PJS |  5|4");
}

#[test]
fn next_turns_the_order_of_a_night_that_rotates() {
    let mut night = tenpin::night::Night::default();
    for name in ["PJS", "KYJ"] {
        let joined = night.joining(name.parse().unwrap(), tenpin::night::Entrance::Now);
        night.record(joined).unwrap();
    }
    night.record(night.starting()).unwrap();
    night.record(night.switching_rotation().unwrap()).unwrap();
    let answers = "x\n".repeat(24) + "next\n";
    let mut output = Vec::new();
    let mut line_mode = tenpin::line_mode::LineMode {
        language: tenpin::text::Language::English,
        dialogue: tenpin::line_mode::Dialogue::Several,
        telling: tenpin::line_mode::Telling::Boards,
        console: tenpin::line_mode::Console::new(
            answers.as_bytes(),
            &mut output,
            tenpin::line_mode::Answers::Piped,
        ),
    };
    let night = line_mode.play(night, None, &mut |_| ()).unwrap();
    assert_eq!(night.up().unwrap().name().name(), "KYJ");
    assert_eq!(night.game_number().unwrap().number(), 2);
}
