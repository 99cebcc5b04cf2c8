//! The words next to a name in the line-up.

use unicode_width::UnicodeWidthStr;

use super::beside::known;
use crate::domain::{FrameNumber, Mark, forecast};
use crate::night::Person;
use crate::report::columns::{left, right};
use crate::ui::Look;
use crate::ui::model::PlayersView;

/// Aligns the numbers of the first two words at the right.
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

/// Whether the player bowls, and how many frames are owed or how far the line is; then the average and
/// the best before tonight.
pub(super) fn words(view: &PlayersView<'_>, person: &Person, look: &Look) -> Vec<String> {
    let language = look.language;
    let owed = view.night.owed(person.number());
    let owed = (owed > 0).then(|| language.owes(owed));
    let attendance = Some(language.attendance(person.attendance()).to_owned());
    let state = [attendance.filter(|word| !word.is_empty()), owed];
    let state: Vec<_> = state.into_iter().flatten().collect();
    let line = line_now(view, person, look).into_iter().flatten();
    if !state.is_empty() {
        return state.into_iter().chain(line.skip(1)).collect();
    }
    let marks = marks(view, person, look);
    let told = line.chain(before(view, person, look)).chain(marks);
    told.collect()
}

/// `X 4   / 3` and, while the line is not over, `up to 212`.
fn marks(view: &PlayersView<'_>, person: &Person, look: &Look) -> Vec<String> {
    let seat = view.night.game().and_then(|game| game.seat(person.name()));
    let Some(seat) = seat.filter(|seat| seat.is_begun()) else {
        return vec![];
    };
    let frames = seat.game().frames();
    let [strikes, spares] = [frames.strikes(), frames.spares()];
    let most = Some(forecast::max(frames)).filter(|_| view.night.is_running());
    let most = most.map(|most| look.language.up_to(most));
    let marks = format!("{} {strikes:<2} {} {spares}", Mark::Strike, Mark::Spare);
    [marks].into_iter().chain(most).collect()
}

/// `frame 6` and `84 now`, or `game 1` and its score once it is over. None without a line.
fn line_now(view: &PlayersView<'_>, person: &Person, look: &Look) -> Option<[String; 2]> {
    let language = look.language;
    let frames = view.night.game()?.seat(person.name())?.game().frames();
    let score = forecast::now(frames);
    let frame = frames.current().filter(|_| view.night.is_running());
    if let Some(frame) = frame {
        let widest = language.frame(FrameNumber::LAST).width();
        let place = left(&language.frame(frame.number()), widest);
        let score = language.score_now(score);
        return Some([place, right(&score, language.score_now(LONGEST).width())]);
    }
    let game = language.game(view.night.game_number()?);
    Some([game, right(&score.to_string(), LONGEST.to_string().len())])
}

/// A score with three digits.
const LONGEST: u16 = 300;

/// The average and the best before tonight.
fn before(view: &PlayersView<'_>, person: &Person, look: &Look) -> Vec<String> {
    let language = look.language;
    let player = person.name();
    let [average, date] = known(view.past, player, look);
    if average.is_empty() {
        let has_past = view.past.is_some_and(|past| past.nights > 0);
        // A player who never finished a game has no average, but is not new.
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

/// The items of [`words`] that show the average, and their short form `avg 193`.
pub(super) fn averages(
    view: &PlayersView<'_>,
    person: &Person,
    look: &Look,
) -> Option<[String; 2]> {
    let known = view.past?.player(person.name())?.average();
    let language = look.language;
    Some([language.average_of(known), language.average_shortly(known)])
}
