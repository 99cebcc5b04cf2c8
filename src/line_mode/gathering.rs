//! Who bowls: from the roster, or by asking.

use std::io::{self, BufRead, Write};

use super::console::Stop;
use super::{Dialogue, LineMode, Scorebook, answer};
use crate::archive::player_named;
use crate::domain::{BowlingGame, BowlingGames, Player};
use crate::night::{Entrance, Night, NightError};
use crate::text::Language;

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

    /// Instead of a name, a number or `back` corrects the number of people; as many of the names
    /// given so far are kept as there are people.
    fn ask_names(&mut self, book: &mut Scorebook<'_>) -> Result<(), Stop> {
        let mut people = self.ask_people()?;
        while book.night.lineup().count() < people {
            people = match self.ask_next_name(book)? {
                NameAnswer::Joined => people,
                NameAnswer::People(people) => people,
                NameAnswer::Back => self.ask_people()?,
            };
            keep_first(book, people);
        }
        Ok(())
    }

    fn ask_next_name(&mut self, book: &mut Scorebook<'_>) -> Result<NameAnswer, Stop> {
        let language = self.language;
        let question = language.ask_name(book.night.lineup().count() + 1);
        let answer = self.console.ask(&question, |answer| match answer {
            back if back.eq_ignore_ascii_case("back") => Ok(NameAnswer::Back),
            help if help.eq_ignore_ascii_case("help") => Err(language.help_names().to_owned()),
            number if answer::count::<u64>(number).is_some() => {
                answer::people(language, number).map(NameAnswer::People)
            }
            name => named(book, name, language).map(|()| NameAnswer::Joined),
        })?;
        if let NameAnswer::People(people) = answer {
            self.console.say_line(language.now_people(people))?;
        }
        Ok(answer)
    }

    fn ask_people(&mut self) -> Result<usize, Stop> {
        let language = self.language;
        let question = language.ask_people();
        self.console
            .ask(question, |count| answer::people(language, count))
    }

    fn ask_name(&mut self, book: &mut Scorebook<'_>, question: &str) -> Result<(), Stop> {
        let language = self.language;
        self.console
            .ask(question, |name| named(book, name, language))
    }
}

/// The answer to the question for a name.
enum NameAnswer {
    Joined,
    /// A different number of people.
    People(usize),
    /// Ask for the number of people again.
    Back,
}

fn named(book: &mut Scorebook<'_>, name: &str, language: Language) -> Result<(), String> {
    let player = player_named(name).map_err(NightError::from);
    player
        .and_then(|player| join(book, player))
        .map_err(|refusal| language.night_refusal(refusal))
}

/// Before the first game every event is a player joining.
fn keep_first(book: &mut Scorebook<'_>, people: usize) {
    while book.night.lineup().count() > people
        && let Ok(undoing) = book.night.undoing()
        && book.record(&undoing).is_ok()
    {}
}

fn join(book: &mut Scorebook<'_>, player: Player) -> Result<(), NightError> {
    book.record(&book.night.joining(player, Entrance::Now))
}
