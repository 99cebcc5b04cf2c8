//! The turns of a game, the latest first.

use super::*;

fn turns(night: &Night) -> String {
    let turns = night.turns(night.game_number().unwrap()).into_iter();
    let turns: Vec<_> = turns
        .map(|(name, frame)| format!("{name} {frame}"))
        .collect();
    turns.join(", ")
}

fn correct(night: &mut Night, number: u32, balls: &[u8]) {
    let pins = balls.iter().map(|count| Pins::new(*count).unwrap());
    let correction = Correction {
        game: game(number),
        player: player(1),
        frame: FrameNumber::FIRST,
        balls: pins.collect(),
    };
    night.record(Event::Corrected(correction)).unwrap();
}

#[test]
fn who_catches_up_had_the_latest_turns() {
    let mut night = night("PJS");
    bowl(&mut night, "X72");
    join(&mut night, "KYJ", Entrance::Now).unwrap();
    bowl(&mut night, "9/X");
    assert_eq!(turns(&night), "KYJ 2, KYJ 1, PJS 2, PJS 1");
}

#[test]
fn a_frame_opened_again_by_a_correction_is_one_turn() {
    let mut night = night("PJS KYJ");
    bowl(&mut night, "X");
    correct(&mut night, 1, &[7]);
    bowl(&mut night, "2X");
    assert_eq!(turns(&night), "KYJ 1, PJS 1");
}

#[test]
fn a_correction_of_an_earlier_game_is_no_turn_of_this_one() {
    let mut night = night("PJS");
    bowl(&mut night, STRIKES);
    start(&mut night);
    bowl(&mut night, "7");
    correct(&mut night, 1, &[7, 2]);
    bowl(&mut night, "2");
    assert_eq!(turns(&night), "PJS 1");
    assert_eq!(night.turns(game(1)).len(), 10);
    assert_eq!(night.turns(game(3)), []);
}
