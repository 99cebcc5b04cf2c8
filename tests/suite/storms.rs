//! Random keys, pastes and sizes: the program never crashes, what it shows follows the rules, and what
//! it saved is a legal night.

use proptest::prelude::*;
use tenpin::app::Context;
use tenpin::domain::{Frame, Frames};
use tenpin::session::Ending;
use tenpin::terminal::Incoming;

use crate::cases::cases;
use crate::stage::{Stage, typed, without_places};

/// Keys with an effect, the more likely the more often they occur here.
const KEYS: &str = "xx//--ff0011123456789uure.*+pqn?tvolndrg[]yabcXㅌ텨Ｘ1é ~";
const NAMED: [&str; 14] = [
    "<Enter>", "<Enter>", "<Enter>", "<Esc>", "<Tab>", "<BS>", "<Del>", "<Up>", "<Down>", "<Left>",
    "<Right>", "<S-Up>", "<S-Down>", "<C-z>",
];
const PASTES: [&str; 5] = [
    "pjs, kyj abc",
    "\u{1b}[2Jq\ny\n",
    "한글 이모지😀 ab1 toolong",
    "",
    "AAA\tBBB\r\nCCC|DDD",
];

struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 33) % u64::try_from(sides).unwrap()).unwrap()
    }

    fn message(&mut self) -> Vec<Incoming> {
        match self.roll(50) {
            0 => vec![Incoming::Paste(PASTES[self.roll(5)].to_owned())],
            1 => vec![Incoming::Resumed],
            2..=14 => typed(NAMED[self.roll(NAMED.len())]),
            _ => {
                let keys: Vec<_> = KEYS.chars().collect();
                typed(&keys[self.roll(keys.len())].to_string())
            }
        }
    }

    fn size(&mut self) -> (u16, u16) {
        let (width, height) = match self.roll(4) {
            0 => (self.roll(12) + 1, self.roll(6) + 1),
            1 => (80, 24),
            _ => (self.roll(160) + 1, self.roll(50) + 1),
        };
        (
            u16::try_from(width).unwrap(),
            u16::try_from(height).unwrap(),
        )
    }
}

/// A million with `TENPIN_FUZZ=1000000`; fewer without.
#[test]
fn random_keys_pastes_and_sizes_do_no_harm() {
    let asked = std::env::var("TENPIN_FUZZ").ok();
    let steps: usize = asked.map_or(20_000, |steps| steps.parse().unwrap());
    let mut dice = Dice(0x7465_6e70_696e);
    let mut stage = Stage::new(80, 24);
    for step in 1..=steps {
        if step % 20 == 0 {
            let (width, height) = dice.size();
            stage.terminal.backend_mut().resize(width, height);
        }
        if stage.send(dice.message()) == Ending::Quit || step % 5_000 == 0 {
            stage.check_kept();
            stage = Stage::new(80, 24);
        }
    }
    stage.check_kept();
}

/// The expected cells of a row.
fn expected(frames: &Frames) -> (Vec<String>, Vec<String>) {
    let begun = frames.iter().filter(|frame| frame.is_begun());
    let totals = frames.scores();
    let totals = totals.totals().iter().map(ToString::to_string).collect();
    (begun.map(Frame::to_string).collect(), totals)
}

fn check_board(stage: &Stage) {
    if stage.app.context_below() != Context::Bowling || stage.app.overlay().is_some() {
        return;
    }
    let game = stage.app.night().game().unwrap();
    for seat in game.seats() {
        let player = seat.player();
        let mut shown = stage.row(player.name());
        shown.1.truncate(10);
        assert_eq!(
            shown,
            expected(seat.game().frames()),
            "{player}\n{}",
            stage.text()
        );
    }
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn the_board_that_is_painted_says_what_the_rules_say(
        keys in prop::collection::vec("[0-9xf/.urn-]|10|-10|<Enter>|<BS>|pddd<Enter>n<Enter>|e54<Enter><Esc>", 1..120)
    ) {
        let mut stage = Stage::new(80, 36);
        stage.type_keys("aaa<Enter>bbb<Enter>ccc<Enter><Enter>");
        for key in keys {
            stage.type_keys(&key);
            check_board(&stage);
        }
        stage.check_kept();
    }
}

proptest! {
    #[test]
    fn every_size_can_be_painted(
        width in 0_u16..200,
        height in 0_u16..60,
        place in prop::sample::select(&[
            "", "ab", "<Tab>", "<Enter>x9-1", "<Enter>x9-7e5", "<Enter>?", "<Enter>q", "<Enter>t", "<Enter>vx9-1", "<Enter>vxxx",
            "<Enter>vxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
            "<Tab><Down>n", "<Enter>xpnew<Enter>", "<Enter>xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        ][..]),
        players in 1_usize..=24
    ) {
        let mut stage = Stage::new(80, 24);
        let names: Vec<_> = (b'a'..).take(players).map(|letter| {
            format!("{0}{0}{0}<Enter>", char::from(letter))
        }).collect();
        stage.type_at_once(&names.concat());
        stage.type_keys(place);
        stage.terminal.backend_mut().resize(width, height);
        stage.send([Incoming::Repaint]);
        prop_assert_eq!(stage.lines().len(), usize::from(height) * usize::from(width > 0));
    }

    #[test]
    fn wherever_there_is_a_board_it_shows_who_is_up(
        width in 30_u16..200,
        height in 8_u16..60,
        players in 1_usize..=24,
        bowled in 0_usize..=11
    ) {
        let mut stage = Stage::new(width, height);
        let names = (b'a'..).take(players).map(|letter| {
            format!("{0}{0}{0}<Enter>", char::from(letter))
        });
        stage.type_at_once(&names.collect::<String>());
        stage.type_at_once("<Enter>");
        stage.type_at_once(&"x".repeat(bowled));
        let up = stage.app.night().up().unwrap().name();
        // From 110 columns on, names may be large.
        let is_named = |line: &str| width >= 110 || without_places(line).contains(&format!("▶ {up}"));
        let is_row = |line: &String| line.contains(['│', '┃']) && line.contains('▶') && is_named(line);
        prop_assert!(stage.lines().iter().any(is_row), "{}", stage.text());
    }
}
