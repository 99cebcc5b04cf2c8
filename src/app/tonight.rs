//! The state that screens can read: the night, and the regulars.

use super::{NamedEvent, Notice};
use crate::archive::{PastNights, Regulars};
use crate::domain::{Call, Player, Seat, call};
use crate::night::{Event, Night, Person};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Tonight<'app> {
    pub(crate) night: &'app Night,
    pub(crate) regulars: &'app Regulars,
    /// None until it has been read.
    pub(crate) past: Option<&'app PastNights>,
}

impl<'app> Tonight<'app> {
    /// The players present and those who left but have a line, in the order of play.
    pub(crate) fn listed(self) -> Vec<&'app Person> {
        let is_listed = |person: &&Person| person.is_here() || person.has_line();
        self.night.order().filter(is_listed).collect()
    }

    /// Players of the last night who are not here, in their order of play.
    pub(crate) fn missing_from_last_time(self) -> Vec<Player> {
        let last = self.past.and_then(|past| past.last.as_ref());
        let line_up = last.map_or(&[][..], |last| &last.line_up);
        let is_here = |player: &Player| self.night.named(*player).is_some_and(Person::is_here);
        line_up
            .iter()
            .copied()
            .filter(|player| !is_here(player))
            .collect()
    }

    /// The players of tonight, then the regulars, most recent first.
    pub(crate) fn everybody(self) -> Vec<Player> {
        let here: Vec<_> = self.listed().into_iter().map(Person::name).collect();
        let before = self.regulars.beginning_with("");
        let before = before.filter(|player| !here.contains(player));
        here.iter().copied().chain(before).collect()
    }

    /// The line of the player who bowled this ball. None if the event is not a ball.
    pub(crate) fn bowler(self, event: &Event) -> Option<&'app Seat> {
        let Event::Bowled { player, .. } = event else {
            return None;
        };
        let person = self.night.person(*player)?;
        self.night.game()?.seat(person.name())
    }

    /// The notice after an event. None if the event needs none.
    pub(crate) fn told(self, event: &Event) -> Option<Notice> {
        let named = |event: &Event| NamedEvent::new(self.night, event.clone());
        let about = |seq: &u64| self.night.journal().event(*seq).map(named);
        match event {
            Event::Bowled { .. } => self.bowler(event).and_then(|seat| self.called(seat)),
            Event::Undone { seq } => about(seq).map(Notice::Undone),
            Event::Redone { seq } => about(seq).map(Notice::Redone),
            Event::GameStarted { .. } => None,
            event => Some(Notice::Done(named(event))),
        }
    }

    /// The call for the player's latest ball.
    pub(crate) fn called(self, seat: &Seat) -> Option<Notice> {
        let call = call(seat.game().frames());
        let called = call.map(|call| Notice::Called(seat.player(), call));
        match call {
            Some(Call::Perfect) => called,
            _ => self.personal_best(seat).or(called),
        }
    }

    fn personal_best(self, seat: &Seat) -> Option<Notice> {
        let score = total(seat);
        let is_best = is_personal_best(self.night, self.regulars, seat);
        is_best.then(|| Notice::PersonalBest(seat.player(), score))
    }
}

/// Is it a finished game that beats all earlier ones, including tonight's? Never the first one.
pub(crate) fn is_personal_best(night: &Night, regulars: &Regulars, seat: &Seat) -> bool {
    let (player, score) = (seat.player(), total(seat));
    let before = regulars.best(player);
    let beats_before = seat.game().is_over() && before.is_some_and(|before| score > before);
    let tonight = night.games().filter_map(|games| games.seat(player));
    let whole = tonight.filter(|seat| seat.game().is_over());
    beats_before && whole.filter(|seat| total(seat) >= score).count() == 1
}

fn total(seat: &Seat) -> u16 {
    seat.game().frames().scores().total()
}
