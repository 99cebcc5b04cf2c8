//! Choosing a theme.

use ratatui::style::Color;
use tenpin::app::{Action, Context, Message, Mouse, Target, ThemeName};
use tenpin::text::Language;
use tenpin::ui::Depth;

use crate::stage::{Stage, alone, two};

/// The background colour of the screen's corner.
fn ground(stage: &Stage) -> Color {
    stage.terminal.backend().buffer()[(0, 0)].bg
}

#[test]
fn a_theme_shows_while_it_is_chosen_and_enter_saves_it() {
    let mut stage = two();
    assert_eq!(ground(&stage), Color::Reset);
    stage.type_keys("7t<Down>");
    assert!(stage.shows("▶ dark") && stage.shows("Enter save"));
    assert_ne!(ground(&stage), Color::Reset);
    assert_eq!(stage.desk.remembered, [], "looking is not choosing");
    stage.type_keys("<Enter>2");
    assert_eq!(stage.app.theme(), ThemeName::Dark);
    assert_eq!(stage.desk.remembered, [("theme", "dark".to_owned())]);
    assert!(!stage.shows("Enter save"));
    assert_eq!(stage.row("PJS").0, ["7|2"], "and the game goes on");
}

#[test]
fn every_key_of_the_list_is_in_sight_on_the_smallest_board() {
    let english = "Enter save, m motion, c mouse, l Korean, Esc cancel";
    let korean = "Enter 저장, m 애니메이션, c 마우스, l English, Esc 취소";
    for (language, keys) in [(Language::English, english), (Language::Korean, korean)] {
        let mut stage = Stage::new(46, 14).in_language(language);
        stage.type_keys("pjs<Enter><Enter>7t");
        for words in keys.split(", ").chain(["▶ terminal", " alley "]) {
            assert!(stage.shows(words), "{words}\n{}", stage.text());
        }
        stage.click(Target::Key(Action::SwitchMouse));
        assert_eq!(stage.script.mouse, Some(Mouse::Off));
    }
}

#[test]
fn escape_takes_it_back() {
    let mut stage = two();
    let before = stage.terminal.backend().buffer().clone();
    stage.type_keys("t<Down><Down><Esc>");
    assert_eq!(stage.app.theme(), ThemeName::Terminal);
    assert_eq!(stage.terminal.backend().buffer(), &before);
    assert_eq!(stage.desk.remembered, []);
}

#[test]
fn the_list_goes_around_both_ways() {
    let mut stage = two();
    stage.type_keys("t<Up>");
    assert_eq!(stage.app.theme(), ThemeName::Alley);
    stage.type_keys("tt");
    assert_eq!(stage.app.theme(), ThemeName::Dark, "t goes on as well");
}

#[test]
fn balls_are_not_taken_under_the_list() {
    let mut stage = two();
    let kept = stage.desk.kept.len();
    stage.type_keys("t7x");
    assert_eq!(stage.desk.kept.len(), kept);
    assert_eq!(stage.app.context(), Context::Themes);
}

#[test]
fn it_is_chosen_on_the_results_and_in_the_list_of_players_too() {
    let mut stage = alone();
    stage.type_keys("xxxxxxxxxxxxt<Down><Enter>");
    assert_eq!(stage.app.theme(), ThemeName::Dark);
    stage.type_keys("p<Tab>t<Down><Enter>");
    assert_eq!(stage.app.theme(), ThemeName::Light);
}

#[test]
fn where_a_name_is_typed_t_is_a_letter() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("t");
    assert!(stage.shows("│ T │ │ ▂ │ │   │"));
    assert_eq!(stage.app.overlay(), None);
}

#[test]
fn without_colours_the_list_says_why_nothing_changes() {
    let mut stage = two();
    stage.display.depth = Depth::Colourless;
    stage.type_keys("t<Down>");
    assert!(stage.shows("no colours here; --theme NAME shows them"));
    assert_eq!(ground(&stage), Color::Reset);
}

#[test]
fn the_theme_that_was_not_chosen_is_told_on_the_first_board_and_only_there() {
    let mut stage = Stage::new(80, 24);
    stage.app.update(Message::FirstLook);
    stage.type_keys("pjs<Enter>");
    assert!(!stage.shows("t changes it") && stage.desk.remembered.is_empty());
    stage.type_keys("<Enter>");
    assert!(stage.shows("theme: terminal · t changes it"));
    assert_eq!(stage.desk.remembered, [("first-look", "told".to_owned())]);
    stage.type_keys("7");
    assert!(!stage.shows("t changes it"));
    stage.type_keys("2");
    assert!(!stage.shows("t changes it"));
}

#[test]
fn whoever_opened_the_list_before_is_not_told() {
    let mut stage = Stage::new(80, 24);
    stage.app.update(Message::FirstLook);
    stage.type_keys("pjs<Enter><Tab>t<Esc><Tab><Enter>");
    assert_eq!(stage.app.context(), Context::Bowling);
    assert!(!stage.shows("t changes it"));
}

#[test]
fn every_theme_is_found_by_its_name() {
    for theme in ThemeName::ALL {
        assert_eq!(ThemeName::named(theme.name()), Some(theme));
    }
    assert_eq!(ThemeName::named("plaid"), None);
}

#[test]
fn the_language_is_switched_at_once_and_remembered() {
    for (keys, word, code) in [("tl", "테마", "ko"), ("tll", "theme", "en")] {
        let mut stage = two();
        stage.type_keys(keys);
        assert!(stage.shows(word), "{}", stage.text());
        let last = stage.desk.remembered.last();
        assert_eq!(last, Some(&("language", code.to_owned())));
    }
}
