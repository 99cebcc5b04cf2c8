//! No screen with room has one empty block of more than a quarter of its cells.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

use crate::gallery::with_a_past;
use crate::stage::Stage;

const SIZES: [(u16, u16); 6] = [
    (80, 24),
    (100, 30),
    (112, 28),
    (120, 36),
    (160, 45),
    (200, 60),
];

fn is_empty(cell: &Cell) -> bool {
    let is_reversed = cell.modifier.contains(Modifier::REVERSED);
    cell.symbol() == " " && cell.bg == Color::Reset && !is_reversed
}

/// The cells of the largest rectangle without anything.
fn largest_block(buffer: &Buffer) -> usize {
    let width = usize::from(buffer.area.width);
    let mut heights = vec![0; width];
    let mut largest = 0;
    for row in buffer.content().chunks(width) {
        for (height, cell) in heights.iter_mut().zip(row) {
            *height = (*height + 1) * usize::from(is_empty(cell));
        }
        largest = largest.max(under(&heights));
    }
    largest
}

/// The largest rectangle under columns of these heights.
pub(crate) fn under(heights: &[usize]) -> usize {
    let from = |first: usize| {
        let mut lowest = usize::MAX;
        let columns = heights[first..].iter().zip(1..);
        columns.map(move |(height, width)| {
            lowest = lowest.min(*height);
            lowest * width
        })
    };
    (0..heights.len()).flat_map(from).max().unwrap_or_default()
}

fn names(players: usize) -> String {
    let names = ["pjs", "kyj", "abc", "lee", "han", "min", "cho", "kim"];
    let names: Vec<_> = names.into_iter().take(players).collect();
    names.join("<Enter>") + "<Enter>"
}

fn game(players: usize) -> String {
    const TURNS: [&str; 5] = ["x", "9/", "81", "-7", "8/"];
    let turns = (0..players * 9).map(|turn| TURNS[(turn * 3 + turn / players) % TURNS.len()]);
    turns.collect::<String>() + &"9/x".repeat(players)
}

/// The screen with its largest block, if that is too large.
fn check(screen: &str, mut stage: Stage, keys: &str) -> Option<String> {
    stage.type_keys(keys);
    let buffer = stage.terminal.backend().buffer();
    let (largest, cells) = (largest_block(buffer), buffer.content().len());
    let size = buffer.area.as_size();
    let found = || format!("{screen} {size}: {largest} of {cells}\n{}", stage.text());
    (largest * 4 > cells).then(found)
}

#[test]
fn the_players_screen_has_no_large_empty_block() {
    let mut found = vec![];
    for (width, height) in SIZES {
        let stage = || Stage::new(width, height);
        for count in [0, 1, 2, 4, 8] {
            found.extend(check("first night", stage(), &names(count)));
            found.extend(check("players", with_a_past(stage()), &names(count)));
        }
        let keys = names(3) + "<Enter>x9-p";
        found.extend(check("in a game", stage(), &keys));
        found.extend(check("list", with_a_past(stage()), &(keys + "<Tab>")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_results_have_no_large_empty_block() {
    let mut found = vec![];
    for (width, height) in SIZES {
        let stage = || Stage::new(width, height);
        for count in [1, 2, 4, 8] {
            let first = names(count) + "<Enter>" + &game(count);
            let second = format!("{first}n{}", game(count));
            found.extend(check("results", stage(), &first));
            found.extend(check("the second game", with_a_past(stage()), &second));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_largest_block_is_measured() {
    let mut buffer = Buffer::with_lines(["a    b", "   c  ", "      "]);
    assert_eq!(largest_block(&buffer), 6);
    buffer[(1, 2)].set_bg(Color::Red);
    assert_eq!(largest_block(&buffer), 4);
}
