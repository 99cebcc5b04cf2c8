//! The tables of keys: no key twice, no order without a key, and everything that tells keys agrees.

use std::collections::HashSet;

use tenpin::app::{Action, Context};
use tenpin::input::{Binding, Key, Place, bind, everywhere, table};
use tenpin::text::Language;

use crate::stage::{Stage, two};

fn all_bindings(context: Context) -> impl Iterator<Item = &'static Binding> {
    everywhere().iter().chain(table(context))
}

#[test]
fn no_key_stands_twice_in_a_context() {
    for context in Context::ALL {
        let mut seen = HashSet::new();
        let keys = all_bindings(context).flat_map(|binding| binding.keys);
        for key in keys {
            assert!(seen.insert(*key), "{key:?} twice in {context:?}");
        }
    }
}

#[test]
fn every_key_of_a_table_gives_its_order() {
    for context in Context::ALL {
        for binding in all_bindings(context) {
            let keys = binding.keys.iter();
            let orders: Vec<_> = keys.map(|key| bind(context, *key)).collect();
            assert!(orders.iter().all(|order| *order == Some(binding.action)));
        }
    }
}

/// Every variant of `Action`, so that a new one has to be named here.
const fn name(action: Action) -> &'static str {
    match action {
        Action::Nought => "nought",
        Action::One => "one",
        Action::Bowl(_) => "bowl",
        Action::Confirm => "confirm",
        Action::Cancel => "cancel",
        Action::Erase => "erase",
        Action::Undo => "undo",
        Action::Redo => "redo",
        Action::Correct => "correct",
        Action::Move(_) => "move",
        Action::ShowPlayers => "show players",
        Action::ShowHelp => "show help",
        Action::StartGame => "start game",
        Action::Type(_) => "type",
        Action::TakeSuggestion => "take suggestion",
        Action::SwitchFocus => "switch focus",
        Action::OutOrBack => "out or back",
        Action::GoHome => "go home",
        Action::Rename => "rename",
        Action::MoveUp => "move up",
        Action::MoveDown => "move down",
        Action::JoinNow => "join now",
        Action::JoinNextGame => "join next game",
        Action::AskToQuit => "ask to quit",
        Action::Quit => "quit",
        Action::Suspend => "suspend",
    }
}

const ACTIONS: usize = 26;

#[test]
fn every_order_has_a_key() {
    let tables = Context::ALL.into_iter().flat_map(all_bindings);
    let typed = bind(Context::Field, Key::Char('a'));
    let orders = tables.map(|binding| binding.action).chain(typed);
    let reached: HashSet<_> = orders.map(name).collect();
    assert_eq!(reached.len(), ACTIONS, "{reached:?}");
}

#[test]
fn the_footer_tells_the_keys_of_the_table() {
    let mut stage = two();
    stage.type_keys("x");
    let footer = stage.lines().last().cloned().unwrap();
    let told = table(Context::Bowling)
        .iter()
        .filter(|binding| binding.place == Place::Footer);
    for binding in told {
        let Some(Key::Char(key)) = binding.keys.first() else {
            panic!("{binding:?}");
        };
        let label = Language::English.label(binding.label);
        assert!(footer.contains(&format!("{key} {label}")), "{footer}");
    }
}

#[test]
fn the_help_tells_every_order_of_every_screen() {
    let scripts = [
        (Context::Field, ""),
        (Context::List, "pjs<Enter><Tab>"),
        (Context::Bowling, "pjs<Enter><Enter>"),
        (Context::Correcting, "pjs<Enter><Enter>7e"),
        (Context::Results, "pjs<Enter><Enter>xxxxxxxxxxxx"),
    ];
    for (context, script) in scripts {
        let mut stage = Stage::new(80, 40);
        stage.type_keys(script);
        assert_eq!(stage.app.context(), context);
        stage.type_keys("?");
        for binding in all_bindings(context) {
            let label = Language::English.label(binding.label);
            assert!(
                stage.shows(label),
                "{label} of {context:?}\n{}",
                stage.text()
            );
        }
    }
}

#[test]
fn readme_tells_every_key_of_the_board() {
    let readme = include_str!("../../README.md");
    let section = readme.split("## Keys").nth(1).unwrap();
    let section = section.split("\n## ").next().unwrap();
    for context in [
        Context::Bowling,
        Context::List,
        Context::Results,
        Context::Correcting,
    ] {
        for binding in table(context) {
            let label = Language::English.label(binding.label);
            assert!(section.contains(label), "{label}");
        }
    }
}
