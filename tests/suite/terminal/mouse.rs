//! The mouse of a real terminal, by the bytes it sends.

use super::glass::Seen;
use super::keeping::setup;
use super::pty::{Pty, Setup, USUAL};
use crate::storage::Place;
use crate::stored_nights::says;

/// Clicks where this text is on the screen.
fn click(pty: &Pty, text: &str) {
    let shown = pty.look(Seen::text);
    let mut lines = shown.lines().enumerate();
    let found = lines.find_map(|(row, line)| {
        let before = line.split_once(text)?.0;
        Some((before.chars().count() + 1, row + 1))
    });
    let (column, row) = found.unwrap_or_else(|| panic!("no {text}\n{shown}"));
    pty.type_keys(format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
}

fn is_ordered(pty: &Pty, order: &str) -> bool {
    pty.look(|seen| String::from_utf8_lossy(seen.raw()).contains(order))
}

#[test]
fn clicks_bowl_fix_and_leave() {
    let mut pty = Setup::tenpin(&["PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1", "quit"]);
    pty.type_keys("9-8");
    pty.wait_for(&["9|-", "2 pins"]);
    click(&pty, "u undo");
    pty.wait_for(&["undone: KYJ bowled 8"]);
    click(&pty, "9|-");
    pty.wait_for(&["correct"]);
    pty.type_keys("72\r");
    pty.wait_for(&["7|2"]);
    click(&pty, "q quit");
    pty.wait_for(&["Quit?"]);
    click(&pty, "Esc");
    pty.wait_gone("Quit?");
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

#[test]
fn a_click_on_a_name_calls_up_and_one_on_a_theme_wears_it() {
    let mut pty = Setup::tenpin(&["PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1", "▶ PJS", "quit"]);
    click(&pty, "KYJ");
    pty.wait_for(&["▶ KYJ"]);
    pty.type_keys("\x1b");
    pty.wait_for(&["▶ PJS"]);
    pty.type_keys("t");
    pty.wait_for(&["▶ terminal", "contrast"]);
    click(&pty, "contrast");
    pty.wait_for(&["▶ contrast"]);
    click(&pty, "contrast");
    pty.wait_gone("monochrome");
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

const WHEEL_DOWN: &str = "\x1b[<65;5;5M";
const WHEEL_UP: &str = "\x1b[<64;5;5M";

/// The picture after these keys, which has to be different.
fn changed(pty: &Pty, keys: &str) -> Vec<String> {
    let before = pty.look(Seen::picture);
    pty.type_keys(keys);
    pty.wait_until(&format!("{keys:?} is taken"), |seen| {
        seen.picture() != before
    })
}

#[test]
fn the_wheel_moves_through_a_list_and_home_goes_to_its_beginning() {
    let place = Place::new();
    for name in ["ABC", "DEF", "GHI"] {
        says(&place, name, "x\n");
    }
    let mut pty = setup(&place, &["--still", "PJS"]).start();
    pty.wait_for(&["frame 1", "quit"]);
    pty.type_keys("h");
    let first = pty.wait_for(&["ABC", "DEF", "GHI"]);
    let second = changed(&pty, WHEEL_DOWN);
    let last = changed(&pty, WHEEL_DOWN);
    assert!(first != second && second != last && last != first);
    for (keys, picture) in [
        (WHEEL_UP, second),
        ("\x1b[H", first.clone()),
        ("\x1b[F", last),
        ("\x1b[1~", first),
    ] {
        pty.type_keys(keys);
        pty.wait_for_picture(&picture);
    }
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

#[test]
fn a_storm_of_mouse_reports_harms_nothing() {
    let mut pty = Setup::tenpin(&["PJS", "KYJ"]).start();
    pty.wait_for(&["frame 1", "quit"]);
    let (columns, rows) = USUAL;
    for button in [0, 1, 2, 32, 35, 64, 65, 4, 8, 16] {
        let places = (1..=rows).map(|row| (row * 3 % columns + 1, row));
        let reports = places.map(|(column, row)| format!("\x1b[<{button};{column};{row}M"));
        pty.type_keys(reports.collect::<String>());
    }
    pty.type_keys("\x1b[<0;65535;65535M\x1b[<0;1;1M\x1b[M !!\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

#[test]
fn the_mouse_is_left_alone_where_it_is_not_wanted() {
    let place = Place::new();
    let mut pty = setup(&place, &["--no-mouse", "PJS"]).start();
    pty.wait_for(&["frame 1", "quit"]);
    assert!(!pty.look(Seen::residue).contains(&"mouse"));
    assert!(!is_ordered(&pty, "?1000h") && is_ordered(&pty, "?1007l"));
    pty.type_keys("\x03");
    assert_eq!(pty.ends_without_a_trace(), 0);
}

#[test]
fn a_variable_leaves_the_mouse_alone_too() {
    for (value, is_listened_to) in [("off", false), ("on", true)] {
        let place = Place::new();
        let mut pty = setup(&place, &["PJS"])
            .variable("TENPIN_MOUSE", value)
            .start();
        pty.wait_for(&["frame 1", "quit"]);
        assert_eq!(pty.look(Seen::residue).contains(&"mouse"), is_listened_to);
        pty.type_keys("\x03");
        assert_eq!(pty.ends_without_a_trace(), 0);
    }
}

#[test]
fn that_it_is_not_wanted_is_remembered() {
    let place = Place::new();
    for (before, key) in [(true, "tc"), (false, "tc"), (true, "")] {
        let mut pty = setup(&place, &["PJS"]).start();
        pty.wait_for(&["frame 1", "quit"]);
        assert_eq!(pty.look(Seen::residue).contains(&"mouse"), before);
        pty.type_keys(key);
        let is_done = |seen: &Seen| key.is_empty() || seen.residue().contains(&"mouse") != before;
        pty.wait_until("the mouse is switched", is_done);
        pty.type_keys("\x03");
        assert_eq!(pty.ends_without_a_trace(), 0);
    }
}
