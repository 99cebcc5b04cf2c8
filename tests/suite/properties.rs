//! Random games compared with the oracle, ball by ball.

use proptest::prelude::*;
use tenpin::domain::{FrameNumber, Frames, Pins, Wait, forecast};

use crate::oracle::{Ball, Balls};

/// Balls as wishes: each knocks down as many of the standing pins as possible. Strikes, spares, gutter
/// balls and fouls are frequent enough to meet each other.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wish {
    All,
    Foul,
    Share(u8),
}

pub(crate) fn wishes() -> impl Strategy<Value = Vec<Wish>> {
    let wish = prop_oneof![
        3 => Just(Wish::All),
        1 => Just(Wish::Foul),
        4 => any::<u8>().prop_map(Wish::Share),
    ];
    prop::collection::vec(wish, 0..=21)
}

impl Wish {
    pub(crate) const fn ball(self, standing: u8) -> Ball {
        let pins = match self {
            Self::All => standing,
            Self::Foul => 0,
            Self::Share(share) => share % (standing + 1),
        };
        let foul = matches!(self, Self::Foul);
        Ball { pins, foul }
    }
}

/// The balls that result from the wishes, until the game is over.
pub(crate) fn balls_of(wishes: &[Wish]) -> Balls {
    let mut balls = Balls::default();
    for wish in wishes {
        let Some(standing) = balls.standing() else {
            break;
        };
        balls.0.push(wish.ball(standing));
    }
    balls
}

pub(crate) fn pins(ball: Ball) -> Pins {
    if ball.foul {
        return Pins::FOUL;
    }
    Pins::new(ball.pins).unwrap()
}

/// Bowls all of them and checks the board after each.
pub(crate) fn frames_of(balls: &Balls) -> Frames {
    let mut frames = Frames::default();
    for &ball in &balls.0 {
        frames.bowl(pins(ball)).unwrap();
    }
    frames
}

/// Compares everything that the two ways of scoring compute.
fn compare(frames: &Frames, balls: &Balls) {
    let scores = frames.scores();
    assert_eq!(scores.totals(), balls.totals(), "{balls:?}");
    assert_eq!(forecast::now(frames), balls.now(), "{balls:?}");
    assert_eq!(frames.standing().map(Pins::count), balls.standing());
    assert_eq!(frames.is_over(), balls.is_over());
    let bowled = frames.iter().flat_map(tenpin::domain::Frame::balls);
    assert!(bowled.eq(balls.0.iter().copied().map(pins)), "{balls:?}");
}

proptest! {
    #[test]
    fn after_every_ball_the_board_says_what_the_oracle_says(wishes in wishes()) {
        let game = balls_of(&wishes);
        let mut frames = Frames::default();
        for bowled in 1..=game.0.len() {
            frames.bowl(pins(game.0[bowled - 1])).unwrap();
            compare(&frames, &Balls(game.0[..bowled].to_vec()));
        }
    }

    #[test]
    fn the_explanations_of_the_frames_add_up_to_the_totals(wishes in wishes()) {
        let balls = balls_of(&wishes);
        let frames = frames_of(&balls);
        let (mut settled, mut now) = (Vec::new(), 0);
        for number in FrameNumber::all() {
            let Some(explanation) = frames.explain(number) else {
                break;
            };
            now += explanation.points();
            settled.extend((explanation.wait() == Wait::Nothing).then_some(now));
            let own = frames.score_of(number).map(|score| u16::from(score.points()));
            prop_assert_eq!(own, Some(explanation.points()));
        }
        prop_assert_eq!(settled, balls.totals());
        prop_assert_eq!(now, balls.now());
    }

    #[test]
    fn what_a_frame_waits_for_settles_it(wishes in wishes()) {
        let mut balls = balls_of(&wishes);
        let latest = frames_of(&balls).latest();
        let Some(explanation) = latest.and_then(|latest| frames_of(&balls).explain(latest)) else {
            return Ok(());
        };
        let Wait::Balls(missing) = explanation.wait() else {
            return Ok(());
        };
        for _ in 0..missing {
            prop_assert_ne!(frames_of(&balls).explain(latest.unwrap()).unwrap().wait(), Wait::Nothing);
            balls = balls.with(0);
        }
        let settled = frames_of(&balls).explain(latest.unwrap()).unwrap();
        prop_assert_eq!(settled.wait(), Wait::Nothing);
        prop_assert_eq!(settled.points(), explanation.points());
    }

    #[test]
    fn totals_never_fall_and_never_pass_300(wishes in wishes()) {
        let scores = frames_of(&balls_of(&wishes)).scores();
        prop_assert!(scores.totals().is_sorted());
        prop_assert!(scores.total() <= 300);
    }

    #[test]
    fn what_the_board_has_shown_stays_as_it_is(wishes in wishes()) {
        let game = balls_of(&wishes);
        let mut frames = Frames::default();
        let mut shown: Vec<u16> = Vec::new();
        for &ball in &game.0 {
            frames.bowl(pins(ball)).unwrap();
            let scores = frames.scores();
            prop_assert!(scores.totals().starts_with(&shown));
            shown = scores.totals().to_vec();
        }
    }

    #[test]
    fn the_highest_score_still_possible_is_that_of_trying_every_ball(wishes in wishes()) {
        let mut balls = balls_of(&wishes);
        let is_late = |balls: &Balls| frames_of(balls).finished() >= 8;
        prop_assume!(is_late(&balls));
        let frames = frames_of(&balls);
        if frames.finished() == 8 && !frames.is_mid_frame() {
            balls = balls.with(balls.standing().unwrap() / 2);
        }
        prop_assert_eq!(forecast::max(&frames_of(&balls)), balls.max_by_trying());
    }

    #[test]
    fn the_highest_score_still_possible_never_rises_and_ends_as_the_score(wishes in wishes()) {
        let game = balls_of(&wishes);
        let mut frames = Frames::default();
        let mut max = forecast::max(&frames);
        prop_assert_eq!(max, 300);
        for &ball in &game.0 {
            frames.bowl(pins(ball)).unwrap();
            prop_assert!(forecast::max(&frames) <= max);
            prop_assert!(forecast::now(&frames) <= forecast::max(&frames));
            max = forecast::max(&frames);
        }
        prop_assert!(!frames.is_over() || max == frames.scores().total());
    }

    #[test]
    fn a_refused_ball_changes_nothing(wishes in wishes(), thrown in 0_u8..=10) {
        let balls = balls_of(&wishes);
        let before = frames_of(&balls);
        let mut after = before;
        let is_refused = after.bowl(Pins::new(thrown).unwrap()).is_err();
        prop_assert_eq!(is_refused, balls.standing().is_none_or(|standing| thrown > standing));
        prop_assert!(!is_refused || after == before);
    }
}

/// A small generator, so that a million games take seconds.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u8) -> u8 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u8::try_from((self.0 >> 32) % u64::from(sides)).unwrap()
    }

    fn wish(&mut self) -> Wish {
        match self.roll(8) {
            0..=2 => Wish::All,
            3 => Wish::Foul,
            _ => Wish::Share(self.roll(u8::MAX)),
        }
    }
}

/// A million games with `TENPIN_GAMES=1000000`; fewer without.
#[test]
fn many_random_games_agree_with_the_oracle() {
    let asked = std::env::var("TENPIN_GAMES").ok();
    let games = asked.map_or(100_000, |games| games.parse().unwrap());
    let mut dice = Dice(0x0074_656e_7069_6e00);
    for _ in 0..games {
        let mut balls = Balls::default();
        let mut frames = Frames::default();
        while let Some(standing) = balls.standing() {
            let ball = dice.wish().ball(standing);
            balls.0.push(ball);
            frames.bowl(pins(ball)).unwrap();
            assert_eq!(frames.scores().totals(), balls.totals(), "{balls:?}");
        }
        compare(&frames, &balls);
    }
}
