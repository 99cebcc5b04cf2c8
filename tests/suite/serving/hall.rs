//! The page of a hall with a real PostgreSQL: requested by a plain client and by a real browser.

#![expect(
    clippy::too_many_lines,
    reason = "a cluster is started once for a whole story"
)]

use super::driver::Browser;
use super::{Server, status};
use crate::centre::Hall;
use crate::centre::entries::{desk, list_for_all_times};
use crate::centre::standings::{bowled, lane, sends};
use crate::storage::{Keeping, Place};

fn serve(desk: &Place) -> Server {
    Server::start_with(desk, &["--bind", "127.0.0.1:0", "--centre"])
}

#[test]
fn every_place_of_a_hall_has_its_page_and_the_same_rules() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    let _lanes = bowled(&hall, &desk);
    let server = serve(&desk);
    let pages = [
        ("", "<a href=\"lane/3\"><b>3</b>"),
        ("", "<a href=\"standings/spring\">Spring Open</a>"),
        ("lane/3", "data-live=\"../live/lane/3\""),
        ("lane/3", "|  PJS |"),
        ("lane/77", "data-live=\"../live/lane/77\""),
        ("standings/spring", "<td class=\"text name\">Park</td>"),
        ("standings/spring", "cut: top 2 advance, at 180"),
        ("standings/spring", "<td class=\"now\">9</td>"),
        ("live.js", "EventSource"),
        ("hall.js", "function paint(markup)"),
        ("page.css", ".lanes"),
    ];
    for (path, part) in pages {
        let answer = server.ask(path);
        assert_eq!(status(&answer), "200", "{path}");
        assert!(answer.contains(part), "{path}: {part}\n{answer}");
        for header in [
            "default-src 'none'; script-src 'self'",
            "no-store",
            "nosniff",
            "no-referrer",
        ] {
            assert!(answer.contains(header), "{path}: {header}");
        }
    }
    let long = "x".repeat(17);
    for path in [
        "lane/".to_owned(),
        "lane/3/".to_owned(),
        "lane/../3".to_owned(),
        "lane/%33".to_owned(),
        format!("lane/{long}"),
        "standings/winter".to_owned(),
        "live/standings/winter".to_owned(),
        "standings/".to_owned(),
        "live/".to_owned(),
        "live/lane".to_owned(),
        "board.svg".to_owned(),
    ] {
        let answer = server.ask(&path);
        let (_, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
        assert_eq!((status(&answer), body), ("404", ""), "{path}: {answer}");
    }
    let token = &server.token;
    assert_eq!(status(&server.get("/lane/3")), "404", "without the token");
    let foreign = server.answer(&format!(
        "GET /{token}/lane/3 HTTP/1.1\r\nHost: evil.example\r\n\r\n"
    ));
    assert_eq!(status(&foreign), "421");
    let posted = server.answer(&format!(
        "POST /{token}/ HTTP/1.1\r\nHost: {}\r\n\r\n",
        server.address
    ));
    assert_eq!(status(&posted), "405");
    let korean = server.answer(&format!(
        "GET /{token}/standings/spring HTTP/1.1\r\nHost: {}\r\nAccept-Language: ko\r\n\r\n",
        server.address
    ));
    assert!(
        korean.contains("lang=\"ko\"") && korean.contains("컷: 상위 2명 진출"),
        "{korean}"
    );
    let (words, _) = korean.split_once("<main").unwrap();
    assert!(!words.contains("=\"{"), "every word is filled in\n{korean}");
    // Televisions can reconnect.
    let first = token.clone();
    drop(server);
    assert_eq!(serve(&desk).token, first);
}

#[test]
fn every_place_hears_what_is_new_and_when_the_centre_is_gone() {
    let Some(mut hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    list_for_all_times(&desk, &["cup", "-"], b"3,AAA,Ann\n3,BBB,Bob");
    let three = lane(&hall, "3");
    let mut keeping = Keeping::begin(&three.store());
    keeping.start(&["AAA", "BBB"]);
    keeping.bowl("9 0");
    sends(&three);
    let mut server = serve(&desk);
    let mut lanes = server.live();
    let mut single = server.live_at("live/lane/3");
    let mut table = server.live_at("live/standings/cup");
    let shown = |live: &mut super::Live, part: &str| {
        let mut news = std::iter::repeat_with(|| live.next());
        news.find(|(kind, data)| kind == "board" && data.to_string().contains(part))
            .unwrap();
    };
    shown(&mut lanes, "BBB");
    shown(&mut single, "\"up\":\"BBB\"");
    shown(&mut table, "Ann");
    let told = std::iter::repeat_with(|| server.line()).find(|line| line == "lookers 3");
    assert!(told.is_some());
    keeping.bowl("7 0");
    sends(&three);
    shown(&mut lanes, "AAA");
    shown(&mut single, "\"up\":\"AAA\"");
    shown(&mut table, ">7<");
    hall.cluster.kill();
    for live in [&mut lanes, &mut single, &mut table] {
        let mut kinds = std::iter::repeat_with(|| live.next().0);
        assert!(kinds.any(|kind| kind == "away"));
    }
    hall.cluster.run();
    keeping.bowl("8 0");
    sends(&three);
    shown(&mut lanes, "BBB");
    shown(&mut single, "\"up\":\"BBB\"");
    drop(server.life.take());
    let mut kinds = std::iter::repeat_with(|| lanes.next().0);
    assert!(kinds.any(|kind| kind == "bye"));
}

/// A view is queried only once for all open pages.
#[test]
fn the_centre_is_asked_once_for_all_who_look_on() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    let _lanes = bowled(&hall, &desk);
    let server = serve(&desk);
    let mut pages: Vec<_> = (0..20).map(|_| server.live_at("live/lane/3")).collect();
    for page in &mut pages {
        assert_eq!(page.next().1["lane"], "3");
    }
    let connections = hall.sql("SELECT count(*) FROM pg_stat_activity WHERE usename = 'marshal'");
    assert_eq!(connections[0][0], "1");
}

/// Foreign text is escaped on the page, and shortened.
#[test]
fn rows_of_a_stranger_are_only_text_on_the_page() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    let _lanes = bowled(&hall, &desk);
    hall.sql(
        "UPDATE tenpin.entries SET person = E'<img src=x onerror=alert(1)>\\x1b[2J\\u202e' WHERE name = 'PJS';
        UPDATE tenpin.entries SET team = repeat('t', 3000000), person = '{first}{plain}' WHERE name = 'KYJ';
        UPDATE tenpin.competitions SET title = '</title><script>alert(2)</script>';
        UPDATE tenpin.nights SET up = '\"><svg onload=alert(3)>'",
    );
    let server = serve(&desk);
    for path in ["", "lane/3", "standings/spring"] {
        let page = server.ask(path);
        assert_eq!(status(&page), "200");
        for part in ["<img", "<svg", "alert(2)</script>", "\u{1b}", "\u{202e}"] {
            assert!(!page.contains(part), "{path}: {part}\n{page}");
        }
        assert!(page.len() < 30_000, "{path}: {}", page.len());
    }
    assert!(
        server
            .ask("standings/spring")
            .contains("&#123;first}&#123;plain}")
    );
    let Some(mut browser) = Browser::start("en", (390, 844)) else {
        return;
    };
    for path in ["", "standings/spring"] {
        browser.visit(&(server.url() + path));
        browser.wait_for("document.querySelectorAll('#hall *').length > 3");
        assert_eq!(browser.evaluate("document.images.length"), 0);
        assert_eq!(
            browser.evaluate("document.querySelectorAll('#hall script, svg').length"),
            0
        );
    }
}

#[test]
fn a_browser_goes_from_the_lanes_to_one_and_to_the_table() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let Some(mut browser) = Browser::start("en", (390, 844)) else {
        return;
    };
    let desk = desk(&hall);
    let lanes = bowled(&hall, &desk);
    let server = serve(&desk);
    browser.visit(&server.url());
    browser.see("game 2 · frame 2");
    picture(&mut browser, "hall-lanes-phone");
    for size in [(320, 640), (390, 844), (768, 1_024), (1_920, 1_080)] {
        resize_and_fit(&mut browser, size);
    }
    browser.evaluate("document.querySelector('a[href=\"lane/4\"]').click()");
    browser.wait_for("document.getElementById('who')?.textContent === 'LEE'");
    picture(&mut browser, "hall-lane");
    let mut keeping = Keeping::resume(&lanes[1].store());
    keeping.bowl("8 0");
    drop(keeping);
    sends(&lanes[1]);
    browser.wait_for("document.getElementById('who').textContent === 'CHO'");
    browser.visit(&(server.url() + "standings/spring"));
    browser.see("cut: top 2 advance, at 180");
    browser.wait_for("document.querySelector('#hall .now:not(th)') !== null");
    for size in [(320, 640), (390, 844), (768, 1_024), (1_920, 1_080)] {
        resize_and_fit(&mut browser, size);
        picture(&mut browser, &format!("hall-standings-{}", size.0));
    }
    browser.visit(&(server.url() + "?tv"));
    browser.wait_for("document.body?.classList.contains('tv')");
    browser.see("game 2");
    picture(&mut browser, "hall-lanes-tv");
    // The server ends, and the page is notified.
    drop(server);
    browser.see("connection lost");
}

#[test]
fn the_page_of_a_hall_is_korean_and_dark_where_the_device_is() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let Some(mut browser) = Browser::start("ko", (390, 844)) else {
        return;
    };
    let desk = desk(&hall);
    let _lanes = bowled(&hall, &desk);
    let server = serve(&desk);
    let ground = "getComputedStyle(document.body).backgroundColor";
    browser.visit(&(server.url() + "standings/spring"));
    browser.see("컷: 상위 2명 진출");
    let light = browser.evaluate(ground);
    browser.prefer_dark();
    assert_ne!(browser.evaluate(ground), light);
    picture(&mut browser, "hall-standings-dark-ko");
    browser.visit(&server.url());
    browser.see("2게임 2프레임");
    picture(&mut browser, "hall-lanes-dark-ko");
    browser.visit(&(server.url() + "lane/4"));
    browser.see("레인 4");
    browser.resize((1_920, 1_080));
    browser.visit(&(server.url() + "standings/spring?tv"));
    browser.wait_for("document.body?.classList.contains('tv')");
    browser.see("Park");
    picture(&mut browser, "hall-standings-tv-dark-ko");
}

/// Checks that nothing extends beyond the right edge.
fn resize_and_fit(browser: &mut Browser, size: (u32, u32)) {
    browser.resize(size);
    let width = size.0;
    browser.wait_for(&format!(
        "innerWidth === {width} && document.documentElement.scrollWidth <= {width}"
    ));
}

/// Saves a picture for people to look at, if a directory is given.
fn picture(browser: &mut Browser, name: &str) {
    if let Some(directory) = std::env::var_os("TENPIN_PICTURES") {
        let file = std::path::Path::new(&directory).join(format!("{name}.png"));
        std::fs::write(file, browser.picture()).unwrap();
    }
}
