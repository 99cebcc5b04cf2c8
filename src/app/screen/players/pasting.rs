//! Pasted text: names, or the letters of a name.

use super::{Focus, LETTERS, PlayersScreen, entrance, is_asked};
use crate::app::Notice;
use crate::app::step::{Step, Steps};
use crate::app::tonight::Tonight;
use crate::archive::player_named;
use crate::domain::Player;
use crate::night::{Event, Night, NightError};

/// More names than anyone would paste; a longer text is something else.
const MOST_PASTED: usize = 64;
/// How many characters of an invalid name are shown.
const SHOWN: usize = 12;

impl PlayersScreen {
    pub(crate) fn paste(&mut self, text: &str, tonight: Tonight<'_>) -> Steps {
        match self.focus {
            Focus::Field | Focus::List(_) => self.paste_names(text, tonight.night),
            Focus::Renaming(_) => self.paste_letters(text),
            Focus::Joining => vec![Step::Tell(Notice::PasteIgnored(None))],
        }
    }

    /// Each word is a name, or a Hangul name that gives its initials; a single one is put in the field.
    /// Invalid names are reported and the others join; during a game the user is asked first. Who may
    /// join depends on who joined before, so this is tried on a copy.
    fn paste_names(&mut self, text: &str, night: &Night) -> Steps {
        let is_between = |letter: char| letter.is_whitespace() || ",;|/".contains(letter);
        let words = text.split(is_between).filter(|word| !word.is_empty());
        let only = words.clone().next().filter(|_| words.clone().count() == 1);
        let is_field = self.focus == Focus::Field;
        if only.is_some_and(|only| is_field && self.suggest(only)) {
            return vec![];
        }
        let mut night = night.clone();
        let (mut joined, mut asked, mut wrong) = (vec![], vec![], None);
        for word in words.take(MOST_PASTED) {
            match paste_name(word, &mut night) {
                Ok((name, Some(event))) => joined.push((name, event)),
                Ok((name, None)) => asked.push(name),
                Err(refusal) => wrong = wrong.or(Some((shown(word), refusal))),
            }
        }
        let names = joined.iter().map(|(name, _)| *name).collect();
        let told = asked.is_empty().then_some(Notice::Joined(names, wrong));
        if !asked.is_empty() {
            self.ask_about(asked);
        }
        let joined = joined.into_iter().map(|(_, event)| Step::Record(event));
        joined.chain(told.map(Step::Tell)).collect()
    }

    fn paste_letters(&mut self, text: &str) -> Steps {
        if self.suggest(text.trim()) {
            return vec![];
        }
        let mut letters = text.trim().chars().take(LETTERS + 1);
        let refused = letters.find_map(|letter| self.write(letter));
        refused.map(Step::Tell).into_iter().collect()
    }
}

/// The name, and the event of joining. The event is None if the user is asked first.
fn paste_name(word: &str, night: &mut Night) -> Result<(Player, Option<Event>), NightError> {
    let name = player_named(word)?;
    let is_asked = is_asked(name, night);
    let event = night.joining(name, entrance(name, night));
    night.record(event.clone())?;
    Ok((name, Some(event).filter(|_| !is_asked)))
}

/// The word, sanitised and shortened for display.
fn shown(word: &str) -> String {
    let visible = word.chars().filter(|letter| !letter.is_control());
    visible.take(SHOWN).collect()
}
