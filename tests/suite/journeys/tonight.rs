//! The cards below a wide board: the night so far, and what a single player sees of it.

use ratatui::layout::Position;
use ratatui::style::Modifier;

use crate::emptiness::under;
use crate::stage::Stage;

/// PJS leads the series, and KYJ the second game.
fn second_game(width: u16, height: u16) -> Stage {
    let mut stage = Stage::new(width, height);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>");
    stage.type_keys(&"9-8-".repeat(10));
    stage.type_keys("n1-x");
    stage
}

/// The position of these words on the screen.
fn place(stage: &Stage, words: &str) -> Option<Position> {
    let lines = stage.lines();
    let mut lines = (0..).zip(&lines);
    let (y, line) = lines.find(|(_, line)| line.contains(words))?;
    let x = line.split(words).next()?.chars().count();
    Some(Position::new(x.try_into().ok()?, y))
}

#[test]
fn a_line_that_was_cut_short_is_marked_and_outside_the_series_tonight() {
    let mut stage = Stage::new(120, 36);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>");
    stage.type_keys(&"9-8-".repeat(10));
    stage.type_keys("nx9-qgn5-");
    let lines = stage.lines();
    let told = |words: &[&str]| {
        let is_row = |line: &String| {
            let own: Vec<_> = line.split_whitespace().collect();
            own.windows(words.len()).any(|own| own == words)
        };
        lines.iter().any(is_row)
    };
    assert!(told(&["PJS", "90", "10…", "5", "95"]), "{}", stage.text());
    assert!(told(&["KYJ", "80", "9…", "0", "80"]), "{}", stage.text());
}

#[test]
fn the_best_series_of_the_night_comes_first_and_is_bold() {
    let stage = second_game(120, 36);
    assert!(
        place(&stage, "game 1   now   series").is_some(),
        "{}",
        stage.text()
    );
    let rows = [
        "PJS        90     1       91",
        "KYJ        80    10       90",
    ];
    let [first, second] =
        rows.map(|row| place(&stage, row).unwrap_or_else(|| panic!("{}", stage.text())));
    assert!(first.y < second.y);
    let is_bold = |row: Position| {
        let end = Position::new(row.x + 27, row.y);
        let cell = &stage.terminal.backend().buffer()[end];
        cell.modifier.contains(Modifier::BOLD)
    };
    assert_eq!([first, second].map(is_bold), [true, false]);
}

#[test]
fn the_last_balls_are_in_the_order_bowled_the_latest_first() {
    let mut stage = Stage::new(120, 36);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>8/9-plat<Enter><Enter><Enter>6/7-");
    assert!(stage.shows("PJS 7-   LAT 6/   KYJ 9-"), "{}", stage.text());
    stage.type_keys("5");
    assert!(stage.shows("KYJ 5    PJS 7-   LAT 6/"), "{}", stage.text());
}

#[test]
fn where_not_all_games_fit_the_series_stays() {
    let stage = second_game(100, 30);
    assert!(stage.shows("│     now series │"), "{}", stage.text());
    assert!(stage.shows("│ PJS   1     91 │"), "{}", stage.text());
}

#[test]
fn who_has_the_fewest_open_frames_is_told_once_they_differ() {
    let mut stage = Stage::new(120, 36);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>");
    stage.type_keys("9-9-");
    assert!(!stage.shows("fewest opens"), "{}", stage.text());
    stage.type_keys("x9-");
    let text = stage.text();
    assert!(
        text.lines()
            .any(|line| line.contains("fewest opens") && line.contains("PJS 1")),
        "{text}"
    );
}

/// The largest area of the screen with nothing but card borders.
fn bare(stage: &Stage) -> usize {
    let lines = stage.lines();
    let mut heights = vec![
        0;
        lines
            .iter()
            .map(|line| line.chars().count())
            .max()
            .unwrap_or(0)
    ];
    let mut largest = 0;
    for line in &lines {
        for (height, sign) in heights.iter_mut().zip(line.chars()) {
            *height = (*height + 1) * usize::from(" ─│╭╮╰╯".contains(sign));
        }
        largest = largest.max(under(&heights));
    }
    largest
}

#[test]
fn a_line_alone_leaves_no_quarter_of_the_screen_bare() {
    let first_game = "9-".repeat(10);
    for (width, height) in [(120, 36), (160, 45), (200, 60)] {
        for keys in ["x8", &format!("{first_game}nx8")] {
            let mut stage = Stage::new(width, height);
            stage.type_keys(&format!("pjs<Enter><Enter>{keys}"));
            let (bare, cells) = (bare(&stage), usize::from(width) * usize::from(height));
            assert!(
                bare * 4 <= cells,
                "{} %\n{}",
                100 * bare / cells,
                stage.text()
            );
        }
    }
}

#[test]
fn a_full_rack_is_told_as_pins_and_never_as_left() {
    let mut stage = Stage::new(200, 60);
    stage.type_keys("pjs<Enter>kyj<Enter>abc<Enter>lee<Enter><Enter>");
    // `PINS` and `LEFT` in large letters.
    assert!(
        stage.shows("█▀▀▄ ▀█▀ █▄ █") && !stage.shows("█▀▀▀ ▀▀█▀▀"),
        "{}",
        stage.text()
    );
    stage.type_keys("9");
    assert!(stage.shows("█▀▀▀ ▀▀█▀▀"), "{}", stage.text());
}

#[test]
fn who_bowled_less_has_not_the_fewest_opens() {
    let mut stage = Stage::new(120, 36);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>");
    stage.type_keys(&"9/9-".repeat(9));
    stage.type_keys("9-9-npabc<Enter><Enter><Enter>9-9-x");
    let told = |name: &str| {
        let lines = stage.lines();
        lines.iter().any(|line| {
            let words: Vec<_> = line.split_whitespace().collect();
            words.join(" ").contains(&format!("fewest opens {name}"))
        })
    };
    assert!(!told("ABC"), "{}", stage.text());
    assert!(told("PJS 2"), "{}", stage.text());
}
