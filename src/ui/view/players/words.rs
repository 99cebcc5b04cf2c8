//! What is told beside a name of the line-up.

use unicode_width::UnicodeWidthStr;

use super::beside::known;
use crate::night::Person;
use crate::ui::Look;
use crate::ui::model::PlayersView;

/// The numbers of the first two end in the same column.
pub(super) fn under_each_other(mut words: Vec<String>) -> Vec<String> {
    let is_figure = |word: &&mut String| word.ends_with(|sign: char| sign.is_ascii_digit());
    let figures = || words.iter().take(2).map(|word| word.width());
    let widest = figures().max().unwrap_or_default();
    for word in words.iter_mut().take(2).filter(is_figure) {
        let blanks = " ".repeat(widest - word.width());
        let number = word.rfind(' ').unwrap_or_default();
        word.insert_str(number, &blanks);
    }
    words
}

/// Whether they bowl and how many frames they are behind; else how well they bowled before.
pub(super) fn words(view: &PlayersView<'_>, person: &Person, look: &Look) -> Vec<String> {
    let language = look.language;
    let owed = view.night.owed(person.number());
    let owed = (owed > 0).then(|| language.owes(owed));
    let attendance = Some(language.attendance(person.attendance()).to_owned());
    let state = [attendance.filter(|word| !word.is_empty()), owed];
    let state: Vec<_> = state.into_iter().flatten().collect();
    if !state.is_empty() {
        return state;
    }
    let player = person.name();
    let [average, date] = known(view.past, player, look);
    if average.is_empty() {
        let has_past = view.past.is_some_and(|past| past.nights > 0);
        // Somebody who never bowled a whole game has no average, but is not new.
        let is_new = has_past && !view.regulars.has(player);
        let words = is_new.then(|| language.first_night().to_owned());
        return words.into_iter().collect();
    }
    let best = view.regulars.best(player);
    let best = best.map(|best| language.best_of(best));
    [Some(average), best, Some(date)]
        .into_iter()
        .flatten()
        .collect()
}

/// `avg 193`, where the average is too long. None if something else is told.
pub(super) fn short_average(
    view: &PlayersView<'_>,
    person: &Person,
    look: &Look,
) -> Option<String> {
    let known = view.past?.player(person.name())?;
    let average = look.language.average_of(known.average());
    let words = words(view, person, look);
    let short = format!(" {}", look.language.average_shortly(known.average()));
    (words.first() == Some(&average)).then_some(short)
}
