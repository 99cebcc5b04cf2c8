//! Random actions at a bowling night, sensible or not.

use std::ops::Range;

use proptest::prelude::*;
use proptest::sample::select;
use tenpin::domain::{Frame, FrameNumber, Pins, Player};
use tenpin::night::{
    Correction, Entrance, Event, GameNumber, Night, NightError, PlayerNumber, Rotation, Rules,
};

const NAMES: [&str; 6] = ["PJS", "KYJ", "LHS", "ABC", "XYZ", "PJX"];
const MOST_NUMBER: u32 = 7;

/// The wanted number of pins, or a foul.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ball(Option<u8>);

impl Ball {
    /// That many pins, or as many as are standing.
    pub(crate) fn at_most(self, standing: Pins) -> Pins {
        let Some(count) = self.0 else {
            return Pins::FOUL;
        };
        Pins::new(count.min(standing.count())).unwrap()
    }

    fn pins(self) -> Pins {
        self.at_most(Pins::ALL)
    }
}

/// An attempted action.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// An event as the night itself would build it.
    Join(Player, Entrance),
    Start,
    Bowl(Ball),
    /// The player at this place is called up, out of turn.
    CallUp(usize),
    /// The lane's time is up.
    End,
    Undo,
    Redo,
    /// The current player bowls strikes until the game ends.
    Finish,
    /// Any event, with invented numbers.
    Raw(Event),
}

impl Step {
    /// The event of this step. None if the night has none.
    pub(crate) fn event(&self, night: &Night) -> Option<Event> {
        match self {
            Self::Join(name, from) => Some(night.joining(*name, *from)),
            Self::Start => Some(night.starting()),
            Self::Bowl(ball) => {
                let up = night.game()?.up()?;
                let pins = ball.at_most(up.frames().standing()?);
                night.bowling(pins).ok()
            }
            Self::CallUp(place) => {
                let seats = night.game()?.seats();
                let seat = seats.get(place % seats.len())?;
                night.calling_up(seat.player()).ok()
            }
            Self::End => night.ending().ok(),
            Self::Undo => night.undoing().ok(),
            Self::Redo => night.redoing().ok(),
            Self::Finish => night.bowling(Pins::ALL).ok(),
            Self::Raw(event) => Some(event.clone()),
        }
    }

    /// Tries this step.
    pub(crate) fn take(&self, night: &mut Night) -> Result<(), NightError> {
        let Self::Finish = self else {
            return self
                .event(night)
                .map_or(Ok(()), |event| night.record(event));
        };
        while let Some(event) = Self::Bowl(Ball(Some(10))).event(night) {
            night.record(event)?;
        }
        Ok(())
    }
}

pub(super) fn ball() -> impl Strategy<Value = Ball> {
    prop_oneof![
        8 => (0..=10_u8).prop_map(|count| Ball(Some(count))),
        3 => Just(Ball(Some(10))),
        1 => Just(Ball(None)),
    ]
}

pub(super) fn balls(count: Range<usize>) -> impl Strategy<Value = Vec<Ball>> {
    prop::collection::vec(ball(), count)
}

/// Enough balls for any frame.
pub(super) fn frame_balls() -> impl Strategy<Value = Vec<Ball>> {
    balls(3..4)
}

/// As many of these balls as complete that frame.
pub(super) fn whole_frame(number: FrameNumber, balls: Vec<Ball>) -> Vec<Pins> {
    let mut frame = Frame::new(number);
    for ball in balls {
        let standing = frame
            .in_play()
            .and_then(tenpin::domain::FrameState::standing);
        if let Some(standing) = standing {
            frame.bowl(ball.at_most(standing)).unwrap();
        }
    }
    frame.balls().collect()
}

fn name() -> impl Strategy<Value = Player> {
    select(&NAMES).prop_map(|name| Player::new(name).unwrap())
}

fn player() -> impl Strategy<Value = PlayerNumber> {
    (1..=MOST_NUMBER).prop_map(|number| PlayerNumber::new(number).unwrap())
}

fn game() -> impl Strategy<Value = GameNumber> {
    (1..4_u32).prop_map(|number| GameNumber::new(number).unwrap())
}

fn entrance() -> impl Strategy<Value = Entrance> {
    prop_oneof![2 => Just(Entrance::Now), 1 => Just(Entrance::NextGame)]
}

fn rotation() -> impl Strategy<Value = Option<Rotation>> {
    prop_oneof![4 => Just(None), 1 => Just(Some(Rotation::On)), 1 => Just(Some(Rotation::Off))]
}

pub(crate) fn correction() -> impl Strategy<Value = Correction> {
    let frame = (1..=10_u8).prop_map(|number| FrameNumber::new(number).unwrap());
    let any_balls = balls(0..4).prop_map(|balls| balls.into_iter().map(Ball::pins).collect());
    let all_strikes = (1..4_usize).prop_map(|count| vec![Pins::ALL; count]);
    let balls = prop_oneof![any_balls, all_strikes];
    (game(), player(), frame, balls).prop_map(|(game, player, frame, balls)| Correction {
        game,
        player,
        frame,
        balls,
    })
}

fn raw() -> impl Strategy<Value = Event> {
    let rules = Rules::Tenpin;
    prop_oneof![
        1 => (player(), name(), entrance())
            .prop_map(|(player, name, from)| Event::Joined { player, name, from }),
        1 => game().prop_map(move |game| Event::GameStarted { game, rules }),
        1 => (player(), ball())
            .prop_map(|(player, ball)| Event::Bowled { player, ball: ball.pins() }),
        4 => correction().prop_map(Event::Corrected),
        3 => (player(), 0..8_usize, rotation()).prop_map(|(player, place, rotation)| {
            Event::Moved { player, place, rotation }
        }),
        2 => (player(), name()).prop_map(|(player, name)| Event::Renamed { player, name }),
        3 => player().prop_map(|player| Event::SatOut { player }),
        3 => player().prop_map(|player| Event::CameBack { player }),
        2 => player().prop_map(|player| Event::Left { player }),
        1 => player().prop_map(|player| Event::CalledUp { player }),
        1 => game().prop_map(|game| Event::GameEnded { game }),
        1 => (0..40_u64).prop_map(|seq| Event::Undone { seq }),
        1 => (0..40_u64).prop_map(|seq| Event::Redone { seq }),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (name(), entrance()).prop_map(|(name, from)| Step::Join(name, from)),
        3 => Just(Step::Start),
        20 => ball().prop_map(Step::Bowl),
        5 => (0..6_usize).prop_map(Step::CallUp),
        1 => Just(Step::End),
        3 => Just(Step::Undo),
        2 => Just(Step::Redo),
        2 => Just(Step::Finish),
        14 => raw().prop_map(Step::Raw),
    ]
}

/// A night's worth of steps.
pub(crate) fn steps() -> impl Strategy<Value = Vec<Step>> {
    prop::collection::vec(step(), 0..120)
}
