//! Portraits of every screen: the glyphs, and under them one letter for the style of each cell. So a
//! changed colour fails just as a changed word does.
//!
//! `INSTA_UPDATE=always cargo test portraits` takes new ones; look at the difference before you
//! keep them.

use std::fmt::Write;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::Style;
use tenpin::night::{Obstacle, Saving};
use tenpin::text::Language;
use tenpin::ui::Theme;

use crate::journeys::offering::offered_on;
use crate::journeys::statistics::regulars_on;
use crate::stage::{Stage, lines};

const FOUR: &str = "pjs<Enter>kyj<Enter>abc<Enter>lee<Enter>";
const GAME: &str = "pjs<Enter>kyj<Enter>abc<Enter>lee<Enter><Enter>x9-6/8/8/x-9x81xf89/x7";

/// Every screen, by the keys that lead to it.
const SCREENS: [(&str, &str); 13] = [
    ("start", ""),
    ("players", "pjs<Enter>kyj<Enter>ab"),
    ("list", "pjs<Enter>kyj<Enter>abc<Enter><Tab><Down>"),
    ("renaming", "pjs<Enter>kyj<Enter><Tab>nx"),
    ("bowling", GAME),
    ("pending", "pjs<Enter>kyj<Enter><Enter>x1"),
    ("refused", "pjs<Enter>kyj<Enter><Enter>67"),
    ("called", "pjs<Enter><Enter>xxx"),
    ("correcting", "pjs<Enter><Enter>x8/81<Left><Left>7-"),
    (
        "joining",
        "pjs<Enter>kyj<Enter><Enter>x9-p<Tab>o<Tab>new<Enter>",
    ),
    (
        "results",
        "pjs<Enter>kyj<Enter><Enter>x9/x9/x9/x9/x9/x9/x9/x9/x9/xxx9/9",
    ),
    ("help", "pjs<Enter><Enter>x?"),
    ("quitting", "pjs<Enter><Enter>xq"),
];

const SIZES: [(u16, u16); 3] = [(80, 24), (46, 14), (120, 36)];

const fn style(cell: &Cell) -> Style {
    cell.style()
}

/// The letters of the styles in the order in which they are met; plain cells are blank.
fn legend(buffer: &Buffer) -> Vec<Style> {
    let mut found = vec![style(&Cell::EMPTY)];
    for cell in buffer.content() {
        let is_new = !found.contains(&style(cell));
        found.extend(is_new.then(|| style(cell)));
    }
    found
}

fn portrait(buffer: &Buffer) -> String {
    let legend = legend(buffer);
    let letters: Vec<char> = " abcdefghijklmnopqrstuvwxyz".chars().collect();
    let letter = |cell: &Cell| {
        let place = legend.iter().position(|known| *known == style(cell));
        letters[place.unwrap()]
    };
    let mut picture = String::new();
    for line in lines(buffer) {
        writeln!(picture, "{}", line.trim_end()).unwrap();
    }
    for row in buffer.content().chunks(usize::from(buffer.area.width)) {
        let styles: String = row.iter().map(letter).collect();
        writeln!(picture, "{}", styles.trim_end()).unwrap();
    }
    for (style, letter) in legend.iter().zip(letters).skip(1) {
        writeln!(picture, "{letter}: {style:?}").unwrap();
    }
    picture
}

fn show(name: &str, keys: &str, stage: Stage) {
    let mut stage = stage;
    stage.type_keys(keys);
    let picture = portrait(stage.terminal.backend().buffer());
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, picture);
    });
}

#[test]
fn every_screen_at_every_size() {
    for (width, height) in SIZES {
        for (screen, keys) in SCREENS {
            show(
                &format!("{screen}-{width}x{height}"),
                keys,
                Stage::new(width, height),
            );
        }
    }
}

#[test]
fn every_screen_in_korean() {
    for (screen, keys) in SCREENS {
        let stage = Stage::new(80, 24).in_language(Language::Korean);
        show(&format!("{screen}-80x24-ko"), keys, stage);
    }
}

#[test]
fn without_colours_weight_and_shape_are_left() {
    let mut stage = Stage::new(80, 24);
    stage.look.theme = Theme::MONOCHROME;
    show("bowling-80x24-monochrome", GAME, stage);
}

#[test]
fn with_hardly_any_room_who_is_up_is_left() {
    for (width, height) in [(20, 5), (15, 4), (8, 2)] {
        show(
            &format!("tiny-{width}x{height}"),
            GAME,
            Stage::new(width, height),
        );
    }
}

#[test]
fn a_night_that_is_still_on_is_offered_over_its_board() {
    for (width, height) in SIZES {
        let stage = offered_on(Stage::new(width, height));
        show(&format!("offering-{width}x{height}"), "", stage);
    }
    let korean = offered_on(Stage::new(80, 24).in_language(Language::Korean));
    show("offering-80x24-ko", "", korean);
}

#[test]
fn statistics_fill_the_room_there_is() {
    let keys = "new<Enter><Enter>a<Down>";
    for (width, height) in [(80, 24), (46, 14), (120, 36), (20, 5)] {
        let stage = regulars_on(Stage::new(width, height));
        show(&format!("statistics-{width}x{height}"), keys, stage);
    }
    let korean = regulars_on(Stage::new(80, 24).in_language(Language::Korean));
    show("statistics-80x24-ko", keys, korean);
    show(
        "statistics-none-80x24",
        "new<Enter><Enter>a",
        Stage::new(80, 24),
    );
}

#[test]
fn what_is_not_on_disk_stands_out() {
    for (width, height) in SIZES {
        let mut stage = Stage::new(width, height);
        stage.script.saving = Saving::NotSaved(12, Obstacle::Full);
        show(&format!("unsaved-{width}x{height}"), GAME, stage);
    }
}

#[test]
fn many_players_are_told_as_out_of_sight() {
    let more = "aaa<Enter>bbb<Enter>ccc<Enter>ddd<Enter>eee<Enter>fff<Enter>ggg<Enter>hhh<Enter>";
    for (width, height) in SIZES {
        let keys = format!("{FOUR}{more}<Enter>x9-");
        show(
            &format!("twelve-{width}x{height}"),
            &keys,
            Stage::new(width, height),
        );
    }
}

#[test]
fn a_portrait_tells_a_changed_style() {
    let mut one = Buffer::with_lines(["ab"]);
    let other = one.clone();
    one[(1, 0)].set_style(Theme::COLOURS.strike);
    assert_ne!(portrait(&one), portrait(&other));
}
