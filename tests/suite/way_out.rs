//! The key that leaves a screen is visible on every screen, at every width with a footer.

use std::collections::HashSet;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use tenpin::app::{Action, App, Context, Target};
use tenpin::input::table;
use tenpin::text::Language;
use tenpin::ui::{Depth, DisplayOptions, Glyphs};

use crate::gallery::{SCENES, painted};
use crate::stage::{in_sight, lines};

/// Below this size only the current player is shown.
const NARROWEST: u16 = 30;
/// Alternating heights, starting with the lowest with a footer.
const HEIGHTS: [u16; 5] = [12, 14, 24, 36, 60];

const WAYS_OUT: [Action; 3] = [Action::Cancel, Action::AskToQuit, Action::Quit];

fn text(buffer: &Buffer, area: Rect) -> String {
    let area = area.intersection(buffer.area);
    let cells: Vec<_> = area
        .positions()
        .map(|place| buffer[place].clone())
        .collect();
    in_sight(&cells).map(Cell::symbol).collect()
}

/// Is a key that leaves shown in full, where it can be clicked?
fn is_told(app: &App, display: DisplayOptions, size: (u16, u16)) -> Result<(), String> {
    let (buffer, regions) = painted(app, display, size);
    let ways = table(app.context()).filter(|row| WAYS_OUT.contains(&row.action));
    let ways: Vec<_> = ways.collect();
    let told = regions.iter().any(|(area, target)| {
        let mut ways = ways.iter().filter(|row| target == Target::Key(row.action));
        ways.any(|row| text(&buffer, area).contains(display.language.pick(row.words)))
    });
    told.then_some(()).ok_or_else(|| lines(&buffer).join("\n"))
}

#[track_caller]
fn check(language: Language) {
    let display = DisplayOptions {
        language,
        depth: Depth::Full,
        glyphs: Glyphs::Unicode,
    };
    let mut seen = HashSet::new();
    for scene in SCENES.iter() {
        // One scene of each context is enough.
        if !seen.insert(scene.app.context()) {
            continue;
        }
        for width in NARROWEST..=200 {
            let height = HEIGHTS[usize::from(width) % HEIGHTS.len()];
            let told = is_told(&scene.app, display, (width, height));
            let context = scene.app.context();
            assert!(
                told.is_ok(),
                "{context:?} {width}x{height}\n{}",
                told.unwrap_err()
            );
        }
    }
    let missing: Vec<_> = Context::ALL
        .iter()
        .filter(|own| !seen.contains(*own))
        .collect();
    assert!(missing.is_empty(), "no scene of {missing:?}");
}

#[test]
fn the_way_out_is_on_every_screen_at_every_width() {
    check(Language::English);
}

#[test]
fn the_way_out_is_on_every_korean_screen_at_every_width() {
    check(Language::Korean);
}
