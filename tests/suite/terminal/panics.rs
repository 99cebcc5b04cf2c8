//! Panics are reported: the terminal is restored first, and then shows the report.
//!
//! The program has no switch that makes it panic, so this test binary does it, in its own terminal. It
//! unwinds, like every test; the program itself aborts after the report.

use std::io::Write;
use std::thread;

use super::glass::{Seen, last};
use super::program::LIMIT;
use super::pty::{Pty, Setup};

/// The screen as set up by the program, with some content.
fn take_the_screen() {
    tenpin::session::install_reports().unwrap();
    tenpin::terminal::give_back_on_panic();
    let mut screen = tenpin::terminal::enter().unwrap();
    let painted = screen.draw(|frame| frame.buffer_mut().set_string(0, 0, "bowling", RED));
    painted.unwrap();
    // Half a frame, as left by a panic in the middle of painting.
    std::io::stdout()
        .write_all(b"\x1b[?2026h\x1b[1;31m")
        .unwrap();
}

const RED: ratatui::style::Style = ratatui::style::Style::new().fg(ratatui::style::Color::Red);

#[test]
#[ignore = "run by the test below, in a terminal"]
fn panics_itself() {
    take_the_screen();
    panic!("the ball rolled back");
}

#[test]
#[ignore = "run by the test below, in a terminal"]
fn panics_in_another_thread() {
    take_the_screen();
    let other = thread::spawn(|| panic!("the ball rolled back"));
    assert!(other.join().is_err());
    std::process::abort();
}

/// The report of the ignored test with this name.
fn report_of(test: &str) -> String {
    after(test, |setup| setup).look(Seen::text)
}

/// The terminal after the ignored test with this name, in this environment.
fn after(test: &str, with: impl FnOnce(Setup) -> Setup) -> Pty {
    let path = format!("terminal::panics::{test}");
    let arguments = ["--exact", &path, "--ignored", "--nocapture"];
    let itself = std::env::current_exe().unwrap();
    let mut pty = with(Setup::program(itself, &arguments).size((100, 60))).start();
    pty.wait_for(&["the ball rolled back"]);
    let status = pty.program.ends_within(LIMIT).unwrap();
    assert!(!status.success(), "{status:?}");
    assert_eq!(pty.residue(), [""; 0]);
    let was_painted = pty.look(|seen| last(seen.raw(), b"bowling").is_some());
    assert!(was_painted);
    pty
}

#[test]
fn a_report_tells_the_version_the_place_that_the_night_is_saved_and_where_to_report() {
    let report = report_of("panics_itself");
    for told in [
        concat!("tenpin ", env!("CARGO_PKG_VERSION"), " crashed."),
        "panics.rs:",
        "The night is saved up to the last ball",
        "\"If it breaks\" in README.md",
    ] {
        assert!(report.contains(told), "{told}: {report}");
    }
    let readme = include_str!("../../../README.md");
    assert!(readme.contains("\n## If it breaks\n"));
    let korean = |setup: Setup| setup.variable("LANG", "ko_KR.UTF-8");
    let report = after("panics_itself", korean).look(Seen::text);
    assert!(report.contains("에 오류가 발생했습니다"), "{report}");
}

/// Does the report have colours?
fn is_coloured(with: impl FnOnce(Setup) -> Setup) -> bool {
    let pty = after("panics_itself", with);
    pty.look(|seen| {
        let left = last(seen.raw(), b"\x1b[?1049l").unwrap();
        let report = String::from_utf8_lossy(&seen.raw()[left..]).into_owned();
        report.contains("\x1b[3")
    })
}

#[test]
fn a_report_has_no_colours_where_none_are_wanted() {
    assert!(is_coloured(|setup| setup));
    assert!(!is_coloured(|setup| setup.variable("NO_COLOR", "1")));
    assert!(is_coloured(|setup| setup.variable("NO_COLOR", "")));
}

#[test]
fn a_panic_is_readable_after_the_shell_s_own_text() {
    let report = report_of("panics_itself");
    assert!(
        report.starts_with("last night's score: 170\n$ tenpin"),
        "{report}"
    );
    assert!(!report.contains("bowling"), "{report}");
    assert!(report.contains("panics.rs"), "{report}");
}

#[test]
fn a_panic_in_another_thread_is_readable_too() {
    let report = report_of("panics_in_another_thread");
    assert!(
        report.starts_with("last night's score: 170\n$ tenpin"),
        "{report}"
    );
    assert!(!report.contains("bowling"), "{report}");
    assert!(report.contains("panics.rs"), "{report}");
}
