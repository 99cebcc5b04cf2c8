//! The search: names, dates and words of labels, which filter the list while they are typed.

use super::HistoryScreen;
use crate::app::step::Steps;
use crate::app::{Action, hangul_keys};
use crate::archive::NightQuery;

/// The maximum length of a pasted search.
const LONGEST: usize = 40;
/// The length of a name.
const LETTERS: usize = 3;

impl HistoryScreen {
    pub(super) fn update_search(&mut self, action: Action) -> Steps {
        let typed = self.typed.get_or_insert_default();
        match action {
            Action::Type(letter) => typed.push(letter),
            Action::Erase => drop(typed.pop()),
            Action::Cancel => return self.look_for(NightQuery::default()),
            Action::Confirm => {
                self.typed = None;
                return vec![];
            }
            _ => return vec![],
        }
        self.narrow()
    }

    /// Filters the list by the typed text.
    fn narrow(&mut self) -> Steps {
        let typed = self.typed.clone();
        let search = NightQuery::from_text(&in_letters(typed.as_deref().unwrap_or_default()));
        if search == self.search {
            return vec![];
        }
        let steps = self.look_for(search);
        self.typed = typed;
        steps
    }

    pub(super) fn paste_search(&mut self, line: &str) -> Steps {
        let letters = line.chars().filter(|letter| !letter.is_control());
        self.typed
            .get_or_insert_default()
            .extend(letters.take(LONGEST));
        self.narrow()
    }

    pub(super) fn look_for(&mut self, search: NightQuery) -> Steps {
        *self = Self {
            search,
            nights: self.nights,
            tonight: self.tonight,
            previews: std::mem::take(&mut self.previews),
            ..Self::default()
        };
        self.ask().into_iter().collect()
    }
}

/// A name may be typed on a Korean keyboard layer: a word of at most three keys becomes their letters.
fn in_letters(text: &str) -> String {
    let words = text.split_whitespace().map(|word| {
        let keys = word.chars().flat_map(|letter| {
            let keys = hangul_keys(letter);
            keys.unwrap_or_else(|| vec![letter])
        });
        let keys: String = keys.collect();
        match keys.chars().count() {
            ..=LETTERS => keys,
            _ => word.to_owned(),
        }
    });
    words.collect::<Vec<_>>().join(" ")
}
