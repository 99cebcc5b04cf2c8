//! Corrections of stored nights from the history, by keys and through the real store.

use tenpin::app::Screen;
use tenpin::desk::FileDesk;
use tenpin::text::Language;

use super::*;
use crate::stage::Stage;

/// A board without a ball, over a file with stored nights.
fn stage(place: &Place) -> Stage<FileDesk> {
    let desk = FileDesk {
        writer: Some(NightWriter::new(&place.store())),
        ..FileDesk::looking(Language::English)
    };
    let mut stage = Stage::new(100, 30).with_desk(desk);
    stage.type_keys("abc<Enter><Enter>");
    stage
}

/// A stored night of two games: PJS 90 and 70, KYJ 90 and 50.
fn two_games(place: &Place) {
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    for _ in 0..10 {
        keeping.bowl("9-");
        keeping.bowl("8 1");
    }
    keeping.next_game();
    for _ in 0..10 {
        keeping.bowl("7-");
        keeping.bowl("5-");
    }
}

fn scores(place: &Place) -> Vec<Vec<u16>> {
    let number = NightReference::Number(1);
    let stored = place.store().read(number).unwrap();
    let total = |seat: &tenpin::domain::Seat| seat.game().frames().scores().total();
    let games = stored.night.games();
    games
        .map(|games| games.seats().iter().map(total).collect())
        .collect()
}

#[test]
fn any_game_of_a_stored_night_is_corrected_from_the_history() {
    let place = Place::fast();
    two_games(&place);
    let mut stage = stage(&place);
    stage.type_keys("he");
    assert!(
        stage.shows_all(&["night 1", "game 2", "correct KYJ, frame 10"]),
        "{}",
        stage.text()
    );
    stage.type_keys("[<Up>xx");
    assert!(stage.shows_all(&["game 1", "correct PJS, frame 10"]));
    stage.type_keys("x<Enter>");
    assert!(
        stage.shows("PJS frame 10 corrected to X X X"),
        "{}",
        stage.text()
    );
    assert!(matches!(stage.app.screen(), Screen::History(_)));
    assert_eq!(scores(&place), [[111, 90], [70, 50]]);
    assert!(stage.shows("PJS 181"), "the list follows: {}", stage.text());
    assert_eq!(problems(&place.store()), NONE, "the read model follows");
    let best = place
        .store()
        .summaries(tenpin::archive::Selection::default());
    let best = best.unwrap().iter().map(|all| all.high).max().flatten();
    assert_eq!(best, Some(111));
}

#[test]
fn a_replay_is_corrected_in_the_game_that_it_shows() {
    let place = Place::fast();
    two_games(&place);
    let mut stage = stage(&place);
    stage.type_keys("h<Enter>[e");
    assert!(stage.shows_all(&["night 1", "game 1", "correct PJS, frame 10"]));
    stage.type_keys("7/x<Enter>");
    assert!(stage.shows("PJS frame 10 corrected to 7 / X"));
    assert!(matches!(stage.app.screen(), Screen::Replaying(_)));
    assert_eq!(scores(&place), [[101, 90], [70, 50]]);
}

#[test]
fn a_line_of_a_stored_night_stays_whole() {
    let place = Place::fast();
    two_games(&place);
    let mut stage = stage(&place);
    stage.type_keys("hex<Enter>");
    assert!(
        stage.shows("frame 10 needs another ball"),
        "{}",
        stage.text()
    );
    assert!(matches!(stage.app.screen(), Screen::Correcting(_)));
    stage.type_keys("<Esc>");
    assert_eq!(scores(&place), [[90, 90], [70, 50]]);
}

#[test]
fn a_night_that_is_open_elsewhere_is_not_corrected_here() {
    let place = Place::fast();
    two_games(&place);
    let elsewhere = Keeping::resume(&place.store());
    let mut stage = stage(&place);
    stage.type_keys("he");
    assert!(
        stage.shows("this night is open in another program: fix it there"),
        "{}",
        stage.text()
    );
    drop(elsewhere);
    stage.type_keys("e");
    let elsewhere = Keeping::resume(&place.store());
    stage.type_keys("8-<Enter>");
    assert!(stage.shows("this night is open in another program"));
    assert!(stage.shows("correct KYJ, frame 10"), "nothing is lost");
    drop(elsewhere);
    stage.type_keys("<Enter>");
    assert_eq!(scores(&place), [[90, 90], [70, 53]]);
}

#[test]
fn the_running_night_is_corrected_on_its_own_board() {
    let place = Place::fast();
    let mut stage = stage(&place);
    stage.type_keys("9-5he");
    assert!(stage.shows("correct ABC, frame 2") && !stage.shows("night 1"));
    stage.type_keys("<Left>8-<Enter>");
    assert!(matches!(stage.app.screen(), Screen::Bowling(_)));
    assert_eq!(scores(&place), [[8]], "the second frame has no total yet");
}

#[test]
fn a_replay_of_the_running_night_is_corrected_in_the_game_that_it_shows() {
    let place = Place::fast();
    let mut stage = stage(&place);
    stage.type_keys(&"9-".repeat(10));
    stage.script.clock += std::time::Duration::from_secs(1);
    stage.type_keys("n7h<Enter>[e");
    assert!(
        stage.shows_all(&["game 1", "correct ABC, frame 10"]),
        "{}",
        stage.text()
    );
}

#[test]
fn a_correction_does_not_open_an_old_night_again() {
    let place = Place::fast();
    let now = Timestamp::now();
    let night = one_frame();
    let old = now - jiff::SignedDuration::from_hours(13);
    let mut writer = place.store().begin(&TimeZone::UTC);
    writer.save_at(&night, old).unwrap();
    drop(writer);
    let mut stage = stage(&place);
    stage.type_keys("he8-<Enter>");
    assert!(
        stage.shows("PJS frame 1 corrected to 8 -"),
        "{}",
        stage.text()
    );
    assert_eq!(place.store().last_open(now).unwrap(), None);
}

fn one_frame() -> Night {
    let mut night = Night::default();
    let joining = night.joining(player("PJS"), Entrance::NextGame);
    night.record(joining).unwrap();
    night.record(night.starting()).unwrap();
    for pins in [4, 5] {
        let ball = night.bowling(Pins::new(pins).unwrap()).unwrap();
        night.record(ball).unwrap();
    }
    night
}
