//! Standings compared with an independent computation.

use std::collections::BTreeMap;

use serde_json::Value;
use tenpin::domain::{FrameNumber, Pins};
use tenpin::night::{Correction, Event, GameNumber};

use super::Hall;
use super::entries::{desk, list, list_for_all_times};
use crate::storage::{Keeping, Place, player};
use crate::stored_nights::tenpin;

/// A lane of the hall, joined under its number.
pub(crate) fn lane(hall: &Hall, number: &str) -> Place {
    let place = Place::new();
    let url = hall.cluster.url("lane12", "hall");
    let arguments = format!("centre join {url} --lane {number}");
    let joined = tenpin(&place, &arguments, "secret\n");
    assert!(joined.status.success(), "{joined:?}");
    place
}

pub(crate) fn sends(place: &Place) {
    let sent = tenpin(place, "centre send", "");
    assert!(sent.status.success(), "{sent:?}");
}

/// Ten frames of this many pins and a miss for each player, alternating.
fn game(keeping: &mut Keeping, pins: &[u8]) {
    for _ in 0..10 {
        for count in pins {
            keeping.bowl(&format!("{count} 0"));
        }
    }
}

pub(crate) fn json(place: &Place, arguments: &str) -> Value {
    let output = tenpin(place, arguments, "");
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Two lanes, three games that count, handicaps, a player who changes lanes, and a running game.
///
/// | person | games | with handicap |
/// |---|---|---|
/// | Park (lane 3, +5) | 90, 80, 70 (the fourth, 90, no longer counts) | 240 + 15 = 255 |
/// | Kim (lane 3) | 60, 60, 60 | 180 |
/// | Lee (lane 3, then on lane 4 with +10) | 50, then 90 | 50 + 100 = 150, and 9 in a running game |
/// | Choi (lane 4) | 90 | 90, and 9 in a running game |
pub(crate) fn bowled(hall: &Hall, desk: &Place) -> [Place; 2] {
    let entries = "lane,name,person,team,handicap
3,PJS,Park,Reds,5
3,KYJ,Kim,Blues,0
3,LEE,Lee,Reds,0
4,LEE,Lee,Reds,10
4,CHO,Choi,,0
9,ABC,Nobody yet,Blues,0
";
    let arguments = ["spring", "-", "--cut", "2", "--title", "Spring Open"];
    list_for_all_times(desk, &arguments, entries.as_bytes());
    let three = lane(hall, "3");
    let mut keeping = Keeping::begin(&three.store());
    keeping.start(&["PJS", "KYJ", "LEE"]);
    game(&mut keeping, &[9, 6, 5]);
    let gone = keeping.night.named(player("LEE")).unwrap().number();
    keeping.record(Event::Left { player: gone });
    for pins in [[8, 6], [7, 6], [9, 9]] {
        keeping.next_game();
        game(&mut keeping, &pins);
    }
    drop(keeping);
    sends(&three);
    let four = lane(hall, "4");
    let mut keeping = Keeping::begin(&four.store());
    keeping.start(&["LEE", "CHO"]);
    game(&mut keeping, &[9, 9]);
    keeping.next_game();
    keeping.bowl("9 0");
    keeping.bowl("9 0");
    drop(keeping);
    sends(&four);
    // All test nights begin at the same time; here one has to begin later.
    hall.sql("UPDATE tenpin.nights SET started = started + 600000 WHERE lane = '4'");
    [three, four]
}

fn column<'table>(table: &'table Value, key: &str) -> Vec<&'table Value> {
    table["people"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| &row[key])
        .collect()
}

#[test]
fn the_table_is_what_a_person_reckons() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    let _lanes = bowled(&hall, &desk);
    let table = json(&desk, "centre standings --json");
    assert_eq!(
        (&table["competition"], &table["title"]),
        (&"spring".into(), &"Spring Open".into())
    );
    assert_eq!(column(&table, "person"), ["Park", "Kim", "Lee", "Choi"]);
    assert_eq!(column(&table, "total"), [255, 180, 150, 90]);
    assert_eq!(column(&table, "place"), [1, 2, 3, 4]);
    assert_eq!(
        column(&table, "games"),
        [3, 3, 2, 1],
        "the fourth game of Park no longer counts"
    );
    assert_eq!(
        column(&table, "handicap"),
        [15, 0, 10, 0],
        "that of the lane of each game"
    );
    assert_eq!(column(&table, "scratch"), [240, 180, 140, 90]);
    assert_eq!(column(&table, "lane"), ["3", "3", "4", "4"], "Lee moved");
    assert_eq!(column(&table, "high"), [90, 60, 90, 90]);
    let none = Value::Null;
    assert_eq!(column(&table, "now"), [&none, &none, &9.into(), &9.into()]);
    assert_eq!(
        column(&table, "frames"),
        [&none, &none, &1.into(), &1.into()]
    );
    assert_eq!(column(&table, "to_cut"), [75, 0, -30, -90]);
    let teams = table["teams"].as_array().unwrap();
    let teams: Vec<_> = teams
        .iter()
        .map(|row| {
            (
                row["place"].as_i64(),
                row["team"].as_str(),
                row["total"].as_i64(),
            )
        })
        .collect();
    let expected = [
        (Some(1), Some("Reds"), Some(405)),
        (Some(2), Some("Blues"), Some(180)),
    ];
    assert_eq!(teams, expected);
    // The same as lines, and as CSV.
    let text = String::from_utf8(tenpin(&desk, "centre standings", "").stdout).unwrap();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], "Spring Open · 3 games count · top 2 advance");
    assert_eq!(lines[4], "-- cut: top 2 advance, at 180");
    let cells: Vec<_> = lines[5].split_whitespace().collect();
    assert_eq!(
        cells,
        [
            "3", "Lee", "Reds", "4", "2", "140", "10", "150", "-30", "90", "9", "1"
        ]
    );
    let csv = tenpin(&desk, "centre standings spring --csv", "").stdout;
    let mut reader = csv::Reader::from_reader(&csv[..]);
    let totals: BTreeMap<_, _> = reader
        .records()
        .map(|row| row.unwrap())
        .map(|row| (row[1].to_owned(), row[7].to_owned()))
        .collect();
    assert_eq!(totals["Park"], "255");
    assert_eq!(totals.len(), 4);
    let teams = String::from_utf8(tenpin(&desk, "centre standings --teams", "").stdout).unwrap();
    assert!(teams.lines().nth(2).unwrap().contains("Reds"), "{teams}");
    let teams = tenpin(&desk, "centre standings --teams --csv", "").stdout;
    let teams = String::from_utf8(teams).unwrap();
    assert_eq!(teams.lines().nth(1), Some("1,Reds,2,5,405,90,9"));
}

#[test]
fn ties_share_a_place_and_the_cut_waits_for_them() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    let entries = b"3,AAA,Ann\n3,BBB,Bob\n3,CCC,Cid\n3,DDD,Dan";
    list_for_all_times(&desk, &["cup", "-", "--cut", "2"], entries);
    let three = lane(&hall, "3");
    let mut keeping = Keeping::begin(&three.store());
    keeping.start(&["AAA", "BBB", "CCC", "DDD"]);
    game(&mut keeping, &[5, 7, 5, 4]);
    drop(keeping);
    sends(&three);
    let table = json(&desk, "centre standings cup --json");
    assert_eq!(column(&table, "person"), ["Bob", "Ann", "Cid", "Dan"]);
    assert_eq!(column(&table, "place"), [1, 2, 2, 4]);
    assert_eq!(column(&table, "to_cut"), [20, 0, 0, -10]);
    let text = String::from_utf8(tenpin(&desk, "centre standings", "").stdout).unwrap();
    let cut = text
        .lines()
        .position(|line| line == "-- cut: top 2 advance, but 3 have 50 or more");
    assert_eq!(cut, Some(5), "{text}");
}

#[test]
fn without_a_name_it_is_the_competition_that_is_on() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    let refused = |arguments: &str| {
        let output = tenpin(&desk, arguments, "");
        let told = String::from_utf8(output.stderr).unwrap();
        (output.status.code().unwrap(), told)
    };
    let (code, told) = refused("centre standings");
    assert!(
        code == 1 && told.contains("no competition is known"),
        "{told}"
    );
    let row = b"3,AAA,Ann";
    assert!(
        list(&desk, &["old", "-", "--begins", "2020-01-01"], row)
            .status
            .success()
    );
    assert_eq!(
        refused("centre standings"),
        (2, "tenpin: say which competition: old\n".to_owned())
    );
    assert!(list(&desk, &["spring", "-"], row).status.success());
    let text = String::from_utf8(tenpin(&desk, "centre standings", "").stdout).unwrap();
    assert_eq!(text, "no one on the list has bowled yet\n");
    assert!(list(&desk, &["summer", "-"], row).status.success());
    assert_eq!(
        refused("centre standings"),
        (
            2,
            "tenpin: say which competition: spring, summer\n".to_owned()
        )
    );
    let (code, told) = refused("centre standings winter");
    assert!(
        code == 2 && told.contains("no competition winter; there are: spring, summer, old"),
        "{told}"
    );
}

/// Lane, problem, and player.
fn needs(table: &Value) -> Vec<String> {
    let told = |lane: &Value, need: &Value| {
        let [lane, what] = [lane, &need["what"]].map(|word| word.as_str().unwrap());
        format!("{lane} {what} {}", need["name"].as_str().unwrap_or("-"))
    };
    let lanes = table["needs"].as_array().unwrap().iter();
    let needs = lanes.flat_map(|own| {
        let needs = own["needs"].as_array().unwrap().iter();
        needs.map(move |need| told(&own["lane"], need))
    });
    needs.collect()
}

#[test]
fn what_needs_a_person_is_told_lane_by_lane() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    list_for_all_times(&desk, &["cup", "-"], b"3,AAA,Ann\n4,DDD,Dan\n5,EEE,Eve");
    let three = lane(&hall, "3");
    let mut keeping = Keeping::begin(&three.store());
    keeping.start(&["AAA", "ZZZ"]);
    game(&mut keeping, &[5, 6]);
    let number = keeping.night.named(player("AAA")).unwrap().number();
    let corrected = |pins: u8| {
        Event::Corrected(Correction {
            game: GameNumber::FIRST,
            player: number,
            frame: FrameNumber::FIRST,
            balls: vec![Pins::new(pins).unwrap(), Pins::NONE],
        })
    };
    keeping.record(corrected(7));
    keeping.next_game();
    keeping.bowl("9 0");
    drop(keeping);
    sends(&three);
    let four = lane(&hall, "4");
    let mut keeping = Keeping::begin(&four.store());
    keeping.start(&["DDD"]);
    keeping.bowl(&"X ".repeat(9));
    drop(keeping);
    sends(&four);
    // A lane that is on no list is ignored.
    let public = lane(&hall, "20");
    let mut keeping = Keeping::begin(&public.store());
    keeping.start(&["QQQ"]);
    keeping.bowl("X");
    drop(keeping);
    sends(&public);
    hall.sql("UPDATE tenpin.nights SET touched = now() - interval '4 minutes', skew = -130000 WHERE lane = '4'");
    let expected = [
        "3 no-entry ZZZ",
        "3 corrected AAA",
        "4 silent -",
        "4 clock -",
        "4 nine-strikes DDD",
    ];
    assert_eq!(needs(&json(&desk, "centre standings --json")), expected);
    let text = String::from_utf8(tenpin(&desk, "centre lanes", "").stdout).unwrap();
    assert!(
        text.contains("ZZZ NOT ON THE LIST · AAA GAME 1 CORRECTED"),
        "{text}"
    );
    assert!(
        text.contains("SILENT · CLOCK WRONG · DDD FRONT NINE"),
        "{text}"
    );
    assert_eq!(
        text.lines()
            .find(|line| line.starts_with("20 "))
            .map(|line| line.contains("QQQ HAS")),
        Some(false)
    );
    let lanes = tenpin(&desk, "centre lanes --json", "").stdout;
    let first = String::from_utf8(lanes).unwrap();
    let first: Value = serde_json::from_str(first.lines().next().unwrap()).unwrap();
    assert_eq!(first["needs"][0]["competition"], "cup");
    assert_eq!(first["needs"][1]["game"], 1);
    let text = String::from_utf8(tenpin(&desk, "centre standings", "").stdout).unwrap();
    assert!(text.ends_with("lane 3: ZZZ NOT ON THE LIST · AAA GAME 1 CORRECTED\nlane 4: SILENT · CLOCK WRONG · DDD FRONT NINE\n"), "{text}");
}

/// An undone correction doesn't count.
#[test]
fn a_correction_that_was_undone_needs_nobody() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    let three = lane(&hall, "3");
    let mut keeping = Keeping::begin(&three.store());
    keeping.start(&["AAA"]);
    game(&mut keeping, &[5]);
    let number = keeping.night.named(player("AAA")).unwrap().number();
    keeping.record(Event::Corrected(Correction {
        game: GameNumber::FIRST,
        player: number,
        frame: FrameNumber::FIRST,
        balls: vec![Pins::new(7).unwrap(), Pins::NONE],
    }));
    sends(&three);
    let words = |desk: &Place| String::from_utf8(tenpin(desk, "centre lanes", "").stdout).unwrap();
    assert!(words(&desk).contains("AAA GAME 1 CORRECTED"));
    keeping.undo();
    drop(keeping);
    sends(&three);
    assert!(!words(&desk).contains("CORRECTED"));
}

/// Two machines continue the same night: the desk sees the conflict, until the second one is sent as another.
#[test]
fn a_conflict_is_told_at_the_desk() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    let three = lane(&hall, "3");
    let mut keeping = Keeping::begin(&three.store());
    keeping.start(&["AAA"]);
    keeping.bowl("X");
    sends(&three);
    hall.sql("UPDATE tenpin.nights SET \"check\" = 1");
    keeping.bowl("X");
    drop(keeping);
    assert!(!tenpin(&three, "centre send", "").status.success());
    let words = || String::from_utf8(tenpin(&desk, "centre lanes", "").stdout).unwrap();
    assert!(words().contains("TWO MACHINES ON ONE NIGHT"), "{}", words());
    let sent = tenpin(&three, "centre send --as-another 1", "");
    assert!(sent.status.success(), "{sent:?}");
    assert!(!words().contains("TWO MACHINES"), "{}", words());
}

/// Rows written by foreign programs.
#[test]
fn rows_of_a_stranger_harm_no_table() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    let _lanes = bowled(&hall, &desk);
    hall.sql(
        "UPDATE tenpin.entries SET handicap = 2147483647 WHERE name = 'PJS';
        UPDATE tenpin.entries SET handicap = -2147483648 WHERE name = 'CHO';
        UPDATE tenpin.lines SET now = 2147483647, max = 2147483647, frames = 2147483647 WHERE name = 'KYJ';
        UPDATE tenpin.entries SET person = E'\\x1b]0;owned\\x07\\u202eEve', team = repeat('t', 3000000) WHERE name = 'LEE';
        UPDATE tenpin.competitions SET title = E'\\x1b[2J' || repeat('x', 3000000), cut = -7;
        INSERT INTO tenpin.competitions VALUES (E'\\x1b[31m', '<script>', -9223372036854775808, 9223372036854775807, -5, 2147483647);
        INSERT INTO tenpin.entries VALUES (E'\\x1b[31m', '3', 'PJS', '', '', 0)",
    );
    for arguments in [
        "centre standings spring",
        "centre standings spring --teams",
        "centre standings spring --csv",
        "centre standings spring --json",
        "centre standings",
        "centre lanes",
    ] {
        let output = tenpin(&desk, arguments, "");
        let told = [output.stdout, output.stderr].concat();
        let told = String::from_utf8(told).unwrap();
        let is_harmful =
            |letter: char| (letter.is_control() && letter != '\n') || letter == '\u{202e}';
        assert!(!told.contains(is_harmful), "{arguments}: {told:?}");
        assert!(told.len() < 4000, "{arguments}: {}", told.len());
        assert_ne!(output.status.code(), None, "{arguments}");
    }
    let table = json(&desk, "centre standings spring --json");
    assert_eq!(table["people"].as_array().unwrap().len(), 4);
    hall.sql("DROP VIEW tenpin.team_standings; CREATE VIEW tenpin.team_standings AS SELECT 1 AS place, 'spring' AS competition");
    let output = tenpin(&desk, "centre standings spring", "");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(
        output.status.code() == Some(1) && told.contains("don't match"),
        "{told}"
    );
}

/// A centre of the first version is upgraded, and keeps its content.
#[test]
fn a_centre_of_the_first_version_is_upgraded() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    hall.sql("DROP SCHEMA tenpin CASCADE; CREATE SCHEMA tenpin");
    hall.sql(include_str!("../../../assets/schema/centre/0001.sql"));
    hall.sql("INSERT INTO tenpin.centre VALUES (1, 1)");
    hall.sql(
        "GRANT USAGE ON SCHEMA tenpin TO tenpin_desk; GRANT SELECT ON tenpin.centre TO tenpin_desk",
    );
    hall.sql(
        "INSERT INTO tenpin.competitions VALUES ('spring', 'Spring', 0, 9000000000000, 3, NULL)",
    );
    let output = tenpin(&desk, "centre standings", "");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(
        told.contains("`tenpin centre init` upgrades them"),
        "{told}"
    );
    let owner = hall.cluster.url("postgres", "hall");
    let made = tenpin(&Place::new(), &format!("centre init {owner}"), "\n");
    let told = String::from_utf8(made.stdout).unwrap();
    assert!(
        told.ends_with("upgraded the tables of the centre from schema 1 to 2\n"),
        "{told}"
    );
    let output = tenpin(&desk, "centre standings", "");
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        "no one on the list has bowled yet\n"
    );
}
