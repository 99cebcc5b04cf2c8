//! What made the difference, in words.

use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::domain::{BowlingGame, BowlingGames, Standing, race, standings};
use crate::ui::{Canvas, Look};

/// A title and a sentence a line; nothing where nobody is to be compared with.
pub(super) fn lines(game: &BowlingGames, look: &Look) -> Vec<Line<'static>> {
    let language = look.language;
    let standings = standings(game);
    let [_, second, ..] = standings.as_slice() else {
        return vec![];
    };
    let lead = race::lead_for_good(game).map(|lead| language.lead_for_good(lead));
    // The first two, and all who are as good as the second.
    let best = standings
        .iter()
        .take_while(|standing| standing.place() <= second.place());
    let opens: Vec<_> = best
        .map(Standing::game)
        .map(|game| (game.player(), game.frames().opens()))
        .collect();
    let opens = Some(language.open_frames(&opens));
    let sentences = [lead, longest_string(game, look), opens];
    let title = Line::styled(language.what_made_the_difference(), look.theme.title);
    let sentences = sentences.into_iter().flatten();
    [title]
        .into_iter()
        .chain(sentences.map(Line::raw))
        .collect()
}

fn longest_string(game: &BowlingGames, look: &Look) -> Option<String> {
    let longest = race::longest_strings(game);
    let strikes = longest.first()?.frames().longest_string();
    let players: Vec<_> = longest.into_iter().map(BowlingGame::player).collect();
    Some(look.language.longest_string(&players, strikes))
}

pub(super) fn render(lines: &[Line<'static>], area: Rect, canvas: &mut Canvas<'_>) {
    for (sentence, row) in lines.iter().zip(area.rows()) {
        canvas.paint(sentence, row);
    }
}
