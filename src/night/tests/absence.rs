//! Sitting out, coming back and leaving.

use super::*;

#[test]
fn who_sits_out_has_a_line_and_no_turns() {
    let mut night = night("PJS KYJ");
    sit_out(&mut night, 1).unwrap();
    assert_eq!(
        (up(&night), attendance(&night, 1)),
        (Some(2), Attendance::SitsOut)
    );
    bowl(&mut night, STRIKES);
    start(&mut night);
    assert_eq!((board(&night), up(&night)), ("PJS KYJ".into(), Some(2)));
    assert_eq!(attendance(&night, 1), Attendance::SitsOut);
}

#[test]
fn the_last_one_who_bowls_can_not_sit_out_of_a_running_game() {
    let mut night = night("PJS KYJ");
    join(&mut night, "LHS", Entrance::NextGame).unwrap();
    sit_out(&mut night, 1).unwrap();
    let refusal = RuleError::LastWhoBowls(name("KYJ"));
    assert_eq!(sit_out(&mut night, 2), Err(refusal.into()));
    assert_eq!(
        sit_out(&mut night, 3),
        Ok(()),
        "who waits is not needed yet"
    );
    bowl(&mut night, STRIKES);
    assert_eq!(sit_out(&mut night, 2), Ok(()), "the game is over");
}

#[test]
fn sitting_out_and_coming_back_take_turns() {
    let mut night = night("PJS KYJ");
    let refusal = NightError::DoesNotSitOut(name("PJS"));
    assert_eq!(come_back(&mut night, 1), Err(refusal));
    sit_out(&mut night, 1).unwrap();
    let refusal = NightError::SitsOutAlready(name("PJS"));
    assert_eq!(sit_out(&mut night, 1), Err(refusal));
    come_back(&mut night, 1).unwrap();
    assert_eq!(
        (up(&night), attendance(&night, 1)),
        (Some(1), Attendance::Bowls)
    );
}

#[test]
fn coming_back_before_the_next_game_opens_it_again() {
    let mut night = night("PJS KYJ");
    bowl(&mut night, "XX");
    sit_out(&mut night, 2).unwrap();
    bowl(&mut night, "XXXXXXXXXXX");
    assert!(night.game().unwrap().is_over());
    assert_eq!(night.owed(player(2)), 9);
    come_back(&mut night, 2).unwrap();
    assert!(night.is_running() && !night.can_start());
    assert_eq!(up(&night), Some(2));
}

#[test]
fn what_was_owed_is_void_once_the_next_game_begins() {
    let mut night = night("PJS KYJ");
    sit_out(&mut night, 2).unwrap();
    bowl(&mut night, STRIKES);
    start(&mut night);
    bowl(&mut night, "X");
    come_back(&mut night, 2).unwrap();
    assert_eq!((up(&night), night.owed(player(2))), (Some(2), 0));
    assert_eq!(line(night.game_of(game(1)).unwrap(), "KYJ"), "");
}

#[test]
fn who_waits_may_sit_out_and_waits_again_on_coming_back() {
    let mut night = night("PJS");
    join(&mut night, "KYJ", Entrance::NextGame).unwrap();
    sit_out(&mut night, 2).unwrap();
    assert_eq!(attendance(&night, 2), Attendance::SitsOut);
    come_back(&mut night, 2).unwrap();
    assert_eq!(attendance(&night, 2), Attendance::Waits);
}

#[test]
fn who_comes_back_before_the_first_game_waits_for_none() {
    let mut night = Night::default();
    join(&mut night, "PJS", Entrance::Now).unwrap();
    sit_out(&mut night, 1).unwrap();
    come_back(&mut night, 1).unwrap();
    assert_eq!(attendance(&night, 1), Attendance::Bowls);
}

#[test]
fn who_sits_out_owes_each_frame_that_the_others_have_more() {
    let mut night = night("PJS KYJ");
    bowl(&mut night, "X");
    assert_eq!(night.owed(player(2)), 0, "it is KYJ's turn");
    sit_out(&mut night, 2).unwrap();
    assert_eq!(night.owed(player(2)), 1);
}

#[test]
fn who_leaves_in_mid_frame_leaves_the_frame_as_it_is() {
    let mut night = night("PJS KYJ");
    bowl(&mut night, "X815");
    leave(&mut night, 1).unwrap();
    assert_eq!((up(&night), board(&night)), (Some(2), "PJS KYJ".into()));
    assert_eq!(line(night.game().unwrap(), "PJS"), "X 5");
    assert_eq!(night.owed(player(1)), 0);
    assert_eq!(lineup(&night), "KYJ");
    bowl(&mut night, "XXXXXXXXXXX");
    start(&mut night);
    assert_eq!(board(&night), "KYJ");
}

#[test]
fn when_the_last_one_leaves_the_game_is_abandoned() {
    let mut night = night("PJS KYJ");
    join(&mut night, "LHS", Entrance::NextGame).unwrap();
    bowl(&mut night, "X");
    leave(&mut night, 1).unwrap();
    leave(&mut night, 2).unwrap();
    assert!(night.game().unwrap().is_abandoned());
    assert!(!night.is_running() && night.can_start());
    start(&mut night);
    assert_eq!((board(&night), up(&night)), ("LHS".into(), Some(3)));
    assert_eq!(night.games().count(), 2);
}

#[test]
fn an_abandoned_game_goes_on_when_somebody_comes_back() {
    let mut night = night("PJS KYJ");
    sit_out(&mut night, 2).unwrap();
    bowl(&mut night, "X");
    leave(&mut night, 1).unwrap();
    assert!(night.game().unwrap().is_abandoned() && !night.can_start());
    come_back(&mut night, 2).unwrap();
    assert_eq!(up(&night), Some(2));
}

#[test]
fn who_has_left_does_nothing_more_until_joining_again() {
    let mut night = night("PJS KYJ");
    leave(&mut night, 1).unwrap();
    let refusal = Err(RuleError::HasLeft(name("PJS")).into());
    assert_eq!(leave(&mut night, 1), refusal);
    assert_eq!(sit_out(&mut night, 1), refusal);
    assert_eq!(come_back(&mut night, 1), refusal);
    assert_eq!(move_to(&mut night, 1, 1), refusal);
}

#[test]
fn who_left_a_game_and_waits_for_the_next_is_not_up_when_it_opens_again() {
    let mut night = night("PJS KYJ LHS");
    bowl(&mut night, "XXX");
    leave(&mut night, 1).unwrap();
    sit_out(&mut night, 2).unwrap();
    bowl(&mut night, "XXXXXXXXXXX");
    join(&mut night, "PJS", Entrance::NextGame).unwrap();
    come_back(&mut night, 2).unwrap();
    assert_eq!(up(&night), Some(2));
    sit_out(&mut night, 1).unwrap();
    come_back(&mut night, 1).unwrap();
    assert_eq!(attendance(&night, 1), Attendance::Waits);
    assert_eq!(line(night.game().unwrap(), "PJS"), "X");
}
