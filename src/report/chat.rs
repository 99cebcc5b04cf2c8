//! A night in a few lines for a chat.

use super::Sheet;
use super::sheet::SheetGame;
use crate::domain::Standing;
use crate::text::Language;

/// Longer messages are not read in a chat.
const MOST_LINES: usize = 6;

/// The date, the places of the latest games, and the result of the night.
pub fn chat_result(sheet: &Sheet<'_>, language: Language) -> String {
    let night = sheet.result.lines(usize::MAX, language);
    let room = MOST_LINES.saturating_sub(1 + night.len());
    let earlier = sheet.games.len().saturating_sub(room);
    lines(sheet, sheet.games.iter().skip(earlier), language)
}

/// The same with only the latest game: a QR code has little room.
pub fn code_result(sheet: &Sheet<'_>, language: Language) -> String {
    lines(sheet, sheet.games.last(), language)
}

fn lines<'sheet>(
    sheet: &'sheet Sheet<'sheet>,
    games: impl IntoIterator<Item = &'sheet SheetGame<'sheet>>,
    language: Language,
) -> String {
    let header = sheet.header;
    let label = language.remark(header).unwrap_or_default();
    let title = format!("tenpin {} {} {label}", header.date(), header.time());
    let places = games.into_iter().map(|game| places(game, language));
    let night = sheet.result.lines(usize::MAX, language);
    let lines = [title.trim().to_owned()]
        .into_iter()
        .chain(places)
        .chain(night);
    lines.map(|line| line + "\n").collect()
}

/// `game 2: 1. PJS 187, 2. LEE 164`
fn places(game: &SheetGame<'_>, language: Language) -> String {
    let place = |standing: &Standing<'_>| {
        let (place, player) = (standing.place(), standing.game().player());
        format!("{place}. {player} {}", standing.score())
    };
    let places: Vec<_> = game.standings.iter().map(place).collect();
    format!("{}: {}", game.title(language), places.join(", "))
}
