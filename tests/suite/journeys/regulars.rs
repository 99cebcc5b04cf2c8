//! Those who bowled here before, and whether what happened is on disk.

use tenpin::archive::{ClockTime, Obstacle, Regular, Regulars, SaveState};
use tenpin::domain::Player;

use crate::stage::Stage;

fn regular(name: &str, best: Option<u16>) -> Regular {
    let player = Player::new(name).unwrap();
    Regular { player, best }
}

fn stage() -> Stage {
    let regulars = [
        regular("KYJ", Some(100)),
        regular("KIM", None),
        regular("PJS", Some(300)),
    ];
    let mut stage = Stage::new(80, 24);
    stage.desk.history = Regulars::from_iter(regulars);
    stage.type_keys("");
    stage
}

#[test]
fn who_bowled_here_before_is_suggested_and_the_arrow_takes_the_first() {
    let mut stage = stage();
    assert!(stage.shows("here before  → KYJ  KIM  PJS"));
    stage.type_keys("ki");
    assert!(stage.shows("→ KIM") && !stage.shows("KYJ"));
    stage.type_keys("<Right><Enter>");
    assert!(stage.shows("1  KIM"));
    assert!(
        stage.shows("→ KYJ  PJS"),
        "whoever is here is not suggested\n{}",
        stage.text()
    );
    stage.type_keys("zz<Right>");
    assert!(!stage.shows("here before") && stage.shows("Z Z _"));
}

#[test]
fn a_personal_best_is_called_once_the_game_is_over() {
    let mut stage = stage();
    stage.type_keys("kyj<Enter><Enter>");
    stage.type_keys(&"9/".repeat(10));
    assert!(!stage.shows("personal best"));
    stage.type_keys("9");
    assert!(stage.shows("KYJ: 190, a personal best!"));
    stage.type_keys("n");
    stage.type_keys(&"9-".repeat(10));
    assert!(!stage.shows("personal best"), "90 is none");
}

#[test]
fn no_best_is_called_for_somebody_new_or_for_less() {
    for name in ["kim", "new", "pjs"] {
        let mut stage = stage();
        stage.type_keys(&format!("{name}<Enter><Enter>"));
        stage.type_keys(&"9-".repeat(10));
        assert!(
            stage.shows("game 1 is over") && !stage.shows("personal best"),
            "{name}"
        );
    }
}

#[test]
fn what_is_not_on_disk_is_told_on_every_screen_and_before_leaving() {
    let mut stage = stage();
    stage.desk.saving = SaveState::NotSaved(3, Obstacle::Full);
    stage.type_keys("kyj<Enter><Enter>7");
    assert!(
        stage.lines()[0]
            .trim_end()
            .ends_with("NOT SAVED 3: disk full")
    );
    stage.type_keys("q");
    assert!(stage.shows("3 NOT SAVED: they would be lost."));
    stage.desk.saving = SaveState::Saved(Some(ClockTime::new(9, 5)));
    stage.type_keys("nq");
    assert!(stage.shows("The night is kept.") && stage.lines()[0].contains("saved  09:05"));
}
