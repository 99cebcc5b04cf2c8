//! The page for phones, requested by a plain HTTP client and by a real browser.

mod browser;
pub(crate) mod driver;
mod guests;
#[cfg(feature = "centre")]
mod hall;
#[cfg(target_os = "linux")]
mod moving;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::program::program;
use crate::storage::Place;
use crate::stored_nights::says;

/// `tenpin serve` on this machine, at any free port.
pub(crate) struct Server {
    child: Child,
    life: Option<ChildStdin>,
    lines: BufReader<ChildStdout>,
    address: SocketAddr,
    token: String,
}

impl Server {
    pub(crate) fn start(place: &Place) -> Self {
        Self::start_at(place, "127.0.0.1:0")
    }

    fn start_at(place: &Place, address: &str) -> Self {
        Self::start_with(place, &["--bind", address])
    }

    fn start_with(place: &Place, arguments: &[&str]) -> Self {
        Self::start_by(program(), place, arguments)
    }

    fn start_by(mut program: Command, place: &Place, arguments: &[&str]) -> Self {
        let mut child = program
            .args(["serve", "--companion"])
            .args(arguments)
            .env("TENPIN_DATA", place.file())
            .current_dir(place.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let life = child.stdin.take();
        let mut lines = BufReader::new(child.stdout.take().unwrap());
        let mut first = String::new();
        lines.read_line(&mut first).unwrap();
        let url = first.trim().strip_prefix("open http://").unwrap();
        let (address, token) = url.trim_end_matches('/').split_once('/').unwrap();
        Self {
            child,
            life,
            lines,
            address: address.parse().unwrap(),
            token: token.to_owned(),
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}/{}/", self.address, self.token)
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        line.trim().to_owned()
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        stream
    }

    /// The whole answer to these bytes.
    fn answer(&self, request: &str) -> String {
        let mut stream = self.connect();
        // The server may refuse before reading all of it.
        let _ = stream.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn get(&self, path: &str) -> String {
        let host = self.address;
        self.answer(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n"))
    }

    /// Requests a path below the token.
    fn ask(&self, path: &str) -> String {
        self.get(&format!("/{}/{path}", self.token))
    }

    /// The same from a phone with this language.
    fn ask_in(&self, language: &str, path: &str) -> String {
        let (host, token) = (self.address, &self.token);
        self.answer(&format!(
            "GET /{token}/{path} HTTP/1.1\r\nHost: {host}\r\nAccept-Language: {language}\r\n\r\n"
        ))
    }

    fn live(&self) -> Live {
        self.live_at("live")
    }

    fn live_at(&self, path: &str) -> Live {
        let mut stream = self.connect();
        let (host, token) = (self.address, &self.token);
        write!(
            stream,
            "GET /{token}/{path} HTTP/1.1\r\nHost: {host}\r\n\r\n"
        )
        .unwrap();
        Live(BufReader::new(stream))
    }

    pub(crate) fn is_running(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The messages of an open page.
struct Live(BufReader<TcpStream>);

impl Live {
    /// The type and the data of the next message.
    fn next(&mut self) -> (String, Value) {
        let kind = self.field("event: ");
        (kind, serde_json::from_str(&self.field("data: ")).unwrap())
    }

    fn field(&mut self, name: &str) -> String {
        let mut lines = std::iter::repeat_with(|| self.line());
        let own = lines.find_map(|line| line.strip_prefix(name).map(str::to_owned));
        own.unwrap()
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        let length = self.0.read_line(&mut line).unwrap();
        assert!(length > 0, "the page is closed");
        line.trim().to_owned()
    }
}

fn bowled() -> Place {
    let place = Place::new();
    says(&place, "PJS KYJ", "x\n9\n");
    place
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

#[test]
fn the_page_and_its_parts_are_there_with_every_header() {
    let place = bowled();
    let server = Server::start(&place);
    let parts = [
        ("", "text/html; charset=utf-8", "<title>tenpin"),
        ("?tv", "text/html; charset=utf-8", "<title>tenpin"),
        ("page.css", "text/css; charset=utf-8", ".frames"),
        ("live.js", "text/javascript; charset=utf-8", "EventSource"),
        ("page.js", "text/javascript; charset=utf-8", "paint(night)"),
        ("board.svg", "image/svg+xml", ">KYJ<"),
    ];
    for (path, kind, part) in parts {
        let answer = server.ask(path);
        assert_eq!(status(&answer), "200", "{path}");
        let headers = [
            &format!("content-type: {kind}")[..],
            "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';",
            "frame-ancestors 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "cross-origin-resource-policy: same-origin",
            "cache-control: no-store",
        ];
        for header in headers {
            assert!(answer.contains(header), "{path}: {header}\n{answer}");
        }
        assert!(answer.contains(part), "{path}: {part}");
        assert!(!answer.contains("access-control") && !answer.contains("set-cookie"));
    }
}

/// The page's content policy blocks inline styles.
#[test]
fn nothing_has_a_style_of_its_own() {
    let place = bowled();
    let server = Server::start(&place);
    for path in ["", "board.svg"] {
        let answer = server.ask(path);
        assert!(
            !answer.contains("<style") && !answer.contains(" style="),
            "{path}"
        );
    }
}

#[test]
fn the_page_speaks_the_language_of_the_phone() {
    let place = bowled();
    let server = Server::start(&place);
    for (wanted, found) in [
        ("ko-KR,ko;q=0.9,en;q=0.8", "lang=\"ko\""),
        ("en-GB", "lang=\"en\""),
        ("fr-FR, ko;q=0.5", "lang=\"ko\""),
        ("fr", "lang=\"en\""),
    ] {
        let page = server.ask_in(wanted, "");
        assert!(page.contains(found), "{wanted}\n{page}");
        let (words, _) = page.split_once("data-first").unwrap();
        assert!(!words.contains("=\"{"), "every word is filled in\n{page}");
    }
}

#[test]
fn without_the_token_there_is_nothing() {
    let place = bowled();
    let server = Server::start(&place);
    let token = &server.token;
    let other = token.to_lowercase();
    let short = &token[1..];
    for path in [
        "/",
        "",
        "/live",
        "/favicon.ico",
        &format!("/{token}"),
        &format!("/{other}/"),
        &format!("/{short}/"),
        &format!("/{token}A/"),
        &format!("/{token}/../{token}/x"),
        &format!("/{token}/etc/passwd"),
        "//",
        "/%00/",
    ] {
        let answer = server.get(path);
        let (_, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
        assert!(matches!(status(&answer), "404" | "400"), "{path}: {answer}");
        assert_eq!(body, "", "{path}");
    }
}

#[test]
fn only_get_from_our_own_address_is_answered() {
    let place = bowled();
    let server = Server::start(&place);
    let (host, token) = (server.address, &server.token);
    for method in ["POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW"] {
        let answer = server.answer(&format!(
            "{method} /{token}/ HTTP/1.1\r\nHost: {host}\r\n\r\n"
        ));
        assert_eq!(status(&answer), "405", "{method}");
    }
    let port = host.port();
    for (own, expected) in [
        (format!("localhost:{port}"), "200"),
        (format!("lane-3.local:{port}"), "200"),
        ("LANE.LOCAL".to_owned(), "200"),
        (format!("evil.example:{port}"), "421"),
        ("127.0.0.1:1".to_owned(), "421"),
        ("local".to_owned(), "421"),
        (String::new(), "421"),
    ] {
        let answer = server.answer(&format!("GET /{token}/ HTTP/1.1\r\nHost: {own}\r\n\r\n"));
        assert_eq!(status(&answer), expected, "{own}");
    }
    let answer = server.answer(&format!("GET /{token}/ HTTP/1.0\r\n\r\n"));
    assert_eq!(status(&answer), "421", "no host");
}

#[test]
fn in_a_pipe_the_address_is_the_first_line() {
    let place = bowled();
    let mut child = program()
        .args(["serve", "--bind", "127.0.0.1:0"])
        .env("TENPIN_DATA", place.file())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = lines.next().unwrap().unwrap();
    let url = address.strip_prefix("http://").unwrap();
    let (place, _) = url.split_once('/').unwrap();
    let _guest = TcpStream::connect(place).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(lines.next().is_none(), "no QR code in a pipe");
}

#[test]
fn every_ball_reaches_open_pages_and_the_end_is_told() {
    let place = bowled();
    let mut server = Server::start(&place);
    let mut pages = [server.live(), server.live()];
    for page in &mut pages {
        let (kind, night) = page.next();
        assert_eq!((kind.as_str(), &night["up"]), ("board", &"KYJ".into()));
    }
    assert!(server.line().starts_with("lookers "));
    says(&place, "--resume last --plain", "/\n");
    for page in &mut pages {
        let spare = std::iter::repeat_with(|| page.next().1);
        let spare = spare.take(5).any(|night| night["last"]["mark"] == "/");
        assert!(spare);
    }
    drop(server.life.take());
    let [page, _] = &mut pages;
    let mut ends = std::iter::repeat_with(|| page.next().0);
    assert!(ends.any(|kind| kind == "bye"));
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
}

/// Browsers drop an event without data, and would consider the page lost.
#[test]
fn a_page_without_a_ball_hears_a_beat() {
    let place = bowled();
    let server = Server::start(&place);
    let mut page = server.live();
    page.next();
    assert_eq!(page.field("event: "), "beat");
    let data = page.line();
    assert!(
        data.strip_prefix("data: ")
            .is_some_and(|data| !data.is_empty()),
        "{data:?}"
    );
}

#[test]
fn a_phone_without_a_script_gets_the_board_in_its_language() {
    let place = bowled();
    let server = Server::start(&place);
    for (wanted, game, scores) in [
        ("en", "game 1", "scores: PJS 10, KYJ 9"),
        ("ko", "1게임", "점수: PJS 10, KYJ 9"),
    ] {
        let board = server.ask_in(wanted, "board.svg");
        assert!(board.contains(game), "{board}");
        let page = server.ask_in(wanted, "");
        let picture = format!("<img src=\"board.svg\" alt=\"{scores}\">");
        assert!(page.contains(&picture), "{page}");
    }
}

#[test]
fn a_television_finds_back_and_the_next_night_is_another() {
    let place = bowled();
    let first = Server::start(&place).token.clone();
    assert_eq!(Server::start(&place).token, first);
    says(&place, "--new PJS", "x\n");
    assert_ne!(Server::start(&place).token, first);
}
