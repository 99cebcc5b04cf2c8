//! The highlights of the night under the cursor.

use ratatui::text::{Line, Span};

use crate::app::ReplayScreen;
use crate::domain::{Frames, Player};
use crate::night::Night;
use crate::report::columns::{left, widest};
use crate::ui::Look;

/// The high game, the most strikes in a row, and the number of corrections that count.
pub(super) fn lines(replay: &ReplayScreen, look: &Look) -> Vec<Line<'static>> {
    let language = look.language;
    let high = first_most(&replay.night, |frames| frames.scores().total());
    let high = high.map(|(number, score, players)| language.high_of_night(&players, score, number));
    let string = first_most(&replay.night, |frames| frames.longest_string().into());
    let string = string.filter(|(_, strikes, _)| *strikes > 1);
    let string = string
        .map(|(number, strikes, players)| language.strikes_of_night(&players, strikes, number));
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

/// The first game with the highest count in a complete line, and all players who had it there.
fn first_most(night: &Night, of: impl Fn(&Frames) -> u16) -> Option<(usize, u16, Vec<Player>)> {
    let games = (1..).zip(night.games());
    let bests = games.filter_map(|(number, games)| {
        let lines = games.iter().filter(|line| line.is_over());
        let lines: Vec<_> = lines
            .map(|line| (line.player(), of(line.frames())))
            .collect();
        let most = lines.iter().map(|(_, count)| *count).max()?;
        let holders = lines.iter().filter(|(_, count)| *count == most);
        Some((number, most, holders.map(|(player, _)| *player).collect()))
    });
    bests.reduce(|best, other| if other.1 > best.1 { other } else { best })
}
