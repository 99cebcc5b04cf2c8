//! A night as text: its date, the board of each game as in the documents, oldest first, under its
//! number, with the places and the winner below; and finally the result of the night.

use super::Row;
use crate::archive::plain;
use crate::report::Sheet;
use crate::report::columns::wrapped;
use crate::report::sheet::SheetGame;
use crate::report::text_board::{Board, HEADER};
use crate::text::Language;

pub(super) const ROW: Row = Row {
    name: "text",
    extensions: &["txt", "text"],
    about: "Text boards",
    key: 't',
    words: ["text file", "텍스트 파일"],
};

pub(super) fn page(sheet: &Sheet<'_>, language: Language) -> String {
    let label = language.remark(sheet.header).as_deref().map(plain);
    let when = format!("tenpin {}", sheet.header.date_and_time());
    let title = [when].into_iter().chain(label).collect();
    let title = paragraph(title);
    if sheet.games.is_empty() {
        return format!("{title}{}\n", language.nothing_bowled());
    }
    let games = sheet.games.iter().map(|game| told_game(game, language));
    let night = sheet.result.lines(HEADER.len(), language);
    let night = Some(night).filter(|lines| !lines.is_empty());
    title + &games.collect::<String>() + &night.map(paragraph).unwrap_or_default()
}

fn told_game(game: &SheetGame<'_>, language: Language) -> String {
    let (title, board) = (game.title(language), Board(game.games));
    let places = game.standings.iter();
    let places = places.map(|own| language.place_in(game.games, own));
    let places = wrapped(places, "  ", HEADER.len());
    let winner = game.winner(language);
    let winner = winner.map(|words| wrapped(words.split(' '), " ", HEADER.len()));
    let below = places.into_iter().chain(winner.into_iter().flatten());
    format!("{title}\n{board}{}", paragraph(below.collect()))
}

/// Lines followed by a blank one.
fn paragraph(lines: Vec<String>) -> String {
    lines
        .into_iter()
        .map(|line| line + "\n")
        .collect::<String>()
        + "\n"
}
