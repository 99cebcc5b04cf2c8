//! What the current player needs: `w` on the board.

use jiff::civil::date;
use tenpin::archive::{PastNights, PastPlayer, Regular, Regulars};
use tenpin::domain::Player;
use tenpin::text::Language;

use crate::stage::Stage;

/// KYJ has an average of 163 and a best of 201.
pub(crate) fn stage_with_past(width: u16, height: u16) -> Stage {
    let player = Player::new("KYJ").unwrap();
    let mut stage = Stage::new(width, height);
    stage.desk.history = Regulars::from_iter([Regular {
        player,
        best: Some(201),
    }]);
    stage.desk.past = PastNights {
        nights: 1,
        people: vec![PastPlayer {
            player,
            games: 2,
            pins: 326,
            last: date(2026, 11, 13),
        }],
        ..PastNights::default()
    };
    stage
}

/// KYJ is up in frame 4 with 47.
pub(crate) const FRAMES: &str = "kyj<Enter><Enter>x9/81";

#[test]
fn w_tells_what_a_round_score_the_average_and_a_new_best_take() {
    let mut stage = stage_with_past(80, 24);
    stage.type_keys(&format!("{FRAMES}w"));
    let shown = [
        "what KYJ needs",
        "100            53 more · no mark needed",
        "150            103 more · at least 2 marks in 7 frames",
        "average 163    116 more · at least 3 marks in 7 frames",
        "beat best 201  155 more · at least 5 marks in 7 frames",
        "250            203 more · a mark in all 7 frames · a strike now",
        "300            out of reach, 257 at most",
        "a mark is a strike or a spare",
    ];
    for text in shown {
        assert!(stage.shows(text), "{text}\n{}", stage.text());
    }
    stage.type_keys("<Esc>");
    assert!(!stage.shows("what KYJ needs"));
    stage.type_keys("ww7");
    assert!(
        stage.shows("3 pins standing"),
        "w closes it too, and balls go on"
    );
}

#[test]
fn a_ball_typed_over_the_needs_is_taken() {
    for (mode, key, taken) in [("", "7", "7"), ("d", "46 ", "8")] {
        let mut stage = stage_with_past(80, 24);
        stage.type_keys(&format!("kyj<Enter><Enter>{mode}w{key}"));
        assert!(!stage.shows("what KYJ needs"), "{}", stage.text());
        assert_eq!(stage.row("KYJ").0, [taken]);
    }
}

#[test]
fn it_follows_the_balls_and_speaks_korean() {
    let mut stage = stage_with_past(80, 24).in_language(Language::Korean);
    stage.type_keys(&format!("{FRAMES}xxxxxx7w"));
    let shown = [
        "KYJ의 목표",
        "평균 163       달성",
        "최고 201 넘기  달성",
        "250점          불가능: 최대 234점",
        "마크: 스트라이크나 스페어",
    ];
    for text in shown {
        assert!(stage.shows(text), "{text}\n{}", stage.text());
    }
}

#[test]
fn it_fits_any_terminal_and_is_there_in_the_big_view() {
    for (width, height) in [(1, 1), (10, 3), (20, 5), (46, 14), (46, 7), (200, 60)] {
        let mut stage = stage_with_past(width, height);
        stage.type_keys(&format!("{FRAMES}w"));
        stage.type_keys("<Esc>7");
        stage.check_kept();
    }
    let mut stage = stage_with_past(46, 14);
    stage.type_keys(&format!("{FRAMES}w"));
    let narrow = [
        "150            103 more · at least 2 marks",
        "250            a mark in all 7 frames",
    ];
    assert!(stage.shows_all(&narrow), "{}", stage.text());
    let mut stage = stage_with_past(120, 36);
    stage.type_keys(&format!("{FRAMES}vw"));
    assert!(stage.shows("what KYJ needs"));
}

#[test]
fn finished_games_of_tonight_count_in_the_average_and_the_best() {
    let mut stage = stage_with_past(80, 24);
    stage.type_keys("kyj<Enter><Enter>");
    stage.type_keys(&format!("{}9nw", "9/".repeat(10)));
    let shown = ["average 172", "beat best 201"];
    assert!(stage.shows_all(&shown), "{}", stage.text());
    stage.type_keys(&format!("<Esc>{}nw", "x".repeat(12)));
    assert!(stage.shows("average 204"), "{}", stage.text());
    assert!(!stage.shows("beat best"), "nobody beats 300");
}

#[test]
fn on_a_first_night_the_average_and_the_best_come_with_the_second_game() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>w");
    assert!(!stage.shows("average") && !stage.shows("beat best"));
    stage.type_keys(&format!("<Esc>{}n", "9-8-".repeat(10)));
    let all = [("w", "90"), ("<Esc>9-w", "80")];
    for (keys, score) in all {
        stage.type_keys(keys);
        let shown = [format!("average {score}"), format!("beat best {score}")];
        assert!(
            shown.iter().all(|words| stage.shows(words)),
            "{}",
            stage.text()
        );
    }
}

#[test]
fn where_only_strikes_will_do_they_are_counted() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("kyj<Enter><Enter>w");
    let shown = [
        "200  200 more · at least 6 marks in 10 frames",
        "300  300 more · 12 strikes",
    ];
    assert!(stage.shows_all(&shown), "{}", stage.text());
    let mut small = Stage::new(46, 14);
    small.type_keys("kyj<Enter><Enter>w");
    let shown = [
        "200  200 more · at least 6 marks",
        "300  300 more · 12 strikes",
    ];
    assert!(small.shows_all(&shown), "{}", small.text());
}
