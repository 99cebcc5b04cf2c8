//! A night as text: the board of each game as in the documents, oldest first, under its number.

use super::Row;
use crate::report::text_board::Board;
use crate::report::{Sheet, escape};
use crate::text::Language;

pub(super) const ROW: Row = Row {
    name: "text",
    extensions: &["txt", "text"],
    about: "Text boards",
    key: 't',
    words: ["text file", "글 파일"],
};

pub(super) fn page(sheet: &Sheet<'_>, language: Language) -> String {
    let label = sheet.header.label.as_deref().map(escape::terminal);
    let label = label.map_or_else(String::new, |label| format!("{label}\n\n"));
    if sheet.games.is_empty() {
        return format!("{label}{}\n", language.nothing_bowled());
    }
    let games = sheet.games.iter();
    let boards =
        games.map(|game| format!("{}\n{}\n", language.game(game.number), Board(game.games)));
    label + &boards.collect::<String>()
}
