//! Quitting, help, and everything that comes from outside.

use std::io;
use std::mem::ManuallyDrop;

use crossterm::event::{KeyCode, KeyModifiers};
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Cell;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use rustix::io::Errno;
use tenpin::session::{Ending, EventLoop};
use tenpin::terminal::{Incoming, Painter, Suspended};

use crate::stage::{Stage, alone, two};

#[test]
fn quitting_asks_once() {
    let mut stage = two();
    assert_eq!(stage.type_keys("xq"), Ending::Gone);
    assert!(stage.shows_all(&["Quit?", "Enter quit", "Esc stay"]));
    stage.type_keys("n");
    assert!(!stage.shows("Quit?"));
    stage.type_keys("q<Esc>7");
    assert!(stage.shows("3 pins standing"));
    assert_eq!(stage.type_keys("qy"), Ending::Quit);
    let mut stage = two();
    assert_eq!(stage.type_keys("q<Enter>"), Ending::Quit);
}

#[test]
fn ctrl_c_leaves_at_once_from_everywhere() {
    let places = [
        "",
        "pjs",
        "pjs<Enter><Tab>",
        "pjs<Enter><Enter>1",
        "pjs<Enter><Enter>7e5",
        "?",
    ];
    for place in places {
        let mut stage = Stage::new(80, 24);
        stage.type_keys(place);
        assert_eq!(stage.type_keys("<C-c>7"), Ending::Quit, "{place}");
    }
}

#[test]
fn ctrl_z_suspends_and_the_game_goes_on() {
    let mut stage = two();
    stage.type_keys("7<C-z>");
    assert_eq!(stage.script.suspended, [Suspended::Job]);
    stage.type_keys("2");
    assert_eq!(stage.row("PJS").0, ["7|2"]);
}

#[test]
fn a_stop_signal_suspends_only_the_program_it_was_sent_to() {
    let mut stage = two();
    stage.send([Incoming::Suspend]);
    assert_eq!(stage.script.suspended, [Suspended::Program]);
}

/// A terminal that accepts a paint and vanishes in the middle of the next one.
struct Vanishing(u8);

impl io::Write for Vanishing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.0 {
            0 => Err(Errno::IO.into()),
            _ => Ok(bytes.len()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0 = self.0.saturating_sub(1);
        Ok(())
    }
}

/// How the loop ends on a terminal with this many flushes left.
fn ending_after(flushes: u8) -> Ending {
    let mut stage = two();
    let viewport = Viewport::Fixed(Rect::new(0, 0, 80, 24));
    let backend = CrosstermBackend::new(Vanishing(flushes));
    let terminal = Terminal::with_options(backend, TerminalOptions { viewport }).unwrap();
    // Dropping it would report that it can't show the cursor.
    let mut terminal = ManuallyDrop::new(Painter::new(terminal));
    stage.script.incoming = [Incoming::Key(KeyCode::Char('7'), KeyModifiers::NONE)].into();
    let painted = (&mut *terminal, &mut stage.script);
    let mut event_loop = EventLoop::new(&mut stage.app, &mut stage.desk, painted, stage.display);
    event_loop.run().unwrap()
}

#[test]
fn a_terminal_that_vanishes_during_a_paint_is_gone() {
    for flushes in 0..8 {
        assert_eq!(ending_after(flushes), Ending::Gone);
    }
}

#[test]
fn a_signal_and_a_terminal_that_is_gone_end_the_loop() {
    assert_eq!(two().send([Incoming::Signal(15)]), Ending::Signal(15));
    assert_eq!(two().send([Incoming::Gone]), Ending::Gone);
}

#[test]
fn resuming_paints_everything_again() {
    let mut stage = two();
    stage.type_keys("7");
    let before = stage.text();
    let junk = Cell::new("Z");
    let everywhere = (0..24).flat_map(|row| (0..80).map(move |column| (column, row)));
    let written = everywhere.map(|(column, row)| (column, row, &junk));
    stage.terminal.backend_mut().draw(written).unwrap();
    assert!(stage.shows("ZZZZ"));
    stage.send([Incoming::Resumed]);
    assert_eq!(stage.text(), before);
}

#[test]
fn help_shows_the_keys_and_goes_away_without_doing_anything() {
    let mut stage = two();
    stage.type_keys("7");
    let before = stage.text();
    stage.type_keys("?");
    assert!(stage.shows(" keys ") && stage.shows("quit at once"));
    stage.type_keys("<Esc>");
    assert_eq!(stage.text(), before);
    let kept = stage.desk.kept.len();
    stage.type_keys("?5<Esc>");
    assert_eq!(
        stage.desk.kept.len(),
        kept,
        "balls are not taken under the help"
    );
}

#[test]
fn help_scrolls_where_it_does_not_fit() {
    let mut stage = Stage::new(60, 14);
    stage.type_keys("pjs<Enter><Enter>?");
    let first = stage.text();
    assert!(stage.shows(" score ") && stage.shows("pins knocked down") && stage.shows("▼"));
    assert!(!stage.shows("quit at once"));
    stage.type_keys("<Down><PgDn><PgDn>");
    let last = stage.text();
    assert!(
        stage.shows("▲") && stage.shows("suspend") && !stage.shows("▼"),
        "{last}"
    );
    stage.type_keys("<PgUp><PgUp><Up>");
    assert_eq!(stage.text(), first);
    stage.type_keys("<Up>");
    assert_eq!(stage.text(), last, "before the first page is the last one");
}

#[test]
fn help_is_whole_and_grouped_on_a_usual_screen() {
    let mut stage = two();
    stage.type_keys("?");
    for title in ["score", "fix", "people", "look", "share"] {
        let is_title = |line: &String| {
            let columns = line.split(['│', ' ']).filter(|word| !word.is_empty());
            columns.clone().any(|word| word == title)
        };
        assert!(
            stage.lines().iter().any(is_title),
            "{title}\n{}",
            stage.text()
        );
    }
    assert!(
        !stage.shows("▼") && stage.shows("suspend"),
        "{}",
        stage.text()
    );
}

#[test]
fn escape_at_the_start_asks_whether_to_leave() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("<Esc>");
    assert!(stage.shows("Quit?"));
}

#[test]
fn escape_clears_a_name_before_it_leaves() {
    for (before, after) in [("", "Quit?"), ("pjs<Enter><Enter>p", "ball 1")] {
        let mut stage = Stage::new(80, 24);
        stage.type_keys(before);
        stage.type_keys("ky");
        assert!(
            stage.shows_all(&["1 more letter", "Esc clear"]),
            "{}",
            stage.text()
        );
        stage.type_keys("<Esc>");
        assert!(
            !stage.shows("1 more") && !stage.shows(after),
            "{}",
            stage.text()
        );
        stage.type_keys("<Esc>");
        assert!(stage.shows(after), "{}", stage.text());
    }
}

#[test]
fn escape_and_letters_of_a_torn_arrow_key_do_nothing() {
    let mut stage = two();
    stage.type_keys("7");
    let kept = stage.desk.kept.len();
    stage.type_keys("<Esc>[C");
    assert_eq!(stage.desk.kept.len(), kept);
    assert_eq!(stage.row("PJS").0, ["7"]);
}

#[test]
fn nothing_typed_is_lost_by_resizing() {
    let mut stage = alone();
    stage.type_keys("7e5");
    stage.terminal.backend_mut().resize(20, 5);
    stage.send([Incoming::Repaint]);
    stage.terminal.backend_mut().resize(80, 24);
    stage.send([Incoming::Repaint]);
    assert!(stage.shows("7 → 5"), "{}", stage.text());
}
