//! An unfinished night: it is continued, or a new one begins, and no key decides by accident.

use tenpin::app::{App, Notice};
use tenpin::archive::{ClockTime, Obstacle, Regular, Regulars, SaveState};
use tenpin::domain::Player;
use tenpin::session::Ending;
use tenpin::text::Language;

use crate::stage::{Stage, two};

/// An unfinished night of two players in the second frame is offered.
pub(crate) fn offered_on(mut stage: Stage) -> Stage {
    let mut before = two();
    before.type_keys("x8/7");
    stage.app = App::new(before.app.night().clone()).offering();
    stage.desk.kept.clone_from(&before.desk.kept);
    stage.desk.noted = before.desk.noted;
    stage.desk.saving = SaveState::Saved(Some(ClockTime::new(19, 42)));
    stage.type_keys("");
    stage
}

fn offered() -> Stage {
    offered_on(Stage::new(80, 24))
}

#[test]
fn the_question_tells_who_bowls_where_they_are_and_since_when() {
    let stage = offered();
    assert!(stage.shows("Unfinished night") && stage.shows("PJS  KYJ"));
    assert!(stage.shows("game 1   frame 2   last ball 19:42"));
}

#[test]
fn the_question_names_the_players_in_their_order_of_play() {
    let mut before = two();
    before.type_keys("p<Tab><Down>[<Enter>9");
    let mut stage = Stage::new(80, 24);
    stage.app = App::new(before.app.night().clone()).offering();
    stage.type_keys("");
    assert!(stage.shows("KYJ  PJS"), "{}", stage.text());
}

#[test]
fn with_no_game_running_the_question_tells_how_many_were_bowled() {
    let mut before = two();
    before.type_keys(&"9-".repeat(20));
    let games = [
        (
            Language::English,
            "Night still open",
            "1 game bowled   last ball 19:42",
        ),
        (
            Language::Korean,
            "이어서 칠 수 있는 기록",
            "1게임 완료   마지막 투구 19:42",
        ),
    ];
    for (language, title, place) in games {
        let mut stage = Stage::new(80, 24).in_language(language);
        stage.app = App::new(before.app.night().clone()).offering();
        stage.desk.saving = SaveState::Saved(Some(ClockTime::new(19, 42)));
        stage.type_keys("");
        assert!(stage.shows_all(&[title, place]), "{}", stage.text());
        assert!(!stage.shows("Unfinished"), "{}", stage.text());
    }
}

#[test]
fn it_goes_on_at_the_same_ball() {
    for key in ["<Enter>", "y"] {
        let mut stage = offered();
        stage.type_keys(key);
        assert!(!stage.shows("Unfinished night") && stage.shows("3 pins standing"));
        stage.type_keys("/u");
        assert!(stage.shows("3 pins standing"));
        stage.check_kept();
    }
}

#[test]
fn a_new_night_begins_with_nothing() {
    let mut stage = offered();
    stage.type_keys("n");
    assert!(stage.shows("Who's bowling first?") && stage.desk.anew == 1);
    stage.type_keys("abc<Enter><Enter>9");
    assert!(stage.shows("1 pin left"));
    stage.check_kept();
}

#[test]
fn any_other_key_decides_nothing() {
    let mut stage = offered();
    stage.type_keys("7x/u<BS><Esc><Right>?pe");
    assert!(stage.shows("Unfinished night") && stage.desk.anew == 0);
    stage.check_kept();
    assert_eq!(stage.desk.kept.len(), 7);
    assert_eq!(offered().type_keys("q"), Ending::Quit);
    assert_eq!(offered().type_keys("<C-c>"), Ending::Quit);
}

#[test]
fn a_night_that_can_not_go_on_is_told_and_a_new_one_begins() {
    let sentences = [
        (Obstacle::OpenElsewhere, "in another program"),
        (Obstacle::Damaged, "tenpin data check"),
    ];
    for (obstacle, words) in sentences {
        let mut stage = Stage::new(80, 24);
        stage.app = App::default().telling(Notice::CanNotGoOn(obstacle));
        stage.type_keys("");
        assert!(stage.shows(words), "{}", stage.text());
        stage.type_keys("pjs<Enter>");
        assert!(!stage.shows(words) && stage.shows(" 1 PJS"));
    }
}

#[test]
fn leaving_at_once_asks_when_something_would_be_lost() {
    let mut stage = two();
    stage.desk.saving = SaveState::NotSaved(3, Obstacle::Full);
    assert_eq!(stage.type_keys("7<C-c>"), Ending::Gone);
    assert!(stage.shows("3 NOT SAVED and will be lost."));
    assert_eq!(stage.type_keys("<C-c>"), Ending::Quit);
}

#[test]
fn a_new_night_knows_the_one_that_was_offered() {
    let mut stage = offered();
    let regulars = ["PJS", "KYJ"].map(|name| Regular {
        player: Player::new(name).unwrap(),
        best: None,
    });
    stage.desk.history = Regulars::from_iter(regulars);
    stage.type_keys("n");
    assert!(stage.shows("played before"), "{}", stage.text());
}
