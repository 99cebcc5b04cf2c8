//! The companion of a game: prints a line for each change, and lives as long as its standard input is
//! open.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use super::{Hall, wait_until};
use crate::program::program;
use crate::storage::{Keeping, Place};

/// `tenpin centre send` as a game starts it.
pub(super) struct Companion {
    child: Child,
    life: Option<ChildStdin>,
    lines: BufReader<ChildStdout>,
}

impl Companion {
    pub(super) fn start(place: &Place) -> Self {
        let mut child = program()
            .args(["centre", "send", "--companion"])
            .env("TENPIN_DATA", place.file())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let life = child.stdin.take();
        let lines = BufReader::new(child.stdout.take().unwrap());
        Self { child, life, lines }
    }

    pub(super) fn line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        line.trim().to_owned()
    }

    /// Waits for a line that begins like this.
    pub(super) fn wait_for(&mut self, beginning: &str) -> String {
        let mut lines = std::iter::repeat_with(|| self.line());
        let line = lines.find(|line| line.starts_with(beginning) || line.is_empty());
        let line = line.unwrap();
        assert!(!line.is_empty(), "it ended before `{beginning}`");
        line
    }

    /// Ends its game.
    fn leave(mut self) -> bool {
        drop(self.life.take());
        self.child.wait().unwrap().success()
    }
}

impl Drop for Companion {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_companion_tells_what_is_there_what_is_behind_and_a_conflict() {
    let Some(mut hall) = Hall::open() else {
        return;
    };
    let place = Place::new();
    let store = place.store();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS", "KYJ"]);
    keeping.bowl("X");
    hall.join(&place);
    let mut companion = Companion::start(&place);
    assert_eq!(companion.line(), "there 4");
    keeping.bowl("9/");
    assert_eq!(companion.wait_for("there 6"), "there 6");
    hall.has_all_of(&place);
    // The server goes away: this is reported after a while, and everything is sent later.
    hall.cluster.kill();
    keeping.bowl("8-");
    let behind = companion.wait_for("behind");
    assert_eq!(behind, "behind 2 unreachable");
    hall.cluster.run();
    assert_eq!(companion.wait_for("there"), "there 8");
    hall.has_all_of(&place);
    // Another machine moves the head.
    hall.sql("UPDATE tenpin.nights SET \"check\" = 1");
    keeping.bowl("X");
    assert_eq!(companion.wait_for("conflict"), "conflict 1");
    assert!(companion.leave());
}

/// The game is killed before its companion has sent everything.
#[test]
fn what_is_left_is_sent_after_the_game_is_gone_and_not_for_ever() {
    let Some(mut hall) = Hall::open() else {
        return;
    };
    let place = Place::new();
    hall.join(&place);
    let companion = Companion::start(&place);
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X 9/ X");
    assert!(companion.leave());
    hall.has_all_of(&place);
    hall.cluster.kill();
    let companion = Companion::start(&place);
    keeping.bowl("X");
    assert!(companion.leave(), "it goes also if nobody takes it");
    hall.cluster.run();
    let mut companion = Companion::start(&place);
    assert_eq!(companion.line(), "there 7");
    hall.has_all_of(&place);
}

/// The file is deleted and comes back, as in `watch`.
#[test]
fn a_file_that_is_gone_is_passed_on_when_it_is_back() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let place = Place::new();
    hall.join(&place);
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    let mut companion = Companion::start(&place);
    assert_eq!(companion.line(), "there 3");
    let away = place.path().join("away.db");
    drop(keeping);
    std::fs::rename(place.file(), &away).unwrap();
    std::thread::sleep(std::time::Duration::from_millis(300));
    std::fs::rename(&away, place.file()).unwrap();
    Keeping::resume(&place.store()).bowl("9/");
    assert_eq!(companion.wait_for("there 5"), "there 5");
    wait_until("it is there", || hall.count() == 5);
    hall.has_all_of(&place);
}
