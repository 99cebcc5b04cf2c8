//! Who joins, when, and under which number.

use super::*;

#[test]
fn people_are_numbered_as_they_join() {
    let night = night("PJS KYJ");
    let numbers: Vec<_> = night.people().map(Person::number).collect();
    assert_eq!(numbers, [player(1), player(2)]);
    assert_eq!(night.named(name("KYJ")).unwrap().number(), player(2));
}

#[test]
fn a_number_is_not_invented() {
    let mut night = night("PJS");
    let joining = |number| Event::Joined {
        player: player(number),
        name: name("KYJ"),
        from: Entrance::Now,
    };
    let refusal = |number| NightError::WrongPlayerNumber {
        name: name("KYJ"),
        player: player(number),
        expected: player(2),
    };
    assert_eq!(night.record(joining(1)), Err(refusal(1)));
    assert_eq!(night.record(joining(3)), Err(refusal(3)));
    assert_eq!(night.record(joining(2)), Ok(()));
}

#[test]
fn a_name_is_taken_by_whoever_is_here() {
    let mut night = night("PJS");
    let refusal = RuleError::NameTaken(name("PJS"));
    assert_eq!(join(&mut night, "PJS", Entrance::Now), Err(refusal.into()));
}

#[test]
fn before_the_first_game_now_and_next_game_are_the_same() {
    let mut night = Night::default();
    join(&mut night, "PJS", Entrance::Now).unwrap();
    join(&mut night, "KYJ", Entrance::NextGame).unwrap();
    assert_eq!(attendance(&night, 1), Attendance::Bowls);
    assert_eq!(attendance(&night, 2), Attendance::Bowls);
    assert!(!night.person(player(1)).unwrap().has_line());
    start(&mut night);
    assert_eq!(board(&night), "PJS KYJ");
}

#[test]
fn joining_now_means_catching_up() {
    let mut night = night("PJS");
    bowl(&mut night, "XX5");
    join(&mut night, "KYJ", Entrance::Now).unwrap();
    assert_eq!(night.owed(player(2)), 2);
    bowl(&mut night, "4");
    assert_eq!((up(&night), night.owed(player(2))), (Some(2), 3));
    assert!(night.person(player(2)).unwrap().has_line());
}

#[test]
fn joining_from_the_next_game_means_waiting() {
    let mut night = night("PJS");
    join(&mut night, "KYJ", Entrance::NextGame).unwrap();
    assert_eq!(
        (board(&night), lineup(&night)),
        ("PJS".into(), "PJS KYJ".into())
    );
    assert_eq!(attendance(&night, 2), Attendance::Waits);
    assert!(!night.person(player(2)).unwrap().has_line());
    bowl(&mut night, STRIKES);
    start(&mut night);
    assert_eq!(board(&night), "PJS KYJ");
    assert_eq!(attendance(&night, 2), Attendance::Bowls);
}

#[test]
fn after_the_last_ball_everybody_joins_the_next_game() {
    let mut night = night("PJS");
    bowl(&mut night, STRIKES);
    let refusal = NightError::JoinsNextGame(name("KYJ"));
    assert_eq!(join(&mut night, "KYJ", Entrance::Now), Err(refusal));
    assert_eq!(join(&mut night, "KYJ", Entrance::NextGame), Ok(()));
}

#[test]
fn a_board_has_room_for_24() {
    let mut night = Night::default();
    let names = (b'A'..=b'Y').map(|letter| format!("PJ{}", char::from(letter)));
    let mut joined = names.map(|letters| join(&mut night, &letters, Entrance::Now));
    assert_eq!(joined.by_ref().take(24).find(Result::is_err), None);
    let refusal = RuleError::PlayersOutOfRange { players: 25 };
    assert_eq!(joined.next(), Some(Err(refusal.into())));
    drop(joined);
    leave(&mut night, 1).unwrap();
    assert_eq!(join(&mut night, "KYJ", Entrance::Now), Ok(()));
}

#[test]
fn lines_of_those_who_left_take_up_room_on_the_board() {
    let names: Vec<_> = (b'A'..=b'X')
        .map(|letter| format!("PJ{}", char::from(letter)))
        .collect();
    let mut night = night(&names.join(" "));
    leave(&mut night, 1).unwrap();
    let refusal = RuleError::PlayersOutOfRange { players: 25 };
    let before = night.clone();
    assert_eq!(join(&mut night, "KYJ", Entrance::Now), Err(refusal.into()));
    assert_eq!(night, before);
    assert_eq!(join(&mut night, "KYJ", Entrance::NextGame), Ok(()));
}

#[test]
fn who_left_this_game_goes_on_with_the_same_line_at_the_same_place() {
    let mut night = night("PJS KYJ");
    bowl(&mut night, "5");
    leave(&mut night, 1).unwrap();
    bowl(&mut night, "X");
    assert!(night.can_return(name("PJS")) && !night.can_return(name("KYJ")));
    join(&mut night, "PJS", Entrance::Now).unwrap();
    assert_eq!(
        (board(&night), lineup(&night)),
        ("PJS KYJ".into(), "PJS KYJ".into())
    );
    assert_eq!(
        (up(&night), attendance(&night, 1)),
        (Some(1), Attendance::Bowls)
    );
    assert_eq!(night.person(player(1)).unwrap().lines(), 1);
    bowl(&mut night, "4");
    assert_eq!(line(night.game().unwrap(), "PJS"), "5 4");
}

#[test]
fn who_left_this_game_may_wait_for_the_next_one() {
    let mut night = night("PJS KYJ");
    leave(&mut night, 1).unwrap();
    join(&mut night, "PJS", Entrance::NextGame).unwrap();
    assert_eq!(attendance(&night, 1), Attendance::Waits);
    assert_eq!(up(&night), Some(2));
}

#[test]
fn a_game_that_everybody_left_goes_on_when_one_of_them_is_back() {
    let mut night = night("PJS KYJ");
    bowl(&mut night, "X");
    leave(&mut night, 1).unwrap();
    leave(&mut night, 2).unwrap();
    assert!(night.game().unwrap().is_abandoned());
    join(&mut night, "KYJ", Entrance::Now).unwrap();
    assert_eq!(up(&night), Some(2));
}

#[test]
fn a_game_that_is_over_is_not_opened_by_who_left_it() {
    let mut night = night("PJS KYJ");
    leave(&mut night, 1).unwrap();
    bowl(&mut night, STRIKES);
    assert!(!night.can_return(name("PJS")));
    let refusal = NightError::JoinsNextGame(name("PJS"));
    assert_eq!(join(&mut night, "PJS", Entrance::Now), Err(refusal));
}

#[test]
fn who_joins_again_is_the_same_person_at_the_end_of_the_order() {
    let mut night = night("PJS KYJ");
    leave(&mut night, 1).unwrap();
    bowl(&mut night, STRIKES);
    join(&mut night, "PJS", Entrance::NextGame).unwrap();
    assert_eq!(night.people().count(), 2);
    assert_eq!(attendance(&night, 1), Attendance::Waits);
    start(&mut night);
    assert_eq!(board(&night), "KYJ PJS");
    assert_eq!(night.person(player(1)).unwrap().lines(), 2);
}

#[test]
fn who_left_an_earlier_game_may_join_the_running_one() {
    let mut night = night("PJS KYJ");
    leave(&mut night, 1).unwrap();
    bowl(&mut night, STRIKES);
    start(&mut night);
    join(&mut night, "PJS", Entrance::Now).unwrap();
    assert_eq!(board(&night), "KYJ PJS");
    assert_eq!(attendance(&night, 1), Attendance::Bowls);
}

#[test]
fn a_name_typed_wrongly_before_the_start_can_be_taken_back_by_leaving() {
    let mut night = Night::default();
    join(&mut night, "PJX", Entrance::Now).unwrap();
    leave(&mut night, 1).unwrap();
    assert!(!night.can_start());
    join(&mut night, "PJS", Entrance::Now).unwrap();
    start(&mut night);
    assert_eq!((board(&night), up(&night)), ("PJS".into(), Some(2)));
}
