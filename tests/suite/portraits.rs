//! Portraits of every screen: the glyphs, and under them one letter for the style of each cell. So a
//! changed colour fails just as a changed word does.
//!
//! `INSTA_UPDATE=always cargo test portraits` takes new ones; look at the difference before you
//! keep them.

use std::fmt::Write;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::Style;
use tenpin::text::Language;
use tenpin::ui::Theme;

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

/// Players by their number.
fn names(players: usize) -> String {
    let names = (b'a'..).take(players).map(|letter| {
        let letter = char::from(letter);
        format!("{letter}{letter}{letter}<Enter>")
    });
    names.collect::<String>() + "<Enter>"
}

/// Balls of so many turns: strikes, spares, opens and fouls come around at different times for each.
fn turns(players: usize, frames: usize) -> String {
    const TURNS: [&str; 7] = ["x", "9/", "81", "x", "-7", "f9", "8/"];
    let turns = (0..players * frames).map(|turn| TURNS[(turn * 3 + turn / players) % TURNS.len()]);
    turns.collect()
}

/// The tenth frame ends with a spare and a strike for everybody.
fn whole_game(players: usize) -> String {
    turns(players, 9) + &"9/x".repeat(players)
}

/// How large, how many, which language, and where in the game.
#[test]
fn large_screens_show_the_sheet_of_a_bowling_alley_and_the_race() {
    let portraits = [
        ("112x30", 1, Language::English, turns(1, 3)),
        ("112x30", 4, Language::Korean, turns(4, 9)),
        ("112x30", 8, Language::English, turns(8, 4) + "7"),
        ("112x30", 12, Language::Korean, turns(12, 2) + "1"),
        ("160x50", 1, Language::Korean, whole_game(1)),
        (
            "160x50",
            4,
            Language::English,
            turns(4, 6) + "x<Left><Left>8",
        ),
        ("160x50", 8, Language::Korean, turns(8, 5)),
        ("160x50", 12, Language::English, whole_game(12)),
        ("112x30", 4, Language::English, whole_game(4)),
        ("80x50", 4, Language::English, whole_game(4)),
        ("46x14", 1, Language::English, turns(1, 7) + "x"),
        ("200x24", 3, Language::English, turns(3, 7)),
    ];
    for (size, players, language, keys) in portraits {
        let (width, height) = size.split_once('x').unwrap();
        let stage = Stage::new(width.parse().unwrap(), height.parse().unwrap());
        let is_over = keys.ends_with("9/x");
        let screen = if is_over { "results" } else { "board" };
        let name = format!("{screen}-of-{players}-{size}-{language:?}").to_lowercase();
        let keys = names(players) + &keys;
        show(&name, &keys, stage.in_language(language));
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
