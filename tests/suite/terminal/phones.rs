//! The page for phones, in a real terminal with a real companion.

use std::io::{Read, Write};
use std::net::TcpStream;

use super::glass::Seen;
use super::keeping::setup;
use crate::storage::Place;

/// Without a network it says so, and the game continues.
#[test]
fn phones_look_on_until_the_page_is_closed() {
    let place = Place::new();
    let mut pty = setup(&place, &["PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("m");
    pty.wait_for(&["bowl a ball first, then try again"]);
    pty.type_keys("xmy");
    let is_told = |screen: &str| screen.contains("http://") || screen.contains("kept open");
    pty.wait_until("an address", |seen| is_told(&seen.text()));
    let screen = pty.look(Seen::text);
    if let Some((_, url)) = screen.split_once("http://") {
        let url = url.split_whitespace().next().unwrap().to_owned();
        let (host, path) = url.split_once('/').unwrap();
        let page = fetched(host, path);
        assert!(page.contains("200 OK") && page.contains("PJS"), "{page}");
        #[cfg(target_os = "linux")]
        assert_eq!(pty.threads(), 1);
        pty.type_keys("o");
        pty.wait_for(&["the page for phones is closed"]);
    }
    pty.type_keys("9/");
    pty.wait_for(&["9 /"]);
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

/// `q` needs no Enter, is not echoed, and the terminal is restored.
#[test]
fn a_page_served_by_hand_ends_with_a_key_or_a_signal() {
    let place = Place::new();
    crate::stored_nights::says(&place, "PJS KYJ", "x\n");
    for (key, code) in [("zq", 0), ("\x03", 130)] {
        let mut pty = setup(&place, &["serve", "--local"]).start();
        pty.wait_for(&["http://127.0.0.1:", "the page is open: q closes it"]);
        pty.type_keys(key);
        assert_eq!(pty.ends(), code);
        let screen = pty.look(Seen::text);
        assert!(!screen.contains("zq"), "{screen}");
    }
}

fn fetched(host: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(host).unwrap();
    write!(stream, "GET /{path} HTTP/1.1\r\nHost: {host}\r\n\r\n").unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    page
}
