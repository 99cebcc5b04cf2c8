//! A network that is slow, or accepts everything and never answers.

use std::time::Duration;

use tenpin::archive::CentreError;
use tenpin::centre::{CentreAddress, Link, SendError, Sender, block_on};

use super::cluster::url;
use super::proxy::{FAIR, Fate, Proxy, Weather};
use super::{Hall, wait_until};
use crate::storage::{Keeping, Place};

/// A hall behind a network, and a file with a night.
fn behind_a_network() -> Option<(Hall, Proxy, Place)> {
    let hall = Hall::open()?;
    let proxy = Proxy::start(hall.cluster.port());
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    keeping.bowl("X 9/ 81 X 7/ X");
    drop(keeping);
    hall.join(&place);
    Some((hall, proxy, place))
}

fn through(proxy: &Proxy, deadline: Duration) -> CentreAddress {
    let address = CentreAddress::new(&url("lane12:secret", proxy.port(), "hall"), None);
    address.unwrap().with_deadline(deadline)
}

const LONG: Duration = Duration::from_secs(10);
const SHORT: Duration = Duration::from_millis(200);

/// Sends over a new connection.
fn sent(sender: &mut Sender, address: &CentreAddress) -> Result<(), SendError> {
    let sent = block_on(async {
        let link = Link::open(address).await?;
        sender.forget();
        sender.send(&link).await
    });
    sent.unwrap()
}

#[track_caller]
fn assert_silent(sent: &Result<(), SendError>) {
    let is_silent = matches!(sent, Err(SendError::Centre(CentreError::Silent)));
    assert!(is_silent, "{sent:?}");
}

#[test]
fn a_network_that_never_answers_is_given_up_after_a_deadline() {
    let Some((hall, proxy, place)) = behind_a_network() else {
        return;
    };
    let mut sender = Sender::new(&place.file(), "12");
    for down in [0, 40, 500] {
        let swallow = Weather {
            down,
            end: Fate::Swallow,
            ..FAIR
        };
        proxy.set(swallow);
        assert_silent(&sent(&mut sender, &through(&proxy, SHORT)));
    }
    proxy.set(FAIR);
    assert!(sent(&mut sender, &through(&proxy, LONG)).is_ok());
    hall.has_all_of(&place);
}

/// The events are committed, but the lane doesn't get the answer.
#[test]
fn what_was_taken_is_not_sent_again_when_its_answer_is_lost() {
    let Some((hall, proxy, place)) = behind_a_network() else {
        return;
    };
    let address = through(&proxy, SHORT);
    let mut sender = Sender::new(&place.file(), "12");
    // The night is known, so the next statement is the one with the events.
    let open = block_on(async {
        let link = Link::open(&address).await.unwrap();
        sender.compare(&link).await.unwrap();
        proxy.hush(true);
        sender.send(&link).await
    });
    assert_silent(&open.unwrap());
    proxy.hush(false);
    assert!(sent(&mut sender, &through(&proxy, LONG)).is_ok());
    Keeping::resume(&place.store()).bowl("X");
    let taken = block_on(async {
        let link = Link::open(&address).await.unwrap();
        sender.compare(&link).await.unwrap();
        proxy.hush(true);
        sender.send(&link).await
    });
    assert_silent(&taken.unwrap());
    let all = super::events(&place).len();
    wait_until("the centre took them", || hall.count() == all);
    proxy.hush(false);
    let version = "SELECT xmin, touched FROM tenpin.nights";
    let before = hall.sql(version);
    assert!(sent(&mut sender, &through(&proxy, LONG)).is_ok());
    assert_eq!(sender.behind(), 0);
    assert_eq!(hall.sql(version), before, "nothing was written again");
    hall.has_all_of(&place);
}

#[test]
fn a_slow_network_only_takes_longer() {
    let Some((hall, proxy, place)) = behind_a_network() else {
        return;
    };
    let slow = Weather {
        delay: Duration::from_millis(60),
        ..FAIR
    };
    proxy.set(slow);
    let mut sender = Sender::new(&place.file(), "12");
    assert!(sent(&mut sender, &through(&proxy, LONG)).is_ok());
    assert_eq!(sender.behind(), 0);
    hall.has_all_of(&place);
}
