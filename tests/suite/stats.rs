//! `tenpin stats`, run like in a script.

use crate::storage::Place;
use crate::stored_nights::{game, refuses, says};

/// PJS bowls spares and KYJ opens, then both open.
fn two_games(place: &Place) {
    let spares = format!("{}9\n", "9\n1\n9\n0\n".repeat(9) + "9\n1\n");
    let first = format!("{spares}9\n0\n");
    let second = game("9\n0\n9\n0");
    says(place, "PJS KYJ", &format!("{first}next\n{second}"));
}

#[test]
fn everybody_stands_in_a_table_the_best_first() {
    let place = Place::new();
    two_games(&place);
    let table = "\
player   games  average    high  strikes  spares   opens
PJS          2    140.0     190     0.0%   50.0%   50.0%
KYJ          2     90.0      90     0.0%    0.0%  100.0%
";
    assert_eq!(says(&place, "stats", ""), table);
    assert_eq!(says(&place, "stats --since 2000-01-31", ""), table);
    let korean = says(&place, "stats --lang ko --last 1", "");
    assert!(
        korean.starts_with("선수    게임    평균    최고"),
        "{korean}"
    );
    assert!(korean.contains("PJS        1    90.0      90"), "{korean}");
}

#[test]
fn scores_differ_in_ascii_too() {
    let place = Place::new();
    two_games(&place);
    let page = says(&place, "stats PJS --ascii", "");
    let chart = "last 2 games  90 - 190\n  #_\n  #~  average of 10\n";
    assert!(page.contains(chart), "{page}");
}

#[test]
fn one_player_has_a_whole_page() {
    let place = Place::new();
    two_games(&place);
    let page = says(&place, "stats pjs", "");
    let told = [
        "PJS  2 games, 1 night, 20",
        "average                140.0\n",
        "last 10 games          140.0  +0.0\n",
        "high game              190  20",
        "high series            280 in 2  20",
        "low game               90\n",
        "first ball             9.0\n",
        "clean games            1\n",
        "most strikes in a row  -\n",
        "spares   50.0%  ████████████████████\n",
        "last 2 games  90 - 190\n  █▁\n  █▄  average of 10\n",
        "  180-199      1  ████",
        "average  14.0",
        "by game   1st   2nd\naverage 190.0  90.0\n",
        "KYJ          2      1      0      1\n",
    ];
    for words in told {
        assert!(page.contains(words), "{words}\n{page}");
    }
    assert!(page.lines().all(|line| line.chars().count() < 80), "{page}");
    let korean = says(&place, "stats PJS --lang ko", "");
    assert!(korean.contains("최고 시리즈      2게임 280"));
    assert!(korean.contains("게임 순서별 1번째 2번째\n"), "{korean}");
    assert!(says(&place, "stats PJS --last 1", "").starts_with("PJS  1 game, 1 night"));
}

#[test]
fn json_is_one_object_a_player() {
    let place = Place::new();
    two_games(&place);
    let all = says(&place, "stats --json", "");
    let players: Vec<serde_json::Value> = all
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(players.len(), 2);
    let keys: Vec<_> = players[0].as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys.join(" "), SUMMARY_KEYS);
    let page: serde_json::Value =
        serde_json::from_str(&says(&place, "stats PJS --json", "")).unwrap();
    for (key, value) in players[0].as_object().unwrap() {
        assert_eq!(page[key], *value);
    }
    assert_eq!(page["average"], 140.0);
    assert_eq!(page["spare_percent"], 50.0);
    assert_eq!(page["high_series"]["pins"], 280);
    assert_eq!(page["by_frame"].as_array().unwrap().len(), 10);
    assert_eq!(page["against"][0]["tied"], 1);
    assert_eq!(page["last_games"][1]["moving_average"], 140.0);
    let readme = include_str!("../../README.md");
    for key in page.as_object().unwrap().keys() {
        assert!(readme.contains(&format!("`{key}`")), "README tells {key}");
    }
}

const SUMMARY_KEYS: &str = "average clean_games first_ball_average games high longest_string low \
    open_percent opens pins player spare_percent spares strike_percent strikes";

#[test]
fn an_empty_history_says_how_to_get_one() {
    let place = Place::new();
    for arguments in ["stats", "stats PJS"] {
        let told = says(&place, arguments, "");
        assert!(
            told.starts_with("no finished games yet: start one with `tenpin`"),
            "{told}"
        );
    }
    assert_eq!(says(&place, "stats --json", ""), "");
    assert!(says(&place, "stats --lang ko", "").contains("아직 끝난 게임이 없습니다"));
    assert_eq!(place.names(), [""; 0], "looking makes no file");
    says(&place, "PJS", "7\n");
    assert!(
        says(&place, "stats", "").starts_with("no finished games yet"),
        "one ball is no game"
    );
}

#[test]
fn somebody_who_left_before_the_end_has_no_finished_game_yet() {
    let place = Place::new();
    says(&place, "PJS KYJ", "9\n0\n9\n0\nleave KYJ\n9\n");
    assert_eq!(says(&place, "stats KYJ", ""), "KYJ: no finished game yet\n");
    assert!(says(&place, "stats", "").starts_with("no finished games yet"));
}

#[test]
fn nothing_since_a_day_is_told() {
    let place = Place::new();
    two_games(&place);
    let told = "no finished games since that day\n";
    assert_eq!(says(&place, "stats --since 9999-01-01", ""), told);
    assert_eq!(says(&place, "stats PJS --since 9999-01-01", ""), told);
    assert_eq!(says(&place, "stats PJS --since 9999-01-01 --json", ""), "");
}

#[test]
fn several_nights_of_one_day_are_nights_in_every_language() {
    let place = Place::new();
    two_games(&place);
    two_games(&place);
    let english = says(&place, "stats PJS", "");
    assert!(
        english.starts_with("PJS  4 games, 2 nights, 20"),
        "{english}"
    );
    assert!(
        !english.lines().next().unwrap().contains(" to "),
        "{english}"
    );
    let korean = says(&place, "stats PJS --lang ko", "");
    assert!(korean.starts_with("PJS  4게임, 기록 2개, 20"), "{korean}");
}

#[test]
fn somebody_nobody_knows_is_refused_with_who_may_be_meant() {
    let place = Place::new();
    two_games(&place);
    let near = "tenpin: PSJ has no finished game here: did you mean PJS?\n";
    assert_eq!(refuses(&place, "stats psj"), (2, near.to_owned()));
    let far = "tenpin: XYZ has no finished game here\n";
    assert_eq!(refuses(&place, "stats XYZ --json"), (2, far.to_owned()));
    assert!(
        refuses(&place, "stats KYX --lang ko")
            .1
            .contains("혹시 KYJ?")
    );
    assert_eq!(refuses(&place, "stats PJSX").0, 2);
    assert_eq!(refuses(&place, "stats --last 0").0, 2);
    assert_eq!(refuses(&place, "stats --since someday").0, 2);
}

#[test]
fn the_help_says_what_each_figure_counts() {
    let help = says(&Place::new(), "stats --help", "");
    for word in [
        "complete games",
        "by rack",
        "first ball",
        "series",
        "clean",
        "form",
        "against",
    ] {
        assert!(help.to_lowercase().contains(word), "{word}\n{help}");
    }
}
