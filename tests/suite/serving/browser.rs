//! The page in a real browser. Without one the tests say so and are skipped; `.ci/run` installs one.

use std::path::Path;
use std::time::{Duration, Instant};

use jiff::Timestamp;
use tenpin::domain::{FrameNumber, Pins};
use tenpin::night::{Correction, Entrance, Event, GameNumber};

use super::driver::Browser;
use super::{Server, bowled};
use crate::storage::{Keeping, Place, player};
use crate::stored_nights::says;

const PHONE: (u32, u32) = (390, 844);
const TABLET: (u32, u32) = (768, 1_024);
const TELEVISION: (u32, u32) = (1_920, 1_080);

#[test]
fn a_phone_shows_who_is_up_and_every_frame() {
    let Some(mut browser) = Browser::start("en", PHONE) else {
        return;
    };
    let place = bowled();
    let server = Server::start(&place);
    browser.visit(&server.url());
    browser.see("KYJ");
    let html = browser.html();
    for part in [
        "<p id=\"who\">KYJ</p>",
        "frame 1 · ball 2 · 1 standing",
        "<b class=\"strike\">X</b>",
        "<span class=\"now\">10</span>",
        "up to 300",
    ] {
        assert!(html.contains(part), "{part}\n{html}");
    }
    assert_eq!(html.matches("class=\"frame\"").count(), 20);
}

/// The names of this many players.
fn names(players: usize) -> String {
    let names = ('A'..='X').map(|letter| letter.to_string().repeat(3));
    names.take(players).collect::<Vec<_>>().join(" ")
}

/// A television can't be scrolled.
#[test]
fn everybody_fits_on_a_television() {
    let Some(mut browser) = Browser::start("en", TELEVISION) else {
        return;
    };
    for players in [1, 4, 8, 11, 24] {
        let place = Place::new();
        says(&place, &names(players), &"9\n/\n".repeat(players));
        let server = Server::start(&place);
        browser.visit(&(server.url() + "?tv"));
        browser.wait_for(&format!(
            "document.querySelectorAll('.line').length === {players}"
        ));
        browser.wait_for("document.body.classList.contains('tv')");
        for beyond in [
            "document.documentElement.scrollHeight - innerHeight",
            "document.documentElement.scrollWidth - innerWidth",
        ] {
            let beyond = browser.evaluate(beyond);
            assert!(beyond.as_i64() <= Some(0), "{players} players: {beyond}");
        }
        let size = browser
            .evaluate("parseFloat(getComputedStyle(document.querySelector('.marks')).fontSize)");
        assert!(size.as_f64() >= Some(15.0), "{players} players: {size} px");
    }
}

/// No content is cut off at the right on any screen, with one player or many.
#[test]
fn nothing_scrolls_sideways() {
    let Some(mut browser) = Browser::start("ko", PHONE) else {
        return;
    };
    for players in [1, 8, 24] {
        let place = Place::new();
        says(&place, &names(players), "x\n9\n/\n");
        let server = Server::start(&place);
        browser.visit(&server.url());
        browser.wait_for("document.querySelectorAll('.line').length > 0");
        for size in [(320, 640), PHONE, TABLET, TELEVISION] {
            browser.resize(size);
            let beyond = browser.evaluate("document.documentElement.scrollWidth - innerWidth");
            assert!(
                beyond.as_i64() <= Some(0),
                "{players} at {size:?}: {beyond}"
            );
        }
    }
}

/// The current player knocks down this many pins.
fn bowl(keeping: &mut Keeping, pins: u8) {
    let ball = keeping.night.bowling(Pins::new(pins).unwrap());
    keeping.record(ball.unwrap());
}

const WHO: &str = "document.getElementById('who').textContent";
const RESULT: &str = "document.getElementById('result')";
const CALL: &str = "document.getElementById('call').textContent";

#[test]
fn a_phone_follows_balls_undo_and_corrections() {
    let Some(mut browser) = Browser::start("en", PHONE) else {
        return;
    };
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    bowl(&mut keeping, 9);
    let server = Server::start(&place);
    browser.visit(&server.url());
    browser.see("frame 1 · ball 2 · 1 standing");
    bowl(&mut keeping, 1);
    browser.see("PJS SPARE");
    browser.wait_for(&format!("{WHO} === 'KYJ'"));
    keeping.undo();
    browser.wait_for(&format!("{WHO} === 'PJS'"));
    assert!(!browser.html().contains("PJS spare"));
    keeping.redo();
    let player = keeping.night.named(player("PJS")).unwrap().number();
    keeping.record(Event::Corrected(Correction {
        game: GameNumber::FIRST,
        player,
        frame: FrameNumber::FIRST,
        balls: vec![Pins::new(3).unwrap(), Pins::NONE],
    }));
    browser.wait_for("document.querySelector('.line .now').textContent === '3'");
}

/// Records when each player became the current one, by the page's clock.
const LISTEN: &str = "window.seen = []; new MutationObserver(() => seen.push(Date.now()))
    .observe(document.getElementById('who'), {childList: true, characterData: true, subtree: true})";

#[test]
#[ignore = "prints how long a page and a ball on it take: `cargo test a_page_takes -- --ignored --nocapture`"]
fn what_a_page_takes() {
    for size in [PHONE, TABLET, TELEVISION] {
        let Some(mut browser) = Browser::start("en", size) else {
            return;
        };
        let place = Place::new();
        let mut keeping = Keeping::begin(&place.store());
        keeping.start(&["PJS", "KYJ", "LEE", "ABC"]);
        bowl(&mut keeping, 10);
        let server = Server::start(&place);
        let start = Instant::now();
        browser.visit(&server.url());
        browser.wait_for(&format!("{WHO} === 'KYJ'"));
        let page = start.elapsed();
        browser.evaluate(LISTEN);
        let mut balls: Vec<_> = (0..20)
            .map(|ball| {
                let bowled = Timestamp::now().as_millisecond();
                bowl(&mut keeping, 10);
                browser.wait_for(&format!("seen.length > {ball}"));
                browser.evaluate("seen.at(-1)").as_i64().unwrap() - bowled
            })
            .collect();
        balls.sort_unstable();
        println!("{size:?}: page {page:?}, balls {balls:?} ms");
    }
}

#[test]
fn a_phone_follows_the_next_game_and_who_joins() {
    let Some(mut browser) = Browser::start("en", TABLET) else {
        return;
    };
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    keeping.bowl("9-");
    keeping.bowl("8 1");
    let server = Server::start(&place);
    browser.visit(&server.url());
    keeping.record(keeping.night.joining(player("LEE"), Entrance::NextGame));
    browser.see("joins next game");
    for _ in 1..10 {
        keeping.bowl("9-");
        keeping.bowl("8 1");
    }
    browser.wait_for(&format!("!{RESULT}.hidden"));
    // A screen reader announces the last ball and the winner.
    let spoken = browser.evaluate("document.querySelector('[aria-live]').innerText");
    let spoken = spoken.as_str().unwrap_or_default();
    assert!(
        spoken.contains("KYJ 1") && spoken.contains("tie for first 90"),
        "{spoken}"
    );
    keeping.next_game();
    browser.see("game 2");
    browser.wait_for(&format!("{RESULT}.hidden"));
    browser.wait_for("document.querySelectorAll('#board .line.bowls').length === 3");
    bowl(&mut keeping, 7);
    browser.see("series 97");
}

#[test]
fn a_page_comes_back_when_the_server_does() {
    let Some(mut browser) = Browser::start("en", PHONE) else {
        return;
    };
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    bowl(&mut keeping, 9);
    let server = Server::start(&place);
    let (url, address) = (server.url(), server.address.to_string());
    browser.visit(&url);
    browser.see("frame 1 · ball 2");
    // Killed, without a goodbye.
    drop(server);
    let start = Instant::now();
    browser.see("connection lost");
    assert!(
        start.elapsed() < Duration::from_secs(3),
        "{:?}",
        start.elapsed()
    );
    bowl(&mut keeping, 1);
    let again = Server::start_at(&place, &address);
    assert_eq!(again.url(), url, "a television finds it again");
    browser.wait_for(&format!("{WHO} === 'KYJ'"));
    browser.wait_for("!document.body.innerText.includes('connection lost')");
}

#[test]
fn two_nights_at_once_are_both_on_the_page() {
    let Some(mut browser) = Browser::start("en", TELEVISION) else {
        return;
    };
    let place = Place::new();
    let mut nights = [["PJS", "KYJ"], ["LEE", "KIM"]].map(|names| {
        let mut keeping = Keeping::begin(&place.store());
        keeping.start(&names);
        bowl(&mut keeping, 4);
        keeping
    });
    let server = Server::start(&place);
    browser.visit(&server.url());
    browser.wait_for("document.querySelectorAll('#others .line').length === 2");
    for (keeping, now) in nights.iter_mut().zip([7, 9]) {
        bowl(keeping, now - 4);
        let shown = "Array.from(document.querySelectorAll('.now')).map((now) => now.textContent)";
        browser.wait_for(&format!("{shown}.includes('{now}')"));
    }
}

#[test]
fn a_korean_page_counts_in_korean() {
    let Some(mut browser) = Browser::start("ko", PHONE) else {
        return;
    };
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    bowl(&mut keeping, 9);
    let server = Server::start(&place);
    browser.visit(&server.url());
    browser.see("1프레임 · 2구 · 남은 핀 1개");
    browser.see("최대 290");
    browser.see("1게임");
    bowl(&mut keeping, 1);
    keeping.bowl("8{6-10}");
    browser.see("2프레임 · 2구 · 6-10 남음");
}

/// The last ball is called while it happens, and not over the result.
#[test]
fn no_call_stands_over_the_result() {
    let Some(mut browser) = Browser::start("en", PHONE) else {
        return;
    };
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    for _ in 0..11 {
        bowl(&mut keeping, 10);
    }
    let server = Server::start(&place);
    browser.visit(&server.url());
    browser.wait_for(&format!("{CALL} !== ''"));
    bowl(&mut keeping, 10);
    browser.wait_for(&format!("{CALL} === 'PJS perfect game'"));
    browser.wait_for(&format!("{CALL} === '' && !{RESULT}.hidden"));
    browser.visit(&server.url());
    browser.wait_for(&format!("!{RESULT}.hidden && source.readyState === 1"));
    assert_eq!(browser.evaluate(CALL), "");
    keeping.next_game();
    bowl(&mut keeping, 10);
    browser.wait_for(&format!("{CALL} === 'PJS strike'"));
}

#[test]
fn after_the_game_it_tells_the_winner_in_korean() {
    let Some(mut browser) = Browser::start("ko", TABLET) else {
        return;
    };
    let place = Place::new();
    says(&place, "PJS KYJ", &"9\n0\n8\n0\n".repeat(10));
    let server = Server::start(&place);
    browser.visit(&server.url());
    browser.see("PJS 승리 90");
}

#[test]
fn calls_are_korean_on_a_korean_page() {
    let Some(mut browser) = Browser::start("ko", PHONE) else {
        return;
    };
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("8{7-10}");
    let server = Server::start(&place);
    browser.visit(&server.url());
    browser.see("PJS 7-10 스플릿 · 베드 포스트");
    let calls = [
        (2, "베드 포스트 성공!"),
        (10, "스트라이크"),
        (10, "더블"),
        (10, "터키"),
        (10, "4연속 스트라이크"),
    ];
    for (pins, call) in calls {
        bowl(&mut keeping, pins);
        browser.see(&format!("PJS {call}"));
    }
}

/// A heartbeat comes every 15 seconds.
#[test]
fn a_browser_hears_the_beat() {
    let Some(mut browser) = Browser::start("en", PHONE) else {
        return;
    };
    let place = bowled();
    let server = Server::start(&place);
    browser.visit(&server.url());
    browser.see("KYJ");
    browser.evaluate("window.beats = 0; source.addEventListener('beat', () => beats += 1)");
    browser.wait_for("beats > 0");
}

/// The page does nothing that its content policy forbids.
#[test]
fn nothing_on_the_page_violates_its_policy() {
    let Some(mut browser) = Browser::start("en", PHONE) else {
        return;
    };
    let place = bowled();
    let server = Server::start(&place);
    for path in ["", "?tv"] {
        browser.visit(&(server.url() + path));
        browser.wait_for("document.readyState === 'complete' && location.protocol === 'http:'");
        assert_eq!(browser.violations(), Vec::<String>::new(), "{path}");
    }
    browser.visit(&server.url());
    browser.see("KYJ");
    says(&place, "--resume last --plain", "/\n");
    browser.see("KYJ SPARE");
    assert_eq!(browser.violations(), Vec::<String>::new());
    browser.evaluate(
        "document.body.append(Object.assign(document.createElement('img'), { src: 'data:,' }))",
    );
    browser.wait_for("violations.length === 1");
}

#[test]
fn a_label_is_only_text_on_the_page() {
    let Some(mut browser) = Browser::start("en", PHONE) else {
        return;
    };
    let place = bowled();
    label(place.file().as_path(), "<img src=x onerror=alert(1)>");
    let server = Server::start(&place);
    browser.visit(&server.url());
    browser.see("<img src=x onerror=alert(1)>");
    assert_eq!(browser.evaluate("document.images.length"), 0);
}

fn label(file: &Path, label: &str) {
    let file = rusqlite::Connection::open(file).unwrap();
    file.execute("UPDATE nights SET label = ?", [label])
        .unwrap();
}
