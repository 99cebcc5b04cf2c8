//! What a player leaves and converts, as text and as JSON.

use serde::Serialize;

use crate::domain::{Leave, Pin};
use crate::report::columns::{left, right, widest};
use crate::statistics::leaves::{PinCounts, is_cluster, is_corner, is_left, is_right, is_single};
use crate::statistics::{Average, LeaveCount, LeaveStatistics, PlayerStatistics};
use crate::text::Language;

/// The length of the lists.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct LeavesForm {
    /// The number of leaves listed.
    pub listed: usize,
    /// The number of nine-counts per line.
    pub in_line: usize,
}

impl LeavesForm {
    /// The printed form.
    pub const SHORT: Self = Self {
        listed: 10,
        in_line: 3,
    };
}

/// A leave shows a percentage from this many tries on.
const TRIES: u64 = 5;

/// A titled group of lines.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LeavesBlock {
    pub title: String,
    pub lines: Vec<String>,
}

/// The page of `tenpin stats PJS --leaves`.
pub fn leaves_page(found: &PlayerStatistics, language: Language) -> String {
    let blocks = leaves_blocks(found, LeavesForm::SHORT, language);
    let blocks = blocks.into_iter().map(|block| {
        let lines = [block.title].into_iter().chain(block.lines);
        lines.map(|line| line + "\n").collect::<String>()
    });
    blocks.collect::<Vec<_>>().join("\n")
}

/// The player's name first, then what is known.
pub fn leaves_blocks(
    found: &PlayerStatistics,
    form: LeavesForm,
    language: Language,
) -> Vec<LeavesBlock> {
    let leaves = &found.leaves;
    let told = language.frames_with_pins(leaves.frames_with_pins, leaves.frames);
    let block = |title: &str, lines: Vec<String>| LeavesBlock {
        title: title.to_owned(),
        lines,
    };
    let title = format!("{}  {told}", found.summary.player);
    if leaves.games_with_pins == 0 {
        return vec![block(&title, vec![language.no_pins_yet().to_owned()])];
    }
    vec![
        block(&title, vec![]),
        block(language.made_of_tried(), kinds(leaves, language)),
        block(
            language.after_first_balls(),
            deck(&leaves.after_first_balls),
        ),
        block(language.after_frames(), deck(&leaves.after_frames)),
        block(language.nine_counts(), nine_counts(leaves, form.in_line)),
        block(language.most_left(), most_left(leaves, form.listed)),
        block(language.most_costly(), most_costly(leaves, form.listed)),
    ]
}

/// Whether a leave is of this kind.
type Kind = fn(Leave) -> bool;

/// `single pin   12/20  60%`
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
    let sums = kinds.map(|(_, is_kind)| leaves.sum(is_kind));
    let tries = sums.map(tries);
    let widest_tries = widest(tries.each_ref().map(String::as_str));
    let rows = kinds.into_iter().zip(sums).zip(&tries);
    let line = |(((name, _), own), tries): (((&str, Kind), LeaveCount), &String)| {
        let percent = percent(own, 1);
        format!(
            "{}{}{percent}",
            left(name, width),
            right(tries, widest_tries)
        )
    };
    let mut lines: Vec<_> = rows.map(line).collect();
    let splits = leaves.sum(Leave::is_split).left;
    lines.push(language.splits_left(splits, leaves.first_balls.count()));
    lines.push(language.left_a_game(&a_game(leaves.pins_left, leaves.games)));
    lines.push(language.fouls_a_game(&a_game(leaves.fouls, leaves.games)));
    lines
}

/// `12/20`
fn tries(own: LeaveCount) -> String {
    format!("{}/{}", own.made, own.tried)
}

/// `  60%`; blank with fewer than `least` tries.
fn percent(own: LeaveCount, least: u64) -> String {
    let percent = own.percent().filter(|_| own.tried >= least);
    let percent = percent.map(|percent| format!("{percent:>4.0}%"));
    percent.unwrap_or_default()
}

fn a_game(count: u64, games: u64) -> String {
    Average::new(count, games).to_string()
}

/// The more often, the darker.
const SHADES: [char; 5] = [' ', '░', '▒', '▓', '█'];

/// How often each pin was left, laid out like the rack.
fn deck(counts: &PinCounts) -> Vec<String> {
    let most = counts.iter().copied().max().unwrap_or_default().max(1);
    let cell = |pin: usize| {
        let count = counts.get(pin - 1).copied().unwrap_or_default();
        // Blank only if the pin was never left.
        let shade = usize::try_from((count * 4).div_ceil(most)).unwrap_or_default();
        let shade = SHADES.get(shade).copied().unwrap_or_default();
        format!(" {shade}{count:>4}")
    };
    let row = |indent: usize, pins: std::ops::RangeInclusive<usize>| {
        let cells: Vec<_> = pins.map(cell).collect();
        " ".repeat(indent) + &cells.concat()
    };
    vec![row(0, 7..=10), row(3, 4..=6), row(6, 2..=3), row(9, 1..=1)]
}

/// `10  12    7  5`: each pin and how often it was the only one left; `in_line` per line.
fn nine_counts(leaves: &LeaveStatistics, in_line: usize) -> Vec<String> {
    let counts = leaves.nine_counts();
    let cells = counts
        .iter()
        .map(|(leave, times)| format!("{}{times:>4}", right(&leave.to_string(), 2)));
    let cells: Vec<_> = cells.collect();
    if cells.is_empty() {
        return vec!["-".to_owned()];
    }
    cells
        .chunks(in_line.max(1))
        .map(|line| line.join("    "))
        .collect()
}

/// The most frequent leaves.
fn most_left(leaves: &LeaveStatistics, listed: usize) -> Vec<String> {
    let most: Vec<_> = leaves.most_left().into_iter().take(listed).collect();
    let names: Vec<_> = most.iter().map(|(leave, _)| leave.to_string()).collect();
    let counts: Vec<_> = most.iter().map(|(_, own)| own.left.to_string()).collect();
    let tries: Vec<_> = most.iter().map(|(_, own)| tries(*own)).collect();
    let [name, count, of_tries] =
        [&names, &counts, &tries].map(|column| widest(column.iter().map(String::as_str)));
    let rows = most.iter().zip(&names).zip(counts.iter().zip(&tries));
    let lines = rows.map(|(((_, own), leave), (times, tries))| {
        let (times, tries) = (right(times, count + 2), right(tries, of_tries + 2));
        format!(
            "{}{times}{tries}{}",
            left(leave, name),
            percent(*own, TRIES)
        )
    });
    lines.collect()
}

/// The most costly leaves.
fn most_costly(leaves: &LeaveStatistics, listed: usize) -> Vec<String> {
    let costly = leaves.most_costly().into_iter().take(listed);
    let line = |(leave, cost): (Leave, f64)| format!("{}{cost:>7.2}", left(&leave.to_string(), 12));
    costly.map(line).collect()
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
    /// In pins per game.
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
