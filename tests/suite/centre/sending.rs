//! Everything in a file is sent unchanged, once and in order.

use std::time::Duration;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use tenpin::archive::NightReference;
use tenpin::centre::{CentreAddress, Link, Sender, block_on};
use tenpin::store::Store;

use super::cluster::url;
use super::proxy::{FAIR, Fate, Proxy, Weather};
use super::{Hall, events, lines, says};
use crate::night::steps::{Step, steps};
use crate::storage::{Keeping, Place};
use crate::stored_nights::tenpin;

fn bowled(place: &Place) {
    let store = place.store();
    for balls in ["X 8/ 81", "X X X X X X X X X XXX"] {
        let mut keeping = Keeping::begin(&store);
        keeping.start(&["PJS"]);
        keeping.bowl(balls);
    }
}

#[test]
fn a_joined_file_is_sent_shown_checked_and_left() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let place = Place::new();
    bowled(&place);
    assert_eq!(says(&place, "centre status").0, 1, "not joined");
    hall.join(&place);
    let (code, told) = says(&place, "centre status");
    assert_eq!(code, 1);
    assert!(told.contains("night 2: 14 events since"), "{told}");
    assert_eq!(
        says(&place, "centre send"),
        (0, "all 21 events of 2 nights have been sent\n".into())
    );
    hall.has_all_of(&place);
    assert_eq!(says(&place, "centre send").0, 0, "nothing is sent twice");
    hall.has_all_of(&place);
    let (code, status) = says(&place, "centre status --json");
    let status: serde_json::Value = serde_json::from_str(&status).unwrap();
    assert_eq!(
        (code, &status["behind"], &status["there"]),
        (0, &0.into(), &21.into())
    );
    assert_eq!(status["lane"], "12");
    // Later changes are events like all others, and the lines are updated.
    let store = place.store();
    let mut keeping = Keeping::resume(&store);
    keeping.undo();
    assert_eq!(says(&place, "centre send").0, 0);
    hall.has_all_of(&place);
    let running = "SELECT now, max, frames, finished_at FROM tenpin.lines ORDER BY now DESC";
    assert_eq!(
        hall.sql(running)[0],
        ["290", "300", "9", ""],
        "the line runs again"
    );
    assert_eq!(
        hall.sql("SELECT lane, up FROM tenpin.lanes_now"),
        [["12", "PJS"]]
    );
    hall.init();
    assert_eq!(says(&place, "centre leave").0, 0);
    assert!(!place.path().join("tenpin.db-centre").exists());
    assert_eq!(
        says(&place, "centre send").0,
        1,
        "it is not joined any more"
    );
}

/// The rights of roles: a lane adds, a screen reads, and nobody changes an event.
#[test]
fn a_lane_can_not_change_or_delete_an_event_and_a_screen_only_looks() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let place = Place::new();
    bowled(&place);
    hall.join(&place);
    assert_eq!(says(&place, "centre send").0, 0);
    let port = hall.cluster.port();
    let with_password = |name: &str| url(&format!("{name}:secret"), port, "hall");
    let refused = |name: &str, statement: &str| {
        let error = super::cluster::sql(&with_password(name), statement).unwrap_err();
        error.code().unwrap().code() == "42501"
    };
    for statement in [
        "UPDATE tenpin.events SET body = ''",
        "DELETE FROM tenpin.events",
        "DELETE FROM tenpin.nights",
        "UPDATE tenpin.centre SET version = 9",
        "INSERT INTO tenpin.competitions VALUES ('a', 'b', 0, 0, 1)",
    ] {
        assert!(refused("lane12", statement), "{statement}");
        assert!(refused("desk", statement), "{statement}");
    }
    assert!(refused("desk", "UPDATE tenpin.nights SET lane = '1'"));
    let looks = super::cluster::sql(&with_password("desk"), "SELECT lane FROM tenpin.lanes_now");
    assert_eq!(looks.unwrap(), [["12"]]);
    // A screen that tries to send is refused with a sentence.
    let desk = format!("postgres://desk@127.0.0.1:{port}/hall");
    let other = Place::new();
    bowled(&other);
    let joined = tenpin(&other, &format!("centre join {desk} --lane 3"), "secret\n");
    assert!(joined.status.success());
    let (code, told) = says(&other, "centre send");
    assert_eq!(code, 1);
    assert!(told.contains("allowed"), "{told}");
    hall.has_all_of(&place);
}

/// The steps of a night, and where the connection is cut or goes silent: bytes in each direction for
/// each attempt.
type Story = (Vec<Step>, Vec<(usize, usize, Fate)>);

fn keep(place: &Place, steps: &[Step]) {
    let mut keeping = Keeping::begin(&place.store());
    for step in steps {
        // A refusal is part of the game.
        let _ = step.take(&mut keeping.night);
        keeping.save();
    }
}

/// For random nights and random cuts of the connection, the centre equals the file.
#[test]
fn whatever_happens_and_wherever_it_is_cut_the_centre_is_the_file() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let proxy = Proxy::start(hall.cluster.port());
    let through = url("lane12:secret", proxy.port(), "hall");
    let cases = std::env::var("TENPIN_CENTRE_NIGHTS").ok();
    let mut runner = TestRunner::new(Config {
        cases: cases.map_or(12, |cases| cases.parse().unwrap()),
        failure_persistence: None,
        ..Config::default()
    });
    let place = Place::fast();
    hall.join(&place);
    let patient = CentreAddress::new(&through, None).unwrap();
    let impatient = patient.clone().with_deadline(Duration::from_millis(200));
    let fates = proptest::sample::select(vec![Fate::Cut, Fate::Cut, Fate::Swallow]);
    let cuts = proptest::collection::vec((400..6000_usize, 300..3000_usize, fates), 0..4);
    let outcome = runner.run(&(steps(), cuts), |(steps, cuts): Story| {
        keep(&place, &steps);
        for (up, down, end) in cuts {
            let weather = Weather {
                up,
                down,
                end,
                ..FAIR
            };
            proxy.set(weather);
            send(&place, &impatient, Attempt::MayFail);
        }
        proxy.set(FAIR);
        send(&place, &patient, Attempt::Works);
        prop_assert_eq!(hall.events(), events(&place));
        prop_assert_eq!(hall.lines(), lines(&place));
        Ok(())
    });
    outcome.unwrap();
    hall.has_all_of(&place);
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Attempt {
    Works,
    MayFail,
}

fn send(place: &Place, address: &CentreAddress, attempt: Attempt) {
    let sent = block_on(async {
        let link = Link::open(address).await.ok()?;
        let mut sender = Sender::new(&place.file(), "12");
        sender.send(&link).await.ok()?;
        Some(sender.behind())
    });
    let sent = sent.unwrap();
    assert!(attempt == Attempt::MayFail || sent == Some(0), "{sent:?}");
}

/// An event that this program can't read is sent as text.
#[test]
fn an_event_of_a_later_version_goes_up_as_it_is() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let place = Place::new();
    bowled(&place);
    let store = Store::look(&place.file()).unwrap();
    let journal = store.journals().unwrap().remove(0);
    drop(store);
    add_event(&place, &journal, "{\"v\":9,\"event\":\"fireworks\"}");
    let read = place.store().read(NightReference::Number(journal.number));
    assert!(read.unwrap().trouble.is_some());
    hall.join(&place);
    assert_eq!(says(&place, "centre send").0, 0);
    assert_eq!(hall.events(), events(&place));
    assert_eq!(says(&place, "centre check").0, 0);
}

/// With the right checksum.
pub(super) fn add_event(place: &Place, journal: &tenpin::store::StoredJournal, body: &str) {
    let rows = place
        .store()
        .journal_rows(journal.number, 0, usize::MAX)
        .unwrap();
    let start = tenpin::night::Chain::new(&journal.id, &journal.zone);
    let chain = rows.iter().fold(start, |chain, row| {
        chain.and(row.seq, row.at, row.body.as_bytes())
    });
    let last = rows.last().unwrap();
    let (seq, at) = (last.seq + 1, last.at);
    let check = chain.and(seq, at, body.as_bytes()).check();
    let connection = rusqlite::Connection::open(place.file()).unwrap();
    let insert = "INSERT INTO events (night, seq, at, body, \"check\") VALUES (?, ?, ?, ?, ?)";
    connection
        .execute(insert, (journal.number, seq, at, body, check))
        .unwrap();
}
