//! Bowling out of turn, and ending a game early.

use super::*;
use crate::domain::standings;

fn call_up(night: &mut Night, letters: &str) -> Result<(), NightError> {
    night.record(night.calling_up(name(letters))?)
}

fn end(night: &mut Night) -> Result<(), NightError> {
    night.record(night.ending()?)
}

#[test]
fn who_is_called_up_bowls_and_who_was_skipped_follows() {
    let mut night = night("PJS KYJ LHS");
    call_up(&mut night, "LHS").unwrap();
    assert_eq!(up(&night), Some(3));
    bowl(&mut night, "X");
    assert_eq!(up(&night), Some(1));
    undo(&mut night);
    assert_eq!(up(&night), Some(3), "the call still counts");
    undo(&mut night);
    assert_eq!(up(&night), Some(1));
    redo(&mut night);
    redo(&mut night);
    assert_eq!(
        (up(&night), line(night.game().unwrap(), "LHS")),
        (Some(1), "X".into())
    );
}

#[test]
fn a_call_needs_a_game_and_a_player_who_is_here() {
    let mut none = Night::default();
    let player = player(1);
    let unknown = NightError::NoSuchPlayer { player };
    assert_eq!(none.record(Event::CalledUp { player }), Err(unknown));
    join(&mut none, "PJS", Entrance::Now).unwrap();
    assert_eq!(
        none.record(Event::CalledUp { player }),
        Err(NightError::NoGame)
    );
    let mut night = night("PJS KYJ");
    leave(&mut night, 2).unwrap();
    let gone = RuleError::HasLeft(name("KYJ")).into();
    assert_eq!(call_up(&mut night, "KYJ"), Err(gone));
    join(&mut night, "LHS", Entrance::NextGame).unwrap();
    let waits = RuleError::NotOnBoard(name("LHS")).into();
    assert_eq!(call_up(&mut night, "LHS"), Err(waits));
}

#[test]
fn a_game_ends_by_its_number_and_undo_brings_it_back() {
    let mut night = night("PJS KYJ");
    assert_eq!(end(&mut night), Err(RuleError::NothingBowled.into()));
    bowl(&mut night, "X72");
    let game = game(2);
    let other = NightError::NoSuchGame { game };
    assert_eq!(night.record(Event::GameEnded { game }), Err(other));
    end(&mut night).unwrap();
    assert!(!night.is_running() && night.can_start() && night.owing().is_empty());
    let places = standings(night.game().unwrap()).len();
    assert_eq!(
        (places, night.series().map(|own| own.games).sum::<u32>()),
        (2, 0)
    );
    undo(&mut night);
    assert_eq!(up(&night), Some(1));
    redo(&mut night);
    start(&mut night);
    assert_eq!(up(&night), Some(1));
    assert!(
        night.games().next().unwrap().is_ended(),
        "the first one stays as it was"
    );
}

#[test]
fn a_line_that_was_cut_short_can_be_corrected_after_the_next_game_has_begun() {
    let mut night = night("PJS KYJ");
    bowl(&mut night, "X725");
    end(&mut night).unwrap();
    start(&mut night);
    let correct = |night: &mut Night, frame, balls: &str| {
        let pins = balls.bytes().map(|ball| Pins::new(ball - b'0').unwrap());
        night.record(Event::Corrected(Correction {
            game: game(1),
            player: player(1),
            frame: FrameNumber::new(frame).unwrap(),
            balls: pins.collect(),
        }))
    };
    correct(&mut night, 1, "81").unwrap();
    correct(&mut night, 2, "6").unwrap();
    let first = night.games().next().unwrap();
    assert_eq!(line(first, "PJS"), "8 1 6");
    assert!(first.is_ended() && first.up().is_none());
}
