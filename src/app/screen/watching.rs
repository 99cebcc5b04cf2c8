//! Watches nights bowled elsewhere. A watched lane takes no balls: it only shows snapshots.

use crate::app::animation::marked;
use crate::app::step::{Step, Steps};
use crate::app::tonight::Tonight;
use crate::app::{Action, Animation, Direction, Effect, Notice};
use crate::archive::{Regulars, WatchState, WatchedNight};
use crate::domain::{BowlingGames, Player};
use crate::night::Person;

/// Nights bowled elsewhere, the latest first: one lane each.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct WatchingScreen {
    pub lanes: Vec<WatchedLane>,
    pub origin: Origin,
}

/// How watching was started.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Origin {
    /// As the whole program.
    #[default]
    Alone,
    /// As the whole program, for a lane of a hall.
    Lane,
    /// From the list of all lanes, where it goes back to.
    Hall,
}

#[derive(Clone, Debug, Eq, PartialEq)]
pub struct WatchedLane {
    pub watched: WatchedNight,
    pub notice: Option<Notice>,
    /// The player whose mark the big view still shows.
    pub held: Option<Player>,
    /// The row scrolled to. None follows the current player.
    pub line: Option<usize>,
}

impl WatchingScreen {
    /// Shows these snapshots from now on.
    pub(super) fn follow(&mut self, nights: Vec<WatchedNight>, regulars: &Regulars) -> Steps {
        let mut before = std::mem::take(&mut self.lanes);
        let mut animations = Vec::new();
        let mut hold = None;
        for night in nights {
            let known = before
                .iter()
                .position(|lane| lane.watched.number == night.number);
            let known = known.map(|known| before.swap_remove(known));
            let (lane, animation) = match known {
                Some(lane) => lane.follow(night, regulars),
                None => (WatchedLane::new(night), None),
            };
            let is_new = lane.held.is_some() && animation.is_some();
            hold = hold.or_else(|| is_new.then_some(Effect::Hold));
            self.lanes.push(lane);
            animations.extend(animation);
        }
        // An animation finds its player by name, and the same name may be on two lanes.
        let is_alone = self.lanes.len() == 1;
        let animations = animations.into_iter().filter(|_| is_alone);
        let effects = animations.map(Effect::Animate).chain(hold);
        effects.map(Step::Ask).collect()
    }

    pub(crate) fn hand_over(&mut self) {
        for lane in &mut self.lanes {
            lane.held = None;
        }
    }

    pub(crate) const fn from_origin(origin: Origin) -> Self {
        Self {
            lanes: Vec::new(),
            origin,
        }
    }

    pub(super) fn update(&mut self, action: Action) -> Steps {
        if (action, self.origin) == (Action::Cancel, Origin::Hall) {
            return vec![Step::Ask(Effect::FollowLane(None)), Step::Back];
        }
        for lane in &mut self.lanes {
            lane.scroll(action);
        }
        vec![]
    }
}

impl WatchedLane {
    const fn new(watched: WatchedNight) -> Self {
        Self {
            watched,
            notice: None,
            held: None,
            line: None,
        }
    }

    fn follow(mut self, watched: WatchedNight, regulars: &Regulars) -> (Self, Option<Animation>) {
        let before = self.watched.night.journal().len();
        let is_new = watched.night.journal().len() != before;
        self.line = self.line.filter(|_| !is_new);
        // A lost or quiet night matters more than the last notice.
        self.notice.take_if(|_| watched.state != WatchState::Live);
        self.watched = watched;
        // Events from before watching began are not news.
        if before == 0 || !is_new {
            return (self, None);
        }
        let animation = self.tell_last(regulars);
        (self, animation)
    }

    /// Shows the notice for the last event, as the recording program does.
    fn tell_last(&mut self, regulars: &Regulars) -> Option<Animation> {
        let night = &self.watched.night;
        let tonight = Tonight {
            night,
            regulars,
            past: None,
        };
        let last = night.journal().event(night.journal().len());
        self.notice = last.and_then(|last| tonight.told(last));
        let bowler = last.and_then(|last| tonight.bowler(last));
        self.held = bowler.and_then(marked);
        bowler.and_then(|seat| tonight.animation(seat))
    }

    fn scroll(&mut self, action: Action) {
        let night = &self.watched.night;
        let seats = night.game().map_or(&[][..], BowlingGames::seats);
        let up = night.up().map(Person::name);
        let up = seats.iter().position(|seat| Some(seat.player()) == up);
        let last = night.people().count().saturating_sub(1);
        let seen = self.line.or(up).unwrap_or_default();
        match action {
            Action::Move(Direction::Up) => self.line = Some(seen.saturating_sub(1)),
            Action::Move(Direction::Down) => self.line = Some((seen + 1).min(last)),
            Action::Leap(leap) => self.line = Some(leap.leads_from(seen, last)),
            _ => {}
        }
    }
}
