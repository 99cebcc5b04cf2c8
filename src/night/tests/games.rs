//! One game after another.

use super::*;

#[test]
fn games_are_numbered_one_after_another() {
    let mut night = night("PJS");
    bowl(&mut night, STRIKES);
    let starting = |number| Event::GameStarted {
        game: game(number),
        rules: Rules::Tenpin,
    };
    let refusal = NightError::WrongGameNumber {
        game: game(3),
        expected: game(2),
    };
    assert_eq!(night.record(starting(3)), Err(refusal));
    assert_eq!(night.record(starting(2)), Ok(()));
    assert_eq!(night.game_number(), Some(game(2)));
    assert_eq!(night.games().count(), 2);
    assert!(night.game_of(game(1)).unwrap().is_over());
    assert_eq!(night.game_of(game(2)), night.game());
    assert_eq!(night.game_of(game(3)), None);
}

#[test]
fn a_game_that_is_on_is_finished_first() {
    let mut night = night("PJS");
    let refusal = NightError::GameIsOn { game: game(1) };
    assert_eq!(night.record(night.starting()), Err(refusal));
    assert!(night.is_running() && !night.can_start());
    bowl(&mut night, STRIKES);
    assert!(!night.is_running() && night.can_start());
}

#[test]
fn a_game_needs_somebody_who_bowls() {
    let mut night = Night::default();
    let refusal = Err(NightError::NobodyBowls);
    assert_eq!(night.record(night.starting()), refusal);
    join(&mut night, "PJS", Entrance::Now).unwrap();
    sit_out(&mut night, 1).unwrap();
    assert_eq!(night.record(night.starting()), refusal);
    come_back(&mut night, 1).unwrap();
    assert_eq!(night.record(night.starting()), Ok(()));
}

#[test]
fn only_who_is_up_bowls() {
    let mut night = night("PJS KYJ");
    let bowling = |number| Event::Bowled {
        player: player(number),
        ball: Pins::ALL,
    };
    let refusal = NightError::NotUp {
        player: name("KYJ"),
        up: name("PJS"),
    };
    assert_eq!(night.record(bowling(2)), Err(refusal));
    let nobody = NightError::NoSuchPlayer { player: player(3) };
    assert_eq!(night.record(bowling(3)), Err(nobody));
    assert_eq!(night.record(bowling(1)), Ok(()));
}

#[test]
fn a_ball_needs_a_game() {
    let mut night = Night::default();
    assert_eq!(night.bowling(Pins::ALL), Err(NightError::NoGame));
    join(&mut night, "PJS", Entrance::Now).unwrap();
    let ball = Event::Bowled {
        player: player(1),
        ball: Pins::ALL,
    };
    assert_eq!(night.record(ball.clone()), Err(NightError::NoGame));
    start(&mut night);
    bowl(&mut night, STRIKES);
    let over = NightError::Rule(RuleError::GameIsOver);
    assert_eq!(night.record(ball), Err(over));
    assert_eq!(night.bowling(Pins::ALL), Err(over));
}

#[test]
fn a_series_adds_up_whole_lines_only() {
    let mut night = night("PJS KYJ");
    for _ in 0..10 {
        bowl(&mut night, "9-8-");
    }
    start(&mut night);
    bowl(&mut night, "XX");
    leave(&mut night, 2).unwrap();
    bowl(&mut night, "XXXXXXXXXXX");
    start(&mut night);
    bowl(&mut night, "X");
    let series: Vec<_> = night.series().collect();
    let [first, second] = series.as_slice() else {
        panic!("two people have lines: {series:?}");
    };
    assert_eq!((first.games, first.total, first.high), (2, 390, Some(300)));
    assert_eq!(first.average(), Some(195.0));
    assert_eq!((second.games, second.total, second.high), (1, 80, Some(80)));
}

#[test]
fn a_series_without_a_whole_line_has_no_average() {
    let mut night = night("PJS");
    join(&mut night, "KYJ", Entrance::NextGame).unwrap();
    bowl(&mut night, "X");
    let series: Vec<_> = night.series().collect();
    assert_eq!(series.len(), 1, "who waits has no line");
    assert_eq!((series[0].games, series[0].high), (0, None));
    assert_eq!(series[0].average(), None);
}

#[test]
fn the_board_has_the_series_from_the_second_game_on() {
    let mut night = night("PJS KYJ");
    let lines = |night: &Night| -> Vec<_> {
        let board = night.board(night.game().unwrap()).into_iter();
        let line = board.map(|line| (line.player.to_string(), line.place, line.series));
        line.collect()
    };
    bowl(&mut night, &"X--".repeat(9));
    bowl(&mut night, "XXX--");
    assert_eq!(lines(&night)[0].2, None);
    start(&mut night);
    bowl(&mut night, "X");
    let expected = |name: &str, place, series| (name.to_owned(), Some(place), Some(series));
    let first = expected("PJS", 1, 310);
    assert_eq!(lines(&night), [first, expected("KYJ", 2, 0)]);
}

#[test]
fn a_journal_knows_whether_a_ball_was_bowled() {
    let mut night = night("PJS");
    assert!(!night.journal().is_empty() && !night.journal().has_ball());
    assert!(Night::default().journal().is_empty());
    bowl(&mut night, "X");
    undo(&mut night);
    assert!(night.journal().has_ball());
    let ball = night.bowling(Pins::ALL).unwrap();
    assert_eq!(night.player_of(&ball), Some(name("PJS")));
    assert_eq!(night.rules(game(1)).map(Rules::name), Some("tenpin"));
    assert_eq!(night.rules(game(2)), None);
}
