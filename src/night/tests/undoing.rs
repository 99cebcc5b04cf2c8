//! Undo and redo.

use super::*;

#[test]
fn an_undo_names_the_last_event_that_counts() {
    let mut night = night("PJS");
    bowl(&mut night, "X");
    let refusal = NightError::NotTheLast {
        seq: 2,
        expected: 3,
    };
    assert_eq!(night.record(Event::Undone { seq: 2 }), Err(refusal));
    let ball = night.last_event().cloned();
    undo(&mut night);
    assert_eq!(line(night.game().unwrap(), "PJS"), "");
    assert_eq!(night.next_redo(), ball.as_ref());
    assert!(matches!(
        night.last_event(),
        Some(Event::GameStarted { .. })
    ));
    assert_eq!(night.journal().len(), 4, "nothing is deleted");
}

#[test]
fn a_redo_names_the_event_undone_last() {
    let mut night = night("PJS");
    bowl(&mut night, "54X");
    undo(&mut night);
    undo(&mut night);
    let refusal = NightError::NotTheLastUndone {
        seq: 5,
        expected: 4,
    };
    assert_eq!(night.record(Event::Redone { seq: 5 }), Err(refusal));
    redo(&mut night);
    assert_eq!(line(night.game().unwrap(), "PJS"), "5 4");
    redo(&mut night);
    assert_eq!(line(night.game().unwrap(), "PJS"), "54 X");
    assert_eq!(night.redoing(), Err(NightError::NothingToRedo));
    assert_eq!(
        night.record(Event::Redone { seq: 5 }),
        Err(NightError::NothingToRedo)
    );
}

#[test]
fn any_other_event_forgets_what_could_be_redone() {
    let mut night = night("PJS");
    bowl(&mut night, "5");
    undo(&mut night);
    bowl(&mut night, "6");
    assert_eq!(night.redoing(), Err(NightError::NothingToRedo));
    undo(&mut night);
    redo(&mut night);
    assert_eq!(line(night.game().unwrap(), "PJS"), "6");
}

#[test]
fn at_the_beginning_there_is_nothing_to_undo() {
    let mut night = night("PJS");
    undo(&mut night);
    undo(&mut night);
    assert_eq!(night.people().count(), 0);
    assert_eq!(night.undoing(), Err(NightError::NothingToUndo));
    assert_eq!(
        night.record(Event::Undone { seq: 1 }),
        Err(NightError::NothingToUndo)
    );
}

#[test]
fn undo_goes_back_over_the_start_of_a_game() {
    let mut night = night("PJS");
    bowl(&mut night, STRIKES);
    start(&mut night);
    undo(&mut night);
    undo(&mut night);
    assert_eq!((night.game_number(), up(&night)), (Some(game(1)), Some(1)));
    redo(&mut night);
    redo(&mut night);
    assert_eq!(
        (night.game_number(), night.games().count()),
        (Some(game(2)), 2)
    );
    bowl(&mut night, "5");
    undo(&mut night);
    assert_eq!(night.game_number(), Some(game(2)));
}

#[test]
fn a_joining_that_was_undone_frees_its_number() {
    let mut night = night("PJS");
    join(&mut night, "KYJ", Entrance::Now).unwrap();
    undo(&mut night);
    join(&mut night, "LHS", Entrance::Now).unwrap();
    assert_eq!(night.named(name("LHS")).unwrap().number(), player(2));
    assert_eq!(night.named(name("KYJ")), None);
}

#[test]
fn taking_back_a_ball_leaves_past_games_untouched() {
    let mut night = night("PJS");
    for _ in 0..5 {
        bowl(&mut night, STRIKES);
        start(&mut night);
    }
    bowl(&mut night, "5");
    let address = |night: &Night| night.games().next().map(std::ptr::from_ref);
    let before = address(&night);
    undo(&mut night);
    assert_eq!(address(&night), before, "not bowled once more, but shared");
    rename(&mut night, 1, "ABC").unwrap();
    assert_ne!(address(&night), before);
    undo(&mut night);
    assert_eq!(address(&night), before);
}

#[test]
fn a_replay_is_the_same_night() {
    let mut night = night("PJS KYJ");
    bowl(&mut night, "X81");
    undo(&mut night);
    bowl(&mut night, "/");
    leave(&mut night, 2).unwrap();
    let events = night.journal().entries().map(|entry| entry.event.clone());
    assert_eq!(Night::replay(events), Ok(night));
}

#[test]
fn a_replay_tells_where_it_stops_making_sense() {
    let night = night("PJS");
    let events = night.journal().entries().map(|entry| entry.event.clone());
    let twice = events.chain([night.joining(name("ABC"), Entrance::Now), night.starting()]);
    let error = NightError::GameIsOn { game: game(1) };
    assert_eq!(Night::replay(twice), Err(ReplayError { seq: 4, error }));
}

#[test]
fn the_journal_tells_which_events_count() {
    let mut night = night("PJS");
    bowl(&mut night, "5");
    undo(&mut night);
    bowl(&mut night, "X");
    let validities: Vec<_> = night
        .journal()
        .entries()
        .map(|entry| entry.validity)
        .collect();
    let expected = [
        Validity::Counts,
        Validity::Counts,
        Validity::Undone,
        Validity::Bookkeeping,
        Validity::Counts,
    ];
    assert_eq!(validities, expected);
}
