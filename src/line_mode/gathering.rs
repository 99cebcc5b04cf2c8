//! Who bowls: from the roster, or by asking.

use std::io::{self, BufRead, Write};

use super::console::Stop;
use super::{Dialogue, LineMode, Scorebook, answer};
use crate::domain::{BowlingGame, BowlingGames, Player};
use crate::night::{Entrance, Night, NightError};

impl<R: BufRead, W: Write> LineMode<R, W> {
    pub(super) fn gather(
        &mut self,
        book: &mut Scorebook<'_>,
        roster: Option<&BowlingGames>,
    ) -> Result<(), Stop> {
        match (roster, self.dialogue) {
            (Some(roster), _) => self.welcome(book, roster),
            (None, Dialogue::Solo) => self.ask_name(book, self.language.ask_only_name()),
            (None, Dialogue::Several) => self.ask_names(book),
        }
    }

    /// Asks whether to continue an unfinished night. None at the end of the input.
    pub fn ask_to_go_on(&mut self, night: &Night) -> io::Result<Option<bool>> {
        let names = night.lineup().map(|person| person.name().to_string());
        let names: Vec<_> = names.collect();
        let question = self.language.ask_whether_to_go_on(&names.join(" "));
        let language = self.language;
        let answer = self.console.ask(&question, |answer| {
            answer::yes_or_no(answer).ok_or_else(|| language.answer_yes_or_no().to_owned())
        });
        match answer {
            Ok(goes_on) => Ok(Some(goes_on)),
            Err(Stop::Over) => Ok(None),
            Err(Stop::Failed(failure)) => Err(failure),
        }
    }

    pub fn say(&mut self, sentence: &str) -> io::Result<()> {
        self.console.say_line(sentence)
    }

    fn welcome(&mut self, book: &mut Scorebook<'_>, roster: &BowlingGames) -> Result<(), Stop> {
        let mut players = roster.iter().map(BowlingGame::player);
        if let Err(refusal) = players.try_for_each(|player| join(book, player)) {
            self.console
                .say_line(self.language.night_refusal(refusal))?;
        }
        Ok(())
    }

    fn ask_names(&mut self, book: &mut Scorebook<'_>) -> Result<(), Stop> {
        let language = self.language;
        let people = self.console.ask(language.ask_people(), |count| {
            answer::people(language, count)
        })?;
        for number in 1..=people {
            self.ask_name(book, &language.ask_name(number))?;
        }
        Ok(())
    }

    fn ask_name(&mut self, book: &mut Scorebook<'_>, question: &str) -> Result<(), Stop> {
        let language = self.language;
        self.console.ask(question, |name| {
            let player = Player::new(name).map_err(NightError::from);
            player
                .and_then(|player| join(book, player))
                .map_err(|refusal| language.night_refusal(refusal))
        })
    }
}

fn join(book: &mut Scorebook<'_>, player: Player) -> Result<(), NightError> {
    book.record(&book.night.joining(player, Entrance::Now))
}
