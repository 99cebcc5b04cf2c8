//! Whose turn it is, whatever happens to the roster.

mod absence;
mod out_of_turn;

use super::*;
use crate::domain::{FrameNumber, notation};

fn name(letters: &str) -> Player {
    Player::new(letters).unwrap()
}

fn roster(names: &str) -> BowlingGames {
    BowlingGames::new(names.split(' ').map(name)).unwrap()
}

fn frame(number: u8) -> FrameNumber {
    FrameNumber::new(number).unwrap()
}

/// Bowls counts, one ball per character: `9`, `-`, and `X` for ten.
fn bowl(games: &mut BowlingGames, balls: &str) {
    for ball in balls.chars() {
        let mark = crate::domain::Mark::from_symbol(ball).unwrap();
        let pins = games.up().unwrap().frames().pins_of(mark).unwrap();
        games.bowl(pins).unwrap();
    }
}

fn up(games: &BowlingGames) -> Option<String> {
    games.up().map(|game| game.player().to_string())
}

fn order(games: &BowlingGames) -> Vec<String> {
    games.iter().map(|game| game.player().to_string()).collect()
}

fn line(games: &BowlingGames, player: &str) -> String {
    notation::write(games.seat(name(player)).unwrap().game().frames())
}

/// The names of the upcoming players.
fn upcoming(games: &BowlingGames) -> String {
    let names = games.upcoming().into_iter().map(|name| name.to_string());
    names.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_late_player_catches_up_frame_by_frame() {
    let mut games = roster("PJS KYJ");
    bowl(&mut games, "X8/X");
    games.join(name("LHS")).unwrap();
    assert_eq!(up(&games).as_deref(), Some("LHS"));
    bowl(&mut games, "54");
    assert_eq!(up(&games).as_deref(), Some("KYJ"));
}

#[test]
fn somebody_who_joins_waits_for_the_frame_being_bowled() {
    let mut games = roster("PJS");
    bowl(&mut games, "X5");
    games.join(name("LHS")).unwrap();
    assert_eq!(up(&games).as_deref(), Some("PJS"));
    bowl(&mut games, "4");
    assert_eq!(up(&games).as_deref(), Some("LHS"));
}

#[test]
fn those_who_are_behind_follow_first() {
    let mut games = roster("PJS KYJ");
    bowl(&mut games, "X8/X");
    games.join(name("LHS")).unwrap();
    assert_eq!(upcoming(&games), "KYJ LHS PJS");
}

#[test]
fn nobody_follows_after_the_last_turn() {
    let mut games = roster("PJS KYJ");
    bowl(&mut games, &"X".repeat(18));
    assert_eq!(upcoming(&games), "KYJ");
    bowl(&mut games, "9-");
    assert_eq!(
        (up(&games).as_deref(), upcoming(&games)),
        (Some("KYJ"), String::new())
    );
}

#[test]
fn a_moved_player_is_up_from_the_next_turn_on() {
    let mut games = roster("PJS KYJ LHS");
    bowl(&mut games, "5");
    games.move_to(name("LHS"), 1).unwrap();
    assert_eq!(order(&games), ["LHS", "PJS", "KYJ"]);
    assert_eq!(
        up(&games).as_deref(),
        Some("PJS"),
        "the frame is finished first"
    );
    bowl(&mut games, "4");
    assert_eq!(up(&games).as_deref(), Some("LHS"));
    games.move_to(name("LHS"), 3).unwrap();
    assert_eq!(order(&games), ["PJS", "KYJ", "LHS"]);
    assert_eq!(games.position(name("LHS")), Some(3));
    assert_eq!(
        up(&games).as_deref(),
        Some("KYJ"),
        "a turn without a ball has not begun"
    );
}

#[test]
fn there_is_no_place_nought_and_none_after_the_last() {
    let mut games = roster("PJS KYJ");
    for place in [0, 3, usize::MAX] {
        let refusal = RuleError::PlaceOutOfRange { place, players: 2 };
        assert_eq!(games.move_to(name("PJS"), place), Err(refusal));
    }
}

#[test]
fn a_new_name_keeps_the_line_and_the_turn() {
    let mut games = roster("PJS KYJ");
    bowl(&mut games, "5");
    games.rename(name("PJS"), name("LHS")).unwrap();
    assert_eq!(up(&games).as_deref(), Some("LHS"));
    assert_eq!(line(&games, "LHS"), "5");
    let taken = Err(RuleError::NameTaken(name("KYJ")));
    assert_eq!(games.rename(name("LHS"), name("KYJ")), taken);
    let nobody = Err(RuleError::NotOnBoard(name("PJS")));
    assert_eq!(games.rename(name("PJS"), name("ABC")), nobody);
}

#[test]
fn a_frame_opened_again_is_bowled_after_the_one_being_bowled() {
    let mut games = roster("PJS KYJ LHS");
    bowl(&mut games, "X5");
    games.correct(name("PJS"), frame(1), &[Pins::NONE]).unwrap();
    assert_eq!(up(&games).as_deref(), Some("KYJ"));
    bowl(&mut games, "4");
    assert_eq!(up(&games).as_deref(), Some("PJS"));
    bowl(&mut games, "3");
    assert_eq!(line(&games, "PJS"), "-3");
    assert_eq!(up(&games).as_deref(), Some("LHS"));
}

#[test]
fn who_bowled_last_goes_on_when_that_frame_is_opened_again() {
    let mut games = roster("PJS");
    bowl(&mut games, "X");
    games.join(name("LHS")).unwrap();
    bowl(&mut games, "--X");
    games.join(name("KYJ")).unwrap();
    assert_eq!(up(&games).as_deref(), Some("KYJ"));
    let seven = Pins::new(7).unwrap();
    games.correct(name("LHS"), frame(2), &[seven]).unwrap_err();
    games.correct(name("PJS"), frame(2), &[seven]).unwrap();
    assert_eq!(up(&games).as_deref(), Some("PJS"));
}

#[test]
fn a_correction_can_open_a_finished_game_again() {
    let mut games = roster("PJS");
    bowl(&mut games, "XXXXXXXXXXXX");
    games
        .correct(name("PJS"), frame(10), &[Pins::ALL; 2])
        .unwrap();
    assert!(!games.is_over());
    assert_eq!(up(&games).as_deref(), Some("PJS"));
}
