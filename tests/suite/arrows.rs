//! Arrows point one way: no room of the house knows one that stands on it.

use crate::source::{SourceFile, sources};

/// Each room and those it may know, all of them above it in this list.
const ROOMS: &[(&str, &[&str])] = &[
    ("domain", &[]),
    ("night", &["domain"]),
    ("statistics", &["domain", "night"]),
    ("archive", &["domain", "night"]),
    ("store", &["domain", "night", "statistics", "archive"]),
    ("text", &["domain", "night", "statistics", "archive"]),
    ("lines", &[]),
    (
        "report",
        &["domain", "night", "statistics", "archive", "text"],
    ),
    ("line_mode", &["domain", "night", "text", "lines", "report"]),
    (
        "command",
        &[
            "domain",
            "night",
            "statistics",
            "archive",
            "store",
            "text",
            "lines",
            "report",
        ],
    ),
    ("app", &["domain", "night", "statistics", "archive"]),
    ("cli", &["domain", "archive", "text", "command", "app"]),
    ("input", &["domain", "text", "app"]),
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
    (
        "desk",
        &[
            "domain", "night", "archive", "store", "text", "report", "command", "app",
        ],
    ),
    ("terminal", &["app", "input"]),
    (
        "session",
        &[
            "domain",
            "night",
            "archive",
            "store",
            "text",
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
        "kept",
        &[
            "archive", "store", "text", "report", "command", "cli", "ui", "session",
        ],
    ),
];

/// They hold the rooms together and may know them all.
const ROOF: [&str; 2] = ["lib", "main"];

/// What a file knows and should not.
fn wrong_arrows(file: &SourceFile) -> Vec<String> {
    let room = room(file);
    let Some((_, known)) = ROOMS.iter().find(|(name, _)| *name == room) else {
        return vec![file.fault(0, &format!("the room `{room}` is not in the table"))];
    };
    let is_wrong = |other: &str| other != room && !known.contains(&other);
    let paths = file.paths().into_iter();
    paths
        .filter_map(|(offset, path)| Some((offset, room_of_path(file, &path)?)))
        .filter(|(_, other)| is_wrong(other))
        .map(|(offset, other)| file.fault(offset, &format!("`{room}` must not know `{other}`")))
        .collect()
}

/// The room of a file: `text` for `src/text.rs` and for all that is in `src/text/`.
fn room(file: &SourceFile) -> &str {
    let path = file.path.trim_start_matches("src/");
    path.split(['/', '.']).next().unwrap_or(path)
}

/// The room that a path leads to, from the crate down or by way of `super`.
fn room_of_path(file: &SourceFile, path: &str) -> Option<String> {
    let depth = file.path.matches('/').count();
    let mut segments = path.split("::").skip_while(|segment| *segment == "self");
    let leads_up = match segments.clone().next()? {
        "crate" => 1,
        "super" => depth,
        _ => return None,
    };
    let mut way = segments.by_ref().take(leads_up);
    let is_up = way.all(|segment| matches!(segment, "crate" | "super"));
    let names = |segment: &str| segment.split_whitespace().next().map(str::to_owned);
    is_up.then_some(segments.next().and_then(names)?)
}

fn wrong_in(path: &str, text: &str) -> Vec<String> {
    wrong_arrows(&SourceFile::new(path, text))
}

const NOTHING: [&str; 0] = [];

#[test]
fn arrows_point_one_way() {
    let sources = sources();
    let in_rooms = sources.iter().filter(|file| !ROOF.contains(&room(file)));
    let wrong: Vec<_> = in_rooms.flat_map(wrong_arrows).collect();
    assert_eq!(wrong, NOTHING);
}

#[test]
fn the_table_itself_points_one_way() {
    let mut above = Vec::new();
    for (room, known) in ROOMS {
        let is_above = |other: &&str| above.contains(other);
        assert!(known.iter().all(is_above), "`{room}` knows one below it");
        assert!(!above.contains(room), "`{room}` stands twice");
        above.push(room);
    }
}

#[test]
fn each_room_of_the_table_is_in_the_house() {
    let sources = sources();
    for (name, _) in ROOMS {
        assert!(sources.iter().any(|file| room(file) == *name), "`{name}`");
    }
}

#[test]
fn a_wrong_arrow_is_found_in_every_form() {
    let fault = ["src/domain/pins.rs:2: `domain` must not know `text`"];
    let wrong = [
        "\nuse crate::text::Language;",
        "\nuse crate::text as words;",
        "\npub use crate::{domain::Pins, text::{self}};",
        "\nuse super::super::text::Language;",
        "\nuse super::{super::text, Pins};",
        "\nfn words() -> crate::text::Language {}",
        "\nfn words() { super::super::text::Language::default(); }",
    ];
    for text in wrong {
        assert_eq!(wrong_in("src/domain/pins.rs", text), fault, "{text}");
    }
    let from_above = ["src/lines.rs:1: `lines` must not know `cli`"];
    assert_eq!(wrong_in("src/lines.rs", "use super::cli::Cli;"), from_above);
}

#[test]
fn a_right_arrow_is_no_fault() {
    let text = "use crate::domain::Pins;\nuse super::answer;\npub(crate) use std::io;\n\
        // crate::cli\n#[cfg(test)]\nmod tests {\n    use crate::cli::Cli;\n}";
    assert_eq!(wrong_in("src/line_mode/console.rs", text), NOTHING);
    assert_eq!(
        wrong_in("src/cli.rs", "use crate::command::score;"),
        NOTHING
    );
}

#[test]
fn a_room_that_is_not_in_the_table_is_found() {
    let fault = ["src/cellar/wine.rs:1: the room `cellar` is not in the table"];
    assert_eq!(wrong_in("src/cellar/wine.rs", ""), fault);
}
