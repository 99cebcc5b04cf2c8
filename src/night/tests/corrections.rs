//! Replacing the balls of a frame.

use super::*;

fn correction(number: u32, frame: u8, balls: &[u8]) -> Correction {
    Correction {
        game: game(number),
        player: player(1),
        frame: FrameNumber::new(frame).unwrap(),
        balls: balls
            .iter()
            .map(|count| Pins::new(*count).unwrap())
            .collect(),
    }
}

fn correct(night: &mut Night, correction: Correction) -> Result<(), NightError> {
    night.record(Event::Corrected(correction))
}

#[test]
fn a_correction_scores_everything_again() {
    let mut night = night("PJS");
    bowl(&mut night, "X8/81");
    correct(&mut night, correction(1, 2, &[7, 2])).unwrap();
    let line = night.game().unwrap().iter().next().map(BowlingGame::frames);
    assert_eq!(line.unwrap().scores().totals(), [19, 28, 37]);
}

#[test]
fn a_preview_tells_what_recording_does() {
    let mut night = night("PJS KYJ");
    bowl(&mut night, "X5");
    let change = correction(1, 1, &[7]);
    let before = night.clone();
    let preview = night.preview(&change).unwrap();
    assert_eq!(night, before);
    assert_eq!(notation::write(&preview.before), "X");
    assert_eq!(notation::write(&preview.after), "7");
    correct(&mut night, change).unwrap();
    assert_eq!(line(night.game().unwrap(), "PJS"), "7");
    assert_eq!(up(&night), Some(2), "the frame being bowled comes first");
}

#[test]
fn the_rules_of_a_frame_hold_for_corrections() {
    let mut night = night("PJS");
    bowl(&mut night, "X8/5");
    let frame = |number| FrameNumber::new(number).unwrap();
    let refusals = [
        (
            correction(1, 1, &[7]),
            RuleError::FrameUnfinished { number: frame(1) },
        ),
        (
            correction(1, 1, &[]),
            RuleError::FrameWithoutBall { number: frame(1) },
        ),
        (
            correction(1, 4, &[7]),
            RuleError::FrameNotBegun { number: frame(4) },
        ),
        (correction(1, 1, &[10, 1]), RuleError::FrameIsOver),
    ];
    for (change, refusal) in refusals {
        assert_eq!(night.preview(&change), Err(refusal.into()));
        assert_eq!(correct(&mut night, change), Err(refusal.into()));
    }
}

#[test]
fn an_earlier_game_stays_whole() {
    let mut night = night("PJS KYJ");
    bowl(&mut night, "XX");
    leave(&mut night, 2).unwrap();
    bowl(&mut night, "XXXXXXXXXXX");
    start(&mut night);
    bowl(&mut night, "5");
    correct(&mut night, correction(1, 10, &[10, 10, 5])).unwrap();
    assert_eq!(
        line(night.game_of(game(1)).unwrap(), "PJS"),
        "X X X X X X X X X XX5"
    );
    assert_eq!(line(night.game().unwrap(), "PJS"), "5");
    let refusal = NightError::LineUnfinished {
        player: name("PJS"),
        game: game(1),
    };
    assert_eq!(
        correct(&mut night, correction(1, 10, &[10, 10])),
        Err(refusal)
    );
    let unfinished = Correction {
        player: player(2),
        ..correction(1, 1, &[7, 2])
    };
    let refusal = NightError::LineUnfinished {
        player: name("KYJ"),
        game: game(1),
    };
    assert_eq!(correct(&mut night, unfinished), Err(refusal));
}

#[test]
fn a_correction_opens_the_latest_game_again() {
    let mut night = night("PJS");
    bowl(&mut night, STRIKES);
    correct(&mut night, correction(1, 10, &[10, 10])).unwrap();
    assert!(night.is_running() && !night.can_start());
    assert_eq!(up(&night), Some(1));
}

#[test]
fn there_must_be_a_line_to_correct() {
    let mut night = night("PJS");
    join(&mut night, "KYJ", Entrance::NextGame).unwrap();
    bowl(&mut night, "X");
    let refusal = NightError::NoSuchGame { game: game(2) };
    assert_eq!(correct(&mut night, correction(2, 1, &[7])), Err(refusal));
    let waiting = Correction {
        player: player(2),
        ..correction(1, 1, &[7])
    };
    let refusal = NightError::NoLine {
        player: name("KYJ"),
        game: game(1),
    };
    assert_eq!(correct(&mut night, waiting), Err(refusal));
}
