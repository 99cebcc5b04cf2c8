//! Bowling out of turn, and ending a game early.

use super::*;
use crate::domain::{Presence, standings};

#[test]
fn who_is_called_up_bowls_one_frame_and_who_was_skipped_follows() {
    let mut games = roster("PJS KYJ LHS");
    games.call_up(name("LHS")).unwrap();
    assert_eq!(up(&games).as_deref(), Some("LHS"));
    bowl(&mut games, "5");
    assert_eq!(
        up(&games).as_deref(),
        Some("LHS"),
        "the frame is finished first"
    );
    bowl(&mut games, "4");
    assert_eq!(up(&games).as_deref(), Some("PJS"));
    bowl(&mut games, "XX");
    assert_eq!(up(&games).as_deref(), Some("PJS"), "all have one frame");
}

#[test]
fn a_later_call_takes_the_place_of_an_earlier_one() {
    let mut games = roster("PJS KYJ LHS");
    games.call_up(name("LHS")).unwrap();
    games.call_up(name("KYJ")).unwrap();
    bowl(&mut games, "X");
    assert_eq!(up(&games).as_deref(), Some("PJS"));
}

#[test]
fn a_call_follows_its_player_through_the_order() {
    let mut games = roster("PJS KYJ LHS");
    games.call_up(name("LHS")).unwrap();
    games.move_to(name("LHS"), 1).unwrap();
    assert_eq!(up(&games).as_deref(), Some("LHS"));
    games.move_to(name("LHS"), 2).unwrap();
    assert_eq!(up(&games).as_deref(), Some("LHS"));
    games.rename(name("LHS"), name("LEE")).unwrap();
    assert_eq!(up(&games).as_deref(), Some("LEE"));
}

#[test]
fn a_call_lapses_when_somebody_else_begins_a_frame() {
    let mut games = roster("PJS KYJ LHS");
    games.call_up(name("LHS")).unwrap();
    games.sit_out(name("LHS")).unwrap();
    assert_eq!(up(&games).as_deref(), Some("PJS"));
    bowl(&mut games, "X");
    games.come_back(name("LHS")).unwrap();
    assert_eq!(up(&games).as_deref(), Some("KYJ"));
}

#[test]
fn a_frame_that_is_reopened_is_finished_before_the_one_of_who_was_called_up() {
    let mut games = roster("PJS KYJ LHS");
    bowl(&mut games, "X");
    games.call_up(name("LHS")).unwrap();
    games
        .correct(name("PJS"), frame(1), &[Pins::new(3).unwrap()])
        .unwrap();
    assert_eq!(up(&games).as_deref(), Some("PJS"));
    bowl(&mut games, "4");
    assert_eq!(up(&games).as_deref(), Some("LHS"));
}

#[test]
fn only_players_with_frames_left_are_called_up_and_only_between_frames() {
    let mut games = roster("PJS KYJ LHS ABC");
    games.sit_out(name("LHS")).unwrap();
    games.leave(name("ABC")).unwrap();
    let call = |games: &mut BowlingGames, player| games.call_up(name(player)).unwrap_err();
    assert_eq!(call(&mut games, "XYZ"), RuleError::NotOnBoard(name("XYZ")));
    assert_eq!(call(&mut games, "PJS"), RuleError::IsUp(name("PJS")));
    assert_eq!(call(&mut games, "LHS"), RuleError::SitsOut(name("LHS")));
    assert_eq!(call(&mut games, "ABC"), RuleError::HasLeft(name("ABC")));
    assert_eq!(games.callable(), [name("PJS"), name("KYJ")]);
    bowl(&mut games, "5");
    assert_eq!(call(&mut games, "KYJ"), RuleError::MidFrame(name("PJS")));
    assert_eq!(games.callable(), [name("PJS")]);
    bowl(&mut games, "4");
    bowl(&mut games, &"X".repeat(18));
    bowl(&mut games, "XX");
    assert_eq!(up(&games).as_deref(), Some("KYJ"));
    assert_eq!(call(&mut games, "PJS"), RuleError::HasFinished(name("PJS")));
    bowl(&mut games, "XXX");
    assert_eq!(call(&mut games, "KYJ"), RuleError::GameIsOver);
    assert_eq!(games.callable(), []);
}

#[test]
fn a_game_can_be_ended_once_it_has_a_ball() {
    let mut games = roster("PJS KYJ LHS ABC");
    assert_eq!(games.end(), Err(RuleError::NothingBowled));
    bowl(&mut games, "X72");
    games.leave(name("KYJ")).unwrap();
    bowl(&mut games, "9");
    games.end().unwrap();
    assert!(games.is_over() && !games.is_abandoned() && games.up().is_none());
    let places: Vec<_> = standings(&games)
        .iter()
        .map(|one| (one.place(), one.score()))
        .collect();
    assert_eq!(places, [(1, 10), (2, 9)], "KYJ has left, ABC has no ball");
    assert_eq!(games.end(), Err(RuleError::GameIsOver));
    assert_eq!(games.bowl(Pins::ALL), Err(RuleError::GameIsOver));
    games.sit_out(name("LHS")).unwrap();
    games.come_back(name("LHS")).unwrap();
    assert!(games.up().is_none(), "coming back does not open it again");
}

#[test]
fn who_left_can_take_the_same_line_again() {
    let mut games = roster("PJS KYJ");
    bowl(&mut games, "5");
    games.leave(name("PJS")).unwrap();
    bowl(&mut games, "X");
    games.return_to(name("PJS")).unwrap();
    assert_eq!(games.presence(name("PJS")), Some(Presence::Bowls));
    assert_eq!(up(&games).as_deref(), Some("PJS"));
    bowl(&mut games, "4");
    assert_eq!(line(&games, "PJS"), "5 4");
}
