//! What was special in the night under the cursor.

use ratatui::text::{Line, Span};

use crate::app::ReplayScreen;
use crate::domain::{Frames, Player};
use crate::night::Night;
use crate::report::columns::{left, widest};
use crate::ui::Look;

/// The high game, the most strikes in a row, and how many corrections count.
pub(super) fn lines(replay: &ReplayScreen, look: &Look) -> Vec<Line<'static>> {
    let language = look.language;
    let high = first_most(&replay.night, |frames| frames.scores().total());
    let string = first_most(&replay.night, |frames| frames.longest_string().into());
    let high = high.map(|(number, player, score)| language.high_of_night(player, score, number));
    let string = string.filter(|(.., strikes)| *strikes > 1);
    let string = string.map(|(number, player, strikes)| {
        language.strikes_of_night(player, u8::try_from(strikes).unwrap_or(u8::MAX), number)
    });
    let corrections = replay.corrections.len();
    let corrections = (corrections > 0).then(|| corrections.to_string());
    let rows = [
        (language.high_game(), high),
        (language.in_a_row(), string),
        (language.corrections(), corrections),
    ];
    let width = widest(rows.each_ref().map(|(name, _)| *name)) + 3;
    let rows = rows
        .into_iter()
        .filter_map(|(name, value)| Some((name, value?)));
    let line = |(name, value): (&str, String)| {
        let name = Span::styled(left(name, width), look.theme.muted);
        Line::from(vec![name, Span::raw(value)])
    };
    rows.map(line).collect()
}

/// The first complete line with the most of something, and in which game it was bowled.
fn first_most(night: &Night, of: impl Fn(&Frames) -> u16) -> Option<(usize, Player, u16)> {
    let games = (1..).zip(night.games());
    let lines = games.flat_map(|(number, games)| games.iter().map(move |game| (number, game)));
    let lines = lines.filter(|(_, game)| game.is_over());
    let lines = lines.map(|(number, game)| (number, game.player(), of(game.frames())));
    lines.reduce(|best, other| if other.2 > best.2 { other } else { best })
}
