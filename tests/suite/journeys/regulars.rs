//! Players who played before, and whether the events are saved.

use jiff::civil::date;
use tenpin::app::Context;
use tenpin::archive::{
    ClockTime, LastNight, LastRow, Obstacle, PastNights, PastPlayer, PlaceRecord, RecordKind,
    Regular, Regulars, SaveState,
};
use tenpin::domain::Player;
use tenpin::terminal::Incoming;

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
    assert!(stage.shows("played before") && stage.shows("→ KYJ"));
    assert!(stage.shows("  KIM") && stage.shows("  PJS"));
    stage.type_keys("ki");
    assert!(stage.shows("→ takes KIM") && stage.shows("→ KIM") && !stage.shows("→ KYJ"));
    stage.type_keys("<Right>");
    assert!(stage.shows("Enter adds KIM"));
    stage.type_keys("<Enter>");
    assert!(stage.shows(" 1 KIM"));
    assert!(
        stage.shows("→ KYJ") && !stage.shows("  KIM  "),
        "whoever is here is not suggested\n{}",
        stage.text()
    );
    stage.type_keys("zz<Right>");
    assert!(stage.shows("no past player starts with ZZ") && stage.shows("│ Z │ │ Z │ │ ▂ │"));
}

#[test]
fn once_everybody_who_bowled_here_before_is_here_there_is_no_list_of_them() {
    let mut stage = stage();
    stage.type_keys("kyj<Enter>kim<Enter>");
    assert!(stage.shows("played before"), "{}", stage.text());
    stage.type_keys("pjs<Enter>");
    assert!(!stage.shows("played before"), "{}", stage.text());
}

#[test]
fn two_columns_of_players_tell_the_average_rather_than_the_date() {
    let mut stage = stage();
    stage.desk.past = past();
    stage.type_keys("");
    let names = (b'a'..).take(23).map(char::from);
    let names: Vec<_> = names.map(|name| name.to_string().repeat(3)).collect();
    stage.type_keys(&format!("kyj<Enter>{}<Enter>", names.join("<Enter>")));
    assert!(stage.shows(" 1 KYJ  avg 98   13 LLL"), "{}", stage.text());
}

/// KYJ bowled two games before tonight, in a night with PJS.
fn past() -> PastNights {
    let [kyj, pjs] = ["KYJ", "PJS"].map(|name| Player::new(name).unwrap());
    let date = date(2026, 11, 13);
    let row = |player, scores: [u16; 2]| LastRow {
        player,
        scores: scores.map(Some).into(),
    };
    PastNights {
        nights: 31,
        people: vec![PastPlayer {
            player: kyj,
            games: 2,
            pins: 195,
            last: date,
        }],
        last: Some(LastNight {
            date,
            games: 2,
            line_up: vec![kyj, pjs],
            rows: vec![row(pjs, [300, 200]), row(kyj, [100, 95])],
        }),
        records: vec![PlaceRecord {
            kind: RecordKind::Game,
            player: pjs,
            value: 300,
            date,
        }],
    }
}

#[test]
fn everybody_has_the_average_of_earlier_nights_and_the_best_game() {
    let mut stage = stage();
    stage.desk.past = past();
    stage.type_keys("");
    assert!(stage.lines()[0].ends_with("31 nights saved "));
    assert!(stage.shows("→ KYJ   average 98   ") && stage.shows("   13 Nov  "));
    stage.type_keys("kyj<Enter>new<Enter>");
    assert!(
        stage.shows(" 1 KYJ   average 98   best 100"),
        "{}",
        stage.text()
    );
    assert!(stage.shows(" 2 NEW   new player"));
}

#[test]
fn who_bowled_before_without_a_whole_game_is_not_new() {
    let mut stage = stage();
    stage.desk.past = past();
    stage.type_keys("kim<Enter>new<Enter>");
    assert!(stage.shows(" 1 KIM") && !stage.shows("KIM   first"));
    assert!(stage.shows(" 2 NEW   new player"), "{}", stage.text());
}

#[test]
fn a_large_screen_tells_the_last_night_and_the_records() {
    let mut stage = Stage::new(120, 36);
    stage.desk.past = past();
    stage.type_keys("");
    assert!(
        stage.shows("Friday 13 November, 2 games"),
        "{}",
        stage.text()
    );
    assert!(
        stage.shows("PJS     300   200       500") && stage.shows("KYJ     100    95       195")
    );
    assert!(stage.shows("high game") && stage.shows("PJS  300     13 Nov"));
}

#[test]
fn the_first_night_tells_how_it_goes() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("");
    assert!(stage.shows("how it goes") && stage.shows("x     a strike"));
    assert!(stage.shows("u     undoes the last ball") && !stage.shows("saved"));
    stage.type_keys("pjs<Enter><Enter>xp");
    assert!(!stage.shows("how it goes") && stage.shows("      sit out or return"));
}

#[test]
fn a_personal_best_is_called_once_the_game_is_over() {
    let mut stage = stage();
    stage.type_keys("kyj<Enter><Enter>");
    stage.type_keys(&"9/".repeat(10));
    assert!(!stage.shows("personal best"));
    stage.type_keys("9");
    assert!(stage.shows("KYJ  190, a personal best!"));
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
    assert!(stage.shows("3 NOT SAVED and will be lost."));
    stage.desk.saving = SaveState::Saved(Some(ClockTime::new(9, 5)));
    stage.type_keys("nq");
    assert!(stage.shows("Everything is saved.") && stage.lines()[0].contains("saved 09:05"));
}

/// On a screen that knows the last night.
fn second_night() -> Stage {
    let mut stage = stage();
    stage.desk.past = past();
    stage.type_keys("");
    stage
}

#[test]
fn the_line_up_of_the_last_night_is_one_key() {
    for key in ["<Down>", "="] {
        let mut stage = second_night();
        assert!(
            stage.shows("↓ adds all 2 from last time"),
            "{}",
            stage.text()
        );
        stage.type_keys(key);
        assert!(
            stage.shows(" 1 KYJ   average 98   best 100") && stage.shows(" 2 PJS"),
            "{}",
            stage.text()
        );
        stage.type_keys("<Enter>9");
        assert!(stage.shows("▶ KYJ") && stage.shows("1 pin left"));
        stage.check_kept();
    }
}

#[test]
fn nobody_of_the_last_night_joins_twice() {
    let mut stage = second_night();
    stage.type_keys("pjs<Enter>");
    assert!(stage.shows("↓ adds last time's player"), "{}", stage.text());
    stage.type_keys("=");
    assert!(
        stage.shows(" 1 PJS") && stage.shows(" 2 KYJ"),
        "{}",
        stage.text()
    );
    assert!(!stage.shows("adds last"));
    stage.type_keys("=");
    assert_eq!(stage.app.context(), Context::List, "all of them are here");
    assert_eq!(stage.app.night().lineup().count(), 2);
    stage.check_kept();
}

#[test]
fn without_a_last_night_the_key_says_what_is_missing() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("=");
    assert!(
        stage.shows("add at least one player first"),
        "{}",
        stage.text()
    );
    stage.type_keys("kyj<Enter><Enter>7p=");
    assert!(
        stage.shows("use letters A to Z"),
        "only before the first game"
    );
    stage.type_keys("<Down>");
    assert_eq!(stage.app.context(), Context::ListInGame);
}

#[test]
fn a_hangul_name_gives_its_initials() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("박지성");
    assert!(stage.shows("│ P │ │ J │ │ S │"), "{}", stage.text());
    assert!(stage.shows("Enter adds PJS"));
    stage.type_keys("<BS>");
    assert!(stage.shows("│ P │ │ J │ │ J │"), "{}", stage.text());
    stage.type_keys("성<Enter>");
    assert!(stage.shows(" 1 PJS"));
    stage.type_keys("<Tab>n김유진<Enter>");
    assert!(stage.shows(" 1 KYJ"), "{}", stage.text());
    stage.check_kept();
}

#[test]
fn letters_of_a_korean_layer_are_still_letters() {
    for (typed, name) in [
        ("뮻", "ABC"),
        ("가ㅐ", "RKO"),
        ("ㅔㅓㄴ", "PJS"),
        ("p가", "PRK"),
    ] {
        let mut stage = Stage::new(80, 24);
        stage.type_keys(&format!("{typed}<Enter>"));
        assert!(
            stage.shows(&format!(" 1 {name}")),
            "{typed}\n{}",
            stage.text()
        );
    }
}

#[test]
fn a_pasted_hangul_name_is_suggested_and_several_join() {
    let mut stage = Stage::new(80, 24);
    stage.send([Incoming::Paste(" 박지성\n".into())]);
    assert!(stage.shows("Enter adds PJS"), "{}", stage.text());
    stage.type_keys("<Enter>");
    stage.send([Incoming::Paste("김유진, 이은우 BOB".into())]);
    let names = [" 1 PJS", " 2 KYJ", " 3 LEW", " 4 BOB"];
    assert!(stage.shows_all(&names), "{}", stage.text());
    stage.check_kept();
}

#[test]
fn one_game_last_time_is_told_once() {
    let mut stage = Stage::new(120, 36);
    stage.desk.past = past();
    let last = stage.desk.past.last.as_mut().unwrap();
    last.games = 1;
    last.rows.iter_mut().for_each(|row| row.scores.truncate(1));
    stage.type_keys("");
    let lines = stage.lines();
    let row = lines.iter().find(|line| line.contains("PJS     ")).unwrap();
    assert_eq!(row.matches("300").count(), 1, "{}", stage.text());
}
