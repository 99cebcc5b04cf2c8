//! Sharing the night.

use tenpin::app::{Context, CopiedBy, Overlay, ShareTarget, Shared};
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
    assert!(stage.shows("share this night") && stage.shows("copy result"));
    stage.type_keys("csbsts");
    assert!(stage.shows("share this night"), "the last s asks again");
    stage.type_keys("s");
    assert_eq!(
        stage.desk.shared,
        [
            ShareTarget::Result,
            ShareTarget::Boards,
            ShareTarget::File(Format::Text),
            ShareTarget::File(Format::Svg)
        ]
    );
    assert_eq!(stage.app.context(), Context::Results);
}

/// The possible results of sharing, and their messages.
fn outcomes() -> [(Shared, &'static str); 6] {
    let file = "/alley/tenpin-2026-11-16-1942.svg";
    let by = |by| Shared::Copied(by);
    let failed = "xsel failed: asked the terminal to copy instead";
    [
        (
            by(CopiedBy::Terminal),
            "copied (if your terminal allows it)",
        ),
        (by(CopiedBy::Tool("xclip")), "copied with xclip"),
        (by(CopiedBy::TerminalAfter("xsel")), failed),
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
    ]
}

#[test]
fn what_became_of_it_is_told_until_the_next_key() {
    for view in ["", "v"] {
        for (shared, told) in outcomes() {
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
    assert_eq!(stage.desk.shared, [ShareTarget::Result]);
    assert!(stage.shows("copied"));
    stage.type_keys("2");
    assert_eq!(stage.row("PJS").0, ["7|2"]);
}

#[test]
fn before_the_first_ball_there_is_nothing_to_share() {
    for (bowled, told) in [("", true), ("7u", true), ("7", false)] {
        for view in ["", "v"] {
            let mut stage = two();
            stage.type_keys(&format!("{bowled}{view}s"));
            assert_eq!(stage.shows("nothing to share yet"), told, "{bowled}{view}");
            assert_eq!(stage.app.overlay().is_none(), told, "{bowled}{view}");
        }
    }
}

#[test]
fn escape_shares_nothing_and_balls_are_not_taken_under_the_question() {
    for leaving in ["<Esc>", "q"] {
        let mut stage = two();
        stage.type_keys("7");
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
        stage.type_keys("pjs<Enter><Enter>7s");
        assert_eq!(stage.app.context(), Context::Sharing);
        if height >= 4 {
            let told = [" c    copy result", " Esc  cancel"];
            assert!(
                told.iter().all(|told| stage.shows(told)),
                "{}",
                stage.text()
            );
        }
        assert!(width < 30 || stage.shows("picture for chats"));
    }
}

/// Whatever overlay is open, what would be lost is said before.
#[test]
fn leaving_at_once_with_something_unsaved_asks_from_every_overlay() {
    for overlay in ["s", "t", "?", ""] {
        let mut stage = two();
        stage.desk.saving = SaveState::NotSaved(1, Obstacle::Full);
        stage.type_keys(&format!("x{overlay}<C-c>"));
        assert_eq!(stage.app.overlay(), Some(Overlay::Quitting), "{overlay}");
    }
}
