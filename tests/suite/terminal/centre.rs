//! A game that is sent to a centre, in a real terminal with a real companion and a real server.

use rustix::process::Signal;
#[cfg(target_os = "linux")]
use rustix::process::{Pid, kill_process};

use super::keeping::setup;
use crate::centre::conflicts::{bowl, two_machines};
use crate::centre::entries::desk;
use crate::centre::standings::{bowled, sends};
use crate::centre::{Hall, events, says, wait_until};
use crate::storage::{Keeping, Place};

/// The server goes away and comes back during the game, and finally the game is killed.
#[test]
fn a_game_goes_on_whatever_the_centre_does_and_everything_arrives() {
    let Some(mut hall) = Hall::open() else {
        return;
    };
    let place = Place::new();
    hall.join(&place);
    let pty = setup(&place, &["PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("x9/");
    wait_until("the balls are there", || hall.count() == 6);
    hall.has_all_of(&place);
    hall.cluster.kill();
    pty.type_keys("81");
    pty.wait_for(&["8|1"]);
    pty.wait_for(&["centre 2 behind"]);
    pty.type_keys("x");
    pty.wait_for(&["centre 3 behind"]);
    hall.cluster.run();
    pty.wait_gone("behind");
    hall.has_all_of(&place);
    // Another machine continues the night: reported with the next ball, which is saved anyway.
    let head = hall.sql("SELECT \"check\" FROM tenpin.nights");
    hall.sql("UPDATE tenpin.nights SET \"check\" = 1");
    pty.type_keys("9/");
    pty.wait_for(&["CENTRE: another machine goes on with this night"]);
    hall.sql(&format!(
        "UPDATE tenpin.nights SET \"check\" = {}",
        head[0][0]
    ));
    pty.type_keys("x");
    pty.signal(Signal::KILL);
    drop(pty);
}

/// Reported before any ball, with the command that fetches the rest after quitting the game.
#[test]
fn an_old_copy_of_a_file_is_told_that_the_centre_has_more() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let [first, second] = two_machines(&hall);
    bowl(&first, "9/");
    assert_eq!(says(&first, "centre send").0, 0);
    let mut pty = setup(&second, &["--resume"]).start();
    pty.wait_for(&["CENTRE has more of this night: tenpin centre fetch 1"]);
    let (code, told) = says(&second, "centre fetch 1");
    assert!(
        code == 1 && told.contains("is open in another program"),
        "{told}"
    );
    pty.type_keys("qy");
    assert_eq!(pty.ends_without_a_trace(), 0);
    let fetched = says(&second, "centre fetch 1");
    assert_eq!(fetched, (0, "night 1: updated\n".to_owned()));
    assert_eq!(events(&second), events(&first));
}

/// Problems that somebody has to fix are reported once, however often it is retried.
#[test]
fn why_nothing_arrives_is_told_once() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let place = Place::new();
    hall.join(&place);
    hall.sql("ALTER ROLE lane12 PASSWORD 'another'");
    let pty = setup(&place, &["PJS"]).start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("x");
    pty.wait_for(&[
        "centre 3 behind",
        "the centre refuses this user or password",
    ]);
    pty.type_keys("9");
    pty.wait_for(&["centre 4 behind"]);
    pty.wait_gone("refuses this user");
    pty.signal(Signal::KILL);
    drop(pty);
}

/// A lane of the hall has its own page, so none is offered for a file.
#[test]
fn a_lane_that_is_watched_offers_no_phones() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    let _lanes = bowled(&hall, &desk);
    let mut pty = setup(&desk, &["watch", "--lane", "3"]).start();
    let board = pty.wait_for(&["PJS", "? help"]);
    assert!(!board.concat().contains("phones"), "{board:#?}");
    pty.type_keys("?");
    let help = pty.wait_for(&["large view"]);
    assert!(!help.concat().contains("phones"), "{help:#?}");
    pty.type_keys("\x1b");
    pty.wait_gone("large view");
    pty.type_keys("q");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

/// The game is killed right after a ball: its companion sends the rest.
#[test]
fn the_last_ball_before_a_kill_arrives() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let place = Place::new();
    hall.join(&place);
    let pty = setup(&place, &["PJS"]).start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("x9/");
    pty.wait_for(&["9 /"]);
    pty.signal(Signal::KILL);
    wait_until("the last ball is there", || hall.count() == 5);
    hall.has_all_of(&place);
    drop(pty);
}

/// The companion process that sends the game's night.
#[cfg(target_os = "linux")]
fn companion(game: u32) -> Option<Pid> {
    let processes = std::fs::read_dir("/proc").unwrap();
    let mut numbers = processes.filter_map(|process| process.ok()?.file_name().into_string().ok());
    let is_companion = |number: &String| {
        let read = |name: &str| std::fs::read_to_string(format!("/proc/{number}/{name}"));
        let parent = format!("PPid:\t{game}\n");
        read("status").is_ok_and(|status| status.contains(&parent) && !status.contains("(zombie)"))
            && read("cmdline").is_ok_and(|line| line.contains("centre\0send"))
    };
    let number = numbers.find(is_companion)?;
    Pid::from_raw(number.parse().unwrap())
}

/// A killed companion is restarted at a ball, and continues from the centre's head.
#[test]
#[cfg(target_os = "linux")]
fn a_companion_that_was_killed_is_started_again() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let place = Place::new();
    hall.join(&place);
    let pty = setup(&place, &["PJS"]).start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys("x");
    wait_until("the ball is there", || hall.count() == 3);
    let first = companion(pty.process()).unwrap();
    assert_eq!(pty.threads(), 1);
    kill_process(first, Signal::KILL).unwrap();
    wait_until("it is gone", || companion(pty.process()).is_none());
    // One gutter ball at a time, and undone again: the night never runs out of balls.
    let another = || {
        pty.type_keys("-u");
        std::thread::sleep(std::time::Duration::from_millis(500));
        companion(pty.process()).is_some_and(|own| own != first)
    };
    wait_until("it is started again", another);
    wait_until("everything is there", || {
        hall.count() == events(&place).len()
    });
    hall.has_all_of(&place);
    pty.signal(Signal::KILL);
    drop(pty);
}

/// The standings of a competition are updated, switch to teams, and leave nothing behind.
#[test]
fn standings_are_live_in_a_terminal() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    let lanes = bowled(&hall, &desk);
    let mut pty = setup(&desk, &["centre", "standings"]).start();
    pty.wait_for(&[
        "Spring Open",
        "cut: top 2 advance, at 180",
        "Park",
        "4 people",
    ]);
    let mut keeping = Keeping::resume(&lanes[1].store());
    // LEE and CHO finish their second game: ten frames of eight.
    for _ in 0..18 {
        keeping.bowl("8 0");
    }
    drop(keeping);
    sends(&lanes[1]);
    pty.wait_for(&["cut: top 2 advance, at 241"]);
    pty.type_keys("\t");
    pty.wait_for(&["Reds", "2 teams"]);
    pty.type_keys("q");
    assert_eq!(pty.ends_without_a_trace(), 0);
}
