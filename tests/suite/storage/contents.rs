//! Which lines of a night are in `lines`, and when.

use rusqlite::Connection;
use tenpin::domain::{FrameNumber, Pins};
use tenpin::night::{Correction, Entrance, Event, GameNumber, PlayerNumber};

use super::{Keeping, NONE, Place, STRIKES, player, problems};

/// Name, place, score and completeness of each finished line.
fn lines(place: &Place) -> Vec<String> {
    let connection = Connection::open(place.file()).unwrap();
    let query = "SELECT name || ' ' || coalesce(place, '-') || ' ' || score || ' ' || complete
        FROM lines ORDER BY game, player";
    let mut statement = connection.prepare(query).unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.collect::<Result<_, _>>().unwrap()
}

const fn number(number: u32) -> PlayerNumber {
    PlayerNumber::new(number).unwrap()
}

/// Both players bowl the same complete game, except for the last player's last ball.
fn nearly_over(place: &Place) -> Keeping {
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    for _ in 0..18 {
        keeping.bowl("X");
    }
    keeping.bowl("X X X");
    keeping.bowl("X X");
    keeping
}

#[test]
fn a_line_is_there_once_it_is_whole_and_has_a_place_once_the_game_is_over() {
    let place = Place::fast();
    let mut keeping = nearly_over(&place);
    assert_eq!(lines(&place), ["PJS - 300 1"]);
    keeping.bowl("7");
    assert_eq!(lines(&place), ["PJS 1 300 1", "KYJ 2 297 1"]);
    keeping.undo();
    assert_eq!(lines(&place), ["PJS - 300 1"]);
    keeping.redo();
    assert_eq!(lines(&place), ["PJS 1 300 1", "KYJ 2 297 1"]);
}

#[test]
fn a_correction_and_a_new_name_change_it() {
    let place = Place::fast();
    let mut keeping = nearly_over(&place);
    keeping.bowl("7");
    keeping.next_game();
    keeping.bowl("X");
    keeping.record(Event::Corrected(Correction {
        game: GameNumber::FIRST,
        player: number(1),
        frame: FrameNumber::LAST,
        balls: vec![Pins::NONE; 2],
    }));
    assert_eq!(lines(&place), ["PJS 2 240 1", "KYJ 1 297 1"]);
    keeping.record(Event::Renamed {
        player: number(2),
        name: player("LHS"),
    });
    assert_eq!(lines(&place), ["PJS 2 240 1", "LHS 1 297 1"]);
    keeping.undo();
    keeping.undo();
    assert_eq!(lines(&place), ["PJS 1 300 1", "KYJ 2 297 1"]);
}

#[test]
fn who_leaves_has_a_broken_line_without_a_place() {
    let place = Place::fast();
    let mut keeping = nearly_over(&place);
    keeping.record(Event::Left { player: number(2) });
    assert_eq!(lines(&place), ["PJS 1 300 1", "KYJ - 270 0"]);
    keeping.undo();
    assert_eq!(lines(&place), ["PJS - 300 1"]);
}

#[test]
fn who_comes_back_and_finishes_between_two_saves_has_finished_only_then() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    keeping.bowl(&STRIKES[..2 * 9]);
    keeping.bowl(&STRIKES[..2 * 9]);
    keeping.bowl("X X");
    keeping.record(Event::Left { player: number(1) });
    assert_eq!(lines(&place), ["PJS - 270 0"]);
    let back = keeping.night.joining(player("PJS"), Entrance::Now);
    keeping.night.record(back).unwrap();
    keeping.bowl("X");
    assert_eq!(lines(&place), ["PJS - 300 1"]);
    assert_eq!(problems(&place.store()), NONE);
}

#[test]
fn who_sits_out_has_a_broken_line_when_the_game_is_over() {
    let place = Place::fast();
    let mut keeping = nearly_over(&place);
    keeping.record(Event::SatOut { player: number(2) });
    assert_eq!(lines(&place), ["PJS 1 300 1", "KYJ - 270 0"]);
    keeping.record(Event::CameBack { player: number(2) });
    assert_eq!(lines(&place), ["PJS - 300 1"]);
}

#[test]
fn a_line_has_its_numbers() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X 8/ 7- F9 X X -/ 54 X 9/X");
    let connection = Connection::open(place.file()).unwrap();
    let query = "SELECT balls || '; ' || totals || '; ' || strikes || ' ' || spares || ' ' || opens
        || ' ' || first_ball_pins || ' ' || longest_string || ' ' || rules || ' ' || finished_at
        FROM lines";
    let line: String = connection.query_row(query, [], |row| row.get(0)).unwrap();
    assert_eq!(
        line,
        "X 8/ 7- F9 X X -/ 54 X 9/X; 20 37 44 53 73 93 108 117 137 157; 5 3 3 69 2 tenpin \
            1800000019000"
    );
}

#[test]
fn a_game_that_was_abandoned_has_no_places() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl(&STRIKES[..3]);
    keeping.record(Event::Left { player: number(1) });
    assert_eq!(lines(&place), ["PJS - 0 0"]);
}

/// When each line was finished, in seconds of the night.
fn finished(place: &Place) -> Vec<i64> {
    let connection = Connection::open(place.file()).unwrap();
    let query = "SELECT finished_at / 1000 - 1800000000 FROM lines ORDER BY game, player";
    let mut statement = connection.prepare(query).unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.collect::<Result<_, _>>().unwrap()
}

#[test]
fn a_line_that_is_changed_keeps_the_time_at_which_it_was_finished() {
    let place = Place::fast();
    let mut keeping = nearly_over(&place);
    keeping.bowl("7");
    assert_eq!(finished(&place), [24, 27]);
    keeping.record(Event::Corrected(Correction {
        game: GameNumber::FIRST,
        player: number(1),
        frame: FrameNumber::LAST,
        balls: vec![Pins::NONE; 2],
    }));
    keeping.record(Event::Renamed {
        player: number(2),
        name: player("LHS"),
    });
    assert_eq!(lines(&place), ["PJS 2 240 1", "LHS 1 297 1"]);
    assert_eq!(finished(&place), [24, 27]);
}

#[test]
fn a_save_writes_only_the_lines_that_changed() {
    let place = Place::fast();
    let mut keeping = nearly_over(&place);
    keeping.bowl("7");
    let connection = Connection::open(place.file()).unwrap();
    connection
        .execute("UPDATE lines SET score = 1", [])
        .unwrap();
    keeping.next_game();
    keeping.bowl("X");
    keeping.record(Event::Renamed {
        player: number(2),
        name: player("LHS"),
    });
    assert_eq!(lines(&place), ["PJS 1 1 1", "LHS 2 297 1"]);
}

#[test]
fn a_line_has_its_pins_only_where_some_are_known() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("9{10}/ X X X X X X X X XXX");
    keeping.next_game();
    keeping.bowl("9/ X X X X X X X X XXX");
    let connection = Connection::open(place.file()).unwrap();
    let query = "SELECT balls, leaves FROM lines ORDER BY game";
    let mut statement = connection.prepare(query).unwrap();
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    let rows: Vec<(String, Option<String>)> = rows.unwrap().map(Result::unwrap).collect();
    let balls = "9/ X X X X X X X X XXX".to_owned();
    let pins = "9{10}/ X X X X X X X X XXX".to_owned();
    assert_eq!(rows, [(balls.clone(), Some(pins)), (balls, None)]);
}
