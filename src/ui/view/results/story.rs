//! What made the difference, in words.

use ratatui::text::Line;

use crate::domain::{BowlingGame, BowlingGames, Standing, race, standings};
use crate::ui::Look;

/// A title, then one sentence per line. Empty if there is no one to compare with.
pub(super) fn lines(game: &BowlingGames, look: &Look) -> Vec<Line<'static>> {
    let language = look.language;
    let standings = standings(game);
    let [_, second, ..] = standings.as_slice() else {
        return vec![];
    };
    let lead = race::lead_for_good(game).map(|lead| language.lead_for_good(lead));
    // The first two, and everyone tied with the second.
    let is_best = |own: &&Standing<'_>| own.place() <= second.place();
    let best = standings.iter().take_while(is_best);
    let opens = best.map(|own| (own.game().player(), own.game().frames().opens()));
    let opens = language.open_frames(&opens.collect::<Vec<_>>());
    let sentences = [lead, longest_string(game, look), Some(opens)];
    let title = Line::styled(language.what_made_the_difference(), look.theme.title);
    let sentences = sentences.into_iter().flatten().map(Line::raw);
    [title].into_iter().chain(sentences).collect()
}

fn longest_string(game: &BowlingGames, look: &Look) -> Option<String> {
    let longest = race::longest_strings(game);
    let strikes = longest.first()?.frames().longest_string();
    let players: Vec<_> = longest.into_iter().map(BowlingGame::player).collect();
    Some(look.language.longest_string(&players, strikes))
}
