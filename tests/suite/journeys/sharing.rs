//! Handing the night on.

use tenpin::app::{Context, Overlay, ShareTarget, Shared};
use tenpin::archive::{Obstacle, SaveState};
use tenpin::report::Format;

use crate::stage::{Stage, alone, two};

fn over() -> Stage {
    let mut stage = alone();
    stage.type_keys("xxxxxxxxxxxx");
    stage
}

#[test]
fn the_results_are_shared_in_each_form() {
    let mut stage = over();
    assert!(stage.shows("s share"));
    stage.type_keys("s");
    assert!(stage.shows("share this night") && stage.shows("copy as text"));
    stage.type_keys("csts");
    assert!(stage.shows("share this night"), "the last s asks again");
    stage.type_keys("s");
    assert_eq!(
        stage.desk.shared,
        [
            ShareTarget::Clipboard,
            ShareTarget::File(Format::Text),
            ShareTarget::File(Format::Svg)
        ]
    );
    assert_eq!(stage.app.context(), Context::Results);
}

#[test]
fn what_became_of_it_is_told_until_the_next_key() {
    let file = "/alley/tenpin-2026-11-16-1942.svg";
    let cases = [
        (Shared::Copied, "copied (if your terminal allows it)"),
        (
            Shared::Written(file.into()),
            "saved /alley/tenpin-2026-11-16-1942.svg",
        ),
        (
            Shared::NotWritten(file.into(), Obstacle::Unwritable),
            "can't write: tenpin-2026-11-16-1942.svg in /alley",
        ),
        (
            Shared::NotWritten(file.into(), Obstacle::Full),
            "disk full: tenpin-2026-11-16-1942.svg in /alley",
        ),
    ];
    for view in ["", "v"] {
        for (shared, told) in cases.clone() {
            let mut stage = over();
            stage.desk.sharing = shared;
            stage.type_keys(view);
            stage.type_keys("ss");
            assert!(stage.shows(told), "{}", stage.text());
            stage.type_keys("<Up>");
            assert!(!stage.shows(told));
        }
    }
}

#[test]
fn a_game_that_is_on_is_shared_too_and_goes_on() {
    let mut stage = two();
    stage.type_keys("7sc");
    assert_eq!(stage.desk.shared, [ShareTarget::Clipboard]);
    assert!(stage.shows("copied"));
    stage.type_keys("2");
    assert_eq!(stage.row("PJS").0, ["7|2"]);
}

#[test]
fn escape_shares_nothing_and_balls_are_not_taken_under_the_question() {
    for leaving in ["<Esc>", "q"] {
        let mut stage = two();
        let kept = stage.desk.kept.len();
        stage.type_keys("s7x/");
        assert_eq!(stage.app.overlay(), Some(Overlay::Sharing));
        stage.type_keys(leaving);
        assert_eq!(stage.app.overlay(), None);
        assert_eq!(stage.desk.kept.len(), kept);
        assert_eq!(stage.desk.shared, []);
    }
}

#[test]
fn the_question_has_room_on_any_screen() {
    for (width, height) in [(36, 6), (30, 5), (20, 4), (8, 2), (1, 1)] {
        let mut stage = Stage::new(width, height);
        stage.type_keys("pjs<Enter><Enter>s");
        assert_eq!(stage.app.context(), Context::Sharing);
        if height >= 4 {
            let told = [" c    copy as text", " Esc  cancel"];
            assert!(
                told.iter().all(|told| stage.shows(told)),
                "{}",
                stage.text()
            );
        }
        assert!(width < 30 || stage.shows("picture: an SVG file"));
    }
}

/// Whatever lies over the screen, what would be lost is told before.
#[test]
fn leaving_at_once_with_something_unsaved_asks_from_every_overlay() {
    for overlay in ["s", "t", "?", ""] {
        let mut stage = two();
        stage.desk.saving = SaveState::NotSaved(1, Obstacle::Full);
        stage.type_keys(&format!("x{overlay}<C-c>"));
        assert_eq!(stage.app.overlay(), Some(Overlay::Quitting), "{overlay}");
    }
}
