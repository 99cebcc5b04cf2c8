//! The key tables: no duplicate keys, no action without a key, and everything that names keys agrees.

use std::collections::HashSet;

use proc_macro2::TokenTree;
use tenpin::app::{Action, Context};
use tenpin::input::{Binding, EVERYWHERE, Key, MAKES_TEN, Place, bind, key_name, table};
use tenpin::text::Language;

use crate::source::{SourceFile, sources};
use crate::stage::{Stage, two, watching};

fn all_bindings(context: Context) -> impl Iterator<Item = &'static Binding> {
    EVERYWHERE.iter().chain(table(context))
}

#[test]
fn no_key_stands_twice_in_a_context() {
    for &context in Context::ALL {
        let mut seen = HashSet::new();
        let keys = all_bindings(context).flat_map(|binding| binding.keys);
        for key in keys {
            assert!(seen.insert(*key), "{key:?} twice in {context:?}");
        }
    }
}

#[test]
fn every_key_of_a_table_gives_its_order() {
    for &context in Context::ALL {
        for binding in all_bindings(context) {
            let keys = binding.keys.iter();
            let orders: Vec<_> = keys.map(|key| bind(context, *key)).collect();
            assert!(orders.iter().all(|order| *order == Some(binding.action)));
        }
    }
}

/// Every variant of `Action`, so that a new one has to be added here.
#[expect(clippy::too_many_lines, reason = "one line an order")]
const fn name(action: Action) -> &'static str {
    match action {
        Action::Nought => "nought",
        Action::One => "one",
        Action::Bowl(_) => "bowl",
        Action::Pin(_) => "pin",
        Action::TakeBall => "take ball",
        Action::TurnPinsRound => "turn pins round",
        Action::SwitchPins => "switch pins",
        Action::CircleSplit => "circle split",
        Action::Confirm => "confirm",
        Action::Cancel => "cancel",
        Action::Erase => "erase",
        Action::Undo => "undo",
        Action::Redo => "redo",
        Action::Correct => "correct",
        Action::Move(_) => "move",
        Action::Leap(_) => "leap",
        Action::ShowPlayers => "show players",
        Action::ShowStatistics => "show statistics",
        Action::ShowLeaves => "show leaves",
        Action::ShowHelp => "show help",
        Action::SwitchView => "switch view",
        Action::ChooseTheme => "choose theme",
        Action::SwitchMotion => "switch motion",
        Action::SwitchLanguage => "switch language",
        Action::SwitchMouse => "switch mouse",
        Action::Share => "share",
        Action::ShareAs(_) => "share as",
        Action::NextPlayer => "next player",
        Action::PreviousPlayer => "previous player",
        Action::StartGame => "start game",
        Action::EndGame => "end game",
        Action::Type(_) => "type",
        Action::TakeSuggestion => "take suggestion",
        Action::TakeLineUp => "take line-up",
        Action::SwitchFocus => "switch focus",
        Action::OutOrBack => "out or back",
        Action::GoHome => "go home",
        Action::Rename => "rename",
        Action::MoveUp => "move up",
        Action::MoveDown => "move down",
        Action::SwitchRotation => "switch rotation",
        Action::JoinNow => "join now",
        Action::JoinNextGame => "join next game",
        Action::BeginAnew => "begin anew",
        Action::ShowHistory => "show history",
        Action::Search => "search",
        Action::Label => "label",
        Action::Exclude => "exclude",
        Action::Delete => "delete",
        Action::PlayOrPause => "play or pause",
        Action::EarlierGame => "earlier game",
        Action::LaterGame => "later game",
        Action::ShowCorrections => "show corrections",
        Action::ShowPhones => "show phones",
        Action::OpenPage => "open page",
        Action::ClosePage => "close page",
        Action::ShowNeeds => "show needs",
        Action::AskToQuit => "ask to quit",
        Action::Quit => "quit",
        Action::Suspend => "suspend",
    }
}

/// The number of variants in the source of `Action`.
fn variants() -> usize {
    let source = include_str!("../../src/app/action.rs");
    let body = source.split("pub enum Action {").nth(1).unwrap();
    let body = body.split("\n}").next().unwrap();
    let is_variant = |line: &&str| line.starts_with(char::is_uppercase);
    body.lines().map(str::trim).filter(is_variant).count()
}

#[test]
fn the_big_view_offers_the_sheet_where_words_are_short_too() {
    for context in [
        Context::BigBowling,
        Context::BigPins,
        Context::BigResults,
        Context::BigReplaying,
        Context::BigWatching,
    ] {
        let mut rows = table(context);
        let view = rows.find(|row| row.action == Action::SwitchView).unwrap();
        let words = match context {
            Context::BigResults => ["results", "결과"],
            _ => ["sheet", "점수판"],
        };
        assert_eq!(view.short, words, "{context:?}");
    }
}

#[test]
fn every_order_has_a_key() {
    let tables = Context::ALL.iter().copied().flat_map(all_bindings);
    let typed = bind(Context::Field, Key::Char('a'));
    let orders = tables.map(|binding| binding.action).chain(typed);
    let reached: HashSet<_> = orders.map(name).collect();
    assert_eq!(reached.len(), variants(), "{reached:?}");
}

#[test]
fn the_footer_tells_the_keys_of_the_table() {
    let mut stage = Stage::new(112, 30);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>x");
    let footer = stage.lines().last().cloned().unwrap();
    let told = table(Context::Bowling).filter(|binding| binding.place == Place::Footer);
    for binding in told {
        let Some(Key::Char(key)) = binding.keys.first() else {
            panic!("{binding:?}");
        };
        let label = Language::English.pick(binding.words);
        assert!(footer.contains(&format!("{key} {label}")), "{footer}");
    }
}

#[test]
fn where_not_all_keys_fit_the_help_is_told_and_the_way_out() {
    let mut stage = two();
    stage.type_keys("x");
    let footer = stage.lines().last().cloned().unwrap();
    assert!(
        footer.contains("q quit") && footer.contains("? help"),
        "{footer}"
    );
}

/// By counts and by pins.
#[test]
fn history_averages_and_share_are_in_sight_at_80_columns() {
    for keys in ["x", "dx", "d6"] {
        let mut stage = two();
        stage.type_keys(keys);
        let footer = stage.lines().last().cloned().unwrap();
        for told in ["h history", "a averages", "s share"] {
            assert!(footer.contains(told), "{keys}: {footer}");
        }
    }
}

#[test]
fn a_footer_offers_nothing_that_is_only_refused() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("");
    let footer = stage.lines().last().cloned().unwrap();
    assert!(footer.contains("Esc quit"), "{footer}");
    assert!(
        !footer.contains("Enter") && !footer.contains("Tab"),
        "{footer}"
    );
    stage.type_keys("pjs");
    let footer = stage.lines().last().cloned().unwrap();
    assert!(footer.contains("Enter add"), "{footer}");
    stage.type_keys("<Enter>");
    let footer = stage.lines().last().cloned().unwrap();
    assert!(
        footer.contains("Enter add, or start") && footer.contains("Tab edit players"),
        "{footer}"
    );
    let mut stage = two();
    stage.desk.archive = Some(vec![]);
    stage.type_keys("h");
    let footer = stage.lines().last().cloned().unwrap();
    assert!(
        footer.contains("Esc back") && !footer.contains("search"),
        "{footer}"
    );
}

/// A key as people write it.
fn written(key: Key) -> String {
    match key {
        Key::Char(' ') => "Space".into(),
        Key::Char(letter) => letter.into(),
        Key::Control(letter) => format!("Ctrl-{}", letter.to_ascii_uppercase()),
        Key::Enter => "Enter".into(),
        Key::Escape => "Esc".into(),
        Key::Tab => "Tab".into(),
        Key::ShiftTab => "Shift-Tab".into(),
        Key::Backspace => "Backspace".into(),
        Key::Delete => "Del".into(),
        Key::Up | Key::Down | Key::Left | Key::Right => "arrow".into(),
        Key::ShiftUp | Key::ShiftDown => "Shift".into(),
        Key::Home => "Home".into(),
        Key::End => "End".into(),
        Key::PageUp => "PgUp".into(),
        Key::PageDown => "PgDn".into(),
    }
}

#[test]
fn the_help_tells_every_key_and_order_of_every_screen() {
    let scripts = [
        (Context::Field, ""),
        (Context::List, "pjs<Enter><Tab>"),
        (Context::FieldInGame, "pjs<Enter><Enter>p"),
        (Context::Name, "pj"),
        (Context::ListInGame, "pjs<Enter><Enter>p<Tab>"),
        (Context::ListOfGone, "pjs<Enter>kyj<Enter><Enter>p<Tab>l"),
        (Context::Bowling, "pjs<Enter><Enter>"),
        (Context::Pins, "pjs<Enter><Enter>d"),
        (Context::CorrectingPins, "pjs<Enter><Enter>9/ed"),
        (Context::Correcting, "pjs<Enter><Enter>7e"),
        (Context::Results, "pjs<Enter><Enter>xxxxxxxxxxxx"),
        (Context::Statistics, "pjs<Enter><Enter>a"),
    ];
    for (context, script) in scripts {
        let mut stage = Stage::new(60, 40);
        stage.type_keys(script);
        check_help(stage, context);
    }
    let mut stage = watching(60, 40);
    stage.script.patience = Some(1);
    check_help(stage, Context::Watching);
}

#[test]
fn the_help_of_the_results_tells_no_key_that_is_refused() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter><Enter>xxxxxxxxxxxx7");
    assert!(stage.shows("the game is over"), "{}", stage.text());
    stage.type_keys("?");
    assert!(stage.shows("bowl the next game"), "{}", stage.text());
    assert!(!stage.shows("pins knocked down"), "{}", stage.text());
}

#[test]
fn the_help_says_how_to_see_the_rest_of_it() {
    for (width, height, is_long) in [(46, 14, true), (60, 18, true), (120, 36, false)] {
        let mut stage = Stage::new(width, height);
        stage.type_keys("pjs<Enter><Enter>?");
        assert_eq!(stage.shows("↑ ↓ more"), is_long, "{}", stage.text());
        let ways = stage.text().matches("Esc close").count();
        assert_eq!(ways, 1, "{}", stage.text());
    }
}

#[track_caller]
fn check_help(mut stage: Stage, context: Context) {
    assert_eq!(stage.app.context(), context);
    let below = stage.app.context_below();
    stage.type_keys("?");
    let told = all_bindings(below).filter(|binding| binding.place != Place::Nowhere);
    for binding in told {
        let label = Language::English.pick(binding.told);
        // The screen below may show the first key of an action too.
        let lines = stage.lines();
        let mut lines = lines.iter();
        let is_told = |line: &&String| {
            let names = binding.keys.iter().map(|key| written(*key));
            let mut names = names.filter(|name| !["arrow", "Shift"].contains(&name.as_str()));
            let is_figure = |name: &str| name.parse::<u8>().is_ok() && line.contains("0-9");
            let is_named = |name: String| line.contains(&name) || is_figure(&name);
            line.contains(&format!("   {label}  ")) && names.all(is_named)
        };
        let told = lines.find(is_told);
        assert!(
            told.is_some(),
            "{binding:?} of {context:?}\n{}",
            stage.text()
        );
    }
}

/// Single letters are in quotes, so that they are not taken for words.
fn quoted(name: &str) -> String {
    match name.chars().count() {
        1 => format!("`{name}`"),
        _ => name.to_owned(),
    }
}

#[test]
fn readme_tells_every_key_of_the_board() {
    let readme = include_str!("../../README.md");
    let section = readme.split("## Keys").nth(1).unwrap();
    let section = section.split("\n## ").next().unwrap();
    let is_count = |key: &Key| matches!(key, Key::Char('0'..='9'));
    let contexts = [
        Context::Bowling,
        Context::List,
        Context::ListInGame,
        Context::Correcting,
        Context::Sharing,
        Context::Watching,
    ];
    for binding in contexts.into_iter().flat_map(table) {
        let label = Language::English.pick(binding.words);
        let keys = binding.keys.iter().filter(|key| !is_count(key));
        for name in keys.map(|key| written(*key)) {
            let mut lines = section.lines().filter(|line| line.contains(label));
            let is_told = lines.any(|line| line.contains(&quoted(&name)));
            assert!(is_told, "{name} {label}");
        }
    }
}

/// Files that may contain what looks like a key name. Arguments, the answers of line mode and the marks
/// of a sheet are not keys; the lines of the race are distinguished by letters.
const WITHOUT_KEYS: [&str; 6] = [
    "src/text/arguments",
    "src/input/key.rs",
    "src/text/line_mode",
    "src/text/refusal.rs",
    "src/ui/view/statistics/parts.rs",
    "src/ui/widget/race_chart.rs",
];

/// A placeholder for a missing value, and a count.
const NO_SENTENCES: [&str; 2] = ["-", "{player} 0개"];

/// The names of all keys, without those that are also words, signs or counts.
fn key_names() -> HashSet<String> {
    let bindings = Context::ALL.iter().copied().flat_map(all_bindings);
    let keys = bindings.flat_map(|binding| binding.keys);
    let is_more_than_a_key =
        |key: &&Key| matches!(key, Key::Char('a' | '+' | '=' | '.' | '1'..='9'));
    let names = keys.filter(|key| !is_more_than_a_key(key));
    names.map(|key| written(*key)).collect()
}

/// Does a literal contain one of these names? A Korean particle may follow it; an argument is a
/// separate word.
fn spells(literal: &str, names: &HashSet<String>) -> bool {
    let parts = literal
        .split('{')
        .filter_map(|part| part.rsplit('}').next());
    let sentence = parts.collect::<Vec<_>>().join("_");
    let mut words = sentence.split([' ', '"', '(', ')', ',', ':', ';', '`']);
    words.any(|word| names.contains(word.trim_end_matches(|letter: char| !letter.is_ascii())))
}

/// The sentences of a file that contain the name of a key.
fn spelled(file: &SourceFile) -> Vec<String> {
    let names = key_names();
    let literals = file.tokens().into_iter().filter_map(|token| match token {
        TokenTree::Literal(literal) => Some(literal.to_string()),
        _ => None,
    });
    let sentences = literals.filter(|literal| literal.starts_with('"'));
    let is_sentence = |literal: &String| !NO_SENTENCES.contains(&literal.trim_matches('"'));
    let sentences = sentences.filter(is_sentence);
    sentences
        .filter(|sentence| spells(sentence, &names))
        .collect()
}

#[test]
fn no_sentence_spells_a_key() {
    let is_told = |file: &SourceFile| {
        let rooms = ["src/text", "src/input/", "src/ui", "src/session"];
        let is_in = |beginning: &&str| file.path.starts_with(*beginning);
        rooms.iter().any(is_in) && !WITHOUT_KEYS.iter().any(is_in)
    };
    let files = sources();
    let found: Vec<_> = files
        .iter()
        .filter(|file| is_told(file))
        .flat_map(spelled)
        .collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_key_that_is_spelled_is_found() {
    let told = |sentence: &str| {
        let text = format!("words! {{ phrase => {sentence:?}, \"\"; }}");
        !spelled(&SourceFile::new("a.rs", &text)).is_empty()
    };
    assert!(told("n bowls the next game"));
    assert!(told("{count} corrections (c)"));
    assert!(told("1…  0 ten · {one} one"));
    assert!(told("찾은 것이 없습니다: Esc로 모두 보기"));
    assert!(!told("{n} bowls a game of 3, {0}"));
}

/// A sentence used in two contexts names the keys of one.
#[test]
fn contexts_that_share_a_sentence_share_its_keys() {
    let ten = Language::English.makes_ten();
    let offered = Language::English.pick(MAKES_TEN.words);
    assert_eq!(ten, format!("{} {offered}", MAKES_TEN.key_name()));
    let boards = [Context::Bowling, Context::BigBowling, Context::Results];
    for context in boards {
        let keys = MAKES_TEN.keys.iter();
        let mut orders = keys.map(|key| bind(context, *key));
        assert!(
            orders.all(|order| order == Some(MAKES_TEN.action)),
            "{context:?}"
        );
    }
    let names =
        [Context::Field, Context::Renaming].map(|context| key_name(context, Action::Confirm));
    assert_eq!(names[0], names[1]);
}
