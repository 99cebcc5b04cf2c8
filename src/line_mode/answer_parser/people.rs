//! Commands about players.

use super::{AnswerParser, Order};
use crate::archive::player_named;
use crate::domain::Player;
use crate::line_mode::answer::count;
use crate::line_mode::console::harmless;
use crate::night::{Entrance, Event, Person, PlayerNumber};

impl AnswerParser<'_> {
    /// Joins the running game, or between games the next one.
    pub(super) fn join_now(self, name: &str) -> Result<Order, String> {
        let returns = player_named(name).is_ok_and(|name| self.night.can_return(name));
        let joins_now = returns || self.night.is_running();
        let now = joins_now.then_some(Entrance::Now);
        self.join(name, now.unwrap_or(Entrance::NextGame))
    }

    pub(super) fn join_when(self, name: &str, when: &str) -> Result<Order, String> {
        if !when.eq_ignore_ascii_case("next") {
            return Err(self.language.no_entrance(&harmless(when)));
        }
        self.join(name, Entrance::NextGame)
    }

    fn join(self, name: &str, from: Entrance) -> Result<Order, String> {
        let player = self.name(name)?;
        let event = self.night.joining(player, from);
        Ok(match from {
            Entrance::Now => self.told(event),
            Entrance::NextGame => {
                let sentence = self.language.joined_for_next_game(player);
                Order::Record(event, Some(sentence))
            }
        })
    }

    pub(super) fn turn_to(
        self,
        name: &str,
        event: fn(PlayerNumber) -> Event,
    ) -> Result<Order, String> {
        let player = self.person(name)?.number();
        Ok(self.told(event(player)))
    }

    pub(super) fn move_to(self, name: &str, word: &str) -> Result<Order, String> {
        let player = self.person(name)?.number();
        let players = self.night.lineup().count();
        let place = count(word).filter(|place| (1..=players).contains(place));
        let place = place.ok_or_else(|| self.language.no_place(&harmless(word), players))?;
        Ok(self.told(Event::Moved {
            player,
            place,
            rotation: None,
        }))
    }

    pub(super) fn rename(self, name: &str, new_name: &str) -> Result<Order, String> {
        let player = self.person(name)?.number();
        let name = self.name(new_name)?;
        Ok(self.told(Event::Renamed { player, name }))
    }

    /// A player of this night, present or not.
    pub(super) fn person(self, name: &str) -> Result<Person, String> {
        let name = self.name(name)?;
        let person = self.night.named(name).copied();
        person.ok_or_else(|| {
            let here: Vec<_> = self.night.lineup().map(Person::name).collect();
            self.language.not_here(name, &here)
        })
    }

    fn name(self, name: &str) -> Result<Player, String> {
        player_named(name).map_err(|refusal| self.refuse(refusal))
    }
}
