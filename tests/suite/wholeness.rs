//! Nothing is cut in half: every word on the screen is a whole word of the program, and every wide
//! character has both of its columns.

use std::collections::{BTreeMap, HashSet};
use std::sync::LazyLock;

use proc_macro2::TokenTree;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use tenpin::app::{Action, App, Message, Overlay};
use tenpin::text::Language;
use tenpin::ui::{Depth, DisplayOptions, Glyphs};

use crate::gallery::{NAMES, SCENES, Scene, painted};
use crate::source::{SourceFile, sources};
use crate::stage::{in_sight, is_wide, lines};

/// Alternating heights, so that each width is painted at some of them.
const HEIGHTS: [u16; 9] = [5, 8, 10, 14, 18, 24, 30, 36, 60];

/// Words that are typed or stored in the scenes.
const TYPED: [&str; 12] = [
    "NEW",
    "ky",
    "qq",
    "QQA",
    "QQZ",
    "http",
    "ABCDEFGHIJKLMNOP",
    "Reds",
    "Blues",
    "Greens",
    "Golds",
    "SPRING",
];

/// Words that are composed of others.
const MADE: [&str; 8] = ["Jan", "Nov", "NOW", "스페어를", "BED", "POSTS", "XX", "XXX"];

#[derive(Clone, Copy, Eq, PartialEq)]
enum Script {
    Latin,
    Hangul,
    Other,
}

const fn script(letter: char) -> Script {
    match letter {
        'a'..='z' | 'A'..='Z' => Script::Latin,
        '가'..='힣' => Script::Hangul,
        _ => Script::Other,
    }
}

/// The runs of letters of one script: `PJS가` is a name and a particle.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    let runs = std::iter::from_fn(move || {
        let own = script(rest.chars().next()?);
        let end = rest.find(|letter| script(letter) != own);
        let (run, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after;
        Some((own, run))
    });
    runs.filter(|(script, _)| *script != Script::Other)
        .map(|(_, run)| run)
}

/// The words of a string literal, without placeholders in braces.
fn words_of(literal: &str) -> Vec<String> {
    let literal = literal.replace("\\n", " ");
    let parts = literal.split('{').enumerate();
    let parts = parts.map(|(place, part)| match (place, part.split_once('}')) {
        (1.., Some((_, rest))) => rest,
        _ => part,
    });
    parts.flat_map(words).map(str::to_owned).collect()
}

fn literals(file: &SourceFile) -> Vec<String> {
    let tokens = file.tokens().into_iter();
    let literals = tokens.filter_map(|token| match token {
        TokenTree::Literal(literal) => Some(literal.to_string()),
        _ => None,
    });
    literals
        .filter(|literal| literal.starts_with('"'))
        .collect()
}

/// Every word of the program.
static KNOWN: LazyLock<HashSet<String>> = LazyLock::new(vocabulary);

fn vocabulary() -> HashSet<String> {
    let rooms = [
        "src/text",
        "src/input",
        "src/ui",
        "src/app",
        "src/domain",
        "src/night",
        "src/archive",
        "src/report",
    ];
    let files = sources();
    let files = files
        .iter()
        .filter(|file| rooms.iter().any(|room| file.path.starts_with(room)));
    let told = files
        .flat_map(literals)
        .flat_map(|literal| words_of(&literal));
    let given = NAMES
        .into_iter()
        .chain(TYPED)
        .chain(MADE)
        .map(str::to_owned);
    told.chain(given).collect()
}

/// The area of an overlay: what differs from the screen below it, without the keys in the last line.
fn overlay(app: &App, display: DisplayOptions, buffer: &Buffer) -> Rect {
    let Rect { width, height, .. } = buffer.area;
    let closed_by = match app.overlay() {
        None => return buffer.area,
        // The theme stays, and with it the rules of the sheet.
        Some(Overlay::Themes(_)) => Action::Confirm,
        Some(_) => Action::Cancel,
    };
    let mut below = app.clone();
    below.update(Message::Action(closed_by));
    let (below, _) = painted(&below, display, (width, height));
    let places = buffer.area.positions().filter(|place| place.y + 1 < height);
    let changed = places.filter(|place| below[*place].symbol() != buffer[*place].symbol());
    let cells = changed.map(|place| Rect::new(place.x, place.y, 1, 1));
    cells.reduce(Rect::union).unwrap_or(buffer.area)
}

/// The words of an area that no sentence contains.
fn broken(buffer: &Buffer, area: Rect, known: &HashSet<String>) -> Vec<String> {
    let row = |y| {
        let first = buffer.index_of(area.left(), y);
        let row = &buffer.content()[first..first + usize::from(area.width)];
        in_sight(row).map(Cell::symbol).collect::<String>()
    };
    let is_broken = |word: &&str| word.chars().nth(1).is_some() && !known.contains(*word);
    let broken = |line: String| -> Vec<_> {
        let words = words(&line).filter(is_broken);
        words.map(str::to_owned).collect()
    };
    (area.top()..area.bottom())
        .map(row)
        .flat_map(broken)
        .collect()
}

/// Is there a wide character whose second column belongs to another one?
fn has_halves(buffer: &Buffer) -> bool {
    let width = usize::from(buffer.area.width);
    let mut rows = buffer.content().chunks(width);
    let is_half = |pair: &[Cell]| is_wide(&pair[0]) && pair[1].symbol() != " ";
    let at_the_edge = |row: &[Cell]| row.last().is_some_and(is_wide);
    rows.any(|row| row.windows(2).any(is_half) || at_the_edge(row))
}

/// The faults of a scene at some sizes, each with one picture.
fn check(scene: &Scene, display: DisplayOptions, known: &HashSet<String>) -> Faults {
    let mut found = Faults::new();
    let first = scene.name.len();
    for (place, width) in (20..=200).step_by(3).enumerate() {
        let height = HEIGHTS[(place + first) % HEIGHTS.len()];
        let (buffer, _) = painted(&scene.app, display, (width, height));
        let area = overlay(&scene.app, display, &buffer);
        let words = broken(&buffer, area, known).into_iter();
        let halves = has_halves(&buffer).then(|| "half a glyph".to_owned());
        for fault in words.chain(halves) {
            let picture = lines(&buffer).join("\n");
            let told = format!("{} {width}x{height}\n{picture}", scene.name);
            found.entry(fault).or_insert(told);
        }
    }
    found
}

/// Faults, each with a picture.
type Faults = BTreeMap<String, String>;

#[track_caller]
fn check_all(language: Language) {
    let display = DisplayOptions {
        language,
        depth: Depth::Full,
        glyphs: Glyphs::Unicode,
    };
    let faults = SCENES.iter().map(|scene| check(scene, display, &KNOWN));
    let faults: Faults = faults.flatten().collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_painted_word_is_whole() {
    check_all(Language::English);
}

#[test]
fn every_painted_korean_word_is_whole() {
    check_all(Language::Korean);
}

#[test]
fn half_a_word_and_half_a_glyph_are_found() {
    let known = HashSet::from(["frame".to_owned(), "프레임".to_owned()]);
    let found = |line: &str| {
        let buffer = Buffer::with_lines([line]);
        broken(&buffer, buffer.area, &known)
    };
    assert_eq!(found("7 frame │프레임1"), [""; 0]);
    assert_eq!(found("7 fram │프레"), ["fram", "프레"]);
    let mut buffer = Buffer::with_lines(["프레임"]);
    assert!(!has_halves(&buffer));
    buffer[(3, 0)].set_symbol("│");
    assert!(has_halves(&buffer));
}
