//! Places and names.

use super::*;

#[test]
fn a_move_changes_the_board_from_the_next_turn_on() {
    let mut night = night("PJS KYJ LHS");
    bowl(&mut night, "5");
    move_to(&mut night, 3, 1).unwrap();
    assert_eq!((board(&night), up(&night)), ("LHS PJS KYJ".into(), Some(1)));
    bowl(&mut night, "4");
    assert_eq!(up(&night), Some(3));
}

#[test]
fn places_are_counted_among_those_who_are_here() {
    let mut night = night("PJS KYJ LHS");
    join(&mut night, "ABC", Entrance::NextGame).unwrap();
    leave(&mut night, 2).unwrap();
    move_to(&mut night, 4, 2).unwrap();
    assert_eq!(
        (lineup(&night), board(&night)),
        ("PJS ABC LHS".into(), "PJS KYJ LHS".into())
    );
    move_to(&mut night, 1, 3).unwrap();
    assert_eq!(
        (lineup(&night), board(&night)),
        ("ABC LHS PJS".into(), "KYJ LHS PJS".into())
    );
    for place in [0, 4] {
        let refusal = RuleError::PlaceOutOfRange { place, players: 3 };
        assert_eq!(move_to(&mut night, 1, place), Err(refusal.into()));
    }
}

#[test]
fn a_move_after_the_last_ball_is_for_the_next_game() {
    let mut night = night("PJS KYJ");
    for _ in 0..10 {
        bowl(&mut night, "9-8-");
    }
    move_to(&mut night, 2, 1).unwrap();
    assert_eq!(board(&night), "PJS KYJ");
    start(&mut night);
    assert_eq!((board(&night), up(&night)), ("KYJ PJS".into(), Some(2)));
}

#[test]
fn a_new_name_is_new_in_every_game() {
    let mut night = night("PJS KYJ");
    bowl(&mut night, "XX");
    leave(&mut night, 2).unwrap();
    bowl(&mut night, "XXXXXXXXXXX");
    start(&mut night);
    rename(&mut night, 1, "ABC").unwrap();
    rename(&mut night, 2, "LHS").unwrap();
    assert_eq!(line(night.game_of(game(1)).unwrap(), "LHS"), "X");
    assert_eq!(board(&night), "ABC");
    assert_eq!(night.series().next().unwrap().total, 300);
    assert_eq!((up(&night), lineup(&night)), (Some(1), "ABC".into()));
}

#[test]
fn a_name_belongs_to_one_person_the_whole_night() {
    let mut night = night("PJS KYJ");
    leave(&mut night, 2).unwrap();
    join(&mut night, "LHS", Entrance::NextGame).unwrap();
    leave(&mut night, 3).unwrap();
    let taken = |letters| Err(RuleError::NameTaken(name(letters)).into());
    assert_eq!(rename(&mut night, 1, "KYJ"), taken("KYJ"));
    assert_eq!(rename(&mut night, 1, "PJS"), taken("PJS"));
    assert_eq!(rename(&mut night, 1, "LHS"), taken("LHS"), "without a line");
    let nobody = NightError::NoSuchPlayer { player: player(4) };
    assert_eq!(rename(&mut night, 4, "ABC"), Err(nobody));
    rename(&mut night, 1, "ABC").unwrap();
    assert_eq!(join(&mut night, "PJS", Entrance::Now), Ok(()), "given up");
    assert_eq!(night.named(name("PJS")).unwrap().number(), player(4));
}

fn switch(night: &mut Night) {
    night.record(night.switching_rotation().unwrap()).unwrap();
}

/// Starts the next game the way the results screen does.
fn next_game(night: &mut Night) {
    if let Some(turning) = night.turning() {
        night.record(turning).unwrap();
    }
    start(night);
}

#[test]
fn the_order_turns_by_one_before_each_game_once_that_is_switched_on() {
    let mut night = night("PJS KYJ LHS");
    switch(&mut night);
    assert_eq!(
        (board(&night), night.rotation()),
        ("PJS KYJ LHS".into(), Rotation::On)
    );
    assert_eq!(night.turning(), None, "a game is on");
    bowl(&mut night, &STRIKES.repeat(3));
    next_game(&mut night);
    assert_eq!(board(&night), "KYJ LHS PJS");
    bowl(&mut night, &STRIKES.repeat(3));
    next_game(&mut night);
    assert_eq!(board(&night), "LHS PJS KYJ");
    switch(&mut night);
    bowl(&mut night, &STRIKES.repeat(3));
    next_game(&mut night);
    assert_eq!(
        (board(&night), night.rotation()),
        ("LHS PJS KYJ".into(), Rotation::Off)
    );
}

#[test]
fn a_game_that_is_begun_again_after_undo_does_not_turn_the_order_twice() {
    let mut night = night("PJS KYJ");
    switch(&mut night);
    bowl(&mut night, &STRIKES.repeat(2));
    next_game(&mut night);
    undo(&mut night);
    next_game(&mut night);
    assert_eq!(board(&night), "KYJ PJS");
    undo(&mut night);
    undo(&mut night);
    assert_eq!(lineup(&night), "PJS KYJ");
    assert_eq!(night.rotation(), Rotation::On);
    bowl_back(&mut night);
    assert_eq!(night.rotation(), Rotation::Off, "undone with the rest");
}

#[test]
fn a_correction_between_two_games_does_not_turn_the_order_twice() {
    let mut night = night("PJS KYJ LHS");
    switch(&mut night);
    bowl(&mut night, &STRIKES.repeat(3));
    next_game(&mut night);
    undo(&mut night);
    let correction = Correction {
        game: game(1),
        player: player(1),
        frame: FrameNumber::FIRST,
        balls: vec![Pins::NONE; 2],
    };
    night.record(Event::Corrected(correction)).unwrap();
    next_game(&mut night);
    assert_eq!(board(&night), "KYJ LHS PJS");
}

fn bowl_back(night: &mut Night) {
    while night.rotation() == Rotation::On {
        undo(night);
    }
}

#[test]
fn one_player_alone_has_no_order_to_turn() {
    let mut night = night("PJS");
    switch(&mut night);
    bowl(&mut night, STRIKES);
    assert_eq!(night.turning(), None);
}
