//! Dependencies point one way: no room uses one below it in the list.

use std::fs;

use crate::source::{SourceFile, WrittenPath, sources};

/// Each room and those it may use, all of them above it in the list of `src/lib.rs`.
const ROOMS: &[(&str, &[&str])] = &[
    ("domain", &[]),
    ("night", &["domain"]),
    ("statistics", &["domain", "night"]),
    ("archive", &["domain", "night"]),
    ("store", &["domain", "night", "statistics", "archive"]),
    ("centre", &["domain", "night", "archive", "store"]),
    ("text", &["domain", "night", "statistics", "archive"]),
    (
        "report",
        &["domain", "night", "statistics", "archive", "text"],
    ),
    (
        "line_mode",
        &["domain", "night", "archive", "text", "report"],
    ),
    (
        "app",
        &["domain", "night", "statistics", "archive", "report"],
    ),
    ("cli", &["domain", "archive", "text", "report", "app"]),
    ("input", &["domain", "text", "report", "app"]),
    (
        "ui",
        &[
            "domain",
            "night",
            "statistics",
            "archive",
            "text",
            "report",
            "app",
            "input",
        ],
    ),
    ("network", &[]),
    (
        "desk",
        &[
            "domain", "night", "archive", "store", "text", "report", "app", "network",
        ],
    ),
    ("terminal", &["app", "input"]),
    ("serve", &["archive", "store", "text", "report", "network"]),
    (
        "session",
        &[
            "domain",
            "night",
            "archive",
            "store",
            "centre",
            "text",
            "report",
            "line_mode",
            "cli",
            "app",
            "input",
            "ui",
            "desk",
            "terminal",
        ],
    ),
    (
        "command",
        &[
            "domain",
            "night",
            "statistics",
            "archive",
            "store",
            "centre",
            "text",
            "report",
            "line_mode",
            "app",
            "cli",
            "ui",
            "serve",
            "session",
        ],
    ),
];

/// These tie the rooms together and may use all of them.
const ROOF: [&str; 2] = ["lib", "main"];

/// The paths of a file that its room may not use.
fn wrong_arrows(file: &SourceFile) -> Vec<String> {
    let room = room(file);
    let Some((_, known)) = ROOMS.iter().find(|(name, _)| *name == room) else {
        return vec![format!(
            "{}: the room `{room}` is not in the table",
            file.path
        )];
    };
    let is_wrong = |other: &str| other != room && !known.contains(&other);
    let paths = file.imports().into_iter().chain(file.written_paths());
    paths
        .filter_map(|path| Some((path.span, room_of_path(file, &path)?)))
        .filter(|(_, other)| is_wrong(other))
        .map(|(span, other)| file.fault(span, &format!("`{room}` must not know `{other}`")))
        .collect()
}

/// The room of a file: `text` for `src/text.rs` and for all that is in `src/text/`.
fn room(file: &SourceFile) -> String {
    file.module().swap_remove(0)
}

/// The room that a path leads to, from the crate down or by way of `super`; None for any other.
fn room_of_path(file: &SourceFile, path: &WrittenPath) -> Option<String> {
    let mut module = file.module();
    let mut segments = path.segments.iter().map(String::as_str).peekable();
    match segments.next()? {
        "crate" => module.clear(),
        "super" => module.truncate(module.len() - 1),
        "self" => {}
        _ => return None,
    }
    while segments.next_if_eq(&"super").is_some() {
        module.pop();
    }
    module.extend(segments.map(str::to_owned));
    module.into_iter().next()
}

fn wrong_in(path: &str, text: &str) -> Vec<String> {
    wrong_arrows(&SourceFile::new(path, text))
}

const NOTHING: [&str; 0] = [];

#[test]
fn arrows_point_one_way() {
    let sources = sources();
    let in_rooms = sources
        .iter()
        .filter(|file| !ROOF.contains(&room(file).as_str()));
    let wrong: Vec<_> = in_rooms.flat_map(wrong_arrows).collect();
    assert_eq!(wrong, NOTHING);
}

/// The table follows the list in `src/lib.rs`.
#[test]
fn the_table_itself_points_one_way() {
    let library = file("src/lib.rs");
    let map = map(&library);
    let place = |room: &str| map.iter().position(|listed| *listed == room);
    for (room, known) in ROOMS {
        let is_above = |other: &&str| place(other).is_some() && place(other) < place(room);
        assert!(known.iter().all(is_above), "`{room}` knows one below it");
    }
}

fn file(name: &str) -> String {
    fs::read_to_string(format!("{}/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// The names in the lines of a list: the text between `before` and the next of `after`.
fn listed<'text>(text: &'text str, before: &str, after: &[char]) -> Vec<&'text str> {
    let rows = text.lines().filter_map(|line| line.strip_prefix(before));
    rows.filter_map(|row| row.split(after).next()).collect()
}

/// The rooms in the order in which `src/lib.rs` lists them.
fn map(library: &str) -> Vec<&str> {
    listed(library, "//! - [`", &['`'])
}

fn sorted(mut names: Vec<&str>) -> Vec<&str> {
    names.sort_unstable();
    names
}

/// Every module is in the list, once, and in the table.
#[test]
fn the_map_of_the_house_has_every_room() {
    let library = file("src/lib.rs");
    let modules = listed(&library, "pub mod ", &[';']);
    assert_eq!(sorted(map(&library)), modules);
    let table = ROOMS.iter().map(|(name, _)| *name).collect();
    assert_eq!(sorted(table), modules);
}

#[test]
fn the_readme_lists_the_same_rooms() {
    let (library, readme) = (file("src/lib.rs"), file("README.md"));
    let mut rooms = listed(&readme, "| `src/", &['`', '.']);
    rooms.retain(|room| !ROOF.contains(room));
    assert_eq!(rooms, map(&library));
}

#[test]
fn a_wrong_arrow_is_found_in_every_form() {
    let fault = "src/domain/pins.rs:2: `domain` must not know `text`";
    let wrong = [
        "\nuse crate::text::Language;",
        "\nuse crate::text as words;",
        "\npub use crate::{domain::Pins, text::{self}};",
        "\nuse super::super::text::Language;",
        "\nuse super::{super::text, Pins};",
        "\nuse crate::text::*;",
        "\nfn words() -> crate::text::Language {}",
        "\nfn words() -> Vec<Option<crate::text::Language>> {}",
        "\nfn words() { super::super::text::Language::default(); }",
        "\nfn words() { write!(to, \"{}\", crate::text::WORDS) }",
        "\nimpl From<crate::text::Language> for Pins {}",
    ];
    for text in wrong {
        assert_eq!(wrong_in("src/domain/pins.rs", text), [fault], "{text}");
    }
    let from_above = ["src/night.rs:1: `night` must not know `cli`"];
    assert_eq!(wrong_in("src/night.rs", "use super::cli::Cli;"), from_above);
}

#[test]
fn a_right_arrow_is_no_fault() {
    let text = "use crate::domain::Pins;\nuse super::answer;\npub(crate) use std::io;\n\
        // crate::cli\n#[cfg(test)]\nmod tests {\n    use crate::cli::Cli;\n}";
    assert_eq!(wrong_in("src/line_mode/console.rs", text), NOTHING);
    let own = "use self::big::Big;\nuse super::super::view;";
    assert_eq!(wrong_in("src/ui/view/big.rs", own), NOTHING);
}

#[test]
fn a_room_that_is_not_in_the_table_is_found() {
    let fault = ["src/cellar/wine.rs: the room `cellar` is not in the table"];
    assert_eq!(wrong_in("src/cellar/wine.rs", ""), fault);
}
