//! The instructions of a ball in the game's process, counted by callgrind, in a terminal of 80x24 with
//! two players: with and without a companion.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use tenpin::store::Store;

use crate::evening::furnished;
use crate::wait_until;

/// Open frames, so that the players never run out of balls.
const BALLS: usize = 20;
/// The events before the first ball: two players and the start.
const BEFORE: usize = 3;
/// Longer than a paint takes, even under callgrind.
const CALM: Duration = Duration::from_millis(1500);

pub(crate) fn measure() {
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("skipped: no valgrind on this machine");
        return;
    }
    let Some(cluster) = furnished(10) else {
        return;
    };
    let url = cluster.url("lane12", "hall");
    for (what, centre) in [
        ("without a companion", None),
        ("with one", Some(url.as_str())),
    ] {
        let [none, all] = [0, BALLS].map(|balls| count(balls, centre));
        let ball = (all - none) as f64 / BALLS as f64 / 1e6;
        println!("{what:<20} {ball:.3} million instructions a ball");
    }
    let sent = cluster.sql("hall", "SELECT max(events) FROM tenpin.nights");
    println!("at the centre: {} events of the longer night", sent[0][0]);
}

/// The instructions of a whole game with this many balls.
fn count(balls: usize, centre: Option<&str>) -> u64 {
    let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let (file, report) = (place.path().join("night.db"), place.path().join("report"));
    if let Some(url) = centre {
        join(&file, url);
    }
    let size = PtySize {
        rows: 24,
        cols: 80,
        ..PtySize::default()
    };
    let pty = native_pty_system().openpty(size).unwrap();
    let mut game = pty.slave.spawn_command(game(&file, &report)).unwrap();
    drop(pty.slave);
    let painted = painted(pty.master.try_clone_reader().unwrap());
    let mut keys = pty.master.take_writer().unwrap();
    settle(&painted);
    // Both nights begin with the same ball, so that creating the night cancels out.
    for _ in 0..=balls {
        keys.write_all(b"4").unwrap();
        settle(&painted);
    }
    let all = BEFORE + 1 + balls;
    wait_until("every ball is saved", || events(&file) == Some(all));
    keys.write_all(b"qy").unwrap();
    game.wait().unwrap();
    collected(&std::fs::read_to_string(report).unwrap())
}

fn join(file: &Path, url: &str) {
    let mut joining = Command::new(env!("CARGO_BIN_EXE_tenpin"))
        .args(["centre", "join", url, "--lane", "12", "--data"])
        .arg(file)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    joining
        .stdin
        .take()
        .unwrap()
        .write_all(b"secret\n")
        .unwrap();
    assert!(joining.wait().unwrap().success());
}

/// Its companion is not traced: only the game's process counts.
fn game(file: &Path, report: &Path) -> CommandBuilder {
    let mut game = CommandBuilder::new("valgrind");
    game.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    game.arg(format!("--log-file={}", report.display()));
    game.args([env!("CARGO_BIN_EXE_tenpin"), "--still", "--quiet", "--data"]);
    game.arg(file);
    game.args(["PJS", "KYJ"]);
    game.env("TERM", "xterm-256color");
    game
}

/// Sends a message for each paint.
fn painted(mut output: Box<dyn Read + Send>) -> Receiver<()> {
    let (sender, painted) = channel();
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while output.read(&mut bytes).is_ok_and(|length| length > 0) {
            // The receiver may be gone.
            let _ = sender.send(());
        }
    });
    painted
}

/// Waits until something was painted, and no more output follows.
fn settle(painted: &Receiver<()>) {
    painted.recv().unwrap();
    while painted.recv_timeout(CALM).is_ok() {}
}

fn events(file: &Path) -> Option<usize> {
    let journals = Store::look(file).ok()?.journals().ok()?;
    usize::try_from(journals.first()?.head.events).ok()
}

fn collected(report: &str) -> u64 {
    let mut lines = report.lines();
    let line = lines.find_map(|line| line.split_once("Collected :"));
    line.unwrap().1.trim().parse().unwrap()
}
