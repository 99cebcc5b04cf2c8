//! No screen with room has an empty block of more than a quarter of its cells.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use tenpin::text::Language;
use tenpin::ui::{Depth, DisplayOptions, Glyphs};

use crate::gallery::{self, Scene, painted};
use crate::stage::lines;

const SIZES: [(u16, u16); 6] = [
    (80, 24),
    (100, 30),
    (112, 28),
    (120, 36),
    (160, 45),
    (200, 60),
];

/// Narrow and high, wide and low, and just below a width where more is shown.
const BETWEEN: [(u16, u16); 2] = [(80, 30), (109, 30)];
const OF_THE_BOARD: [(u16, u16); 4] = [(80, 40), (80, 60), (104, 40), (170, 36)];
const OF_THE_BIG_VIEW: [(u16, u16); 1] = [(118, 60)];
const OF_ONE_IN_THE_BIG_VIEW: [(u16, u16); 3] = [(80, 60), (100, 50), (120, 60)];
const OF_THE_RESULTS: [(u16, u16); 3] = [(110, 24), (170, 36), (200, 24)];
const OF_LISTS: [(u16, u16); 3] = [(80, 40), (80, 60), (100, 50)];

fn is_empty(cell: &Cell) -> bool {
    let is_reversed = cell.modifier.contains(Modifier::REVERSED);
    cell.symbol() == " " && cell.bg == Color::Reset && !is_reversed
}

/// The number of cells of the largest empty rectangle.
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

/// The largest rectangle below columns of these heights.
pub(crate) fn under(heights: &[usize]) -> usize {
    let from = |first: usize| {
        let mut lowest = usize::MAX;
        let columns = heights[first..].iter().zip(1..);
        columns.map_while(move |(height, width)| {
            lowest = lowest.min(*height);
            (lowest > 0).then_some(lowest * width)
        })
    };
    (0..heights.len()).flat_map(from).max().unwrap_or_default()
}

/// The scenes with an empty block that is too large, each with its picture.
fn too_empty(scenes: &[Scene], sizes: &[(u16, u16)]) -> Vec<String> {
    let display = DisplayOptions {
        language: Language::English,
        depth: Depth::Full,
        glyphs: Glyphs::Unicode,
    };
    let mut found = vec![];
    for (scene, size) in scenes
        .iter()
        .flat_map(|scene| sizes.iter().map(move |size| (scene, *size)))
    {
        let (buffer, _) = painted(&scene.app, display, size);
        let (largest, cells) = (largest_block(&buffer), buffer.content().len());
        let told = || {
            let share = 100 * largest / cells;
            let picture = lines(&buffer).join("\n");
            format!("{} {size:?}: {share} %\n{picture}", scene.name)
        };
        found.extend((largest * 4 > cells).then(told));
    }
    found
}

#[track_caller]
fn check(scenes: &[Scene]) {
    check_at(&SIZES, scenes);
    check_at(&BETWEEN, scenes);
}

#[track_caller]
fn check_at(sizes: &[(u16, u16)], scenes: &[Scene]) {
    let found = too_empty(scenes, sizes);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_players_screen_has_no_large_empty_block() {
    let scenes = gallery::players_scenes();
    check(&scenes);
    check_at(&OF_LISTS, &scenes);
}

#[test]
fn no_number_of_players_leaves_a_large_empty_block() {
    let scenes = gallery::crowded_scenes();
    check_at(&[(80, 24), (60, 18), (109, 30)], &scenes);
    check_at(&OF_LISTS, &scenes);
    // On the smallest screen, a scrolled list has nothing more to say about strangers.
    let is_scrolled = |scene: &Scene| scene.name.starts_with("known, before");
    let scenes = scenes.into_iter().filter(|scene| !is_scrolled(scene));
    check_at(&[(46, 14)], &scenes.collect::<Vec<_>>());
}

#[test]
fn a_replay_of_few_has_no_large_empty_block() {
    let ends = [("its beginning", "<Home>"), ("its end", "")];
    let scenes = gallery::lonely_replay_scenes(&ends);
    check_at(&[(80, 24), (60, 18), (46, 14), (100, 50)], &scenes);
    let over = gallery::lonely_replay_scenes(&[("the end of a game", "[")]);
    check_at(&[(80, 24), (100, 50)], &over);
}

#[test]
fn averages_of_one_night_have_no_large_empty_block() {
    let scenes = gallery::one_night_scenes();
    check(&scenes);
    check_at(&OF_LISTS, &scenes);
}

#[test]
fn the_board_has_no_large_empty_block() {
    let scenes = gallery::board_scenes();
    check(&scenes);
    // Their second game has not begun: the screen shows the results of the first.
    let (big, sheets): (Vec<_>, Vec<_>) = scenes
        .into_iter()
        .filter(|scene| !scene.name.contains("second"))
        .partition(|scene| scene.name.starts_with("big"));
    check_at(&OF_THE_BIG_VIEW, &big);
    let mut alone = big;
    alone.retain(|scene| scene.name.ends_with(" of 1"));
    check_at(&OF_ONE_IN_THE_BIG_VIEW, &alone);
    check_at(&OF_THE_BOARD, &sheets);
}

#[test]
fn no_moment_of_the_board_has_a_large_empty_block() {
    check(&gallery::moment_scenes());
}

#[test]
fn the_results_have_no_large_empty_block() {
    let scenes = gallery::results_scenes();
    check(&scenes);
    check_at(&OF_THE_RESULTS, &scenes);
    let is_sheet = |scene: &Scene| !scene.name.starts_with("big");
    let scenes: Vec<_> = scenes.into_iter().filter(is_sheet).collect();
    check_at(&[(80, 40), (80, 60)], &scenes);
}

#[test]
fn stored_nights_have_no_large_empty_block() {
    check(&gallery::stored_scenes());
}

#[test]
fn no_number_of_nights_leaves_a_large_empty_block() {
    let scenes = gallery::history_scenes(0..=20);
    check(&scenes);
    check_at(&[(80, 40), (80, 60), (60, 18), (46, 14)], &scenes);
}

#[test]
fn averages_have_no_large_empty_block() {
    check(&gallery::statistics_scenes());
    check(&gallery::leaves_scenes());
}

#[test]
fn looking_on_has_no_large_empty_block() {
    let mut scenes = gallery::watching_scenes();
    check(&scenes);
    scenes.retain(|scene| scene.name == "watching, big of 1");
    check_at(&OF_ONE_IN_THE_BIG_VIEW, &scenes);
}

#[test]
fn standings_have_no_large_empty_block() {
    check(&gallery::standings_scenes());
}

#[test]
fn the_largest_block_is_measured() {
    let mut buffer = Buffer::with_lines(["a    b", "   c  ", "      "]);
    assert_eq!(largest_block(&buffer), 6);
    buffer[(1, 2)].set_bg(Color::Red);
    assert_eq!(largest_block(&buffer), 4);
}
