//! Changes to a stored night, by keys: its label, exclusion and deletion.

use tenpin::app::{Context, Target};
use tenpin::archive::Obstacle;
use tenpin::terminal::Incoming;
use tenpin::text::Language;

use super::history::stage;
use crate::stage::Stage;

fn label(stage: &Stage, night: usize) -> Option<&str> {
    let nights = stage.desk.archive.as_ref().unwrap();
    nights[night].header.label.as_deref()
}

#[test]
fn a_night_is_labelled_as_it_is_written() {
    let mut stage = stage(3);
    stage.type_keys("h<Down>lLeague, week 3");
    assert_eq!(stage.app.context(), Context::Labelling);
    assert!(stage.shows("label  League, week 3_"), "{}", stage.text());
    stage.type_keys("<Enter>");
    assert_eq!(label(&stage, 1), Some("League, week 3"));
    assert!(stage.shows("night 2: League, week 3"), "{}", stage.text());
    stage.type_keys("<Up>");
    let lines = stage.lines();
    let row = lines
        .iter()
        .find(|line| line.contains(" Tue  3 Nov"))
        .unwrap();
    assert!(row.contains("PJS KYJ  League, week 3"), "{row}");
}

#[test]
fn a_label_can_be_edited_kept_pasted_and_removed() {
    let mut stage = stage(1);
    stage.type_keys("hl연습<Enter>");
    assert_eq!(label(&stage, 0), Some("연습"), "no key of a Korean layer");
    stage.type_keys("l<BS>구q?<Esc>");
    assert_eq!(label(&stage, 0), Some("연습"), "Esc keeps it");
    stage.type_keys("l");
    stage.send([Incoming::Paste(" 경기\u{1b}[31m\nh".into())]);
    stage.type_keys("<Enter>");
    assert_eq!(label(&stage, 0), Some("연습 경기[31m"));
    stage.send([Incoming::Paste("ignored".into())]);
    assert_eq!(label(&stage, 0), Some("연습 경기[31m"));
    stage.type_keys("l");
    stage.type_keys(&"<BS>".repeat(20));
    stage.type_keys("<Enter>");
    assert_eq!(label(&stage, 0), None);
    assert!(stage.shows("night 1: label removed"));
    stage.type_keys(&format!("l{}", "x".repeat(60)));
    assert!(!stage.shows("at most"));
    stage.type_keys("x");
    assert!(
        stage.shows("a label has at most 60 characters"),
        "{}",
        stage.text()
    );
    stage.type_keys("<Enter>");
    assert_eq!(label(&stage, 0).unwrap().len(), 60);
}

#[test]
fn a_long_label_takes_the_room_there_is_and_marks_a_beginning_out_of_sight() {
    let long = "a league night of the second week, with the new balls, at last";
    let field = format!("label  {}_", &long[..60]);
    for (width, height) in [(80, 24), (160, 45)] {
        let mut stage = stage(2);
        stage.resize(width, height);
        stage.type_keys(&format!("hl{}", &long[..60]));
        assert!(stage.shows(&field), "{}", stage.text());
    }
    for (width, height) in [(46, 14), (100, 30)] {
        let mut stage = stage(2);
        stage.resize(width, height);
        stage.type_keys(&format!("hl{}", &long[..60]));
        assert!(stage.shows("label  …"), "{}", stage.text());
        assert!(stage.shows("new balls, at la_"), "{}", stage.text());
    }
}

#[test]
fn a_night_is_left_out_and_counted_again() {
    let mut stage = stage(2);
    stage.type_keys("ho");
    assert!(stage.desk.archive.as_ref().unwrap()[0].header.excluded);
    assert!(stage.shows("night 2 is left out of statistics"));
    stage.type_keys("<Down>");
    assert!(stage.shows(" (left out) PJS KYJ"), "{}", stage.text());
    stage.type_keys("<Up>o");
    assert!(stage.shows("night 2 counts in statistics again"));
    stage.type_keys("<Down>");
    assert!(!stage.shows("left out"), "{}", stage.text());
}

#[test]
fn the_night_that_is_bowled_now_is_not_deleted_and_nothing_is_asked() {
    let mut stage = stage(3);
    stage.desk.tonight = Some(3);
    stage.type_keys("hd");
    assert_eq!(stage.app.context(), Context::History);
    let refusal = "night 3 is in progress: delete it when it's over";
    assert!(stage.shows(refusal), "{}", stage.text());
    stage.type_keys("<Down>d");
    assert_eq!(stage.app.context(), Context::Deleting, "another one can be");
}

#[test]
fn a_night_is_deleted_after_one_question_that_tells_what_goes() {
    let mut stage = stage(3);
    stage.type_keys("h<Down>d");
    assert_eq!(stage.app.context(), Context::Deleting);
    let asked = [
        "Delete night 2?",
        "2026-11-03 19:42 · 1 game",
        "PJS KYJ",
        "y delete",
        "Esc keep",
    ];
    assert!(stage.shows_all(&asked), "{}", stage.text());
    stage.type_keys("<Enter>x");
    assert_eq!(stage.app.context(), Context::Deleting, "only a yes is one");
    stage.type_keys("<Esc>");
    assert_eq!(stage.desk.archive.as_ref().unwrap().len(), 3);
    stage.type_keys("dy");
    let numbers = stage.desk.archive.as_ref().unwrap().iter();
    let numbers: Vec<_> = numbers.map(|night| night.header.number).collect();
    assert_eq!(numbers, [3, 1]);
    assert!(stage.shows("deleted night 2"));
    stage.type_keys("<Up>");
    assert!(stage.lines()[0].ends_with(" 2 nights saved "));
    stage.type_keys("dydy");
    assert!(stage.shows("deleted night 1"));
    assert_eq!(stage.app.context(), Context::NoNights);
    stage.type_keys("d<Esc>7");
    assert!(stage.shows("3 pins standing"));
}

#[test]
fn a_night_that_is_being_bowled_stays() {
    let mut stage = stage(2);
    stage.desk.changing = Some(Obstacle::OpenElsewhere);
    stage.type_keys("hdy");
    assert!(stage.shows("night 2 is in progress: delete it when it's over"));
    assert_eq!(stage.desk.archive.as_ref().unwrap().len(), 2);
    stage.desk.changing = Some(Obstacle::Full);
    stage.type_keys("o");
    assert!(stage.shows("night 2 is unchanged: disk full"));
    stage.type_keys("<Down>");
    assert!(!stage.shows("left out"));
}

#[test]
fn averages_and_records_are_asked_for_again() {
    let mut stage = stage(1);
    stage.type_keys("h");
    stage.desk.past.nights = 7;
    stage.type_keys("o");
    assert_eq!(stage.app.past().unwrap().nights, 7);
}

#[test]
fn the_box_and_the_field_are_korean_where_the_language_is() {
    let mut stage = stage(1).in_language(Language::Korean);
    stage.type_keys("hd");
    assert!(
        stage.shows_all(&["1번 기록을 지울까요?", "지우기", "그대로 두기"]),
        "{}",
        stage.text()
    );
    stage.type_keys("<Esc>l리그 3주차<Enter>");
    assert!(stage.shows("1번 기록: 리그 3주차"), "{}", stage.text());
}

#[test]
fn while_a_label_is_typed_a_click_on_another_night_does_nothing() {
    let mut stage = stage(3);
    stage.type_keys("hlleague");
    stage.click(Target::Row(2));
    stage.type_keys("<Enter>");
    assert_eq!(label(&stage, 0), Some("league"));
}

#[test]
fn a_box_says_what_it_is_about() {
    let mut stage = stage(2);
    stage.type_keys("q");
    assert!(
        stage.shows_all(&["╭─ quit ─", "│ Quit?"]),
        "{}",
        stage.text()
    );
    stage.type_keys("<Esc>hd");
    let deleting = ["╭─ delete ─", "│ Delete night"];
    assert!(stage.shows_all(&deleting), "{}", stage.text());
}

#[test]
fn the_first_step_back_from_a_search_shows_all() {
    let mut stage = stage(3);
    for search in ["h/qqq<Enter>", "<Esc>/pjs<Enter>"] {
        stage.type_keys(search);
        let last = stage.lines().last().cloned().unwrap();
        assert!(last.contains("Esc show all"), "{}", stage.text());
    }
    stage.type_keys("<Esc>");
    let last = stage.lines().last().cloned().unwrap();
    assert!(last.contains("Esc back"), "{}", stage.text());
}

/// The words in the box with the question, without blanks.
fn asked(stage: &Stage) -> String {
    let lines = stage.lines();
    let is_title = |line: &&String| line.contains("╭─ delete ");
    let title: Vec<_> = lines.iter().find(is_title).unwrap().chars().collect();
    let left = title
        .windows(4)
        .position(|part| part == ['╭', '─', ' ', 'd']);
    let left = left.unwrap();
    let width = title[left..].iter().position(|sign| *sign == '╮').unwrap();
    let words = lines
        .iter()
        .flat_map(|line| line.chars().skip(left + 1).take(width - 1));
    words.filter(|sign| !sign.is_whitespace()).collect()
}

#[test]
fn a_label_is_whole_before_a_night_is_deleted() {
    let long = "y".repeat(50);
    for label in ["Anna birthday, lane 12", &long] {
        for (width, height) in [(80, 24), (46, 14)] {
            let mut stage = stage(2);
            stage.resize(width, height);
            let header = &mut stage.desk.archive.as_mut().unwrap()[0].header;
            header.label = Some(label.to_owned());
            header.games = 4;
            stage.type_keys("hd");
            let whole = format!("19:42·{}·4games", label.replace(' ', ""));
            assert!(asked(&stage).contains(&whole), "{}", stage.text());
        }
    }
}
