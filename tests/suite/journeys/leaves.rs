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
