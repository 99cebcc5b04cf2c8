//! The page of leaves on the averages screen.

use super::statistics::regulars_on;
use crate::stage::Stage;

#[test]
fn l_shows_what_a_player_leaves_and_goes_back() {
    let mut stage = regulars_on(Stage::new(120, 36));
    stage.type_keys("new<Enter><Enter>a<Home>");
    let games = stage.text();
    stage.type_keys("l");
    for part in [
        "60 of 180 frames have pins",
        "single pin",
        "most left",
        "4-7-10",
    ] {
        assert!(stage.shows(part), "{part}: {}", stage.text());
    }
    for back in ["l", "l<Esc>"] {
        stage.type_keys(back);
        assert_eq!(stage.text(), games, "{back}");
    }
    stage.type_keys("l<Down>");
    assert!(
        stage.shows("no finished game has been typed by pins yet"),
        "{}",
        stage.text()
    );
}

fn last_line(stage: &Stage) -> String {
    stage.lines().last().cloned().unwrap_or_default()
}

#[test]
fn the_keys_say_where_they_lead() {
    let mut stage = regulars_on(Stage::new(80, 24));
    stage.type_keys("new<Enter><Enter>a<Home>");
    assert!(last_line(&stage).contains("← → page"), "{}", stage.text());
    assert!(last_line(&stage).contains("l leaves") && stage.shows("1 of 2 →"));
    stage.type_keys("<Right>");
    assert!(stage.shows("← 2 of 2"), "{}", stage.text());
    stage.type_keys("l");
    assert!(last_line(&stage).contains("l averages"), "{}", stage.text());
    stage.resize(200, 60);
    stage.type_keys("<Home>");
    assert!(!last_line(&stage).contains("page"), "{}", stage.text());
    stage.resize(80, 24);
    for without_pages in ["<End>", "l"] {
        stage.type_keys(without_pages);
        assert!(!last_line(&stage).contains("page"), "{}", stage.text());
    }
}
