//! One player's game, and the roster.

use tenpin::domain::{BowlingGame, BowlingGames, Frames, Pins, RuleError};

use crate::documents::bowling::{current_number, pins, player, roster, roster_after, up};

fn game_after(counts: &[u8]) -> BowlingGame {
    let mut game = BowlingGame::new(player("PJS"));
    for count in counts {
        game.bowl(pins(*count)).unwrap();
    }
    game
}

/// 000: a game holds a player and the frames.
#[test]
fn a_game_has_a_player_and_frames() {
    let game = BowlingGame::new(player("PJS"));
    assert_eq!(game.player(), player("PJS"));
    assert_eq!(game.frames(), &Frames::default());
}

/// 000: a game takes every ball and knows whether it is over.
#[test]
fn a_game_is_over_after_the_last_ball() {
    let almost = game_after(&[0; 19]);
    assert!(!almost.is_over());
    let mut over = game_after(&[0; 20]);
    assert!(over.is_over());
    assert_eq!(over.bowl(Pins::NONE), Err(RuleError::GameIsOver));
    assert!(!game_after(&[10; 11]).is_over() && game_after(&[10; 12]).is_over());
}

/// 000: when a frame is over the game continues with the next one.
#[test]
fn a_game_goes_on_with_the_next_frame() {
    let numbers = [&[][..], &[8], &[8, 1], &[8, 1, 10], &[8, 1, 10, 9]]
        .map(|counts| current_number(game_after(counts).frames()));
    assert_eq!(numbers, [Some(1), Some(1), Some(2), Some(3), Some(3)]);
}

/// 000: a game gives the running totals so far.
#[test]
fn a_game_gives_the_running_totals() {
    let game = game_after(&[10, 8, 2, 8, 1]);
    assert_eq!(game.scores().totals(), [20, 38, 47]);
}

/// 000: the roster holds the games and the index of the current player.
#[test]
fn a_roster_has_games_and_somebody_who_is_up() {
    let games = roster(&["PJS", "KYJ"]);
    let players: Vec<_> = games.iter().map(BowlingGame::player).collect();
    assert_eq!(players, [player("PJS"), player("KYJ")]);
    assert_eq!(up(&games).as_deref(), Some("PJS"));
}

/// 000: each player bowls until the frame is over; after the last player the first one begins the
/// next frame.
#[test]
fn a_turn_is_a_whole_frame() {
    let balls = [10, 8, 2, 7, 0, 10, 3];
    let turns: Vec<_> = (0..=balls.len())
        .map(|bowled| up(&roster_after(&["PJS", "KYJ"], &balls[..bowled])).unwrap())
        .collect();
    let expected = ["PJS", "KYJ", "KYJ", "PJS", "PJS", "KYJ", "PJS", "PJS"];
    assert_eq!(turns, expected);
}

/// 000: a turn lasts until its frame is over, even if a player joins in the middle of it.
#[test]
fn a_late_player_does_not_break_into_a_frame() {
    let mut games = roster_after(&["PJS"], &[10, 8]);
    games.join(player("KYJ")).unwrap();
    assert_eq!(up(&games).as_deref(), Some("PJS"));
    games.bowl(pins(1)).unwrap();
    assert_eq!(up(&games).as_deref(), Some("KYJ"));
}

/// 000: the roster is over when every player has bowled the last frame.
#[test]
fn a_roster_is_over_when_everybody_has_finished() {
    let after = |bowled: usize| roster_after(&["PJS", "KYJ"], &vec![0; bowled]);
    let one_is_done = after(38);
    let first: &BowlingGame = one_is_done.iter().next().unwrap();
    assert!(first.is_over() && !one_is_done.is_over());
    let mut over: BowlingGames = after(40);
    assert!(over.is_over());
    assert_eq!(up(&over), None);
    assert_eq!(over.bowl(Pins::NONE), Err(RuleError::GameIsOver));
}
