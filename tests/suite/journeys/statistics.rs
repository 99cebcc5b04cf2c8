//! What games add up to, on the screen: who is chosen, what is looked up, and the way back.

use jiff::civil::date;
use tenpin::app::{Findings, Message};
use tenpin::archive::{Regular, Regulars};
use tenpin::domain::{Player, notation};
use tenpin::statistics::{FinishedGame, PlayerStatistics, Rival};
use tenpin::terminal::Incoming;

use crate::stage::{Bursts, Stage};

/// Whole games of somebody who gets better.
const GAMES: [&str; 6] = [
    "9- 9- 9- 9- 9- 9- 9- 9- 9- 9-",
    "X 8/ 7- F9 9- 9- 9- 9- 9- X51",
    "9/ 81 X 9- 7/ 9- X 72 9- 9/9",
    "9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/9",
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

/// PJS and KYJ bowled here before, PJS last.
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
    assert!(stage.shows("KYJ  1 game, 1 night"), "{}", stage.text());
    stage.type_keys("<Down><Down>");
    assert_eq!(looked_up(&stage), ["KYJ", "NEW", "PJS"]);
    assert!(stage.shows("PJS  18 games, 6 nights, 2026-01-01 to 2026-01-06"));
    stage.type_keys("<Down>");
    assert_eq!(looked_up(&stage).len(), 3, "there is nobody below");
    stage.type_keys("<Up><Up><Up>");
    assert_eq!(looked_up(&stage), ["KYJ", "NEW", "PJS", "NEW", "KYJ"]);
}

#[test]
fn the_page_tells_the_figures() {
    let mut stage = bowling();
    stage.type_keys("a<Down><Down>");
    for told in [
        "high game       237  2026-01-02",
        "clean games     6",
        "strikes",
        "220-239",
    ] {
        assert!(stage.shows(told), "{told}\n{}", stage.text());
    }
}

#[test]
fn somebody_without_a_finished_game_is_told_so() {
    let mut stage = bowling();
    stage.type_keys("a<Down>");
    assert!(stage.shows("NEW: no finished game yet"), "{}", stage.text());
}

#[test]
fn without_a_store_it_says_so() {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter><Enter>a");
    assert!(stage.shows("nothing is kept with --no-save"));
}

#[test]
fn a_file_that_can_not_be_read_is_told() {
    let mut stage = bowling();
    stage.type_keys("a");
    stage.app.update(Message::Statistics(Findings::Unreadable));
    stage.send([Incoming::Repaint]);
    assert!(stage.shows("the file of nights can't be read"));
}

#[test]
fn the_way_back_leads_to_where_it_began() {
    let mut stage = bowling();
    for back in ["<Esc>", "a", "<Enter>"] {
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
fn a_pending_one_is_dropped_on_the_way() {
    let mut stage = bowling();
    stage.type_keys("1a<Esc>0");
    assert!(
        stage.shows("│  -   │"),
        "a gutter ball, no ten\n{}",
        stage.text()
    );
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
    assert!(stage.shows("A _ _"));
}
