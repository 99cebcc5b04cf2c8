//! What a player leaves and makes of it, as text and as JSON.

use serde::Serialize;

use crate::domain::{Leave, Pin};
use crate::report::columns::{left, right, widest};
use crate::statistics::leaves::{PinCounts, is_cluster, is_corner, is_left, is_right, is_single};
use crate::statistics::{Average, LeaveCount, LeaveStatistics, PlayerStatistics};
use crate::text::Language;

/// How many leaves are listed.
const LISTED: usize = 10;
/// From this many tries on a leave has a percentage.
const TRIES: u64 = 5;

/// The page of `tenpin stats PJS --leaves`, and of the screen.
pub fn leaves_page(found: &PlayerStatistics, language: Language) -> Vec<String> {
    let leaves = &found.leaves;
    let told = language.frames_with_pins(leaves.frames_with_pins, leaves.frames);
    let mut lines = vec![format!("{}  {told}", found.summary.player), String::new()];
    if leaves.games_with_pins == 0 {
        lines.push(language.no_pins_yet().to_owned());
        return lines;
    }
    lines.extend(kinds(leaves, language));
    lines.push(String::new());
    lines.extend(decks(leaves, language));
    lines.push(String::new());
    lines.extend(listed(leaves, language));
    lines
}

/// Does a leave belong to it?
type Kind = fn(Leave) -> bool;

/// `single pin   12/20  60 %`
fn kinds(leaves: &LeaveStatistics, language: Language) -> Vec<String> {
    let kinds: [(&str, Kind); 7] = [
        (language.single_pins(), is_single),
        (language.corner_pins(), is_corner),
        (language.more_pins(), is_cluster),
        (language.washouts(), Leave::is_washout),
        (language.splits(), Leave::is_split),
        (language.left_side(), is_left),
        (language.right_side(), is_right),
    ];
    let width = widest(kinds.map(|(name, _)| name)) + 1;
    let line = |(name, is_kind): (&str, Kind)| {
        format!("{}{}", left(name, width), made(leaves.sum(is_kind)))
    };
    let mut lines: Vec<_> = kinds.into_iter().map(line).collect();
    let splits = leaves.sum(Leave::is_split).left;
    lines.push(language.splits_left(splits, leaves.first_balls.count()));
    lines.push(language.left_a_game(&a_game(leaves.pins_left, leaves.games)));
    lines.push(language.fouls_a_game(&a_game(leaves.fouls, leaves.games)));
    lines
}

/// `12/20  60 %`
fn made(own: LeaveCount) -> String {
    let tries = format!("{}/{}", own.made, own.tried);
    let percent = own.percent().filter(|_| own.tried > 0);
    let percent = percent.map(|percent| format!("  {percent:.0} %"));
    right(&tries, 7) + &percent.unwrap_or_default()
}

fn a_game(count: u64, games: u64) -> String {
    Average::new(count, games).to_string()
}

/// How often each pin stood, after first balls and after frames.
fn decks(leaves: &LeaveStatistics, language: Language) -> Vec<String> {
    let decks = [
        (language.after_first_balls(), &leaves.after_first_balls),
        (language.after_frames(), &leaves.after_frames),
    ];
    let [first, last] = decks.map(|(head, counts)| {
        let rows = deck(counts);
        [head.to_owned()].into_iter().chain(rows)
    });
    first.chain([String::new()]).chain(last).collect()
}

fn deck(counts: &PinCounts) -> [String; 4] {
    let count = |pin: usize| counts.get(pin - 1).copied().unwrap_or_default();
    let row = |indent: usize, pins: std::ops::RangeInclusive<usize>| {
        let cells: Vec<_> = pins.map(|pin| format!("{:>6}", count(pin))).collect();
        " ".repeat(indent) + &cells.concat()
    };
    [row(0, 7..=10), row(3, 4..=6), row(6, 2..=3), row(9, 1..=1)]
}

/// The leaves that were left most, and those that cost most.
fn listed(leaves: &LeaveStatistics, language: Language) -> Vec<String> {
    let percent = |own: LeaveCount| {
        let percent = own.percent().filter(|_| own.tried >= TRIES);
        percent
            .map(|percent| format!("{percent:.0} %"))
            .unwrap_or_default()
    };
    let most = leaves.most_left().into_iter().take(LISTED);
    let most = most.map(|(leave, own)| {
        let made = format!("{}/{}", own.made, own.tried);
        format!(
            "{}{:>4}{made:>7}{:>6}",
            left(&leave.to_string(), 12),
            own.left,
            percent(own)
        )
    });
    let costly = leaves.most_costly().into_iter().take(LISTED);
    let costly = costly.map(|(leave, cost)| format!("{}{cost:>7.2}", left(&leave.to_string(), 12)));
    let title = |words: &str| words.to_owned();
    [title(language.most_left())]
        .into_iter()
        .chain(most)
        .chain([String::new(), title(language.most_costly())])
        .chain(costly)
        .collect()
}

/// `tenpin stats PJS --leaves --json`. Keys may be added, never changed.
#[derive(Debug, Serialize)]
pub struct LeavesJson {
    player: String,
    games: u64,
    games_with_pins: u64,
    frames: u64,
    frames_with_pins: u64,
    first_balls: u64,
    pins_left: u64,
    fouls: u64,
    after_first_balls: PinCounts,
    after_frames: PinCounts,
    leaves: Vec<LeaveJson>,
}

#[derive(Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "the shape of the JSON")]
struct LeaveJson {
    pins: Vec<u8>,
    left: u64,
    tried: u64,
    made: u64,
    split: bool,
    /// In pins a game.
    cost: f64,
}

impl From<&PlayerStatistics> for LeavesJson {
    fn from(found: &PlayerStatistics) -> Self {
        let leaves = &found.leaves;
        let leave = |(leave, own): (Leave, LeaveCount)| LeaveJson {
            pins: leave.pins().map(Pin::number).collect(),
            left: own.left,
            tried: own.tried,
            made: own.made,
            split: leave.is_split(),
            cost: (leaves.cost(own) * 100.0).round() / 100.0,
        };
        Self {
            player: found.summary.player.to_string(),
            games: leaves.games,
            games_with_pins: leaves.games_with_pins,
            frames: leaves.frames,
            frames_with_pins: leaves.frames_with_pins,
            first_balls: leaves.first_balls.count(),
            pins_left: leaves.pins_left,
            fouls: leaves.fouls,
            after_first_balls: leaves.after_first_balls,
            after_frames: leaves.after_frames,
            leaves: leaves.most_left().into_iter().map(leave).collect(),
        }
    }
}
