//! The statistics screen: who is selected, what is looked up, and how to go back.

use std::collections::HashSet;

use jiff::civil::date;
use tenpin::app::{Findings, Message};
use tenpin::archive::{Regular, Regulars};
use tenpin::domain::{Player, notation};
use tenpin::statistics::{FinishedGame, PlayerStatistics, Rival};
use tenpin::terminal::Incoming;
use tenpin::ui::Glyphs;

use crate::stage::{Bursts, Stage};

/// Complete games of a player who gets better.
const GAMES: [&str; 6] = [
    "9- 9- 9- 9- 9- 9- 9- 9- 9- 9-",
    "X 8/ 7- F9 9- 9- 9- 9- 9- X51",
    "9{10}/ 8{7-10}1{7} X 9{7}- 7{4-7-10}/ 9{10}- X 7{1-2-10}2{10} 9{10}- 9{6}/9",
    "9{10}/ 9{10}/ 9{7}/ 9{10}/ 9{6}/ 9{10}/ 9{4}/ 9{10}/ 9{7}/ 9{10}/9{5}",
    "X X 9/ 8- X 9/ 9/ X 81 XX9",
    "X X X 9/ X X 9/ X X 9/X",
];

fn player(name: &str) -> Player {
    Player::new(name).unwrap()
}

fn statistics(name: &str, games: usize) -> PlayerStatistics {
    let games = GAMES.iter().cycle().take(games).zip(0..);
    let games = games.map(|(balls, place)| FinishedGame {
        night: place / 3 + 1,
        game: place % 3 + 1,
        date: date(2026, 1, i8::try_from(place / 3 + 1).unwrap()),
        frames: notation::read(balls).unwrap(),
        rivals: vec![Rival {
            player: player("KYJ"),
            score: 190,
        }],
    });
    PlayerStatistics::new(player(name), games)
}

/// PJS and KYJ played before, PJS last.
pub(crate) fn regulars_on(mut stage: Stage) -> Stage {
    let regulars = ["PJS", "KYJ"].map(|name| Regular {
        player: player(name),
        best: None,
    });
    stage.desk.history = Regulars::from_iter(regulars);
    stage.desk.statistics = vec![statistics("PJS", 18), statistics("KYJ", 1)];
    stage.type_keys("");
    stage
}

fn bowling() -> Stage {
    let mut stage = regulars_on(Stage::new(80, 24));
    stage.type_keys("kyj<Enter>new<Enter><Enter>");
    stage
}

fn looked_up(stage: &Stage) -> Vec<&str> {
    let players = stage.desk.looked_up.iter();
    players.map(|(player, _)| player.name()).collect()
}

#[test]
fn only_the_chosen_player_is_looked_up() {
    let mut stage = bowling();
    assert_eq!(looked_up(&stage), [""; 0]);
    stage.type_keys("a");
    assert!(stage.shows("KYJ  1 game, 1 January"), "{}", stage.text());
    stage.type_keys("<Up><Down><Down>");
    assert_eq!(looked_up(&stage), ["KYJ", "PJS", "KYJ", "NEW"]);
    stage.type_keys("<Down>");
    assert_eq!(looked_up(&stage).len(), 4, "there is nobody below");
    stage.type_keys("<Home>");
    assert!(stage.shows("PJS  18 games, 6 nights, 1 January to 6 January"));
    stage.type_keys("<Home><Up><PgUp>");
    assert_eq!(looked_up(&stage).len(), 5, "there is nobody above");
    stage.type_keys("<End><PgUp><PgDn>");
    assert_eq!(looked_up(&stage)[5..], ["NEW", "PJS", "NEW"]);
}

/// The line of the list with this name.
fn listed(stage: &Stage, name: &str) -> (usize, String) {
    let lines = stage.lines();
    let at = lines.iter().position(|line| line.starts_with(name));
    let at = at.unwrap_or_else(|| panic!("{name}\n{}", stage.text()));
    (
        at,
        lines[at].split('│').next().unwrap().trim_end().to_owned(),
    )
}

#[test]
fn everybody_is_listed_by_their_average_and_newcomers_come_last() {
    let mut stage = bowling();
    stage.type_keys("a");
    let rows = ["  PJS", "  KYJ", "  NEW"].map(|name| listed(&stage, name));
    let [best, second, new] = rows;
    assert!(best.0 < second.0 && second.0 < new.0);
    assert_eq!(best.1, "  PJS     160");
    assert_eq!(second.1, "  KYJ      90");
    assert_eq!(new.1, "  NEW       -");
    assert!(stage.lines()[0].ends_with(" 6 nights "));
}

#[test]
fn the_page_tells_the_figures() {
    let mut stage = bowling();
    stage.type_keys("a<Up>");
    let first = [
        "high game            237 2 Jan",
        "clean games            6",
        "last 18 games   █ above █ below the average of 160",
        "against  KYJ 6:9",
        "1 of 2 →",
    ];
    for told in first {
        assert!(stage.shows(told), "{told}\n{}", stage.text());
    }
    for (keys, is_first) in [("<Right>", false), ("<Right>", true), ("<Left>", false)] {
        stage.type_keys(keys);
        let second = ["scores, by 20", "220-239", "← 2 of 2"];
        assert!(
            second.iter().all(|told| stage.shows(told) != is_first),
            "{}",
            stage.text()
        );
    }
    assert_eq!(
        looked_up(&stage),
        ["KYJ", "PJS"],
        "turning the page asks nothing"
    );
}

/// The total number of games in the distribution, according to its rows.
fn games_in_bands(stage: &Stage) -> u32 {
    let games = stage.lines().into_iter().filter_map(|line| {
        let is_band = |word: &str| {
            let (from, to) = word.split_once('-')?;
            from.parse::<u16>().ok().zip(to.parse::<u16>().ok())
        };
        let words: Vec<_> = line
            .split([' ', '│'])
            .filter(|word| !word.is_empty())
            .collect();
        let band = words.iter().position(|word| is_band(word).is_some())?;
        let mut numbers = words[band + 1..].iter();
        numbers.find_map(|word| word.parse::<u32>().ok())
    });
    games.sum()
}

#[test]
fn no_game_and_no_rival_is_hidden_at_any_size() {
    for (width, height) in [
        (30, 8),
        (46, 14),
        (60, 18),
        (80, 24),
        (100, 30),
        (120, 36),
        (200, 60),
    ] {
        let mut stage = regulars_on(Stage::new(width, height));
        stage.desk.statistics.push(many_rivals());
        stage.type_keys("pjs<Enter><Enter>a<End><Up>");
        let (mut games, mut rivals) = (0, HashSet::new());
        for _ in 0..40 {
            games = games.max(games_in_bands(&stage));
            let text = stage.text();
            rivals.extend(RIVALS.filter(|number| text.contains(&rival(*number))));
            stage.type_keys("<Right>");
        }
        assert_eq!(rivals.len(), RIVALS.count(), "{width}x{height}");
        assert_eq!(games, 18, "{width}x{height}");
    }
}

const RIVALS: std::ops::Range<u8> = 0..26;

fn rival(number: u8) -> String {
    format!("Z{}Q", char::from(b'A' + number))
}

/// Eighteen games of ABC, each against all others.
fn many_rivals() -> PlayerStatistics {
    let games = GAMES.iter().cycle().take(18).zip(0..);
    let games = games.map(|(balls, place)| FinishedGame {
        night: place + 1,
        game: 1,
        date: date(2024, 1, i8::try_from(place + 1).unwrap()),
        frames: notation::read(balls).unwrap(),
        rivals: RIVALS
            .map(|number| Rival {
                player: player(&rival(number)),
                score: 90,
            })
            .collect(),
    });
    PlayerStatistics::new(player("ABC"), games)
}

#[test]
fn somebody_without_a_finished_game_is_told_so() {
    let mut stage = bowling();
    stage.type_keys("a<End>");
    assert!(stage.shows("NEW: no finished game yet"), "{}", stage.text());
}

#[test]
fn without_a_store_it_says_so() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter><Enter>a");
    assert!(stage.shows("no statistics with --no-save"));
}

#[test]
fn a_file_that_can_not_be_read_is_told() {
    let mut stage = bowling();
    stage.type_keys("a");
    stage.app.update(Message::Statistics(Findings::Unreadable));
    stage.send([Incoming::Repaint]);
    assert!(stage.shows("can't read the data file"));
}

#[test]
fn the_way_back_leads_to_where_it_began() {
    let mut stage = bowling();
    for back in ["<Esc>", "a"] {
        stage.type_keys(&format!("7a{back}2"));
        assert!(stage.shows("7|2"), "{back}\n{}", stage.text());
        stage.type_keys("uu");
    }
    stage.type_keys("p<Tab><Down>a<Esc>o");
    assert!(
        stage.shows("NEW   sits out"),
        "the same one is chosen\n{}",
        stage.text()
    );
    stage.check_kept();
}

#[test]
fn from_the_results_too_and_balls_are_no_balls_there() {
    let mut stage = regulars_on(Stage::new(80, 24));
    stage.type_keys("pjs<Enter><Enter>xxxxxxxxxxxxa");
    assert!(stage.shows("averages"));
    stage.type_keys("7x/u<Esc>");
    assert!(stage.shows("game 1 is over"), "{}", stage.text());
    stage.check_kept();
}

#[test]
fn a_game_that_was_just_finished_is_on_disk_before_it_is_looked_up() {
    let mut stage = regulars_on(Stage::new(80, 24));
    stage.script.bursts = Bursts::Whole;
    stage.type_keys("pjs<Enter><Enter>xxxxxxxxxxxxa");
    let kept = stage.desk.kept.len();
    assert_eq!(stage.desk.looked_up, [(player("PJS"), kept)]);
}

#[test]
fn in_the_field_it_is_a_letter() {
    let mut stage = regulars_on(Stage::new(80, 24));
    stage.type_keys("a");
    assert!(stage.shows("│ A │ │ ▂ │ │   │"));
}

/// A burst of keys asks the same question only once; after the next paint it is asked again.
#[test]
fn a_burst_looks_up_the_same_player_once() {
    let mut stage = bowling();
    stage.script.bursts = Bursts::Whole;
    stage.type_keys("a<Esc>a<Esc>a<Esc>a<Esc>");
    assert_eq!(looked_up(&stage), ["KYJ"]);
    assert_eq!(stage.desk.ranked, 1);
    stage.type_keys("a<Esc>");
    assert_eq!((looked_up(&stage).len(), stage.desk.ranked), (2, 2));
}

#[test]
fn a_ball_of_the_same_burst_is_looked_up_too() {
    let mut stage = bowling();
    stage.script.bursts = Bursts::Whole;
    stage.type_keys("a<Esc>9a<Esc>a<Esc>");
    assert_eq!((looked_up(&stage).len(), stage.desk.ranked), (2, 2));
}

/// The regulars have been known since the start.
#[test]
fn the_players_are_shown_without_a_question() {
    let mut stage = bowling();
    stage.script.bursts = Bursts::Whole;
    let before = stage.desk.met;
    stage.type_keys("");
    let at_the_start = stage.desk.met - before;
    stage.type_keys("p<Esc>p<Esc>p");
    assert!(stage.shows("line-up"), "{}", stage.text());
    assert_eq!(stage.desk.met, before + 2 * at_the_start);
    assert_eq!(looked_up(&stage), [""; 0]);
}

#[test]
fn won_and_lost_are_labelled_wherever_rivals_are_told() {
    for (width, height) in [(80, 60), (120, 36), (200, 60)] {
        let mut stage = regulars_on(Stage::new(width, height));
        stage.type_keys("new<Enter><Enter>a<Home>");
        assert!(stage.shows("won, lost"), "{}", stage.text());
        assert!(!stage.shows("against  KYJ"), "told twice\n{}", stage.text());
    }
}

#[test]
fn both_keys_of_the_ascii_chart_differ() {
    let mut stage = regulars_on(Stage::new(120, 36));
    stage.display.glyphs = Glyphs::Ascii;
    stage.type_keys("new<Enter><Enter>a<Home>");
    assert!(stage.shows("# above : below"), "{}", stage.text());
    assert!(stage.shows("::"), "{}", stage.text());
}

#[test]
fn the_leaves_without_pins_say_how_pins_are_typed() {
    let mut stage = bowling();
    stage.type_keys("a<Home><Down>l");
    assert!(stage.shows("d on the board"), "{}", stage.text());
}
