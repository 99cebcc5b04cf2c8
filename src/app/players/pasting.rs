//! Pasted text: names, or the letters of one.

use super::LETTERS;
use crate::app::{App, Effects, Notice, Screen};
use crate::domain::Player;
use crate::night::{Entrance, NightError};

/// As many names as anybody would paste; a longer text is something else.
const MOST_PASTED: usize = 64;
/// What is shown of a pasted word that is no name.
const SHOWN: usize = 12;

impl App {
    /// Each word is a name. Those that are none are told, and the others join; where a game is on
    /// they are asked about first.
    pub(crate) fn paste_names(&mut self, text: &str) -> Effects {
        let is_between = |letter: char| letter.is_whitespace() || ",;|/".contains(letter);
        let words = text.split(is_between).filter(|word| !word.is_empty());
        let (mut effects, mut joined, mut asked, mut wrong) = (vec![], vec![], vec![], None);
        for word in words.take(MOST_PASTED) {
            match self.paste_name(word, &mut effects) {
                Ok(Pasted::Joined(player)) => joined.push(player),
                Ok(Pasted::Asked(player)) => asked.push(player),
                Err(refusal) => wrong = wrong.or(Some((shown(word), refusal))),
            }
        }
        self.notice = Some(Notice::Joined(joined, wrong)).filter(|_| asked.is_empty());
        if !asked.is_empty() {
            self.ask_from_when(asked);
        }
        effects
    }

    fn paste_name(&mut self, word: &str, effects: &mut Effects) -> Result<Pasted, NightError> {
        let name = Player::new(word)?;
        if self.is_asked(name) {
            return Ok(Pasted::Asked(name));
        }
        effects.extend(self.record(self.night.joining(name, Entrance::NextGame))?);
        Ok(Pasted::Joined(name))
    }

    /// Into the field for another name.
    pub(crate) fn paste_letters(&mut self, text: &str) -> Effects {
        self.notice = None;
        if let Screen::Players(players) = &mut self.screen {
            let mut letters = text.trim().chars().take(LETTERS + 1);
            self.notice = letters.find_map(|letter| players.write(letter));
        }
        vec![]
    }
}

/// What became of a pasted name.
enum Pasted {
    Joined(Player),
    Asked(Player),
}

/// A word that is safe and short enough to show.
fn shown(word: &str) -> String {
    let visible = word.chars().filter(|letter| !letter.is_control());
    visible.take(SHOWN).collect()
}
