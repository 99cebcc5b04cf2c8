//! The outlook, compared with trying everything.

use proptest::prelude::*;
use tenpin::domain::outlook::{FrameResult, chase, is_won, max_with};
use tenpin::domain::{BowlingGames, Player, forecast};
use tenpin::text::Language;

use crate::oracle::Balls;
use crate::properties::{Wish, balls_of, frames_of, pins, wishes};
use crate::stage::Stage;

const RESULTS: [FrameResult; 3] = [FrameResult::Strike, FrameResult::Spare, FrameResult::Less];

/// The current rack, ended in every possible way.
fn endings(balls: &Balls) -> Vec<(FrameResult, Balls)> {
    let standing = balls.standing().unwrap();
    let is_second = !is_fresh(balls);
    let mut endings = Vec::new();
    for pins in 0..=standing {
        let after = balls.with(pins);
        match pins {
            pins if pins == standing && is_second => endings.push((FrameResult::Spare, after)),
            pins if pins == standing => endings.push((FrameResult::Strike, after)),
            _ if is_second || after.is_over() => endings.push((FrameResult::Less, after)),
            _ => endings.extend(seconds(&after)),
        }
    }
    endings
}

fn seconds(after: &Balls) -> Vec<(FrameResult, Balls)> {
    let standing = after.standing().unwrap();
    let ending = |pins| match pins {
        pins if pins == standing => (FrameResult::Spare, after.with(pins)),
        pins => (FrameResult::Less, after.with(pins)),
    };
    (0..=standing).map(ending).collect()
}

/// Is it the first ball of a rack? Then a gutter ball leaves the same rack, and no other ball leaves
/// ten.
fn is_fresh(balls: &Balls) -> bool {
    let frames = frames_of(balls);
    frames.in_play() == Some(tenpin::domain::FrameState::Ready)
}

/// Two games, ball by ball in turns.
fn two_games(wishes: &[Wish]) -> (BowlingGames, [Balls; 2]) {
    let players = ["AAA", "BBB"].map(|name| Player::new(name).unwrap());
    let mut games = BowlingGames::new(players).unwrap();
    let mut balls = [Balls::default(), Balls::default()];
    for wish in wishes {
        let Some(up) = games
            .up()
            .map(|up| games.position(up.player()).unwrap() - 1)
        else {
            break;
        };
        let ball = wish.ball(balls[up].standing().unwrap());
        balls[up].0.push(ball);
        games.bowl(pins(ball)).unwrap();
    }
    (games, balls)
}

fn many_wishes() -> impl Strategy<Value = Vec<Wish>> {
    prop::collection::vec(wishes(), 0..=2).prop_map(|wishes| wishes.concat())
}

proptest! {
    #[test]
    fn the_highest_score_by_outcome_is_that_of_trying_every_ending(wishes in wishes()) {
        let balls = balls_of(&wishes);
        prop_assume!(!balls.is_over());
        let endings = endings(&balls);
        for outcome in RESULTS {
            let tried = endings.iter().filter(|(ending, _)| *ending == outcome);
            let highest = tried.map(|(_, after)| forecast::max(&frames_of(after))).max();
            prop_assert_eq!(max_with(&frames_of(&balls), outcome), highest, "{:?}", outcome);
        }
    }

    #[test]
    fn the_best_outcome_is_the_highest_score_still_possible(wishes in wishes()) {
        let frames = frames_of(&balls_of(&wishes));
        let highest = RESULTS.into_iter().filter_map(|outcome| max_with(&frames, outcome)).max();
        prop_assert_eq!(highest, (!frames.is_over()).then(|| forecast::max(&frames)));
    }

    #[test]
    fn what_it_takes_to_pass_is_that_of_trying_every_ball(wishes in many_wishes()) {
        let (games, balls) = two_games(&wishes);
        let Some(up) = games.up() else {
            return Ok(());
        };
        let own = games.position(up.player()).unwrap() - 1;
        let (own, rival) = (&balls[own], &balls[1 - own]);
        let Some(chase) = chase(&games) else {
            prop_assert!(own.now() > rival.now() || rival.now() == 0);
            return Ok(());
        };
        prop_assert_eq!(own.now() + chase.points(), rival.now() + 1);
        let counts: Vec<u8> = (0..=own.standing().unwrap()).collect();
        let can_pass = |count: &&u8| forecast::max(&frames_of(&own.with(**count))) > rival.now();
        let least = counts.iter().find(can_pass).copied();
        prop_assert_eq!(chase.least().map(tenpin::domain::Pins::count), least);
        prop_assert_eq!(least.is_some(), forecast::max(&frames_of(own)) > rival.now());
        for &count in &counts {
            let pins = tenpin::domain::Pins::new(count).unwrap();
            let missing = (rival.now() + 1).saturating_sub(own.with(count).now());
            prop_assert_eq!(chase.points_after(pins), missing);
        }
    }

    #[test]
    fn a_game_is_won_when_the_other_can_not_get_as_far(wishes in many_wishes()) {
        let (games, balls) = two_games(&wishes);
        let Some(up) = games.up() else {
            return Ok(());
        };
        let own = games.position(up.player()).unwrap() - 1;
        let most = forecast::max(&frames_of(&balls[1 - own]));
        prop_assert_eq!(is_won(&games), balls[own].now() > most);
    }
}

/// The sentence for BBB, who bowls after AAA, frame by frame.
fn sentence(first: &str, second: &str) -> String {
    let wishes = |game: &str| -> Vec<_> {
        let frames = tenpin::domain::notation::read(game).unwrap();
        frames
            .iter()
            .map(|frame| frame.balls().collect::<Vec<_>>())
            .collect()
    };
    let players = ["AAA", "BBB"].map(|name| Player::new(name).unwrap());
    let mut games = BowlingGames::new(players).unwrap();
    for (first, second) in wishes(first).into_iter().zip(wishes(second)) {
        for ball in first.into_iter().chain(second) {
            games.bowl(ball).unwrap();
        }
    }
    let [_, _, short, _] = Language::English.chase(&chase(&games).unwrap());
    short
}

const EIGHT_NINES: &str = "9-9-9-9-9-9-9-9-";

#[test]
fn the_sentence_says_what_this_ball_must_bring() {
    let after_nine = |last: &str| format!("{EIGHT_NINES}9-{last}");
    let says = |last: &str, own: &str| sentence(&after_nine(last), &format!("{EIGHT_NINES}{own}"));
    assert_eq!(says("9-", "9-"), "10 to pass AAA");
    assert_eq!(says("9/9", "9-"), "20 to pass AAA");
    assert_eq!(says("9/X", "9-"), "a strike plus 11 more passes AAA");
    assert_eq!(says("9/X", "9-X"), "a strike plus 1 more passes AAA");
    assert_eq!(says("X51", "9-9/"), "7 to pass AAA: at least 7 pins now");
    assert_eq!(says("XX9", "9-XX"), "a strike here passes AAA");
    assert_eq!(says("9-", "9-8"), "a spare here passes AAA");
    assert_eq!(says("9-", "9--"), "a spare here passes AAA");
    assert_eq!(says("9/3", "9-8"), "a spare plus 4 more passes AAA");
    assert_eq!(says("XXX", "9-"), "AAA is out of reach");
}

#[test]
fn the_panel_says_what_can_be_reached_as_far_as_there_is_room() {
    let keys = "pjs<Enter>kyj<Enter><Enter>x9-x9-x7";
    let shown = |width, height| {
        let mut stage = Stage::new(width, height);
        stage.type_keys(keys);
        stage.text()
    };
    let needed = "36 points to pass PJS";
    let highest = "best possible 248 (spare), 237 (open)";
    let high = shown(99, 30);
    assert!(high.contains(needed) && high.contains(highest), "{high}");
    let usual = shown(80, 24);
    let fewer = "(PJS has 7 frames to go)  best possible 248 (spare)";
    assert!(usual.contains(needed) && usual.contains(fewer), "{usual}");
    let narrow = shown(50, 20);
    assert!(narrow.contains(needed), "{narrow}");
    let mut alone = Stage::new(80, 24);
    alone.type_keys("pjs<Enter><Enter>x7");
    assert!(alone.shows("best possible 280 (spare), 268 (open)"));
}

#[test]
fn a_last_ball_at_a_fresh_rack_leaves_no_open_frame() {
    let mut stage = crate::stage::alone();
    stage.type_keys(&"9-".repeat(9));
    stage.type_keys("x");
    assert!(stage.shows("(open)"), "{}", stage.text());
    stage.type_keys("x");
    assert!(
        stage.shows("best possible 111 (strike), 110 (no mark)"),
        "{}",
        stage.text()
    );
}
