//! A night that is sent to a centre: what the header says, and when its companion is started.

use std::time::{Duration, Instant};

use tenpin::app::{
    Action, App, CentreNews, CentreState, Context, Effect, Message, PhonesNews, StandingSide, View,
};
use tenpin::archive::{
    Competition, Hindrance, LaneNeed, LaneRow, LanesNews, PersonRow, Standings, StandingsNews,
    TeamRow,
};
use tenpin::domain::Mark;
use tenpin::text::Language;

use crate::stage::{Stage, two};

fn stands(stage: &mut Stage, now: CentreState) {
    stage.hear(Message::Centre(CentreNews::Stands(now)));
}

#[test]
fn the_header_says_what_is_behind_and_nothing_when_all_is_there() {
    let mut stage = two();
    stage.type_keys("x");
    let before = stage.lines()[0].clone();
    stands(&mut stage, CentreState::Behind(36));
    let header = stage.lines()[0].clone();
    assert!(header.ends_with("centre 36 behind "), "{header}");
    stands(&mut stage, CentreState::Quiet);
    assert_eq!(stage.lines()[0], before);
}

/// Reported once, and again only after everything was sent.
#[test]
fn why_nothing_arrives_is_told_and_not_at_every_try() {
    let mut stage = two();
    stage.type_keys("x");
    let held = |stage: &mut Stage, events| {
        let news = CentreNews::Held(events, Hindrance::NoDatabase);
        stage.hear(Message::Centre(news));
        assert!(stage.lines()[0].ends_with(&format!("centre {events} behind ")));
        stage.shows("no such database")
    };
    assert!(held(&mut stage, 3), "{}", stage.text());
    stage.type_keys("9");
    assert!(!held(&mut stage, 4), "{}", stage.text());
    stands(&mut stage, CentreState::Quiet);
    assert!(held(&mut stage, 1), "{}", stage.text());
}

/// Its file is on another machine.
#[test]
fn a_lane_of_a_hall_is_not_offered_to_phones() {
    for view in [View::Sheet, View::Big] {
        let mut stage = Stage::new(80, 24);
        stage.app = App::watching_lane(view);
        stage.type_keys("?");
        assert!(stage.shows("large view"), "{}", stage.text());
        assert!(!stage.shows("phones"), "{}", stage.text());
        stage.type_keys("<Esc>m");
        assert!(!stage.shows("phones"), "{}", stage.text());
    }
}

#[test]
fn a_conflict_is_told_before_phones_are_counted() {
    let mut stage = two();
    stage.type_keys("xmy");
    let address = "http://192.168.0.5:7310/A/".to_owned();
    stage.hear(Message::Phones(PhonesNews::Open(address)));
    stage.type_keys("<Esc>");
    stands(&mut stage, CentreState::Conflict);
    let header = stage.lines()[0].clone();
    let told = "CENTRE: another machine goes on with this night ";
    assert!(header.ends_with(told), "{header}");
    stands(&mut stage, CentreState::Quiet);
    assert!(stage.lines()[0].ends_with("phones 0 "));
}

#[test]
fn that_the_centre_has_more_is_told_with_the_command_that_takes_it() {
    let words = [
        (Language::English, "CENTRE has more of this night"),
        (Language::Korean, "센터에 이 기록이 더 있습니다"),
    ];
    for (language, words) in words {
        let mut stage = two().in_language(language);
        stands(&mut stage, CentreState::CentreHasMore(3));
        let header = stage.lines()[0].clone();
        let told = format!("{words}: tenpin centre fetch 3 ");
        assert!(header.ends_with(&told), "{header}");
    }
}

/// No key waits for it: the game continues.
#[test]
fn a_companion_that_was_lost_is_started_again_with_a_ball_but_not_at_once() {
    let mut app = two().app;
    let start = Instant::now();
    let ball = || Message::Action(Action::Bowl(Mark::Count(3)));
    app.update(Message::Clock(start));
    assert!(!app.update(ball()).contains(&Effect::StartCentre));
    app.update(Message::Centre(CentreNews::Gone));
    assert!(!app.update(ball()).contains(&Effect::StartCentre));
    app.update(Message::Clock(start + Duration::from_secs(11)));
    assert!(app.update(ball()).contains(&Effect::StartCentre));
    app.update(Message::Centre(CentreNews::Started));
    assert!(!app.update(ball()).contains(&Effect::StartCentre));
}

fn lane(name: &str, up: Option<&str>, age: i64) -> LaneRow {
    LaneRow {
        lane: name.to_owned(),
        game: Some(2),
        frame: up.map(|_| 7),
        up: up.map(str::to_owned),
        players: 4,
        age,
        skew: 0,
        found: vec![],
    }
}

/// A hall with three lanes, on a screen of this size.
pub(crate) fn hall(width: u16, height: u16) -> Stage {
    let mut stage = Stage::new(width, height);
    stage.app = App::hall();
    let rows = vec![
        lane("3", Some("PJS"), 240),
        lane("4", None, 60),
        lane("12", Some("KYJ"), 3),
    ];
    stage.hear(Message::Lanes(LanesNews::Rows(rows)));
    stage
}

#[test]
fn all_lanes_are_on_the_screen_and_enter_watches_one() {
    let mut stage = hall(80, 24);
    for words in [
        "all lanes",
        "3 lanes",
        "4 min ago",
        "SILENT",
        "no game",
        "3 sec ago",
    ] {
        assert!(stage.shows(words), "{words}: {}", stage.text());
    }
    let rows = vec![lane("2", Some("ABC"), 1), lane("3", Some("PJS"), 250)];
    stage.hear(Message::Lanes(LanesNews::Rows(rows)));
    stage.type_keys("<Enter>");
    assert_eq!(
        stage.desk.followed,
        [Some("3".to_owned())],
        "the cursor stays on its lane"
    );
    assert_eq!(stage.app.context(), Context::LaneWatching);
    assert!(!stage.shows("phones"), "{}", stage.text());
    stage.type_keys("<Esc>");
    assert_eq!(stage.desk.followed.last(), Some(&None));
    assert_eq!(stage.app.context(), Context::Lanes);
}

#[test]
fn a_centre_that_is_away_is_told_and_the_lanes_stay() {
    let mut stage = hall(80, 24);
    stage.hear(Message::Lanes(LanesNews::Away));
    assert!(
        stage.shows("can't be reached: trying again"),
        "{}",
        stage.text()
    );
    assert!(stage.shows("SILENT"));
}

/// Lanes that need attention, each for another reason.
pub(crate) fn needy() -> LanesNews {
    let found = |need| vec![need];
    let name = || "LEE".to_owned();
    let competition = "spring".to_owned();
    let needs = [
        found(LaneNeed::Conflict),
        found(LaneNeed::NoEntry {
            name: name(),
            competition,
        }),
        found(LaneNeed::Corrected {
            name: name(),
            game: 1,
        }),
        found(LaneNeed::NineStrikes { name: name() }),
    ];
    let rows = (3..).zip(needs).map(|(number, found)| LaneRow {
        found,
        ..lane(&number.to_string(), Some("PJS"), 3)
    });
    LanesNews::Rows(rows.chain([lane("12", Some("KYJ"), 240)]).collect())
}

#[test]
fn what_needs_a_person_is_told_on_the_lane_in_words() {
    let mut stage = hall(120, 24);
    let name = "LEE".to_owned();
    let competition = "spring".to_owned();
    let row = LaneRow {
        skew: 200_000,
        found: vec![LaneNeed::Conflict, LaneNeed::NoEntry { name, competition }],
        ..lane("3", Some("PJS"), 3)
    };
    stage.hear(Message::Lanes(LanesNews::Rows(vec![row])));
    let words = "CLOCK WRONG · TWO MACHINES ON ONE NIGHT · LEE NOT ON THE LIST";
    assert!(stage.shows(words), "{}", stage.text());
}

const TEAMS: [&str; 4] = ["Reds", "Blues", "Greens", "Golds"];

fn person(place: i64) -> PersonRow {
    let index = usize::try_from(place).unwrap();
    let names = crate::gallery::NAMES;
    let total = 700 - 3 * place;
    PersonRow {
        place,
        person: format!("{} {}", names[index % names.len()], index / names.len() + 1),
        team: Some(TEAMS[index % 4].to_owned()),
        lane: (index / 4 + 1).to_string(),
        games: 3,
        scratch: total - 24,
        handicap: 24,
        total,
        high: Some(250 - place),
        now: (place % 3 > 0).then_some(88 + place),
        frames: (place % 3 > 0).then_some(5),
    }
}

/// This many people, of whom four advance.
pub(crate) fn table(people: i64) -> Standings {
    let team = |(place, team): (i64, &str)| TeamRow {
        place,
        team: team.to_owned(),
        people: 12,
        games: 36,
        total: 8000 - 40 * place,
        high: Some(250 - place),
        now: Some(400 + place),
    };
    let name = "LEE".to_owned();
    Standings {
        competition: Competition {
            id: "spring".to_owned(),
            title: "SPRING NIGHTS".to_owned(),
            begins: 0,
            ends: i64::MAX,
            games: 6,
            cut: Some(4),
        },
        people: (1..=people).map(person).collect(),
        teams: (1..).zip(TEAMS).map(team).collect(),
        needs: vec![
            ("3".to_owned(), vec![LaneNeed::Silent]),
            ("7".to_owned(), vec![LaneNeed::NineStrikes { name }]),
        ],
    }
}

/// The standings of a competition, on a screen of this size.
pub(crate) fn standings((width, height): (u16, u16), table: Standings) -> Stage {
    let mut stage = Stage::new(width, height);
    stage.app = App::standings(StandingSide::People);
    stage.hear(Message::Standings(StandingsNews::Table(Box::new(table))));
    stage
}

#[test]
fn the_table_shows_places_the_cut_and_what_needs_somebody() {
    let stage = standings((100, 24), table(40));
    for words in [
        "SPRING NIGHTS   6 games count · top 4 advance",
        "40 people",
        "cut: top 4 advance, at 688",
        "+9",
        "-3",
        "lane 3: SILENT",
        "lane 7: LEE FRONT NINE",
        "more",
    ] {
        assert!(stage.shows(words), "{words}: {}", stage.text());
    }
    let rows = stage.lines();
    let cut = rows
        .iter()
        .position(|row| row.contains("cut: top 4"))
        .unwrap();
    assert!(
        rows[cut - 1].contains(" 4 ") && rows[cut - 1].contains("688"),
        "{rows:#?}"
    );
    assert!(
        rows[cut + 1].contains("685") && rows[cut + 1].contains("-3"),
        "{rows:#?}"
    );
}

#[test]
fn tab_shows_teams_which_are_not_cut() {
    let mut stage = standings((100, 24), table(40));
    stage.type_keys("<Tab>");
    assert!(stage.shows("Golds"), "{}", stage.text());
    assert!(stage.shows("4 teams") && !stage.shows("cut: top 4"));
    stage.type_keys("<Tab>");
    assert!(stage.shows("cut: top 4"));
}

/// The cursor stays on its person when places change.
#[test]
fn the_cursor_follows_its_person() {
    let mut stage = standings((80, 24), table(8));
    stage.type_keys("<Down><Down>");
    let mut news = table(8);
    news.people.swap(0, 2);
    let person = news.people[0].person.clone();
    stage.hear(Message::Standings(StandingsNews::Table(Box::new(news))));
    let tenpin::app::Screen::Standings(screen) = stage.app.screen() else {
        panic!("another screen");
    };
    assert_eq!(
        screen.table.as_ref().unwrap().people[screen.row].person,
        person
    );
    stage.type_keys("<End>");
    let few = Box::new(table(2));
    stage.hear(Message::Standings(StandingsNews::Table(few)));
    let tenpin::app::Screen::Standings(screen) = stage.app.screen() else {
        panic!("another screen");
    };
    assert!(screen.row < 2);
}

#[test]
fn a_table_without_rows_and_a_centre_that_is_away_are_told() {
    let mut stage = standings((80, 24), table(0));
    assert!(
        stage.shows("no one on the list has bowled yet"),
        "{}",
        stage.text()
    );
    stage.hear(Message::Standings(StandingsNews::Table(Box::new(table(5)))));
    stage.hear(Message::Standings(StandingsNews::Away));
    assert!(
        stage.shows("can't be reached: trying again"),
        "{}",
        stage.text()
    );
    assert!(stage.shows("cut: top 4 advance"), "what was read stays");
    let alone = Standings {
        teams: vec![],
        ..table(5)
    };
    let mut stage = standings((80, 24), alone);
    stage.type_keys("<Tab>");
    assert!(
        stage.shows("no one on the list is in a team"),
        "{}",
        stage.text()
    );
}
