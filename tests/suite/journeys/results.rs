//! The results: who won and by how much, a single player, a tie, the night so far, and the sheet.

use jiff::civil::date;
use ratatui::layout::Rect;
use tenpin::app::Target;
use tenpin::archive::{PastNights, PastPlayer, Regular, Regulars};
use tenpin::domain::{Player, standings};
use tenpin::ui::Glyphs;

use crate::gallery::{begun, game, painted};
use crate::stage::{Bursts, Stage, alone, lines, two};

const NINES: &str = "9-9-9-9-9-9-9-9-9-9-";

/// A game of two players with a mark per frame for the first: 190 against 80.
fn over(stage: &mut Stage) {
    stage.type_keys(&"9/8-".repeat(9));
    stage.type_keys("9/98-");
}

#[test]
fn the_winner_is_told_with_the_margin_and_what_made_the_difference() {
    let mut stage = two();
    over(&mut stage);
    for words in [
        "won by 110",
        "PJS led from start to finish",
        "no open frame: PJS",
    ] {
        assert!(stage.shows(words), "{words}\n{}", stage.text());
    }
    assert_eq!(stage.result("PJS")[..3], ["1", "PJS", "190"]);
    assert!(!stage.shows("series"), "there is one game only");
}

#[test]
fn who_went_home_before_the_game_is_listed_only_with_a_series() {
    let mut stage = two();
    stage.type_keys("plat<Enter><Enter><Enter>9-9-9-p<Tab><Down><Down>l<Enter>");
    stage.type_keys(&"9-".repeat(18));
    assert!(stage.shows("LAT"), "a line of this game\n{}", stage.text());
    stage.type_keys("n");
    stage.type_keys(&"9-".repeat(20));
    assert!(stage.shows("game 2 is over"), "{}", stage.text());
    assert!(!stage.shows("LAT"), "{}", stage.text());
    stage.type_keys("p<Tab><Down>l<Enter>n");
    stage.type_keys(&"9-".repeat(10));
    assert!(stage.shows("game 3 is over"), "{}", stage.text());
    assert!(stage.result("KYJ").is_empty(), "{}", stage.text());
    assert!(
        stage.shows("KYJ"),
        "two games of the series\n{}",
        stage.text()
    );
}

#[test]
fn without_large_letters_the_winner_is_told_in_a_sentence() {
    let mut stage = Stage::new(46, 14);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>");
    over(&mut stage);
    assert!(
        stage.shows("PJS wins with 190   won by 110"),
        "{}",
        stage.text()
    );
}

#[test]
fn no_number_touches_the_edge_of_its_block() {
    for (height, players) in (18..=40).flat_map(|height| (2..=6).map(move |own| (height, own))) {
        let stage = descending(height, players);
        let buffer = stage.terminal.backend().buffer();
        let is_blank = |row: Rect| row.positions().all(|cell| buffer[cell].symbol() == " ");
        let blocks = [1, 2, 3].map(|place| stage.regions.find(Target::Podium(place)));
        let high = blocks
            .into_iter()
            .flatten()
            .filter(|block| block.height > 2);
        for block in high {
            let last = block.rows().next_back().unwrap();
            assert!(is_blank(last), "{height} {players}\n{}", stage.text());
        }
    }
}

#[test]
fn the_first_three_have_large_numbers_at_80x24() {
    let stage = descending(24, 4);
    let heights = [1, 2, 3].map(|place| {
        let block = stage.regions.find(Target::Podium(place)).unwrap();
        block.height
    });
    assert_eq!(heights, [7, 6, 5], "{}", stage.text());
}

/// A game of AAA, BBB and so on at 80 columns, each a pin per frame behind the one before.
fn descending(height: u16, players: usize) -> Stage {
    let mut stage = Stage::new(80, height);
    let letters = ["a", "b", "c", "d", "e", "f"].into_iter().take(players);
    let names: String = letters.map(|letter| letter.repeat(3) + "<Enter>").collect();
    stage.type_at_once(&(names + "<Enter>"));
    let frames = ["9-", "8-", "7-", "6-", "5-", "4-"];
    stage.type_at_once(&frames[..players].concat().repeat(10));
    stage
}

#[test]
fn who_share_the_first_place_tie() {
    let mut stage = two();
    stage.type_keys(&"9-9-".repeat(10));
    assert!(
        stage.shows("PJS and KYJ tie for first with 90"),
        "{}",
        stage.text()
    );
    assert!(stage.shows("PJS KYJ"), "on one block");
    assert!(!stage.shows("won by"));
}

#[test]
fn one_player_alone_is_compared_with_earlier_nights_and_never_wins() {
    let mut stage = Stage::new(46, 14);
    let player = Player::new("PJS").unwrap();
    let best = Some(235);
    stage.desk.history = Regulars::from_iter([Regular { player, best }]);
    stage.desk.past = PastNights {
        nights: 3,
        people: vec![PastPlayer {
            player,
            games: 2,
            pins: 361,
            last: date(2026, 11, 13),
        }],
        ..PastNights::default()
    };
    stage.type_keys("pjs<Enter><Enter>");
    stage.type_keys(NINES);
    for words in ["PJS bowled 90", "average 181", "best 235"] {
        assert!(stage.shows(words), "{words}\n{}", stage.text());
    }
    assert!(!stage.shows("wins") && !stage.shows("difference"));
}

#[test]
fn a_personal_best_comes_first() {
    let mut stage = two();
    let player = Player::new("KYJ").unwrap();
    let best = Some(70);
    stage.desk.history = Regulars::from_iter([Regular { player, best }]);
    over(&mut stage);
    let text = stage.text();
    let place = |words: &str| text.find(words);
    assert!(
        place("KYJ 80: a personal best") < place("PJS led"),
        "{text}"
    );
    assert!(place("KYJ 80: a personal best").is_some());
}

#[test]
fn from_the_second_game_on_the_night_is_told_too() {
    let mut stage = two();
    over(&mut stage);
    stage.type_keys("n");
    stage.type_keys(&"8-9-".repeat(10));
    assert!(
        stage.shows("PJS leads the night by 100"),
        "{}",
        stage.text()
    );
    assert!(stage.shows("series   PJS 270   KYJ 170"));
    assert!(stage.shows("high game of the night: PJS 190"));
    assert!(stage.shows("10 better than game 1"));
}

#[test]
fn a_line_that_was_cut_short_is_said_to_be_outside_the_series() {
    for (width, height) in [(80, 24), (120, 36)] {
        let mut stage = second_game(width, height);
        stage.type_keys("n9-8-qg");
        let told = ["9…", "… unfinished: not in the series"];
        assert!(stage.shows_all(&told), "{}", stage.text());
    }
    let mut first = two();
    first.type_keys("9-8-qg");
    assert!(
        first.shows("… unfinished: not in averages"),
        "{}",
        first.text()
    );
}

#[test]
fn tab_shows_the_sheet_in_the_same_place_and_back() {
    let mut stage = two();
    over(&mut stage);
    let results = stage.text();
    stage.type_keys("<Tab>");
    assert!(stage.shows("Tab results") && !stage.shows("in a row"));
    assert_eq!(stage.row("PJS").0[0], "9|/");
    stage.type_keys("<Tab>");
    assert_eq!(stage.text(), results);
}

#[test]
fn the_gap_to_the_leader_is_drawn_where_there_is_room() {
    let mut stage = Stage::new(120, 36);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>");
    over(&mut stage);
    assert!(
        stage.shows("behind the leader") && stage.shows("◆ KYJ -110"),
        "{}",
        stage.text()
    );
    assert!(!stage.shows("running totals"));
}

#[test]
fn a_game_that_nobody_finished_has_no_winner() {
    let mut stage = alone();
    stage.type_keys("xp<Tab>l<Enter>");
    assert!(stage.shows("game 1 was abandoned"));
    assert!(
        !stage.shows("▀▀▀▀▀▀") && !stage.shows("difference"),
        "{}",
        stage.text()
    );
    assert!(stage.shows(" Enter next game "));
}

const SIZES: [(u16, u16); 7] = [
    (46, 14),
    (60, 18),
    (80, 24),
    (100, 30),
    (120, 36),
    (160, 45),
    (200, 60),
];

/// The numbers in a line.
fn numbers(line: &str) -> Vec<u16> {
    let numbers = line.split(|sign: char| !sign.is_ascii_digit());
    numbers.filter_map(|number| number.parse().ok()).collect()
}

/// How often the screen shows all ten frames.
fn sheets(stage: &Stage) -> usize {
    let lines = stage.lines();
    let frames: Vec<u16> = (1..=10).collect();
    lines.iter().filter(|line| numbers(line) == frames).count()
}

#[test]
fn the_sheet_of_one_player_is_whole_and_shown_once() {
    for (width, height) in SIZES {
        let mut stage = Stage::new(width, height);
        stage.type_keys("pjs<Enter><Enter>xxxxxxxxxxxx");
        assert_eq!(sheets(&stage), 1, "{}", stage.text());
        stage.type_keys("<Tab>");
        assert_eq!(sheets(&stage), 1, "{}", stage.text());
        stage.type_keys("n9");
        stage.type_keys("qg");
        assert_eq!(sheets(&stage), 1, "after one ball\n{}", stage.text());
    }
}

#[test]
fn a_personal_best_of_one_player_is_told_at_every_size() {
    for (width, height) in SIZES {
        let mut stage = Stage::new(width, height);
        let player = Player::new("PJS").unwrap();
        let best = Some(70);
        stage.desk.history = Regulars::from_iter([Regular { player, best }]);
        stage.type_keys("pjs<Enter><Enter>");
        stage.type_keys(NINES);
        assert!(stage.shows("a personal best"), "{}", stage.text());
        assert!(stage.shows("best before"), "{}", stage.text());
    }
}

#[test]
fn everybody_who_shares_the_high_game_is_named() {
    let mut stage = two();
    stage.type_keys(&"9-8-".repeat(10));
    stage.type_keys("n");
    stage.type_keys(&"8-9-".repeat(10));
    assert!(stage.shows("high game: PJS and KYJ 90"), "{}", stage.text());
}

/// The second game of four players.
fn second_game(width: u16, height: u16) -> Stage {
    let mut stage = Stage::new(width, height);
    stage.type_keys("pjs<Enter>kyj<Enter>abc<Enter>lee<Enter><Enter>");
    stage.type_keys(&"9-8-7-6-".repeat(10));
    stage.type_keys("n");
    stage
}

#[test]
fn no_heading_stands_without_a_sentence() {
    for (width, height) in SIZES {
        let mut stage = second_game(width, height);
        stage.type_keys(&"9-8-7-5-".repeat(10));
        assert!(stage.shows("won by 10"), "{}", stage.text());
        let lines = stage.lines();
        let heading = lines.iter().position(|line| line.contains("difference"));
        let told = heading.is_none_or(|place| lines[place + 1].contains('·'));
        assert!(told, "{}", stage.text());
    }
}

#[test]
fn a_tie_is_told_at_every_size_and_nothing_made_a_difference() {
    for (width, height) in SIZES {
        let mut stage = second_game(width, height);
        stage.type_keys(&"9-9-7-5-".repeat(10));
        let told = "PJS and KYJ tie for first with 90";
        assert!(stage.shows(told), "{}", stage.text());
        assert!(!stage.shows("difference"), "{}", stage.text());
    }
}

#[test]
fn the_series_of_everybody_is_told_where_there_is_room() {
    let mut stage = second_game(120, 36);
    stage.type_keys(&"9-8-7-5-".repeat(10));
    let series = "series   PJS 180   KYJ 160   ABC 140   LEE 110";
    assert!(stage.shows(series), "{}", stage.text());
}

#[test]
fn the_winner_wins_in_ascii_too() {
    let mut stage = Stage::new(80, 24);
    stage.display.glyphs = Glyphs::Ascii;
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>");
    over(&mut stage);
    assert!(stage.shows_all(&["wins", "won by 110"]), "{}", stage.text());
}

#[test]
fn the_next_steps_keep_their_words() {
    let mut stage = Stage::new(46, 14);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>");
    over(&mut stage);
    stage.type_keys("<Tab>");
    let caps = "Enter next game   Tab results   s share";
    assert!(stage.shows(caps), "{}", stage.text());
}

#[test]
fn many_players_have_bars_instead_of_lines_on_each_other() {
    let mut stage = Stage::new(120, 36);
    let names = ["aaa", "bbb", "ccc", "ddd", "eee", "fff", "ggg", "hhh"];
    stage.type_keys(&names.map(|name| format!("{name}<Enter>")).concat());
    stage.type_keys("<Enter>");
    stage.type_keys(&"9-8-7-6-5-4-3-2-".repeat(10));
    assert!(stage.shows("AAA   90 ━"), "{}", stage.text());
    assert!(stage.shows("━ -70"), "{}", stage.text());
}

/// The results of this many players.
fn results_of(players: usize, (width, height): (u16, u16)) -> Stage {
    let mut stage = Stage::new(width, height);
    stage.script.bursts = Bursts::Whole;
    stage.type_keys(&(begun(players) + &game(players)));
    stage
}

/// Every place on the podium has a block, with the score above.
#[track_caller]
fn check_podium(players: usize, size: (u16, u16)) {
    let stage = results_of(players, size);
    let (buffer, regions) = painted(&stage.app, stage.display, size);
    let picture = lines(&buffer).join("\n");
    let standings = standings(stage.app.roster().unwrap());
    for own in standings.iter().filter(|own| own.place() <= 3) {
        let block = regions.find(Target::Podium(own.place()));
        let block = block.unwrap_or_else(|| panic!("{size:?} {}\n{picture}", own.place()));
        let score = own.score().to_string();
        let above = block.columns().map(|column| (column.x, block.y - 1));
        let above: String = above.map(|place| buffer[place].symbol()).collect();
        assert!(above.contains(&score), "{size:?} {score}\n{picture}");
    }
}

fn has_podium(players: usize, size: (u16, u16)) -> bool {
    let stage = results_of(players, size);
    let (_, regions) = painted(&stage.app, stage.display, size);
    let mut targets = regions.iter().map(|(_, target)| target);
    targets.any(|target| matches!(target, Target::Podium(_)))
}

#[test]
fn a_podium_is_whole_or_left_out() {
    let low = [80, 100, 110, 120, 160, 200].map(|width| (width, 24));
    for players in [2, 3, 4, 8, 12, 24] {
        let shown = low.into_iter().filter(|size| has_podium(players, *size));
        shown.for_each(|size| check_podium(players, size));
    }
    assert!(has_podium(8, (120, 24)) && has_podium(8, (200, 24)));
}

#[test]
fn the_winner_is_large_from_60_by_18_on() {
    for size in [(60, 18), (80, 18), (60, 24), (80, 24), (120, 36), (200, 60)] {
        for (players, keys) in [(1, ""), (2, ""), (8, ""), (8, "<Tab>"), (24, "")] {
            let mut stage = results_of(players, size);
            stage.type_keys(keys);
            let (_, regions) = painted(&stage.app, stage.display, size);
            let banner = regions.find(Target::Banner);
            let rows = banner.map_or(0, |banner| banner.height);
            assert!(rows >= 5, "{players} at {size:?}\n{}", stage.text());
        }
    }
}

#[test]
fn every_fact_among_several_players_has_its_name() {
    for (width, height) in [
        (34, 30),
        (46, 20),
        (80, 24),
        (100, 30),
        (120, 36),
        (200, 60),
    ] {
        let mut stage = Stage::new(width, height);
        let player = Player::new("PJS").unwrap();
        let best = Some(100);
        stage.desk.history = Regulars::from_iter([Regular { player, best }]);
        stage.type_keys("pjs<Enter>kyj<Enter><Enter>");
        stage.type_keys(&format!("{}n", "8-7-".repeat(10)));
        over(&mut stage);
        for fact in ["· a personal best", "· 110 better"] {
            assert!(!stage.shows(fact), "{fact}\n{}", stage.text());
        }
        for fact in ["a personal best", "110 better than game 1"] {
            assert!(stage.shows(fact), "{fact}\n{}", stage.text());
        }
    }
}
