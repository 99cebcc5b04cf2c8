//! Balls, one key each, for the current player or for one who is marked to bowl out of turn.

use super::{CorrectingScreen, PastingScreen, PlayersScreen, Screen};
use crate::app::step::{Step, Steps};
use crate::app::{Action, Notice, PinEntry, PinRefusal};
use crate::domain::{
    BowlingGame, BowlingGames, Circle, Frames, Mark, Pin, Pins, Player, RuleError,
};
use crate::night::{Correction, Event, Night, NightError, Person};

#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct BowlingScreen {
    /// The game with the marked player up: the first ball typed calls that player up. None if no
    /// player is marked.
    pub out_of_turn: Option<BowlingGames>,
    /// The pins typed for the next ball. Not saved, and dropped when leaving the screen.
    pub pins: PinEntry,
}

const ONE: Mark = Mark::Count(1);

impl BowlingScreen {
    pub(super) fn update(&mut self, action: Action, night: &Night) -> Steps {
        match action {
            Action::Pin(_) | Action::TakeBall | Action::TurnPinsRound => self.press(action, night),
            Action::Bowl(mark) if !self.pins.is_empty() => {
                let frames = self.frames(night);
                let taken = frames.map(|frames| self.pins.take_with(mark, &frames));
                self.bowl_taken(taken, night)
            }
            Action::Erase if !self.pins.is_empty() => self.drop_pins(action),
            Action::Cancel if self.pins.is_touched() => self.drop_pins(action),
            Action::SwitchPins => {
                self.pins.clear();
                vec![Step::SwitchPins]
            }
            Action::CircleSplit => circling(night),
            Action::One if is_full_rack(self.game(night)) => {
                let offer = [Step::OfferTen];
                self.bowl(ONE, night).into_iter().chain(offer).collect()
            }
            Action::One => self.bowl(ONE, night),
            Action::Nought => self.bowl(Mark::Gutter, night),
            Action::Bowl(mark) => self.bowl(mark, night),
            Action::NextPlayer => self.mark_next(Players::forward, night),
            Action::PreviousPlayer => self.mark_next(Players::backward, night),
            Action::Cancel => self.put_back(night),
            Action::Erase => vec![Step::recording(night.undoing())],
            Action::Correct | Action::Move(_) => CorrectingScreen::open(night),
            Action::ShowPlayers => vec![Step::Go(Screen::Players(PlayersScreen::default()))],
            _ => vec![],
        }
    }

    /// Is no ball being typed, and no player bowling out of turn?
    pub(crate) fn is_plain(&self, night: &Night) -> bool {
        self.pins.is_empty() && !self.is_out_of_turn(night)
    }

    /// Is a player marked, or called up without a ball yet?
    pub(crate) fn is_out_of_turn(&self, night: &Night) -> bool {
        let is_called = matches!(night.last_event(), Some(Event::CalledUp { .. }));
        self.out_of_turn.is_some() || is_called
    }

    /// Restores the usual turn: unmarks the marked player, or undoes the call-up of a player without a
    /// ball.
    fn put_back(&mut self, night: &Night) -> Steps {
        match (self.out_of_turn.take(), night.last_event()) {
            (None, Some(Event::CalledUp { .. })) => vec![Step::recording(night.undoing())],
            _ => vec![],
        }
    }

    /// Handles a key of the pins.
    fn press(&mut self, action: Action, night: &Night) -> Steps {
        let Some(frames) = self.frames(night) else {
            return vec![];
        };
        let taken = match action {
            Action::Pin(number) => {
                let pin = Pin::new(number).map_err(PinRefusal::from);
                pin.and_then(|pin| self.pins.press(pin, &frames))
            }
            Action::TakeBall => self.pins.take(&frames),
            _ => {
                self.pins.turn_round();
                Ok(vec![])
            }
        };
        self.bowl_taken(Some(taken), night)
    }

    /// The last pin typed, or all of them.
    fn drop_pins(&mut self, action: Action) -> Steps {
        match action {
            Action::Erase => self.pins.erase(),
            _ => self.pins.clear(),
        }
        vec![]
    }

    pub(crate) fn type_pin(&mut self, pin: Pin, night: &Night) -> Steps {
        self.press(Action::Pin(pin.number()), night)
    }

    pub(crate) fn toggle_pin(&mut self, pin: u8, night: &Night) -> Steps {
        let (Some(frames), Ok(pin)) = (self.frames(night), Pin::new(pin)) else {
            return vec![];
        };
        let taken = self.pins.toggle(pin, &frames);
        self.bowl_taken(Some(taken), night)
    }

    /// The line of the next player.
    fn frames(&self, night: &Night) -> Option<Frames> {
        let up = self.game(night).and_then(BowlingGames::up);
        up.map(|up| *up.frames())
    }

    fn bowl_taken(&self, taken: Option<Result<Steps, PinRefusal>>, night: &Night) -> Steps {
        match taken {
            Some(Ok(taken)) if !taken.is_empty() => {
                self.call(night).into_iter().chain(taken).collect()
            }
            Some(Err(refusal)) => vec![refusal.into()],
            _ => vec![],
        }
    }

    /// Calls the marked player up.
    fn call(&self, night: &Night) -> Option<Step> {
        let called = self.out_of_turn.as_ref().and_then(BowlingGames::up);
        called.map(|up| Step::recording(night.calling_up(up.player())))
    }

    /// The game in which the next player is up.
    fn game<'app>(&'app self, night: &'app Night) -> Option<&'app BowlingGames> {
        self.out_of_turn.as_ref().or(night.game())
    }

    pub(super) fn paste(&self, text: &str, night: &Night) -> Steps {
        PastingScreen::open(text, self.game(night), night)
    }

    fn bowl(&self, mark: Mark, night: &Night) -> Steps {
        match pins(self.game(night), mark) {
            Ok(pins) => {
                let call = self.call(night).into_iter();
                call.chain([Step::Bowl(pins)]).collect()
            }
            Err(refusal) => vec![Step::refusing(refusal)],
        }
    }

    /// Marks the neighbour of the marked or current player.
    fn mark_next(&mut self, next: fn(&Players, Player) -> Option<Player>, night: &Night) -> Steps {
        let up = self.game(night).and_then(BowlingGames::up);
        let players = Players(night.game().map_or(vec![], BowlingGames::callable));
        let next = up.and_then(|up| next(&players, up.player()));
        next.map_or(vec![], |next| self.mark(next, night))
    }

    /// The current player needs no mark. Typed pins belong to a player, so they have to be bowled first.
    pub(crate) fn mark(&mut self, player: Player, night: &Night) -> Steps {
        if !self.pins.is_empty() {
            return vec![PinRefusal::Typed.into()];
        }
        self.out_of_turn = None;
        let Some(mut game) = night.game().cloned() else {
            return vec![];
        };
        match game.call_up(player) {
            Ok(()) => {
                self.out_of_turn = Some(game);
                vec![Step::Tell(Notice::OutOfTurn(player))]
            }
            Err(RuleError::IsUp(_)) if game.callable().len() > 1 => vec![],
            Err(RuleError::IsUp(_)) if is_mid_frame(&game) => {
                vec![Step::refusing(RuleError::MidFrame(player))]
            }
            Err(refusal) => vec![Step::refusing(NightError::from(refusal))],
        }
    }
}

/// Marks the first ball of the latest rack as a split, or removes the mark.
fn circling(night: &Night) -> Steps {
    let refused = || vec![Step::refusing(RuleError::NotASplit)];
    let Some(correction) = circled(night) else {
        return refused();
    };
    vec![Step::Record(Event::Corrected(correction))]
}

/// None if there is no ball that can be marked.
fn circled(night: &Night) -> Option<Correction> {
    let last = night.last_event().filter(|event| is_ball(event));
    let bowler = last.and_then(|event| night.player_of(event));
    let player = bowler.or_else(|| night.up().map(Person::name))?;
    let frames = night.game()?.seat(player)?.game().frames();
    let number = frames.latest()?;
    let frame = frames.iter().find(|frame| frame.number() == number)?;
    let (last, earlier) = frame.states().split_last()?;
    let first = last.first().filter(|first| first.leave().is_none())?;
    let circle = match first.circle() {
        Some(Circle::Split) => Circle::NoSplit,
        Some(Circle::NoSplit) | None => Circle::Split,
    };
    let earlier = earlier.iter().flat_map(|rack| rack.balls());
    let own = last.balls().skip(1);
    Some(Correction {
        game: night.game_number()?,
        player: night.named(player)?.number(),
        frame: number,
        balls: earlier.chain([first.circled(circle)]).chain(own).collect(),
    })
}

const fn is_ball(event: &Event) -> bool {
    matches!(event, Event::Bowled { .. } | Event::Corrected(_))
}

/// The players who may bowl next, in the order of play.
struct Players(Vec<Player>);

impl Players {
    fn forward(&self, from: Player) -> Option<Player> {
        let after = self.0.iter().skip_while(|player| **player != from).skip(1);
        after.chain(&self.0).next().copied()
    }

    fn backward(&self, from: Player) -> Option<Player> {
        let before = self.0.iter().rev().skip_while(|player| **player != from);
        before.skip(1).chain(self.0.last()).next().copied()
    }
}

/// The pin count of a mark for the current player. Fails if fewer pins are standing.
fn pins(game: Option<&BowlingGames>, mark: Mark) -> Result<Pins, RuleError> {
    let up = game.and_then(BowlingGames::up);
    let mut frames = *up.ok_or(RuleError::GameIsOver)?.frames();
    let pins = frames.pins_of(mark)?;
    frames.bowl(pins).map(|()| pins)
}

fn is_full_rack(game: Option<&BowlingGames>) -> bool {
    let up = game.and_then(BowlingGames::up).map(BowlingGame::frames);
    up.and_then(Frames::standing) == Some(Pins::ALL)
}

fn is_mid_frame(game: &BowlingGames) -> bool {
    game.up().is_some_and(BowlingGame::is_mid_frame)
}

/// The legal marks, in the order of the keys. All remaining pins with a second ball are a spare.
pub(crate) fn legal_marks(game: &BowlingGames) -> Vec<Mark> {
    let is_spare = pins(Some(game), Mark::Spare).is_ok();
    let counts = (1..=9).map(Mark::Count);
    let marks = [Mark::Gutter].into_iter().chain(counts);
    let marks = marks.chain([Mark::Strike, Mark::Spare, Mark::Foul]);
    let is_legal =
        |mark: &Mark| pins(Some(game), *mark).is_ok() && !(is_spare && *mark == Mark::Strike);
    marks.filter(is_legal).collect()
}
