//! Statistics over the finished games in a file, and which of them count.

mod reckoning;

use jiff::Timestamp;
use jiff::civil::{Date, date};
use jiff::tz::TimeZone;
use tenpin::archive::Selection;
use tenpin::domain::{Frame, Frames, notation};
use tenpin::night::{Entrance, Event, Night, PlayerNumber};
use tenpin::statistics::{Encounters, PlayerStatistics, Summary};
use tenpin::store::Store;

use super::{Keeping, Place, SPARES, STRIKES, player, problems};

const OPENS: &str = "9- 9- 9- 9- 9- 9- 9- 9- 9- 9-";

const ALL: Selection = Selection {
    since: None,
    last: None,
};

const fn last(games: usize) -> Selection {
    Selection {
        since: None,
        last: Some(games),
    }
}

const fn since(date: Date) -> Selection {
    Selection {
        since: Some(date),
        last: None,
    }
}

fn statistics(store: &Store, name: &str, selection: Selection) -> PlayerStatistics {
    let games = store.finished_games(player(name), selection).unwrap();
    PlayerStatistics::new(player(name), games)
}

/// Name, games and pins of each player. Each player's page agrees.
fn overview(store: &Store, selection: Selection) -> Vec<String> {
    let summaries = store.summaries(selection).unwrap();
    for summary in &summaries {
        let page = statistics(store, summary.player.name(), selection);
        assert_eq!(page.summary, *summary);
    }
    let line = |all: &Summary| format!("{} {} {}", all.player, all.games, all.pins);
    summaries.iter().map(line).collect()
}

/// The players bowl the frames of these lines, in turn.
fn bowl_lines(keeping: &mut Keeping, lines: &[&str]) {
    let lines = lines.iter().map(|line| notation::read(line).unwrap());
    let lines: Vec<Frames> = lines.collect();
    let in_turn =
        (0..10).flat_map(|frame| lines.iter().filter_map(move |line| line.iter().nth(frame)));
    for ball in in_turn.flat_map(Frame::balls) {
        keeping.record(keeping.night.bowling(ball).unwrap());
    }
}

#[test]
fn a_file_without_a_finished_game_has_no_statistics() {
    let place = Place::fast();
    assert!(overview(&Store::look(&place.file()).unwrap(), ALL).is_empty());
    assert_eq!(place.names(), [""; 0], "looking makes no file");
    let store = place.store();
    assert!(overview(&store, ALL).is_empty());
    assert!(overview(&store, last(3)).is_empty());
    assert_eq!(statistics(&store, "PJS", ALL).summary.games, 0);
}

#[test]
fn games_of_several_nights_add_up_and_the_highest_average_is_first() {
    let place = Place::fast();
    let store = place.store();
    let mut first = Keeping::begin(&store);
    first.start(&["PJS", "KYJ"]);
    bowl_lines(&mut first, &[SPARES, OPENS]);
    first.next_game();
    bowl_lines(&mut first, &[OPENS, OPENS]);
    drop(first);
    let mut second = Keeping::begin(&store);
    second.start(&["KYJ", "PJS"]);
    bowl_lines(&mut second, &[STRIKES, SPARES]);
    assert_eq!(overview(&store, ALL), ["KYJ 3 480", "PJS 3 470"]);
    let page = statistics(&store, "PJS", ALL);
    assert_eq!(page.record.nights(), 2);
    assert_eq!(page.record.high_series().unwrap().pins, 280);
    let met = Encounters {
        won: 1,
        lost: 1,
        tied: 1,
    };
    assert_eq!(page.head_to_head.rivals(), [(player("KYJ"), met)]);
    let by_game: Vec<_> = page
        .by_game
        .iter()
        .map(|(game, all)| (game, all.count()))
        .collect();
    assert_eq!(by_game, [(1, 2), (2, 1)]);
}

#[test]
fn only_the_latest_games_of_each_count_where_so_many_are_asked_for() {
    let place = Place::fast();
    let store = place.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS", "KYJ"]);
    for lines in [[STRIKES, OPENS], [SPARES, OPENS], [OPENS, STRIKES]] {
        bowl_lines(&mut keeping, &lines);
        keeping.next_game();
    }
    assert_eq!(overview(&store, last(1)), ["KYJ 1 300", "PJS 1 90"]);
    assert_eq!(overview(&store, last(2)), ["KYJ 2 390", "PJS 2 280"]);
    assert_eq!(overview(&store, last(99)), overview(&store, ALL));
}

#[test]
fn games_that_are_not_whole_never_count() {
    let place = Place::fast();
    let store = place.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS", "KYJ"]);
    // KYJ leaves in the third frame; PJS continues to the end.
    for _ in 0..4 {
        keeping.bowl("9-");
    }
    let left = |number| Event::Left {
        player: PlayerNumber::new(number).unwrap(),
    };
    keeping.record(left(2));
    for _ in 0..8 {
        keeping.bowl("9-");
    }
    keeping.next_game();
    // An abandoned game, and one that is still running.
    keeping.bowl("X");
    keeping.record(left(1));
    keeping.record(keeping.night.joining(player("PJS"), Entrance::NextGame));
    keeping.next_game();
    keeping.bowl("X X X");
    assert_eq!(overview(&store, ALL), ["PJS 1 90"]);
    assert_eq!(overview(&store, last(5)), ["PJS 1 90"]);
    let page = statistics(&store, "PJS", ALL);
    assert!(page.head_to_head.rivals().is_empty(), "KYJ did not finish");
    assert_eq!(page.bests.string, None);
}

#[test]
fn a_game_counts_under_the_name_of_its_night() {
    let place = Place::fast();
    let store = place.store();
    let play = || {
        let mut keeping = Keeping::begin(&store);
        keeping.start(&["PJS"]);
        keeping.bowl(OPENS);
        keeping
    };
    drop(play());
    let player = PlayerNumber::new(1).unwrap();
    let name = super::player("LHS");
    play().record(Event::Renamed { player, name });
    assert_eq!(overview(&store, ALL), ["LHS 1 90", "PJS 1 90"]);
}

/// One game of nines and gutter balls, started and ended at these instants.
fn night_in(store: &Store, zone: &str, began: &str, ended: &str) {
    let mut night = Night::default();
    let mut writer = store.begin(&TimeZone::get(zone).unwrap());
    night
        .record(night.joining(player("PJS"), Entrance::Now))
        .unwrap();
    writer.save_at(&night, began.parse().unwrap()).unwrap();
    night.record(night.starting()).unwrap();
    for ball in notation::read(OPENS).unwrap().iter().flat_map(Frame::balls) {
        night.record(night.bowling(ball).unwrap()).unwrap();
    }
    let ended: Timestamp = ended.parse().unwrap();
    writer.save_at(&night, ended).unwrap();
}

#[test]
fn games_of_other_rules_count_in_no_average() {
    let place = Place::fast();
    let store = place.store();
    for day in 1..=2 {
        let at = format!("2026-01-0{day}T14:30:00Z");
        night_in(&store, "UTC", &at, &at);
    }
    assert_eq!(overview(&store, ALL), ["PJS 2 180"]);
    let connection = rusqlite::Connection::open(place.file()).unwrap();
    let candlepin = "UPDATE lines SET rules = 'candlepin' WHERE night = 2";
    connection.execute(candlepin, []).unwrap();
    assert_eq!(overview(&store, ALL), ["PJS 1 90"]);
    assert_eq!(overview(&store, last(2)), ["PJS 1 90"]);
    assert!(!problems(&store).is_empty(), "the event says tenpin");
}

#[test]
fn a_game_after_midnight_belongs_to_the_day_on_which_its_night_began() {
    let place = Place::fast();
    let store = place.store();
    // From 23:30 to 00:40 in Seoul.
    night_in(
        &store,
        "Asia/Seoul",
        "2026-01-31T14:30:00Z",
        "2026-01-31T15:40:00Z",
    );
    let page = statistics(&store, "PJS", ALL);
    assert_eq!(page.bests.game.unwrap().date, date(2026, 1, 31));
    assert_eq!(overview(&store, since(date(2026, 1, 31))), ["PJS 1 90"]);
    assert_eq!(overview(&store, since(date(2026, 2, 1))), [""; 0]);
}

#[test]
fn a_night_over_a_change_of_the_clock_keeps_its_day() {
    let place = Place::fast();
    let store = place.store();
    // In Berlin the clock goes back from 3:00 to 2:00 on this day: from half past midnight to the second
    // quarter past two.
    night_in(
        &store,
        "Europe/Berlin",
        "2026-10-24T22:30:00Z",
        "2026-10-25T01:15:00Z",
    );
    // And forward from 2:00 to 3:00 on this one.
    night_in(
        &store,
        "Europe/Berlin",
        "2026-03-28T23:10:00Z",
        "2026-03-29T01:05:00Z",
    );
    let page = statistics(&store, "PJS", ALL);
    let days = Some((date(2026, 3, 29), date(2026, 10, 25)));
    assert_eq!(page.record.dates(), days);
    assert_eq!(overview(&store, since(date(2026, 10, 25))), ["PJS 1 90"]);
    assert_eq!(overview(&store, since(date(2026, 3, 29))), ["PJS 2 180"]);
    assert_eq!(overview(&store, since(date(2026, 3, 30))), ["PJS 1 90"]);
}

#[test]
fn the_same_day_is_another_instant_elsewhere_and_still_that_day() {
    let place = Place::fast();
    let store = place.store();
    // Both at 0:30 on the first of May, 25 hours apart; then at 23:30 on the day before, in local time.
    for (zone, began) in [
        ("Pacific/Kiritimati", "2026-04-30T10:30:00Z"),
        ("Pacific/Pago_Pago", "2026-05-01T11:30:00Z"),
        ("Pacific/Pago_Pago", "2026-05-01T10:30:00Z"),
        ("Pacific/Kiritimati", "2026-04-30T09:30:00Z"),
    ] {
        night_in(&store, zone, began, began);
    }
    assert_eq!(overview(&store, since(date(2026, 5, 1))), ["PJS 2 180"]);
    assert_eq!(overview(&store, since(date(2026, 4, 30))), ["PJS 4 360"]);
    assert_eq!(overview(&store, since(date(2026, 5, 2))), [""; 0]);
    let both = Selection {
        since: Some(date(2026, 5, 1)),
        last: Some(1),
    };
    assert_eq!(overview(&store, both), ["PJS 1 90"]);
}

#[test]
fn a_line_that_is_no_game_is_damage_and_is_told() {
    let place = Place::fast();
    let store = place.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS"]);
    keeping.bowl(OPENS);
    let file = rusqlite::Connection::open(place.file()).unwrap();
    file.execute_batch("UPDATE lines SET balls = 'what?'")
        .unwrap();
    let refusal = store.finished_games(player("PJS"), ALL).unwrap_err();
    super::assert_names(&refusal, &place.file());
}
