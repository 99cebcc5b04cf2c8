//! Random input of all kinds: keys, pastes, sizes, and bytes that are no keys at all.
//!
//! `TENPIN_FUZZ=50000 cargo test terminal::random` tries that many, different ones each time;
//! `TENPIN_SEED` repeats a failure.

use std::env;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::dice::Dice;
use super::glass::Seen;
use super::keeping::{kept, setup};
use super::program::LIMIT;
use super::pty::{Pty, Setup};
use crate::storage::Place;
use rustix::process::Signal;

/// Keys with a character; those for balls are more frequent.
const CHARACTERS: &str = "0123456789x/-f0123456789x/-f9x/xx*+.XFurephtv?ngold[]abcy \r\r\n\t\u{7f}\u{8}\
    \u{0}\u{1}\u{4}\u{c}텨ㅂ８é🎳\u{301}";
/// Other keys, and unsolicited reports of a terminal. Ctrl-C and Ctrl-Z are left out.
const OTHERS: &str = "\x1b[A \x1b[B \x1b[C \x1b[D \x1b[1;2A \x1b[1;2B \x1b[3~ \x1b[5~ \x1b[6~ \
    \x1b[H \x1b[Z \x1bOP \x1b \x1bx \x1b[I \x1b[120;1:3u \x1b[<0;5;5M \x1b[<0;5;5m \x1b[997;1n";
const PASTES: &[&str] = &[
    "",
    "pjs",
    "pjs,kyj",
    "abc def ghi jkl mno pqr stu vwx yza bcd efg hij klm nop qrs tuv wxy zab cde fgh ijk lmn opq rst",
    "q\ry",
    "\x1b[C\x1b\x03",
    "김영준\u{200f}\u{301}\t\x07",
];
const SIZES: &[(u16, u16)] = &[
    (80, 24),
    (80, 24),
    (120, 40),
    (40, 12),
    (30, 10),
    (29, 9),
    (15, 4),
    (1, 1),
    (0, 0),
    (80, 1),
    (1, 24),
    (200, 60),
    (60, 11),
];

fn start() -> Pty {
    let setup = Setup::tenpin(&["PJS", "KYJ", "LEE"]);
    let pty = setup.without_signal_keys().start();
    pty.wait_for(&["frame 1  ◉"]);
    pty
}

fn pick<Choice: Copy>(choices: impl Iterator<Item = Choice>, dice: &mut Dice) -> Choice {
    dice.pick(&choices.collect::<Vec<_>>())
}

/// A single input that can come from a terminal.
fn act(pty: &Pty, dice: &mut Dice) {
    match dice.below(40) {
        0 => pty.resize(dice.pick(SIZES)),
        1 => pty.paste(dice.pick(PASTES)),
        2 => thread::sleep(Duration::from_millis(u64::from(dice.below(5)))),
        3..9 => pty.type_keys(pick(OTHERS.split(' '), dice)),
        _ => pty.type_keys(pick(CHARACTERS.chars(), dice).to_string()),
    }
}

/// Waits for a paint, so that little is typed to a program that has ended. Half a key paints nothing,
/// so the wait is short.
fn catch_up(pty: &mut Pty) {
    let mut moments = 0..50;
    while pty.look(Seen::paints) == 0 && moments.next().is_some() {
        pty.program.ends_within(Duration::from_millis(1));
    }
}

/// Random keys can say yes to the question before quitting; then the program ends properly, and another
/// one continues.
fn still_there(mut pty: Pty) -> Pty {
    catch_up(&mut pty);
    if pty.program.has_ended().is_none() {
        pty.forget();
        return pty;
    }
    assert_eq!(pty.ends(), 0);
    println!("left by chance");
    start()
}

/// Esc and the keys after it may still be an incomplete sequence: `c` and `z` complete it.
fn leave(mut pty: Pty) {
    pty.type_keys("zcz\x03");
    assert_eq!(pty.program.wait_exit(LIMIT), 0);
    assert_eq!(pty.ends(), 0);
}

fn number(variable: &str) -> Option<u64> {
    env::var(variable).ok()?.parse().ok()
}

fn seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let by_chance = number("TENPIN_FUZZ").map(|_| now.as_secs());
    number("TENPIN_SEED").or(by_chance).unwrap_or(10)
}

#[test]
fn random_keys_pastes_and_sizes_do_no_harm() {
    let seed = seed();
    println!("TENPIN_SEED={seed} repeats this");
    let mut dice = Dice::new(seed);
    let mut pty = start();
    for step in 0..number("TENPIN_FUZZ").unwrap_or(1_000) {
        act(&pty, &mut dice);
        if step % 10 == 0 {
            pty = still_there(pty);
        }
    }
    leave(pty);
}

/// The keys that end or stop the program, or ask to.
const WAYS_OUT: &[u8] = b"\x03\x1a\x1cqQ";

fn random_bytes(count: u64, dice: &mut Dice) -> Vec<u8> {
    let bytes = (0..count).map(|_| u8::try_from(dice.below(256)).unwrap());
    bytes.filter(|byte| !WAYS_OUT.contains(byte)).collect()
}

/// However they are interpreted, the game is still legal.
#[test]
fn random_bytes_leave_a_night_that_can_be() {
    let first = seed();
    println!("TENPIN_SEED={first} repeats this");
    for seed in first..first + 4 {
        let place = Place::new();
        let game = setup(&place, &["PJS", "KYJ"]);
        let mut pty = game.without_signal_keys().start();
        pty.wait_for(&["frame 1  ◉"]);
        // At least one ball, so that there is a night.
        pty.type_keys("7");
        pty.wait_for(&["3 pins standing"]);
        let bytes = random_bytes(number("TENPIN_FUZZ").unwrap_or(5_000), &mut Dice::new(seed));
        pty.type_keys(bytes);
        catch_up(&mut pty);
        pty.signal(Signal::TERM);
        assert_eq!(pty.program.wait_exit(LIMIT), 128 + 15, "seed {seed}");
        assert_eq!(pty.ends(), 128 + 15, "seed {seed}");
        assert!(!kept(&place).is_empty(), "seed {seed}");
        let problems = place.store().check(&mut drop).unwrap();
        assert!(problems.is_empty(), "seed {seed}: {problems:?}");
    }
}
