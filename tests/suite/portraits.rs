//! Portraits of every screen: its text, and below it one letter for the style of each cell. So a
//! changed colour fails just like a changed word.
//!
//! `INSTA_UPDATE=always cargo test portraits` updates them; look at the difference before you commit
//! it.

use std::fmt::Write;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::Style;
use tenpin::app::{Message, ThemeName};
use tenpin::archive::{Obstacle, SaveState, WatchState, WatchedNight};
use tenpin::text::Language;
use tenpin::ui::{Depth, DisplayOptions, Glyphs, Theme};
use unicode_width::UnicodeWidthStr;

use crate::gallery::{self, Scene, painted};
use crate::journeys::centre;
use crate::journeys::history::history;
use crate::journeys::needs::{FRAMES, stage_with_past};
use crate::journeys::offering::offered_on;
use crate::journeys::statistics::regulars_on;
use crate::stage::{Pace, Stage, in_sight, lines, watched, watching};

const FOUR: &str = "pjs<Enter>kyj<Enter>abc<Enter>lee<Enter>";
const MORE: &str =
    "aaa<Enter>bbb<Enter>ccc<Enter>ddd<Enter>eee<Enter>fff<Enter>ggg<Enter>hhh<Enter>";
const GAME: &str = "pjs<Enter>kyj<Enter>abc<Enter>lee<Enter><Enter>x9-6/8/8/x-9x81xf89/x7";

/// Every screen, by the keys that lead to it.
const SCREENS: [(&str, &str); 16] = [
    ("start", ""),
    ("players", "pjs<Enter>kyj<Enter>ab"),
    ("list", "pjs<Enter>kyj<Enter>abc<Enter><Tab><Down>"),
    ("renaming", "pjs<Enter>kyj<Enter><Tab>nx"),
    ("bowling", GAME),
    ("ten", "pjs<Enter>kyj<Enter><Enter>x1"),
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
    ("big", "pjs<Enter>kyj<Enter><Enter>x9-x7v"),
    ("themes", "pjs<Enter>kyj<Enter><Enter>x9-t<Down>"),
    ("sharing", "pjs<Enter><Enter>xxxxxxxxxxxxs"),
];

const SIZES: [(u16, u16); 6] = [
    (46, 14),
    (80, 24),
    (100, 30),
    (120, 36),
    (160, 45),
    (200, 60),
];

const fn style(cell: &Cell) -> Style {
    cell.style()
}

fn rows(buffer: &Buffer) -> impl Iterator<Item = &[Cell]> {
    buffer.content().chunks(usize::from(buffer.area.width))
}

/// The letters of the styles, in the order of appearance; plain cells are blank.
fn legend(buffer: &Buffer) -> Vec<Style> {
    let mut found = vec![style(&Cell::EMPTY)];
    for cell in rows(buffer).flat_map(in_sight) {
        let is_new = !found.contains(&style(cell));
        found.extend(is_new.then(|| style(cell)));
    }
    found
}

fn portrait(buffer: &Buffer) -> String {
    let legend = legend(buffer);
    let letters: Vec<char> = " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        .chars()
        .collect();
    let letter = |cell: &Cell| {
        let place = legend.iter().position(|known| *known == style(cell));
        letters[place.unwrap()]
    };
    let mut picture = String::new();
    for line in lines(buffer) {
        writeln!(picture, "{}", line.trim_end()).unwrap();
    }
    for row in rows(buffer) {
        // A wide character has one letter per column.
        let wide = |cell: &Cell| String::from(letter(cell)).repeat(cell.symbol().width().max(1));
        let styles: String = in_sight(row).map(wide).collect();
        writeln!(picture, "{}", styles.trim_end()).unwrap();
    }
    for (style, letter) in legend.iter().zip(letters).skip(1) {
        writeln!(picture, "{letter}: {style:?}").unwrap();
    }
    picture
}

fn show(name: &str, keys: &str, stage: Stage) {
    let mut stage = stage;
    if name.starts_with("ten-") {
        stage.script.pace = Pace::Hasty;
    }
    stage.type_keys(keys);
    if stage.display.language == Language::Korean {
        // From scratch: overlapping wide characters leave noise on the screen in memory.
        let size = stage.terminal.backend().buffer().area.as_size();
        let size = (size.width, size.height);
        return take(name, &painted(&stage.app, stage.display, size).0);
    }
    take(name, stage.terminal.backend().buffer());
}

fn take(name: &str, buffer: &Buffer) {
    let picture = portrait(buffer);
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
fn what_a_score_takes() {
    let keys = format!("{FRAMES}w");
    for (width, height) in [(46, 14), (80, 24), (120, 36)] {
        let stage = stage_with_past(width, height);
        show(&format!("needs-{width}x{height}"), &keys, stage);
    }
    let korean = stage_with_past(80, 24).in_language(Language::Korean);
    show("needs-80x24-ko", &keys, korean);
}

#[test]
fn without_colours_weight_and_shape_are_left() {
    let correcting = format!("{GAME}<Left><Left>7-");
    for (screen, keys) in [("bowling", GAME), ("correcting", &correcting)] {
        let mut stage = Stage::new(80, 24);
        stage.display.depth = Depth::Colourless;
        show(&format!("{screen}-80x24-monochrome"), keys, stage);
    }
}

/// In ASCII, without colours, and on a light background.
#[test]
fn the_main_screens_in_other_looks() {
    let results = format!("pjs<Enter>kyj<Enter><Enter>{}", whole_game(2));
    let big = format!("{GAME}v");
    let screens = [
        ("players", "pjs<Enter>ky"),
        ("results", &results),
        ("big", &big),
    ];
    for (screen, keys) in screens {
        let stage = || Stage::new(80, 24);
        let mut ascii = stage();
        ascii.display.glyphs = Glyphs::Ascii;
        show(&format!("{screen}-80x24-ascii"), keys, ascii);
        let mut colourless = stage();
        colourless.display.depth = Depth::Colourless;
        show(&format!("{screen}-80x24-monochrome"), keys, colourless);
        let mut light = stage();
        light.app = light.app.with_theme(ThemeName::Light);
        show(&format!("{screen}-80x24-light"), keys, light);
    }
}

/// Each theme with another size, language and colour depth than the one before.
#[test]
fn every_theme_on_some_screen() {
    let themes = [
        (ThemeName::Dark, (80, 24), Language::English, Depth::Full),
        (ThemeName::Light, (46, 14), Language::Korean, Depth::Indexed),
        (
            ThemeName::HighContrast,
            (80, 24),
            Language::Korean,
            Depth::Sixteen,
        ),
        (ThemeName::Alley, (120, 36), Language::English, Depth::Full),
    ];
    for (theme, (width, height), language, depth) in themes {
        let mut stage = Stage::new(width, height).in_language(language);
        stage.display.depth = depth;
        stage.app = stage.app.with_theme(theme);
        show(&format!("theme-{}", theme.name()), GAME, stage);
    }
}

#[test]
fn the_list_of_themes_says_where_nothing_changes() {
    let mut stage = Stage::new(46, 14).in_language(Language::Korean);
    stage.display.depth = Depth::Colourless;
    show("themes-46x14-ko-monochrome", &format!("{GAME}t<Up>"), stage);
}

/// The big view, pairwise over size, players, language and theme.
#[test]
fn the_big_view_at_every_size() {
    let twelve = format!("{FOUR}{MORE}<Enter>x9-v");
    let four = format!("{GAME}v");
    let called = "pjs<Enter>kyj<Enter><Enter>v9-9-xxxxx";
    let alone = "pjs<Enter><Enter>x7v";
    let over = "pjs<Enter><Enter>vxxxxxxxxxxxx";
    let (english, korean) = (Language::English, Language::Korean);
    let cases = [
        ((30, 8), english, ThemeName::Terminal, &*four),
        ((46, 14), korean, ThemeName::Light, called),
        ((80, 24), english, ThemeName::Alley, &four),
        ((80, 24), korean, ThemeName::Monochrome, &twelve),
        ((80, 24), english, ThemeName::Dark, alone),
        ((120, 36), korean, ThemeName::Terminal, over),
        ((120, 36), english, ThemeName::HighContrast, &twelve),
        ((160, 50), korean, ThemeName::Alley, called),
        ((200, 20), english, ThemeName::Light, &four),
    ];
    for (case, ((width, height), language, theme, keys)) in cases.into_iter().enumerate() {
        let mut stage = Stage::new(width, height).in_language(language);
        stage.app = stage.app.with_theme(theme);
        show(&format!("big-{}-{width}x{height}", case + 1), keys, stage);
    }
}

#[test]
fn in_ascii_every_screen_is_ascii() {
    for (width, height) in [(80, 24), (46, 14), (120, 36), (20, 5), (60, 12)] {
        for (screen, keys) in SCREENS {
            let mut stage = Stage::new(width, height);
            stage.display.glyphs = Glyphs::Ascii;
            stage.type_keys(keys);
            assert!(stage.text().is_ascii(), "{screen}\n{}", stage.text());
        }
    }
}

/// Including screens that need stored or watched nights.
#[test]
fn in_ascii_every_stored_and_watched_night_is_ascii() {
    let rooms = [
        gallery::stored_scenes(),
        gallery::statistics_scenes(),
        gallery::leaves_scenes(),
        gallery::watching_scenes(),
    ];
    let display = DisplayOptions {
        language: Language::English,
        depth: Depth::Full,
        glyphs: Glyphs::Ascii,
    };
    for Scene { name, app } in rooms.iter().flatten() {
        for size in [(80, 24), (46, 14), (120, 36), (20, 5), (60, 12)] {
            let text = lines(&painted(app, display, size).0).join("\n");
            assert!(text.is_ascii(), "{name} {size:?}\n{text}");
        }
    }
}

#[test]
fn in_ascii_the_board_is_whole() {
    let mut stage = Stage::new(80, 24);
    stage.display.glyphs = Glyphs::Ascii;
    show("bowling-80x24-ascii", GAME, stage);
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

/// The balls of this many turns: strikes, spares, opens and fouls at different times for each player.
fn turns(players: usize, frames: usize) -> String {
    const TURNS: [&str; 7] = ["x", "9/", "81", "x", "-7", "f9", "8/"];
    let turns = (0..players * frames).map(|turn| TURNS[(turn * 3 + turn / players) % TURNS.len()]);
    turns.collect()
}

/// The tenth frame ends with a spare and a strike for each player.
fn whole_game(players: usize) -> String {
    turns(players, 9) + &"9/x".repeat(players)
}

/// Size, number of players, language, and progress of the game.
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
fn a_night_that_is_still_on_is_offered_over_its_board() {
    for (width, height) in SIZES {
        let stage = offered_on(Stage::new(width, height));
        show(&format!("offering-{width}x{height}"), "", stage);
    }
    let korean = offered_on(Stage::new(80, 24).in_language(Language::Korean));
    show("offering-80x24-ko", "", korean);
}

/// The screen of a spectator of these nights.
fn show_watched(name: &str, stage: Stage, nights: Vec<WatchedNight>, keys: &str) {
    let mut stage = stage;
    stage.app.update(Message::Watched(nights));
    let language = stage.display.language;
    let size = stage.terminal.backend().buffer().area.as_size();
    let name = format!("{name}-{size}-{}", language.code());
    stage.script.patience = Some(1);
    show(&name, keys, stage);
}

#[test]
fn looking_on_at_every_size() {
    let game = || watched(3, GAME, WatchState::Live);
    let over = format!("pjs<Enter>kyj<Enter><Enter>{}", whole_game(2));
    let quiet = || watched(12, &over, WatchState::Quiet);
    let lost = || watched(3, GAME, WatchState::Lost);
    let joined = || watched(1, "pjs<Enter>kyj<Enter>", WatchState::Live);
    for (width, height) in SIZES.into_iter().chain([(20, 5)]) {
        let stage = || watching(width, height);
        show_watched("watching", stage(), vec![game()], "");
        show_watched("watching-nothing", stage(), vec![], "");
        show_watched("watching-results", stage(), vec![quiet()], "");
        show_watched("watching-lost", stage(), vec![lost()], "");
        show_watched("watching-big", stage(), vec![lost()], "v");
    }
    let korean = || watching(80, 24).in_language(Language::Korean);
    show_watched("watching", korean(), vec![lost()], "");
    show_watched("watching-results", korean(), vec![quiet()], "v");
    show_watched("watching-joined", korean(), vec![joined()], "");
    show_watched("watching-nothing", korean(), vec![], "");
    show_watched("watching-help", korean(), vec![game()], "?");
    let lanes = || vec![game(), quiet(), joined()];
    for (width, height) in SIZES.into_iter().chain([(200, 40)]) {
        show_watched("watching-lanes", watching(width, height), lanes(), "");
    }
    show_watched("watching-lanes", watching(250, 30), lanes(), "v");
}

#[test]
fn stored_nights() {
    let screens = [
        ("history", "h<Down>"),
        ("searching", "h/ky"),
        ("replay", "h<Down><Enter><Left>"),
        ("corrections", "h<Enter>c"),
    ];
    for (width, height) in SIZES {
        for (screen, keys) in screens {
            let mut stage = Stage::new(width, height);
            stage.desk.archive = Some(history(30));
            let keys = format!("pjs<Enter><Enter>{keys}");
            show(&format!("{screen}-{width}x{height}"), &keys, stage);
        }
    }
}

#[test]
fn the_list_of_nights_in_other_looks() {
    let keys = "pjs<Enter><Enter>h<Down>";
    let stage = |width, height| {
        let mut stage = Stage::new(width, height);
        stage.desk.archive = Some(history(30));
        stage
    };
    show("history-200x60", keys, stage(200, 60));
    show("history-100x30", keys, stage(100, 30));
    let korean = stage(120, 36).in_language(Language::Korean);
    show("history-120x36-ko", keys, korean);
    let mut ascii = stage(120, 36);
    ascii.display.glyphs = Glyphs::Ascii;
    ascii.display.depth = Depth::Colourless;
    show("history-120x36-ascii", keys, ascii);
    let mut light = stage(120, 36);
    light.app = light.app.with_theme(ThemeName::Light);
    show("history-120x36-light", keys, light);
    show("history-empty-80x24", "pjs<Enter><Enter>h", {
        let mut stage = Stage::new(80, 24);
        stage.desk.archive = Some(vec![]);
        stage
    });
}

#[test]
fn statistics_fill_the_room_there_is() {
    let keys = "new<Enter><Enter>a<Home>";
    for (width, height) in SIZES.into_iter().chain([(20, 5)]) {
        let stage = regulars_on(Stage::new(width, height));
        show(&format!("statistics-{width}x{height}"), keys, stage);
    }
    let korean = regulars_on(Stage::new(80, 24).in_language(Language::Korean));
    show("statistics-80x24-ko", keys, korean);
    let second = format!("{keys}<Right>");
    show(
        "statistics-2-80x24",
        &second,
        regulars_on(Stage::new(80, 24)),
    );
    let mut ascii = regulars_on(Stage::new(80, 24));
    ascii.display.glyphs = Glyphs::Ascii;
    ascii.display.depth = Depth::Colourless;
    show("statistics-80x24-ascii", keys, ascii);
    let mut light = regulars_on(Stage::new(120, 36).in_language(Language::Korean));
    light.app = light.app.with_theme(ThemeName::Light);
    show("statistics-120x36-ko-light", keys, light);
    show(
        "statistics-none-80x24",
        "new<Enter><Enter>a",
        Stage::new(80, 24),
    );
}

#[test]
fn leaves_fill_the_room_there_is() {
    let keys = "new<Enter><Enter>a<Home>l";
    for (width, height) in SIZES {
        let stage = regulars_on(Stage::new(width, height));
        show(&format!("leaves-{width}x{height}"), keys, stage);
    }
    let korean = regulars_on(Stage::new(80, 24).in_language(Language::Korean));
    show("leaves-80x24-ko", keys, korean);
    let mut ascii = regulars_on(Stage::new(80, 24));
    ascii.display.glyphs = Glyphs::Ascii;
    show("leaves-80x24-ascii", keys, ascii);
}

/// A split is left, a pin is typed and not bowled yet, a player types counts.
#[test]
fn the_deck_shows_what_stands() {
    let begin = "pjs<Enter>kyj<Enter><Enter>d";
    let moments = [("split", "70 "), ("typed", "0/x60"), ("made", "4670/")];
    for (moment, keys) in moments {
        for (width, height) in [(80, 24), (46, 14), (120, 36), (200, 60)] {
            let name = format!("deck-{moment}-{width}x{height}");
            show(&name, &format!("{begin}{keys}"), Stage::new(width, height));
        }
    }
    let keys = format!("{begin}70 ");
    let korean = Stage::new(80, 24).in_language(Language::Korean);
    show("deck-split-80x24-ko", &keys, korean);
    let mut ascii = Stage::new(80, 24);
    ascii.display.glyphs = Glyphs::Ascii;
    show("deck-split-80x24-ascii", &keys, ascii);
    let mut colourless = Stage::new(80, 24);
    colourless.display.depth = Depth::Colourless;
    show("deck-split-80x24-nocolor", &keys, colourless);
    let big = format!("{keys}v");
    show("deck-split-big-100x30", &big, Stage::new(100, 30));
}

#[test]
fn what_is_not_on_disk_stands_out() {
    for (width, height) in SIZES {
        let mut stage = Stage::new(width, height);
        stage.desk.saving = SaveState::NotSaved(12, Obstacle::Full);
        show(&format!("unsaved-{width}x{height}"), GAME, stage);
    }
}

#[test]
fn many_players_are_told_as_out_of_sight() {
    for (width, height) in SIZES {
        let keys = format!("{FOUR}{MORE}<Enter>x9-");
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

#[test]
fn standings_at_every_size() {
    for (width, height) in [(80, 24), (120, 36), (46, 14), (200, 60), (20, 5)] {
        let stage = centre::standings((width, height), centre::table(80));
        show(&format!("standings-{width}x{height}"), "", stage);
    }
    let stage = || centre::standings((80, 24), centre::table(80));
    show(
        "standings-80x24-ko",
        "",
        stage().in_language(Language::Korean),
    );
    let mut ascii = stage();
    ascii.display.glyphs = Glyphs::Ascii;
    show("standings-80x24-ascii", "", ascii);
    show("standings-teams-80x24", "<Tab>", stage());
    show("standings-end-80x24", "<End>", stage());
    let mut lanes = centre::hall(80, 24);
    lanes.hear(Message::Lanes(centre::needy()));
    show("lanes-80x24", "", lanes);
}
