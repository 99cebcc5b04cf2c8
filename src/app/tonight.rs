//! What screens can read: the night, and the regulars.

use super::{NamedEvent, Notice};
use crate::archive::Regulars;
use crate::domain::{Call, Player, Seat, call};
use crate::night::{Event, Night, Person};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Tonight<'app> {
    pub(crate) night: &'app Night,
    pub(crate) regulars: &'app Regulars,
}

impl<'app> Tonight<'app> {
    /// The players present, in the order of play, then those who left but have a line.
    pub(crate) fn listed(self) -> Vec<&'app Person> {
        let has_left = |person: &&Person| !person.is_here() && person.has_line();
        let left = self.night.people().filter(has_left);
        self.night.lineup().chain(left).collect()
    }

    /// The players of tonight, then the regulars, most recent first.
    pub(crate) fn everybody(self) -> Vec<Player> {
        let here: Vec<_> = self.listed().into_iter().map(Person::name).collect();
        let before = self.regulars.beginning_with("");
        let before = before.filter(|player| !here.contains(player));
        here.iter().copied().chain(before).collect()
    }

    /// The line of the player who bowled this ball. None if the event is no ball.
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

    /// A finished game that beats all earlier ones, tonight's included.
    fn personal_best(self, seat: &Seat) -> Option<Notice> {
        let total = |seat: &Seat| seat.game().frames().scores().total();
        let player = seat.player();
        let before = self.regulars.best(player)?;
        let score = Some(total(seat)).filter(|score| seat.game().is_over() && *score > before)?;
        let tonight = self.night.games().filter_map(|games| games.seat(player));
        let whole = tonight.filter(|seat| seat.game().is_over());
        let as_good = whole.filter(|seat| total(seat) >= score);
        (as_good.count() == 1).then_some(Notice::PersonalBest(player, score))
    }
}
