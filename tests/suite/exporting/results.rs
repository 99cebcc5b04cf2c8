//! Shared results are correct: the winner, the places with their scores, series, high game.

use serde_json::{Value, json};
use tenpin::archive::NightReference;
use tenpin::report::{Sheet, chat_result, code_result};
use tenpin::text::Language;

use super::export;
use crate::storage::Place;
use crate::stored_nights::{game, refuses, says};

/// PJS wins 90 to 80, KYJ wins 90 to 70, and these are the balls of a third game.
fn night(third: &str) -> Place {
    let place = Place::new();
    let (first, second) = (game("9\n0\n8\n0"), game("7\n0\n9\n0"));
    let balls = format!("{first}next\n{second}next\n{third}");
    says(&place, "PJS KYJ", &balls);
    place
}

/// The fields of these columns, row by row.
fn columns(csv: &str, names: &[&str]) -> Vec<String> {
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let heads = reader.headers().unwrap().clone();
    let at = |name: &&str| heads.iter().position(|head| head == *name).unwrap();
    let at: Vec<_> = names.iter().map(at).collect();
    let rows = reader.records().map(Result::unwrap);
    let fields = |row: csv::StringRecord| {
        let fields = at.iter().map(|at| row[*at].to_owned());
        fields.collect::<Vec<_>>().join(" ")
    };
    rows.map(fields).collect()
}

fn json(place: &Place) -> Value {
    serde_json::from_str(&export(place, "json")).unwrap()
}

#[test]
fn a_chat_gets_six_lines_and_a_code_the_latest_game() {
    let place = night("x\n");
    let stored = place.store().read(NightReference::Last).unwrap();
    let sheet = Sheet::new(&stored.night, &stored.times, &stored.header);
    let games = [
        "game 1: 1. PJS 90, 2. KYJ 80",
        "game 2: 1. KYJ 90, 2. PJS 70",
        "game 3 (in frame 1): 1. PJS 10, 2. KYJ 0",
    ];
    let chat = chat_result(&sheet, Language::English);
    let chat: Vec<_> = chat.lines().collect();
    assert_eq!(chat[1..3], games[1..]);
    assert_eq!(chat.len(), 6, "{chat:?}");
    let code = code_result(&sheet, Language::English);
    let code: Vec<_> = code.lines().collect();
    assert_eq!(code[1], games[2]);
    assert_eq!((code[0], &code[2..]), (chat[0], &chat[3..]));
    assert!(chat[4].contains("KYJ 170"), "{chat:?}");
}

/// The series summarise the rest.
#[test]
fn a_chat_gets_six_lines_of_three_and_of_six_games() {
    for games in [3, 6] {
        let place = Place::new();
        let perfect = "x\n".repeat(12);
        says(&place, "PJS", &vec![perfect; games].join("next\n"));
        let stored = place.store().read(NightReference::Last).unwrap();
        let sheet = Sheet::new(&stored.night, &stored.times, &stored.header);
        for language in [Language::English, Language::Korean] {
            let chat = chat_result(&sheet, language);
            assert_eq!(chat.lines().count(), 6, "{chat}");
            let latest = language.game(stored.night.game_number().unwrap());
            assert!(chat.contains(&latest), "{chat}");
        }
    }
}

#[test]
fn in_mid_game_a_place_goes_with_the_score_it_is_judged_by() {
    let place = Place::new();
    says(&place, "PJS KYJ", "3\n4\nx\nx\n");
    let csv = columns(
        &export(&place, "csv"),
        &["name", "place", "score", "complete"],
    );
    assert_eq!(csv, ["PJS 1 17 0", "KYJ 2 10 0"]);
    let lines = &json(&place)["games"][0]["lines"];
    assert_eq!(
        (&lines[0]["place"], &lines[0]["now"]),
        (&json!(1), &json!(17))
    );
    assert_eq!(lines[0]["score"], 7, "settled, as before");
    assert!(export(&place, "md").contains("| **17** |\n"));
    assert!(export(&place, "text").contains("|\n1. PJS 17  2. KYJ 10\n\n"));
    for form in ["html", "svg"] {
        assert!(export(&place, form).contains(">17</t"), "{form}");
    }
}

#[test]
fn a_game_without_a_ball_is_not_exported() {
    let place = night("");
    assert_eq!(json(&place)["games"].as_array().unwrap().len(), 2);
    for form in ["text", "md", "html", "svg"] {
        let page = export(&place, form);
        assert!(
            page.contains("game 2") && !page.contains("game 3"),
            "{form}"
        );
    }
    assert_eq!(
        columns(&export(&place, "csv"), &["game"]),
        ["1", "1", "2", "2"]
    );
    let nothing = Place::new();
    says(&nothing, "PJS", "7\nundo\n");
    let text = export(&nothing, "text");
    assert!(text.ends_with("\n\nno games were bowled\n"), "{text}");
}

#[test]
fn every_page_tells_the_winners_the_series_and_the_high_game() {
    let place = night("9\n");
    let night = ["PJS 160", "KYJ 170", "KYJ leads the night with 170"];
    let games = [
        "PJS wins with 90",
        "KYJ wins with 90",
        "high game: PJS and KYJ 90",
    ];
    for form in ["text", "md", "html", "svg"] {
        let page = export(&place, form);
        for told in night.iter().chain(&games) {
            assert!(page.contains(told), "{form}: {told}\n{page}");
        }
    }
    let korean = says(&place, "--lang ko export", "");
    assert!(
        korean.contains("종합 선두: KYJ 170점\n시리즈: KYJ 170점, PJS 160점\n"),
        "{korean}"
    );
    let korean = says(&night_over(), "--lang ko show", "");
    assert!(korean.contains("\n종합 우승: KYJ 170점\n"), "{korean}");
    let over = export(&night_over(), "text");
    assert!(
        over.ends_with(
            "KYJ wins the night with 170\nseries: KYJ 170, PJS 160\nhigh game: PJS and KYJ 90\n\n"
        ),
        "{over}"
    );
}

fn night_over() -> Place {
    let place = Place::new();
    let balls = game("9\n0\n8\n0") + "next\n" + &game("7\n0\n9\n0");
    says(&place, "PJS KYJ", &balls);
    place
}

#[test]
fn json_tells_them_in_keys_of_their_own() {
    let running = json(&night("9\n"));
    assert_eq!(running["winners"], json!([]), "a game is on");
    let over = json(&night_over());
    assert_eq!(over["winners"], json!(["KYJ"]));
    let series = |name, total| json!({"name": name, "games": 2, "total": total, "high": 90});
    assert_eq!(
        over["series"],
        json!([series("KYJ", 170), series("PJS", 160)])
    );
    assert_eq!(
        over["high_game"],
        json!({"score": 90, "names": ["PJS", "KYJ"]})
    );
    let games = &running["games"];
    let told = |game: usize| (games[game]["over"].clone(), games[game]["winners"].clone());
    assert_eq!(told(0), (json!(true), json!(["PJS"])));
    assert_eq!(told(1), (json!(true), json!(["KYJ"])));
    assert_eq!(told(2), (json!(false), json!([])));
}

#[test]
fn nobody_wins_alone() {
    let place = Place::new();
    says(&place, "PJS", &(game("9\n0") + "next\n" + &game("8\n0")));
    for form in ["text", "md", "html", "svg"] {
        let page = export(&place, form);
        assert!(
            !page.contains("win") && page.contains("high game: PJS 90"),
            "{form}"
        );
        assert!(page.contains("PJS 170"), "{form}: the series");
    }
    let json = json(&place);
    assert_eq!(
        (&json["winners"], &json["games"][0]["winners"]),
        (&json!([]), &json!([]))
    );
}

#[test]
fn many_who_tie_are_told_within_the_width_of_the_board() {
    let place = Place::new();
    let names = ('A'..='X').map(|letter| format!("AA{letter}"));
    let names = names.collect::<Vec<_>>().join(" ");
    let balls = game("9\n0\n".repeat(24).trim_end());
    says(&place, &names, &format!("{balls}next\n{balls}"));
    let text = export(&place, "text");
    assert!(text.lines().all(|line| line.len() <= 78), "{text}");
    let words = text.replace('\n', " ");
    assert!(
        words.contains("AAW and AAX tie for first with 90"),
        "{text}"
    );
    let svg = export(&place, "svg");
    let told = svg
        .lines()
        .filter_map(|line| Some(line.split_once('>')?.1.split_once('<')?.0));
    assert!(
        told.clone().all(|words| words.chars().count() <= 76),
        "{svg}"
    );
    assert!(
        told.clone().any(|words| words.starts_with("AAA, AAB, AAC")),
        "{svg}"
    );
}

#[test]
fn an_unknown_ending_is_refused_with_those_that_are_known() {
    let place = night("9\n");
    let known = ".txt, .text, .png, .svg, .md, .csv, .json, .html, .htm";
    for file in ["x.jpg", "x.pdf", "night.1", "x.svg.gz"] {
        let (code, sentence) = refuses(&place, &format!("export -o {file}"));
        assert!(code == 2 && sentence.contains(known), "{sentence}");
        assert!(
            sentence.contains(&format!("{file}: unknown file extension")),
            "{sentence}"
        );
        assert!(!place.path().join(file).exists());
    }
    let (code, sentence) = refuses(&place, "--lang ko export -o x.jpg");
    assert!(code == 2 && sentence.contains("모르는 확장자") && sentence.contains(known));
    says(&place, "export --format svg -o x.picture", "");
    says(&place, "export -o plain", "");
    let plain = std::fs::read_to_string(place.path().join("plain")).unwrap();
    assert_eq!(plain, export(&place, "text"));
}

#[test]
fn a_game_that_was_ended_early_marks_its_unfinished_lines_in_every_form() {
    let place = Place::new();
    says(&place, "PJS KYJ", "x\n9\n0\n7\n2\nend\n");
    assert!(export(&place, "text").contains("1. PJS 28 (unfinished)  2. KYJ 9 (unfinished)"));
    for form in ["md", "html", "svg"] {
        let page = export(&place, form);
        assert!(
            page.contains("28…") && page.contains("9…"),
            "{form}\n{page}"
        );
    }
    let csv = columns(
        &export(&place, "csv"),
        &["name", "place", "score", "complete"],
    );
    assert_eq!(csv, ["PJS 1 28 0", "KYJ 2 9 0"]);
    let line = &json(&place)["games"][0]["lines"][0];
    assert_eq!(
        (&line["place"], &line["complete"]),
        (&json!(1), &json!(false))
    );
    let elsewhere = Place::new();
    let file = elsewhere.file().with_extension("json");
    std::fs::write(&file, export(&place, "json")).unwrap();
    says(&elsewhere, &format!("import {}", file.display()), "");
    assert_eq!(export(&elsewhere, "text"), export(&place, "text"));
}

#[test]
fn a_game_that_is_still_on_says_so_in_every_form() {
    let place = night("x\n9\n-\n5\n");
    let stored = place.store().read(NightReference::Last).unwrap();
    let sheet = Sheet::new(&stored.night, &stored.times, &stored.header);
    for form in ["text", "md", "html", "svg"] {
        let page = export(&place, form);
        assert!(page.contains("game 3 (in frame 2)"), "{form}\n{page}");
        assert!(!page.contains("game 2 ("), "{form}\n{page}");
    }
    let told = [
        (Language::English, "game 3 (in frame 2): 1. PJS"),
        (Language::Korean, "3게임 (2프레임 진행 중): 1. PJS"),
    ];
    for (language, words) in told {
        for chat in [chat_result(&sheet, language), code_result(&sheet, language)] {
            assert!(chat.contains(words), "{chat}");
        }
    }
}
