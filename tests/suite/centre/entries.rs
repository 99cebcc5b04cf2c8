//! Lists of entries: a file replaces the whole list, and a wrong one changes nothing.

use std::fs;
use std::process::Output;

use super::Hall;
use crate::program::{program, run};
use crate::storage::Place;

/// A desk, which may write lists.
pub(crate) fn desk(hall: &Hall) -> Place {
    let place = Place::new();
    hall.sql("CREATE ROLE marshal LOGIN PASSWORD 'secret' IN ROLE tenpin_desk");
    let url = hall.cluster.url("marshal", "hall");
    let arguments = format!("centre join {url} --lane desk");
    let joined = crate::stored_nights::tenpin(&place, &arguments, "secret\n");
    assert!(joined.status.success(), "{joined:?}");
    place
}

pub(crate) fn list(place: &Place, arguments: &[&str], text: &[u8]) -> Output {
    let mut program = program();
    program
        .args(["centre", "entries"])
        .args(arguments)
        .env("TENPIN_DATA", place.file())
        .env("TZ", "Asia/Seoul")
        .current_dir(place.path());
    run(&mut program, text)
}

/// For nights of any date: those of tests are not of today.
pub(crate) fn list_for_all_times(place: &Place, arguments: &[&str], text: &[u8]) {
    let times = ["--begins", "1970-01-01", "--ends", "2099-12-31"];
    let listed = list(place, &[arguments, &times].concat(), text);
    assert!(listed.status.success(), "{listed:?}");
}

fn told(output: Output) -> (i32, String, String) {
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (output.status.code().unwrap(), out, err)
}

fn rows(hall: &Hall) -> Vec<String> {
    let rows = hall.sql(
        "SELECT competition, lane, name, person, coalesce(team, '-'), handicap
            FROM tenpin.entries ORDER BY 1, 2, 3",
    );
    rows.into_iter().map(|row| row.join("|")).collect()
}

#[test]
fn a_list_replaces_the_one_before_and_nothing_of_another_competition() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    let first =
        "\u{feff}lane,name,person,team,handicap\r\n12,pjs,\"Park, J\",Reds,8\r\n12,KYJ,Kim\r\n";
    let file = desk.path().join("entries.csv");
    fs::write(&file, first).unwrap();
    let arguments = [
        "spring",
        "entries.csv",
        "--title",
        "Spring \u{1b}Open",
        "--cut",
        "16",
    ];
    let (code, out, err) = told(list(&desk, &arguments, b""));
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(
        out.starts_with("spring: 2 entries on 1 lanes · 3 games count · top 16 advance · "),
        "{out}"
    );
    let other = list(&desk, &["summer", "-", "--games", "6"], b"7,ABC,Choi");
    assert!(other.status.success(), "{other:?}");
    let competitions = "SELECT id, title, games, coalesce(cut, -1), ends - begins FROM tenpin.competitions ORDER BY id";
    assert_eq!(
        hall.sql(competitions),
        [
            ["spring", "Spring Open", "3", "16", "86399999"],
            ["summer", "summer", "6", "-1", "86399999"]
        ]
    );
    // What is not given stays unchanged; what is not on the list is removed.
    let when = [
        "spring",
        "-",
        "--begins",
        "2026-03-01 18:00",
        "--ends",
        "2026-03-02",
        "--cut",
        "0",
    ];
    let (code, out, _) = told(list(
        &desk,
        &when,
        b"12,PJS,Park Ji-Sung,Blues,-3\n13,PJS,Another",
    ));
    assert_eq!(code, 0);
    assert!(
        out.contains("from 2026-03-01 18:00 to 2026-03-02 23:59"),
        "{out}"
    );
    assert_eq!(
        rows(&hall),
        [
            "spring|12|PJS|Park Ji-Sung|Blues|-3",
            "spring|13|PJS|Another|-|0",
            "summer|7|ABC|Choi|-|0"
        ]
    );
    assert_eq!(hall.sql(competitions)[0][1..4], ["Spring Open", "3", "-1"]);
}

#[test]
fn a_wrong_list_is_told_row_by_row_and_changes_nothing() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let desk = desk(&hall);
    assert!(
        list(&desk, &["spring", "-"], b"12,PJS,Park")
            .status
            .success()
    );
    let before = (rows(&hall), hall.sql("SELECT * FROM tenpin.competitions"));
    let wrong = b"lane,name,person\n12,PJS,Park\n12,\x1b[31mPJ,Park\n12,pjs,Kim\n";
    let (code, out, err) = told(list(&desk, &["spring", "-", "--cut", "3"], wrong));
    assert_eq!((code, out.as_str()), (2, ""));
    assert_eq!(
        err,
        "tenpin: line 3: a name has 3 letters A to Z, as on the board, not \"[31mPJ\"
tenpin: line 4: PJS on lane 12 is on line 2 already
tenpin: nothing was changed\n"
    );
    let many = "12,PJ,Park\n".repeat(25);
    let (code, _, err) = told(list(&desk, &["spring", "-"], many.as_bytes()));
    assert!(
        code == 2 && err.contains("line 20:") && err.contains("and 5 more rows"),
        "{err}"
    );
    let korean = told(list(&desk, &["spring", "-", "--lang", "ko"], wrong)).2;
    assert!(
        korean.contains("3번째 줄: 이름은 점수판에 있는 영문 3글자입니다"),
        "{korean}"
    );
    let huge = vec![b'x'; 5_000_000];
    for (arguments, text, words) in [
        (&["spring", "-"][..], &huge[..], "up to 4 MB"),
        (&["spring", "-"], b"", "the list is empty"),
        (&["spring", "-"], b"12,PJS,\xb9\xda\xc1\xf6", "CSV UTF-8"),
        (
            &[
                "spring",
                "-",
                "--begins",
                "2099-01-02",
                "--ends",
                "2099-01-01",
            ],
            b"12,PJS,Park",
            "would end before it begins",
        ),
        (
            &["spring", "-", "--begins", "soon"],
            b"",
            "is not a time such as",
        ),
        (&["spring open", "-"], b"", "a competition is a short word"),
        (&["spring", "-", "--games", "0"], b"", "0"),
    ] {
        let (code, _, err) = told(list(&desk, arguments, text));
        assert!(
            code == 2 && err.contains(words),
            "{arguments:?}: {code} {err}"
        );
    }
    let (code, _, err) = told(list(&desk, &["spring", "nowhere.csv"], b""));
    assert!(code == 1 && err.contains("nowhere.csv"), "{err}");
    assert_eq!(
        (rows(&hall), hall.sql("SELECT * FROM tenpin.competitions")),
        before
    );
}

/// Only a desk can write lists of entries.
#[test]
fn a_lane_and_a_screen_can_not_write_lists() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let lane = Place::new();
    hall.join(&lane);
    let (code, _, err) = told(list(&lane, &["spring", "-"], b"12,PJS,Park"));
    assert!(code == 1 && err.contains("allowed to do that"), "{err}");
    assert!(rows(&hall).is_empty());
}
