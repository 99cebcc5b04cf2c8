//! Sitting out, coming back and leaving.

use super::*;
use crate::domain::{Presence, standings};

#[test]
fn who_sits_out_in_the_middle_of_a_frame_finishes_it_on_coming_back() {
    let mut games = roster("PJS KYJ");
    bowl(&mut games, "5");
    games.sit_out(name("PJS")).unwrap();
    assert_eq!(up(&games).as_deref(), Some("KYJ"));
    bowl(&mut games, "81X");
    games.come_back(name("PJS")).unwrap();
    assert_eq!(up(&games).as_deref(), Some("PJS"));
    bowl(&mut games, "4");
    assert_eq!(line(&games, "PJS"), "5 4");
    assert_eq!(up(&games).as_deref(), Some("PJS"), "still a frame behind");
}

#[test]
fn who_comes_back_waits_for_the_frame_being_bowled() {
    let mut games = roster("PJS KYJ");
    games.sit_out(name("PJS")).unwrap();
    bowl(&mut games, "5");
    games.come_back(name("PJS")).unwrap();
    assert_eq!(up(&games).as_deref(), Some("KYJ"));
}

#[test]
fn the_last_one_who_bowls_can_not_sit_out() {
    let mut games = roster("PJS KYJ");
    games.sit_out(name("PJS")).unwrap();
    let before = games.clone();
    let refusal = RuleError::LastWhoBowls(name("KYJ"));
    assert_eq!(games.sit_out(name("KYJ")), Err(refusal));
    assert_eq!(games, before);
}

#[test]
fn once_nobody_is_up_anybody_may_sit_out() {
    let mut games = roster("PJS");
    bowl(&mut games, "XXXXXXXXXXXX");
    assert_eq!(games.sit_out(name("PJS")), Ok(()));
    assert!(games.is_over());
}

#[test]
fn a_game_is_over_when_all_who_bowl_have_finished() {
    let mut games = roster("PJS KYJ");
    bowl(&mut games, "X5");
    games.sit_out(name("KYJ")).unwrap();
    bowl(&mut games, "XXXXXXXXXXX");
    assert!(games.is_over() && games.up().is_none());
    games.come_back(name("KYJ")).unwrap();
    assert!(!games.is_over());
    assert_eq!(up(&games).as_deref(), Some("KYJ"));
}

#[test]
fn a_game_that_everybody_left_is_abandoned() {
    let mut games = roster("PJS KYJ");
    bowl(&mut games, "X");
    games.leave(name("PJS")).unwrap();
    assert!(!games.is_abandoned());
    games.leave(name("KYJ")).unwrap();
    assert!(games.is_abandoned() && !games.is_over());
    assert_eq!(games.bowl(Pins::ALL), Err(RuleError::GameIsOver));
}

#[test]
fn who_has_left_stays_away() {
    let mut games = roster("PJS KYJ");
    games.leave(name("PJS")).unwrap();
    let refusal = Err(RuleError::HasLeft(name("PJS")));
    assert_eq!(games.come_back(name("PJS")), refusal);
    assert_eq!(games.sit_out(name("PJS")), refusal);
    assert_eq!(games.leave(name("PJS")), refusal);
    assert_eq!(games.presence(name("PJS")), Some(Presence::Left));
}

#[test]
fn who_left_before_the_end_has_no_place() {
    let mut games = roster("PJS KYJ");
    bowl(&mut games, "X5");
    games.leave(name("PJS")).unwrap();
    let places = |games: &BowlingGames| -> Vec<_> {
        let standings = standings(games);
        standings
            .iter()
            .map(|one| (one.place(), one.game().player()))
            .collect()
    };
    assert_eq!(places(&games), [(1, name("KYJ"))]);
    bowl(&mut games, "4XXXXXXXXXXX");
    games.leave(name("KYJ")).unwrap();
    assert_eq!(places(&games), [(1, name("KYJ"))], "the line was finished");
}
