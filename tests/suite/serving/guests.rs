//! Clients that are too many, too slow, or send nonsense.

#[cfg(target_os = "linux")]
use std::io::BufReader;
use std::io::{Read, Write};
#[cfg(target_os = "linux")]
use std::net::{Ipv4Addr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::Config;

use tenpin::domain::Pins;

#[cfg(target_os = "linux")]
use super::Live;
use super::{Server, bowled, status};
use crate::storage::{Keeping, Place};

#[test]
fn more_than_32_from_one_address_are_asked_to_wait() {
    let place = bowled();
    let server = Server::start(&place);
    let mut pages: Vec<_> = (0..32).map(|_| server.live()).collect();
    for page in &mut pages {
        page.next();
    }
    let answer = server.ask("");
    assert_eq!(status(&answer), "503", "{answer}");
    assert!(answer.contains("retry-after: 5"), "{answer}");
    pages.truncate(20);
    let start = Instant::now();
    while status(&server.ask("")) != "200" {
        assert!(start.elapsed() < Duration::from_secs(10));
    }
}

#[test]
fn three_hundred_connections_do_no_harm() {
    let place = bowled();
    let mut server = Server::start(&place);
    let silent: Vec<_> = (0..300).map(|_| server.connect()).collect();
    assert!(server.is_running());
    drop(silent);
    let start = Instant::now();
    while status(&server.ask("")) != "200" {
        assert!(start.elapsed() < Duration::from_secs(20));
    }
}

#[test]
fn a_silent_guest_is_let_go() {
    let place = bowled();
    let server = Server::start(&place);
    let mut silent = server.connect();
    silent.write_all(b"GET / HT").unwrap();
    let start = Instant::now();
    let mut rest = Vec::new();
    let _ = silent.read_to_end(&mut rest);
    let waited = start.elapsed();
    assert!(
        (Duration::from_secs(3)..Duration::from_secs(15)).contains(&waited),
        "{waited:?}"
    );
}

#[test]
fn long_headers_are_refused() {
    let place = bowled();
    let mut server = Server::start(&place);
    for length in [9_000, 1_000_000] {
        let long = "x".repeat(length);
        let answer = server.answer(&format!("GET / HTTP/1.1\r\nHost: a\r\nX: {long}\r\n\r\n"));
        assert_eq!(status(&answer), "431", "{length}: {answer}");
        assert!(server.is_running());
    }
    let long = "a".repeat(9_000);
    let answer = server.get(&format!("/{long}"));
    assert_eq!(status(&answer), "431", "{answer}");
    assert_eq!(status(&server.ask("")), "200");
}

/// Bytes that resemble requests, and some that don't.
fn requests() -> impl Strategy<Value = Vec<u8>> {
    let line = prop_oneof![
        "(GET|POST|PRI|[A-Z]{1,9}) /[ -~]{0,40} HTTP/[0-9.]{1,4}\r\n",
        "[A-Za-z-]{1,20}: [ -~]{0,60}\r\n",
        "Content-Length: [0-9]{1,20}\r\n",
        "Transfer-Encoding: chunked\r\n",
        Just("\r\n".to_owned()),
    ];
    let lines = prop::collection::vec(line, 0..8).prop_map(|lines| lines.concat().into_bytes());
    prop_oneof![4 => lines, 1 => prop::collection::vec(any::<u8>(), 0..200)]
}

/// The request in chunks that end at these positions.
fn pieces<'request>(request: &'request [u8], cuts: &[Index]) -> Vec<&'request [u8]> {
    let mut cuts: Vec<_> = cuts
        .iter()
        .map(|cut| cut.index(request.len() + 1))
        .collect();
    cuts.sort_unstable();
    let starts = std::iter::once(0).chain(cuts.clone());
    let ends = cuts.iter().copied().chain([request.len()]);
    starts
        .zip(ends)
        .map(|(start, end)| &request[start..end])
        .collect()
}

/// 10,000 with `TENPIN_REQUESTS=10000`.
#[test]
fn random_requests_do_no_harm() {
    let place = bowled();
    let mut server = Server::start(&place);
    let asked = std::env::var("TENPIN_REQUESTS").ok();
    let cases = asked.map_or(200, |cases| cases.parse().unwrap());
    let mut runner = proptest::test_runner::TestRunner::new(Config::with_cases(cases));
    let before = server.left_open();
    let split = (requests(), prop::collection::vec(any::<Index>(), 0..4));
    let result = runner.run(&split, |(request, cuts)| {
        let mut stream = server.connect();
        stream.set_nodelay(true).unwrap();
        for piece in pieces(&request, &cuts) {
            // The server may refuse before all of it is sent.
            let _ = stream.write_all(piece);
            thread::yield_now();
        }
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        prop_assert!(answer.is_empty() || answer.starts_with(b"HTTP/1."));
        Ok(())
    });
    assert!(result.is_ok(), "{result:?}");
    assert!(server.is_running());
    assert_eq!(status(&server.ask("")), "200");
    server.closes_all_but(before);
}

impl Server {
    /// Everything opened for clients is closed again.
    fn closes_all_but(&self, before: [usize; 2]) {
        let start = Instant::now();
        while self.left_open() != before {
            let left = self.left_open();
            assert!(start.elapsed() < Duration::from_secs(20), "{left:?}");
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// The number of its descriptors and threads.
    #[cfg(target_os = "linux")]
    fn left_open(&self) -> [usize; 2] {
        let number = self.child.id();
        ["fd", "task"].map(|kind| {
            let entries = std::fs::read_dir(format!("/proc/{number}/{kind}"));
            entries.unwrap().count()
        })
    }

    #[cfg(not(target_os = "linux"))]
    const fn left_open(&self) -> [usize; 2] {
        [0, 0]
    }

    /// Requests this from another address of this machine.
    #[cfg(target_os = "linux")]
    fn connect_from(&self, own: Ipv4Addr, path: &str) -> TcpStream {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_io()
            .build();
        let connected = runtime.unwrap().block_on(async {
            let socket = tokio::net::TcpSocket::new_v4().unwrap();
            socket.bind((own, 0).into()).unwrap();
            socket.connect(self.address).await.unwrap().into_std()
        });
        let mut stream = connected.unwrap();
        stream.set_nonblocking(false).unwrap();
        let (host, token) = (self.address, &self.token);
        write!(
            stream,
            "GET /{token}/{path} HTTP/1.1\r\nHost: {host}\r\n\r\n"
        )
        .unwrap();
        stream
    }
}

/// All of 127.0.0.0/8 is this machine, but only on Linux.
#[test]
#[cfg(target_os = "linux")]
fn the_257th_is_asked_to_wait_wherever_it_comes_from() {
    let place = bowled();
    let server = Server::start(&place);
    let pages: Vec<_> = (0..256)
        .map(|guest: u16| {
            let own = Ipv4Addr::new(127, 0, 0, 2 + u8::try_from(guest / 32).unwrap());
            let mut page = Live(BufReader::new(server.connect_from(own, "live")));
            assert_eq!(page.next().0, "board", "{guest}");
            page
        })
        .collect();
    let mut answer = String::new();
    let mut last = server.connect_from(Ipv4Addr::new(127, 0, 0, 99), "");
    last.read_to_string(&mut answer).unwrap();
    assert_eq!(status(&answer), "503", "{answer}");
    assert!(answer.contains("retry-after: 5"), "{answer}");
    drop(pages);
}

#[test]
fn an_address_that_is_not_ours_and_a_busy_port_get_a_sentence() {
    let place = bowled();
    let server = Server::start(&place);
    let busy = server.address.to_string();
    for (address, part) in [("192.0.2.1:7310", "192.0.2.1:7310"), (&busy, &*busy)] {
        let arguments = format!("serve --bind {address}");
        let (code, sentence) = crate::stored_nights::refuses(&place, &arguments);
        assert_eq!(code, 1);
        assert!(
            sentence.starts_with("tenpin: can't listen at"),
            "{sentence}"
        );
        assert!(sentence.contains(part), "{sentence}");
    }
    let (code, _) = crate::stored_nights::refuses(&place, "serve --bind nonsense");
    assert_eq!(code, 2);
    for all in ["0.0.0.0:7399", "[::]:7399"] {
        let (code, sentence) =
            crate::stored_nights::refuses(&place, &format!("serve --bind {all}"));
        assert_eq!(code, 2);
        assert!(
            sentence.contains("one address of this machine"),
            "{sentence}"
        );
    }
}

/// Unread data is not kept for ever, and delays nobody.
#[test]
fn a_guest_who_never_reads_holds_nobody_up() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.record(keeping.night.bowling(Pins::NONE).unwrap());
    let mut server = Server::start(&place);
    let _silent: Vec<_> = (0..10).map(|_| server.live()).collect();
    let mut page = server.live();
    page.next();
    for _ in 0..8 {
        keeping.record(keeping.night.bowling(Pins::NONE).unwrap());
        page.next();
    }
    assert!(server.is_running());
}

#[test]
fn a_guest_who_never_reads_is_let_go() {
    let place = Place::fast();
    let mut keeping = Keeping::begin(&place.store());
    // Large updates, so that a few are enough.
    let letters = ('A'..='X').map(|letter| format!("AA{letter}"));
    let names: Vec<_> = letters.collect();
    keeping.start(&names.iter().map(String::as_str).collect::<Vec<_>>());
    keeping.record(keeping.night.bowling(Pins::NONE).unwrap());
    let mut server = Server::start(&place);
    let guest = server.live();
    assert_eq!(server.line(), "lookers 1");
    let is_gone = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            assert_eq!(server.line(), "lookers 0");
            is_gone.store(true, Ordering::SeqCst);
        });
        let start = Instant::now();
        while !is_gone.load(Ordering::SeqCst) && start.elapsed() < Duration::from_secs(60) {
            keeping.record(keeping.night.bowling(Pins::NONE).unwrap());
            thread::sleep(Duration::from_millis(150));
        }
        let was_let_go = is_gone.load(Ordering::SeqCst);
        // The server drops it now at the latest.
        drop(guest);
        assert!(was_let_go, "the guest is still there");
    });
    assert!(server.is_running());
}
