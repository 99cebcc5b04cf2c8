//! The page in a real browser. Without one the tests say so; `.ci/run` installs one.

use std::path::Path;
use std::process::{Command, Stdio};

use super::{Server, bowled};
use crate::storage::Place;
use crate::stored_nights::says;

const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// None if there is no browser.
fn browser() -> Option<&'static str> {
    let is_there = |name: &&str| {
        let mut version = Command::new(name);
        let version = version
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        version.status().is_ok_and(|status| status.success())
    };
    let found = BROWSERS.into_iter().find(|name| is_there(name));
    if found.is_none() {
        let is_required = std::env::var_os("TENPIN_BROWSER").is_some();
        assert!(!is_required, "there is no browser");
        println!("skipped: there is no browser");
    }
    found
}

/// The page as the script left it after two seconds, in this language.
fn page(browser: &str, url: &str, language: &str) -> String {
    let profile = tempfile::tempdir().unwrap();
    let output = Command::new("timeout")
        .args([
            "60",
            browser,
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
        ])
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .args([
            &format!("--accept-lang={language}"),
            "--window-size=390,844",
        ])
        .args(["--timeout=2000", "--dump-dom", url])
        .output()
        .unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_phone_shows_who_is_up_and_every_frame() {
    let Some(browser) = browser() else {
        return;
    };
    let place = bowled();
    let server = Server::start(&place);
    let dom = page(browser, &server.url(), "en");
    for part in [
        "<p id=\"who\">KYJ</p>",
        "frame 1 · ball 2 · 1 standing",
        "<b class=\"strike\">X</b>",
        "<span class=\"now\">10</span>",
        "up to 300",
    ] {
        assert!(dom.contains(part), "{part}\n{dom}");
    }
    assert_eq!(dom.matches("class=\"frame\"").count(), 20);
}

#[test]
fn after_the_game_it_tells_the_winner_in_korean() {
    let Some(browser) = browser() else {
        return;
    };
    let place = Place::new();
    says(&place, "PJS KYJ", &"9\n0\n8\n0\n".repeat(10));
    let server = Server::start(&place);
    let dom = page(browser, &server.url(), "ko");
    assert!(dom.contains("PJS 승리 90"), "{dom}");
}

#[test]
fn a_label_is_only_text_on_the_page() {
    let Some(browser) = browser() else {
        return;
    };
    let place = bowled();
    label(place.file().as_path(), "<img src=x onerror=alert(1)>");
    let server = Server::start(&place);
    let dom = page(browser, &server.url(), "en");
    assert!(dom.contains("&lt;img src=x onerror=alert(1)&gt;"), "{dom}");
}

fn label(file: &Path, label: &str) {
    let file = rusqlite::Connection::open(file).unwrap();
    file.execute("UPDATE nights SET label = ?", [label])
        .unwrap();
}
